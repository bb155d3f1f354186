import type { Words } from './words.ts';

export const monsters: Words['monsters'] = {
  kasabo: {
    name: 'Kasabo',
    text: 'Ein alter Papierschirm, der lebendig geworden ist, mit einem Auge und einem Bein. Sein Zeichen ist ein Kreis.',
  },
  namazor: {
    name: 'Namazor',
    text: 'Der große Wels unter den Inseln, dessen Schwanz die Erde beben lässt. Sein Zeichen ist ein Quadrat.',
  },
  darumo: { name: 'Darumo', text: 'Ein Stehaufmännchen, das Wünsche erfüllt. Sein Zeichen ist ein Dreieck.' },
  tanugon: {
    name: 'Tanugon',
    text: 'Ein riesiger Marderhund mit einem Blatt auf dem Kopf, ein Meister der Verwandlung. Sein Zeichen ist eine Raute.',
  },
  zemira: {
    name: 'Zemira',
    text: 'Eine Zikade nach siebzehn Jahren unter der Erde, lauter als jede Sirene. Ihr Zeichen ist ein Sechseck.',
  },
  jihanga: { name: 'Jihanga', text: 'Ein Getränkeautomat, der seine Münzen zurückwill. Sein Zeichen ist ein Kreuz.' },
};

export const places: Words['places'] = {
  outside: 'Draußen',
  city: 'Tokyo City',
  bay: 'Tokyo Bay',
  out: 'Ausgeschieden',
};

export const kinds: Words['kinds'] = { keep: 'Behalten-Karte', discard: 'Abwerfen-Karte' };
