import { signal } from '@preact/signals';
import type { Options } from '@yamanote/kernel';
import type { TableInfo } from '@yamanote/protocol';
import { expect, it } from 'vitest';
import { Refused } from '../../connection/line.ts';
import type { WatchedTable } from '../../connection/table.ts';
import { changesBetween, createAgreement } from './agreement.ts';

const OPTIONS = { edition: 'retail', ceo: false, kaiju: false };

/** A table whose hall takes what it is asked for when it is told to, one after the other. */
function heldTable() {
  const info = signal({ options: OPTIONS as Options, public: false, hints: false } as TableInfo);
  const held: { request: { options: Options; public?: boolean }; done(): void; refuse(): void }[] = [];
  const request = (given: { options: Options; public?: boolean }) =>
    new Promise<void>((resolve, reject) => {
      held.push({
        request: given,
        done() {
          const now = info.peek();
          info.value = {
            ...now,
            options: { ...now.options, ...given.options },
            public: given.public ?? now.public,
          };
          resolve();
        },
        refuse: () => reject(new Refused('impossible')),
      });
    });
  const refusals: string[] = [];
  const agreement = createAgreement({ info, request } as unknown as WatchedTable, (code) => refusals.push(code));
  return { info, held, refusals, agreement };
}

const settled = () => new Promise(setImmediate);

it('shows two switches at once, asks for each alone, and loses neither on a slow line', async () => {
  const { held, agreement } = heldTable();
  const { options } = agreement;
  const flip = (key: string) =>
    options.wish(changesBetween(options.values.value!, { ...options.values.value!, [key]: true }));
  flip('ceo');
  flip('kaiju');
  expect(held.map(({ request }) => request)).toEqual([
    { do: 'configure', options: { ceo: true } },
    { do: 'configure', options: { kaiju: true } },
  ]);
  expect(options.values.value).toEqual({ ...OPTIONS, ceo: true, kaiju: true });
  held[0].done();
  await settled();
  expect(options.values.value).toEqual({ ...OPTIONS, ceo: true, kaiju: true });
  held[1].done();
  await settled();
  expect(options.values.value).toEqual({ ...OPTIONS, ceo: true, kaiju: true });
});

it('changes who finds the table and whether it has hints without touching an option, and the other way round', () => {
  const { held, agreement } = heldTable();
  agreement.terms.wish({ public: true });
  expect(held[0].request).toEqual({ do: 'configure', options: {}, public: true });
  agreement.terms.wish({ hints: true });
  expect(held[1].request).toEqual({ do: 'configure', options: {}, hints: true });
  expect(agreement.terms.values.value).toEqual({ public: true, hints: true });
  agreement.options.wish({ ceo: true });
  expect(held[2].request).toEqual({ do: 'configure', options: { ceo: true } });
});

it('goes back to what the hall has where it refuses, and keeps the rest', async () => {
  const { held, refusals, agreement } = heldTable();
  agreement.options.wish({ ceo: true });
  agreement.options.wish({ edition: 'r12' });
  held[0].refuse();
  held[1].done();
  await settled();
  expect(agreement.options.values.value).toEqual({ ...OPTIONS, edition: 'r12' });
  expect(refusals).toEqual(['impossible']);
});

it('follows what another device of the host changes', () => {
  const { info, agreement } = heldTable();
  info.value = { ...info.peek(), options: { ...OPTIONS, kaiju: true } };
  expect(agreement.options.values.value).toEqual({ ...OPTIONS, kaiju: true });
});
