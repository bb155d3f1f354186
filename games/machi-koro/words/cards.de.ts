import type { Words } from './words.ts';

export const cards: Words['cards'] = {
  'wheat-field': {
    name: 'Weizenfeld',
    text: 'Bei jeder 1 bekommst du 1 Münze aus der Bank, egal wer sie gewürfelt hat.',
    short: '1 Münze, egal wer würfelt',
  },
  ranch: {
    name: 'Bauernhof',
    text: 'Bei jeder 2 bekommst du 1 Münze aus der Bank, egal wer sie gewürfelt hat.',
    short: '1 Münze, egal wer würfelt',
  },
  bakery: {
    name: 'Bäckerei',
    text: 'Würfelst du selbst eine 2 oder 3, bekommst du 1 Münze aus der Bank; ist dein Einkaufszentrum aktiv, sind es 2.',
    short: '1 Münze bei deinem Wurf',
  },
  cafe: {
    name: 'Café',
    text: 'Würfelt jemand anderes eine 3, bekommst du von dieser Person 1 Münze; ist dein Einkaufszentrum aktiv, sind es 2. Gezahlt wird vor allem anderen Einkommen. Wer zu wenig hat, gibt alles her; der Rest verfällt.',
    short: 'Wer würfelt, zahlt dir 1',
  },
  'convenience-store': {
    name: 'Mini-Markt',
    text: 'Würfelst du selbst eine 4, bekommst du 3 Münzen aus der Bank; ist dein Einkaufszentrum aktiv, sind es 4.',
    short: '3 Münzen bei deinem Wurf',
  },
  forest: {
    name: 'Wald',
    text: 'Bei jeder 5 bekommst du 1 Münze aus der Bank, egal wer sie gewürfelt hat.',
    short: '1 Münze, egal wer würfelt',
  },
  stadium: {
    name: 'Stadion',
    text: 'Würfelst du selbst eine 6, zahlen dir alle anderen je 2 Münzen; wer weniger hat, gibt alles her. Du darfst nur 1 Stadion besitzen.',
    short: 'Alle zahlen dir 2 Münzen',
  },
  'tv-station': {
    name: 'Fernsehsender',
    text: 'Würfelst du selbst eine 6, bestimmst du, wer dir 5 Münzen zahlt; hat diese Person weniger, gibt sie alles her. Du darfst nur 1 Fernsehsender besitzen.',
    short: 'Wähle, wer dir 5 zahlt',
  },
  'business-center': {
    name: 'Bürohaus',
    text: 'Würfelst du selbst eine 6, darfst du eines deiner Unternehmen gegen ein fremdes tauschen. Niemand kann ablehnen, und Münzen kostet es nicht. Karten mit Turm (violette Karten und Großprojekte) lassen sich nicht tauschen. Du darfst nur 1 Bürohaus besitzen.',
    short: 'Tausche eine Karte',
  },
  'cheese-factory': {
    name: 'Molkerei',
    text: 'Würfelst du selbst eine 7, bekommst du aus der Bank 3 Münzen für jede deiner Karten mit Kuh, also für jeden Bauernhof.',
    short: '3 Münzen je Bauernhof',
  },
  'furniture-factory': {
    name: 'Möbelfabrik',
    text: 'Würfelst du selbst eine 8, bekommst du aus der Bank 3 Münzen für jede deiner Karten mit Zahnrad, also für jeden Wald und jedes Bergwerk.',
    short: '3 Münzen je Zahnradsymbol',
  },
  mine: {
    name: 'Bergwerk',
    text: 'Bei jeder 9 bekommst du 5 Münzen aus der Bank, egal wer sie gewürfelt hat.',
    short: '5 Münzen, egal wer würfelt',
  },
  'family-restaurant': {
    name: 'Familien-Restaurant',
    text: 'Würfelt jemand anderes eine 9 oder 10, bekommst du von dieser Person 2 Münzen; ist dein Einkaufszentrum aktiv, sind es 3. Gezahlt wird vor allem anderen Einkommen. Wer zu wenig hat, gibt alles her; der Rest verfällt.',
    short: 'Wer würfelt, zahlt dir 2',
  },
  'apple-orchard': {
    name: 'Apfelplantage',
    text: 'Bei jeder 10 bekommst du 3 Münzen aus der Bank, egal wer sie gewürfelt hat.',
    short: '3 Münzen, egal wer würfelt',
  },
  'fruit-vegetable-market': {
    name: 'Markthalle',
    text: 'Würfelst du selbst eine 11 oder 12, bekommst du aus der Bank 2 Münzen für jede deiner Karten mit Weizen, also für jede Apfelplantage und jedes Weizenfeld, auch das vom Start.',
    short: '2 Münzen je Weizensymbol',
  },
  'train-station': {
    name: 'Bahnhof',
    text: 'Ab deinem nächsten Zug entscheidest du jedes Mal, ob du mit 1 oder 2 Würfeln würfelst. Bei 2 Würfeln zählt nur die Summe.',
    short: '1 oder 2 Würfel',
  },
  'shopping-mall': {
    name: 'Einkaufszentrum',
    text: 'Ab deinem nächsten Zug bringt jede deiner Karten mit Tasse oder Brot 1 Münze mehr Einkommen. Bei Bäckerei und Mini-Markt zahlt sie die Bank, bei Café und Familien-Restaurant die Person, die gewürfelt hat, soweit ihre Münzen reichen.',
    short: 'Tasse und Brot: +1 Münze',
  },
  'amusement-park': {
    name: 'Freizeitpark',
    text: 'Ab deinem nächsten Zug gilt: Würfelst du mit 2 Würfeln einen Pasch, machst du danach einen vollständigen zweiten Zug. Nach dem Funkturm zählt nur der neue Wurf. Ein Pasch im zweiten Zug bringt nichts mehr.',
    short: 'Pasch: ein zweiter Zug',
  },
  'radio-tower': {
    name: 'Funkturm',
    text: 'Ab deinem nächsten Zug darfst du einmal je Zug noch einmal würfeln, nach deinem Wurf und vor dem Einkommen. Du nimmst gleich viele Würfel, und nur der zweite Wurf zählt.',
    short: 'Einmal je Zug neu würfeln',
  },
};
