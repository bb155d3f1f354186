import { registry } from '@yamanote/games/registry';
import { versionsOf } from '@yamanote/games/versions';
import { expect, test } from 'vitest';
import { openPosition, type Setting } from './testing/device.ts';
import { answer, awaitQuestion } from './testing/play.ts';
import { useHall } from './testing/visit.ts';

const visit = useHall();
const rooms = await Promise.all(Object.values(registry).map((open) => open()));
const dated = rooms.flatMap((room) => versionsOf(room).map((version) => ({ game: room.game.id, version })));

function from(game: string, version: number): Setting {
  return { game, version, options: {}, position: {}, seats: 2, mine: 0 };
}

test.each(dated)('a match of $game under version $version goes on', async ({ game, version }) => {
  const page = await visit.open('/');
  await openPosition(page, from(game, version));
  await awaitQuestion(page);
  const entry = await page.locator('html').getAttribute('data-entry');
  await answer(page);
  await awaitQuestion(page);
  await expect.poll(() => page.locator('html').getAttribute('data-entry')).not.toBe(entry);
});

test('a match whose rules are not there any more says so', async () => {
  const page = await visit.open('/');
  await openPosition(page, from('machi-koro', 99));
  await page.getByRole('heading', { name: 'This match cannot continue' }).waitFor();
});
