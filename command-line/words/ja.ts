import type { Need, RefusalCode } from '@yamanote/kernel';
import type { ComplaintWords, FileTrouble, StoreTrouble } from './en.ts';

const TROUBLES: Readonly<Record<FileTrouble, string>> = {
  'nothing-there': 'ファイルまたはフォルダーが見つかりません。',
  'no-folder': 'フォルダーが見つかりません。',
  'a-folder': 'これはフォルダーです。',
  'a-file': 'これはファイルです。',
  'no-file': '通常のファイルではありません。',
  'not-allowed': 'アクセスが許可されていません。',
  'read-only': 'このディスクには書き込めません。',
  'disk-full': 'ディスクの空きがありません。',
  'long-name': '名前が長すぎます。',
  'not-utf-8': '文字コードがUTF-8ではありません。',
};

const STORE_TROUBLES: Readonly<Record<StoreTrouble, string>> = {
  'in-use': 'ほかのサーバーが使っているので、先に終了してください。',
  'wrong-url':
    'postgres://user:password@host:port/databaseの形で指定してください（ホストが複数ならコンマで区切り、パスワードの記号は%40のように書きます）。',
  unreachable: 'データベースにつながりません。',
  'not-primary': '書き込めるプライマリーのホストがありません。',
  'two-databases': '別々のデータベースのホストが混ざっています（プライマリーとそのスタンバイだけを指定できます）。',
  'too-old': 'PostgreSQLが古すぎます（15以降が必要です）。',
  'wrong-password': 'このユーザーとパスワードでは、ここからデータベースに接続できません。',
  'no-database': 'その名前のデータベースはサーバーにありません。',
  'no-right': 'このユーザーには、データベースの表を読み書きしたり変えたりする権限がありません。',
  'newer-shape': 'より新しいバージョンのYamanoteで書かれています。',
  'older-shape': '古いバージョンのYamanoteで書かれているので、一度このバージョンで開いてください。',
  'older-node': 'まだ動いている古いサーバーがこの変更に対応できないので、先に間のバージョンへ入れ替えてください。',
  'held-up': 'データベースの表が使用中なので、バックアップなどが終わってからもう一度試してください。',
  'no-store': 'まだ何も保存されていません。',
  'no-backup': 'バックアップのファイルではありません。',
  'target-not-empty': 'すでに保存されたものがあるので、空の場所を指定してください。',
  'file-exists': 'すでにあるファイルなので（そのまま残しました）、ほかの名前を指定してください。',
  damaged: '壊れていて読み込めません。',
  differs: 'コピーしたものが元と同じではなかったので、何も残していません。',
  'disk-full': 'ディスクに空きがありません。',
};

const MORE = 'くわしい理由は--lang enを付けると英語で表示されます。';

const REFUSED: Readonly<Record<RefusalCode, (found: string | null) => string>> = {
  malformed: (found) => `${found === null ? '足りないものがあります。' : `${found}はここでは使えません。`}${MORE}`,
  impossible: (found) =>
    `${found === null ? '足りないものがあります。' : `${found}は、ルールやほかの部分と合いません。`}${MORE}`,
  over: () => 'ゲームはここですでに終わっています。',
  'not-asked': () => 'ここで答えるのはこの席ではありません。',
  answered: () => 'この席はすでに答えています。',
  illegal: (found) => `ルール上、ここではできません${found === null ? '。' : `：${found}`}`,
  stale: () => 'この質問はすでに終わっています。',
  'nothing-to-undo': () => '戻せるものがありません。',
  paused: () => 'ゲームはここで中断しています。',
  'no-hint': () => 'ここでは今、ヒントを見られません。',
  frozen: () => 'このゲームは停止しています。',
};

