import type { Language } from '@yamanote/games/room';

/** What is said below the pictures besides what the games say themselves. */
export interface PictureWords {
  /** Who plays in them. */
  names: readonly string[];
  allowed(values: { choices: readonly string[] }): string;
  forbidden(values: { choices: readonly string[] }): string;
}

export const pictureWords: Readonly<Record<Language, PictureWords>> = {
  en: {
    names: ['Anna', 'Ben', 'Chloe', 'David', 'Emma', 'Finn'],
    allowed: ({ choices }) => `Allowed: ${choices.join('; ')}.`,
    forbidden: ({ choices }) => `Not allowed: ${choices.join('; ')}.`,
  },
  de: {
    names: ['Anna', 'Ben', 'Clara', 'David', 'Emma', 'Finn'],
    allowed: ({ choices }) => `Erlaubt: ${choices.join('; ')}.`,
    forbidden: ({ choices }) => `Nicht erlaubt: ${choices.join('; ')}.`,
  },
  ja: {
    names: ['葵', '陸', '結衣', '蓮', '凛', '翔'],
    allowed: ({ choices }) => `できること：${choices.join('／')}。`,
    forbidden: ({ choices }) => `できないこと：${choices.join('／')}。`,
  },
};
