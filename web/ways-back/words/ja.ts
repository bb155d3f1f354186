import type { WaysBackWords } from './en.ts';

const day = new Intl.DateTimeFormat('ja', { dateStyle: 'long' });

export const ja: WaysBackWords = {
  otherDevice: '別の端末で続ける',
  otherDeviceHint: '別の端末でコードを読み取るか、アドレスを入力してください。使えるのは1回だけです。',

  code: '復元コード',
  codeHint: '紙に書いておくと、この端末をなくしても、名前と席とゲームを別の端末で取り戻せます。',
  codeMade: ({ at }) => `${day.format(at)}に作成済みです。新しく作ると、前のコードは使えなくなります。`,
  makeCode: '復元コードを作る',
  makeNewCode: '新しいコードを作る',
  newCode: 'あなたの復元コードです。表示は今だけなので、書き留めてください。',
  copy: 'コードをコピー',
  copied: 'コピーしました。',
  written: '書き留めた',

  passkeys: 'パスキー',
  passkeysHint: '端末の指紋、顔、PINでサインインできます。書き留めるものはありません。',
  whyNoPasskeys: {
    insecure: 'パスキーはhttpsでだけ使えます。このアドレスはhttpで始まっています。',
    number: 'パスキーは名前のアドレスでだけ使えます。このアドレスは数字です。',
    unsupported: 'このブラウザーではパスキーを使えません。',
  },
  passkeyName: '新しいパスキーの名前',
  thisDevice: 'この端末',
  addPasskey: '追加',
  added: 'パスキーを追加しました。',
  removed: 'パスキーを外しました。端末からも削除できます。',
  removeShort: '外す',
  remove: ({ name }) => `パスキー「${name}」を外す`,
  used: ({ at }) => `最後に使った日：${day.format(at)}`,
  unused: ({ at }) => `${day.format(at)}に作成、まだ使っていません`,
  elsewhere: ({ host }) => `${host}でだけ使えます`,

  comeBack: '前に遊んだことがある',
  comeBackHint: '名前と席とゲームを、この端末に引き継ぎます。',
  nowHere: ({ name }) =>
    `この端末では今、${name}さんです。その席は${name}さんのまま残ります。戻るには${name}さんの復元コードかパスキーが必要です。`,
  codeField: '復元コード',
  bring: '引き継ぐ',
  signIn: 'パスキーでサインイン',
  welcomeBack: ({ name }) => `おかえりなさい、${name}さん。`,
  length: ({ letters, all }) => `復元コードは${all}文字です。入力は${letters}文字でした。`,

  others: 'ほかの端末',
  othersHint:
    '端末をなくしたときや手放したときは、この端末以外をサインアウトできます。復元コードとパスキーはそのまま使えます。',
  signOut: 'ほかの端末をすべてサインアウト',
  reallySignOut: 'ほかの端末では、あなたとして遊べなくなります。サインアウトしますか？',
  yes: 'サインアウト',
  no: 'やめる',
  signedOut: 'ほかの端末をすべてサインアウトしました。',

  refused: {
    'bad-code': 'このコードは使われていません。新しいコードに変わったのかもしれません。',
    mistyped: '違う文字があります。書き留めたものと見比べてください。',
    'too-late': '時間がかかりすぎました。もう一度お試しください。',
    'unknown-passkey': 'このパスキーは外されています。別のパスキーか復元コードを使ってください。',
    'wrong-passkey': 'このパスキーではうまくいきませんでした。もう一度お試しください。',
    'enough-passkeys': 'パスキーはこれ以上追加できません。先に1つ外してください。',
    'too-fast': '試した回数が多すぎます。1分ほどお待ちください。',
  },
  cancelled: 'ブラウザーの操作が終わりませんでした。もう一度お試しください。',
  hasOne: 'この端末には、あなたのパスキーがすでにあります。',

  invitation: 'この席があなたのものだと知っているのは、このブラウザーだけです。',
  invitationHint: '復元コードかパスキーがあれば、どの端末でも取り戻せます。',
  keep: '席を守る',
  never: '今後は表示しない',
  wasSignedOut: 'この端末ではサインアウトしました。復元コードかパスキーで戻れます（メニューの「端末と引き継ぎ」）。',
};
