/** Ways to a table. */
import type { Options } from '@yamanote/kernel';
import { becomeGuest } from '../../connection/guest.ts';
import { deviceHall, server } from '../../connection/halls.ts';

export interface Wish {
  game: string;
  options: Options;
  bots: readonly string[];
}

/** A table against bots that starts at once; without a hall it is made on this device. Returns where it is. */
export async function playNow({ game, options, bots }: Wish): Promise<string> {
  const seats = ['me' as const, ...bots.map((bot) => ({ bot }))];
  const request = { do: 'create' as const, game, options, seats, public: false, start: true };
  const online = server.state.peek() === 'open';
  if (online) await becomeGuest();
  const hall = online ? server : await deviceHall();
  const { table } = await hall.request(request);
  return `/table/${table}`;
}

/** A table that waits for people. */
export async function openTable(game: string, options: Options, seats: number, isPublic: boolean): Promise<string> {
  await becomeGuest();
  const open = Array.from({ length: seats - 1 }, () => 'open' as const);
  const { table } = await server.request({
    do: 'create',
    game,
    options,
    seats: ['me', ...open],
    public: isPublic,
    start: false,
  });
  return `/table/${table}`;
}
