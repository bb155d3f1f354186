import { lasting } from '@yamanote/running-match';
import type { TimeWords } from './en.ts';

export const ja: TimeWords = {
  title: '持ち時間',
  withOthers: '招待して遊ぶテーブルで使います。',
  none: '時間制限なし',
  noneHint: 'ゆっくり考えられます。',
  live: 'リアルタイム',
  liveHint: '集まって遊ぶときに。時間切れになった人の席は、戻るまでボットが代わります。',
  daily: '1日単位',
  dailyHint: '都合のよいときに遊べます。時間切れになった人の席は、戻るまでボットが代わります。',
  liveTerms: ({ minutes, seconds }) =>
    seconds === 0 ? `リアルタイム：1人${minutes}分` : `リアルタイム：1人${minutes}分、手番ごとに+${seconds}秒`,
  dailyTerms: ({ hours, night, off }) =>
    `1日単位：1手番${hours}時間${night && off ? '、夜と休みの日を除く' : night ? '、夜を除く' : off ? '、休みの日を除く' : ''}`,
  bank: '1人の持ち時間（分）',
  increment: '手番ごとに増える秒数',
  reaction: 'リアクションの秒数',
  hours: '1手番の時間',
  night: '夜は時計を止める',
  nightFrom: '開始（時）',
  nightTo: '終了（時）',
  off: '時計を止める曜日',
  zone: ({ zone }) => `${zone}の時刻で数えます`,
  log: {
    gap: ({ seconds }) =>
      `サーバーが${lasting(seconds, ['秒', '分', '時間'])}止まりました。その間、時計も止まりました。`,
    'time-out': ({ name, you }) => `${you ? '' : `${name}さんが`}時間切れになりました。`,
    'bot-plays': ({ name, you }) => `${you ? 'あなた' : `${name}さん`}の代わりにボットが入りました。`,
    'person-plays': ({ name, you }) => `${you ? '' : `${name}さんが`}ボットと交代しました。`,
  },
};
