/** A closed hall: whoever wants to make a table or to sit down has said its word. */
import type { Caller } from '../caller.ts';
import type { Hall } from '../hall.ts';
import { type HallRefusal, hallRefusal } from '../refusals.ts';
import type { Of, Outcome } from './request.ts';

/** However wrong it was, nothing of it is said or noted again. */
export async function sayWord(hall: Hall, caller: Caller, { word }: Of<'word'>): Promise<Outcome> {
  if (caller.guest === null) return hallRefusal('unknown-guest');
  if (!hall.quotas.may('word', caller)) return hallRefusal('too-fast');
  return (await hall.word.hear(caller.guest.id, word)) ? {} : hallRefusal('wrong-word');
}

/** Why this guest may neither make a table nor sit down, if so. */
export async function wordWanted({ word }: Hall, guest: string): Promise<HallRefusal | null> {
  return (await word.admits(guest)) ? null : hallRefusal('word-wanted');
}
