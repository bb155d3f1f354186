/** Who the visitor is. Nobody is asked for a name: one is made up, and can be changed. */
import { effect } from '@preact/signals';
import { CLAIM, GUEST, type Guest, SEAT_COLOURS } from '@yamanote/protocol';
import { stored } from '../settings/stored.ts';
import { ask } from './ask.ts';
import { server } from './halls.ts';
import { madeUpName } from './made-up-name.ts';
import { randomBelow } from './random.ts';

/** Whether this visitor has said what to be called, or was asked and did not want to. */
export const named = stored<'yes' | 'no'>('named', 'no', ['yes', 'no']);

/** Makes sure that the hall knows this visitor, as is needed before the first table. */
export async function becomeGuest(): Promise<void> {
  if (server.guest.peek() !== null) return;
  await whenOpen();
  if (server.guest.peek() !== null) return;
  await present({ name: madeUpName(), colour: randomBelow(SEAT_COLOURS) });
}

/** Sets the name and colour that the visitor has chosen. */
export async function introduce(guest: Guest): Promise<void> {
  await present(guest);
  named.value = 'yes';
}

/** Calls the hall again under the new cookie. */
async function present(guest: Guest): Promise<void> {
  await ask(GUEST, guest);
  await callAgain();
}

/** Continues here as the guest that a one-time code was made for; returns the table where it was made, if any. */
export async function claim(code: string): Promise<string | null> {
  const { table } = await ask<{ table?: string | null }>(CLAIM, { code });
  named.value = 'yes';
  await callAgain();
  return table ?? null;
}

/** After the cookie has changed. */
export async function callAgain(): Promise<void> {
  server.redial();
  await whenOpen();
}

/** When it is known whether the hall answers. */
export function called(): Promise<void> {
  return when(() => server.state.value !== 'opening');
}

function whenOpen(): Promise<void> {
  return when(() => server.state.value === 'open');
}

function when(holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (!holds()) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}
