/** No other device is this guest any more: cookies, codes for other devices and their pushes are over at once, on every node. */
import type { Hall } from '../hall.ts';
import { showOut } from '../showing-out.ts';
import type { GuestRecord } from '../store/index.ts';

/** `channel` is where the browser is told of turns that asks for this. */
export async function signOutOthers(hall: Hall, { id }: GuestRecord, channel: string | null): Promise<void> {
  const { notices, people } = hall.store;
  await people.endCookies(id);
  await showOut(hall, [id]);
  for (const one of await notices.channels({ guest: id })) {
    if (one.kind === 'push' && one.id !== channel) await notices.remove(one.id, { guest: id });
  }
}
