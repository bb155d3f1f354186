/** Guests, and the cookies they are known by. */

export interface GuestRecord {
  id: string;
  name: string;
  colour: number;
}

export interface People {
  find(ids: readonly string[]): Promise<GuestRecord[]>;
  save(guest: GuestRecord): Promise<void>;
  /** The guest, if their cookies are of this generation. */
  holder(id: string, generation: number): Promise<GuestRecord | null>;
  /** Of which generation the cookies of these guests are, where it is not the first, 0. */
  generations(ids: readonly string[]): Promise<{ guest: string; generation: number }[]>;
  /** All cookies and one-time codes of this guest are over; the generation of those to come. */
  endCookies(id: string): Promise<number>;
  /** This guest is here. */
  see(id: string): Promise<void>;
  /** With what mark this guest was let into a closed hall; `null` for none. */
  admitted(id: string): Promise<string | null>;
  admit(id: string, mark: string): Promise<void>;
  /** Forgets who was not seen since then, sits nowhere, has played nothing, made no table and has no way back. */
  forget(since: number): Promise<number>;
}
