import { cards } from './cards.ja.ts';
import { events, toYou, turn } from './events.ja.ts';
import { asked, coins, name, quoted, who } from './grammar.ja.ts';
import type { Words } from './words.ts';

export * as grammar from './grammar.ja.ts';

const colours: Words['colours'] = {
  blue: { name: '青', pays: '誰の手番でも' },
  green: { name: '緑', pays: '自分の手番だけ' },
  red: { name: '赤', pays: 'ほかの人の手番だけ' },
  purple: { name: '紫', pays: '自分の手番だけ' },
};

const icons: Words['icons'] = {
  wheat: '麦',
  cow: '牛',
  gear: '歯車',
  bread: 'パン',
  cup: 'カップ',
  factory: '工場',
  fruit: '果物',
  tower: '塔',
};

export const ja: Words = {
  title: '街コロ',
  about:
    'サイコロを振ってコインを集め、畑や店を建てて小さな街を大きくしていくゲームです。誰の出目でもコインが入る施設、自分の手番だけの施設、振った人からコインをもらう施設があります。4つのランドマークを最初にすべて建てた人の勝ちです。',
  goal: '4つのランドマークを最初にすべて建てた人の勝ちです。',
  colours,
  icons,
  cards,

  questions: {
    roll: ({ seat, dice }) => asked(seat, dice === 1 ? 'サイコロを振ってください。' : 'サイコロを何個振りますか？'),
    reroll: ({ seat, number }) => asked(seat, `${number}のままにしますか、振り直しますか？`),
    charge: ({ seat }) => asked(seat, '誰から5コインもらいますか？'),
    give: ({ seat }) => asked(seat, 'どの施設を交換に出しますか？'),
    take: ({ seat, giving }) => asked(seat, `${quoted(giving)}と引き換えに、どれをもらいますか？`),
    build: ({ seat, coins: owned }) => asked(seat, `所持金は${coins(owned)}です。何を建てますか？`),
  },
  situation: ({ seat, built, of, coins: owned, last }) =>
    `${who(seat)}のランドマークは${built === 0 ? 'まだなく' : `${of}つのうち${built}つ`}、所持金は${coins(owned)}です${last === null ? '' : `（残りは${quoted(last.card)}だけ、${coins(last.cost)}）`}。`,
  glance({ most, of, leaders }) {
    if (most === 0) return 'ランドマークはまだありません';
    const landmarks = `ランドマーク${of}つ中${most}つ`;
    return leaders.length === 0
      ? `全員が${landmarks}`
      : `${leaders.map((name) => `${name}さん`).join('、')}：${landmarks}`;
  },
  waiting: {
    first: () => '最初の手番をランダムに決めています。',
    dice: ({ seat }) => `${who(seat)}がサイコロを振っています。`,
    'turn-over': () => '山札をめくっています。',
    over: ({ seat }) => `ゲーム終了です。${who(seat)}の勝ちです。`,
  },
  explanations: {
    roll: '出目と同じ数字の施設でコインが動きます。出目ごとの収支は、数字の列で分かります。',
    reroll: '1回だけ振り直せます。前より悪くても、新しい出目だけが有効です。',
    charge: '6が出たので「テレビ局」の効果です。1人から5コイン（足りなければ全額）もらえます。',
    give: '6が出たので「ビジネスセンター」の効果です。手放してもよい施設を1枚選びます。',
    take: '代わりにほしい施設を選びます。相手は断れません。',
    build: 'ランドマークを4つ建てれば勝ちです。手番に1枚、施設かランドマークを建てられます。',
  },

  actions: {
    roll: ({ dice }) => `サイコロを${dice}個振る`,
    keep: ({ number }) => `${number}のままにする`,
    reroll: () => '振り直す',
    charge: ({ seat, coins: owned }) => `${seat}さんからもらう（所持${coins(owned)}）`,
    decline: () => '交換しない',
    give: ({ card }) => `${name(card)}を渡す`,
    take: ({ seat, card }) => `${seat}さんの${name(card)}をもらう`,
    build: ({ card, cost }) => `${name(card)}を建てる（${coins(cost)}）`,
    pass: () => '何も建てない',
  },

  events,
  turn,
  turnHeard: turn,
  toYou,
  ties: {
    broken: 'ランドマークの数が同じときは、コインの多い人が上位です。',
    shared: 'ランドマークもコインも同じ数なので、同じ順位です。',
  },

  options: {
    edition: { name: 'バージョン', hint: '使うルールの版を選びます。', values: { base: '基本セット' } },
    beginnerLimit: {
      name: '初心者向けの制限',
      hint: '初めての人向けに、同じ種類の施設を1人2枚までにします。最初の施設や交換した施設も数えます。紫の施設は1枚までのままです。',
      values: { true: '同じ種類は2枚まで', false: '制限なし' },
    },
    display: {
      name: '場のカード',
      hint: '「すべて」では、最初から15種類すべてが並びます。「入れ替わり」（なるようになれ）では、いつも10種類が並び、混ぜた山札から補充します。慣れた人向けです。',
      values: { full: 'すべて', changing: '入れ替わり' },
    },
    first: {
      name: '最初の手番',
      hint: '最初に手番を行う人です。あとは時計回りに進みます。',
      values: { random: 'ランダム', 0: '1番の席', 1: '2番の席', 2: '3番の席', 3: '4番の席' },
    },
  },

  topics: {
    turn: {
      name: '手番の流れ',
      text: 'サイコロを振り、全員が収入を受け取り、最後に1枚建てられます。手番は時計回りに移ります。',
    },
    income: {
      name: '収入',
      text: '出目と同じ数字の施設が効果を発揮します。同じ施設が何枚かあれば、1枚ごとに効果があります。まず、振った人が赤の施設の持ち主に払います。次に、青と緑の施設に銀行が払います。最後に、紫の施設の効果を「スタジアム」「テレビ局」「ビジネスセンター」の順に行います。',
    },
    colours: {
      name: '色',
      text: '青は誰の手番でも、緑は自分の手番だけ、赤はほかの人の手番だけ収入になります。紫（大施設）は自分の手番だけ効果があり、同じ種類は1人1枚までです。',
    },
    payments: {
      name: '支払い',
      text: '赤の施設への支払いは、ほかのどの収入よりも先です。振った人の右隣から反時計回りに、1人ずつ払います。足りなければ、持っている分だけ払います。残りは払わなくてよく、借金にもなりません。',
    },
    icons: {
      name: 'アイコン',
      text: '「チーズ工場」は牛、「家具工場」は歯車、「青果市場」は麦のアイコンを、自分のカードだけ数えます。「ショッピングモール」があれば、カップとパンの施設は1コイン多くなります。塔アイコンのカードは交換できません。',
    },
    swap: {
      name: '交換',
      text: '「ビジネスセンター」があれば、自分の手番で6が出たとき、ほかの人と施設を1枚ずつ交換できます。コインは動かず、相手は断れません。塔アイコンのカードは交換できません。最初の施設は交換できます。どちらの施設も、次の出目から新しい持ち主のものとして数えます。',
    },
    building: {
      name: '建設',
      text: '手番に1回、収入のあとで、場の施設1枚か自分のランドマーク1つを建てられます。青、緑、赤の施設は、同じものを何枚でも持てます。紫（大施設）は種類ごとに1枚までです。',
    },
    landmarks: {
      name: 'ランドマーク',
      text: 'ランドマークの効果は、次の自分の手番からです。建てた数には、すぐに数えます。4つすべてを建てた人が、その場で勝ちます。',
    },
    'changing-display': {
      name: '入れ替わる場',
      text: '場にはいつも10種類が並びます。施設が建てられて種類が減ると、10種類になるまで山札をめくります。同じ施設は重ねて置きます。山札がなくなったら補充しません。',
    },
  },

  establishment: ({ card, numbers, colour, icon, cost }) =>
    `${colours[colour].name}（${colours[colour].pays}）、数字${numbers.join('–')}、${icons[icon]}アイコン、建設費${coins(cost)}。${cards[card].text}`,
  landmark: ({ card, icon, cost }) => `ランドマーク、${icons[icon]}アイコン、建設費${coins(cost)}。${cards[card].text}`,
};
