import type { CardId, Cause } from '@yamanote/games/machi-koro/rules';
import type { Words } from './en.ts';

const number = new Intl.NumberFormat('ja');

function coins(n: number): string {
  return `${number.format(n)}コイン`;
}

/** 「パン屋2枚」; if several cards paid, with what each was worth: 「牧場1枚で1コイン、パン屋2枚で2コイン」. */
function because(causes: readonly Cause[]): string {
  return causes
    .map(({ card, copies, coins: worth }) => {
      const owned = `${name(card)}${number.format(copies)}枚`;
      return causes.length === 1 ? owned : `${owned}で${coins(worth)}`;
    })
    .join('、');
}

function sum(dice: readonly number[]): number {
  return dice.reduce((total, face) => total + face, 0);
}

function shown(dice: readonly number[]): string {
  if (dice.length === 1) return `${dice[0]}`;
  return `${dice.join('＋')}＝${sum(dice)}${dice[0] === dice[1] ? '（ゾロ目）' : ''}`;
}

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

const cards: Words['cards'] = {
  'wheat-field': {
    name: '麦畑',
    text: '出目が1のとき、誰の手番でも、銀行から1コインもらえます。',
    short: '誰の手番でも1コイン',
  },
  ranch: {
    name: '牧場',
    text: '出目が2のとき、誰の手番でも、銀行から1コインもらえます。',
    short: '誰の手番でも1コイン',
  },
  bakery: {
    name: 'パン屋',
    text: '自分の手番で出目が2か3のとき、銀行から1コインもらえます。自分のショッピングモールが有効なら2コインです。',
    short: '自分の手番に1コイン',
  },
  cafe: {
    name: 'カフェ',
    text: 'ほかの人の手番で出目が3のとき、その人から1コインもらえます（自分のショッピングモールが有効なら2コイン）。支払いはどの収入よりも先で、足りない人は持っている分だけ払い、残りはなくなります。',
    short: '振った人から1コイン',
  },
  'convenience-store': {
    name: 'コンビニ',
    text: '自分の手番で出目が4のとき、銀行から3コインもらえます。自分のショッピングモールが有効なら4コインです。',
    short: '自分の手番に3コイン',
  },
  forest: {
    name: '森林',
    text: '出目が5のとき、誰の手番でも、銀行から1コインもらえます。',
    short: '誰の手番でも1コイン',
  },
  stadium: {
    name: 'スタジアム',
    text: '自分の手番で出目が6のとき、ほかの全員から2コインずつもらえます（足りない人からは持っている分だけ）。スタジアムは1人1枚までです。',
    short: '全員から2コインずつ',
  },
  'tv-station': {
    name: 'テレビ局',
    text: '自分の手番で出目が6のとき、ほかの人を1人選び、5コインもらえます（足りなければ持っている分だけ）。テレビ局は1人1枚までです。',
    short: '選んだ人から5コイン',
  },
  'business-center': {
    name: 'ビジネスセンター',
    text: '自分の手番で出目が6のとき、自分の施設1枚をほかの人の施設1枚と交換でき、相手は断れず、コインは動きません。塔アイコンのカード（紫の施設とランドマーク）は交換できず、ビジネスセンターは1人1枚までです。',
    short: '施設を1枚交換できる',
  },
  'cheese-factory': {
    name: 'チーズ工場',
    text: '自分の手番で出目が7のとき、自分の牛アイコンのカード（牧場）1枚につき、銀行から3コインもらえます。',
    short: '牧場1枚につき3コイン',
  },
  'furniture-factory': {
    name: '家具工場',
    text: '自分の手番で出目が8のとき、自分の歯車アイコンのカード（森林と鉱山）1枚につき、銀行から3コインもらえます。',
    short: '歯車1つにつき3コイン',
  },
  mine: {
    name: '鉱山',
    text: '出目が9のとき、誰の手番でも、銀行から5コインもらえます。',
    short: '誰の手番でも5コイン',
  },
  'family-restaurant': {
    name: 'ファミレス',
    text: 'ほかの人の手番で出目が9か10のとき、その人から2コインもらえます（自分のショッピングモールが有効なら3コイン）。支払いはどの収入よりも先で、足りない人は持っている分だけ払い、残りはなくなります。',
    short: '振った人から2コイン',
  },
  'apple-orchard': {
    name: 'リンゴ園',
    text: '出目が10のとき、誰の手番でも、銀行から3コインもらえます。',
    short: '誰の手番でも3コイン',
  },
  'fruit-vegetable-market': {
    name: '青果市場',
    text: '自分の手番で出目が11か12のとき、自分の麦アイコンのカード（麦畑とリンゴ園。最初の麦畑も数えます）1枚につき、銀行から2コインもらえます。',
    short: '麦1つにつき2コイン',
  },
  'train-station': {
    name: '駅',
    text: '次の自分の手番から、振るサイコロを1個にするか2個にするか、手番ごとに選べます。2個なら合計だけを見ます。',
    short: 'サイコロを2個振れる',
  },
  'shopping-mall': {
    name: 'ショッピングモール',
    text: '次の自分の手番から、自分のカップアイコンかパンアイコンの施設が働くたびに、1枚につき1コイン多くもらえます。パン屋とコンビニの分は銀行が、カフェとファミレスの分はサイコロを振った人が、持っている範囲で払います。',
    short: 'カップとパンは＋1コイン',
  },
  'amusement-park': {
    name: '遊園地',
    text: '次の自分の手番から、2個のサイコロの有効な出目がゾロ目なら、その手番のあとにもう一度、はじめから手番を行います。2回目の手番のゾロ目では何も起こりません。',
    short: 'ゾロ目でもう1手番',
  },
  'radio-tower': {
    name: '電波塔',
    text: '次の自分の手番から、手番ごとに1回、出目を見たあと収入の前に、同じ個数のサイコロを振り直せます。振り直したら、2回目の出目だけが有効です。',
    short: '手番に1回振り直せる',
  },
};

