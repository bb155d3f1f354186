import type { Words } from './words.ts';

export const cards: Words['cards'] = {
  'acid-attack': {
    name: 'Acid Attack',
    text: 'In each of your turns, when claws are resolved, every monster on the other side (those in Tokyo while you are outside, those outside while you are in Tokyo) takes 1 damage, even if you have no claw. With at least one claw the point is added to your attack.',
    short: '1 more damage, even without a claw',
  },
  'alien-metabolism': {
    name: 'Alien Metabolism',
    text: 'Every card you buy costs you 1 energy less, but never less than 0, wherever you buy it. Replacing the cards on display still costs 2 energy.',
    short: 'Cards cost you 1 energy less',
  },
  'alpha-monster': {
    name: 'Alpha Monster',
    text: 'You gain 1 star in each of your turns in which your final dice show at least one claw, however many claws and victims there are.',
    short: 'Attack: gain 1 star',
  },
  'apartment-building': {
    name: 'Apartment Building',
    text: 'Gain 3 stars.',
    short: 'Gain 3 stars',
  },
  'armor-plating': {
    name: 'Armor Plating',
    text: 'Whenever a single cause would cost you exactly 1 heart, you lose none. Damage of 2 or more hits you in full.',
    short: 'Ignore damage of exactly 1',
  },
  'background-dweller': {
    name: 'Background Dweller',
    text: 'While you roll, you may reroll any of your dice that show a 3, as often as you like, without using up rerolls.',
    short: 'Reroll your 3s as often as you like',
  },
  burrowing: {
    name: 'Burrowing',
    text: 'While you are in Tokyo, your attacks do 1 more damage. When you yield Tokyo, the monster that takes your place takes 1 damage, which is not an attack.',
    short: 'In Tokyo +1 damage; 1 on yielding',
  },
  camouflage: {
    name: 'Camouflage',
    text: 'Whenever you would take damage, you roll one die for each point; every heart cancels one point.',
    short: 'Roll a die per damage: hearts cancel it',
  },
  'commuter-train': {
    name: 'Commuter Train',
    text: 'Gain 2 stars.',
    short: 'Gain 2 stars',
  },
  'complete-destruction': {
    name: 'Complete Destruction',
    text: 'If your final dice show all six faces (1, 2, 3, heart, claw and energy), you gain 9 stars on top of everything those dice do.',
    short: 'All six faces: gain 9 stars',
  },
  'corner-store': {
    name: 'Corner Store',
    text: 'Gain 1 star.',
    short: 'Gain 1 star',
  },
  'dedicated-news-team': {
    name: 'Dedicated News Team',
    text: 'You gain 1 star each time you buy a card of any kind, wherever you buy it. Buying this card itself does not count.',
    short: 'Gain 1 star when you buy a card',
  },
  'drop-from-high-altitude': {
    name: 'Drop from High Altitude',
    text: 'Gain 2 stars. If you are outside Tokyo, all monsters in Tokyo leave it without damage, you move to Tokyo City, and you gain 1 more star for moving in.',
    short: 'Gain 2 stars and take Tokyo City',
  },
  'eater-of-the-dead': {
    name: 'Eater of the Dead',
    text: 'You gain 3 stars each time another monster’s hearts reach 0, whatever the cause and whoever’s turn it is.',
    short: 'Gain 3 stars when a monster falls',
  },
  energize: {
    name: 'Energize',
    text: 'Gain 9 energy.',
    short: 'Gain 9 energy',
  },
  'energy-hoarder': {
    name: 'Energy Hoarder',
    text: 'At the end of your turn you gain 1 star for every full 6 energy you have. Nothing is spent, and energy lying on cards does not count.',
    short: 'End of turn: 1 star per 6 energy',
  },
  'evacuation-orders': {
    name: 'Evacuation Orders',
    text: 'Every other monster loses 5 stars, but not more than it has.',
    short: 'All others lose 5 stars',
  },
  'even-bigger': {
    name: 'Even Bigger',
    text: 'When you buy it you gain 2 hearts, and your limit is 12 hearts instead of 10. If you lose the card, the limit is 10 again and you lose at once the hearts it brought.',
    short: 'Gain 2 hearts, limit 12 hearts',
  },
  'extra-head': {
    name: 'Extra Head',
    text: 'You roll one more die. Two of these cards add up.',
    short: 'Roll one more die',
  },
  'fire-blast': {
    name: 'Fire Blast',
    text: 'Every other monster takes 2 damage, wherever it is. This is not an attack.',
    short: '2 damage to all others',
  },
  'fire-breathing': {
    name: 'Fire Breathing',
    text: 'Each time you deal damage in your turn, your left and right neighbours take 1 more damage, wherever they are. If a neighbour is hit anyway, the point is part of that damage. If not, it is separate damage and not an attack.',
    short: '1 more damage to your neighbours',
  },
  'freeze-time': {
    name: 'Freeze Time',
    text: 'In a turn in which you score three or more 1s, you may take an extra turn right after it, with one die fewer. In a chain of such turns, each has one die fewer than the one before.',
    short: 'Three 1s: extra turn, one die fewer',
  },
  frenzy: {
    name: 'Frenzy',
    text: 'Take a complete extra turn right after this one.',
    short: 'Take an extra turn after this one',
  },
  'friend-of-children': {
    name: 'Friend of Children',
    text: 'Each time you gain energy, you gain 1 more, no matter how much it is.',
    short: 'Gain 1 more each time you gain energy',
  },
  'gas-refinery': {
    name: 'Gas Refinery',
    text: 'Gain 2 stars. Every other monster takes 3 damage, wherever it is. This is not an attack.',
    short: 'Gain 2 stars; 3 damage to all others',
  },
  'giant-brain': {
    name: 'Giant Brain',
    text: 'You have one more reroll in each of your turns.',
    short: 'One more reroll each turn',
  },
  gourmet: {
    name: 'Gourmet',
    text: 'When you score three or more 1s, you gain 2 more stars.',
    short: 'Three 1s: gain 2 more stars',
  },
  heal: {
    name: 'Heal',
    text: 'Heal 2 hearts, in Tokyo too, up to your limit.',
    short: 'Heal 2 hearts',
  },
  'healing-ray': {
    name: 'Healing Ray',
    text: 'You may spend hearts you have rolled on other monsters, wherever you and they are: each heals 1 heart. The patient cannot refuse and pays you 2 energy per heart, or what it has left if that is less.',
    short: 'Heal others: 2 energy a heart for you',
  },
  herbivore: {
    name: 'Herbivore',
    text: 'At the end of your turn you gain 1 star if you have made no other monster lose a heart in it.',
    short: 'Hurt nobody: gain 1 star',
  },
  'herd-culler': {
    name: 'Herd Culler',
    text: 'Once in each of your turns, before the dice are resolved, you may turn one of your dice to 1.',
    short: 'Turn one die to 1 each turn',
  },
  'high-altitude-bombing': {
    name: 'High Altitude Bombing',
    text: 'All monsters, you included, take 3 damage at the same time. This is not an attack.',
    short: '3 damage to everybody, you included',
  },
  'it-has-a-child': {
    name: 'It Has a Child',
    text: 'When your hearts reach 0 you are not eliminated: you discard all your cards, lose all your stars, leave Tokyo, and go on with 10 hearts. You keep your energy.',
    short: 'At 0 hearts you start again',
  },
  'jet-fighters': {
    name: 'Jet Fighters',
    text: 'Gain 5 stars, then take 4 damage.',
    short: 'Gain 5 stars, take 4 damage',
  },
  jets: {
    name: 'Jets',
    text: 'When you are attacked in Tokyo, you may yield before the damage and take none of it. The attacker moves in.',
    short: 'Yield without being hurt',
  },
  'made-in-a-lab': {
    name: 'Made in a Lab',
    text: 'While you buy cards, you may secretly look at the top card of the deck and buy it. If you do not, it stays on top.',
    short: 'Look at the top card, and buy it',
  },
  metamorph: {
    name: 'Metamorph',
    text: 'At the end of your turn, after buying, you may discard any of your keep cards and take their cost in energy from the bank.',
    short: 'End of turn: turn cards into energy',
  },
  mimic: {
    name: 'Mimic',
    text: 'When you buy it, put the mimic counter on any keep card in play, yours or another monster’s: Mimic works as a second copy of that card, as if you had just bought it. At the start of your turn you may pay 1 energy to move the counter to another card.',
    short: 'Copy any keep card in play',
  },
  'monster-batteries': {
    name: 'Monster Batteries',
    text: 'When you buy it, put any amount of your energy on it, and the bank adds as much. At the start of each of your turns take 2 energy from it; when it is empty, discard it.',
    short: 'Double energy now, 2 back each turn',
  },
  'national-guard': {
    name: 'National Guard',
    text: 'Gain 2 stars, then take 2 damage.',
    short: 'Gain 2 stars, take 2 damage',
  },
  'nova-breath': {
    name: 'Nova Breath',
    text: 'Your attacks hit all other monsters, wherever they are.',
    short: 'Your attacks hit everybody else',
  },
  'nuclear-power-plant': {
    name: 'Nuclear Power Plant',
    text: 'Gain 2 stars and heal 3 hearts, in Tokyo too, up to your limit.',
    short: 'Gain 2 stars, heal 3 hearts',
  },
  omnivore: {
    name: 'Omnivore',
    text: 'Once each turn, if your final dice show a 1, a 2 and a 3, you gain 2 stars. The dice still count for everything else.',
    short: '1, 2 and 3: gain 2 stars',
  },
  opportunist: {
    name: 'Opportunist',
    text: 'Whenever a card is newly turned up in another monster’s turn, you may buy it at once, before the monster whose turn it is.',
    short: 'Buy new cards before the others',
  },
  'parasitic-tentacles': {
    name: 'Parasitic Tentacles',
    text: 'While you buy cards, you may also buy keep cards of other monsters. You pay the price to the owner, who cannot refuse.',
    short: 'Buy other monsters’ cards',
  },
  'plot-twist': {
    name: 'Plot Twist',
    text: 'Once, in your turn, before the dice are resolved, you may turn one of your dice to any face. Then discard this card.',
    short: 'Once: turn a die to any face',
  },
  'poison-quills': {
    name: 'Poison Quills',
    text: 'When you score three or more 2s, every monster on the other side (in Tokyo or outside) takes 2 damage. With at least one claw the 2 points are added to your attack.',
    short: 'Three 2s: 2 more damage',
  },
  'poison-spit': {
    name: 'Poison Spit',
    text: 'Every monster that loses a heart to your attack gets a poison counter. A monster takes 1 damage per poison counter at the end of each of its turns; outside Tokyo it may spend a rolled heart to remove one.',
    short: 'Your attacks poison those they hurt',
  },
  'psychic-probe': {
    name: 'Psychic Probe',
    text: 'Once in the turn of each other monster, after its last roll, you may reroll one of its dice. If the new face is a heart, discard this card; the heart counts.',
    short: 'Reroll a die of others’ rolls',
  },
  'rapid-healing': {
    name: 'Rapid Healing',
    text: 'At any time, in Tokyo too, you may pay 2 energy to heal 1 heart, as often as you can pay.',
    short: 'Pay 2 energy: heal 1 heart',
  },
  regeneration: {
    name: 'Regeneration',
    text: 'Each time you heal, you heal 1 heart more.',
    short: 'Heal 1 heart more each time',
  },
  'rooting-for-the-underdog': {
    name: 'Rooting for the Underdog',
    text: 'At the end of every turn, yours or not, you gain 1 star if you alone have the fewest stars of all monsters in play.',
    short: 'Alone with the fewest stars: gain 1',
  },
  'shrink-ray': {
    name: 'Shrink Ray',
    text: 'Every monster that loses a heart to your attack gets a shrink counter. A monster rolls one die fewer per shrink counter; outside Tokyo it may spend a rolled heart to remove one.',
    short: 'Your attacks shrink those they hurt',
  },
  skyscraper: {
    name: 'Skyscraper',
    text: 'Gain 4 stars.',
    short: 'Gain 4 stars',
  },
  'smoke-cloud': {
    name: 'Smoke Cloud',
    text: 'It comes with 3 smoke counters. In your turn you may spend one for one more reroll, several in a turn too. Discard the card with its last counter.',
    short: 'Three more rerolls, whenever you like',
  },
  'solar-powered': {
    name: 'Solar Powered',
    text: 'At the end of your turn you gain 1 energy if you have none.',
    short: 'No energy at the end: gain 1',
  },
  'spiked-tail': {
    name: 'Spiked Tail',
    text: 'Your attacks do 1 more damage to each victim.',
    short: 'Your attacks do 1 more damage',
  },
  stretchy: {
    name: 'Stretchy',
    text: 'In your turn, before the dice are resolved, you may pay 2 energy to turn one of your dice to any face, as often as you can pay.',
    short: 'Pay 2 energy: turn a die to any face',
  },
  tanks: {
    name: 'Tanks',
    text: 'Gain 4 stars, then take 3 damage.',
    short: 'Gain 4 stars, take 3 damage',
  },
  telepath: {
    name: 'Telepath',
    text: 'In your turn you may pay 1 energy for one more reroll, as often as you can pay.',
    short: 'Pay 1 energy: one more reroll',
  },
  urbavore: {
    name: 'Urbavore',
    text: 'When you start your turn in Tokyo, you gain 1 more star. While you are in Tokyo, any damage you deal in your turn is 1 higher for each victim.',
    short: 'In Tokyo +1 star and +1 damage',
  },
  'vast-storm': {
    name: 'Vast Storm',
    text: 'Gain 2 stars. Every other monster loses half of its energy, rounded down.',
    short: 'Gain 2 stars; others lose half energy',
  },
  'we-re-only-making-it-stronger': {
    name: 'We’re Only Making It Stronger',
    text: 'Each time you lose 2 or more hearts to one cause and survive, you gain 1 energy.',
    short: 'Lose 2 hearts or more: gain 1 energy',
  },
  wings: {
    name: 'Wings',
    text: 'Before you take damage you may pay 2 energy: from then on you take no damage until the current turn is over.',
    short: 'Pay 2 energy: no damage this turn',
  },
};
