import type { AgreeingWords } from './en.ts';
import { joinWith } from './join.ts';

export const de: AgreeingWords = {
  goBack: 'Zurückgehen …',
  pause: 'Pause',
  end: 'Partie beenden …',
  back: {
    title: 'Zu welcher Entscheidung zurück?',
    alone:
      'Ab dort entscheidest du neu, und es wird neu gewürfelt und gezogen. Die Partie zählt nicht mehr für deine Spielstärke.',
    others: 'Alle, die mitspielen, werden gefragt. Ab dort wird neu gewürfelt und gezogen.',
    together: 'Nur wenn ihr alle einverstanden seid. Ab dort wird neu gewürfelt und gezogen.',
    none: 'Noch hat niemand etwas entschieden.',
    before: 'Vor dem ersten Zug',
    turn: ({ number, name }) => (name === null ? `Zug ${number}` : `Zug ${number}, ${name}`),
  },
  ending: {
    alone: 'Die Partie endet hier, und niemand gewinnt.',
    others: 'Alle, die mitspielen, werden gefragt. Sind alle einverstanden, endet die Partie, und niemand gewinnt.',
    together: 'Nur wenn ihr alle einverstanden seid. Die Partie endet hier, und niemand gewinnt.',
    end: 'Beenden',
    ask: 'Alle fragen',
  },
  proposes: {
    rewind: ({ name, decision }) =>
      decision === null
        ? `${name} möchte zu einer früheren Entscheidung zurück.`
        : `${name} möchte davor zurück: ${decision}`,
    pause: ({ name }) => `${name} möchte eine Pause machen.`,
    resume: ({ name }) => `${name} möchte weiterspielen.`,
    end: ({ name }) => `${name} möchte die Partie beenden, ohne dass jemand gewinnt.`,
  },
  waits: {
    rewind: ({ names }) => `Zurückgehen? Warten auf ${joinWith('de', names)}.`,
    pause: ({ names }) => `Pause? Warten auf ${joinWith('de', names)}.`,
    resume: ({ names }) => `Weiterspielen? Warten auf ${joinWith('de', names)}.`,
    end: ({ names }) => `Partie beenden? Warten auf ${joinWith('de', names)}.`,
  },
  notCounted: 'Zurück zu deiner letzten Entscheidung. Die Partie zählt nicht mehr für deine Spielstärke.',
  refusals: {
    proposed: 'Es ist schon etwas anderes vorgeschlagen. Antworte erst darauf.',
    'not-proposed': 'Dieser Vorschlag gilt nicht mehr.',
    'nobody-agrees': 'Die anderen sind nicht da. Warte, bis jemand zurück ist.',
  },
  agree: 'Einverstanden',
  decline: 'Nein',
  takeBack: 'Zurücknehmen',
  declined: ({ name }) => `${name} ist nicht einverstanden.`,
};
