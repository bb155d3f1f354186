import { expect, test } from 'vitest';
import { useHall } from './testing/visit.ts';
import type { Wishes } from './testing/walk/examine/index.ts';
import { examinerOf } from './testing/walk/examiner.ts';

const visit = useHall();

const WINDOW = { width: 375, height: 553 };
const BOARD = '<main style="height: 240px; position: relative"></main>';
const BAR =
  '<section data-mine><h2>Was baust du?</h2><button data-answer style="width: 200px; height: 48px">Nichts</button></section>';

interface Looks {
  /** What is wrong with a match that has this besides a board and a question. */
  inMatch(rest: string, board?: string, bar?: string): Promise<string[]>;
  /** What is wrong with a page like this. */
  onPage(body: string): Promise<string[]>;
}

/** Pages that hold nothing but what they are given. */
async function looks(): Promise<Looks> {
  const page = await visit.open('/', { viewport: WINDOW, newcomer: true });
  await page.goto('about:blank');
  const examine = await examinerOf(page);
  const faultsOf = async (body: string, match: Wishes['match']) => {
    await page.setContent(`<!doctype html><style>* { margin: 0; font: 16px sans-serif }</style>${body}`);
    return (await examine({ match })).map(({ kind, says }) => `${kind}: ${says}`);
  };
  return {
    inMatch: (rest, board = BOARD, bar = BAR) => faultsOf(board + rest + bar, { board: 0.41, withThings: false }),
    onPage: (body) => faultsOf(body, null),
  };
}

test('nothing is wrong with a match that fits', async () => {
  const { inMatch } = await looks();
  expect(await inMatch('<p>Du hast 7 Münzen.</p>')).toEqual([]);
});

test('a question outside of the window, cut off or under something is found', async () => {
  const { inMatch } = await looks();
  expect(await inMatch('<div style="height: 400px"></div>')).toEqual([
    expect.stringMatching(/^question: the question lies [\d.]+ px below the window$/),
    expect.stringMatching(/^question: the answer "Nichts" lies [\d.]+ px below the window$/),
    expect.stringMatching(/^scrolling: the match scrolls: it is \d+ px too high$/),
  ]);
  const scrolled = `<div style="height: 40px; overflow: auto">${BAR}</div>`;
  expect(await inMatch('', BOARD, scrolled)).toEqual([
    expect.stringMatching(/^question: the answer "Nichts" is cut off by [\d.]+ px$/),
  ]);
  const note = '<aside style="position: absolute; top: 245px; height: 12px; width: 40px; background: gold"></aside>';
  expect(await inMatch(note)).toEqual([
    'question: the question is under aside in body',
    expect.stringMatching(/^covered: "Was baust du\?" is half under aside in body$/),
  ]);
  expect(await inMatch('', BOARD, '')).toEqual(['question: nothing is asked']);
});

test('a board that is too small, or under something, is found', async () => {
  const { inMatch } = await looks();
  expect(await inMatch('', '<main style="height: 100px"></main>')).toEqual([
    'board: the board has 18 % of the window, not 41 %',
  ]);
  const sheet = '<aside style="position: fixed; top: 80px; left: 80px; width: 200px; height: 90px">Notiz</aside>';
  expect(await inMatch(sheet)).toEqual(['covered: aside "Notiz" floats over the board']);
});

test('text over text is found, but not what an opaque sheet hides, nor the light around a letter', async () => {
  const { onPage } = await looks();
  const over = (style: string) =>
    `<p>Eins und zwei</p><p style="position: absolute; top: 0; left: 0; width: 200px; ${style}">Drei und vier</p>`;
  expect(await onPage(over(''))).toEqual(['text over text: "Drei und vier" and "Eins und zwei" lie over each other']);
  expect(await onPage(over('background: white'))).toEqual([]);
  expect(await onPage(over('background: white; width: 30px; white-space: nowrap'))).toContainEqual(
    expect.stringContaining('"Eins und zwei" is half under p'),
  );
  const halo = '<text x="9" y="30" stroke="white">Ueno</text><text x="9" y="30">Ueno</text>';
  expect(await onPage(`<svg width="90" height="40">${halo}</svg>`)).toEqual([]);
});

