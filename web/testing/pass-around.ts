/** Several people at one window, who pass it around; and what its hall, which lives in a worker, has told it. */
import type { Reply } from '@yamanote/protocol';
import type { Page } from 'playwright-core';
import { togetherButton } from './station.ts';

const IDLE = 'html[data-idle="true"]';

/** Whoever has the device is asked; has played and may hand it on; is to take it; or the match is over. */
export type Moment = 'asked' | 'played' | 'covered' | 'over';

const places = (page: Page) => ({
  asked: page.locator(`${IDLE} section[data-mine]`),
  played: page.locator(IDLE).getByRole('button', { name: /^Pass to / }),
  covered: page.locator(IDLE).getByRole('button', { name: /^I am / }),
  over: page.locator(IDLE).getByRole('list', { name: 'Result' }),
});

export async function momentOf(page: Page): Promise<Moment> {
  const { asked, played, covered, over } = places(page);
  await asked.or(played).or(covered).or(over).first().waitFor();
  for (const [moment, place] of Object.entries(places(page))) if ((await place.count()) > 0) return moment as Moment;
  return momentOf(page);
}

/** When what can be chosen is drawn, for who has just got the device. */
export async function awaitChoices(page: Page): Promise<void> {
  const choices = page.locator('[data-target][data-state="legal"], section[data-mine] button[data-answer]:enabled');
  await choices.filter({ visible: true }).first().waitFor();
}

/** The curtain falls. */
export async function handOn(page: Page): Promise<void> {
  await places(page).played.click();
  await places(page).covered.waitFor();
}

/** Says who one is; resolves to the name when one's things are there. */
export async function take(page: Page): Promise<string> {
  const { covered, asked, played } = places(page);
  const name = (await covered.innerText()).replace('I am ', '');
  await covered.click();
  await asked.or(played).first().waitFor();
  return name;
}

/** At a game's station: these people, no bots, as usual. */
export async function sitAround(page: Page, names: readonly string[]): Promise<void> {
  await togetherButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Together on this device' });
  for (let more = names.length - 2; more > 0; more--) await dialog.getByRole('button', { name: /^One more/ }).click();
  for (const [i, name] of names.entries()) await dialog.getByLabel(`Player ${i + 1}’s name`).fill(name);
  await dialog.getByRole('button', { name: /^Start/ }).click();
}

/** From the next load on, the page notes what workers tell it. */
export async function listenToWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        this.addEventListener('message', ({ data }) => heard.push(data));
      }
    };
  });
  await page.reload();
}

/** A table as the hall on the device showed it, or news of its match: for whose eyes, by seat and name. */
export type Told =
  | { is: 'table'; seat: number | 'public'; name: string | null }
  | { is: 'news'; viewer: number | 'public' | null };

/** What the hall on the device has told this page so far, in order; the whole of it would be too much to carry about. */
export function toldByDevice(page: Page): Promise<Told[]> {
  return page.evaluate(() =>
    (window as unknown as { heard: { is: string; reply: Reply }[] }).heard.flatMap(({ is, reply }): Told[] => {
      if (is !== 'reply') return [];
      if (reply.is === 'table') {
        const seat = reply.info.seats.findIndex(({ you }) => you);
        return [{ is: 'table', seat: seat < 0 ? 'public' : seat, name: reply.info.seats[seat]?.guest?.name ?? null }];
      }
      if (reply.is !== 'news') return [];
      const { viewer = null } = reply.sight.view as { viewer?: number | 'public' };
      return [{ is: 'news', viewer }];
    }),
  );
}