function name(card: CardId): string {
  return cards[card].name;
}

export const ja: Words = {
  title: '街コロ',
  about:
    'サイコロを振って畑や店からコインを集め、小さな街を育てていくゲームです。誰が振っても実入りのある施設、自分の手番だけ働く施設、振った人からコインをもらう施設があります。4つのランドマークをいちばん早く建てた人の勝ちです。',
  goal: '誰よりも早く、自分のランドマークを4つすべて建てれば勝ちです。',
  colours,
  icons,
  cards,

  questions: {
    roll: ({ name, dice }) =>
      dice === 1 ? `${name}さん、サイコロを振ってください。` : `${name}さん、サイコロは1個と2個、どちらにしますか？`,
    reroll: ({ name, number }) => `${name}さん、${number}のままにしますか、振り直しますか？`,
    charge: ({ name }) => `${name}さん、テレビ局で誰からもらいますか？`,
    give: ({ name }) => `${name}さん、どの施設を交換に出しますか？`,
    take: ({ name: seat, giving }) => `${seat}さん、${name(giving)}の代わりにどれをもらいますか？`,
    build: ({ name, coins: owned }) => `${name}さん、手持ちの${coins(owned)}で何を建てますか？`,
  },
  waiting: {
    first: () => '最初の手番をくじで決めています。',
    dice: ({ name }) => `${name}さんがサイコロを振っています。`,
    'turn-over': () => '山札をめくっています。',
    over: ({ name }) => `対戦終了：${name}さんの勝ちです。`,
  },
  explanations: {
    roll: 'サイコロを振ると、その数字の施設がほかの人のものも含めて働き、駅があれば2個振って合計で決めることもできます。',
    reroll: '電波塔があるので、同じ個数のサイコロを1回だけ振り直せますが、前より悪くても新しい出目だけが有効です。',
    charge:
      'テレビ局は選んだ1人から5コインもらえますが、足りない人は持っている分しか払わないので、所持金を見て選びましょう。',
    give: 'ビジネスセンターで塔アイコン以外の自分の施設1枚をほかの人の施設と交換できるので、手放してよいものを選ぶか、交換しないことにしましょう。',
    take: '代わりにほしい施設を選ぶと、相手は断れず、次にサイコロが振られたときから自分のために働きます。',
    build:
      '手番ごとに1枚だけ、次にサイコロが振られたときから働く施設か、次の自分の手番から働くランドマークを建てられ、ランドマークが4つそろえば勝ちです。',
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

  events: {
    'first-drawn': ({ seat }) => `くじの結果、最初の手番は${seat}さんです。`,
    'turn-began': ({ seat, second }) =>
      second ? `ゾロ目なので、${seat}さんはもう一度手番を行います。` : `${seat}さんの手番です。`,
    activated: ({ seat, landmark }) => `この手番から、${seat}さんの${name(landmark)}が有効になります。`,
    rolled: ({ seat, dice, again }) => `${seat}さんの${again ? '振り直しの' : ''}出目は${shown(dice)}です。`,
    rerolled: ({ seat, dice }) => `${seat}さんは電波塔を使い、${sum(dice)}の出目を取り消します。`,
    paid({ from, to, coins: paid, claimed, causes }) {
      if (paid === claimed) return `${from}さんは${to}さんに${coins(paid)}払います（${because(causes)}）。`;
      if (paid === 0)
        return `${from}さんはコインがなく、${to}さんへの${coins(claimed)}を払えません（${because(causes)}）。`;
      return `${from}さんは${to}さんに、${coins(claimed)}のうち持っている${coins(paid)}だけ払います（${because(causes)}）。`;
    },
    earned: ({ seat, coins: earned, causes }) =>
      `${seat}さんは銀行から${coins(earned)}もらいます（${because(causes)}）。`,
    swapped: ({ seat, gave, other, took }) =>
      `${seat}さんは${other}さんに${name(gave)}を渡し、代わりに${name(took)}をもらいます。`,
    'swap-declined': ({ seat }) => `${seat}さんは交換しません。`,
    built: ({ seat, card, cost }) => `${seat}さんは${coins(cost)}で${name(card)}を建てます。`,
    passed: ({ seat, forced }) =>
      forced ? `${seat}さんに建てられるものはありません。` : `${seat}さんは何も建てません。`,
    'turned-over': ({ card }) => `${name(card)}が場に加わります。`,
    won: ({ seat }) => `${seat}さんが4つのランドマークを建て、勝ちました！`,
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
