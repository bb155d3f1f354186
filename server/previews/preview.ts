/**
 * The card that a messenger shows of a link: which game, how many seats, the pace, and who is there. It has nothing that whoever
 * follows the link would not see before sitting down, and nothing of a match.
 */
import { speeches } from '@yamanote/games/registry';
import { LANGUAGES, type Language } from '@yamanote/games/room';
import type { Hall } from '../hall.ts';
import { placeOf } from '../log.ts';
import type { FoundTable } from '../store/index.ts';
import { isSeenLater, namesAtStart } from '../tables/line.ts';
import { isFree, namesAt } from '../tables/seats.ts';
import { previewWords } from './words/index.ts';

export interface Preview {
  language: Language;
  title: string;
  description: string;
  /** Which of our pictures. */
  picture: string;
}

const PREVIEWED = /^\/(table|seat)\/([a-z0-9-]{1,40})$/;

export function isPreviewed(path: string): boolean {
  return PREVIEWED.test(path);
}

/** Of the page at this address; `null` where it has no card of its own. */
export async function previewOf(hall: Pick<Hall, 'store' | 'log'>, path: string): Promise<Preview | null> {
  const [, page, id] = PREVIEWED.exec(path) ?? [];
  // Whether a code is good is told to who uses it, and to nobody who only tries.
  if (page === 'seat') return keptSeat();
  if (page === undefined) return null;
  try {
    const found = await hall.store.tables.find(id);
    return found === null ? null : await tablePreview(hall, found);
  } catch (error) {
    // The page itself can say more.
    hall.log('error', 'preview-failed', { place: placeOf(error) });
    return null;
  }
}

function keptSeat(): Preview {
  const { kept: title, keptHint: description } = previewWords.en;
  return { language: 'en', title, description, picture: 'yamanote' };
}

async function tablePreview({ store }: Pick<Hall, 'store'>, { table, match }: FoundTable): Promise<Preview> {
  const people = await store.people.find(table.seats.flatMap(({ guest }) => guest ?? []));
  const here = () => namesAt(table, new Map(people.map((one) => [one.id, one])));
  const names = (isSeenLater(table) ? namesAtStart(match) : here()).filter((name) => name !== null);
  const language = LANGUAGES.find((one) => one === table.language) ?? 'en';
  const words = previewWords[language];
  const { stage, seats, timeControl } = table;
  const parts = [
    stage === 'over'
      ? words.over
      : stage === 'waiting'
        ? words.seats({ taken: seats.filter((seat) => !isFree(seat)).length, seats: seats.length })
        : words.running,
    ...(names.length === 0 ? [] : [words.people({ names })]),
    ...(timeControl === null
      ? []
      : timeControl.is === 'daily'
        ? [words.daily({ hours: timeControl.hours })]
        : [words.live({ minutes: Math.round(timeControl.bank / 60), seconds: timeControl.increment })]),
  ];
  const isOurs = Object.hasOwn(speeches, table.game);
  return {
    language,
    title: isOurs ? await titleOf(table.game, language) : table.game,
    description: parts.join(' · '),
    picture: isOurs ? table.game : 'yamanote',
  };
}

async function titleOf(game: string, language: Language): Promise<string> {
  const speech = await speeches[game]();
  await speech.load(language);
  return speech[language].title;
}

/** The page with its card; `origin` is where it was asked for. */
export function withPreview(html: string, { language, title, description, picture }: Preview, origin: string): string {
  const tags: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', 'Yamanote'],
    ['og:locale', LOCALES[language]],
    ['og:title', title],
    ['og:description', description],
    ['og:image', `${origin}/previews/${picture}.jpg`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['twitter:card', 'summary_large_image'],
  ];
  const text = tags.map(([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`).join('');
  // A function, since a name may have a dollar sign in it.
  return html.replace(/<\/head>/i, (end) => text + end);
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', de: 'de_DE', ja: 'ja_JP' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
