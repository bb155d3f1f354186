import type { Rulings } from '../words.ts';

export const rulings: Rulings = {
  'acid-attack': [
    'Without a claw this is damage but not an attack: nobody may yield and nobody moves in. If this kills the monster in Tokyo, its place stays empty.',
    'With Nova Breath, damage dealt without a claw still hits only the other side.',
    'It does nothing in the turn in which you buy it, because the dice have been resolved by then.',
    'Armor Plating cancels the point if it comes alone.',
  ],
  'alien-metabolism': [
    'It works for cards of the display, for the top card of the deck, and for what you buy with Opportunist or Parasitic Tentacles.',
    'Together with a Mimic copy, cards cost you 2 energy less.',
    'A monster that sells you a card through Parasitic Tentacles gets what you actually pay.',
  ],
  'alpha-monster': [
    'You also gain the star if Tokyo was empty or all damage was prevented.',
    'Acid Attack and Poison Quills without a claw bring no star.',
    'You gain the star before the damage is dealt.',
  ],
  'apartment-building': ['You gain the stars at once; then the card goes to the discard pile.'],
  'armor-plating': [
    'All points of one cause count together: 1 claw and Fire Breathing by the same attacker make 2, and nothing is ignored.',
    'Two separate causes of 1 damage in one turn are both ignored. One poison counter is ignored, two are not.',
    'What counts is the damage left after Camouflage.',
    'It always applies: you cannot choose to take the damage, not even to be allowed to yield.',
    'It does not stop the loss of stars or energy.',
  ],
  'background-dweller': [
    'This also works after your last reroll, and after a Psychic Probe has changed a die.',
    'You may reroll 3s among the dice of your own Camouflage as well.',
  ],
  burrowing: [
    'The extra damage needs at least one claw.',
    'The monster that takes your place takes the damage before it moves in. If that eliminates it, it does not move in and gets no star.',
    'It does nothing when you are eliminated, displaced, or sent out by the closing of Tokyo Bay, nor when nobody moves in.',
    'If both places are yielded by owners of this card (one of them through Mimic), the attacker takes 1 damage twice, separately, although it ends up in Tokyo City. If you yield Tokyo Bay while Tokyo City is free as well, it takes 1.',
    'An attacker that cannot move in because Tokyo Bay closes takes no damage.',
  ],
  camouflage: [
    'It works against damage of any kind, automatically, and before Armor Plating.',
    'You roll as many dice as there are points of damage, even more than eight. They are not the dice of a turn; only with your own Background Dweller may you reroll 3s among them.',
    'An attack that is cancelled completely gives no counters and no right to yield.',
    'With a Mimic copy you roll again for the points that are left after the first roll.',
  ],
  'commuter-train': ['You gain the stars at once; then the card goes to the discard pile.'],
  'complete-destruction': ['It needs at least six dice. With a Mimic copy it scores 9 stars twice.'],
  'corner-store': ['You gain the star at once; then the card goes to the discard pile.'],
  'dedicated-news-team': [
    'Cards of the display, the top card of the deck, and purchases through Opportunist or Parasitic Tentacles all count.',
    'Replacing the cards on display and moving Mimic do not count as purchases.',
  ],
  'drop-from-high-altitude': [
    'If you are in Tokyo already, in Tokyo City or Tokyo Bay, you stay where you are and gain only the 2 stars.',
    'Those who have to leave do not yield, so Burrowing does nothing.',
  ],
  'eater-of-the-dead': [
    'A monster that comes back through It Has a Child counts too. If several fall at once, each of them counts.',
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
    'Two of them (with Mimic) do not go beyond 12. What each of them actually brought, 0 to 2 hearts, is remembered and lost with it.',
    'However you lose the card, sold, discarded or because Mimic moves on, the hearts go too. Nothing prevents that, and it can eliminate you.',
    'If selling it through Parasitic Tentacles eliminates the seller, the card still goes to the buyer. The price goes to the bank with all other energy of the seller, or stays with the seller if It Has a Child saves it.',
    'This loss is not damage: it does not spoil Herbivore, and it brings nothing for We’re Only Making It Stronger.',
    'Revived by It Has a Child, you simply have 10 hearts.',
  ],
  'extra-head': [
    'The die joins the next first roll of one of your turns.',
    'You never roll more than eight dice, not even with two heads and a Mimic copy.',
  ],
  'fire-blast': [
    'Nobody may yield because of it. If it kills the monster in Tokyo City, you do not take its place; a monster in Tokyo Bay moves up.',
  ],
  'fire-breathing': [
    'Neighbours are the next monsters alive to your left and right. With two monsters alive, your opponent takes 1, not 2.',
    'It works once for each cause: your attack, Acid Attack and Poison Quills without a claw, or a damage card you buy. The cause has to hit at least one other monster before anything is prevented; so it does nothing when you move into an empty Tokyo, or for cards that hurt only you.',
    'The separate point brings no counters and no right to yield. It hits together with the damage that caused it, before anybody yields.',
    'Poison counters and the point of Burrowing do not set it off.',
    'With a Mimic copy it is 2 instead of 1. Urbavore does not raise the separate damage.',
  ],
  'freeze-time': [
    'It also counts if you buy the card later in that turn. There is at most one such turn after each turn.',
    'You must still own the card when the turn is over: sold with Metamorph or lost through It Has a Child, it gives nothing.',
    'The missing dice are taken off first, and then the limits of 0 and 8 dice apply.',
    'If you also have a turn from Frenzy to come, this one comes first, and the turn from Frenzy has all its dice.',
  ],
  frenzy: [
    'The current turn goes on as usual, its end included.',
    'A monster that is eliminated before then gets no extra turn. Each purchase gives one of its own, in the order bought.',
    'Bought through Opportunist, your extra turn follows the current turn and any extra turn of the monster whose turn it is; then play goes on clockwise from there.',
  ],
  'friend-of-children': [
    'All energy dice of a roll are one gain. Energize, Solar Powered, We’re Only Making It Stronger, and what others pay you through Healing Ray or Parasitic Tentacles count too.',
    'Energy that comes back from Metamorph or Monster Batteries does not count.',
  ],
  'gas-refinery': [
    'Nobody may yield because of it. If it kills the monster in Tokyo City, you do not take its place; a monster in Tokyo Bay moves up.',
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
    'Neither do poison counters, damage that you take yourself, or hearts that somebody loses with Even Bigger.',
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
    'You take the damage all at once, and your defences work. If it kills you, you do not win, not even with 20 stars.',
  ],
  jets: [
    'You decide before the damage, so you escape a deadly attack too, with any point of Fire Breathing in it. You then get no counters.',
    'If you stay, you take the full damage and can no longer yield to this attack.',
    'You may leave even if other cards would have prevented all damage. It does not help against anything but an attack.',
  ],
  'made-in-a-lab': [
    'You may do this as often as you like. Buying the card does not refill the display, and nobody may buy it first with Opportunist.',
    'You keep seeing the card while it lies on top; nobody else does. If the deck is empty, the discard pile is shuffled first.',
  ],
  metamorph: [
    'You get the printed cost, whatever you paid. Cards bought in this turn and Metamorph itself may go too.',
    'Counters and energy on the discarded cards are lost. With Even Bigger you lose its hearts.',
    'This is the first thing that happens at the end of a turn.',
  ],
  mimic: [
    'What happens on buying happens for you: Even Bigger brings hearts, Smoke Cloud 3 counters of its own, Monster Batteries a deposit of your own. What is past does not come again: placed at the start of a turn on Urbavore or Monster Batteries, it pays nothing in that start.',
    'If the copied card leaves play, Mimic is blank until you pay 1 energy at the start of a turn to place it again. If the card only changes its owner, Mimic goes on copying it.',
    'When the counter moves on, counters and energy of the old copy are lost, and so are the hearts of Even Bigger.',
    'Where the copied card says to discard this card, Mimic is discarded.',
    'Without a keep card in play it is bought blank. It cannot copy Mimic. Bought or sold it is worth 8 energy; a new owner chooses a card at once and starts from scratch.',
    'If somebody has two cards of one name and one of them is copied, the other one leaves play first.',
  ],
  'monster-batteries': [
    'You decide after paying for the card. With nothing on it, it is discarded at once. Extra turns pay too.',
    'Energy on the card cannot be spent. It goes along when the card is sold through Parasitic Tentacles, and is lost with Metamorph.',
    'Friend of Children adds nothing to it.',
  ],
  'national-guard': [
    'You take the damage all at once, and your defences work. If it kills you, you do not win, not even with 20 stars.',
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
    'If the purchase kills the monster whose turn it is, you cannot buy anything. If your own purchase kills you, its turn goes on.',
  ],
  'parasitic-tentacles': [
    'Only in your own turn. The price is the printed cost, less your own discount.',
    'Counters and energy on the card come along: Smoke Cloud and Monster Batteries keep what lies on them.',
    'Even Bigger takes its hearts from the seller and brings them to you. With Mimic you choose a new card to copy.',
  ],
  'plot-twist': ['Only your own dice can be turned, after all rerolls.'],
  'poison-quills': [
    'Without a claw this is damage but not an attack: nobody may yield and nobody moves in. It hits together with that of Acid Attack.',
    'With Nova Breath, damage dealt without a claw still hits only the other side.',
  ],
  'poison-spit': [
    'Only your attack gives counters, one per victim (two with a Mimic copy), not the damage of cards.',
    'Counters stay when this card leaves play, and when It Has a Child revives their bearer.',
    'The damage of all poison counters on a monster comes together, as the last thing in its turn. Nobody counts as having dealt it.',
  ],
  'psychic-probe': [
    'You choose any one die, also one that was kept. It happens before the other monster can turn dice with its cards. An extra turn is a new turn.',
    'With several probes, their owners decide clockwise from the monster whose turn it is.',
    'If a heart discards the card, a Mimic copy of it is blank.',
  ],
  'rapid-healing': [
    'You may use it in your own turn whenever you decide about dice, rolled hearts, buying or discarding, and in any turn before you take damage, before Vast Storm or Healing Ray takes your energy, and before this card or Even Bigger is bought away from you.',
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
  skyscraper: ['You gain the stars at once; then the card goes to the discard pile.'],
  'smoke-cloud': ['A Mimic copy has 3 counters of its own. Bought through Parasitic Tentacles it keeps those it has.'],
  'solar-powered': [
    'It works already in the turn in which you buy it, and looks after Metamorph. Energy lying on cards does not count.',
  ],
  'spiked-tail': ['Without a claw you do not attack, and it does nothing.'],
  stretchy: ['The same die may be turned again. Energy rolled in this turn is not there yet.'],
  tanks: [
    'You take the damage all at once, and your defences work. If it kills you, you do not win, not even with 20 stars.',
  ],
  telepath: ['Energy rolled in this turn is not there yet. In the short game claws stay where they are.'],
  urbavore: [
    'The bonus applies to your attack, to Acid Attack and Poison Quills without a claw, and to damage cards that you buy, but not to damage that you take yourself.',
    'In the turn in which you move in you attacked from outside, so there is no bonus.',
  ],
  'vast-storm': ['Energy lying on cards is safe. A monster with Rapid Healing may use it first.'],
  'we-re-only-making-it-stronger': ['Only hearts that you actually lose count. Those lost with Even Bigger do not.'],
  wings: [
    'You decide when you have seen the dice, before the hearts are lost. One payment is enough for the whole turn: later cards, Burrowing and your own poison included.',
    'You cannot yield to an attack that was cancelled this way.',
    'It also helps against a card that you buy yourself, such as Tanks, but not against losing stars, energy, or the hearts of Even Bigger.',
  ],
};
