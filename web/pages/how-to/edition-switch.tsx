import type { Edition, HowTo } from '@yamanote/games/how-to';
import styles from './how-to-page.module.css';

/** Which edition the figures are of, where a game has several. Each has an address of its own. */
export function EditionSwitch({
  game,
  howTo,
  edition,
  said,
  label,
}: {
  game: string;
  howTo: HowTo;
  edition: Edition;
  said: unknown;
  label: string;
}) {
  if (howTo.editions.length < 2) return null;
  return (
    <nav class={styles.editions} aria-label={label}>
      {howTo.editions.map((one) => (
        <a key={one.id} href={addressOf(game, one)} aria-current={one.id === edition.id ? 'page' : undefined}>
          {howTo.editionName(said, one.id)}
        </a>
      ))}
    </nav>
  );
}

function addressOf(game: string, { options }: Edition): string {
  const wanted = Object.entries(options).map(([key, value]): [string, string] => [key, String(value)]);
  return `/how-to/${game}${wanted.length > 0 ? `?${new URLSearchParams(wanted)}` : ''}`;
}
