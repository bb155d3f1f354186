/** How to play, in English; its form is what every language has to bring. */
export const en = {
  editions: { base: 'Base game', effects: 'Station effects' },
  cover: 'A sheet with four coloured lines around the green Yamanote Line, and the four pencils that drew them.',

  goal: {
    name: 'Goal',
    title: 'Goal',
    lead: 'Draw **4 metro lines** worth the **most points**.',
    start: 'Everyone has the same map and cards. In each of 4 phases you draw 1 line.',
  },

  round: {
    name: 'A round',
    title: 'A round, in four pictures',
    reveal: {
      name: 'Reveal',
      text: {
        base: 'A card shows the **symbol** for everybody. There are 6 overground and 5 underground cards.',
        effects: 'A card shows the **symbol** for everybody.',
      },
      caption: 'Three cards: a circle and a square, overground, and a triangle, underground.',
    },
    draw: {
      name: 'Draw',
      text: 'Draw **1 segment** from an end of your line, at first its start, to a station with that symbol. Or pass.',
      caption: 'A square: the pink line goes from its start to the next square.',
    },
    wild: {
      name: 'Joker, switch',
      text: '**Joker:** any symbol. **Switch:** branch off at any station of your line; a second card gives the symbol.',
      caption: 'The two jokers and the switch.',
    },
    last: {
      name: 'Stop',
      text: 'The round with the **5th underground card** ends the phase: 5 to 10 rounds.',
      caption: 'Five underground cards.',
    },
  },

  tracks: {
    name: 'Tracks',
    title: 'Along the dashed tracks',
    cross: '**Never cross** a line, not even your own',
    through: 'The **Yamanote Line** surrounds the centre: cross it only at its 8 stations',
    back: '**Never return** to a station of the same line',
    double: '**Double track** only with a joker: at most 2 lines between two stations, counting the Yamanote Line',
    branch: 'A branch adds an end for the rest of the phase.',
  },

  effects: {
    name: 'Effects',
    title: 'Effects',
    when: 'Each phase pairs a symbol with an effect. **Each card with that symbol** lets everyone use it once, in that round; jokers never do.',
    again: '**Switch, Joker:** as on the cards',
    extension: '**Extension:** straight on to the next station, any symbol, no double track',
    double: '**Double station:** the one you reach counts as 2 for this line',
  },

  line: {
    name: 'Line',
    title: 'After each phase',
    score: 'Your line scores its **districts × stations** in the district where it has most. The start counts.',
    pencils: 'Pencils move **one place left**; you use each once.',
    picture: ({ districts, stations, points }: { districts: number; stations: number; points: number }) =>
      `A blue line from west to east: ${districts} districts × ${stations} stations in the centre = ${points} points.`,
  },

  sum: {
    name: 'Points',
    title: 'At the end',
    corner: 'Corner hotspot',
    outer: 'Outer district hotspot',
    missed: 'Each Yamanote station you missed',
    meeting: 'Lines at a station',
    interchange:
      '**Interchange:** 2 or more lines meet, the Yamanote Line included. It makes a corner or outer district a **hotspot**, scored once.',
    goals: '**Goals**, if in play: 2 for everyone, 10 points each.',
    captions: {
      points: ({ points }: { points: number }) => `${points < 0 ? 'minus ' : ''}${Math.abs(points)} points`,
      meeting: '2 lines no points, 3 lines 5 points, 4 lines 15, 5 lines 30.',
    },
  },

  end: {
    name: 'The end',
    title: 'The end',
    winner: '**Most points** win. If tied, the best line decides; then you share.',
    solo: {
      base: '**Solo:** pencils come in random order; 6 grades, up to 70, 85, 100, 115, 130 points and above. Subtract 10 each for station effects and goals.',
      effects: '**Solo:** effects and goals cost 10 points each.',
    },
  },
};

export type HowToWords = typeof en;
export type EditionId = keyof HowToWords['editions'];
