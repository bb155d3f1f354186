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
// games/shinjuku/rules/map.ts
const WARDS = [
	{
		id: "chiyoda",
		cards: 3,
		bay: false,
		neighbours: [
			"bunkyo",
			"chuo",
			"minato",
			"shinjuku",
			"taito"
		]
	},
	{
		id: "chuo",
		cards: 3,
		bay: false,
		neighbours: [
			"chiyoda",
			"koto",
			"minato",
			"sumida",
			"taito"
		]
	},
	{
		id: "minato",
		cards: 4,
		bay: false,
		neighbours: [
			"chiyoda",
			"chuo",
			"koto",
			"shibuya",
			"shinagawa",
			"shinjuku"
		]
	},
	{
		id: "shinjuku",
		cards: 4,
		bay: false,
		neighbours: [
			"bunkyo",
			"chiyoda",
			"minato",
			"nakano",
			"shibuya",
			"toshima"
		]
	},
	{
		id: "bunkyo",
		cards: 2,
		bay: false,
		neighbours: [
			"arakawa",
			"chiyoda",
			"kita",
			"shinjuku",
			"taito",
			"toshima"
		]
	},
	{
		id: "taito",
		cards: 2,
		bay: false,
		neighbours: [
			"arakawa",
			"bunkyo",
			"chiyoda",
			"chuo",
			"sumida"
		]
	},
	{
		id: "sumida",
		cards: 2,
		bay: false,
		neighbours: [
			"adachi",
			"arakawa",
			"chuo",
			"edogawa",
			"katsushika",
			"koto",
			"taito"
		]
	},
	{
		id: "koto",
		cards: 3,
		bay: true,
		neighbours: [
			"chuo",
			"edogawa",
			"minato",
			"ota",
			"shinagawa",
			"sumida"
		]
	},
	{
		id: "shinagawa",
		cards: 3,
		bay: false,
		neighbours: [
			"koto",
			"meguro",
			"minato",
			"ota",
			"shibuya"
		]
	},
	{
		id: "meguro",
		cards: 2,
		bay: false,
		neighbours: [
			"ota",
			"setagaya",
			"shibuya",
			"shinagawa"
		]
	},
	{
		id: "ota",
		cards: 5,
		bay: true,
		neighbours: [
			"koto",
			"meguro",
			"setagaya",
			"shinagawa"
		]
	},
	{
		id: "setagaya",
		cards: 5,
		bay: false,
		neighbours: [
			"meguro",
			"ota",
			"shibuya",
			"suginami"
		]
	},
	{
		id: "shibuya",
		cards: 3,
		bay: false,
		neighbours: [
			"meguro",
			"minato",
			"nakano",
			"setagaya",
			"shinagawa",
			"shinjuku",
			"suginami"
		]
	},
	{
		id: "nakano",
		cards: 2,
		bay: false,
		neighbours: [
			"nerima",
			"shibuya",
			"shinjuku",
			"suginami",
			"toshima"
		]
	},
	{
		id: "suginami",
		cards: 4,
		bay: false,
		neighbours: [
			"nakano",
			"nerima",
			"setagaya",
			"shibuya"
		]
	},
	{
		id: "toshima",
		cards: 2,
		bay: false,
		neighbours: [
			"bunkyo",
			"itabashi",
			"kita",
			"nakano",
			"nerima",
			"shinjuku"
		]
	},
	{
		id: "kita",
		cards: 2,
		bay: false,
		neighbours: [
			"adachi",
			"arakawa",
			"bunkyo",
			"itabashi",
			"toshima"
		]
	},
	{
		id: "arakawa",
		cards: 2,
		bay: false,
		neighbours: [
			"adachi",
			"bunkyo",
			"kita",
			"sumida",
			"taito"
		]
	},
	{
		id: "itabashi",
		cards: 4,
		bay: false,
		neighbours: [
			"kita",
			"nerima",
			"toshima"
		]
	},
	{
		id: "nerima",
		cards: 4,
		bay: false,
		neighbours: [
			"itabashi",
			"nakano",
			"suginami",
			"toshima"
		]
	},
	{
		id: "adachi",
		cards: 4,
		bay: false,
		neighbours: [
			"arakawa",
			"katsushika",
			"kita",
			"sumida"
		]
	},
	{
		id: "katsushika",
		cards: 3,
		bay: false,
		neighbours: [
			"adachi",
			"edogawa",
			"sumida"
		]
	},
	{
		id: "edogawa",
		cards: 4,
		bay: true,
		neighbours: [
			"katsushika",
			"koto",
			"sumida"
		]
	}
];
const STATIONS = [
	{
		id: "tokyo",
		ward: "chiyoda",
		rank: 4
	},
	{
		id: "akihabara",
		ward: "chiyoda",
		rank: 10
	},
	{
		id: "iidabashi",
		ward: "chiyoda",
		rank: null
	},
	{
		id: "hatchobori",
		ward: "chuo",
		rank: null
	},
	{
		id: "kachidoki",
		ward: "chuo",
		rank: null
	},
	{
		id: "shimbashi",
		ward: "minato",
		rank: 7
	},
	{
		id: "roppongi",
		ward: "minato",
		rank: null
	},
	{
		id: "shinagawa",
		ward: "minato",
		rank: 5
	},
	{
		id: "daiba",
		ward: "minato",
		rank: null
	},
	{
		id: "shinjuku",
		ward: "shinjuku",
		rank: 1
	},
	{
		id: "takadanobaba",
		ward: "shinjuku",
		rank: 6
	},
	{
		id: "yotsuya",
		ward: "shinjuku",
		rank: null
	},
	{
		id: "todai-mae",
		ward: "bunkyo",
		rank: null
	},
	{
		id: "ueno",
		ward: "taito",
		rank: 8
	},
	{
		id: "oshiage",
		ward: "sumida",
		rank: null
	},
	{
		id: "kinshicho",
		ward: "sumida",
		rank: null
	},
	{
		id: "monzen-nakacho",
		ward: "koto",
		rank: null
	},
	{
		id: "shin-kiba",
		ward: "koto",
		rank: null
	},
	{
		id: "meguro",
		ward: "shinagawa",
		rank: 11
	},
	{
		id: "oimachi",
		ward: "shinagawa",
		rank: null
	},
	{
		id: "naka-meguro",
		ward: "meguro",
		rank: 12
	},
	{
		id: "jiyugaoka",
		ward: "meguro",
		rank: null
	},
	{
		id: "omori",
		ward: "ota",
		rank: null
	},
	{
		id: "tamagawa",
		ward: "ota",
		rank: null
	},
	{
		id: "meidai-mae",
		ward: "setagaya",
		rank: null
	},
	{
		id: "sangenjaya",
		ward: "setagaya",
		rank: null
	},
	{
		id: "futako-tamagawa",
		ward: "setagaya",
		rank: null
	},
	{
		id: "shibuya",
		ward: "shibuya",
		rank: 3
	},
	{
		id: "yoyogi",
		ward: "shibuya",
		rank: null
	},
	{
		id: "ebisu",
		ward: "shibuya",
		rank: null
	},
	{
		id: "nakano",
		ward: "nakano",
		rank: null
	},
	{
		id: "koenji",
		ward: "suginami",
		rank: null
	},
	{
		id: "eifukucho",
		ward: "suginami",
		rank: null
	},
	{
		id: "ikebukuro",
		ward: "toshima",
		rank: 2
	},
	{
		id: "komagome",
		ward: "toshima",
		rank: null
	},
	{
		id: "oji",
		ward: "kita",
		rank: null
	},
	{
		id: "nishi-nippori",
		ward: "arakawa",
		rank: null
	},
	{
		id: "oyama",
		ward: "itabashi",
		rank: null
	},
	{
		id: "nerima",
		ward: "nerima",
		rank: null
	},
	{
		id: "kita-senju",
		ward: "adachi",
		rank: 9
	},
	{
		id: "aoto",
		ward: "katsushika",
		rank: null
	},
	{
		id: "shin-koiwa",
		ward: "katsushika",
		rank: null
	},
	{
		id: "hirai",
		ward: "edogawa",
		rank: null
	},
	{
		id: "kasai-rinkai-koen",
		ward: "edogawa",
		rank: null
	}
];
const CONNECTION_IDS = [
	"akihabara~iidabashi",
	"akihabara~kinshicho",
	"akihabara~tokyo",
	"akihabara~ueno",
	"aoto~kita-senju",
	"aoto~oshiage",
	"daiba~oimachi",
	"daiba~shimbashi",
	"daiba~shin-kiba",
	"ebisu~meguro",
	"ebisu~naka-meguro",
	"ebisu~roppongi",
	"ebisu~shibuya",
	"eifukucho~meidai-mae",
	"futako-tamagawa~jiyugaoka",
	"futako-tamagawa~sangenjaya",
	"hatchobori~monzen-nakacho",
	"hatchobori~tokyo",
	"hirai~kinshicho",
	"hirai~oshiage",
	"hirai~shin-koiwa",
	"iidabashi~shinjuku",
	"iidabashi~takadanobaba",
	"iidabashi~todai-mae",
	"iidabashi~tokyo",
	"iidabashi~ueno",
	"ikebukuro~komagome",
	"ikebukuro~oyama",
	"ikebukuro~takadanobaba",
	"jiyugaoka~naka-meguro",
	"jiyugaoka~oimachi",
	"jiyugaoka~tamagawa",
	"kachidoki~monzen-nakacho",
	"kachidoki~shimbashi",
	"kasai-rinkai-koen~shin-kiba",
	"kinshicho~monzen-nakacho",
	"kinshicho~oshiage",
	"kita-senju~nishi-nippori",
	"kita-senju~ueno",
	"koenji~nakano",
	"komagome~nishi-nippori",
	"komagome~oji",
	"komagome~todai-mae",
	"meguro~oimachi",
	"meguro~shinagawa",
	"meidai-mae~shibuya",
	"meidai-mae~shinjuku",
	"monzen-nakacho~shin-kiba",
	"naka-meguro~shibuya",
	"nakano~nerima",
	"nakano~shinjuku",
	"nakano~takadanobaba",
	"nishi-nippori~oji",
	"nishi-nippori~ueno",
	"oimachi~omori",
	"oimachi~shinagawa",
	"oshiage~ueno",
	"roppongi~shimbashi",
	"roppongi~yotsuya",
	"roppongi~yoyogi",
	"sangenjaya~shibuya",
	"shibuya~yoyogi",
	"shimbashi~shinagawa",
	"shimbashi~tokyo",
	"shinjuku~takadanobaba",
	"shinjuku~yotsuya",
	"tokyo~yotsuya"
];
const LINK = ["shinjuku", "yoyogi"];
const WARD_IDS = WARDS.map(({ id }) => id);
const STATION_IDS = STATIONS.map(({ id }) => id);
const wardIndices = new Map(WARD_IDS.map((id, i) => [id, i]));
const stationIndices = new Map(STATION_IDS.map((id, i) => [id, i]));
const connectionIndices = new Map(CONNECTION_IDS.map((id, i) => [id, i]));
const wardIndex = (id) => wardIndices.get(id);
const stationIndex = (id) => stationIndices.get(id);
const connectionIndex = (id) => connectionIndices.get(id);
const WARD_OF = STATIONS.map(({ ward }) => wardIndex(ward));
const STATIONS_IN = WARDS.map(({ id }) => STATIONS.flatMap(({ ward }, station) => ward === id ? [station] : []));
const NEIGHBOURS = WARDS.map(({ neighbours }) => neighbours.map(wardIndex));
const BAY_NEIGHBOURS = WARDS.flatMap(({ bay }, ward) => bay ? [ward] : []);
const ENDS = CONNECTION_IDS.map((id) => {
	const [a, b] = id.split("~");
	return [stationIndex(a), stationIndex(b)];
});
const WAYS = STATION_IDS.map((_, station) => [...ENDS.flatMap((ends, by) => ends[0] === station ? [{
	to: ends[1],
	by
}] : ends[1] === station ? [{
	to: ends[0],
	by
}] : []), ...linkFrom(station)]);
function linkFrom(station) {
	const [a, b] = LINK.map(stationIndex);
	if (station !== a && station !== b) return [];
	return [{
		to: station === a ? b : a,
		by: -1
	}];
}
const isMarked = (station) => STATIONS[station].rank !== null;
const bit = (ward) => 1 << ward;
const END_WARDS = ENDS.map(([a, b]) => bit(WARD_OF[a]) | bit(WARD_OF[b]));
const MEETING = ENDS.map((ends, connection) => {
	const link = LINK.map(stationIndex);
	const stations = ends.some((end) => link.includes(end)) ? [...ends, ...link] : ends;
	return CONNECTION_IDS.flatMap((_, other) => other !== connection && ENDS[other].some((end) => stations.includes(end)) ? [other] : []);
});
// games/shinjuku/rules/tokens.ts
const GOODS = [
	"food",
	"clothing",
	"books",
	"electronics"
];
const CUSTOMERS = [
	"food",
	"food*",
	"clothing",
	"clothing*",
	"books",
	"books*",
	"electronics",
	"electronics*"
];
const KINDS = CUSTOMERS.length;
const customerOf = (good, heavy) => 2 * good + (heavy ? 1 : 0);
const goodOf = (customer) => customer >> 1;
const isHeavy = (customer) => (customer & 1) === 1;
const customerIndex = (id) => CUSTOMERS.indexOf(id);
const WEIGHT = CUSTOMERS.map((_, customer) => isHeavy(customer) ? 2 : 1);
const SHOPS = [...GOODS, "department"];
const DEPARTMENT = GOODS.length;
const BUILDINGS = [...Array(4).keys()].map((owner) => SHOPS.map((_, shop) => ({
	owner,
	shop
})));
const SHOPS_AT_START = SHOPS.map((_, shop) => shop === DEPARTMENT ? 3 : 2);
const STAR_STACKS = [
	3,
	2,
	2,
	2,
	1,
	1
];
// games/shinjuku/rules/actions.ts
const PAYMENTS = [...WARD_IDS, "three"];
const THREE = WARD_IDS.length;
const PASS = { do: "pass" };
const INCOME = { do: "income" };
const SINGLE = { do: "single" };
const STOP = { do: "stop" };
const STAY = { do: "stay" };
const LIFT = { do: "lift" };
const OPEN = STATION_IDS.map((station) => PAYMENTS.map((pay) => ({
	do: "open",
	station,
	pay
})));
const MOVE = WARD_IDS.map((ward) => PAYMENTS.map((pay) => ({
	do: "move",
	ward,
	pay
})));
const EXTEND = CONNECTION_IDS.map((connection) => PAYMENTS.map((pay) => ({
	do: "extend",
	connection,
	pay
})));
const UPGRADE = STATION_IDS.map((station) => CUSTOMERS.map((customer) => PAYMENTS.map((pay) => ({
	do: "upgrade",
	station,
	customer,
	pay
}))));
const TRACK = CONNECTION_IDS.map((connection) => ({
	do: "track",
	connection
}));
const PLACE = GOODS.map((good) => ({
	do: "place",
	good
}));
const RELOCATE = STATION_IDS.map((station) => ({
	do: "relocate",
	station
}));
const START = STATION_IDS.map((station) => ({
	do: "start",
	station
}));
const RIDE = STATION_IDS.map((station) => ({
	do: "ride",
	station
}));
const ALIGHT = CUSTOMERS.map((customer) => ({
	do: "alight",
	customer
}));
const RAMPAGE = WARD_IDS.map((ward) => ({
	do: "rampage",
	ward
}));
const FLEE = WARD_IDS.map((ward) => ({
	do: "flee",
	ward
}));
const PUSH = WARD_IDS.map((ward) => ({
	do: "push",
	ward
}));
const DRIVE = WARD_IDS.map((ward) => ({
	do: "drive",
	ward
}));
const SPEND = WARD_IDS.map((a) => WARD_IDS.map((b) => WARD_IDS.map((c) => ({
	do: "spend",
	cards: [
		a,
		b,
		c
	]
}))));
const FIELDS = {
	open: {
		station: STATION_IDS,
		pay: PAYMENTS
	},
	track: { connection: CONNECTION_IDS },
	move: {
		ward: WARD_IDS,
		pay: PAYMENTS
	},
	upgrade: {
		station: STATION_IDS,
		customer: CUSTOMERS,
		pay: PAYMENTS
	},
	income: {},
	pass: {},
	spend: { cards: null },
	place: { good: GOODS },
	relocate: { station: STATION_IDS },
	extend: {
		connection: CONNECTION_IDS,
		pay: PAYMENTS
	},
	single: {},
	start: { station: STATION_IDS },
	alight: { customer: CUSTOMERS },
	ride: { station: STATION_IDS },
	stop: {},
	rampage: { ward: WARD_IDS },
	flee: { ward: WARD_IDS },
	push: { ward: WARD_IDS },
	drive: { ward: WARD_IDS },
	stay: {},
	lift: {}
};
const VERBS = Object.keys(FIELDS);
function parseAction(json) {
	return reading(() => {
		const verb = readChoice("do", Object(json).do, VERBS);
		const wanted = FIELDS[verb];
		const fields = readFields("", json, ["do", ...Object.keys(wanted)]);
		const read = Object.entries(wanted).map(([key, values]) => [key, values === null ? readThree(key, fields[key]) : readChoice(key, fields[key], values)]);
		return {
			do: verb,
			...Object.fromEntries(read)
		};
	});
}
function readThree(field, json) {
	const cards = readList(field, json).map((card, i) => readChoice(`${field}[${i}]`, card, WARD_IDS));
	if (cards.length !== 3) objectTo(field, "three cards", json);
	return cards.sort((a, b) => wardIndex(a) - wardIndex(b));
}
// games/shinjuku/rules/customers.ts
function nobody() {
	return [
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0
	];
}
function countOf(customers) {
	let count = 0;
	for (let kind = 0; kind < KINDS; kind++) count += customers[kind];
	return count;
}
function isEmpty(customers) {
	for (let kind = 0; kind < KINDS; kind++) if (customers[kind] > 0) return false;
	return true;
}
function moveAll(from, to) {
	for (let kind = 0; kind < KINDS; kind++) {
		to[kind] += from[kind];
		from[kind] = 0;
	}
}
function listOf(customers) {
	return CUSTOMERS.flatMap((id, kind) => Array(customers[kind]).fill(id));
}
function drawOne(bag) {
	const pick = [];
	for (let kind = 0; kind < KINDS; kind++) if (bag[kind] > 0) pick.push([CUSTOMERS[kind], bag[kind]]);
	return { pick };
}
function drawSome(bag, count) {
	return {
		draw: count,
		from: Object.fromEntries(CUSTOMERS.map((id, kind) => [id, bag[kind]]))
	};
}
function moveDrawn(drawn, bag, to) {
	for (const id of drawn) {
		bag[customerIndex(id)]--;
		to[customerIndex(id)]++;
	}
}
// games/shinjuku/rules/deck.ts
const KAIJU_CARD = "kaiju";
const CARDS_AT_START = WARDS.map(({ cards }) => cards);
const WEIGHTED = WARDS.map(({ id, cards }) => [...Array(cards + 1).keys()].map((copies) => [id, copies]));
const KAIJU_WEIGHTED = [KAIJU_CARD, 1];
function pileSize({ draw, kaiju }) {
	let size = kaiju === "deck" ? 1 : 0;
	for (let ward = 0; ward < draw.length; ward++) size += draw[ward];
	return size;
}
function readyPile(state, tell) {
	const size = pileSize(state);
	if (size > 0 || state.discard.length === 0) return size;
	for (const ward of state.discard) state.draw[ward]++;
	tell?.({
		type: "reshuffled",
		cards: state.discard.length
	});
	state.shuffledIn = state.discard.slice(state.discard.length - state.fanned);
	state.discard = [];
	state.fanned = 0;
	return pileSize(state);
}
function turnOver({ draw, kaiju }) {
	const pick = [];
	for (let ward = 0; ward < draw.length; ward++) if (draw[ward] > 0) pick.push(WEIGHTED[ward][draw[ward]]);
	if (kaiju === "deck") pick.push(KAIJU_WEIGHTED);
	return { pick };
}
const IN_ORDER = WARD_IDS.map((_, ward) => ward).sort((a, b) => WARD_IDS[a] < WARD_IDS[b] ? -1 : 1);
const NO_CARDS = Object.fromEntries(IN_ORDER.map((ward) => [WARD_IDS[ward], 0]));
function drawCards({ draw, kaiju }, count) {
	const from = { ...NO_CARDS };
	for (let ward = 0; ward < draw.length; ward++) if (draw[ward] > 0) from[WARD_IDS[ward]] = draw[ward];
	if (kaiju === "deck") from[KAIJU_CARD] = 1;
	return {
		draw: count,
		from
	};
}
function takeDrawn(state, card, tell) {
	if (card === KAIJU_CARD) {
		state.kaiju = "bay";
		tell?.({ type: "kaiju-appeared" });
		return null;
	}
	const ward = wardIndex(card);
	state.draw[ward]--;
	return ward;
}
function discard(state, cards) {
	for (const ward of cards) state.discard.push(ward);
	state.fanned = cards.length;
	state.shuffledIn = [];
}
function takeFromHand({ hands }, seat, ward) {
	hands[seat].splice(hands[seat].indexOf(ward), 1);
}
// games/shinjuku/rules/arrivals.ts
const ARRIVAL_FRAME = { kind: "arrival" };
const ARRIVAL_CARD_FRAME = { kind: "arrival-card" };
const BUSY = 3;
const arrival = {
	is: "step",
	run(state, _frame, tell) {
		if (state.trigger !== null) return;
		if (readyPile(state, tell) > 0) {
			state.stalled = 0;
			state.stack.push(ARRIVAL_CARD_FRAME);
		} else {
			state.stalled++;
			tell?.({
				type: "stalled",
				seat: state.turn
			});
		}
	}
};
const arrivalCard = {
	is: "chance",
	of: turnOver,
	happen(state, _frame, card, tell) {
		const ward = takeDrawn(state, card, tell);
		discard(state, [ward]);
		tell?.({
			type: "arrival-card-revealed",
			ward: WARD_IDS[ward]
		});
		state.stack.push({
			kind: "arrival-customers",
			ward,
			due: customersDue(state)
		});
	}
};
function customersDue({ buildings }) {
	return buildings.filter((building) => building?.shop === DEPARTMENT).length < BUSY ? 1 : 2;
}
const arrivalCustomers = {
	is: "chance",
	of: ({ bag }) => drawOne(bag),
	happen(state, { ward, due }, id, tell) {
		moveDrawn([id], state.bag, state.crowds[ward]);
		tell?.({
			type: "placed",
			ward: WARD_IDS[ward],
			customers: [id],
			from: "bag"
		});
		if (isEmpty(state.bag)) {
			state.trigger = state.turn;
			tell?.({
				type: "end-triggered",
				seat: state.trigger
			});
		} else if (due > 1) state.stack.push({
			kind: "arrival-customers",
			ward,
			due: due - 1
		});
	}
};
// games/shinjuku/rules/ceo.ts
const CEO_FRAME = { kind: "ceo" };
const ceo = {
	is: "ask",
	seat: (state) => state.turn,
	legal(state, _frame, list) {
		const at = state.ceos[state.turn];
		if (at === null) {
			for (let ward = 0; ward < WARD_IDS.length; ward++) if (ward !== state.kaiju) list.push(DRIVE[ward]);
		} else {
			list.push(STAY);
			for (const ward of NEIGHBOURS[at]) if (ward !== state.kaiju) list.push(DRIVE[ward]);
		}
	},
	answer(state, _frame, answer, tell) {
		const seat = state.turn;
		const at = state.ceos[seat];
		if (answer.do === "drive") {
			state.ceos[seat] = wardIndex(answer.ward);
			tell?.({
				type: "ceo-moved",
				seat,
				by: seat,
				from: at === null ? null : WARD_IDS[at],
				to: answer.ward
			});
		} else tell?.({
			type: "ceo-stayed",
			seat,
			ward: WARD_IDS[at]
		});
	}
};
// games/shinjuku/rules/endings.ts
const SCREENS_FRAME = { kind: "screens" };
function pushNext(state, over) {
	state.stack.push(over ? SCREENS_FRAME : {
		kind: "turn",
		seat: following(state, state.turn)
	});
}
function following({ hands }, seat) {
	return (seat + 1) % hands.length;
}
function isStalemate({ stalled, hands }) {
	return stalled >= hands.length;
}
function untilStartCard(state) {
	const { trigger, first, options } = state;
	if (trigger === null) pushNext(state, isStalemate(state));
	else pushNext(state, trigger === first && options.endRule === "printed" || following(state, state.turn) === first);
}
function untilLastRound(state, tell) {
	const { trigger } = state;
	if (trigger === null) pushNext(state, isStalemate(state));
	else if (state.lastRound) pushNext(state, state.turn === trigger);
	else {
		state.lastRound = true;
		tell?.({ type: "last-round-began" });
		pushNext(state, false);
		const seats = state.hands.length;
		for (let steps = seats; steps > 0; steps--) state.stack.push({
			kind: "income",
			seat: (trigger + steps) % seats,
			cause: "last-round"
		});
	}
}
// games/shinjuku/rules/kaiju.ts
const KAIJU_FRAME = { kind: "kaiju" };
const RAMPAGE_FRAME = { kind: "rampage" };
const FLEE_FRAME = { kind: "flee" };
function isBlocked({ kaiju }, station) {
	return WARD_OF[station] === kaiju;
}
const kaiju = {
	is: "step",
	run(state) {
		if (state.kaiju === "bay" || typeof state.kaiju === "number") state.stack.push(RAMPAGE_FRAME);
	}
};
const rampage = {
	is: "ask",
	seat: (state) => state.turn,
	legal(state, _frame, list) {
		const goals = typeof state.kaiju === "number" ? NEIGHBOURS[state.kaiju] : BAY_NEIGHBOURS;
		for (const ward of goals) list.push(RAMPAGE[ward]);
	},
	answer(state, _frame, answer, tell) {
		const { ward: to } = answer;
		const seat = state.turn;
		const from = typeof state.kaiju === "number" ? WARD_IDS[state.kaiju] : "bay";
		state.kaiju = wardIndex(to);
		tell?.({
			type: "kaiju-moved",
			seat,
			from,
			to
		});
		state.stack.push(...framesOfVictims(state));
	}
};
function framesOfVictims(state) {
	const seats = state.ceos.length;
	const ward = state.kaiju;
	const frames = [];
	for (let steps = seats - 1; steps >= 0; steps--) {
		const seat = (state.turn + steps) % seats;
		if (state.ceos[seat] === ward) frames.push({
			kind: "push",
			seat
		});
	}
	if (!isEmpty(state.crowds[ward])) frames.push(FLEE_FRAME);
	return frames;
}
const flee = {
	is: "ask",
	seat: (state) => state.turn,
	legal(state, _frame, list) {
		for (const ward of NEIGHBOURS[state.kaiju]) list.push(FLEE[ward]);
	},
	answer(state, _frame, answer, tell) {
		const { ward: to } = answer;
		const from = state.kaiju;
		tell?.({
			type: "fled",
			seat: state.turn,
			from: WARD_IDS[from],
			to,
			customers: listOf(state.crowds[from])
		});
		moveAll(state.crowds[from], state.crowds[wardIndex(to)]);
	}
};
const push = {
	is: "ask",
	seat: (state) => state.turn,
	legal(state, _frame, list) {
		for (const ward of NEIGHBOURS[state.kaiju]) list.push(PUSH[ward]);
	},
	answer(state, { seat }, answer, tell) {
		const { ward: to } = answer;
		state.ceos[seat] = wardIndex(to);
		tell?.({
			type: "ceo-moved",
			seat,
			by: state.turn,
			from: WARD_IDS[state.kaiju],
			to
		});
	}
};
// games/shinjuku/rules/queue.ts
const PLACE_FRAME = { kind: "place" };
const QUEUE_CARDS_FRAME = { kind: "queue-cards" };
const QUEUE_CARD_FRAME = { kind: "queue-card" };
const QUEUE_CUSTOMERS_FRAME = { kind: "queue-customers" };
const QUEUE_CUSTOMER_FRAME = { kind: "queue-customer" };
const place = {
	is: "step",
	run(state, _frame, tell) {
		const seat = state.turn;
		const slot = state.queue.shift();
		if (slot === void 0) {
			if (state.trigger === null) state.stalled++;
			tell?.({
				type: "stalled",
				seat
			});
			return;
		}
		const ward = WARD_IDS[slot.ward];
		if (tell !== null && !isEmpty(slot.customers)) tell({
			type: "placed",
			ward,
			customers: listOf(slot.customers),
			from: "queue"
		});
		moveAll(slot.customers, state.crowds[slot.ward]);
		state.hands[seat].push(slot.ward);
		tell?.({
			type: "card-taken",
			seat,
			ward
		});
		if (state.trigger === null && isEmpty(state.bag) && inQueue(state) === 0) {
			state.trigger = seat;
			tell?.({
				type: "end-triggered",
				seat
			});
		}
	}
};
function inQueue({ queue }) {
	return queue.reduce((sum, { customers }) => sum + countOf(customers), 0);
}
const queueCards = {
	is: "step",
	run(state, _frame, tell) {
		if (state.queue.length < 4 && readyPile(state, tell) > 0) state.stack.push(QUEUE_CARD_FRAME);
	}
};
const queueCard = {
	is: "chance",
	of: turnOver,
	happen(state, _frame, card, tell) {
		state.stack.push(QUEUE_CARDS_FRAME);
		const ward = takeDrawn(state, card, tell);
		if (ward === null) return;
		state.stalled = 0;
		state.queue.push({
			ward,
			customers: nobody()
		});
		tell?.({
			type: "queue-card-revealed",
			slot: state.queue.length,
			ward: WARD_IDS[ward]
		});
	}
};
function queueTarget({ upgrades }) {
	return 2 + upgrades;
}
const queueCustomers = {
	is: "step",
	run(state) {
		if (inQueue(state) < queueTarget(state) && state.queue.length > 0 && !isEmpty(state.bag)) state.stack.push(QUEUE_CUSTOMER_FRAME);
	}
};
const queueCustomer = {
	is: "chance",
	of: ({ bag }) => drawOne(bag),
	happen(state, _frame, id, tell) {
		const customer = customerIndex(id);
		if (joinQueue(state, customer, null, tell)) {
			state.bag[customer]--;
			state.stack.push(QUEUE_CUSTOMERS_FRAME);
		} else tell?.({
			type: "returned",
			customer: id
		});
	}
};
function joinQueue({ queue }, customer, seat, tell) {
	const at = slotFor(queue, goodOf(customer));
	if (at < 0) return false;
	queue[at].customers[customer]++;
	tell?.({
		type: "queued",
		slot: at + 1,
		ward: WARD_IDS[queue[at].ward],
		customer: CUSTOMERS[customer],
		seat
	});
	return true;
}
function slotFor(queue, good) {
	for (let at = 0; at < queue.length; at++) {
		const { customers } = queue[at];
		if (customers[2 * good] + customers[2 * good + 1] > 0) return at;
	}
	return queue.findIndex(({ customers }) => isEmpty(customers));
}
function payIntoQueue(state, customer, seat, tell) {
	if (state.trigger !== null) payOutOfGame(state, customer, seat, tell);
	else if (!joinQueue(state, customer, seat, tell)) {
		state.bag[customer]++;
		tell?.({
			type: "returned",
			customer: CUSTOMERS[customer]
		});
	}
}
function payOutOfGame(state, customer, seat, tell) {
	state.gone[customer]++;
	tell?.({
		type: "left-the-game",
		customer: CUSTOMERS[customer],
		seat
	});
}
// games/shinjuku/rules/scoring.ts
function customersPerGood(collection) {
	const counts = GOODS.map(() => 0);
	for (const customer of collection) counts[goodOf(customer)] += WEIGHT[customer];
	return counts;
}
function withStars(counts, stars) {
	const filled = counts.slice();
	for (let star = 0; star < stars; star++) filled[filled.indexOf(Math.min(...filled))]++;
	return filled;
}
function setPoints(collection, stars) {
	const [n1, n2, n3, n4] = withStars(customersPerGood(collection), stars).sort((a, b) => b - a);
	return n1 + 2 * n2 + 3 * n3 + 4 * n4;
}
function pointsWithout(collection, removed) {
	const goods = GOODS.map(() => ({
		tokens: 0,
		points: 0
	}));
	for (const customer of collection) {
		const good = goods[goodOf(customer)];
		good.tokens++;
		good.points += WEIGHT[customer];
	}
	goods.sort((a, b) => b.tokens - a.tokens || a.points - b.points);
	return goods.slice(removed).reduce((sum, { points }) => sum + points, 0);
}
// games/shinjuku/rules/editions.ts
const RETAIL = {
	customers: [
		22,
		1,
		16,
		4,
		8,
		8,
		2,
		11
	],
	hand: 4,
	pieces: {
		2: 16,
		3: 16,
		4: 16
	},
	hasQueue: true,
	hasStartCard: true,
	beforeDeal: [{ kind: "start-ward" }],
	afterFirst: [QUEUE_CARDS_FRAME, QUEUE_CUSTOMERS_FRAME],
	beforeActions({ ceo, kaiju, kaijuStep }) {
		const variants = [...kaiju ? [KAIJU_FRAME] : [], ...ceo ? [CEO_FRAME] : []];
		if (kaijuStep === "after-ceo") variants.reverse();
		return [
			PLACE_FRAME,
			QUEUE_CARDS_FRAME,
			QUEUE_CUSTOMERS_FRAME,
			...variants
		];
	},
	doubleWards: (first, second) => END_WARDS[first] | END_WARDS[second],
	mustDeliver: false,
	deptRelocation: "any",
	payCustomer: payIntoQueue,
	starStacks: STAR_STACKS,
	afterTurn: untilStartCard,
	points: setPoints,
	tieBreaks: ({ stars }, seat) => [stars[seat]]
};
const R12 = {
	customers: [
		11,
		6,
		9,
		5,
		8,
		4,
		6,
		3
	],
	hand: 5,
	pieces: {
		2: 16,
		3: 13,
		4: 10
	},
	hasQueue: false,
	hasStartCard: false,
	beforeDeal: [],
	afterFirst: [],
	beforeActions: () => [ARRIVAL_FRAME],
	doubleWards: (first) => END_WARDS[first],
	mustDeliver: true,
	deptRelocation: "never",
	payCustomer: payOutOfGame,
	starStacks: [],
	afterTurn: untilLastRound,
	points: (collection) => pointsWithout(collection, 1),
	tieBreaks: ({ collections, buildings }, seat) => [
		pointsWithout(collections[seat], 2),
		pointsWithout(collections[seat], 3),
		highestRank(buildings, seat)
	]
};
function highestRank(buildings, seat) {
	return buildings.reduce((highest, building, station) => building?.owner === seat && building.shop === DEPARTMENT ? Math.max(highest, STATIONS[station].rank ?? 0) : highest, 0);
}
const EDITIONS = {
	retail: RETAIL,
	r12: R12
};
function editionOf({ options }) {
	return EDITIONS[options.edition];
}
function hasStep(options, frame) {
	return EDITIONS[options.edition].beforeActions(options).includes(frame);
}
// games/shinjuku/rules/census.ts
function census(state) {
	const { draw, discard, hands, queue, tracks, pieces } = state;
	const counts = {};
	for (const [customer, id] of CUSTOMERS.entries()) counts[id] = customersOf(state, customer);
	const lying = [
		...discard,
		...hands.flat(),
		...queue.map((slot) => slot.ward)
	];
	for (const [ward, id] of WARD_IDS.entries()) counts[`card ${id}`] = draw[ward];
	for (const ward of lying) counts[`card ${WARD_IDS[ward]}`]++;
	counts.stars = [...editionOf(state).starStacks.slice(state.upgrades), ...state.stars].reduce((sum, stars) => sum + stars, 0);
	for (const [seat, supply] of state.supply.entries()) {
		counts[`track ${seat}`] = pieces[seat] + CONNECTION_IDS.filter((_, at) => tracks[at] === seat).length;
		for (const [shop, id] of SHOPS.entries()) {
			const built = state.buildings.filter((building) => building?.owner === seat && building.shop === shop).length;
			counts[`${id} ${seat}`] = supply[shop] + built;
		}
	}
	return counts;
}
function customersOf(state, customer) {
	const { bag, gone, group, crowds, queue, collections, alighted } = state;
	const counted = [
		bag,
		gone,
		group,
		...crowds,
		...queue.map((slot) => slot.customers)
	];
	const listed = [...collections, alighted].flat();
	return counted.reduce((sum, place) => sum + place[customer], 0) + listed.filter((won) => won === customer).length;
}
// games/shinjuku/rules/payment.ts
function purseOf(state, seat) {
	let held = 0;
	for (const ward of state.hands[seat]) held |= bit(ward);
	return {
		held,
		jokers: jokersOf(state, seat),
		three: state.hands[seat].length >= 3
	};
}
function jokersOf({ buildings, ceos }, seat) {
	const ceo = ceos[seat];
	let jokers = ceo === null ? 0 : bit(ceo);
	for (let station = 0; station < STATION_IDS.length; station++) if (buildings[station]?.owner === seat) jokers |= bit(WARD_OF[station]);
	return jokers;
}
function canPay(purse, wards) {
	return purse.three || (purse.held & (wards | purse.jokers)) !== 0;
}
function addPayments(list, byPayment, wards, purse) {
	let cards = purse.held & (wards | purse.jokers);
	while (cards !== 0) {
		const ward = 31 - Math.clz32(cards & -cards);
		list.push(byPayment[ward]);
		cards &= cards - 1;
	}
	if (purse.three) list.push(byPayment[THREE]);
}
const SPEND_FRAME = { kind: "spend" };
function pay(state, seat, payment, wards, tell) {
	if (payment === "three") {
		state.stack.push(SPEND_FRAME);
		return;
	}
	const ward = wardIndex(payment);
	takeFromHand(state, seat, ward);
	discard(state, [ward]);
	tell?.({
		type: "paid",
		seat,
		cards: [payment],
		as: (wards & bit(ward)) !== 0 ? "itself" : "joker"
	});
}
const spend = {
	is: "ask",
	seat: (state) => state.turn,
	legal(state, _frame, list) {
		const copies = WARD_IDS.map(() => 0);
		const seat = state.turn;
		for (const ward of state.hands[seat]) copies[ward]++;
		for (let a = 0; a < copies.length; a++) {
			if (copies[a] === 0) continue;
			for (let b = a; b < copies.length; b++) {
				if (copies[b] < (b === a ? 2 : 1)) continue;
				for (let c = b; c < copies.length; c++) {
					const needed = c !== b ? 1 : b !== a ? 2 : 3;
					if (copies[c] >= needed) list.push(SPEND[a][b][c]);
				}
			}
		}
	},
	answer(state, _frame, answer, tell) {
		const seat = state.turn;
		const { cards } = answer;
		const wards = cards.map(wardIndex);
		for (const ward of wards) takeFromHand(state, seat, ward);
		discard(state, wards);
		tell?.({
			type: "paid",
			seat,
			cards,
			as: "three"
		});
	}
};
// games/shinjuku/rules/reach.ts
function isOpen(state, { to, by }) {
	return (by === -1 || state.tracks[by] !== null) && !isBlocked(state, to);
}
const EVERYTHING = (1 << GOODS.length) - 1;
function goodsIn(group) {
	let goods = 0;
	for (let good = 0; good < GOODS.length; good++) if (group[2 * good] + group[2 * good + 1] > 0) goods |= 1 << good;
	return goods;
}
function goodsAt(building) {
	if (building === null) return 0;
	return building.shop === DEPARTMENT ? EVERYTHING : 1 << building.shop;
}
const seen = new Int32Array(STATION_IDS.length);
const found$1 = new Int32Array(STATION_IDS.length);
let search = 0;
function explore(state, from) {
	seen[from] = search;
	found$1[0] = from;
	let size = 1;
	for (let next = 0; next < size; next++) {
		const ways = WAYS[found$1[next]];
		for (let i = 0; i < ways.length; i++) {
			const { to } = ways[i];
			if (seen[to] === search || !isOpen(state, ways[i])) continue;
			seen[to] = search;
			found$1[size++] = to;
		}
	}
	return size;
}
function goodsFound(state, size) {
	let goods = 0;
	for (let i = 0; i < size; i++) goods |= goodsAt(state.buildings[found$1[i]]);
	return goods;
}
function goodsOnward(state, to) {
	search++;
	for (const station of state.path) seen[station] = search;
	return goodsFound(state, explore(state, to));
}
const within = new Int32Array(STATION_IDS.length);
function goodsWithinReach(state) {
	search++;
	return (station) => {
		if (seen[station] !== search) {
			const size = explore(state, station);
			const goods = goodsFound(state, size);
			for (let i = 0; i < size; i++) within[found$1[i]] = goods;
		}
		return within[station];
	};
}
// games/shinjuku/rules/types.ts
const ACTION_KINDS = [
	"open",
	"track",
	"move",
	"upgrade",
	"income"
];
const DRAW_CAUSES = [
	"set-up",
	"income",
	"track",
	"last-round"
];
// games/shinjuku/rules/move.ts
const START_FRAMES = WARD_IDS.map((_, ward) => ({
	kind: "start",
	ward
}));
const RIDE_FRAME = { kind: "ride" };
const ALIGHT_FRAME = { kind: "alight" };
function legalMove(state, purse, list) {
	if (purse.held === 0) return;
	const reach = reachFor(state);
	for (let ward = 0; ward < MOVE.length; ward++) {
		if (!canPay(purse, bit(ward)) || isEmpty(state.crowds[ward])) continue;
		const stations = STATIONS_IN[ward];
		for (let i = 0; i < stations.length; i++) {
			if (!mayStart(state, stations[i], reach)) continue;
			addPayments(list, MOVE[ward], bit(ward), purse);
			break;
		}
	}
}
function reachFor(state) {
	return editionOf(state).mustDeliver ? goodsWithinReach(state) : null;
}
function mayStart(state, station, reach) {
	if (isBlocked(state, station)) return false;
	return reach === null || (goodsIn(state.crowds[WARD_OF[station]]) & reach(station)) !== 0;
}
function move(state, answer, tell) {
	const ward = wardIndex(answer.ward);
	state.stack.push(START_FRAMES[ward]);
	pay(state, state.turn, answer.pay, bit(ward), tell);
}
const start = {
	is: "ask",
	seat: (state) => state.turn,
	legal(state, { ward }, list) {
		const reach = reachFor(state);
		for (const station of STATIONS_IN[ward]) if (mayStart(state, station, reach)) list.push(START[station]);
	},
	answer(state, { ward }, answer, tell) {
		const { station } = answer;
		moveAll(state.crowds[ward], state.group);
		tell?.({
			type: "departed",
			seat: state.turn,
			ward: WARD_IDS[ward],
			station,
			customers: listOf(state.group)
		});
		arriveAt(state, stationIndex(station));
	}
};
function arriveAt(state, station) {
	state.path.push(station);
	state.alighted.push(-1);
	state.stack.push(RIDE_FRAME);
	if (someoneFits(state.group, state.buildings[station])) state.stack.push(ALIGHT_FRAME);
}
function fits(building, customer) {
	return building.shop === DEPARTMENT || building.shop === goodOf(customer);
}
function someoneFits(group, building) {
	if (building === null) return false;
	for (let customer = 0; customer < KINDS; customer++) if (group[customer] > 0 && fits(building, customer)) return true;
	return false;
}
const alight = {
	is: "ask",
	seat: (state) => state.turn,
	legal(state, _frame, list) {
		const building = state.buildings[lastOf(state)];
		for (let customer = 0; customer < KINDS; customer++) if (state.group[customer] > 0 && fits(building, customer)) list.push(ALIGHT[customer]);
	},
	answer(state, _frame, answer, tell) {
		const { customer } = answer;
		const station = lastOf(state);
		state.group[customerIndex(customer)]--;
		state.alighted[state.alighted.length - 1] = customerIndex(customer);
		const { owner } = state.buildings[station];
		tell?.({
			type: "alighted",
			seat: state.turn,
			owner,
			station: STATION_IDS[station],
			customer
		});
	}
};
function lastOf({ path }) {
	return path[path.length - 1];
}
const ride = {
	is: "ask",
	seat: (state) => state.turn,
	legal(state, _frame, list) {
		const { mustDeliver } = editionOf(state);
		if (state.alighted[state.alighted.length - 1] !== -1 || !mustDeliver) list.push(STOP);
		if (isEmpty(state.group)) return;
		for (const way of WAYS[lastOf(state)]) {
			if (state.path.includes(way.to) || !isOpen(state, way)) continue;
			if (!mustDeliver || (goodsIn(state.group) & goodsOnward(state, way.to)) !== 0) list.push(RIDE[way.to]);
		}
	},
	answer(state, _frame, answer, tell) {
		if (answer.do === "ride") rideTo(state, stationIndex(answer.station), tell);
		else stop(state, tell);
	}
};
function rideTo(state, to, tell) {
	const from = lastOf(state);
	if (tell !== null) {
		const { by } = wayBetween(from, to);
		tell({
			type: "rode",
			seat: state.turn,
			from: STATION_IDS[from],
			to: STATION_IDS[to],
			connection: by === -1 ? null : CONNECTION_IDS[by],
			owner: by === -1 ? null : state.tracks[by],
			customers: listOf(state.group)
		});
	}
	arriveAt(state, to);
}
function wayBetween(from, to) {
	return WAYS[from].find((way) => way.to === to);
}
function stop(state, tell) {
	const seat = state.turn;
	const station = lastOf(state);
	const ward = WARD_OF[station];
	tell?.({
		type: "arrived",
		seat,
		station: STATION_IDS[station],
		ward: WARD_IDS[ward],
		customers: listOf(state.group)
	});
	moveAll(state.group, state.crowds[ward]);
	const won = winnings(state.buildings, state.path, state.alighted, state.collections.length);
	for (const [owner, customers] of won.entries()) {
		if (customers.length === 0) continue;
		state.collections[owner].push(...customers);
		tell?.({
			type: "collected",
			seat: owner,
			customers: customers.map((customer) => CUSTOMERS[customer])
		});
	}
	for (const owner of incomes(state.tracks, state.path, seat).reverse()) state.stack.push({
		kind: "income",
		seat: owner,
		cause: "track"
	});
	state.lastMove = {
		seat,
		path: state.path,
		alighted: state.alighted
	};
	state.path = [];
	state.alighted = [];
}
function winnings(buildings, path, alighted, seats) {
	const won = Array.from({ length: seats }, () => []);
	for (const [visit, customer] of alighted.entries()) if (customer !== -1) won[buildings[path[visit]].owner].push(customer);
	return won;
}
function incomes(tracks, path, mover) {
	const owners = [];
	for (let visit = 1; visit < path.length; visit++) {
		const { by } = wayBetween(path[visit - 1], path[visit]);
		const owner = by === -1 ? null : tracks[by];
		if (owner !== null && owner !== mover && !owners.includes(owner)) owners.push(owner);
	}
	return owners;
}
// games/shinjuku/rules/open.ts
const SHOP_FRAMES = STATION_IDS.map((_, station) => ({
	kind: "shop",
	station
}));
function legalOpen(state, purse, list) {
	if (purse.held === 0) return;
	for (let station = 0; station < OPEN.length; station++) if (state.buildings[station] === null) addPayments(list, OPEN[station], bit(WARD_OF[station]), purse);
}
function open(state, answer, tell) {
	const station = stationIndex(answer.station);
	state.stack.push(SHOP_FRAMES[station]);
	pay(state, state.turn, answer.pay, bit(WARD_OF[station]), tell);
}
const shop = {
	is: "ask",
	seat: (state) => state.turn,
	legal(state, { station }, list) {
		const seat = state.turn;
		for (let good = 0; good < GOODS.length; good++) if (state.supply[seat][good] > 0) list.push(PLACE[good]);
		for (let from = 0; from < RELOCATE.length; from++) {
			const building = state.buildings[from];
			if (building?.owner === seat && mayRelocate(state, building, station)) list.push(RELOCATE[from]);
		}
	},
	answer(state, { station }, answer, tell) {
		const seat = state.turn;
		const to = STATION_IDS[station];
		if (answer.do === "place") {
			const good = GOODS.indexOf(answer.good);
			state.supply[seat][good]--;
			state.buildings[station] = BUILDINGS[seat][good];
			tell?.({
				type: "opened",
				seat,
				station: to,
				shop: answer.good
			});
		} else {
			const { station: from } = answer;
			const building = state.buildings[stationIndex(from)];
			state.buildings[stationIndex(from)] = null;
			state.buildings[station] = building;
			tell?.({
				type: "relocated",
				seat,
				from,
				to,
				shop: SHOPS[building.shop]
			});
		}
	}
};
function mayRelocate(state, building, to) {
	if (building.shop !== DEPARTMENT) return true;
	const chosen = state.options.deptRelocation;
	const allowed = chosen === "printed" ? editionOf(state).deptRelocation : chosen;
	return allowed === "any" || allowed === "marked-only" && isMarked(to);
}
// games/shinjuku/rules/income.ts
function incomeWith(held, match) {
	return Math.max(1, editionOf(match).hand - held);
}
const income = {
	is: "step",
	run(state, { seat, cause }) {
		state.stack.push({
			kind: "draw",
			seat,
			count: incomeWith(state.hands[seat].length, state),
			cause
		});
	}
};
const draw = {
	is: "step",
	run(state, { seat, count, cause }, tell) {
		const dealt = Math.min(count, readyPile(state, tell));
		if (dealt === 0) {
			tell?.({
				type: "drew",
				seat,
				count: 0,
				cards: [],
				cause
			});
			return;
		}
		if (dealt < count) state.stack.push({
			kind: "draw",
			seat,
			count: count - dealt,
			cause
		});
		state.stack.push({
			kind: "deal",
			seat,
			count: dealt,
			cause
		});
	}
};
const deal = {
	is: "chance",
	of: (state, { count }) => drawCards(state, count),
	happen(state, { seat, cause }, cards, tell) {
		const wards = [];
		for (const card of cards) {
			const ward = takeDrawn(state, card, tell);
			if (ward === null) state.stack.push({
				kind: "draw",
				seat,
				count: 1,
				cause
			});
			else wards.push(ward);
		}
		state.hands[seat].push(...wards);
		if (wards.length === 0) return;
		tell?.({
			type: "drew",
			seat,
			count: wards.length,
			cards: wards.map((ward) => WARD_IDS[ward]),
			cause
		});
	}
};
// games/shinjuku/rules/setup.ts
const START_WARDS = 4;
const CUSTOMERS_PER_START_WARD = 2;
const START_WARD_FRAME = { kind: "start-ward" };
const FIRST_FRAME = { kind: "first" };
const BEGIN_FRAME = { kind: "begin" };
function setup(seats, options) {
	const each = [...Array(seats).keys()];
	const edition = editionOf({ options });
	return {
		stack: setupFrames(seats, options).reverse(),
		options,
		turn: null,
		first: options.first === "random" ? null : options.first,
		done: [],
		trigger: null,
		lastRound: false,
		stalled: 0,
		hands: each.map(() => []),
		draw: CARDS_AT_START.slice(),
		discard: [],
		fanned: 0,
		shuffledIn: [],
		bag: edition.customers.slice(),
		queue: [],
		crowds: WARD_IDS.map(nobody),
		gone: nobody(),
		collections: each.map(() => []),
		stars: each.map(() => 0),
		upgrades: 0,
		buildings: STATION_IDS.map(() => null),
		tracks: CONNECTION_IDS.map(() => null),
		supply: each.map(() => SHOPS_AT_START.slice()),
		pieces: each.map(() => edition.pieces[seats]),
		ceos: each.map(() => null),
		kaiju: "out",
		lastMove: null,
		group: nobody(),
		path: [],
		alighted: []
	};
}
function setupFrames(seats, options) {
	const edition = editionOf({ options });
	const hands = [...Array(seats).keys()].map((seat) => ({
		kind: "draw",
		seat,
		count: edition.hand,
		cause: "set-up"
	}));
	const first = options.first === "random" ? [FIRST_FRAME] : [];
	return [
		...edition.beforeDeal,
		...hands,
		...first,
		...edition.afterFirst,
		BEGIN_FRAME
	];
}
const startWard = {
	is: "chance",
	of: turnOver,
	happen(state, _frame, card, tell) {
		const ward = takeDrawn(state, card, tell);
		tell?.({
			type: "start-ward-revealed",
			ward: WARD_IDS[ward],
			known: state.discard.includes(ward)
		});
		state.discard.push(ward);
		state.fanned = state.discard.length;
		const wards = [...new Set(state.discard)];
		if (wards.length < START_WARDS) state.stack.push(START_WARD_FRAME);
		else for (const start of wards.reverse()) state.stack.push({
			kind: "start-customers",
			ward: start
		});
	}
};
const startCustomers = {
	is: "chance",
	of: ({ bag }) => drawSome(bag, CUSTOMERS_PER_START_WARD),
	happen(state, { ward }, drawn, tell) {
		moveDrawn(drawn, state.bag, state.crowds[ward]);
		tell?.({
			type: "placed",
			ward: WARD_IDS[ward],
			customers: drawn,
			from: "bag"
		});
	}
};
const first = {
	is: "chance",
	of: ({ hands }) => ({ pick: hands.map((_, seat) => [seat, 1]) }),
	happen(state, _frame, seat, tell) {
		state.first = seat;
		tell?.({
			type: "first-drawn",
			seat
		});
	}
};
const begin = {
	is: "step",
	run(state) {
		if (hasStep(state.options, KAIJU_FRAME)) state.kaiju = "deck";
		state.stack.push({
			kind: "turn",
			seat: state.first
		});
	}
};
function clone(state) {
	return {
		stack: state.stack.slice(),
		options: state.options,
		turn: state.turn,
		first: state.first,
		done: state.done.slice(),
		trigger: state.trigger,
		lastRound: state.lastRound,
		stalled: state.stalled,
		hands: state.hands.map((hand) => hand.slice()),
		draw: state.draw.slice(),
		discard: state.discard.slice(),
		fanned: state.fanned,
		shuffledIn: state.shuffledIn.slice(),
		bag: state.bag.slice(),
		queue: state.queue.map(({ ward, customers }) => ({
			ward,
			customers: customers.slice()
		})),
		crowds: state.crowds.map((crowd) => crowd.slice()),
		gone: state.gone.slice(),
		collections: state.collections.map((collection) => collection.slice()),
		stars: state.stars.slice(),
		upgrades: state.upgrades,
		buildings: state.buildings.slice(),
		tracks: state.tracks.slice(),
		supply: state.supply.map((shops) => shops.slice()),
		pieces: state.pieces.slice(),
		ceos: state.ceos.slice(),
		kaiju: state.kaiju,
		lastMove: state.lastMove,
		group: state.group.slice(),
		path: state.path.slice(),
		alighted: state.alighted.slice()
	};
}
// games/shinjuku/rules/track.ts
const EXTEND_FRAMES = CONNECTION_IDS.map((_, connection) => ({
	kind: "extend",
	connection
}));
function legalTrack(state, list) {
	if (state.pieces[state.turn] === 0) return;
	for (let at = 0; at < TRACK.length; at++) if (state.tracks[at] === null) list.push(TRACK[at]);
}
function track(state, answer, tell) {
	state.stack.push(EXTEND_FRAMES[lay(state, answer.connection, false, tell)]);
}
function lay(state, connection, second, tell) {
	const seat = state.turn;
	const at = connectionIndex(connection);
	state.tracks[at] = seat;
	state.pieces[seat]--;
	tell?.({
		type: "track-laid",
		seat,
		connection,
		second
	});
	return at;
}
const extend = {
	is: "ask",
	seat: (state) => state.turn,
	legal(state, { connection: first }, list) {
		const seat = state.turn;
		list.push(SINGLE);
		if (state.pieces[seat] === 0) return;
		const { doubleWards } = editionOf(state);
		const purse = purseOf(state, seat);
		for (const second of MEETING[first]) if (state.tracks[second] === null) addPayments(list, EXTEND[second], doubleWards(first, second), purse);
	},
	answer(state, { connection: first }, answer, tell) {
		if (answer.do !== "extend") return;
		const second = connectionIndex(answer.connection);
		pay(state, state.turn, answer.pay, editionOf(state).doubleWards(first, second), tell);
		lay(state, answer.connection, true, tell);
	}
};
// games/shinjuku/rules/standing.ts
function standing(state) {
	const { collections, stars } = state;
	const seats = collections.map((_, seat) => seat);
	const { points, tieBreaks } = editionOf(state);
	const measures = seats.map((seat) => [points(collections[seat], stars[seat]), ...tieBreaks(state, seat)]);
	const ahead = (a, b) => {
		const at = measures[a].findIndex((measure, i) => measure !== measures[b][i]);
		return at >= 0 && measures[a][at] > measures[b][at];
	};
	const places = seats.map((seat) => 1 + seats.filter((other) => ahead(other, seat)).length);
	return {
		winners: state.stack.length > 0 ? [] : seats.filter((seat) => places[seat] === 1),
		scores: measures.map(([score]) => score),
		places
	};
}
// games/shinjuku/rules/upgrade.ts
const MARKED = STATION_IDS.flatMap((_, station) => isMarked(station) ? [station] : []);
function legalUpgrade(state, purse, list) {
	const seat = state.turn;
	if (state.supply[seat][DEPARTMENT] === 0) return;
	for (const station of MARKED) {
		const building = state.buildings[station];
		if (building?.owner !== seat || building.shop === DEPARTMENT) continue;
		for (const heavy of [false, true]) {
			const customer = customerOf(building.shop, heavy);
			if (!state.collections[seat].includes(customer)) continue;
			addPayments(list, UPGRADE[station][customer], bit(WARD_OF[station]), purse);
		}
	}
}
function upgrade(state, answer, tell) {
	const seat = state.turn;
	const station = stationIndex(answer.station);
	const customer = customerIndex(answer.customer);
	const edition = editionOf(state);
	pay(state, seat, answer.pay, bit(WARD_OF[station]), tell);
	const collection = state.collections[seat];
	collection.splice(collection.indexOf(customer), 1);
	const { shop } = state.buildings[station];
	state.supply[seat][shop]++;
	state.supply[seat][DEPARTMENT]--;
	state.buildings[station] = BUILDINGS[seat][DEPARTMENT];
	const stars = edition.starStacks[state.upgrades] ?? 0;
	state.stars[seat] += stars;
	state.upgrades++;
	const { station: at, customer: paid } = answer;
	tell?.({
		type: "upgraded",
		seat,
		station: at,
		good: GOODS[shop],
		customer: paid,
		stars
	});
	edition.payCustomer(state, customer, seat, tell);
}
// games/shinjuku/rules/turn.ts
const ACTION_FRAME = { kind: "action" };
const END_TURN_FRAME = { kind: "end-turn" };
const MOST_ACTIONS = 2;
const turn = {
	is: "step",
	run(state, { seat }, tell) {
		state.turn = seat;
		state.done = [];
		tell?.({
			type: "turn-began",
			seat
		});
		state.stack.push(END_TURN_FRAME, ACTION_FRAME);
		const before = editionOf(state).beforeActions(state.options);
		for (let i = before.length - 1; i >= 0; i--) state.stack.push(before[i]);
	}
};
const action = {
	is: "ask",
	seat: (state) => state.turn,
	legal(state, _frame, list) {
		const { done } = state;
		const purse = purseOf(state, state.turn);
		list.push(PASS, INCOME);
		if (!done.includes("open")) legalOpen(state, purse, list);
		if (!done.includes("track")) legalTrack(state, list);
		if (!done.includes("move")) legalMove(state, purse, list);
		if (!done.includes("upgrade")) legalUpgrade(state, purse, list);
	},
	answer(state, _frame, answer, tell) {
		const seat = state.turn;
		if (answer.do === "pass") {
			tell?.({
				type: "passed",
				seat
			});
			return;
		}
		if (answer.do === "income") {
			state.done.push("income");
			state.stack.push({
				kind: "income",
				seat,
				cause: "income"
			});
			return;
		}
		const kind = answer.do;
		state.done.push(kind);
		if (state.done.length < MOST_ACTIONS) state.stack.push(ACTION_FRAME);
		ACTIONS[kind](state, answer, tell);
	}
};
const ACTIONS = {
	open,
	track,
	move,
	upgrade
};
// games/shinjuku/rules/rulebook.ts
const rules = {
	"start-ward": startWard,
	"start-customers": startCustomers,
	first,
	begin,
	turn,
	place,
	"queue-cards": queueCards,
	"queue-card": queueCard,
	"queue-customers": queueCustomers,
	"queue-customer": queueCustomer,
	arrival,
	"arrival-card": arrivalCard,
	"arrival-customers": arrivalCustomers,
	kaiju,
	rampage,
	flee,
	push,
	ceo,
	action,
	spend,
	shop,
	extend,
	start,
	alight,
	ride,
	income,
	draw,
	deal,
	"end-turn": {
		is: "step",
		run: (state, _frame, tell) => editionOf(state).afterTurn(state, tell)
	},
	screens: {
		is: "ask",
		ritual: true,
		seat: (state) => state.turn,
		legal(_state, _frame, list) {
			list.push(LIFT);
		},
		answer(state, _frame, _answer, tell) {
			if (tell === null) return;
			const { scores, winners } = standing(state);
			for (const [seat, points] of scores.entries()) tell({
				type: "scored",
				seat,
				customers: state.collections[seat].map((customer) => CUSTOMERS[customer]),
				stars: state.stars[seat],
				points
			});
			tell({
				type: "won",
				seats: winners
			});
		},
		reveals: () => true
	}
};
// games/shinjuku/rules/position-checks.ts
const impossible = (field, expected, found) => objectTo(field, expected, found, "impossible");
function checkCeos({ ceos, kaiju }, step) {
	if (step === "flee" || step === "push") return;
	const caught = ceos.findIndex((ward) => ward !== null && ward === kaiju);
	if (caught >= 0) impossible(`players[${caught}].ceo`, "no CEO in the ward of the Kaiju", WARD_IDS[kaiju]);
}
function checkStep(state, step) {
	const frame = state.stack.at(-1);
	if (frame === void 0 || step === "turn") return;
	if (frame.kind !== step) impossible("step", "somebody to have to leave the ward of the Kaiju", step);
	if (step === "alight" || step === "ride") checkPath(state, step);
	const rule = rules[frame.kind];
	if (rule.is === "ask") {
		const list = [];
		rule.legal(state, frame, list);
		if (list.length === 0) impossible("step", "a step with something to choose", step);
	} else if (rule.is === "chance" && !canHappen(rule.of(state, frame))) impossible("step", "enough left to draw from", step);
}
function canHappen(chance) {
	if ("pick" in chance) return chance.pick.length > 0;
	return "draw" in chance && Object.values(chance.from).reduce((sum, count) => sum + count, 0) >= chance.draw;
}
const ACTION_OF = {
	shop: "open",
	extend: "track",
	start: "move",
	alight: "move",
	ride: "move",
	income: "income",
	track: "move"
};
const WITHIN_ACTIONS = [
	"action",
	"spend",
	"screens",
	"over"
];
function checkDone({ done }, step, fields) {
	const refuse = (expected) => impossible("done", expected, fields.done);
	const cause = step === "deal" ? Object(fields.dealing).cause : step;
	const wanted = ACTION_OF[cause];
	if (done.length > new Set(done).size || done.length > 2) refuse("at most two actions, and different ones");
	if (wanted !== void 0 && done.at(-1) !== wanted) refuse(`${wanted} as the last action`);
	if (step === "spend" && done.length === 0) refuse("the action that is paid for");
	if (step === "action" && (done.length > 1 || done.includes("income"))) refuse("at most one action, and no INCOME, before another");
	if (!(wanted !== void 0 || WITHIN_ACTIONS.includes(step) || cause === "last-round") && done.length > 0) refuse("nothing before the actions of a turn");
}
function checkPath(state, step) {
	const { path, alighted, buildings, group } = state;
	for (const [visit, station] of path.entries()) {
		const field = `move.path[${visit}]`;
		const way = visit === 0 ? null : WAYS[path[visit - 1]].find(({ to }) => to === station);
		if (!(way === null ? !isBlocked(state, station) : way !== void 0 && isOpen(state, way))) impossible(field, "a station that can be ridden to", STATION_IDS[station]);
		if (path.indexOf(station) < visit) impossible(field, "no station twice", STATION_IDS[station]);
		const building = buildings[station];
		const customer = alighted[visit];
		if (customer !== -1 && (building === null || !fits(building, customer))) impossible(`move.alighted[${visit}]`, "a customer that the building there serves", CUSTOMERS[customer]);
	}
	const last = path.length - 1;
	if (last < 0) impossible("move.path", "at least one station", []);
	const here = buildings[path[last]];
	const waits = here !== null && alighted[last] === -1 && group.some((count, customer) => count > 0 && fits(here, customer));
	if (waits !== (step === "alight")) impossible("step", waits ? "alight, as somebody fits here" : "ride, as nobody gets off here", step);
}
// games/shinjuku/rules/stars.ts
function starsTaken(stacks, upgrades) {
	return stacks.slice(0, upgrades).reduce((sum, stars) => sum + stars, 0);
}
function ownStacks(stacks, upgrades, own, stars) {
	if (own === 0) return stars === 0 ? [[]] : [];
	if (upgrades < own || stars < 0) return [];
	const last = upgrades - 1;
	const including = ownStacks(stacks, last, own - 1, stars - (stacks[last] ?? 0)).map((way) => [...way, last]);
	return [...ownStacks(stacks, last, own, stars), ...including];
}
// games/shinjuku/rules/position-pieces.ts
function readNames(field, json, names) {
	return readList(field, json).map((name, i) => names.indexOf(readChoice(`${field}[${i}]`, name, names)));
}
function readCustomers(field, json) {
	const counts = nobody();
	for (const customer of readNames(field, json, CUSTOMERS)) counts[customer]++;
	return counts;
}
function readCounts(field, json, names) {
	const fields = readFields(field, json ?? {}, [], names);
	return names.map((name) => readInteger(joined(field, name), fields[name] ?? 0, 0));
}
function readNamed(field, json, names, read) {
	for (const [name, item] of Object.entries(readFields(field, json ?? {}, [], names))) read(names.indexOf(name), item);
}
function readPieces(state, fields) {
	readBuildings(state, fields.buildings);
	readTracks(state, fields.tracks);
	if (fields.players !== void 0) readPlayers(state, fields.players);
	readStars(state, fields.players);
	readQueue(state, fields.queue ?? []);
	readNamed("crowds", fields.crowds, WARD_IDS, (ward, list) => {
		state.crowds[ward] = readCustomers(`crowds.${WARD_IDS[ward]}`, list);
	});
	if (fields.move !== void 0) readMove(state, fields.move);
	if (fields.lastMove !== void 0) readLastMove(state, fields.lastMove);
	readBag(state, fields);
	readPiles(state, fields);
	readKaiju(state, fields.kaiju);
}
function readBuildings(state, json) {
	readNamed("buildings", json, STATION_IDS, (station, item) => {
		const field = `buildings.${STATION_IDS[station]}`;
		const fields = readFields(field, item, ["owner", "shop"]);
		const owner = readInteger(joined(field, "owner"), fields.owner, 0, state.hands.length - 1);
		const shop = SHOPS.indexOf(readChoice(joined(field, "shop"), fields.shop, SHOPS));
		if (state.supply[owner][shop]-- === 0) impossible(field, `no more ${SHOPS[shop]} buildings of seat ${owner} than there are`, item);
		state.buildings[station] = BUILDINGS[owner][shop];
		if (shop === DEPARTMENT) state.upgrades++;
	});
}
function readTracks(state, json) {
	readNamed("tracks", json, CONNECTION_IDS, (at, item) => {
		const field = `tracks.${CONNECTION_IDS[at]}`;
		const owner = readInteger(field, item, 0, state.hands.length - 1);
		if (state.pieces[owner]-- === 0) impossible(field, `no more pieces of seat ${owner} than there are`, item);
		state.tracks[at] = owner;
	});
}
function readPlayers(state, json) {
	const players = readList("players", json);
	if (players.length !== state.hands.length) objectTo("players", `${state.hands.length} players, one a seat`, json);
	for (const [seat, player] of players.entries()) {
		const field = `players[${seat}]`;
		const fields = readFields(field, player, [], [
			"hand",
			"collection",
			"stars",
			"ceo"
		]);
		state.hands[seat] = readNames(joined(field, "hand"), fields.hand ?? [], WARD_IDS);
		state.collections[seat] = readNames(joined(field, "collection"), fields.collection ?? [], CUSTOMERS);
		if (fields.stars !== void 0) state.stars[seat] = readInteger(joined(field, "stars"), fields.stars, 0);
		if (fields.ceo == null) continue;
		state.ceos[seat] = WARD_IDS.indexOf(readChoice(joined(field, "ceo"), fields.ceo, WARD_IDS));
		if (!hasStep(state.options, CEO_FRAME)) impossible(joined(field, "ceo"), "none without the variant", fields.ceo);
	}
}
function readStars(state, players) {
	const stacks = editionOf(state).starStacks;
	const owners = state.buildings.flatMap((building) => building?.shop === DEPARTMENT ? [building.owner] : []);
	if (!JSON.stringify(players ?? null).includes("\"stars\"")) for (const [upgrade, owner] of owners.entries()) state.stars[owner] += stacks[upgrade] ?? 0;
	const all = starsTaken(stacks, state.upgrades);
	const taken = state.stars.reduce((sum, stars) => sum + stars, 0);
	if (taken !== all) impossible("players", `${all} stars for ${state.upgrades} department stores`, taken);
	for (const [seat, stars] of state.stars.entries()) {
		const own = owners.filter((owner) => owner === seat).length;
		if (ownStacks(stacks, state.upgrades, own, stars).length === 0) impossible(`players[${seat}].stars`, `what ${own} of the first ${state.upgrades} upgrades bring`, stars);
	}
}
function readQueue(state, json) {
	const slots = readList("queue", json);
	if (slots.length > 4) objectTo("queue", `at most 4 cards`, json);
	const goods = [];
	for (const [i, item] of slots.entries()) {
		const fields = readFields(`queue[${i}]`, item, ["ward"], ["customers"]);
		const ward = WARD_IDS.indexOf(readChoice(`queue[${i}].ward`, fields.ward, WARD_IDS));
		const customers = readCustomers(`queue[${i}].customers`, fields.customers ?? []);
		const here = [...new Set(customers.flatMap((count, customer) => count > 0 ? [goodOf(customer)] : []))];
		if (here.length > 1) impossible(`queue[${i}].customers`, "one good on a card", fields.customers);
		if (goods.includes(here[0])) impossible(`queue[${i}].customers`, "a good on one card only", fields.customers);
		if (here.length > 0 && goods.length < i) impossible(`queue[${i}].customers`, "no empty card before it", item);
		goods.push(...here);
		state.queue.push({
			ward,
			customers
		});
	}
}
function readMove(state, json) {
	const { group, ...trip } = readFields("move", json, [
		"group",
		"path",
		"alighted"
	]);
	state.group = readCustomers("move.group", group);
	Object.assign(state, readTrip("move", trip));
}
function readLastMove(state, json) {
	const { seat, ...trip } = readFields("lastMove", json, [
		"seat",
		"path",
		"alighted"
	]);
	state.lastMove = {
		seat: readInteger("lastMove.seat", seat, 0, state.hands.length - 1),
		...readTrip("lastMove", trip)
	};
}
function readTrip(field, fields) {
	const path = readNames(joined(field, "path"), fields.path, STATION_IDS);
	const alighted = readList(joined(field, "alighted"), fields.alighted).map((customer, i) => customer === null ? -1 : CUSTOMERS.indexOf(readChoice(`${field}.alighted[${i}]`, customer, CUSTOMERS)));
	if (alighted.length !== path.length) objectTo(joined(field, "alighted"), "a customer or null for each station of the path", fields.alighted);
	return {
		path,
		alighted
	};
}
function readBag(state, fields) {
	const { crowds, queue, group, collections, alighted } = state;
	const bag = readCounts("bag", fields.bag, CUSTOMERS);
	const gone = readCounts("gone", fields.gone, CUSTOMERS);
	const rest = editionOf(state).customers.slice();
	for (const place of [
		bag,
		gone,
		group,
		...crowds,
		...queue.map(({ customers }) => customers)
	]) for (const [customer, count] of place.entries()) rest[customer] -= count;
	for (const customer of [...collections, alighted].flat()) if (customer !== -1) rest[customer]--;
	for (const [customer, left] of rest.entries()) {
		const most = editionOf(state).customers[customer];
		if (left < 0) impossible("bag", `at most ${most} of ${CUSTOMERS[customer]} altogether`, most - left);
	}
	const written = fields.bag !== void 0;
	if (written && fields.gone !== void 0 && !isEmpty(rest)) impossible("bag", `${countOf(rest)} more customers, in the bag or elsewhere`, fields.bag);
	const open = written ? gone : bag;
	for (const [customer, left] of rest.entries()) open[customer] += left;
	state.bag = bag;
	state.gone = gone;
}
function readPiles(state, fields) {
	const { hands, queue } = state;
	const discard = readNames("discard", fields.discard ?? [], WARD_IDS);
	const draw = readCounts("draw", fields.draw, WARD_IDS);
	const rest = CARDS_AT_START.slice();
	const lying = [
		...hands,
		discard,
		queue.map(({ ward }) => ward)
	].flat();
	for (const ward of lying) rest[ward]--;
	for (const [ward, copies] of draw.entries()) rest[ward] -= copies;
	for (const [ward, left] of rest.entries()) if (left < 0) impossible("discard", `at most ${CARDS_AT_START[ward]} of ${WARD_IDS[ward]} altogether`, CARDS_AT_START[ward] - left);
	const written = fields.draw !== void 0;
	if (written) discard.unshift(...rest.flatMap((left, ward) => Array(left).fill(ward)));
	state.draw = written ? draw : rest;
	state.discard = discard;
	state.fanned = readInteger("fanned", fields.fanned ?? Math.min(1, discard.length), 0, discard.length);
	state.shuffledIn = readNames("shuffledIn", fields.shuffledIn ?? [], WARD_IDS);
	if (state.shuffledIn.length > 0 && discard.length > 0) impossible("shuffledIn", "nothing while cards lie on the discard pile", fields.shuffledIn);
	for (const ward of state.shuffledIn) {
		const copies = state.shuffledIn.filter((other) => other === ward).length;
		if (copies <= CARDS_AT_START[ward]) continue;
		impossible("shuffledIn", `at most ${CARDS_AT_START[ward]} of ${WARD_IDS[ward]}`, copies);
	}
}
function readKaiju(state, json) {
	const inPlay = state.turn !== null && hasStep(state.options, KAIJU_FRAME);
	const name = readChoice("kaiju", json ?? (inPlay ? "deck" : "out"), [
		"out",
		"deck",
		"bay",
		...WARD_IDS
	]);
	if (name === "out" === inPlay) impossible("kaiju", inPlay ? "deck, bay or a ward, as it is in play" : "out, as it is not in play", name);
	const ward = WARD_IDS.indexOf(name);
	state.kaiju = ward < 0 ? name : ward;
}
// games/shinjuku/rules/position-moment.ts
const STEPS = [
	...[
		"start-ward",
		"start-customers",
		"first",
		"deal",
		"turn",
		"queue-card",
		"queue-customer"
	],
	...[
		"arrival-card",
		"arrival-customers",
		"rampage",
		"flee",
		"push",
		"ceo",
		"action",
		"spend",
		"shop",
		"extend"
	],
	...[
		"start",
		"alight",
		"ride",
		"screens",
		"over"
	]
];
const OWN_STEPS = {
	opening: ["shop", "spend"],
	moving: ["start", "spend"],
	extending: ["extend"],
	move: ["alight", "ride"],
	arriving: ["arrival-customers"],
	dealing: ["deal"]
};
function makeMoment(state) {
	const { stack, trigger, lastRound, stalled } = state;
	return {
		turn: state.turn,
		first: state.first,
		step: stack.at(-1)?.kind ?? "over",
		done: state.done.slice(),
		...trigger === null ? {} : { trigger },
		...lastRound ? { lastRound } : {},
		...stalled > 0 ? { stalled } : {},
		...makeDetails(state)
	};
}
function makeDetails(state) {
	const frame = state.stack.at(-1);
	switch (frame?.kind) {
		case "shop": return { opening: STATION_IDS[frame.station] };
		case "start": return { moving: WARD_IDS[frame.ward] };
		case "spend": return makeDetails({
			...state,
			stack: state.stack.slice(0, -1).filter(({ kind }) => kind === "shop" || kind === "start")
		});
		case "extend": return { extending: CONNECTION_IDS[frame.connection] };
		case "arrival-customers": return { arriving: {
			ward: WARD_IDS[frame.ward],
			due: frame.due
		} };
		case "alight":
		case "ride": return { move: {
			group: listOf(state.group),
			...makeTrip(state)
		} };
		case "deal": return { dealing: makeDealing(state.stack, frame) };
		default: return {};
	}
}
function makeTrip({ path, alighted }) {
	return {
		path: path.map((station) => STATION_IDS[station]),
		alighted: alighted.map((customer) => customer === -1 ? null : CUSTOMERS[customer])
	};
}
function makeDealing(stack, { seat, count, cause }) {
	const waiting = cause === "set-up" ? [] : stack.slice().reverse();
	return {
		seat,
		count,
		cause,
		more: waiting.flatMap((frame) => frame.kind === "draw" ? [frame.count] : []),
		after: waiting.flatMap((frame) => frame.kind === "income" ? [frame.seat] : [])
	};
}
const IN_SETUP = [
	"start-ward",
	"start-customers",
	"first"
];
const IN_BOTH = [
	"deal",
	"queue-card",
	"queue-customer"
];
function readTurn(state, fields) {
	const most = state.hands.length - 1;
	const { first } = state.options;
	const step = readChoice("step", fields.step ?? "action", STEPS);
	const inSetup = fields.turn === null || fields.turn === void 0 && IN_SETUP.includes(step);
	state.turn = inSetup ? null : readInteger("turn", fields.turn ?? (first === "random" ? 0 : first), 0, most);
	if (IN_SETUP.includes(step) ? !inSetup : inSetup && !IN_BOTH.includes(step)) impossible("turn", inSetup ? "a seat" : "null during set-up", fields.turn);
	if (fields.first != null) state.first = readInteger("first", fields.first, 0, most);
	else if (!inSetup && first === "random") state.first = 0;
	if (first !== "random" && state.first !== first) impossible("first", `${first}, as the table chose`, fields.first);
}
function readMoment(state, fields) {
	const step = fields.step ?? "action";
	for (const [field, steps] of Object.entries(OWN_STEPS)) if (fields[field] !== void 0 && !steps.includes(step)) impossible(field, `nothing but at "${steps.join("\" or \"")}"`, fields[field]);
	state.done = readNames("done", fields.done ?? [], ACTION_KINDS).map((kind) => ACTION_KINDS[kind]);
	const most = state.hands.length;
	if (fields.trigger != null) state.trigger = readInteger("trigger", fields.trigger, 0, most - 1);
	if (fields.lastRound !== void 0) state.lastRound = readBoolean("lastRound", fields.lastRound);
	if (fields.stalled !== void 0) state.stalled = readInteger("stalled", fields.stalled, 0, most);
	checkDone(state, step, fields);
	checkCeos(state, step);
	state.stack = state.turn === null ? setupStack(state, step, fields) : turnStack(state, step, fields);
	checkStep(state, step);
}
function setupStack(state, step, fields) {
	const frames = setupFrames(state.hands.length, state.options);
	const after = (found) => {
		const at = frames.findIndex(found);
		if (at < 0) impossible("step", "a step of this edition with these options", step);
		return frames.slice(at + 1).reverse();
	};
	const is = (kind) => (frame) => frame.kind === kind;
	switch (step) {
		case "start-customers": {
			const left = [...new Set(state.discard)].filter((ward) => state.crowds[ward].every((count) => count === 0)).reverse().map((ward) => ({
				kind: "start-customers",
				ward
			}));
			return [...after(is("start-ward")), ...left];
		}
		case "deal": {
			const { deal } = readDealing(state, fields);
			return [...after((frame) => frame.kind === "draw" && frame.seat === deal.seat), deal];
		}
		case "queue-card": return [...after(is("queue-cards")), QUEUE_CARD_FRAME];
		case "queue-customer": return [...after(is("queue-customers")), QUEUE_CUSTOMER_FRAME];
		default: return [...after(is(step)), { kind: step }];
	}
}
function turnStack(state, step, fields) {
	const seat = state.turn;
	switch (step) {
		case "over": return [];
		case "screens": return [SCREENS_FRAME];
		case "turn": return [{
			kind: "turn",
			seat
		}];
		case "queue-card": return [...afterStep(state, QUEUE_CARDS_FRAME), QUEUE_CARD_FRAME];
		case "queue-customer": return [...afterStep(state, QUEUE_CUSTOMERS_FRAME), QUEUE_CUSTOMER_FRAME];
		case "arrival-card": return [...afterStep(state, ARRIVAL_FRAME), ARRIVAL_CARD_FRAME];
		case "arrival-customers": {
			const { ward, due } = readFields("arriving", fields.arriving, ["ward", "due"]);
			const frame = {
				kind: step,
				ward: readOne("arriving.ward", ward, WARD_IDS),
				due: readInteger("arriving.due", due, 1, 2)
			};
			return [...afterStep(state, ARRIVAL_FRAME), frame];
		}
		case "rampage": return [...afterStep(state, KAIJU_FRAME), RAMPAGE_FRAME];
		case "flee":
		case "push": return [...afterStep(state, KAIJU_FRAME), ...framesOfVictims(state)];
		case "ceo": return [...afterStep(state, CEO_FRAME), CEO_FRAME];
		case "deal": return dealStack(state, fields);
		default: return [...betweenActions(state), ...actionFrames(step, fields)];
	}
}
function afterStep(state, frame) {
	const steps = editionOf(state).beforeActions(state.options);
	const at = steps.indexOf(frame);
	if (at < 0) impossible("step", "a step of this edition with these options", frame.kind);
	return [
		END_TURN_FRAME,
		ACTION_FRAME,
		...steps.slice(at + 1).reverse()
	];
}
function betweenActions({ done }) {
	return done.length < 2 && !done.includes("income") ? [END_TURN_FRAME, ACTION_FRAME] : [END_TURN_FRAME];
}
function actionFrames(step, fields) {
	switch (step) {
		case "action": return [];
		case "shop": return [SHOP_FRAMES[readOne("opening", fields.opening, STATION_IDS)]];
		case "start": return [START_FRAMES[readOne("moving", fields.moving, WARD_IDS)]];
		case "spend": {
			const next = fields.opening !== void 0 ? "shop" : fields.moving !== void 0 ? "start" : null;
			return [...next === null ? [] : actionFrames(next, fields), { kind: step }];
		}
		case "extend": return [EXTEND_FRAMES[readOne("extending", fields.extending, CONNECTION_IDS)]];
		case "alight": return [RIDE_FRAME, ALIGHT_FRAME];
		default: return [RIDE_FRAME];
	}
}
function readOne(field, json, names) {
	return names.indexOf(readChoice(field, json, names));
}
function readDealing(state, fields) {
	const { seat, count, cause, more, after } = readFields("dealing", fields.dealing, [
		"seat",
		"count",
		"cause"
	], ["more", "after"]);
	const at = (key, json) => readInteger(joined("dealing", key), json, 0, state.hands.length - 1);
	const readCount = (key, json) => readInteger(joined("dealing", key), json, 1);
	const shared = {
		seat: at("seat", seat),
		cause: readChoice("dealing.cause", cause, DRAW_CAUSES)
	};
	const deal = {
		kind: "deal",
		count: readCount("count", count),
		...shared
	};
	const draws = readList("dealing.more", more ?? []).map((item, i) => ({
		kind: "draw",
		count: readCount(`more[${i}]`, item),
		...shared
	}));
	const incomes = readList("dealing.after", after ?? []).map((item, i) => ({
		kind: "income",
		seat: at(`after[${i}]`, item),
		cause: shared.cause
	}));
	if (shared.cause === "set-up" !== (state.turn === null)) impossible("dealing.cause", "set-up during set-up, and nowhere else", cause);
	return {
		deal,
		frames: [
			...incomes.reverse(),
			...draws.reverse(),
			deal
		]
	};
}
function dealStack(state, fields) {
	const { deal, frames } = readDealing(state, fields);
	const next = {
		kind: "turn",
		seat: (state.turn + 1) % state.hands.length
	};
	return [...deal.cause === "last-round" ? [next] : betweenActions(state), ...frames];
}
// games/shinjuku/rules/position.ts
const PIECES = [...[
	"players",
	"draw",
	"discard",
	"fanned",
	"shuffledIn",
	"bag",
	"gone",
	"queue"
], ...[
	"crowds",
	"buildings",
	"tracks",
	"kaiju",
	"lastMove"
]];
const MOMENT = [...[
	"turn",
	"first",
	"step",
	"done",
	"trigger",
	"lastRound",
	"stalled"
], ...[
	"opening",
	"extending",
	"moving",
	"move",
	"arriving",
	"dealing"
]];
function makePosition(state) {
	const wards = (list) => list.map((ward) => WARD_IDS[ward]);
	return {
		...makeMoment(state),
		players: state.hands.map((hand, seat) => ({
			hand: wards(hand),
			collection: state.collections[seat].map((customer) => CUSTOMERS[customer]),
			stars: state.stars[seat],
			ceo: state.ceos[seat] === null ? null : WARD_IDS[state.ceos[seat]]
		})),
		draw: counts(WARD_IDS, state.draw),
		discard: wards(state.discard),
		fanned: state.fanned,
		...state.shuffledIn.length > 0 && { shuffledIn: wards(state.shuffledIn) },
		bag: counts(CUSTOMERS, state.bag),
		gone: counts(CUSTOMERS, state.gone),
		queue: state.queue.map(({ ward, customers }) => ({
			ward: WARD_IDS[ward],
			customers: listOf(customers)
		})),
		crowds: Object.fromEntries(WARD_IDS.flatMap((id, ward) => isEmpty(state.crowds[ward]) ? [] : [[id, listOf(state.crowds[ward])]])),
		buildings: Object.fromEntries(STATION_IDS.flatMap((id, station) => {
			const building = state.buildings[station];
			return building === null ? [] : [[id, {
				owner: building.owner,
				shop: SHOPS[building.shop]
			}]];
		})),
		tracks: Object.fromEntries(CONNECTION_IDS.flatMap((id, at) => state.tracks[at] === null ? [] : [[id, state.tracks[at]]])),
		kaiju: kaijuName(state.kaiju),
		...state.lastMove === null ? {} : { lastMove: {
			seat: state.lastMove.seat,
			...makeTrip(state.lastMove)
		} }
	};
}
function counts(names, of) {
	return Object.fromEntries(names.flatMap((name, i) => of[i] > 0 ? [[name, of[i]]] : []));
}
function kaijuName(kaiju) {
	return typeof kaiju === "number" ? WARD_IDS[kaiju] : kaiju;
}
function parsePosition(json, seats, options) {
	return reading(() => {
		const fields = readFields("", json, [], [...MOMENT, ...PIECES]);
		const state = setup(seats, options);
		readTurn(state, fields);
		readPieces(state, fields);
		readMoment(state, fields);
		return state;
	});
}
// games/shinjuku/rules/view.ts
const LEVELS = 4;
function view(state, viewer) {
	const { hands, draw, discard, bag, collections, stars, ...open } = clone(state);
	const lifted = isLifted(state);
	return {
		...open,
		viewer,
		hands: hands.map((hand, seat) => seat === viewer ? hand : null),
		handSizes: hands.map((hand) => hand.length),
		drawCount: draw.reduce((sum, copies) => sum + copies, 0),
		discardCount: discard.length,
		discardTop: discard.slice(discard.length - state.fanned),
		unseenCards: unseenCards(state, viewer),
		bagLevel: levelOf(countOf(bag), state.options),
		bagCount: state.options.bagCount === "exact" ? countOf(bag) : null,
		unseenCustomers: unseenCustomers(state, viewer),
		collections: collections.map((collection, seat) => lifted || seat === viewer ? collection : null),
		stars: stars.map((count, seat) => lifted || seat === viewer ? count : null)
	};
}
function isLifted({ options, stack }) {
	return options.openCollections || stack.length === 0;
}
function bagSize(options) {
	return countOf(editionOf({ options }).customers);
}
function levelOf(count, options) {
	return Math.ceil(LEVELS * count / bagSize(options));
}
function mostAt(level, options) {
	return Math.floor(level * bagSize(options) / LEVELS);
}
function unseenCards(state, viewer) {
	const unseen = state.draw.slice();
	for (const ward of hiddenCards(state, viewer)) unseen[ward]++;
	return unseen;
}
function hiddenCards({ hands, discard, fanned }, viewer) {
	return [...hands.filter((_, seat) => seat !== viewer).flat(), ...discard.slice(0, discard.length - fanned)];
}
function unseenCustomers(state, viewer) {
	const unseen = state.bag.slice();
	for (const customer of hiddenCustomers(state, viewer)) unseen[customer]++;
	return unseen;
}
function hiddenCustomers(state, viewer) {
	return isLifted(state) ? [] : state.collections.filter((_, seat) => seat !== viewer).flat();
}
function imagine(seen, rng) {
	const { viewer: _viewer, hands, handSizes, discardTop, discardCount, collections, stars, ...rest } = seen;
	const { drawCount: _draw, unseenCards, bagLevel: _level, bagCount: _count, unseenCustomers, ...open } = rest;
	const cards = shuffled(unseenCards, rng);
	const dealt = hands.map((hand, seat) => hand ?? cards.splice(0, handSizes[seat]));
	const beneath = cards.splice(0, discardCount - discardTop.length);
	const customers = shuffled(unseenCustomers, rng);
	return clone({
		...open,
		hands: dealt,
		draw: counted(cards, unseenCards),
		discard: [...beneath, ...discardTop],
		bag: counted(customers.splice(0, imaginedBag(seen, rng)), nobody()),
		collections: imaginedCollections(collections, customers, rng),
		stars: imaginedStars(seen, rng)
	});
}
function shuffled(counts, rng) {
	const list = counts.flatMap((copies, kind) => Array(copies).fill(kind));
	for (let i = list.length - 1; i > 0; i--) {
		const other = rng.below(i + 1);
		[list[i], list[other]] = [list[other], list[i]];
	}
	return list;
}
function counted(list, kinds) {
	const counts = kinds.map(() => 0);
	for (const kind of list) counts[kind]++;
	return counts;
}
function imaginedBag(seen, rng) {
	const unseen = countOf(seen.unseenCustomers);
	if (isLifted(seen)) return unseen;
	if (seen.bagCount !== null) return seen.bagCount;
	const least = seen.bagLevel === 0 ? 0 : mostAt(seen.bagLevel - 1, seen.options) + 1;
	const most = Math.min(mostAt(seen.bagLevel, seen.options), unseen);
	return least + rng.below(most - least + 1);
}
function imaginedCollections(known, customers, rng) {
	const others = known.flatMap((collection, seat) => collection === null ? [seat] : []);
	const owners = customers.map(() => others[rng.below(others.length)]);
	return known.map((collection, seat) => collection ?? customers.filter((_, i) => owners[i] === seat));
}
function imaginedStars({ stars, upgrades, buildings, viewer, options }, rng) {
	const stacks = editionOf({ options }).starStacks;
	const owners = buildings.flatMap((building) => building?.shop === DEPARTMENT ? [building.owner] : []);
	const own = viewer === "public" ? [] : owners.filter((owner) => owner === viewer);
	const ways = own.length === 0 ? [[]] : ownStacks(stacks, upgrades, own.length, stars[viewer]);
	const mine = ways[rng.below(ways.length)];
	const others = shuffled(counted(owners.filter((owner) => owner !== viewer), stars), rng);
	const imagined = stars.map((count) => count ?? 0);
	for (let upgrade = 0; upgrade < upgrades; upgrade++) {
		if (mine.includes(upgrade)) continue;
		const owner = others.pop();
		if (stars[owner] === null) imagined[owner] += stacks[upgrade] ?? 0;
	}
	return imagined;
}
function secrets(state, viewer) {
	const cards = hiddenCards(state, viewer);
	const customers = hiddenCustomers(state, viewer);
	const { options } = state;
	const inBag = countOf(state.bag);
	const most = options.bagCount === "exact" ? inBag : mostAt(levelOf(inBag, options), options);
	const certain = Math.max(0, customers.length + inBag - most);
	return [{
		pool: named(WARD_IDS, unseenCards(state, viewer)),
		slots: cards.map((ward) => WARD_IDS[ward])
	}, {
		pool: named(CUSTOMERS, unseenCustomers(state, viewer)),
		slots: customers.slice(0, certain).map((customer) => CUSTOMERS[customer])
	}].filter(({ slots }) => slots.length > 0);
}
function named(ids, counts) {
	return Object.fromEntries(ids.map((id, i) => [id, counts[i]]));
}
function eventView(event, viewer) {
	return event.type === "drew" && event.seat !== viewer ? {
		...event,
		cards: null
	} : event;
}
function entryView(state, _actor, answer, viewer) {
	const frame = state.stack[state.stack.length - 1];
	return frame.kind === "deal" && frame.seat !== viewer ? null : answer;
}
new Int32Array(STATION_IDS.length);
// games/shinjuku/rules/index.ts
const shinjuku = {
	id: "shinjuku",
	version: 1,
	editions: ["retail", "r12"],
	seats: {
		min: 2,
		max: 4
	},
	options: {
		ceo: {
			type: "flag",
			default: false
		},
		kaiju: {
			type: "flag",
			default: false
		},
		kaijuStep: {
			type: "choice",
			values: ["before-ceo", "after-ceo"],
			default: "before-ceo"
		},
		endRule: {
			type: "choice",
			values: ["printed", "equal-turns"],
			default: "printed"
		},
		deptRelocation: {
			type: "choice",
			values: [
				"printed",
				"any",
				"marked-only",
				"never"
			],
			default: "printed"
		},
		openCollections: {
			type: "flag",
			default: false
		},
		bagCount: {
			type: "choice",
			values: ["level", "exact"],
			default: "level"
		},
		first: {
			type: "seat",
			default: "random"
		}
	},
	longest: 1e4,
	setup,
	rules,
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
	secrets
};
export { shinjuku as game };
