import type { TopicWords } from './words.ts';

export const topics: TopicWords = {
  turn: {
    name: 'Der Zug',
    text: 'Würfle und würfle nach, dann zählen die Würfel, dann kaufst du Karten, wenn du willst, dann endet dein Zug. Beginnst du ihn in Tokyo, erhältst du vor dem Würfeln 2 Sterne.',
  },
  dice: {
    name: 'Würfel',
    text: 'Du wirfst sechs Würfel und darfst mit beliebigen davon zweimal nachwürfeln, auch mit vorher liegen gelassenen. Sie zählen in der Reihenfolge Zahlen, Energie, Herzen, Krallen. Drei gleiche Zahlen bringen so viele Sterne, wie die Zahl sagt, jede weitere gleiche 1 Stern mehr.',
  },
  hearts: {
    name: 'Herzen',
    text: 'Du beginnst mit 10 Herzen und kannst nicht mehr haben, außer eine Karte erlaubt 12. Draußen heilt jedes gewürfelte Herz 1 oder entfernt einen Gift- oder Schrumpfchip; in Tokyo nützen dir gewürfelte Herzen nichts, Karten heilen aber. Mit 0 Herzen scheidest du aus.',
  },
  stars: {
    name: 'Sterne',
    text: 'Drei Einsen bringen 1 Stern, drei Zweien 2, drei Dreien 3, und jede weitere davon 1 mehr. In Tokyo einzuziehen bringt 1, einen Zug dort zu beginnen 2, und viele Karten bringen welche. Wer am Ende eines Zuges 20 hat und lebt, gewinnt.',
  },
  energy: {
    name: 'Energie',
    text: 'Jede gewürfelte Energie bringt 1 Energie, und du behältst sie, bis du sie für Karten oder deren Möglichkeiten ausgibst. Energie, die auf einer Karte liegt, kann man nicht ausgeben.',
  },
  claws: {
    name: 'Krallen',
    text: 'Mindestens eine Kralle ist ein Angriff: von draußen trifft er alle Monster in Tokyo, aus Tokyo alle Monster draußen, jedes mit der vollen Zahl der Krallen. Schaden durch Karten und Chips ist kein Angriff.',
  },
  tokyo: {
    name: 'Tokyo',
    text: 'Wer von draußen angreift, während in Tokyo ein Platz frei ist, muss einziehen und erhält 1 Stern. Ein Zugbeginn in Tokyo bringt 2 Sterne, aber gewürfelte Herzen heilen dort nicht, und alle draußen greifen dich an. War Tokyo leer, verletzt das Einziehen niemanden.',
  },
  bay: {
    name: 'Tokyo Bay',
    text: 'Mit fünf oder sechs Monstern gibt es einen zweiten Platz in Tokyo, mit denselben Wirkungen wie Tokyo City. Ein Angreifer nimmt Tokyo City, wenn es frei ist oder wird, sonst Tokyo Bay. Sobald weniger als fünf Monster übrig sind, schließt Tokyo Bay für immer, und sein Monster geht.',
  },
  yielding: {
    name: 'Fliehen',
    text: 'Kostet dich ein Angriff in Tokyo Herzen und überlebst du, darfst du gleich nach dem Schaden gehen; der Angreifer muss deinen Platz einnehmen. Wurde aller Schaden verhindert oder kam er von einer Karte oder von Chips, kannst du nicht fliehen.',
  },
  buying: {
    name: 'Karten kaufen',
    text: 'Nach den Würfeln darfst du beliebige der drei offenen Karten kaufen, so viele du bezahlen kannst; jede wird sofort ersetzt. Für 2 Energie kannst du alle drei austauschen. Behalten-Karten bleiben bei dir, Sofort-Karten wirken gleich und sind dann weg.',
  },
  counters: {
    name: 'Chips',
    text: 'Jeder Giftchip kostet dich am Ende deines Zuges 1 Herz, jeder Schrumpfchip nimmt dir einen Würfel; draußen entfernt ein gewürfeltes Herz einen davon. Rauchchips gibt man für Nachwürfe aus, und der Nachahmerchip zeigt, welche Karte kopiert wird.',
  },
  winning: {
    name: 'Gewinnen',
    text: 'Am Ende jedes Zuges gewinnt jedes lebende Monster mit 20 Sternen, und auch, wer allein übrig ist. Fallen alle zusammen, gewinnt niemand. Hat eine ganze Runde lang niemand Würfel und ändert sich nichts, gewinnt, wer die meisten Sterne hat.',
  },
  'short-game': {
    name: 'Das kurze Spiel',
    text: 'Für erste Partien: nur ein Nachwurf in jedem Zug, und Krallen bleiben liegen. Alles andere ist gleich.',
  },
};
