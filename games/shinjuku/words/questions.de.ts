import { building, customers, list, outOf, station, toCustomers, ward } from './grammar.de.ts';
import { kinds } from './names.de.ts';
import type { Words } from './words.ts';

export const questions: Words['questions'] = {
  rampage: ({ name, from }) => `${name}, wohin schickst du den Kaiju aus ${outOf(from)}?`,
  flee: ({ name, from, customers: fleeing }) =>
    `${name}, wohin ${fleeing.length === 1 ? 'flieht' : 'fliehen'} ${customers(fleeing)} aus ${ward(from)}?`,
  push: ({ name, from, owner }) =>
    `${name}, wohin weicht ${owner === null ? 'dein CEO' : `der CEO von ${owner}`} dem Kaiju in ${ward(from)} aus?`,
  ceo: ({ name, at }) =>
    at === null
      ? `${name}, in welchem Bezirk beginnt dein CEO?`
      : `${name}, bleibt dein CEO in ${ward(at)}, oder fährt er in einen Bezirk daneben?`,
  action: ({ name, done }) =>
    done === null
      ? `${name}, was ist deine erste Aktion?`
      : `${name}, was ist deine zweite Aktion, nach ${kinds[done]}?`,
  spend: ({ name, kind }) => `${name}, welche drei Karten zahlst du für ${kinds[kind]}?`,
  shop: ({ name, station: at }) => `${name}, was eröffnest du in ${station(at)}?`,
  extend: ({ name, from, to }) =>
    `${name}, zahlst du für ein zweites Stück, das an ${station(from)} – ${station(to)} anschließt?`,
  start: ({ name, ward: of, customers: group }) =>
    `${name}, an welchem Bahnhof von ${ward(of)} ${group.length === 1 ? 'steigt' : 'steigen'} ${customers(group)} ein?`,
  alight: ({ name, station: at, building: there }) => `${name}, wer steigt in ${station(at)} aus (${building(there)})?`,
  ride: ({ name, station: at, customers: group }) =>
    `${name}, deine Bahn ist mit ${toCustomers(group)} in ${station(at)}: wohin?`,
  screens: ({ name }) => `${name}, alles ist gespielt: hebt die Sichtschirme.`,
};

export const waiting: Words['waiting'] = {
  'start-ward': () => 'Karten werden für die ersten vier Bezirke aufgedeckt.',
  'start-customers': ({ ward: of }) => `Die ersten Kunden kommen nach ${ward(of)}.`,
  first: () => 'Das Los entscheidet, wer beginnt.',
  'queue-card': () => 'Eine Karte wird für die Warteschlange aufgedeckt.',
  'queue-customer': () => 'Ein Kunde wird für die Warteschlange gezogen.',
  'arrival-card': () => 'Eine Karte wird aufgedeckt: in ihren Bezirk kommen Kunden.',
  'arrival-customers': ({ ward: of }) => `Ein Kunde wird für ${ward(of)} gezogen.`,
  deal: ({ name }) => `${name} zieht Karten.`,
  over: ({ winners }) => `Die Partie ist vorbei: ${list(winners)} ${winners.length === 1 ? 'hat' : 'haben'} gewonnen.`,
};

export const explanations: Words['explanations'] = {
  rampage:
    'Der Kaiju muss in einen Bezirk nebenan: alle dort fliehen, und keine Bahn darf dort halten oder durchfahren.',
  flee: 'Alle Kunden des Bezirks fliehen zusammen, in einen beliebigen Bezirk daneben.',
  push: 'Kein CEO kann beim Kaiju bleiben, und wer ihn bewegt hat, bestimmt, wohin jeder von ihnen fährt.',
  ceo: 'Karten des Bezirks, in dem dein CEO ist, sind Joker für dich: vor deinen Aktionen darf er einen Bezirk weiterfahren.',
  action:
    'Du hast zwei verschiedene Aktionen: einen Laden eröffnen, Schienen bauen, die Kunden eines Bezirks bewegen, einen Laden aufwerten, oder mit Einkommen Karten ziehen, was deinen Zug beendet.',
  spend: 'Drei beliebige Karten zusammen gelten als eine Karte des Bezirks, den du brauchst.',
  shop: 'Stelle einen Laden aus deinem Vorrat hierher, oder versetze einen eigenen, in der Handelsausgabe wie gedruckt auch ein Kaufhaus; dann sind Karten dieses Bezirks Joker für dich.',
  extend:
    'Ein Schienenstück ist umsonst; ein zweites, das daran anschließt, kostet eine Karte eines Bezirks, den sie berühren, im Prototyp eines Bezirks an einem Ende des ersten.',
  start:
    'Alle Kunden des Bezirks fahren zusammen; passt ein Gebäude am ersten Bahnhof zu einem von ihnen, steigt gleich dort einer aus.',
  alight:
    'An jedem Gebäude, das zu jemandem in der Bahn passt, steigt genau ein Kunde aus, wem auch immer es gehört; du wählst, wer.',
  ride: 'Fahre über Schienen von wem auch immer weiter, an keinen Bahnhof zweimal; wer beim Halten noch in der Bahn sitzt, bleibt in jenem Bezirk, und andere, deren Schienen du benutzt hast, ziehen Karten.',
  screens: 'Jetzt zeigen alle, wen sie gewonnen haben, und die Punkte werden gezählt.',
};
