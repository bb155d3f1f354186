import type { Copied } from '../../store/transfer/index.ts';
import type { ProgramWords } from './en.ts';

const counted = ({ tables, matches, entries }: Copied) => `テーブル${tables}卓、ゲーム${matches}件、記録${entries}件`;

export const ja: ProgramWords = {
  help: {
    usage: (command) => `使い方：${command}`,
    about: {
      serve: 'ブラウザ用のサーバー（ページ、テーブル、ボット）を起動します。終了の合図があるまで動き続けます。',
      work: 'PostgreSQLを使うサーバーのボットを、ここで動かします。データベースにつながる場所なら、いくつでも動かせます。',
      store:
        '終了したサーバーが保存したすべてのものを空の場所へコピーし、ゲームを1つずつ確かめます。元のデータは変わりません。',
      backup:
        '保存したすべてのものを、動かしたまま1つのファイルに書き出します。鍵は含まれません。hall.keyも別の場所に保管してください。',
      restore: '書き出したファイルから元に戻します。戻す先は空にしてください（鍵だけはあってもかまいません）。',
    },
    standsFor: {
      number: '数',
      seconds: '秒',
      milliseconds: 'ミリ秒',
      name: '名前',
      address: 'アドレス',
      folder: 'フォルダー',
      file: 'ファイル',
      url: 'URL',
      place: '場所',
    },
    settings: {
      port: '待ち受けるポート。0なら空いているもの',
      listen: '待ち受けに使う、このコンピューターのアドレス。指定がなければ127.0.0.1、--shareがあれば0.0.0.0',
      share: 'このコンピューターだけでなくネットワーク全体に公開し、つなぎ方を表示する',
      host: 'games.exampleのような、接続に使われる名前。名前の数だけ指定できる',
      'trust-proxy': '手前のプロキシが伝える接続元を信用する（X-Forwarded-For、-Proto、-Host）',
      data: 'データファイルと鍵のフォルダー',
      store: 'データファイルの代わりにPostgreSQLに保存する',
      key: 'ゲームに署名し、シードを封じる鍵。指定がなければデータのフォルダーのhall.key。すべてのノードで同じものを使う',
      'word-file':
        'テーブルを作る前や席に座る前に、1回だけたずねる合言葉のファイル。指定がなければ誰でもできる。席へのリンクには合言葉は不要。すべてのノードで同じものを使う',
      bots: 'ボットをこのプロセスで動かすか、yamanote workのプロセスで動かすか',
      thinkers: 'ボットが考えるスレッドの数。指定がなければコア数より1つ少なく、最大4',
      'bot-pace': 'ボットが次に答えるまで待つ時間。見ている人が追えるように',
      'away-after': '離れた人の代わりに、ボットやほかの人が進められるようになるまでの時間',
      'deal-wait':
        '全員がページを開いて乱数を出すのを待つ時間。1日に1回だけ見に来るような場合に使う。指定がなければ開いているページだけを待つ',
      'private-notices':
        '内部ネットワークのWebhookやプッシュサービスへ、httpでも通知を送る。指定しなければ公開アドレスへhttpsだけで送る',
      drain: '終了するときに、プロキシ、ページ、保存の完了を待つ時間の上限',
      metrics: 'Prometheus用の数値を、専用のポートの/metricsに出す。指定がなければ出さない',
      log: '起きたことをすべて、1行ずつJSONで出力する。指定がなければ問題だけを出力する',
    },
    given: {
      store: { from: 'フォルダー、またはデータベースのURL', to: 'フォルダー、またはデータベースのURL' },
      backup: { to: '書き出すファイル' },
      restore: { from: '読み込むファイル' },
    },
    otherwise: (about, usual) => `${about}。指定がなければ${usual}`,
    lang: 'en、de、jaのいずれか。指定がなければ環境の言語',
    help: 'この説明を表示する',
    environment: 'かっこ内は、同じ働きをする環境変数です。オプションの指定が優先されます。',
  },
  open: (address) => `Yamanoteを起動しました：${address}`,
  signs: (fingerprint) => `ゲームに署名する鍵の指紋：${fingerprint}`,
  toNetwork: (address) => `同じネットワークの人はこちら：${address}`,
  noNetwork: 'ほかの人が使えるネットワークにつながっていません。',
  works: 'ここでボットが考えます。',
  keepsNothing: (why) => `保存できなくなったため、サーバーを終了します：${why}`,
  closedBadly: (why) => `終了しましたが、正常ではありませんでした：${why}`,
  closedLate: (seconds) => `${seconds}秒待ちましたが、処理が残ったまま終了しました。`,
  portInUse: (port, flag) => `ポート${port}は使用中です。${flag}で別のポートを指定してください。`,
  notAllowed: (port, folder) => `このユーザーには、ポート${port}で待ち受けるか、${folder}に書き込む権限がありません。`,
  notOpened: (why) => `サーバーを起動できませんでした：${why}`,
  matchesDone: (done, all) => `ゲーム${all}件中${done}件`,
  copied: (counts) => `コピーして、同じであることを確かめました：${counted(counts)}。`,
  backedUp: (file, counts) =>
    `${file}に書き出しました（${counted(counts)}）。鍵は含まれません。hall.keyは別の場所に保管してください。`,
  restored: (counts) => `元に戻しました：${counted(counts)}。`,
};
