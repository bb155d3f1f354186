/** The few words of the kit's own parts. The pages that use it bring them, in the language that is shown. */
import { signal } from '@preact/signals';
import type { Signs } from './heard-text.ts';

export interface KitWords {
  close: string;
  becomes(values: { from: string; to: string }): string;
  signs: Signs;
  map: { closer: string; farther: string; whole: string };
}

export const kitWords = signal<KitWords>(null as unknown as KitWords);
