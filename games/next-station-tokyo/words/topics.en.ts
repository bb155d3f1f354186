import type { TopicWords } from './words.ts';

export const topics: TopicWords = {
  sheet: {
    name: 'The sheet',
    text: 'Everybody draws on a sheet of their own with the same map: 13 districts, stations with symbols, dashed tracks between them, and the green ring. Nothing you draw touches another sheet, and all sheets are open to all.',
  },
  symbols: {
    name: 'Symbols',
    text: 'Every station shows a circle, a square, a triangle or a pentagon. The card of the round says to which symbol you may draw.',
  },
  districts: {
    name: 'Districts',
    text: 'There is 1 central district with 4 inner ones around it, 4 outer ones at the edges and 4 corners with a single station each. A line counts the districts in which it has a station; only outer districts and corners can become hotspots.',
  },
  pencils: {
    name: 'Pencils',
    text: 'Pink, blue, brown and purple have one start station each; for the other pencils it is a station like any other. After each phase every pencil moves one place to the left, so everybody draws each line once.',
  },
  phase: {
    name: 'A phase',
    text: 'A match has 4 phases, and in each of them you draw one line, round by round. A phase ends with the round of the 5th underground card, after 5 to 10 rounds; then the line is scored.',
  },
  cards: {
    name: 'Cards',
    text: 'There are 11 station cards: 6 overground (four symbols, a joker, the switch) and 5 underground (four symbols, a joker). They stay face up through the phase, and all are shuffled again for the next.',
  },
  drawing: {
    name: 'Drawing',
    text: 'In a round you draw one segment along a track, from an end of your line (at first its start) to a station with the symbol that your line has not reached yet, or you pass. A segment may not cross a drawn line or the ring, nor run where a line runs already.',
  },
  switch: {
    name: 'The switch',
    text: 'The switch is turned up together with a second card. In that round your segment may start at any station of your line, which can give it a further end.',
  },
  joker: {
    name: 'The joker',
    text: 'A joker lets you draw to a station with any symbol, and this one segment may be a double track.',
  },
  'double-track': {
    name: 'Double track',
    text: 'With a joker a segment may run beside one other line, the ring too, but never beside its own line. At most two lines share a segment, and both connect to both stations.',
  },
  'line-score': {
    name: 'The score of a line',
    text: 'At the end of its phase a line is worth the number of its districts × the most stations that it has in one of them. Its start counts; a line without a segment is worth 0.',
  },
  interchanges: {
    name: 'Interchanges',
    text: 'A station where two or more lines meet is an interchange, and the ring counts as a line. At the end a station with exactly 3 lines is worth 5 points, with 4 lines 15, with 5 lines 30.',
  },
  hotspots: {
    name: 'Hotspots',
    text: 'A corner with an interchange is a hotspot worth 10 points, an outer district with one is worth 5. Every district counts once, at the end.',
  },
  ring: {
    name: 'The ring',
    text: 'The green ring joins 8 stations around the centre and is drawn from the beginning. It cannot be crossed, only passed through its stations. Each of them without a line of yours costs you 3 points at the end.',
  },
  effects: {
    name: 'Station effects',
    text: 'Each phase turns up a symbol and an effect that belong together. Whenever a card with that symbol comes, also after the switch, you may use the effect in that round; a joker never sets it off.',
  },
  goals: {
    name: 'Goals',
    text: 'Two of five goal cards lie open for everybody. Each that your finished sheet meets is worth 10 points.',
  },
  winning: {
    name: 'The end',
    text: 'After 4 phases add up your lines, hotspots, interchanges and goals, less 3 for each ring station without a line of yours. Most points win; among equals the best single line decides, and if that is equal too, they share.',
  },
  solo: {
    name: 'Alone',
    text: 'Alone you draw with the four pencils in a random order. Each module costs 10 points, and what is left is graded: up to 70, up to 85, up to 100, up to 115, up to 130, and above.',
  },
  'own-pace': {
    name: 'Own pace',
    text: 'With this option nobody waits: the cards of all phases are laid out before the start, everybody turns up the same ones for themselves, and the sheets are compared at the end. You see no further than you have come, and nothing can be taken back.',
  },
  maps: {
    name: 'The maps',
    text: 'Both maps are our own drawings and not the published sheet, with 13 districts and a ring of 8 stations. The first keeps to all that the rulebook says; the second is freer, with 10 stations in its centre. A map is a file, so a hall can play on others too.',
  },
};
