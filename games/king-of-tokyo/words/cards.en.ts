import type { Words } from './words.ts';

export const cards: Words['cards'] = {
  'acid-attack': {
    name: 'Acid Attack',
    text: 'In each of your turns, when claws are resolved, every monster on the other side (those in Tokyo while you are outside, those outside while you are in Tokyo) suffers 1 damage, even if you have no claw. With at least one claw the point is added to your attack.',
    short: '1 more damage, even without a claw',
    rulings: [
      'Without a claw this is damage but no attack: nobody may yield and nobody moves in. If the monster in Tokyo dies of it, its place stays empty.',
      'Nova Breath does not widen the damage done without a claw.',
      'It does nothing in the turn in which you buy it, because the dice have been resolved by then.',
      'Armor Plating cancels the point if it comes alone.',
    ],
  },
  'alien-metabolism': {
    name: 'Alien Metabolism',
    text: 'Every card you buy costs you 1 energy less, but never less than 0, wherever you buy it. Sweeping the display still costs 2 energy.',
    short: 'Cards cost you 1 energy less',
    rulings: [
      'It works for cards of the display, for the top card of the deck, and for what you buy with Opportunist or Parasitic Tentacles.',
      'Together with a Mimic copy, cards cost you 2 energy less.',
      'Whoever sells you a card through Parasitic Tentacles receives what you really pay.',
    ],
  },
  'alpha-monster': {
    name: 'Alpha Monster',
    text: 'You gain 1 star in each of your turns in which your final dice show at least one claw, however many claws and victims there are.',
    short: 'Attack: gain 1 star',
    rulings: [
      'The star also comes if Tokyo was empty or all damage was prevented.',
      'Acid Attack or Poison Quills without a claw bring no star.',
      'The star comes before the damage.',
    ],
  },
  'apartment-building': {
    name: 'Apartment Building',
    text: 'Gain 3 stars.',
    short: 'Gain 3 stars',
    rulings: ['The stars come at once; then the card goes to the discard pile.'],
  },
  'armor-plating': {
    name: 'Armor Plating',
    text: 'Whenever a single cause would cost you exactly 1 heart, you lose none. Damage of 2 or more is suffered in full.',
    short: 'Ignore damage of exactly 1',
    rulings: [
      'All points of one cause count together: 1 claw and Fire Breathing by the same attacker make 2, and nothing is ignored.',
      'Two separate causes of 1 damage in one turn are both ignored. One poison counter is ignored, two are not.',
      'It looks at what Camouflage has left over.',
      'It works by itself and cannot be waived, not even to be allowed to yield.',
      'It does not stop the loss of stars or energy.',
    ],
  },
  'background-dweller': {
    name: 'Background Dweller',
    text: 'While you roll, you may reroll any of your dice that show a 3, as often as you like, without using up rerolls.',
    short: 'Reroll your 3s as often as you like',
    rulings: [
      'This also works after your last reroll, and after a Psychic Probe has changed a die.',
      'You may reroll 3s among the dice of your own Camouflage as well.',
    ],
  },
  burrowing: {
    name: 'Burrowing',
    text: 'While you are in Tokyo, your attacks do 1 more damage. When you yield Tokyo, the monster that takes your place suffers 1 damage, which is no attack.',
    short: 'In Tokyo +1 damage; 1 on yielding',
    rulings: [
      'The extra damage needs at least one claw.',
      'The monster that takes your place suffers the damage before it moves in. If that eliminates it, it does not move in and gets no star.',
      'It does nothing when you are eliminated, displaced, or sent out by the closing of Tokyo Bay, nor when nobody moves in.',
      'If both places are yielded by owners of this card (one of them through Mimic), the attacker suffers two separate points, although it ends in Tokyo City. If you yield Tokyo Bay while Tokyo City is free as well, it suffers one.',
      'An attacker that cannot move in because Tokyo Bay closes suffers nothing.',
    ],
  },
  camouflage: {
    name: 'Camouflage',
    text: 'Whenever you would suffer damage, one die is rolled for each point; every heart rolled cancels one point.',
    short: 'Roll a die per damage: hearts cancel it',
    rulings: [
      'It works against damage of any kind, by itself, and before Armor Plating looks.',
      'There are as many dice as points of damage, even more than eight. They are not the dice of a turn; only your own Background Dweller may reroll 3s among them.',
      'An attack that is cancelled completely gives no counters and no right to yield.',
      'With a Mimic copy, the second one rolls for the points that the first one left.',
    ],
  },
  'commuter-train': {
    name: 'Commuter Train',
    text: 'Gain 2 stars.',
    short: 'Gain 2 stars',
    rulings: ['The stars come at once; then the card goes to the discard pile.'],
  },
  'complete-destruction': {
    name: 'Complete Destruction',
    text: 'If your final dice show all six faces (1, 2, 3, heart, claw and energy), you gain 9 stars on top of everything those dice do.',
    short: 'All six faces: gain 9 stars',
    rulings: ['It needs at least six dice. With a Mimic copy it scores 9 stars twice.'],
  },
  'corner-store': {
    name: 'Corner Store',
    text: 'Gain 1 star.',
    short: 'Gain 1 star',
    rulings: ['The star comes at once; then the card goes to the discard pile.'],
  },
  'dedicated-news-team': {
    name: 'Dedicated News Team',
    text: 'You gain 1 star each time you buy a card of any kind, wherever you buy it. Buying this card itself does not count.',
    short: 'Gain 1 star when you buy a card',
    rulings: [
      'Cards of the display, the top card of the deck, and purchases through Opportunist or Parasitic Tentacles all count.',
      'Sweeping the display and moving Mimic are no purchases.',
    ],
  },
  'drop-from-high-altitude': {
    name: 'Drop from High Altitude',
    text: 'Gain 2 stars. If you are outside Tokyo, all monsters in Tokyo leave it without damage, you move to Tokyo City, and you gain 1 more star for moving in.',
    short: 'Gain 2 stars and take Tokyo City',
    rulings: [
      'If you are in Tokyo already, in Tokyo City or Tokyo Bay, you stay where you are and gain only the 2 stars.',
      'Those who have to leave do not yield, so Burrowing does nothing.',
    ],
  },
  'eater-of-the-dead': {
    name: 'Eater of the Dead',
    text: "You gain 3 stars each time another monster's hearts reach 0, whatever the cause and whoever's turn it is.",
    short: 'Gain 3 stars when a monster falls',
    rulings: [
      'A monster that comes back through It Has a Child counts too. Several at once count each.',
      'Falling to 0 yourself brings you nothing.',
      'If you reach 0 at the same moment as others, you still score for them; if It Has a Child then revives you, your stars are lost again.',
    ],
  },
  energize: {
    name: 'Energize',
    text: 'Gain 9 energy.',
    short: 'Gain 9 energy',
    rulings: ['With Friend of Children it brings 10.'],
  },
  'energy-hoarder': {
    name: 'Energy Hoarder',
    text: 'At the end of your turn you gain 1 star for every full 6 energy you have. Nothing is spent, and energy lying on cards does not count.',
    short: 'End of turn: 1 star per 6 energy',
    rulings: [
      'It counts after Metamorph, and already in the turn in which you buy it.',
      'With a Mimic copy it scores twice.',
    ],
  },
  'evacuation-orders': {
    name: 'Evacuation Orders',
    text: 'Every other monster loses 5 stars, but not more than it has.',
    short: 'All others lose 5 stars',
    rulings: ['It can take a monster below 20 stars again before victory is checked at the end of the turn.'],
  },
  'even-bigger': {
    name: 'Even Bigger',
    text: 'When you buy it you gain 2 hearts, and your limit is 12 hearts instead of 10. If you lose the card, the limit is 10 again and you lose at once the hearts it brought.',
    short: 'Gain 2 hearts, limit 12 hearts',
    rulings: [
      'Gaining the 2 hearts is not healing, so Regeneration adds nothing.',
      'Two of them (with Mimic) do not go beyond 12. What each of them really brought, 0 to 2 hearts, is remembered and lost with it.',
      'Lost in any way, sold, discarded, or because Mimic moved on, the hearts go too. Nothing prevents that, and it can eliminate you.',
      'Sold through Parasitic Tentacles by somebody whom this loss eliminates, the card still goes to the buyer. The price goes back with the energy of the fallen monster, or stays with it if It Has a Child saves it.',
      "This loss is no damage: it does not spoil Herbivore, and it brings nothing for We're Only Making It Stronger.",
      'Revived by It Has a Child, you simply have 10 hearts.',
    ],
  },
  'extra-head': {
    name: 'Extra Head',
    text: 'You roll one more die. Two of these cards add up.',
    short: 'Roll one more die',
    rulings: [
      'The die joins the next first roll of one of your turns.',
      'You never roll more than eight dice, not even with two heads and a Mimic copy.',
    ],
  },
  'fire-blast': {
    name: 'Fire Blast',
    text: 'Every other monster suffers 2 damage, wherever it is. This is no attack.',
    short: '2 damage to all others',
    rulings: [
      'Nobody may yield because of it. If the monster in Tokyo City dies of it, nobody takes its place; a monster in Tokyo Bay moves up.',
    ],
  },
  'fire-breathing': {
    name: 'Fire Breathing',
    text: 'Each time you deal damage in your turn, your left and right neighbours suffer 1 more damage, wherever they are. For a neighbour who is hit anyway the point is part of that damage; for any other it is separate and no attack.',
    short: '1 more damage to your neighbours',
    rulings: [
      'Neighbours are the next monsters alive to your left and right. With two monsters alive, your opponent suffers 1, not 2.',
      'It works once for each cause, your attack, Acid Attack and Poison Quills without a claw, or a damage card you buy, that would hurt at least one other monster before anything is prevented; so not when you move into an empty Tokyo, and not for cards that hurt only you.',
      'The separate point gives no counters and no right to yield. It is suffered together with the damage that caused it, before anybody yields.',
      'Poison counters and the point of Burrowing do not set it off.',
      'With a Mimic copy it is 2 instead of 1. Urbavore does not raise the separate damage.',
    ],
  },
  'freeze-time': {
    name: 'Freeze Time',
    text: 'In a turn in which you score three or more 1s, you may take an extra turn right after it, with one die fewer. In a chain of such turns, each has one die fewer than the one before.',
    short: 'Three 1s: extra turn, one die fewer',
    rulings: [
      'It also counts if you buy the card later in that turn. There is at most one such turn after each turn.',
      'You must still own the card when the turn is over: sold with Metamorph or lost through It Has a Child, it gives nothing.',
      'The missing dice are taken off first, and then the limits of 0 and 8 dice apply.',
      'With Frenzy pending as well, this turn comes first, and the turn from Frenzy has all its dice.',
    ],
  },
  frenzy: {
    name: 'Frenzy',
    text: 'Take a complete extra turn right after this one.',
    short: 'Take an extra turn after this one',
    rulings: [
      'The current turn goes on as usual, its end included.',
      'Whoever is eliminated before gets no extra turn. Each purchase gives one of its own, in the order bought.',
      'Bought through Opportunist, your extra turn follows the current turn and any extra turn of the monster whose turn it is; then play goes on clockwise from there.',
    ],
  },
  'friend-of-children': {
    name: 'Friend of Children',
    text: 'Each time you gain energy, you gain 1 more, however much it is.',
    short: 'Gain 1 more each time you gain energy',
    rulings: [
      "All energy dice of a roll are one gain. Energize, Solar Powered, We're Only Making It Stronger, and what others pay you through Healing Ray or Parasitic Tentacles count too.",
      'Energy that comes back from Metamorph or Monster Batteries does not count.',
    ],
  },
  'gas-refinery': {
    name: 'Gas Refinery',
    text: 'Gain 2 stars. Every other monster suffers 3 damage, wherever it is. This is no attack.',
    short: 'Gain 2 stars; 3 damage to all others',
    rulings: [
      'Nobody may yield because of it. If the monster in Tokyo City dies of it, nobody takes its place; a monster in Tokyo Bay moves up.',
    ],
  },
  'giant-brain': {
    name: 'Giant Brain',
    text: 'You have one more reroll in each of your turns.',
    short: 'One more reroll each turn',
    rulings: ['With a Mimic copy there are two more. In the short game the reroll comes on top as well.'],
  },
  gourmet: {
    name: 'Gourmet',
    text: 'When you score three or more 1s, you gain 2 more stars.',
    short: 'Three 1s: gain 2 more stars',
    rulings: ['This happens once each turn, on top of what the 1s bring.'],
  },
  heal: {
    name: 'Heal',
    text: 'Heal 2 hearts, in Tokyo too, up to your limit.',
    short: 'Heal 2 hearts',
    rulings: ['With Regeneration it heals 3.'],
  },
  'healing-ray': {
    name: 'Healing Ray',
    text: 'You may spend hearts you have rolled on other monsters, wherever you and they are: each heals 1 heart. The patient cannot refuse and pays you 2 energy per heart, or what it has left if that is less.',
    short: 'Heal others: 2 energy a heart for you',
    rulings: [
      'You may split your hearts between yourself, your counters (both only outside Tokyo) and others in any way, but nobody is healed beyond its limit.',
      'A patient without energy is healed for free.',
      'It removes no counters from others.',
      'Your own Regeneration gives one patient per turn one more heart, which costs like the others. The Regeneration of the patient adds nothing.',
    ],
  },
  herbivore: {
    name: 'Herbivore',
    text: 'At the end of your turn you gain 1 star if you have made no other monster lose a heart in it.',
    short: 'Hurt nobody: gain 1 star',
    rulings: [
      'Damage that was prevented completely does not spoil it.',
      'Neither do poison counters, damage that you suffer yourself, or hearts that somebody loses with Even Bigger.',
    ],
  },
  'herd-culler': {
    name: 'Herd Culler',
    text: 'Once in each of your turns, before the dice are resolved, you may turn one of your dice to 1.',
    short: 'Turn one die to 1 each turn',
    rulings: ['With a Mimic copy you may do it twice. It comes after all rerolls and after any Psychic Probe.'],
  },
  'high-altitude-bombing': {
    name: 'High Altitude Bombing',
    text: 'All monsters, you included, suffer 3 damage at the same time. This is no attack.',
    short: '3 damage to everybody, you included',
    rulings: ['All may fall together; then nobody wins.'],
  },
  'it-has-a-child': {
    name: 'It Has a Child',
    text: 'When your hearts reach 0 you are not out: you discard all your cards, lose all your stars, leave Tokyo, and go on with 10 hearts. You keep your energy.',
    short: 'At 0 hearts you start afresh',
    rulings: [
      'This card is discarded too. Poison and shrink counters stay; damage beyond 0 is lost.',
      'If an attack in Tokyo did it, the attacker moves in as after an elimination. The number of monsters alive does not change, so Tokyo Bay does not close.',
      'In your own turn you go on with your turn, and an extra turn from Frenzy is kept.',
      'An attacker brought to 0 by Burrowing and revived still moves in and has 1 star.',
    ],
  },
  'jet-fighters': {
    name: 'Jet Fighters',
    text: 'Gain 5 stars, then suffer 4 damage.',
    short: 'Gain 5 stars, suffer 4 damage',
    rulings: [
      'The damage comes as one piece, and your defences work. Whoever dies of it does not win, not even with 20 stars.',
    ],
  },
  jets: {
    name: 'Jets',
    text: 'When you are attacked in Tokyo, you may yield before the damage and suffer none of it. The attacker moves in.',
    short: 'Yield without being hurt',
    rulings: [
      'You decide before the damage, so you escape a deadly attack too, with any point of Fire Breathing in it. You then get no counters.',
      'If you stay, you suffer the full damage and cannot yield to this attack any more.',
      'You may leave even if other cards would have prevented all damage. Against anything that is no attack it does not help.',
    ],
  },
  'made-in-a-lab': {
    name: 'Made in a Lab',
    text: 'While you buy cards, you may secretly look at the top card of the deck and buy it. If you do not, it stays on top.',
    short: 'Look at the top card, and buy it',
    rulings: [
      'You may do this as often as you like. Buying the card does not refill the display, and nobody may snatch it with Opportunist.',
      'You keep seeing the card while it lies on top; nobody else does. If the deck is empty, the discard pile is shuffled first.',
    ],
  },
  metamorph: {
    name: 'Metamorph',
    text: 'At the end of your turn, after buying, you may discard any of your keep cards and take their cost in energy from the bank.',
    short: 'End of turn: turn cards into energy',
    rulings: [
      'You get the printed cost, whatever you paid. Cards bought in this turn and Metamorph itself may go too.',
      'Counters and energy on the discarded cards are lost. With Even Bigger you lose its hearts.',
      'This is the first thing at the end of a turn.',
    ],
  },
  mimic: {
    name: 'Mimic',
    text: "When you buy it, put the mimic counter on any keep card in play, yours or another monster's: Mimic works as a second copy of that card, as if you had just bought it. At the start of your turn you may pay 1 energy to move the counter to another card.",
    short: 'Copy any keep card in play',
    rulings: [
      'What happens on buying happens for you: Even Bigger brings hearts, Smoke Cloud 3 counters of its own, Monster Batteries a deposit of your own. What is past does not come again: placed at the start of a turn on Urbavore or Monster Batteries, it pays nothing in that start.',
      'If the copied card leaves play, Mimic is blank until you pay 1 energy at the start of a turn to place it again. If the card only changes its owner, Mimic goes on copying it.',
      'When the counter moves on, counters and energy of the old copy are lost, and so are the hearts of Even Bigger.',
      'Where the copied card says to discard this card, Mimic is discarded.',
      'Without a keep card in play it is bought blank. It cannot copy Mimic. Bought or sold it is worth 8 energy; a new owner chooses a card at once and starts afresh.',
      'If somebody has two cards of one name and one of them is copied, the other one leaves play first.',
    ],
  },
  'monster-batteries': {
    name: 'Monster Batteries',
    text: 'When you buy it, put any amount of your energy on it, and the bank adds as much. At the start of each of your turns take 2 energy from it; when it is empty, discard it.',
    short: 'Double energy now, 2 back each turn',
    rulings: [
      'You decide after paying for the card. With nothing on it, it is discarded at once. Extra turns pay too.',
      'Energy on the card cannot be spent. It goes along when the card is sold through Parasitic Tentacles, and is lost with Metamorph.',
      'Friend of Children adds nothing to it.',
    ],
  },
  'national-guard': {
    name: 'National Guard',
    text: 'Gain 2 stars, then suffer 2 damage.',
    short: 'Gain 2 stars, suffer 2 damage',
    rulings: [
      'The damage comes as one piece, and your defences work. Whoever dies of it does not win, not even with 20 stars.',
    ],
  },
  'nova-breath': {
    name: 'Nova Breath',
    text: 'Your attacks hit all other monsters, wherever they are.',
    short: 'Your attacks hit everybody else',
    rulings: [
      'It hits everybody even while you move into an empty Tokyo.',
      'Monsters in Tokyo may yield as usual, also to you in the other place. You do not move then, except up from Tokyo Bay to a Tokyo City that has become free, without a star.',
      'Without a claw it does nothing.',
    ],
  },
  'nuclear-power-plant': {
    name: 'Nuclear Power Plant',
    text: 'Gain 2 stars and heal 3 hearts, in Tokyo too, up to your limit.',
    short: 'Gain 2 stars, heal 3 hearts',
    rulings: ['With Regeneration it heals 4.'],
  },
  omnivore: {
    name: 'Omnivore',
    text: 'Once each turn, if your final dice show a 1, a 2 and a 3, you gain 2 stars. The dice still count for everything else.',
    short: '1, 2 and 3: gain 2 stars',
    rulings: [
      'The same dice may be part of three of a kind or of Complete Destruction. With a Mimic copy it scores twice.',
    ],
  },
  opportunist: {
    name: 'Opportunist',
    text: "Whenever a card is newly turned up in another monster's turn, you may buy it at once, before the monster whose turn it is.",
    short: 'Buy new cards before the others',
    rulings: [
      'Each card that replaces one you bought is offered to you too.',
      'With two Opportunists, the one who sits nearer clockwise from the monster whose turn it is chooses first, for each new card, also when the other one has caused it by buying.',
      'You choose after the bought card has taken effect. Your own discounts and Dedicated News Team work. In your own turn it does nothing.',
      'If the monster whose turn it is dies of its own purchase, there is nothing to snatch. If yours kills you, its turn goes on.',
    ],
  },
  'parasitic-tentacles': {
    name: 'Parasitic Tentacles',
    text: 'While you buy cards, you may also buy keep cards of other monsters. You pay the price to the owner, who cannot refuse.',
    short: "Buy other monsters' cards",
    rulings: [
      'Only in your own turn. The price is the printed cost, less your own discount.',
      'Counters and energy on the card come along: Smoke Cloud and Monster Batteries keep what lies on them.',
      'Even Bigger takes its hearts from the seller and brings them to you. With Mimic you choose a new card to copy.',
    ],
  },
  'plot-twist': {
    name: 'Plot Twist',
    text: 'Once, in your turn, before the dice are resolved, you may turn one of your dice to any face. Then discard this card.',
    short: 'Once: turn a die to any face',
    rulings: ['Only your own dice can be turned, after all rerolls.'],
  },
  'poison-quills': {
    name: 'Poison Quills',
    text: 'When you score three or more 2s, every monster on the other side (in Tokyo or outside) suffers 2 damage. With at least one claw the 2 points are added to your attack.',
    short: 'Three 2s: 2 more damage',
    rulings: [
      'Without a claw this is damage but no attack: nobody may yield and nobody moves in. It is suffered together with that of Acid Attack.',
      'Nova Breath does not widen the damage done without a claw.',
    ],
  },
  'poison-spit': {
    name: 'Poison Spit',
    text: 'Every monster that loses a heart to your attack gets a poison counter. A monster suffers 1 damage per poison counter at the end of each of its turns; outside Tokyo it may spend a rolled heart to remove one.',
    short: 'Your attacks poison those they hurt',
    rulings: [
      'Only your attack gives counters, one per victim (two with a Mimic copy), not the damage of cards.',
      'Counters stay when this card leaves play, and when It Has a Child revives their bearer.',
      'All poison counters of a monster are one damage, the last thing in its turn. Nobody counts as its cause.',
    ],
  },
  'psychic-probe': {
    name: 'Psychic Probe',
    text: 'Once in the turn of each other monster, after its last roll, you may reroll one of its dice. If the new face is a heart, discard this card; the heart counts.',
    short: "Reroll a die of others' rolls",
    rulings: [
      'You choose any one die, also one that was kept. It happens before the other monster can turn dice with its cards. An extra turn is a new turn.',
      'With several probes, their owners decide clockwise from the monster whose turn it is.',
      'If a heart discards the card, a Mimic copy of it is blank.',
    ],
  },
  'rapid-healing': {
    name: 'Rapid Healing',
    text: 'At any time, in Tokyo too, you may pay 2 energy to heal 1 heart, as often as you can pay.',
    short: 'Pay 2 energy: heal 1 heart',
    rulings: [
      'You may use it in your own turn whenever you decide about dice, rolled hearts, buying or discarding, and in any turn before you suffer damage, before Vast Storm or Healing Ray takes your energy, and before this card or Even Bigger is bought away from you.',
      'If your Mimic copies Even Bigger, you may also heal before the copied card is discarded with Metamorph; but not when its owner falls.',
      'It comes too late once you have 0 hearts, and it does not heal beyond your limit. Regeneration adds 1 each time.',
    ],
  },
  regeneration: {
    name: 'Regeneration',
    text: 'Each time you heal, you heal 1 heart more.',
    short: 'Heal 1 heart more each time',
    rulings: [
      'All hearts of a roll that you use to heal yourself are one healing. Heal, Nuclear Power Plant and each Rapid Healing are one each.',
      'It adds nothing to removing counters, to Even Bigger, or when another monster heals you.',
    ],
  },
  'rooting-for-the-underdog': {
    name: 'Rooting for the Underdog',
    text: 'At the end of every turn, yours or not, you gain 1 star if you alone have the fewest stars of all monsters in play.',
    short: 'Alone with the fewest stars: gain 1',
    rulings: ['If others have as few, you gain nothing. With a Mimic copy you gain 2 stars.'],
  },
  'shrink-ray': {
    name: 'Shrink Ray',
    text: 'Every monster that loses a heart to your attack gets a shrink counter. A monster rolls one die fewer per shrink counter; outside Tokyo it may spend a rolled heart to remove one.',
    short: 'Your attacks shrink those they hurt',
    rulings: [
      'Only your attack gives counters, one per victim (two with a Mimic copy), not the damage of cards.',
      'The number of dice is fixed at the first roll, so a counter removed helps from the next turn on. Enough counters leave no die at all.',
      'Counters stay when this card leaves play, and when It Has a Child revives their bearer.',
    ],
  },
  skyscraper: {
    name: 'Skyscraper',
    text: 'Gain 4 stars.',
    short: 'Gain 4 stars',
    rulings: ['The stars come at once; then the card goes to the discard pile.'],
  },
  'smoke-cloud': {
    name: 'Smoke Cloud',
    text: 'It comes with 3 smoke counters. In your turn you may spend one for one more reroll, several in a turn too. Discard the card with its last counter.',
    short: 'Three more rerolls, whenever you like',
    rulings: ['A Mimic copy has 3 counters of its own. Bought through Parasitic Tentacles it keeps those it has.'],
  },
  'solar-powered': {
    name: 'Solar Powered',
    text: 'At the end of your turn you gain 1 energy if you have none.',
    short: 'No energy at the end: gain 1',
    rulings: [
      'It works already in the turn in which you buy it, and looks after Metamorph. Energy lying on cards does not count.',
    ],
  },
  'spiked-tail': {
    name: 'Spiked Tail',
    text: 'Your attacks do 1 more damage to each victim.',
    short: 'Your attacks do 1 more damage',
    rulings: ['Without a claw there is no attack, and it does nothing.'],
  },
  stretchy: {
    name: 'Stretchy',
    text: 'In your turn, before the dice are resolved, you may pay 2 energy to turn one of your dice to any face, as often as you can pay.',
    short: 'Pay 2 energy: turn a die to any face',
    rulings: ['The same die may be turned again. Energy rolled in this turn is not there yet.'],
  },
  tanks: {
    name: 'Tanks',
    text: 'Gain 4 stars, then suffer 3 damage.',
    short: 'Gain 4 stars, suffer 3 damage',
    rulings: [
      'The damage comes as one piece, and your defences work. Whoever dies of it does not win, not even with 20 stars.',
    ],
  },
  telepath: {
    name: 'Telepath',
    text: 'In your turn you may pay 1 energy for one more reroll, as often as you can pay.',
    short: 'Pay 1 energy: one more reroll',
    rulings: ['Energy rolled in this turn is not there yet. In the short game claws stay where they are.'],
  },
  urbavore: {
    name: 'Urbavore',
    text: 'When you start your turn in Tokyo, you gain 1 more star. While you are in Tokyo, any damage you deal in your turn is 1 higher for each victim.',
    short: 'In Tokyo +1 star and +1 damage',
    rulings: [
      'The damage is raised for your attack, for Acid Attack and Poison Quills without a claw, and for damage cards that you buy, but not for what you suffer yourself.',
      'In the turn in which you move in you were outside during the attack, so it is not raised.',
    ],
  },
  'vast-storm': {
    name: 'Vast Storm',
    text: 'Gain 2 stars. Every other monster loses half of its energy, rounded down.',
    short: 'Gain 2 stars; others lose half energy',
    rulings: ['Energy lying on cards is safe. Whoever has Rapid Healing may use it before.'],
  },
  'we-re-only-making-it-stronger': {
    name: "We're Only Making It Stronger",
    text: 'Each time you lose 2 or more hearts to one cause and survive, you gain 1 energy.',
    short: 'Lose 2 hearts or more: gain 1 energy',
    rulings: ['Only hearts that you really lose count. Those lost with Even Bigger do not.'],
  },
  wings: {
    name: 'Wings',
    text: 'Before you suffer damage you may pay 2 energy: from then on, nothing hurts you until the running turn is over.',
    short: 'Pay 2 energy: no damage this turn',
    rulings: [
      'You decide when you have seen the dice, before the hearts are lost. One payment is enough for the whole turn: later cards, Burrowing and your own poison included.',
      'You cannot yield to an attack that was cancelled this way.',
      'It also helps against a card that you buy yourself, such as Tanks, but not against losing stars, energy, or the hearts of Even Bigger.',
    ],
  },
};
