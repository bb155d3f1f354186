import { loadAll } from '@yamanote/games/by-language';
import { shinjuku } from '@yamanote/games/shinjuku/rules';
import { apply, isRefusal, parseOptions, startFrom, viewOf } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect } from 'vitest';
import { speech } from './index.ts';

await loadAll(speech);

rule(
  'SJA-40',
  'stopping where the group set off and nobody got off is said to change nothing, stopping elsewhere is not',
  () => {
    const options = parseOptions(shinjuku, { first: 0 }, 2);
    if (isRefusal(options)) throw new Error(JSON.stringify(options));
    const riding = startFrom(
      shinjuku,
      {
        ...{
          turn: 0,
          step: 'ride',
          done: ['move'],
          buildings: { komagome: { owner: 0, shop: 'food' } },
          tracks: { 'nishi-nippori~oji': 0, 'komagome~oji': 0, 'nishi-nippori~ueno': 0 },
        },
        move: { group: ['food', 'books'], path: ['oji'], alighted: [null] },
      },
      2,
      options,
    );
    if (isRefusal(riding)) throw new Error(JSON.stringify(riding));
    const stop = () =>
      (['en', 'de', 'ja'] as const).map((l) => speech[l].action({ do: 'stop' }, viewOf(shinjuku, riding, 0), []));
    expect(stop()).toEqual([
      'Stop here: nothing changes, 2 stay in Kita',
      'Hier halten: Nichts ändert sich, 2 bleiben in Kita',
      'ここで止まる：何も変わらない。2人が北区に残る',
    ]);
    apply(shinjuku, riding, 0, { do: 'ride', station: 'nishi-nippori' });
    expect(stop()[0]).toBe('Stop here: 2 stay in Arakawa');
  },
);