export const ja: ComplaintWords = {
  at: (where, says) => `${where}：${says}`,
  standardInput: '標準入力',
  unknownOption: (given, known, guess) =>
    `${given}というオプションはありません。使えるのは${known.join('、')}です。${didYouMean(guess)}`,
  noValueWanted: (found) => `このオプションに値は付けられません（${shown(found)}は不要です）。`,
  valueWanted: (found) => (found === null ? '値がありません。' : `値がないまま${found}が続いています。`),
  argument,
  argumentMissing: (name) => `${argument(name)}がありません。くわしくは--helpで表示されます。`,
  tooManyArguments: (names, found) =>
    `${shown(found)}は余分です。${names.length === 0 ? '指定できるのはオプションだけです。' : `指定できるのは${names.map(argument).join(' ')}だけです。`}`,
  unknownCommand: (names, found, guess) =>
    `${shown(found)}というコマンドはありません。使えるのは${names.join('、')}です。${didYouMean(guess)}`,
  unknownGame: (games, found, guess) =>
    `${shown(found)}というゲームはありません。遊べるのは${games.join('、')}です。${didYouMean(guess)}`,
  needs: (need, found, guess) => needed(need, found === null ? null : shown(found)) + didYouMean(guess),
  refused: (code, _expected, found) => REFUSED[code](found === null ? null : shown(found)),
  keyAndValue: (found) => `「名前=値」の形で指定してください（${shown(found)}は使えません）。`,
  wordsWithCommas: (found) => `コンマで区切って指定してください（${shown(found)}は使えません）。`,
  seatsOf: (game, min, max, found) => `${game}は${min}～${max}人で遊びます（${found}人では遊べません）。`,
  botsOf: (game, min, max, found) => `${game}のボットは${min}～${max}人です（${found}人では遊べません）。`,
  asManyAsBots: (bots, found) => `--botsで指定したのは${bots}人なので、${shown(found)}は使えません。`,
  differentBotsWanted: (bot) => `2種類以上のボットが必要です（指定は${bot}だけです）。`,
  timeWanted: (found) => `200msや1sのように時間を指定してください（${shown(found)}は使えません）。`,
  twoNumbersWanted: (found) => `0,35のように、小さい順に数を2つ指定してください（${shown(found)}は使えません）。`,
  notBeside: (other) => `${other}と一緒には使えません。`,
  onlyBeside: (other) => `${other}と一緒に指定してください。`,
  hostNameWanted: (found) =>
    `games.exampleのように、http://とポートを除いた名前を指定してください（${shown(found)}は使えません）。`,
  ipAddressWanted: (found) => `0.0.0.0のようなIPアドレスを指定してください（${shown(found)}は使えません）。`,
  portWanted: (found) =>
    `9090や0.0.0.0:9090のように、ポート、またはIPアドレスとポートを指定してください（${shown(found)}は使えません）。`,
  storeUrlWanted: 'postgres://user@host/yamanoteのような、PostgreSQLのURLを指定してください。',
  differentStoresWanted: '同じ場所が2回指定されています。',
  wordWanted: (longest) => `${longest}字以内の合言葉を書いたファイルが必要です。`,
  keyWanted: (due, found) =>
    `データと一緒に作られた鍵${due === null ? '' : `（${due}）`}が必要です。${found === null ? 'これは鍵ではありません。' : `これは別の鍵（${found}）です。`}`,
  storeTrouble: (trouble) => STORE_TROUBLES[trouble],
  noFolder: (trouble) => `このフォルダーには書き込めません：${troubleIn(trouble)}`,
  overBefore: (entries, found) => `${entries}手でゲームが終わるため、${found}手は進められません。`,
  overWanted: (entries) => `終わったゲームが必要ですが、${entries}件目のあとも続いています。`,
  namesOf: (people, seats, found) =>
    people === seats
      ? `${seats}席すべての名前が必要です（指定は${found}人分）。`
      : `youの人数分（${people}人）か、全席分（${seats}人）の名前が必要です（指定は${found}人分）。`,
  nameTwice: (name) => `${shown(name)}が2回使われています。名前は1人ずつ変えてください。`,
  versionsOf: (game, versions, found) =>
    `${game}で使えるのはバージョン${versions.join('、')}です（${found}は使えません）。`,
  gameId: (found) =>
    found === null ? 'どのゲームかが書かれていません。' : `${shown(found)}というゲームはありません。`,
  notJson(trouble) {
    switch (trouble.is) {
      case 'empty':
        return 'ファイルが空です。';
      case 'ends-early':
        return 'JSONではありません。途中で終わっています。';
      case 'somewhere':
        return 'JSONではありません。';
      case 'near':
        return `JSONではありません。${trouble.text}のあたりに誤りがあります。`;
      case 'at':
        return `JSONではありません。${trouble.line}行目の${trouble.column}文字目に誤りがあります。`;
    }
  },
  tooDeep: (levels) => `入れ子が深すぎます（${levels}段まで）。`,
  unreadable: (trouble) => `ファイルを読み込めません：${troubleIn(trouble)}`,
  unwritable: (trouble) => `ここには書き込めません：${troubleIn(trouble)}`,
  noName: '名前なし',
  outputBroke: (code) => `出力を書き込めません（${code}）。`,
  rulesBroke: (message) => `ルールの処理が止まりました：${message}`,
  bug: (message) =>
    `Yamanoteの不具合です。入力したコマンドを添えてお知らせください（--debugで場所が表示されます）：${message}`,
};

