/** How people come back as the guest they are. */
import type { GuestRecord } from './people.ts';

/** What a device of a guest signs with, so that they are known by it. */
export interface PasskeyRecord {
  /** As its device made it up. */
  id: string;
  guest: string;
  /** The name of the hall for which it was made: browsers show it there and nowhere else. */
  host: string;
  publicKey: string;
  /** How often it has signed, where its device counts that; otherwise 0. */
  counter: number;
  /** How browsers may reach it. */
  transports: readonly string[];
  name: string;
  madeAt: number;
  usedAt: number | null;
}

/** How somebody becomes on any device the guest that they are. */
export interface WaysBack {
  /** Only what the hall's key makes of a recovery code is kept; in place of the one that this guest had. */
  keepCode(guest: string, mark: string): Promise<void>;
  findByCode(mark: string): Promise<GuestRecord | null>;
  /** When this guest's code was made; `null` if there is none. */
  codeMadeAt(guest: string): Promise<number | null>;
  /** `false` if its guest has so many others, or there is one of this id. */
  addPasskey(passkey: PasskeyRecord, most: number): Promise<boolean>;
  passkeys(guest: string): Promise<PasskeyRecord[]>;
  passkey(id: string): Promise<PasskeyRecord | null>;
  /** It has signed; `false` if it is gone, or had signed as often before: then it is not the only one of its kind. */
  usePasskey(id: string, counter: number): Promise<boolean>;
  /** `false` if this guest has none of this id. */
  removePasskey(id: string, guest: string): Promise<boolean>;
  /** To be signed once and until then: with a new passkey of this guest, or by whoever comes (`null`). */
  challenge(challenge: string, guest: string | null, until: number): Promise<void>;
  /** Uses it up; `null` if somebody was faster, or it is too late. */
  takeChallenge(challenge: string): Promise<{ guest: string | null } | null>;
}
