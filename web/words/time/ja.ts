import { lasting } from '@yamanote/running-match';
import type { TimeWords } from './en.ts';

export const ja: TimeWords = {
  title: '持ち時間',
  withOthers: '招待して遊ぶテーブルで使います。',
  none: '時間制限なし',
  noneHint: 'ゆっくり考えられます。',
  live: 'リアルタイム',
  liveHint: '集まって遊ぶときに。時間切れになると、席に戻るまでボットが代わりに遊びます。',
  daily: '何日もかけて',
  dailyHint: '都合のよいときに遊べます。時間切れになると、席に戻るまでボットが代わりに遊びます。',
  liveTerms: ({ minutes, seconds }) =>
    seconds === 0 ? `リアルタイム：1人${minutes}分` : `リアルタイム：1人${minutes}分、手番ごとに+${seconds}秒`,
  dailyTerms: ({ hours, night, off }) =>
    `何日もかけて：1手番${hours}時間${night && off ? '、夜と休みの日を除く' : night ? '、夜を除く' : off ? '、休みの日を除く' : ''}`,
  bank: '1人の持ち時間（分）',
  increment: '手番ごとに増える秒数',
  reaction: 'ほかの人の手番で答える秒数',
  hours: '1手番の持ち時間（時間）',
  night: '夜は時計を止める',
  nightFrom: '何時から',
  nightTo: '何時まで',
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