function argument(name: string): string {
  return name.replace('GAME', 'ゲーム').replace('FILE', 'ファイル');
}

function needed(need: Need, found: string | null): string {
  const wanted = (what: string) =>
    found === null ? `${what}が必要です。` : `${what}を指定してください（${found}は使えません）。`;
  switch (need.is) {
    case 'whole-number':
      return wanted(need.max === null ? `${need.min}以上の整数` : `${need.min}から${need.max}までの整数`);
    case 'one-of':
      return wanted(need.values.length === 1 ? need.values[0] : `${need.values.join('、')}のいずれか`);
    case 'known-field':
      return `この項目はありません。使えるのは${need.known.join('、')}です。`;
    case 'field':
      return 'この項目がありません。';
    case 'object':
      return wanted('波かっこで囲んだ項目の組');
    case 'list':
      return wanted('角かっこで囲んだリスト');
    case 'text':
      return wanted('引用符で囲んだ文字列');
    case 'flag':
      return wanted('trueかfalse');
    case 'hex-digits':
      return wanted(`${need.digits}桁の16進数`);
    case 'seat-or-random':
      return wanted(`randomか、0から${need.last}までの席`);
    case 'nothing-but':
      return `ほかのオプションとの組み合わせで、ここは${need.value}だけです。`;
    case 'seats':
      return wanted(`${need.min}～${need.max}席`);
    case 'version':
      return wanted(`${need.game}のバージョン${need.version}`);
    case 'entry-number':
      return wanted(`${need.number}番の記録`);
    case 'answer-of-seat':
      return `ここで答えるのは席${need.seats.join('か席')}です${found === null ? '' : `（${found}ではありません）`}。`;
    case 'answer-of-chance':
      return '先にサイコロやカードの結果が必要です。';
    case 'answer-of-a-seat':
      return 'ここで動くのは席の人で、サイコロやカードではありません。';
    case 'legal-answer':
      return `「${need.question}」に${found ?? 'その答え'}は選べません。選べるのは、たとえば${need.such.join('、')}です。`;
  }
}

/** A text in Japanese marks, anything else as it stands in a file. */
function shown(found: string): string {
  return found.replace(/^"(.*)"$/, '「$1」');
}

function troubleIn(trouble: FileTrouble | { code: string }): string {
  return typeof trouble === 'string' ? TROUBLES[trouble] : `システムの報告は${trouble.code}です。`;
}

function didYouMean(guess: string | null): string {
  return guess === null ? '' : `「${guess}」のことですか？`;
}