test('a line that has been scrolled away is not looked for under what lies below its panel', async () => {
  const { onPage } = await looks();
  const panel = (i: number) =>
    `<div style="position: absolute; left: ${i * 18}px; top: 0; width: 16px; height: 60.6px; overflow: auto; scrollbar-width: none; background: white">
      <p style="margin-top: ${50 + i / 2}px">I</p><p>l</p></div>`;
  const below = '<div style="position: absolute; top: 60.6px; width: 375px; height: 40px; background: gold"></div>';
  expect(await onPage(Array.from({ length: 20 }, (_, i) => panel(i)).join('') + below)).toEqual([]);
});

test('text that is cut off is found, but not where one can scroll to it, nor at the edge of a map', async () => {
  const { onPage } = await looks();
  const box = (style: string, text: string) => `<div style="width: 80px; ${style}">${text}</div>`;
  const long = '<p style="white-space: nowrap">Freizeitpark und Funkturm</p>';
  expect(await onPage(box('overflow: hidden', long))).toEqual([
    expect.stringMatching(/^clipped text: "Freizeitpark und Funkturm" is cut off by [\d.]+ px$/),
  ]);
  expect(await onPage(box('overflow: auto', long))).toEqual([]);
  expect(await onPage(`<div data-panned>${box('overflow: hidden', long)}</div>`)).toEqual([]);
  expect(await onPage(box('overflow: hidden; text-overflow: ellipsis; white-space: nowrap', 'Freizeitpark'))).toEqual([
    'clipped text: "Freizeitpark" ends in dots',
  ]);
  expect(await onPage(box('overflow: hidden; height: 20px', 'Park und Turm und Tor'))).toEqual([
    expect.stringMatching(/hides \d of \d lines$/),
  ]);
  expect(await onPage(box('background: gold', long))).toEqual([
    expect.stringMatching(/^clipped text: "Freizeitpark und Funkturm" sticks out of its box by/),
  ]);
  expect(await onPage(`<p style="width: 600px">${'Ein langer Satz. '.repeat(5)}</p>`)).toEqual([
    expect.stringMatching(/^sideways: the page is \d+ px wide in 375$/),
    expect.stringMatching(/^clipped text: "Ein langer Satz.*" is cut off by [\d.]+ px$/),
  ]);
  const heard = '<span style="position: absolute; width: 1px; height: 1px; overflow: hidden">nur zu hören</span>';
  expect(await onPage(heard)).toEqual([]);
  expect(await onPage('<p style="font-size: 9px">klein</p>')).toEqual(['small text: "klein" is 9 px high']);
});

test('text in the colour of what it is written on is found, but not where something else lies between', async () => {
  const { onPage } = await looks();
  const button = (rest: string) =>
    `<button style="width: 90px; height: 44px; border: 0; color: rgb(58 117 23); background: #3a7517">${rest}</button>`;
  const lost = 'lost text: "Fertig" has the colour of what it is written on';
  expect(await onPage(button('Fertig'))).toEqual([lost]);
  expect(await onPage(`<div style="height: 900px"></div>${button('Fertig')}`)).toEqual([lost]);
  expect(await onPage(button('<span style="background: white">Fertig</span>'))).toEqual([]);
  expect(await onPage(button('<span style="color: white">Fertig</span>'))).toEqual([]);
});

test('targets that a finger misses are found, but not links in a sentence nor what takes taps around it', async () => {
  const { onPage } = await looks();
  const button = (style: string, rest = '') => `<button style="width: 30px; height: 44px; ${style}">${rest}</button>`;
  expect(await onPage(button(''))).toEqual(['small target: button in body is 30×44, not 44']);
  expect(await onPage('<p>Lies die <a href="/">Regeln</a> dazu.</p>')).toEqual([]);
  const around = '<i style="position: absolute; inset: 0 -12px"></i>';
  expect(await onPage(button('position: relative; margin: 20px', around))).toEqual([]);
  const onMap = (size: number) => `<rect role="button" x="9" y="9" width="${size}" height="${size}"/>`;
  const map = (inside: string) => `<main><svg width="200" height="200">${inside}</svg></main>`;
  expect(await onPage(map(onMap(24)))).toEqual([]);
  expect(await onPage(map(onMap(20)))).toEqual(['small target: rect in main is 20×20, not 24']);
});

