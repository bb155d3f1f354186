import type { GuestRecord } from './store/index.ts';

/** Who asks for something, by whatever way: a guest, if they are known, and from where. */
export interface Caller {
  readonly guest: GuestRecord | null;
  readonly address: string;
}
