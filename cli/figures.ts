/** Numbers as a language writes them. */
import type { Language } from '@yamanote/games/room';

export interface Figures {
  fixed(figure: number, digits: number): string;
  round(figure: number): string;
  percent(rate: number): string;
}

export function figuresIn(language: Language): Figures {
  const fixed = (figure: number, digits: number) =>
    figure.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return {
    fixed,
    round: (figure) => Math.round(figure).toLocaleString(language),
    percent: (rate) => `${fixed(rate * 100, 1)} %`,
  };
}