test('on a map that takes the nearest thing, neighbours that are too close are found', async () => {
  const { onPage } = await looks();
  const dot = (id: string, x: number) => `<circle role="button" data-target="${id}" cx="${x}" cy="40" r="5"/>`;
  const map = (inside: string) => `<main data-panned><svg width="200" height="80">${inside}</svg></main>`;
  expect(await onPage(map(dot('ueno', 30) + dot('tokyo', 60)))).toEqual([]);
  expect(await onPage(map(dot('ueno', 30) + dot('tokyo', 45)))).toEqual([
    'small target: circle[ueno] in main and circle[tokyo] in main lie 15 px apart, not 24',
  ]);
});

test('what may be chosen but not reached is found, but not what one can scroll to', async () => {
  const { inMatch } = await looks();
  const card = '<button data-target="card:mine" data-state="legal" style="width: 60px; height: 60px">Mine</button>';
  const panel = (style: string) => `<div style="height: 70px; ${style}"><div style="height: 90px"></div>${card}</div>`;
  expect(await inMatch(panel('overflow: auto'))).toEqual([]);
  expect(await inMatch(panel('overflow: hidden'))).toEqual(['covered: button[card:mine] "Mine" cannot be tapped']);
  const far = '<svg width="375" height="240"><circle data-target="ueno" data-state="legal" cx="900" r="20"/></svg>';
  expect(await inMatch('', BOARD.replace('></main>', `>${far}</main>`))).toEqual([
    'covered: none of 1 targets on the map is in its frame',
  ]);
});

test('a line under something is found once half of it is in the frame of its map', async () => {
  const { inMatch } = await looks();
  const dot = '<circle data-target="ueno" data-state="legal" cx="200" cy="60" r="20"/>';
  const line = (x: number) =>
    `<line data-target="way" data-state="legal" x1="${x}" y1="190" x2="${x + 100}" y2="250" stroke="red" stroke-width="9"/>`;
  const corner = '<i style="position: absolute; left: 0; bottom: 0; width: 90px; height: 70px; background: white"></i>';
  const map = (x: number) =>
    BOARD.replace(
      '></main>',
      `><svg width="375" height="240" style="display: block; overflow: hidden">${dot}${line(x)}</svg>${corner}</main>`,
    );
  expect(await inMatch('', map(-20))).toEqual(['covered: line[way] in main cannot be tapped']);
  expect(await inMatch('', map(-48))).toEqual([]);
});

test('a sheet over the question is found, and one that rests on it is read instead of what lies below', async () => {
  const { inMatch } = await looks();
  const sheet = (top: number, height: number, text: string) =>
    `<section data-sheet style="position: absolute; top: ${top}px; height: ${height}px; width: 375px; background: white">
      <header><h2>Verlauf</h2><button aria-label="Schließen" style="width: 44px; height: 44px"></button></header>${text}
    </section>`;
  expect(await inMatch(sheet(0, 240, '<p>Du baust einen Wald.</p>'))).toEqual([]);
  expect(await inMatch(sheet(0, 240, '<button style="width: 20px; height: 20px"></button>'))).toEqual([
    'small target: button in section is 20×20, not 44',
  ]);
  expect(
    (await inMatch(sheet(100, 240, ''))).filter((fault) => fault.startsWith('question: the question')),
  ).not.toEqual([]);
  expect(await inMatch(sheet(-60, 240, ''))).toEqual([
    'opened: it sticks out of the window by 60 px',
    'opened: its heading is not in sight',
    'opened: its cross is not in sight',
  ]);
});

test('of a page under a dialog only the dialog is read', async () => {
  const { inMatch } = await looks();
  const dialog = `<p style="font-size: 8px">Kleines</p>
    <dialog open style="position: fixed; top: 0; width: 300px; height: 300px; z-index: 9">
      <header><h2>Menü</h2><button aria-label="Schließen" style="width: 44px; height: 44px"></button></header>
    </dialog>`;
  expect(await inMatch(dialog)).toEqual([]);
});
