import { de as words } from '@yamanote/games/shinjuku/words/de';
import type { Crowd, Drawing, OwnWords } from './en.ts';

const count = (amount: number, one: string, other: string) => `${amount} ${amount === 1 ? one : other}`;
const drawing = ({ name, cards }: Drawing) => `${name} zieht ${count(cards, 'Karte', 'Karten')}`;
const by = (owner: string | null) => (owner === null ? 'von dir' : `von ${owner}`);

const { goods, shops } = words;
const heavies = { premium: 'Premium', double: 'Doppel' };
const waits = ({ text, count: n }: Crowd) => `${text} ${n === 1 ? 'wartet' : 'warten'}`;
const customers = (amount: number) => count(amount, 'Kunde', 'Kunden');

export const de: OwnWords = {
  also: (parts) => parts.join('; '),
  titled: (title, parts) => `${title}: ${parts.join('; ')}`,

  map: 'Stadtplan von Tokio',
  customer: ({ good, heavy }) => `${heavy === null ? '' : `${heavies[heavy]}-`}Kunde für ${goods[good]}`,
  shopOf: ({ shop, owner }) => `${shops[shop]} ${by(owner)}`,
  station: ({ name, ward, marked, building }) =>
    `${name}, ${ward}: ${building ?? (marked ? 'frei, für ein Kaufhaus geeignet' : 'frei')}`,
  connection: ({ from, to }) => `${from} – ${to}`,
  end: ({ name, ward, building, tracks, crowd }) =>
    `${name} (${[ward, building ?? [], tracks, crowd === null ? [] : waits(crowd)].flat().join(', ')})`,
  trackOf: (owner) => `Schienen ${by(owner)}`,
  inWard: (crowd) => (crowd === null ? 'im Bezirk wartet niemand' : `${waits(crowd)} im Bezirk`),
  byTrack: ({ text }) => `auf Schienen erreichbar: ${text}`,
  ward: ({ name, crowd, ceos, kaiju }) =>
    [
      `${name}: ${crowd === null ? 'keine Kunden' : waits(crowd)}`,
      ...ceos,
      ...(kaiju ? ['der Kaiju ist hier'] : []),
    ].join('; '),
  ceoOf: (owner) => `CEO ${by(owner)}`,
  tracksInWords: ({ owner, lines }) => `Schienen ${by(owner)}: ${lines.join(', ')}`,
  kaijuOnBay: 'Der Kaiju steht in der Bucht von Tokio',

  queue: 'Warteschlange',
  slot: ({ slot, ward, crowd }) =>
    `${slot}: ${ward}, ${crowd?.text ?? 'niemand'}${slot === 1 ? '; als Nächstes dran' : ''}`,
  leavesNext: 'als Nächstes',
  waiting: (n) => `${n} ${n === 1 ? 'wartet' : 'warten'} hier`,
  bag: (level) => ['Beutel leer', 'Beutel fast leer', 'Beutel halb voll', 'Beutel gut gefüllt', 'Beutel voll'][level],
  bagShort: (level) => ['leer', '¼', '½', '¾', 'voll'][level],
  bagExact: (n) => `${n} im Beutel`,
  arrivals: (n) => (n === 1 ? 'Jeden Zug kommt 1 Kunde' : `Jeden Zug kommen ${n} Kunden`),
  starTrack: 'Sternleiste',
  nextUpgrade: (stars) =>
    stars === 0 ? 'keine Sterne mehr' : `nächstes Aufwerten: ${count(stars, 'Stern', 'Sterne')}`,
  starStep: ({ number, stars, state }) =>
    `${customers(number)}${stars > 0 ? `, ${count(stars, 'Stern', 'Sterne')}` : ''}${state === 'now' ? ', jetzt' : ''}`,
  noQueueCard: 'keine Karte',
  endings: { last: 'letzte Züge', perhaps: 'Ende naht', soon: 'bald letzte Runde' },

  hand: 'Deine Hand',
  jokerMeans: 'Joker = gilt für jeden Bezirk',
  joker: 'Joker',
  ceo: 'CEO',
  pays: 'zahlt',
  card: ({ ward, count: copies, why }) =>
    `${copies > 1 ? `${copies} ` : ''}${ward}${why.length > 0 ? `, Joker: ${why.join(', ')}` : ''}`,
  jokerBy: (place) => `dein Laden in ${place}`,
  jokerByCeo: 'dein CEO ist dort',
  emptyHand: 'Keine Karten',
  oneMore: 'Einer mehr:',
  worth: ({ good, normal, heavy }) => `${good}: ${count(normal, 'Punkt', 'Punkte')} mehr, ${heavy} für einen goldenen`,
  points: (n) => count(n, 'Punkt', 'Punkte'),
  pointsShort: (n) => `${n} P.`,
  won: (n) => `${customers(n)} gewonnen`,

  actionHints: {
    open: 'Ein Laden an einem freien Bahnhof, für eine Karte des Bezirks',
    move: 'Die Kunden eines Bezirks fahren, für eine Karte von ihm',
    upgrade: 'Ein Laden wird zum Kaufhaus, für eine Karte und einen Kunden',
    income: 'Karten ziehen; beendet deinen Zug',
  },
  trackHint: (pieces) =>
    pieces > 1
      ? 'Ein Schienenstück kostenlos, ein zweites für eine Karte'
      : pieces === 1
        ? 'Dein letztes Schienenstück, kostenlos'
        : 'Du hast keine Schienen mehr',
  actionsInShort: {
    open: 'ein Laden, für 1 Karte',
    track: '1 Stück kostenlos, ein zweites für 1 Karte',
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
  paidAs: { itself: 'eigene Karte', joker: 'Joker', three: '3 Karten' },
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
      `Preis: ${price}`,
    ].join('; '),
  left: ({ count: n, ward }) => `${customers(n)} nach ${ward}`,
  draws: drawing,
  drawsForTrack: (values) => `${drawing(values)}, weil du fremde Schienen nutzt`,
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
  link: 'feste Verbindung',
  nobody: 'niemand',
  stillRide: (n) => `${n} ${n === 1 ? 'fährt' : 'fahren'} noch`,
  onOwnTrack: 'auf deinen Schienen',
  onTrackOf: ({ name, draws }) =>
    `Schienen von ${name}${draws === 0 ? '' : `: zieht ${count(draws, 'Karte', 'Karten')}`}`,
  chooseRoute: 'Weg selbst wählen',
  routeAsked: 'nach dem Bezahlen wirst du nach Start und Halten gefragt, wo es eine Wahl gibt',
  winsNobody: 'kein Weg bringt dir einen Kunden',
  moveOutOf: (ward) => `Kunden aus ${ward} bewegen`,

  payWith: 'Bezahlen mit',
  price: ({ as, cards }) =>
    ({ itself: `Karte ${cards[0]}`, joker: `${cards[0]} als Joker`, three: `3 Karten: ${cards.join(', ')}` })[as],
  three: '3 beliebige',
  threeNext: '3 Karten: welche, kommt gleich',
  whichThree: 'Welche drei Karten zahlen?',
  threeChosen: (n) => `${n} von 3`,
  copy: ({ ward, number, of }) => `${ward}, Karte ${number} von ${of}`,
  payThese: 'Mit diesen drei bezahlen',
  openWhere: 'An welchem Bahnhof eröffnen?',
  glowMeans: 'Je heller es leuchtet, desto billiger: Karte des Bezirks, Joker, drei Karten.',
  openAt: (station) => `In ${station} eröffnen`,
  openShopAt: ({ shop, station }) => `${shops[shop]} in ${station} eröffnen`,
  openWhat: (station) => `Was eröffnet in ${station}?`,
  inSupply: (n) => `noch ${n}`,
  waitingOnMap: (n) => `${n} ${n === 1 ? 'wartet' : 'warten'}`,
  shopHeard: ({ shop, left, inWard, byTrack, onMap }) =>
    `${shops[shop]}: noch ${count(left, 'Laden', 'Läden')} im Vorrat; ${customers(inWard)} für ${goods[shop]} im Bezirk${byTrack === 0 ? '' : `, ${byTrack} auf Schienen erreichbar`}, ${onMap} auf dem ganzen Plan`,
  noneLeft: (names) => `Nicht mehr im Vorrat: ${names.join(', ')}.`,
  relocate: 'oder ein Gebäude von dir hierher versetzen',
  relocateFrom: ({ shop, station }) => `${shop} aus ${station} versetzen`,
  trackWhere: 'Wo Schienen legen?',
  trackMore: 'Ein zweites Stück, für eine Karte?',
  free: 'kostenlos',
  trackThenMore: 'Das erste Stück ist kostenlos. Bestätige es, dann darfst du für eine Karte ein zweites legen.',
  trackLast: 'Es ist dein letztes Stück und kostet nichts.',
  trackOrder: 'Das erste Stück entscheidet: Nur Karten der Bezirke an seinen Enden bezahlen ein zweites.',
  piecesLeft: (n) => `noch ${n} Stück`,
  upgradeWhere: 'Welcher Laden wird zum Kaufhaus?',
  upgradeFor: (stars) =>
    `${stars === 0 ? 'Kostet' : `+${count(stars, 'Stern', 'Sterne')}; kostet`} eine Karte und einen deiner Kunden.`,
  upgradeAt: (station) => `In ${station} aufwerten`,
  upgradeHeard: ({ stores, stars }) =>
    `${stores.join(' oder ')} wird zum Kaufhaus, für eine Karte und einen Kunden${stars === 0 ? '' : `; bringt ${count(stars, 'Stern', 'Sterne')}`}`,
  storeAt: ({ store, station }) => `${store} in ${station}`,
  upgradeGives: ({ station, stars, customer, others }) =>
    [
      `${station}: ${stars === 0 ? '' : `${count(stars, 'Stern', 'Sterne')}; `}du gibst ab: ${customer}`,
      ...(others.length === 0 ? [] : [`stattdessen gleich wählbar: ${others.join(', ')}`]),
    ].join('; '),
  incomeDraws: (n) => `${count(n, 'Karte', 'Karten')} ziehen`,
  incomeHeard: (n) => `${count(n, 'Karte', 'Karten')} ziehen (je weniger du hast, desto mehr); beendet deinen Zug`,
  incomeAsks: (n) => `${count(n, 'Karte', 'Karten')} ziehen und den Zug beenden?`,

  kaijuMoves: 'Wohin geht der Kaiju?',
  kaijuWent: (ward) => `Er ist in ${ward}`,
  closedStations: (n) => `${count(n, 'Bahnhof', 'Bahnhöfe')} geschlossen, bis er geht`,
  whoFlees: 'Wohin fliehen die Kunden?',
  fledTo: (ward) => `Die Kunden sind nach ${ward} geflohen`,
  whereTo: (name) => (name === null ? 'Wohin fährt dein CEO?' : `Wohin fährt der CEO von ${name}?`),
  ceoFirst: 'Wo beginnt dein CEO?',
  ceoMeans: 'Dein CEO macht Joker: Karten des Bezirks, in dem er steht, gelten für jeden Bezirk.',
  ceoMove: 'Dein CEO darf einen Bezirk weiter',
  ceoStays: 'Bleiben',
  noCeoWithKaiju: 'Kein CEO bleibt beim Kaiju; wer ihn bewegt, bestimmt, wohin sie fahren.',

  handSize: (n) => count(n, 'Karte', 'Karten'),
  piecesInSupply: (n) => `noch ${count(n, 'Schienenstück', 'Schienenstücke')}`,
  buildings: (n) => `${count(n, 'Gebäude', 'Gebäude')} auf dem Plan`,
  stars: (n) => count(n, 'Stern', 'Sterne'),
  startCard: 'Start',
  startCardHeard: 'hat angefangen',
  supply: 'Im Vorrat',
  collection: 'Bisher gewonnen',
  collections: 'Was alle gewonnen haben',
  behindScreen: 'Was andere gewonnen haben, liegt bis zum Ende hinter ihren Sichtschirmen.',
  network: 'Auf dem Plan',

  sets: 'Sets',
  set: ({ size, points }) => `${size}er-Set: ${count(points, 'Punkt', 'Punkte')}`,
  dropped: (good) => `${good} fällt weg`,
  premiumTwice: 'Ein Premium-Kunde zählt als zwei: Die blasse Figur ist derselbe noch einmal.',
  lift: 'Sichtschirme heben',
  count: 'Punkte zählen',
  pass: 'Passen',
  endTurn: 'Zug beenden',
  oneIsEnough: 'Ein Stück genügt',

  groups: { ride: 'Weiterfahren', stop: 'Halten', other: 'Auswahl' },
};
