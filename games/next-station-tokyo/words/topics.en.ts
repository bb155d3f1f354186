import type { TopicWords } from './words.ts';

export const topics: TopicWords = {
  sheet: {
    name: 'The sheet',
    text: 'Everybody draws on a sheet of their own with the same map: 13 districts, stations with symbols, dashed tracks between them, and the green Yamanote Line. Nothing you draw affects another sheet, and everybody may look at all sheets.',
  },
  symbols: {
    name: 'Symbols',
    text: 'Every station shows a circle, a square, a triangle or a pentagon. The card of the round says which symbol you may draw to.',
  },
  districts: {
    name: 'Districts',
    text: 'There is 1 central district with 4 inner ones around it, 4 outer ones at the edges and 4 corners with only 1 station each. A line counts the districts in which it has a station; only outer districts and corners can become hotspots.',
  },
  pencils: {
    name: 'Pencils',
    text: 'Pink, blue, brown and purple have one start station each; for the other pencils it is a station like any other. After each phase every pencil moves one place to the left, so you draw with each pencil once.',
  },
  phase: {
    name: 'A phase',
    text: 'A match has 4 phases, and in each you draw 1 line, round by round. The round with the 5th underground card is the last, so a phase takes 5 to 10 rounds. Then you score the line.',
  },
  cards: {
    name: 'Cards',
    text: 'Of the 11 cards 6 are overground (4 symbols, a joker, the switch) and 5 underground (4 symbols, a joker). They stay face up for the phase; for the next, all are shuffled again.',
  },
  drawing: {
    name: 'Drawing',
    text: 'Each round you draw 1 segment along a dashed track, or pass. It goes from an end of your line (at first its start) to a station with the symbol on the card that this line has not reached yet. It may not cross a drawn line or the Yamanote Line, nor run where a line already runs.',
  },
  switch: {
    name: 'The switch',
    text: 'The switch card is turned over together with a second card. In that round your segment may start at any station of your line. Branching off gives the line another end.',
  },
  joker: {
    name: 'The joker',
    text: 'With a joker you may draw to any symbol, and this one segment may be a double track.',
  },
  'double-track': {
    name: 'Double track',
    text: 'With a joker a segment may run beside another line or the Yamanote Line, but never beside itself. At most 2 lines share a segment, and both of them serve both stations.',
  },
  'line-score': {
    name: 'The score of a line',
    text: 'At the end of the phase, count the districts your line has stations in, and its stations in the district where it has the most. Multiply the two. Its start counts; a line without a segment is worth 0.',
  },
  interchanges: {
    name: 'Interchanges',
    text: 'A station where 2 or more lines meet is an interchange, and the Yamanote Line counts as a line. At the end a station with exactly 3 lines is worth 5 points, with 4 lines 15, with 5 lines 30.',
  },
  hotspots: {
    name: 'Hotspots',
    text: 'A corner with an interchange is a hotspot worth 10 points, an outer district with one is worth 5. Every district counts once, and they score at the end.',
  },
  ring: {
    name: 'The Yamanote Line',
    text: 'The green Yamanote Line joins 8 stations around the centre and is there from the start. You cannot cross it; lines get in and out through its stations. Each of them that none of your lines reaches costs you 3 points at the end.',
  },
  effects: {
    name: 'Station effects',
    text: 'Each phase pairs a symbol with an effect. Whenever a card with that symbol comes up, even after the switch, you may use the effect in that round. A joker never triggers it.',
  },
  goals: {
    name: 'Goals',
    text: '2 goals, drawn from 5, are face up for everybody. Each one that your finished sheet meets is worth 10 points.',
  },
  winning: {
    name: 'The end',
    text: 'After 4 phases, add up your lines, hotspots, interchanges and goals, minus 3 for each Yamanote station you have not reached. Most points wins; ties go to the best single line, otherwise the victory is shared.',
  },
  solo: {
    name: 'Solo',
    text: 'Solo, you use the 4 pencils in a random order. Each module (effects, goals) costs 10 points, and the rest gives your grade: up to 70, up to 85, up to 100, up to 115, up to 130, and above.',
  },
  'own-pace': {
    name: 'Own pace',
    text: 'With this option nobody waits: the cards of all phases are laid out in advance, and everybody turns over the same ones for themselves. You see no further than your own round, nothing can be taken back, and sheets are compared at the end.',
  },
  maps: {
    name: 'The maps',
    text: 'We drew both maps ourselves; neither is the published sheet. Each has 13 districts and a Yamanote Line of 8 stations. The first follows the rulebook in everything; the second is freer, with 10 stations in its centre. You can also play on a map of your own.',
  },
};
