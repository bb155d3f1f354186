import type { Rulings } from '../words.ts';

export const rulings: Rulings = {
  'acid-attack': [
    'Without a claw this is damage but no attack: nobody may yield and nobody moves in. If the monster in Tokyo dies of it, its place stays empty.',
    'Nova Breath does not widen the damage done without a claw.',
    'It does nothing in the turn in which you buy it, because the dice have been resolved by then.',
    'Armor Plating cancels the point if it comes alone.',
  ],
  'alien-metabolism': [
    'It works for cards of the display, for the top card of the deck, and for what you buy with Opportunist or Parasitic Tentacles.',
    'Together with a Mimic copy, cards cost you 2 energy less.',
    'Whoever sells you a card through Parasitic Tentacles receives what you really pay.',
  ],
  'alpha-monster': [
    'The star also comes if Tokyo was empty or all damage was prevented.',
    'Acid Attack or Poison Quills without a claw bring no star.',
    'The star comes before the damage.',
  ],
  'apartment-building': ['The stars come at once; then the card goes to the discard pile.'],
  'armor-plating': [
    'All points of one cause count together: 1 claw and Fire Breathing by the same attacker make 2, and nothing is ignored.',
    'Two separate causes of 1 damage in one turn are both ignored. One poison counter is ignored, two are not.',
    'It looks at what Camouflage has left over.',
    'It works by itself and cannot be waived, not even to be allowed to yield.',
    'It does not stop the loss of stars or energy.',
  ],
  'background-dweller': [
    'This also works after your last reroll, and after a Psychic Probe has changed a die.',
    'You may reroll 3s among the dice of your own Camouflage as well.',
  ],
  burrowing: [
    'The extra damage needs at least one claw.',
    'The monster that takes your place suffers the damage before it moves in. If that eliminates it, it does not move in and gets no star.',
    'It does nothing when you are eliminated, displaced, or sent out by the closing of Tokyo Bay, nor when nobody moves in.',
    'If both places are yielded by owners of this card (one of them through Mimic), the attacker suffers two separate points, although it ends in Tokyo City. If you yield Tokyo Bay while Tokyo City is free as well, it suffers one.',
    'An attacker that cannot move in because Tokyo Bay closes suffers nothing.',
  ],
  camouflage: [
    'It works against damage of any kind, by itself, and before Armor Plating looks.',
    'There are as many dice as points of damage, even more than eight. They are not the dice of a turn; only your own Background Dweller may reroll 3s among them.',
    'An attack that is cancelled completely gives no counters and no right to yield.',
    'With a Mimic copy, the second one rolls for the points that the first one left.',
  ],
  'commuter-train': ['The stars come at once; then the card goes to the discard pile.'],
  'complete-destruction': ['It needs at least six dice. With a Mimic copy it scores 9 stars twice.'],
  'corner-store': ['The star comes at once; then the card goes to the discard pile.'],
  'dedicated-news-team': [
    'Cards of the display, the top card of the deck, and purchases through Opportunist or Parasitic Tentacles all count.',
    'Sweeping the display and moving Mimic are no purchases.',
  ],
  'drop-from-high-altitude': [
    'If you are in Tokyo already, in Tokyo City or Tokyo Bay, you stay where you are and gain only the 2 stars.',
    'Those who have to leave do not yield, so Burrowing does nothing.',
  ],
  'eater-of-the-dead': [
    'A monster that comes back through It Has a Child counts too. Several at once count each.',
    'Falling to 0 yourself brings you nothing.',
    'If you reach 0 at the same moment as others, you still score for them; if It Has a Child then revives you, your stars are lost again.',
  ],
  energize: ['With Friend of Children it brings 10.'],
  'energy-hoarder': [
    'It counts after Metamorph, and already in the turn in which you buy it.',
    'With a Mimic copy it scores twice.',
  ],
  'evacuation-orders': ['It can take a monster below 20 stars again before victory is checked at the end of the turn.'],
  'even-bigger': [
    'Gaining the 2 hearts is not healing, so Regeneration adds nothing.',
    'Two of them (with Mimic) do not go beyond 12. What each of them really brought, 0 to 2 hearts, is remembered and lost with it.',
    'Lost in any way, sold, discarded, or because Mimic moved on, the hearts go too. Nothing prevents that, and it can eliminate you.',
    'Sold through Parasitic Tentacles by somebody whom this loss eliminates, the card still goes to the buyer. The price goes back with the energy of the fallen monster, or stays with it if It Has a Child saves it.',
    "This loss is no damage: it does not spoil Herbivore, and it brings nothing for We're Only Making It Stronger.",
    'Revived by It Has a Child, you simply have 10 hearts.',
  ],
  'extra-head': [
    'The die joins the next first roll of one of your turns.',
    'You never roll more than eight dice, not even with two heads and a Mimic copy.',
  ],
  'fire-blast': [
    'Nobody may yield because of it. If the monster in Tokyo City dies of it, nobody takes its place; a monster in Tokyo Bay moves up.',
  ],
  'fire-breathing': [
    'Neighbours are the next monsters alive to your left and right. With two monsters alive, your opponent suffers 1, not 2.',
    'It works once for each cause, your attack, Acid Attack and Poison Quills without a claw, or a damage card you buy, that would hurt at least one other monster before anything is prevented; so not when you move into an empty Tokyo, and not for cards that hurt only you.',
    'The separate point gives no counters and no right to yield. It is suffered together with the damage that caused it, before anybody yields.',
    'Poison counters and the point of Burrowing do not set it off.',
    'With a Mimic copy it is 2 instead of 1. Urbavore does not raise the separate damage.',
  ],
  'freeze-time': [
    'It also counts if you buy the card later in that turn. There is at most one such turn after each turn.',
    'You must still own the card when the turn is over: sold with Metamorph or lost through It Has a Child, it gives nothing.',
    'The missing dice are taken off first, and then the limits of 0 and 8 dice apply.',
    'With Frenzy pending as well, this turn comes first, and the turn from Frenzy has all its dice.',
  ],
  frenzy: [
    'The current turn goes on as usual, its end included.',
    'Whoever is eliminated before gets no extra turn. Each purchase gives one of its own, in the order bought.',
    'Bought through Opportunist, your extra turn follows the current turn and any extra turn of the monster whose turn it is; then play goes on clockwise from there.',
  ],
  'friend-of-children': [
    "All energy dice of a roll are one gain. Energize, Solar Powered, We're Only Making It Stronger, and what others pay you through Healing Ray or Parasitic Tentacles count too.",
    'Energy that comes back from Metamorph or Monster Batteries does not count.',
  ],
  'gas-refinery': [
    'Nobody may yield because of it. If the monster in Tokyo City dies of it, nobody takes its place; a monster in Tokyo Bay moves up.',
  ],
  'giant-brain': ['With a Mimic copy there are two more. In the short game the reroll comes on top as well.'],
  gourmet: ['This happens once each turn, on top of what the 1s bring.'],
  heal: ['With Regeneration it heals 3.'],
  'healing-ray': [
    'You may split your hearts between yourself, your counters (both only outside Tokyo) and others in any way, but nobody is healed beyond its limit.',
    'A patient without energy is healed for free.',
    'It removes no counters from others.',
    'Your own Regeneration gives one patient per turn one more heart, which costs like the others. The Regeneration of the patient adds nothing.',
  ],
  herbivore: [
    'Damage that was prevented completely does not spoil it.',
    'Neither do poison counters, damage that you suffer yourself, or hearts that somebody loses with Even Bigger.',
  ],
  'herd-culler': ['With a Mimic copy you may do it twice. It comes after all rerolls and after any Psychic Probe.'],
  'high-altitude-bombing': ['All may fall together; then nobody wins.'],
  'it-has-a-child': [
    'This card is discarded too. Poison and shrink counters stay; damage beyond 0 is lost.',
    'If an attack in Tokyo did it, the attacker moves in as after an elimination. The number of monsters alive does not change, so Tokyo Bay does not close.',
    'In your own turn you go on with your turn, and an extra turn from Frenzy is kept.',
    'An attacker brought to 0 by Burrowing and revived still moves in and has 1 star.',
  ],
  'jet-fighters': [
    'The damage comes as one piece, and your defences work. Whoever dies of it does not win, not even with 20 stars.',
  ],
  jets: [
    'You decide before the damage, so you escape a deadly attack too, with any point of Fire Breathing in it. You then get no counters.',
    'If you stay, you suffer the full damage and cannot yield to this attack any more.',
    'You may leave even if other cards would have prevented all damage. Against anything that is no attack it does not help.',
  ],
  'made-in-a-lab': [
    'You may do this as often as you like. Buying the card does not refill the display, and nobody may snatch it with Opportunist.',
    'You keep seeing the card while it lies on top; nobody else does. If the deck is empty, the discard pile is shuffled first.',
  ],
  metamorph: [
    'You get the printed cost, whatever you paid. Cards bought in this turn and Metamorph itself may go too.',
    'Counters and energy on the discarded cards are lost. With Even Bigger you lose its hearts.',
    'This is the first thing at the end of a turn.',
  ],
  mimic: [
    'What happens on buying happens for you: Even Bigger brings hearts, Smoke Cloud 3 counters of its own, Monster Batteries a deposit of your own. What is past does not come again: placed at the start of a turn on Urbavore or Monster Batteries, it pays nothing in that start.',
    'If the copied card leaves play, Mimic is blank until you pay 1 energy at the start of a turn to place it again. If the card only changes its owner, Mimic goes on copying it.',
    'When the counter moves on, counters and energy of the old copy are lost, and so are the hearts of Even Bigger.',
    'Where the copied card says to discard this card, Mimic is discarded.',
    'Without a keep card in play it is bought blank. It cannot copy Mimic. Bought or sold it is worth 8 energy; a new owner chooses a card at once and starts afresh.',
    'If somebody has two cards of one name and one of them is copied, the other one leaves play first.',
  ],
  'monster-batteries': [
    'You decide after paying for the card. With nothing on it, it is discarded at once. Extra turns pay too.',
    'Energy on the card cannot be spent. It goes along when the card is sold through Parasitic Tentacles, and is lost with Metamorph.',
    'Friend of Children adds nothing to it.',
  ],
  'national-guard': [
    'The damage comes as one piece, and your defences work. Whoever dies of it does not win, not even with 20 stars.',
  ],
  'nova-breath': [
    'It hits everybody even while you move into an empty Tokyo.',
    'Monsters in Tokyo may yield as usual, also to you in the other place. You do not move then, except up from Tokyo Bay to a Tokyo City that has become free, without a star.',
    'Without a claw it does nothing.',
  ],
  'nuclear-power-plant': ['With Regeneration it heals 4.'],
  omnivore: [
    'The same dice may be part of three of a kind or of Complete Destruction. With a Mimic copy it scores twice.',
  ],
  opportunist: [
    'Each card that replaces one you bought is offered to you too.',
    'With two Opportunists, the one who sits nearer clockwise from the monster whose turn it is chooses first, for each new card, also when the other one has caused it by buying.',
    'You choose after the bought card has taken effect. Your own discounts and Dedicated News Team work. In your own turn it does nothing.',
    'If the monster whose turn it is dies of its own purchase, there is nothing to snatch. If yours kills you, its turn goes on.',
  ],
  'parasitic-tentacles': [
    'Only in your own turn. The price is the printed cost, less your own discount.',
    'Counters and energy on the card come along: Smoke Cloud and Monster Batteries keep what lies on them.',
    'Even Bigger takes its hearts from the seller and brings them to you. With Mimic you choose a new card to copy.',
  ],
  'plot-twist': ['Only your own dice can be turned, after all rerolls.'],
  'poison-quills': [
    'Without a claw this is damage but no attack: nobody may yield and nobody moves in. It is suffered together with that of Acid Attack.',
    'Nova Breath does not widen the damage done without a claw.',
  ],
  'poison-spit': [
    'Only your attack gives counters, one per victim (two with a Mimic copy), not the damage of cards.',
    'Counters stay when this card leaves play, and when It Has a Child revives their bearer.',
    'All poison counters of a monster are one damage, the last thing in its turn. Nobody counts as its cause.',
  ],
  'psychic-probe': [
    'You choose any one die, also one that was kept. It happens before the other monster can turn dice with its cards. An extra turn is a new turn.',
    'With several probes, their owners decide clockwise from the monster whose turn it is.',
    'If a heart discards the card, a Mimic copy of it is blank.',
  ],
  'rapid-healing': [
    'You may use it in your own turn whenever you decide about dice, rolled hearts, buying or discarding, and in any turn before you suffer damage, before Vast Storm or Healing Ray takes your energy, and before this card or Even Bigger is bought away from you.',
    'If your Mimic copies Even Bigger, you may also heal before the copied card is discarded with Metamorph; but not when its owner falls.',
    'It comes too late once you have 0 hearts, and it does not heal beyond your limit. Regeneration adds 1 each time.',
  ],
  regeneration: [
    'All hearts of a roll that you use to heal yourself are one healing. Heal, Nuclear Power Plant and each Rapid Healing are one each.',
    'It adds nothing to removing counters, to Even Bigger, or when another monster heals you.',
  ],
  'rooting-for-the-underdog': ['If others have as few, you gain nothing. With a Mimic copy you gain 2 stars.'],
  'shrink-ray': [
    'Only your attack gives counters, one per victim (two with a Mimic copy), not the damage of cards.',
    'The number of dice is fixed at the first roll, so a counter removed helps from the next turn on. Enough counters leave no die at all.',
    'Counters stay when this card leaves play, and when It Has a Child revives their bearer.',
  ],
  skyscraper: ['The stars come at once; then the card goes to the discard pile.'],
  'smoke-cloud': ['A Mimic copy has 3 counters of its own. Bought through Parasitic Tentacles it keeps those it has.'],
  'solar-powered': [
    'It works already in the turn in which you buy it, and looks after Metamorph. Energy lying on cards does not count.',
  ],
  'spiked-tail': ['Without a claw there is no attack, and it does nothing.'],
  stretchy: ['The same die may be turned again. Energy rolled in this turn is not there yet.'],
  tanks: [
    'The damage comes as one piece, and your defences work. Whoever dies of it does not win, not even with 20 stars.',
  ],
  telepath: ['Energy rolled in this turn is not there yet. In the short game claws stay where they are.'],
  urbavore: [
    'The damage is raised for your attack, for Acid Attack and Poison Quills without a claw, and for damage cards that you buy, but not for what you suffer yourself.',
    'In the turn in which you move in you were outside during the attack, so it is not raised.',
  ],
  'vast-storm': ['Energy lying on cards is safe. Whoever has Rapid Healing may use it before.'],
  'we-re-only-making-it-stronger': ['Only hearts that you really lose count. Those lost with Even Bigger do not.'],
  wings: [
    'You decide when you have seen the dice, before the hearts are lost. One payment is enough for the whole turn: later cards, Burrowing and your own poison included.',
    'You cannot yield to an attack that was cancelled this way.',
    'It also helps against a card that you buy yourself, such as Tanks, but not against losing stars, energy, or the hearts of Even Bigger.',
  ],
};
