import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import { matchFileOf, type TableLine } from '@yamanote/protocol';
import { hallOf, LOCAL } from '../../connection/halls.ts';
import { shortTitleIn, stationOf } from '../../stations.ts';
import { shownLanguage } from '../../words/index.ts';
import { copyOf } from '../copy-table.tsx';
import { MatchLine } from '../home/your-matches.tsx';
import type { LobbyWords } from '../lobby/words/index.ts';
import { useDeparture } from '../use-departure.ts';
import styles from './matches-page.module.css';

/** A match of mine, and what can be done with it from here. */
export function MatchRow({ line, texts }: { line: TableLine; texts: LobbyWords }) {
  const { matches } = texts;
  const { busy, depart } = useDeparture();
  const isLocal = line.table.startsWith(LOCAL);
  const isOver = line.stage === 'over';
  const station = stationOf(line.game);
  const game = station === undefined ? line.game : shortTitleIn(shownLanguage.value, station);
  const about = (what: string) => matches.about({ what, game });
  return (
    <li class={styles.row}>
      <MatchLine line={line} />
      <div class={styles.deeds}>
        {isOver && (
          <button
            type="button"
            class={button.outline}
            disabled={busy}
            aria-label={about(matches.rematch)}
            onClick={() => depart(playAgain(line))}
          >
            {matches.rematch}
          </button>
        )}
        {isOver && !isLocal && (
          <a
            class={button.round}
            href={matchFileOf(line.table, line.match)}
            download
            aria-label={about(matches.download)}
            title={matches.download}
          >
            <Icon name="download" />
          </a>
        )}
        {!isLocal && (
          <button
            type="button"
            class={button.round}
            disabled={busy}
            aria-label={about(matches.copy)}
            title={matches.copy}
            onClick={() => depart(copyOf(line.table))}
          >
            <Icon name="copy" />
          </button>
        )}
      </div>
    </li>
  );
}

/** The next match at the same table; where somebody else has asked for it already, that one. */
async function playAgain({ table, match }: TableLine): Promise<string> {
  const hall = await hallOf(table);
  await hall.request({ do: 'rematch', table, match, change: false });
  return `/table/${table}`;
}
