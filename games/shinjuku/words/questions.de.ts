import type { Ending } from './ending.ts';
import { building, capital, does, list, station, ward, wardOrBay } from './grammar.de.ts';
import { headsOf, type Party } from './grammar.ts';
import { kinds } from './names.de.ts';
import type { Words } from './words.ts';

/** Whoever is not the reader is called by name. */
const ask = (name: string | null, question: string) => (name === null ? capital(question) : `${name}, ${question}`);

/** „der Kunde fährt“, „die 3 Kunden fahren“: the verb comes first in a question. */
const group = (customers: readonly Party[], one: string, many: string) =>
  headsOf(customers) === 1 ? `${one} der Kunde` : `${many} die ${headsOf(customers)} Kunden`;

const ENDINGS: Readonly<Record<Ending, string>> = {
  last: 'dein letzter Zug',
  perhaps: 'vielleicht dein letzter Zug',
  soon: 'danach kommt die letzte Runde',
};

export const questions: Words['questions'] = {
  rampage: ({ name, from }) => ask(name, `wohin schickst du den Kaiju aus ${wardOrBay(from)}?`),
  flee: ({ name, from, customers }) => ask(name, `wohin ${group(customers, 'flieht', 'fliehen')} aus ${ward(from)}?`),
  push: ({ name, from, owner }) =>
    ask(name, `wohin flieht ${owner === null ? 'dein CEO' : `der CEO von ${owner}`} vor dem Kaiju aus ${ward(from)}?`),
  ceo: ({ name, at }) =>
    ask(
      name,
      at === null
        ? 'in welchem Bezirk beginnt dein CEO? Dessen Karten sind dann deine Joker.'
        : `bleibt dein CEO in ${ward(at)}, oder fährt er in einen Nachbarbezirk?`,
    ),
  action({ name, done, ending }) {
    const question =
      done === null ? 'was ist deine erste Aktion?' : `was ist deine zweite Aktion, nach ${kinds[done]}?`;
    return ask(name, ending === null ? question : `${ENDINGS[ending]}: ${capital(question)}`);
  },
  spend: ({ name, kind }) =>
    ask(name, `welche drei Karten legst du für ${kind === 'track' ? 'die zweite Schiene' : kinds[kind]} ab?`),
  shop: ({ name, station: at }) => ask(name, `was eröffnest du in ${station(at)}?`),
  extend: ({ name, from, to, payable }) =>
    ask(
      name,
      payable
        ? `baust du für 1 Karte eine zweite Schiene im Anschluss an ${station(from)} – ${station(to)}?`
        : `keine deiner Karten passt für eine zweite Schiene im Anschluss an ${station(from)} – ${station(to)}.`,
    ),
  start: ({ name, ward: of, customers }) =>
    ask(name, `an welchem Bahnhof von ${ward(of)} ${group(customers, 'steigt', 'steigen')} ein?`),
  alight: ({ name, station: at, building: there }) =>
    ask(name, `wer steigt in ${station(at)} aus (${building(there)})?`),
  ride: ({ name, station: at, customers }) =>
    // In the dative one customer sounds like many.
    ask(name, `wohin fährt deine Bahn mit ${headsOf(customers)} Kunden von ${station(at)} aus weiter?`),
  screens: ({ name, open }) =>
    ask(
      name,
      `die Partie ist zu Ende: ${open ? 'Zähle die Punkte' : 'Nimm die Sichtschirme weg'} und sieh, wer gewonnen hat.`,
    ),
};

export const waiting: Words['waiting'] = {
  'start-ward': () => 'Für die ersten vier Bezirke werden Karten aufgedeckt.',
  'start-customers': ({ ward: of }) => `Die ersten Kunden kommen nach ${ward(of)}.`,
  first: () => 'Das Los entscheidet, wer beginnt.',
  'queue-card': () => 'Eine Karte kommt in die Warteschlange.',
  'queue-customer': () => 'Ein Kunde kommt in die Warteschlange.',
  'arrival-card': () => 'Eine Karte wird aufgedeckt: In ihren Bezirk kommen Kunden.',
  'arrival-customers': ({ ward: of }) => `Ein Kunde wird für ${ward(of)} gezogen.`,
  deal: ({ who }) => `${does(who, 'zieht', 'ziehst')} Karten.`,
  over({ winners }) {
    if (winners.length === 1) return `Die Partie ist vorbei: ${does(winners[0], 'hat', 'hast')} gewonnen.`;
    return `Die Partie ist vorbei: Den Sieg teilen sich ${list(winners.map(({ name, you }) => (you ? 'du' : name)))}.`;
  },
};

export const explanations: Words['explanations'] = {
  rampage: 'Alle fliehen aus seinem Bezirk. Keine Bahn darf dort halten oder durchfahren.',
  flee: 'Der Kaiju ist da: Alle fliehen zusammen in einen Nachbarbezirk.',
  push: 'Kein CEO bleibt beim Kaiju. Wähle, in welchen Nachbarbezirk dieser CEO flieht.',
  ceo: 'Karten des Bezirks mit deinem CEO sind Joker: Sie gelten für jeden Bezirk.',
  action: 'Du darfst bis zu zwei verschiedene Aktionen machen. Einkommen beendet den Zug.',
  spend: 'Drei Karten zusammen gelten für jeden Bezirk: Gib, was du nicht brauchst.',
  shop: 'Kommt eine Bahn mit Kunden für diesen Laden vorbei, steigt einer bei dir aus.',
  extend: 'Eine zweite Schiene kostet 1 Karte. Nutzen andere sie, ziehst du Karten.',
  start: 'Alle fahren zusammen. An jedem passenden Laden steigt einer aus.',
  alight: 'Wer aussteigt, gehört dem Besitzer des Ladens: an jedem Halt einer.',
  ride: 'Wer übrig ist, bleibt, wo du hältst. Für ihre Schienen ziehen andere Karten.',
  screens: 'Jetzt zeigen alle ihre gewonnenen Kunden. Dann werden die Punkte gezählt.',
};
