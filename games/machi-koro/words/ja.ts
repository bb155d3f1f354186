import { cards } from './cards.ja.ts';
import { events, toYou, turn } from './events.ja.ts';
import { asked, coins, name, who } from './grammar.ja.ts';
import type { Words } from './words.ts';

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
    'サイコロを振って畑や店からコインを集め、小さな街を育てていくゲームです。誰が振っても実入りのある施設、自分の手番だけ働く施設、振った人からコインをもらう施設があります。4つのランドマークをいちばん早く建てた人の勝ちです。',
  goal: '4つのランドマークを、誰よりも早くすべて建てれば勝ちです。',
  colours,
  icons,
  cards,

  questions: {
    roll: ({ seat, dice }) =>
      asked(seat, dice === 1 ? 'サイコロを振ってください。' : 'サイコロは1個と2個、どちらにしますか？'),
    reroll: ({ seat, number }) => asked(seat, `${number}のままにしますか、振り直しますか？`),
    charge: ({ seat }) => asked(seat, 'テレビ局で誰からもらいますか？'),
    give: ({ seat }) => asked(seat, 'どの施設を交換に出しますか？'),
    take: ({ seat, giving }) => asked(seat, `${name(giving)}の代わりにどれをもらいますか？`),
    build: ({ seat, coins: owned }) => asked(seat, `手持ちの${coins(owned)}で何を建てますか？`),
  },
  situation: ({ seat, built, of, coins: owned, last }) =>
    `${who(seat)}のランドマークは${built === 0 ? 'まだなく' : `${of}つのうち${built}つ`}、手持ちは${coins(owned)}です${last === null ? '' : `（残りは${coins(last.cost)}の${name(last.card)}だけ）`}。`,
  waiting: {
    first: () => '最初の手番をくじで決めています。',
    dice: ({ seat }) => `${who(seat)}がサイコロを振っています。`,
    'turn-over': () => '山札をめくっています。',
    over: ({ seat }) => `対戦終了：${who(seat)}の勝ちです。`,
  },
  explanations: {
    roll: '出た数字の施設がコインを生み、いくらになるかは数字の列で分かります。',
    reroll: '1回だけ振り直せますが、前より悪くても新しい出目だけが有効です。',
    charge: '選んだ1人から5コイン、足りなければ持っている全部をもらえます。',
    give: '自分の施設1枚をほかの人の施設と交換できるので、手放すものを選びましょう。',
    take: '代わりにほしい施設を選ぶと、相手は断れません。',
    build: '手番に1つ、コインを生む施設か、勝つためのランドマークを建てられます。',
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
    broken: 'ランドマークの数が同じなら、コインの多い人が上の順位です。',
    shared: 'ランドマークもコインも同じ数なので、順位を分け合います。',
  },

  options: {
    edition: { name: '版', hint: 'どの版で遊ぶかを選びます。', values: { base: '基本セット' } },
    beginnerLimit: {
      name: '初心者向けの制限',
      hint: '同じ種類の施設は1人2枚までになります。最初の施設や交換した施設も数えます。紫の施設は1枚までのままです。',
      values: { true: '同じ種類は2枚まで', false: '制限なし' },
    },
    display: {
      name: '場のカード',
      hint: '「すべて」では、最初から15種類すべてを建てられます。「入れ替わり」では、よく混ぜた山札から10種類ずつ並びます。慣れた人向けです。',
      values: { full: 'すべて', changing: '入れ替わり' },
    },
    first: {
      name: '最初の手番',
      hint: '最初に手番を行う人です。そのあとは時計回りに進みます。',
      values: { random: 'くじで決める', 0: '1番の席', 1: '2番の席', 2: '3番の席', 3: '4番の席' },
    },
  },

  topics: {
    turn: {
      name: '手番の流れ',
      text: 'サイコロを振り、全員が収入を受け取り、そのあと1枚建てることができます。手番は時計回りに移ります。',
    },
    income: {
      name: '収入',
      text: '出目の数字が書かれた施設が働き、同じ施設は枚数分だけ数えます。まず振った人が赤の施設に払い、次に銀行が青と緑の施設に払い、最後に紫の施設がスタジアム、テレビ局、ビジネスセンターの順に働きます。',
    },
    colours: {
      name: '色',
      text: '青は誰の手番でも、緑は自分の手番だけ、赤はほかの人の手番だけ収入になります。紫は自分の手番だけ働き、同じ種類は1人1枚までです。',
    },
    payments: {
      name: '支払い',
      text: '赤の施設への支払いはどの収入よりも先で、振った人の右隣から反時計回りに1人ずつ払います。足りないときは持っている分だけ払い、残りはなくなって借りにはなりません。',
    },
    icons: {
      name: 'アイコン',
      text: 'チーズ工場は牛、家具工場は歯車、青果市場は麦のアイコンを、自分のカードだけ数えます。ショッピングモールはカップとパンに1コインを足します。塔アイコンのカードは交換できません。',
    },
    swap: {
      name: '交換',
      text: 'ビジネスセンターがあれば、自分の手番で出目が6のとき、施設1枚をほかの人に渡し、代わりにその人の施設を1枚もらえます。コインは動かず、相手は断れません。塔アイコンのカードは交換できませんが最初の施設はでき、どちらも次にサイコロが振られたときから新しい街で働きます。',
    },
    building: {
      name: '建設',
      text: '手番ごとに1回、収入のあとで、場の施設1枚か自分のランドマーク1つを、コインを払って建てられます。青、緑、赤の施設は同じものを何枚でも持てますが、紫は各種類1枚までです。',
    },
    landmarks: {
      name: 'ランドマーク',
      text: 'ランドマークの効果は次の自分の手番からですが、建てたことはすぐに数えます。4つすべてを建てた人が、その場で勝ちます。',
    },
    'changing-display': {
      name: '入れ替わる場',
      text: '場には10種類が並び、施設が建てられると、ふたたび10種類になるまで山札をめくります。場にあるものと同じ施設は重ね、山札がなくなったら補充しません。',
    },
  },

  establishment: ({ card, numbers, colour, icon, cost }) =>
    `${colours[colour].name}（${colours[colour].pays}）、数字${numbers.join('–')}、${icons[icon]}アイコン、建設費${coins(cost)}。${cards[card].text}`,
  landmark: ({ card, icon, cost }) => `ランドマーク、${icons[icon]}アイコン、建設費${coins(cost)}。${cards[card].text}`,
};
