// kernel/sha256.ts
const K = new Uint32Array(64);
const INITIAL = new Uint32Array(8);
for (let candidate = 2, found = 0; found < 64; candidate++) {
	let prime = true;
	for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) prime = false;
	if (!prime) continue;
	if (found < 8) INITIAL[found] = fraction(Math.sqrt(candidate));
	K[found++] = fraction(Math.cbrt(candidate));
}
function fraction(root) {
	return Math.floor((root - Math.floor(root)) * 2 ** 32);
}
// kernel/json.ts
function same(a, b) {
	if (a === b) return true;
	if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
	if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
	const keys = Object.keys(a);
	return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}
// kernel/refusal.ts
function refuse(refused, field, expected, found) {
	return {
		refused,
		field,
		expected,
		found: describe(found)
	};
}
function describe(value) {
	if (value === void 0) return "nothing";
	const text = JSON.stringify(value) ?? typeof value;
	return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
// kernel/read.ts
var Unreadable = class {
	refusal;
	constructor(refusal) {
		this.refusal = refusal;
	}
};
function reading(parse) {
	try {
		return parse();
	} catch (error) {
		if (error instanceof Unreadable) return error.refusal;
		throw error;
	}
}
function objectTo(field, expected, found, code = "malformed") {
	throw new Unreadable(refuse(code, field, expected, found));
}
function joined(field, inner) {
	if (field === "" || inner === "") return field + inner;
	return inner.startsWith("[") ? field + inner : `${field}.${inner}`;
}
function readFields(field, value, required, optional = []) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) objectTo(field, "an object", value);
	const fields = value;
	const known = [...required, ...optional];
	for (const key of Object.keys(fields)) if (!known.includes(key)) objectTo(joined(field, key), `no such field, only ${known.join(", ")}`, fields[key]);
	for (const key of required) if (!Object.hasOwn(fields, key)) objectTo(joined(field, key), "this field to be there", void 0);
	return fields;
}
function readList(field, value) {
	if (!Array.isArray(value)) objectTo(field, "a list", value);
	return value;
}
function readInteger(field, value, min, max = Number.MAX_SAFE_INTEGER) {
	if (typeof value !== "number" || !Number.isSafeInteger(value) || value < min || value > max) objectTo(field, `a whole number ${max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`}`, value);
	return value;
}
function readBoolean(field, value) {
	if (typeof value !== "boolean") objectTo(field, "true or false", value);
	return value;
}
function readChoice(field, value, choices) {
	if (!choices.includes(value)) objectTo(field, `one of ${choices.join(", ")}`, value);
	return value;
}
// games/king-of-tokyo/rules/cards.ts
const CARDS = [
	{
		id: "acid-attack",
		kind: "keep",
		cost: 6,
		copies: 1
	},
	{
		id: "alien-metabolism",
		kind: "keep",
		cost: 3,
		copies: 1
	},
	{
		id: "alpha-monster",
		kind: "keep",
		cost: 5,
		copies: 1
	},
	{
		id: "apartment-building",
		kind: "discard",
		cost: 5,
		copies: 1
	},
	{
		id: "armor-plating",
		kind: "keep",
		cost: 4,
		copies: 1
	},
	{
		id: "background-dweller",
		kind: "keep",
		cost: 4,
		copies: 1
	},
	{
		id: "burrowing",
		kind: "keep",
		cost: 5,
		copies: 1
	},
	{
		id: "camouflage",
		kind: "keep",
		cost: 3,
		copies: 1
	},
	{
		id: "commuter-train",
		kind: "discard",
		cost: 4,
		copies: 1
	},
	{
		id: "complete-destruction",
		kind: "keep",
		cost: 3,
		copies: 1
	},
	{
		id: "corner-store",
		kind: "discard",
		cost: 3,
		copies: 1
	},
	{
		id: "dedicated-news-team",
		kind: "keep",
		cost: 3,
		copies: 1
	},
	{
		id: "drop-from-high-altitude",
		kind: "discard",
		cost: 5,
		copies: 1
	},
	{
		id: "eater-of-the-dead",
		kind: "keep",
		cost: 4,
		copies: 1
	},
	{
		id: "energize",
		kind: "discard",
		cost: 8,
		copies: 1
	},
	{
		id: "energy-hoarder",
		kind: "keep",
		cost: 3,
		copies: 1
	},
	{
		id: "evacuation-orders",
		kind: "discard",
		cost: 7,
		copies: 2
	},
	{
		id: "even-bigger",
		kind: "keep",
		cost: 4,
		copies: 1
	},
	{
		id: "extra-head",
		kind: "keep",
		cost: 7,
		copies: 2
	},
	{
		id: "fire-blast",
		kind: "discard",
		cost: 3,
		copies: 1
	},
	{
		id: "fire-breathing",
		kind: "keep",
		cost: 4,
		copies: 1
	},
	{
		id: "freeze-time",
		kind: "keep",
		cost: 5,
		copies: 1
	},
	{
		id: "frenzy",
		kind: "discard",
		cost: 7,
		copies: 1
	},
	{
		id: "friend-of-children",
		kind: "keep",
		cost: 3,
		copies: 1
	},
	{
		id: "gas-refinery",
		kind: "discard",
		cost: 6,
		copies: 1
	},
	{
		id: "giant-brain",
		kind: "keep",
		cost: 5,
		copies: 1
	},
	{
		id: "gourmet",
		kind: "keep",
		cost: 4,
		copies: 1
	},
	{
		id: "heal",
		kind: "discard",
		cost: 3,
		copies: 1
	},
	{
		id: "healing-ray",
		kind: "keep",
		cost: 4,
		copies: 1
	},
	{
		id: "herbivore",
		kind: "keep",
		cost: 5,
		copies: 1
	},
	{
		id: "herd-culler",
		kind: "keep",
		cost: 3,
		copies: 1
	},
	{
		id: "high-altitude-bombing",
		kind: "discard",
		cost: 4,
		copies: 1
	},
	{
		id: "it-has-a-child",
		kind: "keep",
		cost: 7,
		copies: 1
	},
	{
		id: "jet-fighters",
		kind: "discard",
		cost: 5,
		copies: 1
	},
	{
		id: "jets",
		kind: "keep",
		cost: 5,
		copies: 1
	},
	{
		id: "made-in-a-lab",
		kind: "keep",
		cost: 2,
		copies: 1
	},
	{
		id: "metamorph",
		kind: "keep",
		cost: 3,
		copies: 1
	},
	{
		id: "mimic",
		kind: "keep",
		cost: 8,
		copies: 1
	},
	{
		id: "monster-batteries",
		kind: "keep",
		cost: 2,
		copies: 1
	},
	{
		id: "national-guard",
		kind: "discard",
		cost: 3,
		copies: 1
	},
	{
		id: "nova-breath",
		kind: "keep",
		cost: 7,
		copies: 1
	},
	{
		id: "nuclear-power-plant",
		kind: "discard",
		cost: 6,
		copies: 1
	},
	{
		id: "omnivore",
		kind: "keep",
		cost: 4,
		copies: 1
	},
	{
		id: "opportunist",
		kind: "keep",
		cost: 3,
		copies: 1
	},
	{
		id: "parasitic-tentacles",
		kind: "keep",
		cost: 4,
		copies: 1
	},
	{
		id: "plot-twist",
		kind: "keep",
		cost: 3,
		copies: 1
	},
	{
		id: "poison-quills",
		kind: "keep",
		cost: 3,
		copies: 1
	},
	{
		id: "poison-spit",
		kind: "keep",
		cost: 4,
		copies: 1
	},
	{
		id: "psychic-probe",
		kind: "keep",
		cost: 3,
		copies: 1
	},
	{
		id: "rapid-healing",
		kind: "keep",
		cost: 3,
		copies: 1
	},
	{
		id: "regeneration",
		kind: "keep",
		cost: 4,
		copies: 1
	},
	{
		id: "rooting-for-the-underdog",
		kind: "keep",
		cost: 3,
		copies: 1
	},
	{
		id: "shrink-ray",
		kind: "keep",
		cost: 6,
		copies: 1
	},
	{
		id: "skyscraper",
		kind: "discard",
		cost: 6,
		copies: 1
	},
	{
		id: "smoke-cloud",
		kind: "keep",
		cost: 4,
		copies: 1
	},
	{
		id: "solar-powered",
		kind: "keep",
		cost: 2,
		copies: 1
	},
	{
		id: "spiked-tail",
		kind: "keep",
		cost: 5,
		copies: 1
	},
	{
		id: "stretchy",
		kind: "keep",
		cost: 3,
		copies: 1
	},
	{
		id: "tanks",
		kind: "discard",
		cost: 4,
		copies: 1
	},
	{
		id: "telepath",
		kind: "keep",
		cost: 4,
		copies: 1
	},
	{
		id: "urbavore",
		kind: "keep",
		cost: 4,
		copies: 1
	},
	{
		id: "vast-storm",
		kind: "discard",
		cost: 6,
		copies: 1
	},
	{
		id: "we-re-only-making-it-stronger",
		kind: "keep",
		cost: 3,
		copies: 1
	},
	{
		id: "wings",
		kind: "keep",
		cost: 6,
		copies: 1
	}
];
const CARD_IDS = CARDS.map(({ id }) => id);
const KEEP_IDS = CARDS.flatMap((card) => card.kind === "keep" ? [card.id] : []);
const INDEX = new Map(CARD_IDS.map((id, i) => [id, i]));
function cardIndex(id) {
	return INDEX.get(id);
}
function factsOf(id) {
	return CARDS[cardIndex(id)];
}
function isKeep(id) {
	return factsOf(id).kind === "keep";
}
// games/king-of-tokyo/rules/types.ts
const MONSTERS = [
	"kasabo",
	"namazor",
	"darumo",
	"tanugon",
	"zemira",
	"jihanga"
];
// games/king-of-tokyo/rules/actions.ts
const SEATS = [
	0,
	1,
	2,
	3,
	4,
	5
];
const FACES = [
	1,
	2,
	3,
	4,
	5,
	6
];
const ROLL = { do: "roll" };
const STOP = { do: "stop" };
const RESOLVE = { do: "resolve" };
const LEAVE = { do: "leave" };
const STAY = { do: "stay" };
const CANCEL = { do: "cancel" };
const HEAL = { do: "heal" };
const LOOK = { do: "look" };
const BUY_TOP = { do: "buy-top" };
const SWEEP = { do: "sweep" };
const TRANSFORM = { do: "transform" };
const AGAIN = { do: "again" };
const PASS = { do: "pass" };
function byId(ids, make) {
	return Object.fromEntries(ids.map((id) => [id, make(id)]));
}
const CHOOSE = byId(MONSTERS, (monster) => ({
	do: "choose",
	monster
}));
const BUY = byId(CARD_IDS, (card) => ({
	do: "buy",
	card
}));
const DISCARD = byId(KEEP_IDS, (card) => ({
	do: "discard",
	card
}));
const TAKE = SEATS.map((seat) => byId(KEEP_IDS, (card) => ({
	do: "take",
	seat,
	card
})));
const COPY = SEATS.map((seat) => byId(KEEP_IDS, (card) => ({
	do: "copy",
	seat,
	card
})));
const SPEND = byId([
	"self",
	"poison",
	"shrink"
], (on) => ({
	do: "spend",
	on
}));
const SPEND_ON = SEATS.map((seat) => ({
	do: "spend",
	on: seat
}));
const VERBS = [
	"choose",
	"roll",
	"reroll",
	"stop",
	"probe",
	"change",
	"resolve",
	"spend",
	"leave",
	"stay",
	"cancel",
	"heal",
	"buy",
	"look",
	"buy-top",
	"take",
	"sweep",
	"transform",
	"discard",
	"copy",
	"charge",
	"again",
	"pass"
];
const FIELDS$1 = {
	choose: ["monster"],
	reroll: ["dice", "by"],
	probe: ["die", "by"],
	change: [
		"die",
		"to",
		"by"
	],
	spend: ["on"],
	buy: ["card"],
	take: ["seat", "card"],
	discard: ["card"],
	copy: ["seat", "card"],
	charge: ["energy"]
};
function parseAction(json) {
	return reading(() => {
		const verb = readChoice("do", Object(json).do, VERBS);
		const fields = readFields("", json, ["do", ...FIELDS$1[verb] ?? []]);
		const seat = () => readInteger("seat", fields.seat, 0, 5);
		const keep = (field) => readChoice(field, fields[field], KEEP_IDS);
		switch (verb) {
			case "choose": return {
				do: verb,
				monster: readChoice("monster", fields.monster, MONSTERS)
			};
			case "reroll": return {
				do: verb,
				dice: readDice("dice", fields.dice),
				by: fields.by === null ? null : keep("by")
			};
			case "probe": return {
				do: verb,
				die: readFace("die", fields.die),
				by: keep("by")
			};
			case "change": return {
				do: verb,
				die: readFace("die", fields.die),
				to: readFace("to", fields.to),
				by: keep("by")
			};
			case "spend": return {
				do: verb,
				on: readUse("on", fields.on)
			};
			case "buy": return {
				do: verb,
				card: readChoice("card", fields.card, CARD_IDS)
			};
			case "take": return {
				do: verb,
				seat: seat(),
				card: keep("card")
			};
			case "copy": return {
				do: verb,
				seat: seat(),
				card: keep("card")
			};
			case "discard": return {
				do: verb,
				card: keep("card")
			};
			case "charge": return {
				do: verb,
				energy: readInteger("energy", fields.energy, 0)
			};
			default: return { do: verb };
		}
	});
}
function readFace(field, json) {
	return readInteger(field, json, 1, 6);
}
function readDice(field, json) {
	return readList(field, json).map((face, i) => readFace(`${field}[${i}]`, face)).sort((a, b) => a - b);
}
function readUse(field, json) {
	if (typeof json === "number") return readInteger(field, json, 0, 5);
	if (json === "self" || json === "poison" || json === "shrink") return json;
	return objectTo(field, "self, poison, shrink or the seat of another monster", json);
}
// games/king-of-tokyo/rules/causes.ts
function byCardAndSeat(make) {
	return Object.fromEntries(CARD_IDS.map((card) => [card, SEATS.map((seat) => make(card, seat))]));
}
const CARD_CAUSES = byCardAndSeat((card, owner) => ({
	of: "card",
	card,
	owner
}));
const CARD_HARMS = byCardAndSeat((card, seat) => ({
	by: "card",
	card,
	seat
}));
const ATTACKS = SEATS.map((seat) => ({
	by: "attack",
	seat
}));
const DICE_CAUSES = Array.from({ length: 7 }, (_, face) => Array.from({ length: 9 }, (_unused, count) => ({
	of: "dice",
	face,
	count
})));
const POISON = { by: "poison" };
const IN_TOKYO = { of: "tokyo" };
const ENTERING = { of: "entering" };
function byCard(card, owner) {
	return CARD_CAUSES[card][owner];
}
function byDice(face, count) {
	return DICE_CAUSES[face][count];
}
function harmOf(card, seat) {
	return CARD_HARMS[card][seat];
}
function attackOf(seat) {
	return ATTACKS[seat];
}
// games/king-of-tokyo/rules/effects/discarding.ts
const discarding = {
	"corner-store": { stars: 1 },
	"commuter-train": { stars: 2 },
	"apartment-building": { stars: 3 },
	skyscraper: { stars: 4 },
	energize: { energy: 9 },
	heal: { heal: 2 },
	"nuclear-power-plant": {
		stars: 2,
		heal: 3
	},
	"national-guard": {
		stars: 2,
		damage: {
			to: "buyer",
			amount: 2
		}
	},
	tanks: {
		stars: 4,
		damage: {
			to: "buyer",
			amount: 3
		}
	},
	"jet-fighters": {
		stars: 5,
		damage: {
			to: "buyer",
			amount: 4
		}
	},
	"fire-blast": { damage: {
		to: "others",
		amount: 2
	} },
	"gas-refinery": {
		stars: 2,
		damage: {
			to: "others",
			amount: 3
		}
	},
	"high-altitude-bombing": { damage: {
		to: "all",
		amount: 3
	} },
	"evacuation-orders": { starsLost: 5 },
	"vast-storm": {
		stars: 2,
		halvesEnergy: true
	},
	"drop-from-high-altitude": {
		stars: 2,
		seizesTokyo: true
	},
	frenzy: { extraTurn: true }
};
const NO_EFFECT = {
	dice: 0,
	rerolls: 0,
	rerollEnergy: 0,
	rerollCounters: 0,
	freeReroll: 0,
	probe: 0,
	change: null,
	score: null,
	energyBonus: 0,
	healBonus: 0,
	healsOthers: 0,
	strike: null,
	attackStars: 0,
	attackBonus: 0,
	tokyoAttackBonus: 0,
	tokyoBonus: 0,
	neighbourDamage: 0,
	hitsAll: false,
	inflicts: null,
	escapes: false,
	cancelEnergy: 0,
	healEnergy: 0,
	hides: 0,
	ignores: 0,
	grudge: null,
	exitDamage: 0,
	deathStars: 0,
	revives: 0,
	heartLimit: 10,
	hearts: 0,
	counters: 0,
	payOut: 0,
	copyEnergy: 0,
	discount: 0,
	purchaseStars: 0,
	looks: false,
	takes: false,
	snatches: false,
	tokyoStars: 0,
	transforms: false,
	underdogStars: 0,
	hoard: 0,
	peaceStars: 0,
	emptyEnergy: 0,
	again: 0
};
const NO_DISCARD_EFFECT = {
	stars: 0,
	energy: 0,
	heal: 0,
	starsLost: 0,
	seizesTokyo: false,
	extraTurn: false,
	halvesEnergy: false,
	damage: null
};
// games/king-of-tokyo/rules/dice.ts
const NO_DICE = [];
const NUMBERS = [
	1,
	2,
	3
];
function count(dice, face) {
	let found = 0;
	for (let i = 0; i < dice.length; i++) if (dice[i] === face) found++;
	return found;
}
function hasTriple(dice, face) {
	return count(dice, face) >= 3;
}
function without(dice, some) {
	const rest = new Array(dice.length - some.length);
	let taken = 0;
	for (let i = 0; i < dice.length; i++) if (taken < some.length && dice[i] === some[taken]) taken++;
	else rest[i - taken] = dice[i];
	return rest;
}
function together(some, others) {
	if (some.length === 0) return others;
	const all = new Array(some.length + others.length);
	let i = 0;
	for (let j = 0; i + j < all.length;) if (j === others.length || i < some.length && some[i] <= others[j]) all[i + j] = some[i++];
	else all[i + j] = others[j++];
	return all;
}
function turned(dice, from, to) {
	return together(without(dice, [from]), [to]);
}
function facesOf(dice) {
	return dice.filter((face, i) => face !== dice[i - 1]);
}
// games/king-of-tokyo/rules/effects/fighting.ts
const fighting = {
	"acid-attack": { strike: () => 1 },
	"poison-quills": { strike: (dice) => hasTriple(dice, 2) ? 2 : 0 },
	"alpha-monster": { attackStars: 1 },
	"spiked-tail": { attackBonus: 1 },
	burrowing: {
		tokyoAttackBonus: 1,
		exitDamage: 1
	},
	urbavore: {
		tokyoStars: 1,
		tokyoBonus: 1
	},
	"fire-breathing": { neighbourDamage: 1 },
	"nova-breath": { hitsAll: true },
	"poison-spit": { inflicts: "poison" },
	"shrink-ray": { inflicts: "shrink" },
	"eater-of-the-dead": { deathStars: 3 }
};
// games/king-of-tokyo/rules/effects/rolling.ts
const rolling$1 = {
	"extra-head": { dice: 1 },
	"giant-brain": { rerolls: 1 },
	telepath: { rerollEnergy: 1 },
	"smoke-cloud": {
		counters: 3,
		rerollCounters: 1
	},
	"background-dweller": { freeReroll: 3 },
	"psychic-probe": { probe: 4 },
	"herd-culler": { change: {
		to: 1,
		energy: 0,
		limit: "turn"
	} },
	"plot-twist": { change: {
		to: null,
		energy: 0,
		limit: "card"
	} },
	stretchy: { change: {
		to: null,
		energy: 2,
		limit: null
	} }
};
// games/king-of-tokyo/rules/effects/scoring.ts
function showAll(dice, faces) {
	return faces.every((face) => dice.includes(face));
}
const scoring = {
	gourmet: { score: (dice) => hasTriple(dice, 1) ? 2 : 0 },
	omnivore: { score: (dice) => showAll(dice, [
		1,
		2,
		3
	]) ? 2 : 0 },
	"complete-destruction": { score: (dice) => showAll(dice, [
		1,
		2,
		3,
		4,
		5,
		6
	]) ? 9 : 0 },
	"friend-of-children": { energyBonus: 1 },
	"energy-hoarder": { hoard: 6 },
	herbivore: { peaceStars: 1 },
	"solar-powered": { emptyEnergy: 1 },
	"rooting-for-the-underdog": { underdogStars: 1 },
	"freeze-time": { again: 1 }
};
// games/king-of-tokyo/rules/effects/surviving.ts
const surviving = {
	jets: { escapes: true },
	wings: { cancelEnergy: 2 },
	"rapid-healing": { healEnergy: 2 },
	camouflage: { hides: 4 },
	"armor-plating": { ignores: 1 },
	"we-re-only-making-it-stronger": { grudge: {
		hearts: 2,
		energy: 1
	} },
	regeneration: { healBonus: 1 },
	"healing-ray": { healsOthers: 2 },
	"even-bigger": {
		heartLimit: 12,
		hearts: 2
	},
	"it-has-a-child": { revives: 10 }
};
// games/king-of-tokyo/rules/effects/trading.ts
const trading = {
	"alien-metabolism": { discount: 1 },
	"dedicated-news-team": { purchaseStars: 1 },
	"made-in-a-lab": { looks: true },
	"parasitic-tentacles": { takes: true },
	opportunist: { snatches: true },
	metamorph: { transforms: true },
	mimic: { copyEnergy: 1 },
	"monster-batteries": { payOut: 2 }
};
// games/king-of-tokyo/rules/effects/index.ts
const KEEP = {
	...rolling$1,
	...scoring,
	...fighting,
	...surviving,
	...trading
};
function complete(effects, none) {
	const entries = Object.entries(effects);
	return Object.fromEntries(entries.map(([id, effect]) => [id, {
		...none,
		...effect
	}]));
}
const KEEP_EFFECTS = new Map(Object.entries(complete(KEEP, NO_EFFECT)));
const DISCARD_EFFECTS = complete(discarding, NO_DISCARD_EFFECT);
function workingCard(kept) {
	return kept.copies === null ? kept.card : kept.copies.card;
}
function effectOf(kept) {
	return KEEP_EFFECTS.get(kept.copies === null ? kept.card : kept.copies.card);
}
function ownEffectOf(card) {
	return KEEP_EFFECTS.get(card);
}
function discardEffectOf(card) {
	return DISCARD_EFFECTS[card];
}
function sum(monster, hook) {
	const { cards } = monster;
	let total = 0;
	for (let i = 0; i < cards.length; i++) total += effectOf(cards[i])[hook];
	return total;
}
function find(monster, hook, from = 0) {
	const { cards } = monster;
	for (let i = from; i < cards.length; i++) if (effectOf(cards[i])[hook]) return i;
	return -1;
}
function has(monster, hook) {
	return find(monster, hook) >= 0;
}
function nameOf(monster, hook) {
	return workingCard(monster.cards[find(monster, hook)]);
}
// games/king-of-tokyo/rules/monsters.ts
function activeOf(state) {
	return state.active;
}
function activeMonster(state) {
	return state.monsters[state.active];
}
function isAlive(monster) {
	return monster.place !== "out";
}
function inTokyo(monster) {
	return monster.place === "city" || monster.place === "bay";
}
function livingCount(state) {
	const { monsters } = state;
	let living = 0;
	for (let i = 0; i < monsters.length; i++) if (isAlive(monsters[i])) living++;
	return living;
}
function clockwise(state, from, distance) {
	return (from + distance) % state.monsters.length;
}
function distanceTo(state, seat) {
	const seats = state.monsters.length;
	return (seat - activeOf(state) + seats) % seats;
}
function livingFrom(state, from) {
	const seats = [];
	for (let distance = 1; distance <= state.monsters.length; distance++) {
		const seat = clockwise(state, from, distance);
		if (isAlive(state.monsters[seat])) seats.push(seat);
	}
	return seats;
}
function heartLimit(monster) {
	let limit = 10;
	for (let i = 0; i < monster.cards.length; i++) limit = Math.max(limit, effectOf(monster.cards[i]).heartLimit);
	return limit;
}
function cardAt(monster, name) {
	return monster.cards.findIndex(({ card }) => card === name);
}
function cardNamed(monster, name) {
	return monster.cards[cardAt(monster, name)];
}
// games/king-of-tokyo/rules/gains.ts
function gainStars(state, seat, stars, cause, tell) {
	changeStars(state, seat, Math.min(20, state.monsters[seat].stars + stars), cause, tell);
}
function loseStars(state, seat, stars, cause, tell) {
	changeStars(state, seat, Math.max(0, state.monsters[seat].stars - stars), cause, tell);
}
function gainCardStars(state, seat, hook, tell, times = 1) {
	const { cards } = state.monsters[seat];
	for (let i = 0; i < cards.length; i++) {
		const stars = effectOf(cards[i])[hook];
		if (stars > 0) gainStars(state, seat, stars * times, byCard(workingCard(cards[i]), seat), tell);
	}
}
function changeStars(state, seat, to, cause, tell) {
	const monster = state.monsters[seat];
	const by = to - monster.stars;
	if (by === 0) return;
	monster.stars = to;
	tell?.({
		type: "stars-changed",
		seat,
		by,
		to,
		cause
	});
}
function gainEnergy(state, seat, energy, cause, tell, other = null) {
	if (energy === 0) return;
	moveEnergy(state, seat, energy, cause, tell, other);
	const { cards } = state.monsters[seat];
	for (let i = 0; i < cards.length; i++) {
		const bonus = effectOf(cards[i]).energyBonus;
		if (bonus > 0) moveEnergy(state, seat, bonus, byCard(workingCard(cards[i]), seat), tell);
	}
}
function moveEnergy(state, seat, by, cause, tell, other = null) {
	if (by === 0) return;
	const monster = state.monsters[seat];
	monster.energy += by;
	tell?.({
		type: "energy-changed",
		seat,
		by,
		to: monster.energy,
		other,
		cause
	});
}
function heal(state, seat, hearts, cause, tell) {
	const monster = state.monsters[seat];
	const by = Math.min(hearts, heartLimit(monster) - monster.hearts);
	if (by <= 0) return 0;
	monster.hearts += by;
	tell?.({
		type: "healed",
		seat,
		by,
		to: monster.hearts,
		cause
	});
	return by;
}
function healSelf(state, seat, hearts, cause, tell) {
	if (heal(state, seat, hearts, cause, tell) === 0) return;
	const { cards } = state.monsters[seat];
	for (let i = 0; i < cards.length; i++) {
		const bonus = effectOf(cards[i]).healBonus;
		if (bonus > 0) heal(state, seat, bonus, byCard(workingCard(cards[i]), seat), tell);
	}
}
const TOKYO = { kind: "tokyo" };
function monsterAt(state, place) {
	const { monsters } = state;
	for (let seat = 0; seat < monsters.length; seat++) if (monsters[seat].place === place) return seat;
	return null;
}
function move(state, seat, to, why, tell) {
	const monster = state.monsters[seat];
	const from = monster.place;
	monster.place = to;
	tell?.({
		type: "moved",
		seat,
		from,
		to,
		why
	});
}
function enter(state, seat, place, why, tell) {
	move(state, seat, place, why, tell);
	gainStars(state, seat, 1, ENTERING, tell);
}
function freePlace(state) {
	if (monsterAt(state, "city") === null) return "city";
	return state.bay && livingCount(state) >= 5 && monsterAt(state, "bay") === null ? "bay" : null;
}
function putInOrder(state, tell) {
	if (!state.bay) return;
	const inBay = monsterAt(state, "bay");
	if (inBay !== null && monsterAt(state, "city") === null) move(state, inBay, "city", "moved-up", tell);
	if (livingCount(state) >= 5) return;
	state.bay = false;
	tell?.({ type: "bay-closed" });
	const left = monsterAt(state, "bay");
	if (left !== null) move(state, left, "outside", "bay-closed", tell);
}
const tokyo = {
	is: "step",
	run: (state, _frame, tell) => putInOrder(state, tell)
};
const moveIn = {
	is: "step",
	run(state, { attacker }, tell) {
		const monster = state.monsters[attacker];
		if (isAlive(monster) && !inTokyo(monster)) {
			const place = freePlace(state);
			if (place !== null) enter(state, attacker, place, "attack", tell);
		}
		putInOrder(state, tell);
	}
};
// games/king-of-tokyo/rules/elimination.ts
function isFallen(monster) {
	return monster.hearts === 0 && isAlive(monster);
}
function judge(state, tell) {
	for (;;) {
		const fallen = fallenSeats(state);
		if (fallen === null) return;
		rewardEaters(state, fallen, tell);
		const reborn = fallen.filter((seat) => find(state.monsters[seat], "revives") >= 0);
		for (const seat of fallen) if (reborn.includes(seat)) revive(state, seat, tell);
		else eliminate(state, seat, tell);
		endLostCopies(state, tell);
	}
}
function fallenSeats(state) {
	let fallen = null;
	for (let seat = 0; seat < state.monsters.length; seat++) if (isFallen(state.monsters[seat])) fallen = fallen === null ? [seat] : [...fallen, seat];
	return fallen;
}
function rewardEaters(state, fallen, tell) {
	for (let seat = 0; seat < state.monsters.length; seat++) {
		const others = fallen.includes(seat) ? fallen.length - 1 : fallen.length;
		gainCardStars(state, seat, "deathStars", tell, others);
	}
}
function revive(state, seat, tell) {
	const monster = state.monsters[seat];
	const card = nameOf(monster, "revives");
	const hearts = effectOf(monster.cards[find(monster, "revives")]).revives;
	tell?.({
		type: "revived",
		seat,
		card
	});
	discardAll(state, seat, "reborn", tell);
	loseStars(state, seat, monster.stars, byCard(card, seat), tell);
	monster.hearts = hearts;
	if (inTokyo(monster)) move(state, seat, "outside", "card", tell);
}
function eliminate(state, seat, tell) {
	const monster = state.monsters[seat];
	tell?.({
		type: "eliminated",
		seat
	});
	discardAll(state, seat, "eliminated", tell);
	monster.energy = 0;
	monster.poison = 0;
	monster.shrink = 0;
	if (inTokyo(monster)) move(state, seat, "out", "out", tell);
	monster.place = "out";
}
function discardAll(state, seat, why, tell) {
	const { cards } = state.monsters[seat];
	while (cards.length > 0) discardCard(state, seat, cards.length - 1, why, tell);
}
// games/king-of-tokyo/rules/loss.ts
function discardCard(state, seat, at, why, tell) {
	const kept = removeCard(state, seat, at, tell);
	state.discard[cardIndex(kept.card)]++;
	tell?.({
		type: "card-lost",
		seat,
		card: kept.card,
		why
	});
}
function useUp(state, seat, kept, tell) {
	discardCard(state, seat, state.monsters[seat].cards.indexOf(kept), "used-up", tell);
	settleLoss(state, tell);
}
function removeCard(state, seat, at, tell) {
	const [kept] = state.monsters[seat].cards.splice(at, 1);
	endEffect(state, seat, workingCard(kept), kept.hearts, tell);
	kept.hearts = 0;
	return kept;
}
function endEffect(state, seat, card, hearts, tell) {
	const monster = state.monsters[seat];
	if (monster.untouchable && !has(monster, "cancelEnergy")) monster.untouchable = false;
	const to = Math.max(0, Math.min(monster.hearts - hearts, heartLimit(monster)));
	const by = monster.hearts - to;
	if (by === 0) return;
	monster.hearts = to;
	tell?.({
		type: "hearts-lost",
		seat,
		by,
		to,
		card
	});
}
function endLostCopies(state, tell) {
	for (let seat = 0; seat < state.monsters.length; seat++) {
		const { cards } = state.monsters[seat];
		for (let i = 0; i < cards.length; i++) {
			const { copies } = cards[i];
			if (copies !== null && cardAt(state.monsters[copies.seat], copies.card) < 0) endCopy(state, seat, cards[i], tell);
		}
	}
}
function endCopy(state, seat, kept, tell) {
	const card = workingCard(kept);
	const { hearts } = kept;
	kept.copies = null;
	kept.counters = 0;
	kept.energy = 0;
	kept.hearts = 0;
	kept.used = 0;
	tell?.({
		type: "copy-ended",
		seat,
		card
	});
	endEffect(state, seat, card, hearts, tell);
}
function settleLoss(state, tell) {
	endLostCopies(state, tell);
	judge(state, tell);
	putInOrder(state, tell);
}
// games/king-of-tokyo/rules/copy.ts
function copyingCard(monster) {
	return monster.cards.find(({ card }) => ownEffectOf(card).copyEnergy > 0);
}
function copyTargets(state, owner, list) {
	const copies = copyingCard(state.monsters[owner])?.copies ?? null;
	for (let seat = 0; seat < state.monsters.length; seat++) {
		const { cards } = state.monsters[seat];
		for (let i = 0; i < cards.length; i++) {
			const { card } = cards[i];
			const listed = cards.findIndex((kept) => kept.card === card) < i;
			const same = copies?.seat === seat && copies.card === card;
			if (ownEffectOf(card).copyEnergy === 0 && !listed && !same) list.push(COPY[seat][card]);
		}
	}
}
function hasCopyTarget(state, owner) {
	const targets = [];
	copyTargets(state, owner, targets);
	return targets.length > 0;
}
function canMoveCopy(state, monster) {
	if (monster.cards.length === 0) return false;
	const kept = copyingCard(monster);
	if (kept === void 0 || monster.energy < ownEffectOf(kept.card).copyEnergy) return false;
	return hasCopyTarget(state, state.monsters.indexOf(monster));
}
function moveCopy(state, seat, target, tell) {
	const kept = copyingCard(state.monsters[seat]);
	moveEnergy(state, seat, -ownEffectOf(kept.card).copyEnergy, byCard(kept.card, seat), tell);
	if (kept.copies !== null) endCopy(state, seat, kept, tell);
	settleLoss(state, tell);
	if (isAlive(state.monsters[seat])) startCopy(state, seat, target, tell);
}
function startCopy(state, seat, target, tell) {
	const kept = copyingCard(state.monsters[seat]);
	if (kept === void 0) return;
	kept.copies = {
		seat: target.seat,
		card: target.card
	};
	tell?.({
		type: "copied",
		seat,
		from: target.seat,
		card: target.card
	});
	settleCard(state, seat, kept, false, tell);
}
const copy = {
	is: "ask",
	seat: (_state, { seat }) => seat,
	legal: (state, { seat }, list) => copyTargets(state, seat, list),
	answer: (state, { seat }, answer, tell) => startCopy(state, seat, answer, tell)
};
// games/king-of-tokyo/rules/arrival.ts
function settleCard(state, seat, kept, moved, tell) {
	const effect = effectOf(kept);
	const monster = state.monsters[seat];
	if (effect.hearts > 0) {
		kept.hearts = Math.max(0, Math.min(effect.hearts, heartLimit(monster) - monster.hearts));
		monster.hearts += kept.hearts;
		if (kept.hearts > 0) tell?.({
			type: "hearts-gained",
			seat,
			by: kept.hearts,
			to: monster.hearts,
			card: workingCard(kept)
		});
	}
	if (effect.copyEnergy > 0 && hasCopyTarget(state, seat)) state.stack.push({
		kind: "copy",
		seat
	});
	if (moved) return;
	kept.counters = effect.counters;
	if (kept.counters > 0) tell?.({
		type: "counters-changed",
		seat,
		counter: "smoke",
		by: kept.counters,
		to: kept.counters
	});
	if (effect.payOut > 0) state.stack.push({
		kind: "charge",
		seat,
		card: kept.card
	});
}
const charge$1 = {
	is: "ask",
	seat: (_state, { seat }) => seat,
	legal(state, { seat }, list) {
		for (let energy = 0; energy <= state.monsters[seat].energy; energy++) list.push(chargeWith(energy));
	},
	answer(state, { seat, card }, answer, tell) {
		const { energy } = answer;
		const kept = cardNamed(state.monsters[seat], card);
		moveEnergy(state, seat, -energy, byCard(workingCard(kept), seat), tell);
		kept.energy = BANK_FACTOR * energy;
		tell?.({
			type: "charged",
			seat,
			card,
			energy: kept.energy
		});
		if (kept.energy === 0) useUp(state, seat, kept, tell);
	}
};
const BANK_FACTOR = 2;
const charges = [];
function chargeWith(energy) {
	charges[energy] ??= {
		do: "charge",
		energy
	};
	return charges[energy];
}
// games/king-of-tokyo/rules/any-time.ts
function canHeal(monster) {
	const at = find(monster, "healEnergy");
	if (at < 0 || monster.energy < effectOf(monster.cards[at]).healEnergy) return false;
	return monster.hearts > 0 && monster.hearts < heartLimit(monster);
}
function offerHealing(monster, list) {
	if (list.length > 1 && canHeal(monster)) list.push(HEAL);
}
function payToHeal(state, seat, tell) {
	const monster = state.monsters[seat];
	const kept = monster.cards[find(monster, "healEnergy")];
	const cause = byCard(workingCard(kept), seat);
	moveEnergy(state, seat, -effectOf(kept).healEnergy, cause, tell);
	healSelf(state, seat, 1, cause, tell);
}
// games/king-of-tokyo/rules/deck.ts
const DISPLAY_PLACES = [
	0,
	1,
	2
];
const REVEALS = DISPLAY_PLACES.map((place) => ({
	kind: "reveal",
	place
}));
function pileSize(pile) {
	let size = 0;
	for (let i = 0; i < pile.length; i++) size += pile[i];
	return size;
}
function isEmpty(pile) {
	for (let i = 0; i < pile.length; i++) if (pile[i] > 0) return false;
	return true;
}
function isUsedUp({ top, deck, discard }) {
	return top === null && isEmpty(deck) && isEmpty(discard);
}
function deckSize(state) {
	return pileSize(state.deck) + (state.top === null ? 0 : 1);
}
const ODDS = CARDS.map(({ id, copies }) => Array.from({ length: copies + 1 }, (_, left) => [id, left]));
function oneOf(pile) {
	const pick = [];
	for (let i = 0; i < pile.length; i++) if (pile[i] > 0) pick.push(ODDS[i][pile[i]]);
	return { pick };
}
function reshuffleIfEmpty(state, tell) {
	if (state.top !== null || !isEmpty(state.deck) || isEmpty(state.discard)) return;
	const cards = pileSize(state.discard);
	const { deck } = state;
	state.deck = state.discard;
	state.discard = deck;
	tell?.({
		type: "reshuffled",
		cards
	});
}
function show(state, place, card, tell) {
	state.display[place] = card;
	tell?.({
		type: "revealed",
		card,
		place
	});
}
const refill = {
	is: "step",
	run(state, { places }, tell) {
		if (isUsedUp(state)) return;
		const place = places[0];
		reshuffleIfEmpty(state, tell);
		if (places.length > 1) state.stack.push({
			kind: "refill",
			places: places.slice(1)
		});
		if (state.top === null) {
			state.stack.push(REVEALS[place]);
			return;
		}
		show(state, place, state.top.card, tell);
		state.top = null;
	}
};
const reveal = {
	is: "chance",
	of: ({ deck }) => oneOf(deck),
	happen(state, { place }, card, tell) {
		state.deck[cardIndex(card)]--;
		show(state, place, card, tell);
	}
};
const peek = {
	is: "chance",
	of: ({ deck }) => oneOf(deck),
	happen(state, _frame, card, tell) {
		state.deck[cardIndex(card)]--;
		state.top = {
			card,
			seen: [activeOf(state)]
		};
		tell?.({
			type: "looked",
			seat: activeOf(state),
			card
		});
	}
};
// games/king-of-tokyo/rules/change.ts
const CHANGE = { kind: "change" };
function canChange(monster) {
	return monster.cards.length > 0 && has(monster, "change");
}
const change = {
	is: "ask",
	seat: activeOf,
	legal(state, _frame, list) {
		const monster = activeMonster(state);
		list.push(RESOLVE);
		const listed = [];
		for (const kept of monster.cards) {
			const way = effectOf(kept).change;
			if (way === null || !isOpen(way, kept, monster)) continue;
			const name = way.limit === "card" ? kept.card : workingCard(kept);
			if (listed.includes(name)) continue;
			listed.push(name);
			for (const die of facesOf(state.dice)) for (const to of way.to === null ? FACES : [way.to]) if (to !== die) list.push({
				do: "change",
				die,
				to,
				by: kept.card
			});
		}
		offerHealing(monster, list);
	},
	answer(state, frame, answer, tell) {
		if (answer.do === "resolve") return;
		const seat = activeOf(state);
		state.stack.push(frame);
		if (answer.do === "heal") return payToHeal(state, seat, tell);
		const { die, to, by } = answer;
		const kept = cardNamed(state.monsters[seat], by);
		const { energy, limit } = effectOf(kept).change;
		moveEnergy(state, seat, -energy, byCard(workingCard(kept), seat), tell);
		kept.used++;
		state.dice = turned(state.dice, die, to);
		tell?.({
			type: "die-changed",
			seat,
			from: die,
			to,
			by,
			dice: state.dice
		});
		if (limit === "card") useUp(state, seat, kept, tell);
	}
};
function isOpen({ energy, limit }, { used }, monster) {
	return monster.energy >= energy && (limit !== "turn" || used === 0);
}
// games/king-of-tokyo/rules/probe.ts
const REROLL_AFTER_PROBES = {
	kind: "reroll",
	probed: true
};
const PROBING = {
	kind: "probing",
	from: 1,
	asked: false
};
const ONE_DIE = { dice: 1 };
function finishRolling(state) {
	for (let distance = 1; distance < state.monsters.length; distance++) if (canProbe(state.monsters[clockwise(state, activeOf(state), distance)])) {
		state.stack.push(PROBING);
		return;
	}
	resolveAfterProbes(state);
}
function resolveAfterProbes(state) {
	if (canChange(activeMonster(state))) state.stack.push(CHANGE);
}
function isUnusedProbe(kept) {
	return kept.used === 0 && effectOf(kept).probe !== 0;
}
function canProbe({ cards }) {
	for (let i = 0; i < cards.length; i++) if (isUnusedProbe(cards[i])) return true;
	return false;
}
const probing = {
	is: "step",
	run(state, { from, asked }) {
		for (let distance = from; state.dice.length > 0 && distance < state.monsters.length; distance++) {
			const seat = clockwise(state, activeOf(state), distance);
			if (!canProbe(state.monsters[seat])) continue;
			state.stack.push({
				kind: "probing",
				from: distance + 1,
				asked: true
			}, {
				kind: "probe",
				seat
			});
			return;
		}
		if (asked && has(activeMonster(state), "freeReroll")) state.stack.push(REROLL_AFTER_PROBES);
		else resolveAfterProbes(state);
	}
};
const probe = {
	is: "ask",
	seat: (_state, { seat }) => seat,
	legal(state, { seat }, list) {
		list.push(PASS);
		for (const kept of state.monsters[seat].cards) {
			if (!isUnusedProbe(kept)) continue;
			for (const die of facesOf(state.dice)) list.push({
				do: "probe",
				die,
				by: kept.card
			});
		}
	},
	answer(state, { seat }, answer) {
		if (answer.do === "pass") return;
		const { die, by } = answer;
		cardNamed(state.monsters[seat], by).used++;
		state.stack.pop();
		state.stack.push({
			kind: "probing",
			from: distanceTo(state, seat),
			asked: true
		});
		state.stack.push({
			kind: "probe-throw",
			seat,
			die,
			by
		});
	}
};
const probeThrow = {
	is: "chance",
	of: () => ONE_DIE,
	happen(state, { seat, die, by }, [face], tell) {
		state.dice = turned(state.dice, die, face);
		tell?.({
			type: "probed",
			seat,
			roller: activeOf(state),
			from: die,
			to: face,
			dice: state.dice
		});
		const kept = cardNamed(state.monsters[seat], by);
		if (effectOf(kept).probe === face) useUp(state, seat, kept, tell);
	}
};
// games/king-of-tokyo/rules/reroll-choices.ts
const known = new Map([null, ...KEEP_IDS].map((by) => [by, new Map()]));
const BASE = 9;
const PLACES$1 = FACES.map((_, i) => BASE ** i);
function codeOf(dice) {
	let code = 0;
	for (let i = 0; i < dice.length; i++) code += PLACES$1[dice[i] - 1];
	return code;
}
function rerollChoices(dice, locked, by) {
	const loose = locked ? dice.filter((face) => face !== 5) : dice;
	const ofCard = known.get(by);
	const code = codeOf(loose);
	const choices = ofCard.get(code);
	if (choices !== void 0) return choices;
	const made = chooseFrom(loose, by);
	ofCard.set(code, made);
	return made;
}
function chooseFrom(dice, by) {
	let parts = [[]];
	for (const face of FACES) {
		const shown = dice.filter((die) => die === face).length;
		parts = parts.flatMap((part) => Array.from({ length: shown + 1 }, (_, taken) => [...part, ...Array(taken).fill(face)]));
	}
	return parts.filter((part) => part.length > 0).map((part) => ({
		do: "reroll",
		dice: part,
		by
	}));
}
function rerollsOfFace(shown, face, by) {
	return Array.from({ length: shown }, (_, i) => ({
		do: "reroll",
		dice: Array(i + 1).fill(face),
		by
	}));
}
// games/king-of-tokyo/rules/roll.ts
const DICE = 6;
const MOST_DICE$1 = 8;
const REROLLS = 2;
const FEW_REROLLS = 1;
const ROLL_ASK = {
	kind: "roll",
	moved: false
};
const ROLL_AFTER_MOVE = {
	kind: "roll",
	moved: true
};
const REROLL_ASK = {
	kind: "reroll",
	probed: false
};
const THROWS = Array.from({ length: 9 }, (_, dice) => ({ dice }));
const FIRST_THROWS = THROWS.map(({ dice }) => ({
	kind: "throw",
	keep: NO_DICE,
	count: dice,
	by: null
}));
function diceCount({ monsters, active, penalty }) {
	const monster = monsters[active];
	const dice = DICE + sum(monster, "dice") - monster.shrink - penalty;
	return Math.max(0, Math.min(MOST_DICE$1, dice));
}
const rolling = {
	is: "step",
	run: (state, { moved }) => askToRoll(state, moved)
};
function askToRoll(state, moved) {
	const monster = activeMonster(state);
	if (!isAlive(monster)) return;
	if (!(diceCount(state) === 0 && !canHeal(monster) && (moved || !canMoveCopy(state, monster)))) state.stack.push(moved ? ROLL_AFTER_MOVE : ROLL_ASK);
}
const roll = {
	is: "ask",
	ritual: true,
	seat: activeOf,
	legal(state, { moved }, list) {
		const monster = activeMonster(state);
		list.push(diceCount(state) === 0 ? PASS : ROLL);
		if (canHeal(monster)) list.push(HEAL);
		if (!moved && canMoveCopy(state, monster)) copyTargets(state, activeOf(state), list);
	},
	answer(state, { moved }, answer, tell) {
		switch (answer.do) {
			case "roll":
				state.rerolls = (state.options.short ? FEW_REROLLS : REROLLS) + sum(activeMonster(state), "rerolls");
				state.stack.push(FIRST_THROWS[diceCount(state)]);
				break;
			case "copy":
				state.stack.push({
					kind: "rolling",
					moved: true
				});
				moveCopy(state, activeOf(state), answer, tell);
				break;
			case "heal":
				payToHeal(state, activeOf(state), tell);
				askToRoll(state, moved);
		}
	}
};
const thrown = {
	is: "chance",
	of: (_state, frame) => THROWS[frame.count],
	happen(state, { keep, by }, faces, tell) {
		state.dice = together(keep, faces);
		state.rolls++;
		tell?.({
			type: "rolled",
			seat: activeOf(state),
			roll: state.rolls,
			thrown: faces,
			dice: state.dice,
			by
		});
		state.stack.push(REROLL_ASK);
	}
};
const reroll = {
	is: "ask",
	seat: activeOf,
	legal(state, { probed }, list) {
		const monster = activeMonster(state);
		list.push(STOP);
		if (!probed && state.rerolls > 0) pushAll(list, rerollChoices(state.dice, state.options.short, null));
		if (monster.cards.length === 0) return;
		if (!probed && state.rerolls === 0) paidRerolls(state, monster, list);
		freeRerolls(monster, state.dice, list);
		offerHealing(monster, list);
	},
	answer(state, frame, answer, tell) {
		if (answer.do === "stop") return frame.probed ? resolveAfterProbes(state) : finishRolling(state);
		if (answer.do === "heal") {
			payToHeal(state, activeOf(state), tell);
			state.stack.push(frame);
			return;
		}
		const { dice, by } = answer;
		if (by === null) state.rerolls--;
		else payForReroll(state, by, tell);
		const keep = without(state.dice, dice);
		state.stack.push({
			kind: "throw",
			keep,
			count: dice.length,
			by
		});
	}
};
function pushAll(list, choices) {
	for (let i = 0; i < choices.length; i++) list.push(choices[i]);
}
function paidRerolls(state, monster, list) {
	let forEnergy = false;
	for (const kept of monster.cards) {
		const { rerollEnergy, rerollCounters } = effectOf(kept);
		const byEnergy = rerollEnergy > 0 && !forEnergy && monster.energy >= rerollEnergy;
		const byCounters = rerollCounters > 0 && kept.counters >= rerollCounters;
		if (byEnergy) forEnergy = true;
		if (byEnergy || byCounters) pushAll(list, rerollChoices(state.dice, state.options.short, kept.card));
	}
}
function freeRerolls(monster, dice, list) {
	const kept = monster.cards.find((card) => effectOf(card).freeReroll !== 0);
	if (kept === void 0) return;
	const face = effectOf(kept).freeReroll;
	pushAll(list, rerollsOfFace(count(dice, face), face, kept.card));
}
function payForReroll(state, by, tell) {
	const seat = activeOf(state);
	const kept = cardNamed(state.monsters[seat], by);
	const { rerollEnergy, rerollCounters } = effectOf(kept);
	moveEnergy(state, seat, -rerollEnergy, byCard(workingCard(kept), seat), tell);
	if (rerollCounters === 0) return;
	kept.counters -= rerollCounters;
	tell?.({
		type: "counters-changed",
		seat,
		counter: "smoke",
		by: -rerollCounters,
		to: kept.counters
	});
	if (kept.counters === 0) useUp(state, seat, kept, tell);
}
// games/king-of-tokyo/rules/defence.ts
function defend(state, frame, tell) {
	let { blows, at, stage, rolled } = frame;
	while (at < blows.length) {
		const blow = blows[at];
		const monster = state.monsters[blow.seat];
		if (monster.cards.length === 0) {
			at++;
			stage = "escape";
			continue;
		}
		const wait = (next, ask) => {
			state.stack.push({
				...frame,
				blows,
				at,
				stage: next,
				rolled
			}, ask);
			return null;
		};
		const { seat, amount, harm } = blow;
		switch (stage) {
			case "escape":
				stage = "before-roll";
				if (harm.by === "attack" && inTokyo(monster) && has(monster, "escapes")) return wait("before-roll", {
					kind: "escape",
					seat,
					amount,
					harm
				});
				break;
			case "before-roll":
				stage = "roll";
				if (canDefend(monster, amount)) return wait("roll", {
					kind: "defend",
					seat,
					amount,
					harm
				});
				break;
			case "roll":
				stage = rolled > 0 ? "after-roll" : "armour";
				if (monster.untouchable || amount === 0 || rolled >= hidingCards(monster)) break;
				rolled++;
				return wait("roll", {
					kind: "camouflage-throw",
					seat,
					keep: NO_DICE,
					count: amount,
					amount,
					harm
				});
			case "after-roll":
				stage = "armour";
				if (canDefend(monster, amount)) return wait("armour", {
					kind: "defend",
					seat,
					amount,
					harm
				});
				break;
			case "armour":
				blows = withAmount(blows, at, armoured(monster, blow, tell));
				at++;
				stage = "escape";
				rolled = 0;
		}
	}
	return blows;
}
function withAmount(blows, at, amount) {
	return blows[at].amount === amount ? blows : blows.map((blow, i) => i === at ? {
		...blow,
		amount
	} : blow);
}
function canDefend(monster, amount) {
	return amount > 0 && !monster.untouchable && (canCancel(monster) || canHeal(monster));
}
function canCancel(monster) {
	const at = find(monster, "cancelEnergy");
	return at >= 0 && !monster.untouchable && monster.energy >= effectOf(monster.cards[at]).cancelEnergy;
}
function hidingCards(monster) {
	return monster.cards.filter((kept) => effectOf(kept).hides !== 0).length;
}
function armoured(monster, { seat, amount }, tell) {
	if (amount === 0) return 0;
	const armour = monster.untouchable ? monster.cards[find(monster, "cancelEnergy")] : monster.cards.find((kept) => effectOf(kept).ignores === amount);
	if (armour === void 0) return amount;
	tell?.({
		type: "prevented",
		seat,
		card: workingCard(armour),
		amount,
		left: 0
	});
	return 0;
}
function changeBlow(state, change) {
	const last = state.stack.length - 1;
	const frame = state.stack[last];
	const blows = frame.blows.map((blow, i) => i === frame.at ? {
		...blow,
		...change
	} : blow);
	state.stack[last] = {
		...frame,
		blows
	};
}
const escaping$1 = {
	is: "ask",
	seat: (_state, { seat }) => seat,
	legal(_state, _frame, list) {
		list.push(STAY, LEAVE);
	},
	answer(state, { seat, harm }, answer, tell) {
		if (answer.do === "stay") {
			tell?.({
				type: "stayed",
				seat
			});
			return changeBlow(state, { escape: "stayed" });
		}
		changeBlow(state, {
			escape: "left",
			amount: 0
		});
		tell?.({
			type: "yielded",
			seat,
			attacker: harm.seat,
			unhurt: true
		});
		move(state, seat, "outside", "escape", tell);
	}
};
const defending = {
	is: "ask",
	seat: (_state, { seat }) => seat,
	legal(state, { seat, amount }, list) {
		const monster = state.monsters[seat];
		list.push(PASS);
		if (amount > 0 && canCancel(monster)) list.push(CANCEL);
		if (canHeal(monster)) list.push(HEAL);
	},
	answer(state, frame, answer, tell) {
		const { seat } = frame;
		const monster = state.monsters[seat];
		if (answer.do === "heal") {
			payToHeal(state, seat, tell);
			state.stack.push(frame);
		}
		if (answer.do !== "cancel") return;
		const kept = monster.cards[find(monster, "cancelEnergy")];
		moveEnergy(state, seat, -effectOf(kept).cancelEnergy, byCard(workingCard(kept), seat), tell);
		monster.untouchable = true;
	}
};
const camouflageThrow = {
	is: "chance",
	of: (_state, frame) => ({ dice: frame.count }),
	happen(state, { seat, keep, amount, harm }, faces, tell) {
		const dice = together(keep, faces);
		const again = [];
		freeRerolls(state.monsters[seat], dice, again);
		if (again.length > 0) state.stack.push({
			kind: "camouflage",
			seat,
			dice,
			amount,
			harm
		});
		else hide(state, seat, dice, amount, tell);
	}
};
const camouflage = {
	is: "ask",
	seat: (_state, { seat }) => seat,
	legal(state, { seat, dice }, list) {
		list.push(STOP);
		freeRerolls(state.monsters[seat], dice, list);
	},
	answer(state, { seat, dice, amount, harm }, answer, tell) {
		if (answer.do === "stop") return hide(state, seat, dice, amount, tell);
		const { dice: thrown } = answer;
		const keep = without(dice, thrown);
		state.stack.push({
			kind: "camouflage-throw",
			seat,
			keep,
			count: thrown.length,
			amount,
			harm
		});
	}
};
function hide(state, seat, dice, amount, tell) {
	const monster = state.monsters[seat];
	const face = effectOf(monster.cards[find(monster, "hides")]).hides;
	const left = amount - count(dice, face);
	tell?.({
		type: "camouflaged",
		seat,
		dice,
		left
	});
	changeBlow(state, { amount: left });
}
// games/king-of-tokyo/rules/damage.ts
function strike(state, harm, blows, tell) {
	if (blows.length === 0) return;
	tell?.({
		type: "struck",
		harm,
		blows
	});
	state.stack.push({
		kind: "damage",
		harm,
		blows,
		at: 0,
		stage: "escape",
		rolled: 0
	});
}
const damage = {
	is: "step",
	run(state, frame, tell) {
		const blows = defend(state, frame, tell);
		if (blows !== null) suffer(state, frame.harm, blows, tell);
	}
};
function suffer(state, harm, blows, tell) {
	const losses = blows.map((blow) => lose(state, blow, tell));
	if (harm.by === "attack") placeCounters(state, harm.seat, blows, losses, tell);
	judge(state, tell);
	for (let i = 0; i < blows.length; i++) payGrudge(state, blows[i].seat, losses[i], tell);
	if (harm.by === "attack") state.stack.push(yieldingAfter(state, harm.seat, blows, losses));
}
function lose(state, { seat, amount, harm }, tell) {
	const monster = state.monsters[seat];
	const by = Math.min(amount, monster.hearts);
	if (by === 0) return 0;
	monster.hearts -= by;
	if (harm.by !== "poison" && harm.seat === state.active && seat !== state.active) state.harmed = true;
	tell?.({
		type: "hurt",
		seat,
		by,
		to: monster.hearts,
		harm
	});
	return by;
}
function placeCounters(state, attacker, blows, losses, tell) {
	const { cards } = state.monsters[attacker];
	for (let i = 0; i < cards.length; i++) {
		const counter = effectOf(cards[i]).inflicts;
		if (counter === null) continue;
		for (let hit = 0; hit < blows.length; hit++) {
			const { seat, harm } = blows[hit];
			if (losses[hit] === 0 || harm.by !== "attack") continue;
			const monster = state.monsters[seat];
			monster[counter]++;
			tell?.({
				type: "counters-changed",
				seat,
				counter,
				by: 1,
				to: monster[counter]
			});
		}
	}
}
function payGrudge(state, seat, lost, tell) {
	const { cards } = state.monsters[seat];
	for (let i = 0; i < cards.length; i++) {
		const grudge = effectOf(cards[i]).grudge;
		if (grudge === null || lost < grudge.hearts) continue;
		gainEnergy(state, seat, grudge.energy, byCard(workingCard(cards[i]), seat), tell);
	}
}
function yieldingAfter(state, attacker, blows, losses) {
	const wounds = [];
	const yielded = [];
	for (let i = 0; i < blows.length; i++) {
		const { seat, harm, escape: decision } = blows[i];
		const monster = state.monsters[seat];
		if (decision === "left") yielded.push(seat);
		if (decision !== null || harm.by !== "attack" || losses[i] === 0 || !inTokyo(monster)) continue;
		const wound = {
			seat,
			lost: losses[i]
		};
		if (monster.place === "city") wounds.unshift(wound);
		else wounds.push(wound);
	}
	return {
		kind: "yielding",
		attacker,
		wounds,
		yielded
	};
}
// games/king-of-tokyo/rules/neighbours.ts
function addNeighbours(state, seat, blows) {
	const monster = state.monsters[seat];
	const amount = monster.cards.length === 0 ? 0 : sum(monster, "neighbourDamage");
	if (amount === 0 || !blows.some((blow) => blow.seat !== seat)) return blows;
	const others = livingFrom(state, seat).slice(0, -1);
	const neighbours = [others[0], others[others.length - 1]];
	const harm = harmOf(nameOf(monster, "neighbourDamage"), seat);
	const all = [];
	for (let distance = 1; distance <= state.monsters.length; distance++) {
		const victim = clockwise(state, seat, distance);
		const blow = blows.find((hit) => hit.seat === victim);
		if (!neighbours.includes(victim)) all.push(...blow === void 0 ? [] : [blow]);
		else if (blow === void 0) all.push({
			seat: victim,
			amount,
			harm,
			escape: null
		});
		else all.push({
			...blow,
			amount: blow.amount + amount
		});
	}
	return all;
}
// games/king-of-tokyo/rules/carry-out.ts
function carryOut(state, seat, card, tell) {
	const { stars, energy, heal, starsLost, seizesTokyo, extraTurn, halvesEnergy, damage } = discardEffectOf(card);
	const cause = byCard(card, seat);
	gainStars(state, seat, stars, cause, tell);
	gainEnergy(state, seat, energy, cause, tell);
	if (heal > 0) healSelf(state, seat, heal, cause, tell);
	if (starsLost > 0) for (const other of othersOf(state, seat)) loseStars(state, other, starsLost, cause, tell);
	if (seizesTokyo && !inTokyo(state.monsters[seat])) seize(state, seat, tell);
	if (extraTurn) {
		state.extra.push({
			seat,
			card,
			penalty: 0
		});
		tell?.({
			type: "extra-turn",
			seat,
			card
		});
	}
	if (halvesEnergy) {
		state.stack.push({
			kind: "storm",
			seat,
			card
		});
		state.stack.push({
			kind: "threaten",
			harm: harmOf(card, seat),
			seats: othersOf(state, seat)
		});
	}
	if (damage !== null) {
		state.stack.push(TOKYO);
		strike(state, harmOf(card, seat), blowsOf(state, seat, card, damage), tell);
	}
}
function othersOf(state, seat) {
	return livingFrom(state, activeOf(state)).filter((other) => other !== seat);
}
function seize(state, seat, tell) {
	for (const place of ["city", "bay"]) {
		const there = monsterAt(state, place);
		if (there !== null) move(state, there, "outside", "card", tell);
	}
	enter(state, seat, "city", "card", tell);
}
function blowsOf(state, seat, card, { to, amount }) {
	const own = seat === state.active;
	const monster = state.monsters[seat];
	const bonus = own && inTokyo(monster) ? sum(monster, "tokyoBonus") : 0;
	const harm = harmOf(card, seat);
	const blows = livingFrom(state, activeOf(state)).filter((victim) => to === "all" || victim === seat === (to === "buyer")).map((victim) => ({
		seat: victim,
		amount: victim === seat ? amount : amount + bonus,
		harm,
		escape: null
	}));
	return own ? addNeighbours(state, seat, blows) : blows;
}
const storm = {
	is: "step",
	run(state, { seat, card }, tell) {
		for (const other of othersOf(state, seat)) moveEnergy(state, other, -Math.floor(state.monsters[other].energy / 2), byCard(card, seat), tell);
	}
};
// games/king-of-tokyo/rules/purchase.ts
function priceFor(monster, card) {
	const { cost } = factsOf(card);
	return monster.cards.length === 0 ? cost : Math.max(0, cost - sum(monster, "discount"));
}
function buyFromDisplay(state, seat, card, place, offeredTo, tell) {
	const price = priceFor(state.monsters[seat], card);
	moveEnergy(state, seat, -price, null, tell);
	state.display[place] = null;
	tell?.({
		type: "bought",
		seat,
		card,
		price,
		from: "display",
		place
	});
	state.stack.push({
		kind: "window",
		places: [place],
		from: 1,
		to: offeredTo
	});
	acquire(state, seat, card, tell);
	state.stack.push({
		kind: "refill",
		places: [place]
	});
}
function buyFromDeck(state, seat, tell) {
	const { card } = state.top;
	const price = priceFor(state.monsters[seat], card);
	moveEnergy(state, seat, -price, null, tell);
	state.top = null;
	tell?.({
		type: "bought",
		seat,
		card,
		price,
		from: "deck",
		place: null
	});
	acquire(state, seat, card, tell);
}
function acquire(state, seat, card, tell) {
	gainCardStars(state, seat, "purchaseStars", tell);
	state.stack.push({
		kind: "purchased",
		seat,
		card,
		moved: false
	});
	if (isKeep(card)) state.monsters[seat].cards.push(newCard(card));
}
function newCard(card) {
	return {
		card,
		counters: 0,
		energy: 0,
		hearts: 0,
		used: 0,
		copies: null
	};
}
const purchased = {
	is: "step",
	run(state, { seat, card, moved }, tell) {
		if (isKeep(card)) {
			const { cards } = state.monsters[seat];
			settleCard(state, seat, cards[cards.length - 1], moved, tell);
			return;
		}
		state.discard[cardIndex(card)]++;
		tell?.({
			type: "card-lost",
			seat,
			card,
			why: "carried-out"
		});
		carryOut(state, seat, card, tell);
	}
};
const takeOver = {
	is: "step",
	run(state, { seller, card }, tell) {
		const seat = activeOf(state);
		const price = priceFor(state.monsters[seat], card);
		moveEnergy(state, seat, -price, null, tell, seller);
		gainEnergy(state, seller, price, byCard(card, seller), tell, seat);
		tell?.({
			type: "bought",
			seat,
			card,
			price,
			from: seller,
			place: null
		});
		gainCardStars(state, seat, "purchaseStars", tell);
		const kept = removeCard(state, seller, cardAt(state.monsters[seller], card), tell);
		state.monsters[seat].cards.push(arriving(kept));
		followCard(state, seller, seat, card);
		settleLoss(state, tell);
		if (isAlive(state.monsters[seat])) state.stack.push({
			kind: "purchased",
			seat,
			card,
			moved: true
		});
	}
};
function arriving(kept) {
	return kept.copies === null ? {
		...kept,
		used: 0
	} : newCard(kept.card);
}
function followCard(state, from, to, card) {
	if (cardAt(state.monsters[from], card) >= 0) return;
	for (const { cards } of state.monsters) for (const kept of cards) if (kept.copies?.seat === from && kept.copies.card === card) kept.copies = {
		seat: to,
		card
	};
}
const SHOPPING = { kind: "shopping" };
const BUY_ASK = { kind: "buy" };
const TRANSFORM_ASK = { kind: "transform" };
const SWEPT = {
	kind: "refill",
	places: DISPLAY_PLACES
};
const shopping = {
	is: "step",
	run(state) {
		const monster = activeMonster(state);
		if ((monster.energy > 0 || monster.cards.length > 0) && isAlive(monster)) state.stack.push(BUY_ASK);
	}
};
const buy = {
	is: "ask",
	seat: activeOf,
	legal(state, _frame, list) {
		const seat = activeOf(state);
		const monster = activeMonster(state);
		list.push(PASS);
		listAffordable(state, seat, DISPLAY_PLACES, list);
		if (monster.energy >= 2 && state.display.some((card) => card !== null)) list.push(SWEEP);
		if (monster.cards.length === 0) return;
		if (has(monster, "looks")) listTop(state, seat, list);
		if (has(monster, "takes")) listOthers(state, seat, list);
		if (has(monster, "transforms")) list.push(TRANSFORM);
		offerHealing(monster, list);
	},
	answer(state, _frame, answer, tell) {
		const seat = activeOf(state);
		if (answer.do === "pass") return;
		if (answer.do === "transform") {
			state.stack.push(TRANSFORM_ASK);
			return;
		}
		state.stack.push(SHOPPING);
		switch (answer.do) {
			case "buy": return buyFromDisplay(state, seat, answer.card, state.display.indexOf(answer.card), othersCount(state), tell);
			case "look": return look(state, seat, tell);
			case "buy-top": return buyFromDeck(state, seat, tell);
			case "take": return takeFrom(state, seat, answer);
			case "sweep": return sweep(state, seat, tell);
			case "heal": return payToHeal(state, seat, tell);
		}
	},
	reveals: (state, _frame, { do: verb }) => verb === "look" || (verb === "buy" || verb === "sweep") && hidesTop(state, activeOf(state))
};
function othersCount(state) {
	return state.monsters.length - 1;
}
function hidesTop({ top }, seat) {
	return top !== null && !top.seen.includes(seat);
}
function listAffordable(state, seat, places, list) {
	const { energy } = state.monsters[seat];
	for (let i = 0; i < places.length; i++) {
		const card = state.display[places[i]];
		if (card === null || priceFor(state.monsters[seat], card) > energy) continue;
		if (!list.includes(BUY[card])) list.push(BUY[card]);
	}
}
function listTop(state, seat, list) {
	const { top } = state;
	if (top === null || hidesTop(state, seat)) {
		if (!isUsedUp(state)) list.push(LOOK);
	} else if (priceFor(state.monsters[seat], top.card) <= state.monsters[seat].energy) list.push(BUY_TOP);
}
function listOthers(state, seat, list) {
	for (let other = 0; other < state.monsters.length; other++) {
		if (other === seat) continue;
		for (const { card } of state.monsters[other].cards) {
			const take = TAKE[other][card];
			if (priceFor(state.monsters[seat], card) <= state.monsters[seat].energy && !list.includes(take)) list.push(take);
		}
	}
}
function look(state, seat, tell) {
	if (state.top === null) {
		reshuffleIfEmpty(state, tell);
		state.stack.push({ kind: "peek" });
		return;
	}
	state.top = {
		card: state.top.card,
		seen: [...state.top.seen, seat].sort((a, b) => a - b)
	};
	tell?.({
		type: "looked",
		seat,
		card: state.top.card
	});
}
function takeFrom(state, seat, { seat: seller, card }) {
	const harm = harmOf(nameOf(activeMonster(state), "takes"), seat);
	const going = cardNamed(state.monsters[seller], card);
	state.stack.push({
		kind: "take-over",
		seller,
		card
	});
	if (effectOf(going).healEnergy > 0) state.stack.push({
		kind: "threaten",
		harm,
		seats: [seller]
	});
}
function sweep(state, seat, tell) {
	moveEnergy(state, seat, -2, null, tell);
	const cards = state.display.filter((card) => card !== null);
	for (const card of cards) state.discard[cardIndex(card)]++;
	state.display = DISPLAY_PLACES.map(() => null);
	tell?.({
		type: "swept",
		seat,
		cards
	});
	state.stack.push({
		kind: "window",
		places: DISPLAY_PLACES,
		from: 1,
		to: othersCount(state)
	}, SWEPT);
}
// games/king-of-tokyo/rules/claws.ts
const CLAWS = { kind: "claws" };
const MOVE_IN = SEATS.map((attacker) => ({
	kind: "move-in",
	attacker
}));
const claws = {
	is: "step",
	run(state, _frame, tell) {
		const seat = activeOf(state);
		const shown = count(state.dice, 5);
		if (shown > 0) attack(state, seat, shown, tell);
		else if (state.monsters[seat].cards.length > 0) strikeWithoutClaw(state, seat, tell);
	}
};
function attack(state, seat, shown, tell) {
	const monster = state.monsters[seat];
	const { cards } = monster;
	gainCardStars(state, seat, "attackStars", tell);
	let amount = shown;
	if (cards.length > 0) {
		amount += strikePoints(monster, state.dice) + sum(monster, "attackBonus");
		if (inTokyo(monster)) amount += sum(monster, "tokyoAttackBonus") + sum(monster, "tokyoBonus");
	}
	state.stack.push(MOVE_IN[seat]);
	const blows = hit(state, seat, amount, attackOf(seat), has(monster, "hitsAll"));
	strike(state, attackOf(seat), addNeighbours(state, seat, blows), tell);
}
function strikeWithoutClaw(state, seat, tell) {
	const monster = state.monsters[seat];
	const points = strikePoints(monster, state.dice);
	if (points === 0) return;
	const harm = harmOf(strikingCard(monster, state.dice), seat);
	const amount = points + (inTokyo(monster) ? sum(monster, "tokyoBonus") : 0);
	state.stack.push(TOKYO);
	strike(state, harm, addNeighbours(state, seat, hit(state, seat, amount, harm, false)), tell);
}
function strikePoints({ cards }, dice) {
	let points = 0;
	for (let i = 0; i < cards.length; i++) points += effectOf(cards[i]).strike?.(dice) ?? 0;
	return points;
}
function strikingCard({ cards }, dice) {
	return workingCard(cards.find((card) => (effectOf(card).strike?.(dice) ?? 0) > 0));
}
function hit(state, seat, amount, harm, everybody) {
	const blows = [];
	const here = inTokyo(state.monsters[seat]);
	for (let distance = 1; distance < state.monsters.length; distance++) {
		const victim = clockwise(state, seat, distance);
		const monster = state.monsters[victim];
		if (isAlive(monster) && (everybody || inTokyo(monster) !== here)) blows.push({
			seat: victim,
			amount,
			harm,
			escape: null
		});
	}
	return blows;
}
// games/king-of-tokyo/rules/end-turn.ts
const END_TURN = { kind: "end-turn" };
const endTurn = {
	is: "step",
	run(state, _frame, tell) {
		rewardUnderdog(state, tell);
		const seat = activeOf(state);
		const monster = activeMonster(state);
		if (!isAlive(monster)) {
			tell?.({
				type: "turn-stopped",
				seat
			});
			return;
		}
		if (monster.cards.length > 0) endEffects(state, seat, tell);
		if (monster.poison === 0) return;
		state.stack.push(TOKYO);
		strike(state, POISON, [{
			seat,
			amount: monster.poison,
			harm: POISON,
			escape: null
		}], tell);
	}
};
function rewardUnderdog(state, tell) {
	const last = onlyLast(state);
	if (last !== null) gainCardStars(state, last, "underdogStars", tell);
}
function onlyLast(state) {
	let last = null;
	let fewest = Number.POSITIVE_INFINITY;
	for (let seat = 0; seat < state.monsters.length; seat++) {
		const { stars, place } = state.monsters[seat];
		if (place === "out" || stars > fewest) continue;
		last = stars === fewest ? null : seat;
		fewest = stars;
	}
	return last;
}
function endEffects(state, seat, tell) {
	const { cards, energy } = activeMonster(state);
	for (const kept of cards) {
		const { hoard } = effectOf(kept);
		if (hoard > 0) gainStars(state, seat, Math.floor(energy / hoard), byCard(workingCard(kept), seat), tell);
	}
	if (!state.harmed) gainCardStars(state, seat, "peaceStars", tell);
	for (const kept of cards) {
		const { emptyEnergy } = effectOf(kept);
		if (emptyEnergy > 0 && energy === 0) gainEnergy(state, seat, emptyEnergy, byCard(workingCard(kept), seat), tell);
	}
}
// games/king-of-tokyo/rules/hearts.ts
function resolveHearts(state, hearts, tell) {
	const monster = activeMonster(state);
	if (monster.poison > 0 || monster.shrink > 0 || monster.cards.length > 0 && has(monster, "healsOthers")) askFor(state, hearts, []);
	else if (!inTokyo(monster)) healSelf(state, activeOf(state), hearts, byDice(4, hearts), tell);
}
function listUses(state, list) {
	const seat = activeOf(state);
	const monster = activeMonster(state);
	if (!inTokyo(monster)) {
		if (monster.hearts < heartLimit(monster)) list.push(SPEND.self);
		if (monster.poison > 0) list.push(SPEND.poison);
		if (monster.shrink > 0) list.push(SPEND.shrink);
	}
	const forced = list.length > 0;
	if (has(monster, "healsOthers")) for (let other = 0; other < state.monsters.length; other++) {
		const patient = state.monsters[other];
		if (other !== seat && isAlive(patient) && patient.hearts < heartLimit(patient)) list.push(SPEND_ON[other]);
	}
	if (!forced) list.push(PASS);
}
function askFor(state, hearts, spent) {
	const uses = [];
	if (hearts > 0) listUses(state, uses);
	if (uses.length > 0 && uses[0] !== PASS) state.stack.push({
		kind: "hearts",
		hearts,
		spent
	});
	else charge(state, spent);
}
const hearts = {
	is: "ask",
	seat: activeOf,
	legal(state, _frame, list) {
		listUses(state, list);
		offerHealing(activeMonster(state), list);
	},
	answer(state, { hearts, spent }, answer, tell) {
		const seat = activeOf(state);
		if (answer.do === "pass") return charge(state, spent);
		if (answer.do === "heal") {
			payToHeal(state, seat, tell);
			return askFor(state, hearts, spent);
		}
		const { on } = answer;
		const given = typeof on === "number" ? treat(state, on, hearts, spent, tell) : useOn(state, on, spent, tell);
		askFor(state, hearts - 1, [...spent, ...Array(given).fill(on)]);
	}
};
function useOn(state, use, spent, tell) {
	const seat = activeOf(state);
	const monster = activeMonster(state);
	if (use === "self") {
		const cause = byDice(4, 1);
		if (spent.includes("self")) heal(state, seat, 1, cause, tell);
		else healSelf(state, seat, 1, cause, tell);
	} else {
		monster[use]--;
		tell?.({
			type: "counters-changed",
			seat,
			counter: use,
			by: -1,
			to: monster[use]
		});
	}
	return 1;
}
function treat(state, patient, left, spent, tell) {
	const monster = activeMonster(state);
	const cause = byCard(nameOf(monster, "healsOthers"), activeOf(state));
	const used = count(state.dice, 4) - left;
	return heal(state, patient, 1 + (spent.length > used ? 0 : sum(monster, "healBonus")), cause, tell);
}
function charge(state, spent) {
	const patients = [];
	for (const seat of new Set(spent)) if (typeof seat === "number") patients.push({
		seat,
		hearts: spent.filter((on) => on === seat).length
	});
	if (patients.length === 0) return;
	const harm = harmOf(nameOf(activeMonster(state), "healsOthers"), activeOf(state));
	state.stack.push({
		kind: "collect",
		patients
	});
	state.stack.push({
		kind: "threaten",
		harm,
		seats: patients.map(({ seat }) => seat)
	});
}
const collect = {
	is: "step",
	run(state, { patients }, tell) {
		const seat = activeOf(state);
		const monster = activeMonster(state);
		const cause = byCard(nameOf(monster, "healsOthers"), seat);
		const price = effectOf(monster.cards[find(monster, "healsOthers")]).healsOthers;
		for (const { seat: patient, hearts } of patients) {
			const paid = Math.min(state.monsters[patient].energy, price * hearts);
			moveEnergy(state, patient, -paid, cause, tell, seat);
			gainEnergy(state, seat, paid, cause, tell, patient);
		}
	}
};
// games/king-of-tokyo/rules/victory.ts
const NOBODY = [];
function winnersOf(state) {
	const { monsters } = state;
	const lonely = livingCount(state) === 1;
	let winners = NOBODY;
	for (let seat = 0; seat < monsters.length; seat++) {
		const { place, stars } = monsters[seat];
		if (place !== "out" && (lonely || stars >= 20)) winners = [...winners, seat];
	}
	return winners;
}
// games/king-of-tokyo/rules/next-turn.ts
const CHECK = { kind: "check" };
const PASS_ON = { kind: "pass-on" };
const TURNS = SEATS.map((seat) => ({
	kind: "turn",
	seat,
	extra: null,
	penalty: 0
}));
const check = {
	is: "step",
	run(state, _frame, tell) {
		expire(state);
		const seats = winnersOf(state);
		if (seats.length > 0 || livingCount(state) === 0) {
			const by = seats.length === 0 ? "nobody" : state.monsters[seats[0]].stars >= 20 ? "stars" : "survival";
			tell?.({
				type: "won",
				seats,
				by
			});
			return;
		}
		const kept = activeMonster(state).cards.find((card) => bringsTurn(effectOf(card).again, state.dice));
		if (kept === void 0) passOnFrom(state);
		else state.stack.push(PASS_ON, {
			kind: "again",
			card: workingCard(kept)
		});
	}
};
function bringsTurn(face, dice) {
	return face !== 0 && hasTriple(dice, face);
}
function expire(state) {
	const { monsters } = state;
	for (let seat = 0; seat < monsters.length; seat++) {
		const monster = monsters[seat];
		monster.untouchable = false;
		for (let i = 0; i < monster.cards.length; i++) monster.cards[i].used = 0;
	}
}
const again = {
	is: "ask",
	seat: activeOf,
	legal(_state, _frame, list) {
		list.push(AGAIN, PASS);
	},
	answer(state, { card }, answer, tell) {
		const seat = activeOf(state);
		if (answer.do === "pass") {
			tell?.({
				type: "extra-turn-declined",
				seat,
				card
			});
			return;
		}
		state.extra.unshift({
			seat,
			card,
			penalty: state.penalty + 1
		});
		tell?.({
			type: "extra-turn",
			seat,
			card
		});
	}
};
const passOn = {
	is: "step",
	run: passOnFrom
};
function passOnFrom(state) {
	while (state.extra.length > 0) {
		const { seat, card, penalty } = state.extra.shift();
		if (!isAlive(state.monsters[seat])) continue;
		state.stack.push({
			kind: "turn",
			seat,
			extra: card,
			penalty
		});
		return;
	}
	let distance = 1;
	while (!isAlive(state.monsters[clockwise(state, state.resume, distance)])) distance++;
	state.stack.push(TURNS[clockwise(state, state.resume, distance)]);
}
// games/king-of-tokyo/rules/orders.ts
const DANGER = [
	"always",
	"deadly",
	"hearts",
	"never"
];
function settings(values, when, few) {
	return {
		when: {
			type: "choice",
			values,
			default: when
		},
		hearts: {
			type: "number",
			min: 1,
			max: 11,
			default: few,
			while: { when: ["hearts"] }
		},
		act: {
			type: "choice",
			values: ["ask", "do"],
			default: "ask",
			while: { when: values.filter((it) => it !== "never") }
		}
	};
}
function applies({ when, hearts: few }, { hearts }, amount) {
	if (when === "deadly") return amount >= hearts;
	return when === "always" || when === "hearts" && hearts - amount <= few;
}
function done(act, action) {
	return act === "do" ? action : "ask";
}
const yielding$1 = {
	kinds: ["yield"],
	settings: settings([
		"always",
		"hearts",
		"never"
	], "always", 5),
	answer: ({ monsters }, _frame, seat, order) => applies(order, monsters[seat], 0) ? done(order.act, LEAVE) : STAY
};
const escaping = {
	kinds: ["escape"],
	settings: settings(DANGER, "always", 5),
	answer: ({ monsters }, { amount }, seat, order) => applies(order, monsters[seat], amount) ? done(order.act, LEAVE) : STAY
};
const wings = {
	kinds: ["defend"],
	settings: settings(DANGER, "hearts", 5),
	answer({ monsters }, { amount }, seat, order) {
		const monster = monsters[seat];
		if (amount === 0 || !canCancel(monster)) return null;
		if (applies(order, monster, amount) && !isArmoured(monster, amount)) return done(order.act, CANCEL);
		return canHeal(monster) ? null : PASS;
	}
};
function isArmoured(monster, amount) {
	return !has(monster, "hides") && monster.cards.some((kept) => effectOf(kept).ignores === amount);
}
const rapidHealing = {
	kinds: ["defend"],
	settings: {
		...settings(DANGER, "deadly", 3),
		losing: {
			type: "flag",
			default: true
		}
	},
	answer({ monsters }, { amount }, seat, order) {
		const monster = monsters[seat];
		if (!canHeal(monster)) return null;
		return (amount === 0 ? order.losing : applies(order, monster, amount) && isWorthIt(monster, amount)) ? done(order.act, HEAL) : PASS;
	}
};
function isWorthIt(monster, amount) {
	if (monster.hearts > amount || has(monster, "hides")) return true;
	const price = effectOf(monster.cards[find(monster, "healEnergy")]).healEnergy;
	const hearts = monster.hearts + Math.floor(monster.energy / price) * (1 + sum(monster, "healBonus"));
	return Math.min(hearts, heartLimit(monster)) > amount;
}
const psychicProbe = {
	kinds: ["probe"],
	settings: { when: {
		type: "choice",
		values: [
			"always",
			"danger",
			"never"
		],
		default: "danger"
	} },
	answer: (view, _frame, seat, { when }) => when === "always" || when === "danger" && isDangerous(view, seat) ? "ask" : PASS
};
function isDangerous({ dice, monsters, active }, seat) {
	const roller = monsters[active];
	return (has(roller, "hitsAll") || inTokyo(roller) !== inTokyo(monsters[seat])) && count(dice, 5) > 0 || NUMBERS.some((number) => hasTriple(dice, number));
}
const orders = {
	yield: yielding$1,
	escape: escaping,
	wings,
	"rapid-healing": rapidHealing,
	"psychic-probe": psychicProbe,
	opportunist: {
		kinds: ["snatch"],
		settings: {
			when: {
				type: "choice",
				values: ["always", "never"],
				default: "always"
			},
			price: {
				type: "number",
				min: 0,
				max: 8,
				default: 8,
				while: { when: ["always"] }
			}
		},
		answer({ monsters, display }, { places }, seat, { when, price }) {
			const { energy } = monsters[seat];
			const most = Math.min(energy, price);
			const wanted = places.some((place) => {
				const card = display[place];
				return card !== null && priceFor(monsters[seat], card) <= most;
			});
			return when === "always" && wanted ? "ask" : PASS;
		}
	},
	"background-dweller": {
		kinds: ["camouflage"],
		settings: { act: {
			type: "choice",
			values: ["ask", "do"],
			default: "do"
		} },
		answer({ monsters }, { dice }, seat, { act }) {
			const kept = monsters[seat].cards[find(monsters[seat], "freeReroll")];
			const face = effectOf(kept).freeReroll;
			return done(act, {
				do: "reroll",
				dice: dice.filter((die) => die === face),
				by: kept.card
			});
		}
	}
};
// games/king-of-tokyo/rules/setup.ts
function setup(seats, options) {
	const state = {
		stack: [],
		options,
		monsters: Array.from({ length: seats }, (_, seat) => newMonster(options.monsters === "seats" ? MONSTERS[seat] : null)),
		active: null,
		turn: 0,
		dice: NO_DICE,
		rolls: 0,
		rerolls: 0,
		bay: options.bay && seats >= 5,
		display: DISPLAY_PLACES.map(() => null),
		deck: CARDS.map(({ copies }) => copies),
		discard: CARDS.map(() => 0),
		top: null,
		extra: [],
		resume: 0,
		penalty: 0,
		harmed: false
	};
	beginFirstTurn(state);
	state.stack.push({
		kind: "refill",
		places: DISPLAY_PLACES
	});
	if (options.monsters === "chosen") state.stack.push({
		kind: "choose",
		seat: 0
	});
	return state;
}
function newMonster(monster) {
	return {
		monster,
		hearts: 10,
		stars: 0,
		energy: 0,
		place: "outside",
		poison: 0,
		shrink: 0,
		cards: [],
		untouchable: false
	};
}
function beginFirstTurn(state) {
	const { first: named } = state.options;
	state.stack.push(named === "random" ? { kind: "first" } : TURNS[named]);
}
const choose = {
	is: "ask",
	seat: (_state, { seat }) => seat,
	legal(state, _frame, list) {
		for (const monster of MONSTERS) if (!state.monsters.some((taken) => taken.monster === monster)) list.push(CHOOSE[monster]);
	},
	answer(state, { seat }, answer, tell) {
		const { monster } = answer;
		state.monsters[seat].monster = monster;
		tell?.({
			type: "monster-chosen",
			seat,
			monster
		});
		if (seat + 1 < state.monsters.length) state.stack.push({
			kind: "choose",
			seat: seat + 1
		});
	}
};
const first = {
	is: "chance",
	of: (state) => ({ pick: state.monsters.map((_, seat) => [seat, 1]) }),
	happen(state, _frame, seat, tell) {
		tell?.({
			type: "first-drawn",
			seat
		});
		state.stack.push(TURNS[seat]);
	}
};
function clone(state) {
	const { top } = state;
	return {
		stack: state.stack.slice(),
		options: state.options,
		monsters: state.monsters.map(cloneMonster),
		active: state.active,
		turn: state.turn,
		dice: state.dice,
		rolls: state.rolls,
		rerolls: state.rerolls,
		bay: state.bay,
		display: state.display.slice(),
		deck: state.deck.slice(),
		discard: state.discard.slice(),
		top: top === null ? null : {
			card: top.card,
			seen: top.seen.slice()
		},
		extra: state.extra.slice(),
		resume: state.resume,
		penalty: state.penalty,
		harmed: state.harmed
	};
}
function cloneMonster(monster) {
	return {
		monster: monster.monster,
		hearts: monster.hearts,
		stars: monster.stars,
		energy: monster.energy,
		place: monster.place,
		poison: monster.poison,
		shrink: monster.shrink,
		cards: monster.cards.map(cloneKept),
		untouchable: monster.untouchable
	};
}
function cloneKept(kept) {
	return {
		card: kept.card,
		counters: kept.counters,
		energy: kept.energy,
		hearts: kept.hearts,
		used: kept.used,
		copies: kept.copies
	};
}
// games/king-of-tokyo/rules/view.ts
function view(state, viewer) {
	const { top, deck: _deck, ...open } = clone(state);
	const known = top === null || top.seen.includes(viewer);
	return {
		...open,
		deckSize: deckSize(state),
		top: known ? top : {
			card: null,
			seen: top.seen
		}
	};
}
function imagine(seen, rng) {
	const { deckSize: _size, top, ...open } = seen;
	const state = clone({
		...open,
		top: null,
		deck: []
	});
	state.deck = hiddenCards({
		...open,
		top: null
	});
	if (top === null) return state;
	const card = top.card ?? CARD_IDS[pickFrom(state.deck, rng)];
	state.deck[cardIndex(card)]--;
	return {
		...state,
		top: {
			card,
			seen: top.seen.slice()
		}
	};
}
function hiddenCards(open) {
	const hidden = CARDS.map(({ copies }, i) => copies - open.discard[i]);
	for (const card of open.display) if (card !== null) hidden[cardIndex(card)]--;
	for (const { cards } of open.monsters) for (const { card } of cards) hidden[cardIndex(card)]--;
	for (const frame of open.stack) if (frame.kind === "purchased" && !isKeep(frame.card)) hidden[cardIndex(frame.card)]--;
	if (open.top !== null) hidden[cardIndex(open.top.card)]--;
	return hidden;
}
function pickFrom(pile, rng) {
	let ticket = rng.below(pileSize(pile));
	let at = 0;
	while (ticket >= pile[at]) ticket -= pile[at++];
	return at;
}
function eventView(event, viewer) {
	return event.type === "looked" && event.seat !== viewer ? {
		...event,
		card: null
	} : event;
}
function entryView(state, actor, answer, viewer) {
	return actor === "chance" && state.stack[state.stack.length - 1]?.kind === "peek" && viewer !== state.active ? null : answer;
}
function secrets(state, viewer) {
	const { top } = state;
	if (top === null || top.seen.includes(viewer)) return [];
	const pool = state.deck.slice();
	pool[cardIndex(top.card)]++;
	return [{
		pool: byName(pool),
		slots: [top.card]
	}];
}
function byName(pile) {
	return Object.fromEntries(pile.flatMap((left, i) => left > 0 ? [[CARD_IDS[i], left]] : []));
}
function census(state) {
	const missing = hiddenCards(state);
	return Object.fromEntries(CARDS.map(({ id, copies }, i) => [id, copies - missing[i] + state.deck[i]]));
}
// games/king-of-tokyo/rules/position/frames.ts
const seat = (field, json) => readInteger(field, json, 0, 5);
const number = (field, json) => readInteger(field, json, 0);
const distance = (field, json) => readInteger(field, json, 0, 6);
const place = (field, json) => readInteger(field, json, 0, 2);
const card = (field, json) => readChoice(field, json, CARD_IDS);
const keep = (field, json) => readChoice(field, json, KEEP_IDS);
const listOf = (read) => (field, json) => readList(field, json).map((item, i) => read(`${field}[${i}]`, item));
const orNull = (read) => (field, json) => json === null ? null : read(field, json);
const record = (fields) => (field, json) => readRecord(field, json, fields);
const HARMS = {
	attack: { seat },
	card: {
		card,
		seat
	},
	poison: {}
};
const harm = (field, json) => {
	const by = readChoice(joined(field, "by"), Object(json).by, [
		"attack",
		"card",
		"poison"
	]);
	return readRecord(field, json, {
		by: () => by,
		...HARMS[by]
	});
};
const stage = (field, json) => readChoice(field, json, [
	"escape",
	"before-roll",
	"roll",
	"after-roll",
	"armour"
]);
const decision = (field, json) => json === null ? null : readChoice(field, json, ["left", "stayed"]);
const blow = record({
	seat,
	amount: number,
	harm,
	escape: decision
});
const wound = record({
	seat,
	lost: number
});
function readRecord(field, json, fields) {
	const given = readFields(field, json, Object.keys(fields));
	return Object.fromEntries(Object.entries(fields).map(([key, read]) => [key, read(joined(field, key), given[key])]));
}
const SHOP = ["shopping", "window"];
const FORMS = {
	first: {
		on: [null],
		fields: {}
	},
	turn: {
		on: [null],
		fields: {
			seat,
			extra: orNull(card),
			penalty: number
		}
	},
	choose: {
		on: [
			"first",
			"turn",
			"refill"
		],
		fields: { seat }
	},
	check: {
		on: [null],
		fields: {}
	},
	"end-turn": {
		on: ["check"],
		fields: {}
	},
	shopping: {
		on: ["end-turn"],
		fields: {}
	},
	resolve: {
		on: ["shopping"],
		fields: {}
	},
	rolling: {
		on: ["resolve"],
		fields: { moved: readBoolean }
	},
	roll: {
		on: ["resolve"],
		fields: { moved: readBoolean }
	},
	throw: {
		on: ["resolve"],
		fields: {
			keep: readDice,
			count: number,
			by: orNull(keep)
		}
	},
	reroll: {
		on: ["resolve"],
		fields: { probed: readBoolean }
	},
	probing: {
		on: ["resolve"],
		fields: {
			from: distance,
			asked: readBoolean
		}
	},
	probe: {
		on: ["probing"],
		fields: { seat }
	},
	"probe-throw": {
		on: ["probing"],
		fields: {
			seat,
			die: readFace,
			by: keep
		}
	},
	change: {
		on: ["resolve"],
		fields: {}
	},
	claws: {
		on: ["shopping"],
		fields: {}
	},
	hearts: {
		on: ["claws"],
		fields: {
			hearts: number,
			spent: listOf(readUse)
		}
	},
	collect: {
		on: ["claws"],
		fields: { patients: listOf(record({
			seat,
			hearts: number
		})) }
	},
	"move-in": {
		on: ["shopping"],
		fields: { attacker: seat }
	},
	tokyo: {
		on: ["check", ...SHOP],
		fields: {}
	},
	damage: {
		on: [
			"move-in",
			"tokyo",
			"exits"
		],
		fields: {
			harm,
			blows: listOf(blow),
			at: number,
			stage,
			rolled: number
		}
	},
	escape: {
		on: ["damage"],
		fields: {
			seat,
			amount: number,
			harm
		}
	},
	defend: {
		on: ["damage", "threaten"],
		fields: {
			seat,
			amount: number,
			harm
		}
	},
	"camouflage-throw": {
		on: ["damage"],
		fields: {
			seat,
			keep: readDice,
			count: number,
			amount: number,
			harm
		}
	},
	camouflage: {
		on: ["damage"],
		fields: {
			seat,
			dice: readDice,
			amount: number,
			harm
		}
	},
	yielding: {
		on: ["move-in"],
		fields: {
			attacker: seat,
			wounds: listOf(wound),
			yielded: listOf(seat)
		}
	},
	yield: {
		on: ["yielding"],
		fields: {
			seat,
			lost: number,
			attacker: seat
		}
	},
	exits: {
		on: ["move-in"],
		fields: {
			attacker: seat,
			yielded: listOf(seat)
		}
	},
	buy: {
		on: ["end-turn"],
		fields: {}
	},
	transform: {
		on: ["end-turn"],
		fields: {}
	},
	peek: {
		on: ["shopping"],
		fields: {}
	},
	"take-over": {
		on: ["shopping"],
		fields: {
			seller: seat,
			card: keep
		}
	},
	threaten: {
		on: [
			"collect",
			"take-over",
			"storm"
		],
		fields: {
			harm,
			seats: listOf(seat)
		}
	},
	storm: {
		on: SHOP,
		fields: {
			seat,
			card
		}
	},
	purchased: {
		on: SHOP,
		fields: {
			seat,
			card,
			moved: readBoolean
		}
	},
	copy: {
		on: SHOP,
		fields: { seat }
	},
	charge: {
		on: ["rolling", ...SHOP],
		fields: {
			seat,
			card: keep
		}
	},
	refill: {
		on: [
			"first",
			"turn",
			"window",
			"purchased"
		],
		fields: { places: listOf(place) }
	},
	reveal: {
		on: [
			"first",
			"turn",
			"refill",
			"purchased",
			"window"
		],
		fields: { place }
	},
	window: {
		on: SHOP,
		fields: {
			places: listOf(place),
			from: distance,
			to: distance
		}
	},
	snatch: {
		on: ["window"],
		fields: {
			seat,
			places: listOf(place)
		}
	},
	"pass-on": {
		on: [null],
		fields: {}
	},
	again: {
		on: ["pass-on"],
		fields: { card: keep }
	}
};
const KINDS = Object.keys(FORMS);
function readStack(json) {
	let below = null;
	return readList("stack", json).map((item, i) => {
		const field = `stack[${i}]`;
		const kind = readChoice(joined(field, "kind"), Object(item).kind, KINDS);
		const { on, fields } = FORMS[kind];
		if (!on.includes(below)) objectTo(field, `${kind} only ${on.map((under) => under === null ? "at the bottom" : `on ${under}`).join(", ")}`, below, "impossible");
		below = kind;
		return readRecord(field, item, {
			kind: () => kind,
			...fields
		});
	});
}
// games/king-of-tokyo/rules/position/monsters.ts
const PLACES = [
	"outside",
	"city",
	"bay",
	"out"
];
function makeMonster(monster) {
	return {
		...monster,
		cards: monster.cards.map(makeCard)
	};
}
function makeCard(kept) {
	const usual = usualCard(kept.card, kept.copies);
	const unusual = [
		"counters",
		"energy",
		"hearts",
		"used"
	].filter((field) => kept[field] !== usual[field]);
	if (unusual.length === 0 && kept.copies === null) return kept.card;
	const fields = Object.fromEntries(unusual.map((field) => [field, kept[field]]));
	return {
		card: kept.card,
		...fields,
		...kept.copies === null ? {} : { copies: { ...kept.copies } }
	};
}
function usualCard(card, copies) {
	const kept = {
		...newCard(card),
		copies
	};
	const { counters, hearts } = effectOf(kept);
	return {
		...kept,
		counters,
		hearts
	};
}
function readMonsters(state, json) {
	const players = readList("players", json);
	const seats = state.monsters.length;
	if (players.length !== seats) objectTo("players", `${seats} players, one a seat`, json);
	state.monsters = players.map((player, seat) => readMonster(`players[${seat}]`, player, state.monsters[seat], seats));
	checkMonsters(state);
}
function readMonster(field, json, usual, seats) {
	const fields = readFields(field, json, [], Object.keys(usual));
	const number = (key, most) => readInteger(joined(field, key), fields[key] ?? 0, 0, most);
	const hearts = readInteger(joined(field, "hearts"), fields.hearts ?? 10, 0);
	const { monster = usual.monster, place = hearts === 0 ? "out" : "outside", cards = [] } = fields;
	return {
		monster: monster === null ? null : readChoice(joined(field, "monster"), monster, MONSTERS),
		hearts,
		stars: number("stars", 20),
		energy: number("energy"),
		place: readChoice(joined(field, "place"), place, PLACES),
		poison: number("poison"),
		shrink: number("shrink"),
		cards: readList(joined(field, "cards"), cards).map((card, i) => readCard(`${field}.cards[${i}]`, card, seats)),
		untouchable: readBoolean(joined(field, "untouchable"), fields.untouchable ?? false)
	};
}
function readCard(field, json, seats) {
	if (typeof json === "string") return usualCard(readChoice(field, json, KEEP_IDS), null);
	const fields = readFields(field, json, ["card"], [
		"counters",
		"energy",
		"hearts",
		"used",
		"copies"
	]);
	const card = readChoice(joined(field, "card"), fields.card, KEEP_IDS);
	const usual = usualCard(card, readCopies(joined(field, "copies"), fields.copies ?? null, seats));
	const effect = effectOf(usual);
	const number = (key, most) => readInteger(joined(field, key), fields[key] ?? usual[key], 0, most);
	return {
		card,
		counters: number("counters", effect.counters),
		energy: number("energy", effect.payOut === 0 ? 0 : void 0),
		hearts: number("hearts", effect.hearts),
		used: number("used"),
		copies: usual.copies
	};
}
function readCopies(field, json, seats) {
	if (json === null) return null;
	const { seat, card } = readFields(field, json, ["seat", "card"]);
	return {
		seat: readInteger(joined(field, "seat"), seat, 0, seats - 1),
		card: readChoice(joined(field, "card"), card, KEEP_IDS)
	};
}
function checkMonsters(state) {
	const { monsters } = state;
	for (const [seat, monster] of monsters.entries()) {
		const impossible = (key, expected) => objectTo(`players[${seat}].${key}`, expected, monster[key], "impossible");
		if (monster.hearts > heartLimit(monster)) impossible("hearts", `at most ${heartLimit(monster)}`);
		if (monster.hearts === 0 === isAlive(monster)) impossible("place", "out with no hearts, and only then");
		if (!isAlive(monster)) checkOut(monster, impossible);
		const shared = (key) => monsters.some((other, i) => i < seat && other[key] === monster[key]);
		if (monster.monster !== null && shared("monster")) impossible("monster", "a monster that nobody else plays");
		if (inTokyo(monster) && shared("place")) impossible("place", "a place where nobody else is");
		if (monster.place === "bay" && !state.bay) impossible("place", "no monster in the bay while it is closed");
		for (const [i, kept] of monster.cards.entries()) checkCopy(monsters, `players[${seat}].cards[${i}]`, kept);
	}
}
function checkOut(monster, impossible) {
	for (const key of [
		"energy",
		"poison",
		"shrink"
	]) if (monster[key] > 0) impossible(key, "0, being out");
	if (monster.cards.length > 0) impossible("cards", "none, being out");
	if (monster.untouchable) impossible("untouchable", "false, being out");
}
function checkCopy(monsters, field, { card, copies }) {
	if (copies === null) return;
	if (!(ownEffectOf(card).copyEnergy > 0)) objectTo(joined(field, "copies"), "a copy of nothing, as this card copies none", copies, "impossible");
	if (!monsters[copies.seat].cards.some((kept) => kept.card === copies.card) || ownEffectOf(copies.card).copyEnergy > 0) objectTo(joined(field, "copies"), "a card that lies there and does not copy itself", copies, "impossible");
}
// games/king-of-tokyo/rules/position/soundness.ts
function checkStack(state) {
	for (const [i, frame] of state.stack.entries()) {
		const missing = missingFor(state, frame, state.stack[i - 1]);
		if (missing !== null) objectTo(`stack[${i}]`, missing, frame, "impossible");
	}
}
function missingFor(state, frame, below) {
	if (seatsIn(frame).filter((seat) => seat >= state.monsters.length).length > 0) return "seats that take part";
	if (actingIn(frame).filter((seat) => !isAlive(state.monsters[seat])).length > 0) return "seats that are not out";
	const check = CHECKS[frame.kind];
	return check?.(state, frame, below) ?? null;
}
function seatsIn(frame) {
	const seats = actingIn(frame);
	if ("attacker" in frame) seats.push(frame.attacker);
	if ("harm" in frame) seats.push(...harmSeats(frame.harm));
	if (frame.kind === "damage") for (const blow of frame.blows) seats.push(...harmSeats(blow.harm));
	if ("yielded" in frame) seats.push(...frame.yielded);
	return seats;
}
function harmSeats(harm) {
	return harm.by === "poison" ? [] : [harm.seat];
}
function actingIn(frame) {
	const seats = [];
	if ("seat" in frame) seats.push(frame.seat);
	if ("seats" in frame) seats.push(...frame.seats);
	if ("seller" in frame) seats.push(frame.seller);
	if ("blows" in frame) seats.push(...frame.blows.map(({ seat }) => seat));
	if ("wounds" in frame) seats.push(...frame.wounds.map(({ seat }) => seat));
	if ("patients" in frame) seats.push(...frame.patients.map(({ seat }) => seat));
	if (frame.kind === "hearts") seats.push(...frame.spent.filter((on) => typeof on === "number"));
	return seats;
}
const MOST_DICE = 8;
const CHECKS = {
	choose: (state, { seat }) => state.monsters.slice(seat).every(({ monster }) => monster === null) ? null : "seats without a monster from here on",
	throw: (state, { keep, count: up }) => up >= 1 && keep.length + up <= MOST_DICE && within(keep, state.dice) ? null : "from 1 to 8 dice, some kept of those that show",
	"probe-throw": (state, { seat, die, by }) => count(state.dice, die) > 0 && kept(state, seat, by, "probe") ? null : "a die that shows, and a card that probes",
	hearts: (state, { hearts, spent }) => hearts >= 1 && (healer(state) || spent.every((on) => typeof on !== "number")) ? null : "hearts, and a card to give them",
	collect: (state) => healer(state) ? null : "a card that gives hearts to others",
	damage: (_state, { blows, at }) => at <= blows.length && new Set(blows.map(({ seat }) => seat)).size === blows.length ? null : "each victim once",
	escape: (_state, { seat, harm }, below) => harm.by === "attack" && isVictim(seat, below) ? null : "the victim of an attack whose turn it is",
	defend: (_state, { seat }, below) => below?.kind === "threaten" || isVictim(seat, below) ? null : "the victim whose turn it is",
	"camouflage-throw": (state, { seat, keep, count: up, amount }, below) => hides(state, seat) && isVictim(seat, below) && up >= 1 && keep.length + up === amount ? null : "a die for every point",
	camouflage: (state, { seat, dice, amount }, below) => hides(state, seat) && isVictim(seat, below) && dice.length === amount ? null : "a die for every point",
	peek: (state) => state.top === null && pileSize(state.deck) > 0 ? null : "a deck whose top card nobody knows",
	"take-over": ({ monsters, active }, { seller, card }) => {
		return seller !== active && monsters[seller].cards.some((own) => own.card === card) && priceFor(monsters[active], card) <= monsters[active].energy ? null : "a card of another monster that the active one can pay";
	},
	purchased: (state, { seat, card }) => !isKeep(card) || state.monsters[seat].cards.at(-1)?.card === card ? null : "a keep card in front of its buyer",
	copy: (state, { seat }) => hasCopyTarget(state, seat) && state.monsters[seat].cards.some(({ card }) => ownEffectOf(card).copyEnergy > 0) ? null : "a card that copies, and one to copy",
	charge: (state, { seat, card }) => kept(state, seat, card, "payOut") ? null : "a card to be charged",
	refill: (state, { places }) => places.length > 0 && places.every((place) => state.display[place] === null) ? null : "gaps in the display",
	reveal: (state, { place }) => state.display[place] === null && state.top === null && deckSize(state) > 0 ? null : "a gap, and a deck to fill it from",
	again: (state) => state.active === null ? "a turn that is over" : null
};
function within(some, dice) {
	return some.every((face) => count(some, face) <= count(dice, face));
}
function kept(state, seat, card, hook) {
	return state.monsters[seat].cards.some((own) => own.card === card && effectOf(own)[hook] !== 0);
}
function healer(state) {
	return has(state.monsters[state.active], "healsOthers");
}
function hides(state, seat) {
	return has(state.monsters[seat], "hides");
}
function isVictim(seat, below) {
	return below?.kind === "damage" && below.blows[below.at]?.seat === seat;
}
// games/king-of-tokyo/rules/resolve.ts
const RESOLVING = { kind: "resolve" };
const resolve = {
	is: "step",
	run(state, _frame, tell) {
		const seat = activeOf(state);
		if (!isAlive(activeMonster(state))) return;
		const { dice } = state;
		tell?.({
			type: "dice-final",
			seat,
			dice
		});
		scoreNumbers(state, seat, dice, tell);
		const energy = count(dice, 6);
		if (energy > 0) gainEnergy(state, seat, energy, byDice(6, energy), tell);
		state.stack.push(CLAWS);
		const hearts = count(dice, 4);
		if (hearts > 0) resolveHearts(state, hearts, tell);
	}
};
function scoreNumbers(state, seat, dice, tell) {
	for (let i = 0; i < NUMBERS.length; i++) {
		const number = NUMBERS[i];
		if (!hasTriple(dice, number)) continue;
		const shown = count(dice, number);
		gainStars(state, seat, number + shown - 3, byDice(number, shown), tell);
	}
	const { cards } = state.monsters[seat];
	for (let i = 0; i < cards.length; i++) {
		const stars = effectOf(cards[i]).score?.(dice) ?? 0;
		if (stars > 0) gainStars(state, seat, stars, byCard(workingCard(cards[i]), seat), tell);
	}
}
// games/king-of-tokyo/rules/position/steps.ts
const STEPS = [
	"start",
	"roll",
	"reroll",
	"change",
	"resolve",
	"buy",
	"transform",
	"end",
	"over"
];
const UNTIL_DICE = [
	CHECK,
	END_TURN,
	SHOPPING,
	RESOLVING
];
function stackFor(step, seat) {
	switch (step) {
		case "start": return [{
			kind: "turn",
			seat,
			extra: null,
			penalty: 0
		}];
		case "roll": return [...UNTIL_DICE, {
			kind: "roll",
			moved: false
		}];
		case "reroll": return [...UNTIL_DICE, {
			kind: "reroll",
			probed: false
		}];
		case "change": return [...UNTIL_DICE, CHANGE];
		case "resolve": return UNTIL_DICE.slice();
		case "buy":
		case "transform": return [
			CHECK,
			END_TURN,
			{ kind: step }
		];
		case "end": return [CHECK, END_TURN];
		case "over": return [];
	}
}
function stepOf({ active, stack }) {
	if (active === null) return null;
	return STEPS.find((step) => same(stackFor(step, active), stack)) ?? null;
}
// games/king-of-tokyo/rules/position/index.ts
const FIELDS = [
	"turn",
	"number",
	"step",
	"stack",
	"dice",
	"rolls",
	"rerolls",
	"players",
	"bay",
	"display",
	"deck",
	"discard",
	"top",
	"extra",
	"resume",
	"penalty",
	"harmed"
];
function makePosition(state) {
	const step = stepOf(state);
	return {
		turn: state.active,
		number: state.turn,
		...step === null ? { stack: state.stack } : { step },
		dice: state.dice,
		rolls: state.rolls,
		rerolls: state.rerolls,
		players: state.monsters.map(makeMonster),
		bay: state.bay,
		display: state.display,
		discard: makePile(state.discard),
		top: state.top,
		extra: state.extra,
		resume: state.resume,
		penalty: state.penalty,
		harmed: state.harmed
	};
}
function makePile(pile) {
	return Object.fromEntries(pile.flatMap((copies, i) => copies > 0 ? [[CARD_IDS[i], copies]] : []));
}
function parsePosition(json, seats, options) {
	return reading(() => {
		const fields = readFields("", json, [], FIELDS);
		const state = setup(seats, options);
		const early = fields.turn === null;
		if (!early) for (const [seat, monster] of state.monsters.entries()) monster.monster = MONSTERS[seat];
		const { first } = options;
		state.active = early ? null : readInteger("turn", fields.turn ?? (first === "random" ? 0 : first), 0, seats - 1);
		readTurn(state, fields);
		if (fields.bay !== void 0) state.bay = readBoolean("bay", fields.bay);
		if (fields.players !== void 0) readMonsters(state, fields.players);
		checkBay(state, fields.bay);
		state.display = readDisplay(fields.display);
		state.top = readTop(fields.top ?? null, seats);
		state.stack = readMoment(state, fields);
		readPiles(state, fields);
		checkMoment(state, fields);
		return state;
	});
}
function readTurn(state, fields) {
	const most = state.monsters.length - 1;
	state.turn = readInteger("number", fields.number ?? (state.active === null ? 0 : 1), 0);
	state.dice = readDice("dice", fields.dice ?? []);
	if (state.dice.length > 8) objectTo("dice", "at most 8 dice", fields.dice, "impossible");
	state.rolls = readInteger("rolls", fields.rolls ?? 0, 0);
	state.rerolls = readInteger("rerolls", fields.rerolls ?? 0, 0);
	state.resume = readInteger("resume", fields.resume ?? state.active ?? 0, 0, most);
	state.penalty = readInteger("penalty", fields.penalty ?? 0, 0);
	state.harmed = readBoolean("harmed", fields.harmed ?? false);
	state.extra = readList("extra", fields.extra ?? []).map((item, i) => {
		const field = `extra[${i}]`;
		const { seat, card, penalty } = readFields(field, item, ["seat", "card"], ["penalty"]);
		return {
			seat: readInteger(joined(field, "seat"), seat, 0, most),
			card: readChoice(joined(field, "card"), card, CARD_IDS),
			penalty: readInteger(joined(field, "penalty"), penalty ?? 0, 0)
		};
	});
}
function checkBay(state, json) {
	const { options, monsters } = state;
	const used = options.bay && monsters.length >= 5;
	const enough = livingCount(state) >= 5;
	if (json === void 0) state.bay = used && enough;
	if (state.bay && !used) objectTo("bay", "false in this match", json, "impossible");
	if (used && enough && !state.bay) objectTo("bay", `true with 5 monsters alive`, json, "impossible");
	const inside = monsters.findIndex(({ place }) => place === "bay");
	if (inside >= 0 && !state.bay) objectTo(`players[${inside}].place`, "no bay in this match", "bay", "impossible");
}
function readDisplay(json) {
	if (json === void 0) return DISPLAY_PLACES.map(() => null);
	const display = readList("display", json);
	if (display.length !== DISPLAY_PLACES.length) objectTo("display", `${DISPLAY_PLACES.length} places`, json);
	return display.map((card, i) => card === null ? null : readChoice(`display[${i}]`, card, CARD_IDS));
}
function readTop(json, seats) {
	if (json === null) return null;
	const { card, seen } = readFields("top", json, ["card", "seen"]);
	const viewers = readList("top.seen", seen).map((seat, i) => readInteger(`top.seen[${i}]`, seat, 0, seats - 1));
	if (viewers.length === 0 || viewers.some((seat, i) => i > 0 && seat <= viewers[i - 1])) objectTo("top.seen", "seats in ascending order, at least one", seen);
	return {
		card: readChoice("top.card", card, CARD_IDS),
		seen: viewers
	};
}
function readPiles(state, fields) {
	if (fields.deck !== void 0 && fields.discard !== void 0) objectTo("deck", "either this or discard, as the other one has the rest", fields.deck);
	const written = fields.deck === void 0 ? "discard" : "deck";
	const pile = readPile(written, fields[written] ?? {});
	state.discard = CARDS.map(() => 0);
	const rest = hiddenCards(state).map((copies, i) => copies - pile[i]);
	const tooMany = rest.findIndex((copies) => copies < 0);
	if (tooMany >= 0) {
		const { id, copies } = CARDS[tooMany];
		objectTo("", `at most ${copies} of ${id} in all places together`, copies - rest[tooMany], "impossible");
	}
	state.deck = written === "deck" ? pile : rest;
	state.discard = written === "deck" ? rest : pile;
}
function readPile(field, json) {
	const fields = readFields(field, json, [], CARD_IDS);
	const pile = CARDS.map(() => 0);
	for (const [id, copies] of Object.entries(fields)) pile[cardIndex(id)] = readInteger(joined(field, id), copies, 0);
	return pile;
}
function readMoment(state, fields) {
	if (fields.stack !== void 0) {
		if (fields.step !== void 0) objectTo("step", "either this or stack", fields.step);
		return readStack(fields.stack);
	}
	if (state.active !== null) return stackFor(readChoice("step", fields.step ?? "roll", STEPS), state.active);
	if (fields.step !== void 0) objectTo("step", "a stack, or nothing, before the first turn", fields.step);
	return earlyStack(state);
}
function earlyStack(state) {
	const [bottom] = state.stack;
	const open = DISPLAY_PLACES.filter((place) => state.display[place] === null);
	const chooser = state.monsters.findIndex(({ monster }) => monster === null);
	return [
		bottom,
		...open.length > 0 ? [{
			kind: "refill",
			places: open
		}] : [],
		...chooser >= 0 ? [{
			kind: "choose",
			seat: chooser
		}] : []
	];
}
function checkMoment(state, fields) {
	const { active, monsters, stack } = state;
	const impossible = (field, expected) => objectTo(field, expected, fields[field], "impossible");
	const [bottom] = stack;
	const early = bottom?.kind === "first" || bottom?.kind === "turn" && active === null;
	if (active === null !== early) impossible("turn", active === null ? "a seat, as turns have begun" : "null at the start");
	const over = winnersOf(state).length > 0 || livingCount(state) === 0;
	if (bottom === void 0 && !over) impossible("step", "a winner, or nobody left, for the match to be over");
	if (bottom !== void 0 && active !== null && !isAlive(monsters[active])) impossible("turn", "a monster that is not out");
	if (active !== null && monsters.some(({ monster }) => monster === null)) impossible("players", "a monster for every seat");
	checkStack(state);
}
// games/king-of-tokyo/rules/snatch.ts
const window = {
	is: "step",
	run(state, { places, from, to }) {
		if (!isAlive(activeMonster(state))) return;
		for (let distance = from; distance <= to; distance++) {
			const seat = clockwise(state, activeOf(state), distance);
			const monster = state.monsters[seat];
			if (monster.cards.length === 0 || !has(monster, "snatches")) continue;
			const affordable = [];
			listAffordable(state, seat, places, affordable);
			if (affordable.length === 0) continue;
			state.stack.push({
				kind: "window",
				places,
				from: distance + 1,
				to
			}, {
				kind: "snatch",
				seat,
				places
			});
			return;
		}
	}
};
const snatch = {
	is: "ask",
	seat: (_state, { seat }) => seat,
	legal(state, { seat, places }, list) {
		list.push(PASS);
		listAffordable(state, seat, places, list);
	},
	answer(state, { seat, places }, answer, tell) {
		if (answer.do === "pass") return;
		const { card } = answer;
		const place = places.find((at) => state.display[at] === card);
		const { to } = state.stack.pop();
		const distance = distanceTo(state, seat);
		const goOn = {
			kind: "window",
			places,
			from: distance,
			to
		};
		state.stack.push(goOn);
		buyFromDisplay(state, seat, card, place, distance - 1, tell);
	},
	reveals: (state, { seat }, answer) => answer.do === "buy" && hidesTop(state, seat)
};
// games/king-of-tokyo/rules/standing.ts
const OUT = -1;
function standing(state) {
	const winners = state.stack.length === 0 ? winnersOf(state).slice() : [];
	const scores = state.monsters.map((monster) => isAlive(monster) ? monster.stars : OUT);
	const rank = (seat) => winners.includes(seat) ? Number.POSITIVE_INFINITY : scores[seat];
	return {
		winners,
		scores,
		places: scores.map((_, seat) => 1 + scores.filter((_other, other) => rank(other) > rank(seat)).length)
	};
}
// games/king-of-tokyo/rules/threat.ts
const threaten = {
	is: "step",
	run(state, { harm, seats }) {
		const at = seats.findIndex((seat) => canHeal(state.monsters[seat]));
		if (at < 0) return;
		state.stack.push({
			kind: "threaten",
			harm,
			seats: seats.slice(at + 1)
		});
		state.stack.push({
			kind: "defend",
			seat: seats[at],
			amount: 0,
			harm
		});
	}
};
// games/king-of-tokyo/rules/transform.ts
const transform = {
	is: "ask",
	seat: activeOf,
	legal(state, _frame, list) {
		const monster = activeMonster(state);
		list.push(PASS);
		for (const { card } of monster.cards) if (!list.includes(DISCARD[card])) list.push(DISCARD[card]);
		offerHealing(monster, list);
	},
	answer(state, frame, answer, tell) {
		if (answer.do === "pass") return;
		const seat = activeOf(state);
		if (answer.do === "heal") payToHeal(state, seat, tell);
		else {
			const { card } = answer;
			discardCard(state, seat, cardAt(activeMonster(state), card), "transformed", tell);
			moveEnergy(state, seat, factsOf(card).cost, byCard(card, seat), tell);
			settleLoss(state, tell);
		}
		if (isAlive(activeMonster(state))) state.stack.push(frame);
	}
};
const turn = {
	is: "step",
	run(state, { seat, extra, penalty }, tell) {
		state.active = seat;
		if (extra === null) state.resume = seat;
		state.turn++;
		state.penalty = penalty;
		state.dice = NO_DICE;
		state.rolls = 0;
		state.rerolls = 0;
		state.harmed = false;
		tell?.({
			type: "turn-began",
			seat,
			turn: state.turn,
			extra,
			dice: diceCount(state)
		});
		state.stack.push(CHECK, END_TURN, SHOPPING, RESOLVING);
		payOut(state, seat, tell);
		if (inTokyo(activeMonster(state))) rewardKing(state, seat, tell);
		askToRoll(state, false);
	}
};
function payOut(state, seat, tell) {
	const { cards } = state.monsters[seat];
	for (let i = cards.length - 1; i >= 0; i--) {
		const kept = cards[i];
		const energy = Math.min(effectOf(kept).payOut, kept.energy);
		if (energy === 0) continue;
		kept.energy -= energy;
		moveEnergy(state, seat, energy, byCard(workingCard(kept), seat), tell);
		if (kept.energy === 0) useUp(state, seat, kept, tell);
	}
}
function rewardKing(state, seat, tell) {
	gainStars(state, seat, 2, IN_TOKYO, tell);
	gainCardStars(state, seat, "tokyoStars", tell);
}
// games/king-of-tokyo/rules/index.ts
const kingOfTokyo = {
	id: "king-of-tokyo",
	version: 1,
	editions: ["first"],
	seats: {
		min: 2,
		max: 6
	},
	options: {
		short: {
			type: "flag",
			default: false
		},
		bay: {
			type: "flag",
			default: true
		},
		monsters: {
			type: "choice",
			values: ["chosen", "seats"],
			default: "chosen"
		},
		first: {
			type: "seat",
			default: "random"
		}
	},
	longest: 2e4,
	setup,
	rules: {
		choose,
		first,
		turn,
		rolling,
		roll,
		throw: thrown,
		reroll,
		probing,
		probe,
		"probe-throw": probeThrow,
		change,
		resolve,
		hearts,
		collect,
		claws,
		damage,
		escape: escaping$1,
		defend: defending,
		"camouflage-throw": camouflageThrow,
		camouflage,
		yielding: {
			is: "step",
			run(state, { attacker, wounds, yielded }) {
				if (wounds.length === 0) {
					if (yielded.length > 0) state.stack.push({
						kind: "exits",
						attacker,
						yielded
					});
					return;
				}
				const [{ seat, lost }, ...rest] = wounds;
				state.stack.push({
					kind: "yielding",
					attacker,
					wounds: rest,
					yielded
				}, {
					kind: "yield",
					seat,
					lost,
					attacker
				});
			}
		},
		yield: {
			is: "ask",
			seat: (_state, { seat }) => seat,
			legal(_state, _frame, list) {
				list.push(STAY, LEAVE);
			},
			answer(state, { seat, attacker }, answer, tell) {
				if (answer.do === "stay") {
					tell?.({
						type: "stayed",
						seat
					});
					return;
				}
				tell?.({
					type: "yielded",
					seat,
					attacker,
					unhurt: false
				});
				move(state, seat, "outside", "yield", tell);
				const below = state.stack.pop();
				state.stack.push({
					...below,
					yielded: [...below.yielded, seat]
				});
			}
		},
		exits: {
			is: "step",
			run(state, { attacker, yielded }, tell) {
				const monster = state.monsters[attacker];
				if (yielded.length === 0 || !isAlive(monster) || inTokyo(monster) || freePlace(state) === null) return;
				const [owner, ...rest] = yielded;
				state.stack.push({
					kind: "exits",
					attacker,
					yielded: rest
				});
				const amount = sum(state.monsters[owner], "exitDamage");
				if (amount === 0) return;
				const harm = harmOf(nameOf(state.monsters[owner], "exitDamage"), owner);
				strike(state, harm, [{
					seat: attacker,
					amount,
					harm,
					escape: null
				}], tell);
			}
		},
		"move-in": moveIn,
		tokyo,
		shopping,
		buy,
		threaten,
		storm,
		"take-over": takeOver,
		purchased,
		copy,
		charge: charge$1,
		refill,
		reveal,
		peek,
		window,
		snatch,
		transform,
		"end-turn": endTurn,
		check,
		again,
		"pass-on": passOn
	},
	clone,
	standing,
	view,
	imagine,
	eventView,
	entryView,
	parsePosition,
	makePosition,
	parseAction,
	census,
	secrets,
	orders
};
export { kingOfTokyo as game };
