import type { AbsenceWords } from './en.ts';

export const ja: AbsenceWords = {
  title: '誰かがいないとき',
  bot: '代わりに遊ぶボット',
  after: '離席中の人にも',
  never: '代わらない',
  afterMinutes: ({ minutes }) => `${minutes}分後から`,
  hint: '戻ってきたら、ボタン1つで席に座れます。',
  taking: 'ほかの人がボットと交代できる',
  takingHint: '観戦している人が、ボットの席に座れるようになります。',
  why: {
    late: ({ name }) => `${name}さんは時間切れです。席に戻るまで、ボットが代わりに遊びます。`,
    gone: ({ name }) => `${name}さんは長く席を外しています。戻るまで、ボットが代わりに遊びます。`,
    left: ({ name }) => `${name}さんは席を立ちました。戻るまで、ボットが代わりに遊びます。`,
    away: ({ name }) => `${name}さんは席を外しています。戻るまで、ボットが代わりに遊びます。`,
    given: ({ name }) => `ホストが${name}さんの席をボットに任せました。戻るまで、ボットが代わりに遊びます。`,
  },
  whyYou: {
    late: '時間切れのため、ボットが代わりに遊んでいます。',
    gone: '席を外していたので、ボットが代わりに遊んでいます。',
    given: '席を外していたので、ホストがボットに任せました。',
  },
};
