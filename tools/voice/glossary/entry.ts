/** One thing of the house or of a game, and what it is called. */
import type { Language } from '@yamanote/games/room';

export interface Entry extends Readonly<Record<Language, string>> {
  /** Words that are not to be used for it. */
  readonly not?: Readonly<Partial<Record<Language, RegExp>>>;
  /** Where such a word stands for something else, as `room key` or as the words around it, and why that is right. */
  readonly except?: readonly { readonly where: RegExp; readonly why: string }[];
  /** The rooms it is held in, if not in all to which its list applies. */
  readonly rooms?: readonly string[];
}
