import type { AbsenceWords } from './en.ts';

export const ja: AbsenceWords = {
  title: 'いない人がいるとき',
  bot: 'ボットが代わりに遊びます',
  after: '少し離れているだけの人にも',
  never: '代わらない',
  afterMinutes: ({ minutes }) => `${minutes}分後から`,
  hint: '戻った人は、ボタン1つで席に戻れます。',
  taking: 'ボットの席をほかの人に譲る',
  takingHint: '見ている人が、ボットの席に座れるようになります。',
  why: {
    late: ({ name }) => `${name}さんは時間切れです。席に戻るまで、ボットが代わりに遊びます。`,
    gone: ({ name }) => `${name}さんは長く席を外しています。戻るまで、ボットが代わりに遊びます。`,
    left: ({ name }) => `${name}さんは席を立ちました。戻るまで、ボットが代わりに遊びます。`,
    away: ({ name }) => `${name}さんは席を外しています。戻るまで、ボットが代わりに遊びます。`,
    given: ({ name }) => `${name}さんが席に戻るまで、ボットが代わりに遊びます。`,
  },
  whyYou: {
    late: '時間切れのため、ボットが代わりに遊んでいます。',
    gone: '席を外していたので、ボットが代わりに遊んでいます。',
    given: '席を外していたので、ボットが代わりに遊んでいます。',
  },
};
