import { cards, count, heads, kindOf, points, stars, de as words } from '@yamanote/games/shinjuku/words/de';
import type { Crowd, Drawing, OwnWords, Wanted } from './en.ts';

const drawing = ({ name, cards: drawn }: Drawing) => `${name} erhält Einkommen (${cards(drawn)})`;
const pieces = (n: number) => count(n, 'Schiene', 'Schienen');
const mine = (owner: string | null, own: string, thing: string) =>
  owner === null ? `${own} ${thing}` : `${thing} von ${owner}`;

const { goods, shops } = words;
const heavies = { premium: 'Premiumkunde', double: 'Doppelkunde' };
const waits = ({ text, count: n }: Crowd) => `${text} ${n === 1 ? 'wartet' : 'warten'}`;
const capital = (text: string) => text[0].toUpperCase() + text.slice(1);
const few = (waiting: readonly Wanted[]) => waiting.map(({ good, count: n }) => `${n} ${goods[good]}`).join(', ');

export const de: OwnWords = {
  also: (parts) => parts.join('; '),
  titled: (title, parts) => `${title}: ${parts.join('; ')}`,
  listed: (names) => names.join(', '),

  map: 'Stadtplan von Tokyo',
  customer: kindOf,
  shopOf: ({ shop, owner }) => mine(owner, 'dein', shops[shop]),
  station: ({ name, ward, marked, building }) =>
    `${name}, ${ward}: ${building ?? (marked ? 'frei, mit Kaufhaus-Markierung' : 'frei')}`,
  connection: ({ from, to }) => `${from} – ${to}`,
  end: ({ name, ward, building, tracks, waiting }) =>
    `${name} (${[[ward, building ?? [], tracks].flat().join(', '), waiting.length === 0 ? [] : `Kunden: ${few(waiting)}`].flat().join('; ')})`,
  trackOf: (owner) => mine(owner, 'deine', 'Schienen'),
  inWard: (crowd) => (crowd === null ? 'im Bezirk wartet niemand' : `${waits(crowd)} im Bezirk`),
  byTrack: (waiting) => `über Schienen erreichbar: ${few(waiting)}`,
  ward: ({ name, crowd, ceos, kaiju }) =>
    [
      `${name}: ${crowd === null ? 'keine Kunden' : waits(crowd)}`,
      ...ceos,
      ...(kaiju ? ['der Kaiju ist hier'] : []),
    ].join('; '),
  ceoOf: (owner) => mine(owner, 'dein', 'CEO'),
  tracksInWords: ({ owner, lines }) => `${mine(owner, 'Deine', 'Schienen')}: ${lines.join(', ')}`,
  kaijuOnBay: 'Der Kaiju steht in Tokyo Bay',

  queue: 'Warteschlange',
  slot: ({ slot, ward, crowd }) =>
    `${slot}: ${ward}, ${crowd?.text ?? 'niemand'}${slot === 1 ? '; als Nächstes dran' : ''}`,
  leavesNext: 'als Nächstes',
  waiting: (n) => `${n} ${n === 1 ? 'wartet' : 'warten'} hier`,
  bag: (level) => ['Beutel leer', 'Beutel fast leer', 'Beutel halb voll', 'Beutel gut gefüllt', 'Beutel voll'][level],
  bagShort: (level) => ['leer', '¼', '½', '¾', 'voll'][level],
  bagExact: (n) => `${n} im Beutel`,
  arrivals: (n) => `In jedem Zug ${n === 1 ? 'kommt' : 'kommen'} ${heads(n)}`,
  starTrack: 'Sternleiste',
  nextUpgrade: (n) => (n === 0 ? 'keine Sterne mehr' : `nächstes Aufwerten: ${stars(n)}`),
  starStep: ({ number, stars: n, state }) =>
    `${heads(number)}${n > 0 ? `, ${stars(n)}` : ''}${state === 'now' ? ', jetzt' : ''}`,
  noQueueCard: 'keine Karte',
  endings: { last: 'letzte Züge', perhaps: 'Ende naht', soon: 'bald letzte Runde' },

  hand: 'Deine Hand',
  jokerMeans: 'Joker = gilt für jeden Bezirk',
  joker: 'Joker',
  ceo: 'CEO',
  pays: 'ablegen',
  card: ({ ward, count: copies, why }) =>
    `${ward}${copies > 1 ? `, ${cards(copies)}` : ''}${why.length > 0 ? `, Joker: ${why.join(', ')}` : ''}`,
  jokerBy: (place) => `dein Laden in ${place}`,
  jokerByCeo: 'dein CEO ist dort',
  emptyHand: 'Keine Karten',
  oneMore: 'Nächster:',
  worth: ({ good, normal, heavy, as }) => `${good} +${normal}, ${heavies[as]} +${heavy}`,
  points,
  pointsShort: (n) => `${n} P.`,
  won: (n) => `${heads(n)} gewonnen`,

  actionHints: {
    open: 'Laden an einem freien Bahnhof, für 1 Karte dieses Bezirks',
    move: 'Kunden eines Bezirks fahren, für 1 Karte dieses Bezirks',
    upgrade: 'Laden wird zum Kaufhaus, für 1 Karte und 1 Kunden',
    income: 'Karten ziehen; beendet deinen Zug',
  },
  trackHint: (n) =>
    n > 1
      ? 'Eine Schiene gratis, eine zweite für eine Karte'
      : n === 1
        ? 'Deine letzte Schiene, gratis'
        : 'Du hast keine Schienen mehr',
  actionsInShort: {
    open: 'ein Laden, für 1 Karte',
    track: '1 Schiene gratis, eine zweite für 1 Karte',
    move: 'Kunden eines Bezirks fahren, für 1 Karte',
    upgrade: 'Laden → Kaufhaus, für 1 Karte und 1 Kunden',
    income: 'Karten ziehen; beendet deinen Zug',
  },
  whichAction: (left) => (left === 2 ? 'Zwei verschiedene Aktionen' : 'Noch eine Aktion'),
  planAhead: 'Vorausplanen',
  planAheadHint: 'wenn du jetzt dran wärst',
  done: 'erledigt',
  notNow: 'nicht möglich',
  bestRides: 'Beste Fahrten jetzt',
  noRides: 'Niemand kann fahren.',
  noDeliveries: 'Im Moment bringt dir keine Fahrt einen Kunden.',

  moveFrom: 'Aus welchem Bezirk bewegen?',
  bestFirst: (wards) => `${count(wards, 'Bezirk', 'Bezirke')}, beste zuerst`,
  paidAs: { itself: 'Bezirkskarte', joker: 'Joker', three: '3 Karten' },
  toStation: (name) => `bis ${name}`,
  stayAt: (name) => `bleibt in ${name}`,
  you: 'du',
  share: ({ name, count: n }) => `${name} ${n}`,
  nobodyGetsOff: 'niemand steigt aus',
  outcome: ({ ward, last, won, draws, left, price }) =>
    [
      `Von ${ward} bis ${last}`,
      won.length === 0
        ? 'niemand steigt aus'
        : won.map(({ name, customers }) => `${name ?? 'du'}: ${customers}`).join(', '),
      ...draws.map(drawing),
      ...(left === '' ? [] : [`übrig: ${left}`]),
      `kostet ${price}`,
    ].join('; '),
  left: ({ count: n, ward }) => `${heads(n)} nach ${ward}`,
  draws: drawing,
  drawsForTrack: (values) => `${drawing(values)}: Du nutzt fremde Schienen`,
  rideTo: (name) => `Bis ${name} fahren`,
  rideNote: (parts) => parts.map(({ name, count: n }) => `${n} für ${name ?? 'dich'}`).join(', '),
  soFar: (note) => `bisher ${note}`,
  stopAt: (name) => `In ${name} halten`,
  startAt: 'Wo fahren sie los?',
  startHere: 'Start',
  stops: (n) => count(n, 'Halt', 'Halte'),
  whoGetsOff: (station) => `Wer steigt in ${station} aus?`,
  whereNext: 'Wohin fahren sie weiter?',
  theyRide: (name) => `${name} bewegt Kunden`,
  link: 'Direktverbindung',
  nobody: 'niemand',
  stillRide: (n) => `${n} ${n === 1 ? 'fährt' : 'fahren'} noch`,
  onOwnTrack: 'auf deinen Schienen',
  onTrackOf: ({ name, draws }) => `Schienen von ${name}${draws === 0 ? '' : ` (zieht ${cards(draws)})`}`,
  chooseRoute: 'Weg selbst wählen',
  routeAsked: 'Start und Halte wählst du nach dem Ablegen der Karte',
  winsNobody: 'kein Weg bringt dir einen Kunden',
  moveOutOf: (ward) => `Kunden aus ${ward} bewegen`,

  payWith: 'Ablegen',
  price: ({ as, cards: spent }) =>
    ({ itself: `Karte ${spent[0]}`, joker: `${spent[0]} als Joker`, three: `3 Karten: ${spent.join(', ')}` })[as],
  three: '3 beliebige',
  threeNext: '3 Karten; welche, wählst du gleich',
  whichThree: 'Welche drei Karten ablegen?',
  threeChosen: (n) => `${n} von 3`,
  copy: ({ ward, number, of }) => `${ward}, Karte ${number} von ${of}`,
  payThese: 'Diese drei ablegen',
  openWhere: 'An welchem Bahnhof eröffnen?',
  glowMeans: 'Je heller es leuchtet, desto billiger: Karte des Bezirks, Joker, drei Karten.',
  openAt: (station) => `In ${station} eröffnen`,
  openShopAt: ({ shop, station }) => `${shops[shop]} in ${station} eröffnen`,
  openWhat: (station) => `Was eröffnest du in ${station}?`,
  inSupply: (n) => `noch ${n}`,
  waitingOnMap: (n) => `${n} ${n === 1 ? 'wartet' : 'warten'}`,
  shopHeard: ({ shop, left, inWard, byTrack, onMap }) =>
    `${shops[shop]} (noch ${left}): ${words.crowd([{ good: shop, heavy: null, count: inWard }])} im Bezirk${byTrack === 0 ? '' : `, ${byTrack} über Schienen`}, ${onMap} auf dem Plan`,
  noneLeft: (names) => `Nicht mehr im Vorrat: ${names.join(', ')}.`,
  relocate: 'oder ein Gebäude von dir hierher verlegen',
  relocateFrom: ({ shop, station }) => `${shop} von ${station} hierher verlegen`,
  trackWhere: 'Wo bauen?',
  trackMore: 'Doppel-Strecke für 1 Karte?',
  free: 'gratis',
  trackThenMore: 'Die erste Schiene ist gratis. Bestätige sie, dann darfst du für eine Karte eine zweite anschließen.',
  trackLast: 'Es ist deine letzte Schiene, und sie ist gratis.',
  trackOrder: 'Die erste Schiene entscheidet: Für eine zweite gelten nur Karten der Bezirke an ihren Enden.',
  piecesLeft: (n) => `noch ${pieces(n)}`,
  upgradeWhere: 'Welcher Laden wird zum Kaufhaus?',
  upgradeFor: (n) => `${n === 0 ? 'Kostet' : `+${stars(n)}; kostet`} eine Karte und einen deiner Kunden.`,
  upgradeAt: (station) => `In ${station} aufwerten`,
  upgradeHeard: ({ stores, stars: n }) =>
    `${capital(stores.join(' oder '))} wird zum Kaufhaus, für eine Karte und einen Kunden${n === 0 ? '' : `; bringt ${stars(n)}`}`,
  ownStoreAt: ({ shop, station }) => `dein ${shops[shop]} in ${station}`,
  upgradeGives: ({ station, stars: n, customer, others }) =>
    [
      `${station}: ${n === 0 ? '' : `${stars(n)}; `}einen ${kindOf(customer)}n abgeben`,
      ...(others.length === 0
        ? []
        : [`oder, gleich wählbar, ${others.map((other) => `einen ${kindOf(other)}n`).join(' oder ')}`]),
    ].join('; '),
  incomeDraws: (n) => `${cards(n)} ziehen`,
  incomeHeard: (n) => `${cards(n)} ziehen (je weniger du hast, desto mehr); beendet deinen Zug`,
  incomeAsks: (n) => `${cards(n)} ziehen und den Zug beenden?`,

  kaijuMoves: 'Wohin geht der Kaiju?',
  kaijuWent: (ward) => `Er ist in ${ward}`,
  closedStations: (n) => `${count(n, 'Bahnhof', 'Bahnhöfe')} geschlossen, bis er geht`,
  whoFlees: 'Wohin fliehen die Kunden?',
  fledTo: (ward) => `Die Kunden sind nach ${ward} geflohen`,
  whereTo: (name) => (name === null ? 'Wohin fährt dein CEO?' : `Wohin fährt der CEO von ${name}?`),
  ceoFirst: 'Wo beginnt dein CEO?',
  ceoMeans: 'Karten des Bezirks mit deinem CEO sind Joker: Sie gelten für jeden Bezirk.',
  ceoMove: 'Dein CEO darf in einen Nachbarbezirk',
  ceoStays: 'Bleiben',
  noCeoWithKaiju: 'Kein CEO bleibt beim Kaiju. Wer ihn bewegt, bestimmt, wohin sie fliehen.',

  handSize: cards,
  piecesInSupply: (n) => `noch ${pieces(n)}`,
  buildings: (n) => `${count(n, 'Gebäude', 'Gebäude')} auf dem Plan`,
  stars,
  startCard: 'Start',
  startCardHeard: 'hat die Startkarte',
  supply: 'Im Vorrat',
  collection: 'Bisher gewonnen',
  collections: 'Was alle gewonnen haben',
  behindScreen: 'Was andere gewonnen haben, liegt bis zum Ende hinter ihren Sichtschirmen.',
  network: 'Auf dem Plan',

  sets: 'Sets',
  set: ({ size, points: n }) => `${size === 1 ? 'einzelner Kunde' : `${size}er-Set`}: ${points(n)}`,
  dropped: (good) => `${good} zählt nicht`,
  premiumTwice: 'Ein Premiumkunde zählt als zwei: Die blasse Figur ist derselbe noch einmal.',
  lift: 'Sichtschirme wegnehmen',
  count: 'Punkte zählen',
  pass: 'Passen',
  endTurn: 'Zug beenden',
  oneIsEnough: 'Einfache Strecke',

  groups: { ride: 'Weiterfahren', stop: 'Halten', other: 'Auswahl' },
};
