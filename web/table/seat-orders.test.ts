import { signal } from '@preact/signals';
import { changeOrder, type Game, type Orders, usualOrders } from '@yamanote/kernel';
import { lanterns } from '@yamanote/kernel/toys';
import type { TableInfo } from '@yamanote/protocol';
import { expect, it } from 'vitest';
import { Refused } from '../connection/line.ts';
import type { WatchedTable } from '../connection/table.ts';
import { createSeatOrders } from './seat-orders.ts';

const game = lanterns as unknown as Game;
const USUAL = usualOrders(game);

/** A table whose hall answers when it is told to. */
function tableWith(orders: Orders | null) {
  const info = signal({ orders } as TableInfo);
  const asked: { request: unknown; done(): void; refuse(): void }[] = [];
  const request = (given: { order: string; settings: Orders[string] }) =>
    new Promise<void>((resolve, reject) => {
      asked.push({
        request: given,
        done() {
          const kept = changeOrder(game, info.peek().orders!, given.order, given.settings) as Orders;
          info.value = { ...info.peek(), orders: kept };
          resolve();
        },
        refuse: () => reject(new Refused('frozen')),
      });
    });
  const refusals: string[] = [];
  const seatOrders = createSeatOrders({ info, request } as unknown as WatchedTable, game, (code) =>
    refusals.push(code),
  );
  return { info, asked, refusals, seatOrders };
}

it('shows what is set at once, and asks the hall for all of it', async () => {
  const { asked, seatOrders } = tableWith(USUAL);
  seatOrders.value!.set('bank', { where: 'far' });
  expect(asked[0].request).toEqual({ do: 'order', order: 'bank', settings: { where: 'far', wind: 4 } });
  expect(seatOrders.value!.values).toEqual({ ...USUAL, bank: { where: 'far', wind: 4 } });
  asked[0].done();
  await Promise.resolve();
  expect(seatOrders.value!.values.bank).toEqual({ where: 'far', wind: 4 });
});

it('keeps the latest of several changes, however late the hall answers the first', async () => {
  const { asked, seatOrders } = tableWith(USUAL);
  seatOrders.value!.set('bank', { where: 'far', wind: 2 });
  seatOrders.value!.set('bank', { ...seatOrders.value!.values.bank, wind: 3 });
  asked[0].done();
  await new Promise(setImmediate);
  expect(seatOrders.value!.values.bank).toEqual({ where: 'far', wind: 3 });
  asked[1].done();
  await new Promise(setImmediate);
  expect(seatOrders.value!.values.bank).toEqual({ where: 'far', wind: 3 });
});

it('goes back to what the hall has if it refuses, and says so', async () => {
  const { asked, refusals, seatOrders } = tableWith(USUAL);
  seatOrders.value!.set('lead', { alone: true });
  asked[0].refuse();
  await new Promise(setImmediate);
  expect([seatOrders.value!.values, refusals]).toEqual([USUAL, ['frozen']]);
});

it('does not ask for what cannot be', () => {
  const { asked, refusals, seatOrders } = tableWith(USUAL);
  seatOrders.value!.set('bank', { where: 'here' });
  expect([asked, refusals, seatOrders.value!.values]).toEqual([[], ['malformed'], USUAL]);
});

it('follows what is set on another device, and is not there without a seat', () => {
  const { info, seatOrders } = tableWith(USUAL);
  info.value = { ...info.peek(), orders: { ...USUAL, lead: { alone: true } } };
  expect(seatOrders.value!.values.lead).toEqual({ alone: true });
  info.value = { ...info.peek(), orders: null };
  expect(seatOrders.value).toBeNull();
});
