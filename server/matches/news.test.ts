import { machiKoro } from '@yamanote/games/machi-koro/rules';
import { headerOf, isRefusal, type Viewer, type WholeGame } from '@yamanote/kernel';
import { lanterns } from '@yamanote/kernel/toys';
import { between, commit, hostOf, openMatch, receive, show, sightOf } from '@yamanote/running-match';
import { expect, test, vi } from 'vitest';
import { newsWriter } from './news.ts';

const VIEWERS: readonly Viewer[] = ['public', 0, 1, 2];
const SEED = 'ab'.repeat(32);
const SALT = 'cd'.repeat(16);

function begin(game: WholeGame) {
  const seats = [0, 1, 2].map((i) => ({ name: `Seat ${i}`, salt: SALT, player: 'person', bits: `${i}`.repeat(32) }));
  const header = headerOf({ game: game.id, version: game.version, options: {}, position: null, seed: SEED, seats });
  const match = openMatch(game, header, SEED);
  if (isRefusal(match)) throw new Error(JSON.stringify(match));
  const draft = receive(match, { is: 'begin', at: 0 });
  if (isRefusal(draft)) throw new Error(JSON.stringify(draft));
  commit(match, draft);
  const played = seats.map(() => ({ bot: null, orders: null }));
  const host = hostOf(match, { opens: () => null, seats: played, pause: 0, allowsHints: false });
  return { live: { id: 'm', at: 't', host, gaps: [], snapshotAt: 0 }, additions: draft.additions };
}

const GAMES: readonly WholeGame[] = [machiKoro as unknown as WholeGame, lanterns as unknown as WholeGame];

test.each(GAMES)('the news of $id are for each viewer what the match shows it', (game) => {
  const { live, additions } = begin(game);
  const newsFor = newsWriter(live, additions, 0);
  for (const viewer of [...VIEWERS, ...VIEWERS]) {
    expect(JSON.parse(newsFor(viewer))).toEqual({
      is: 'news',
      table: 't',
      match: 'm',
      showings: additions.map((addition) => show(game, addition, viewer)),
      between: between(game, additions, viewer),
      sight: sightOf(live.host.match, viewer),
    });
  }
});

test('what everybody may know is looked at once for all', () => {
  const view = vi.fn(machiKoro.view);
  const { live } = begin({ ...machiKoro, view } as unknown as WholeGame);
  view.mockClear();
  const newsFor = newsWriter(live, [], 0);
  for (const viewer of VIEWERS) newsFor(viewer);
  expect(view).toHaveBeenCalledTimes(1);
});
