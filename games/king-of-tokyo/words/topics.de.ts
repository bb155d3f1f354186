import type { TopicWords } from './words.ts';

export const topics: TopicWords = {
  turn: {
    name: 'Der Zug',
    text: 'Du würfelst und würfelst nach, wertest die Würfel aus und kaufst Karten, wenn du magst. Dann endet dein Zug. Beginnst du ihn in Tokyo, erhältst du vor dem Würfeln 2 Ruhmpunkte.',
  },
  dice: {
    name: 'Würfel',
    text: 'Du wirfst sechs Würfel und darfst zweimal nachwürfeln, auch mit schon zurückgelegten Würfeln. Ausgewertet werden erst Zahlen, dann Energie, Herzen, Krallen. Ein Drilling bringt so viele Ruhmpunkte wie seine Zahl, jeder weitere gleiche Würfel 1 mehr.',
  },
  hearts: {
    name: 'Herzen',
    text: 'Du beginnst mit 10 Herzen. Mehr kannst du nicht haben, außer mit einer Karte, die 12 erlaubt. Draußen heilt jedes gewürfelte Herz 1 oder entfernt einen Gift- oder Schrumpfchip. In Tokyo nützen dir gewürfelte Herzen nichts, Karten heilen dich aber auch dort. Mit 0 Herzen scheidest du aus.',
  },
  stars: {
    name: 'Ruhmpunkte',
    text: 'Drei Einsen bringen 1 Ruhmpunkt, drei Zweien 2, drei Dreien 3, jede weitere davon 1 mehr. Der Einzug in Tokyo bringt 1, ein Zug, der dort beginnt, 2. Auch viele Karten bringen Ruhmpunkte. Wer am Ende eines Zuges 20 hat und lebt, gewinnt.',
  },
  energy: {
    name: 'Energie',
    text: 'Jede gewürfelte Energie bringt 1 Energie. Du behältst sie, bis du sie für Karten oder deren Fähigkeiten ausgibst. Energie, die auf einer Karte liegt, kannst du nicht ausgeben.',
  },
  claws: {
    name: 'Krallen',
    text: 'Schon eine einzige Kralle ist ein Angriff. Von draußen triffst du alle Monster in Tokyo, aus Tokyo alle draußen, jedes mit der vollen Zahl der Krallen. Schaden durch Karten und Chips ist kein Angriff.',
  },
  tokyo: {
    name: 'Tokyo',
    text: 'Greifst du von draußen an und in Tokyo ist ein Platz frei, musst du einziehen und erhältst 1 Ruhmpunkt. War Tokyo leer, verletzt das niemanden. Beginnst du einen Zug in Tokyo, erhältst du 2 Ruhmpunkte. Dafür heilen dich gewürfelte Herzen dort nicht, und du bist das Ziel aller Angriffe von draußen.',
  },
  bay: {
    name: 'Tokyo Bay',
    text: 'Mit fünf oder sechs Monstern gibt es einen zweiten Platz in Tokyo, mit denselben Regeln wie Tokyo City. Wer angreift, nimmt Tokyo City, wenn es frei ist oder wird, sonst Tokyo Bay. Sobald weniger als fünf Monster leben, schließt Tokyo Bay für immer, und sein Monster muss hinaus.',
  },
  yielding: {
    name: 'Fliehen',
    text: 'Kostet dich ein Angriff in Tokyo Herzen und du überlebst, darfst du gleich danach fliehen. Der Angreifer muss deinen Platz einnehmen. Wurde aller Schaden verhindert oder kam er von einer Karte oder von Chips, kannst du nicht fliehen.',
  },
  buying: {
    name: 'Karten kaufen',
    text: 'Nach den Würfeln darfst du Karten aus der Auslage kaufen, so viele du bezahlen kannst. Jede wird sofort ersetzt. Für 2 Energie tauschst du alle drei aus. Behalten-Karten bleiben bei dir, Abwerfen-Karten wirken sofort und sind dann weg.',
  },
  counters: {
    name: 'Chips',
    text: 'Jeder Giftchip kostet dich am Ende deines Zuges 1 Herz. Für jeden Schrumpfchip würfelst du mit 1 Würfel weniger. Draußen entfernst du mit einem gewürfelten Herz einen Gift- oder Schrumpfchip. Rauchchips gibst du für Nachwürfe aus. Der Nachahmerchip zeigt, welche Karte kopiert wird.',
  },
  winning: {
    name: 'Gewinnen',
    text: 'Am Ende jedes Zuges gewinnen alle lebenden Monster mit 20 Ruhmpunkten. Auch wer allein übrig ist, gewinnt. Fallen alle zusammen, gewinnt niemand. Hat eine ganze Runde lang niemand Würfel und ändert sich nichts, gewinnt, wer die meisten Ruhmpunkte hat.',
  },
  'short-game': {
    name: 'Das kurze Spiel',
    text: 'Für erste Partien: nur ein Nachwurf in jedem Zug, und Krallen bleiben liegen. Alles andere ist gleich.',
  },
};
