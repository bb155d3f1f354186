/** Pages for a table that cannot be shown. */
import button from '@yamanote/kit/button.module.css';
import { Shell } from '../pages/shell.tsx';
import { HomeLink, StatePanel } from '../pages/states.tsx';
import { words } from '../words/index.ts';

export function NoTable() {
  const { pages } = words.value;
  return (
    <Shell title={pages.noTable}>
      <StatePanel title={pages.noTable} hint={pages.noTableHint} mark="？">
        <HomeLink />
      </StatePanel>
    </Shell>
  );
}

/** The hall has this match, but not the rules it began under, or not the whole of it. */
export function Unplayable({ game }: { game: string | null }) {
  const { pages } = words.value;
  return (
    <Shell title={pages.unplayable}>
      <StatePanel title={pages.unplayable} hint={pages.unplayableHint} mark="止">
        {game !== null && (
          <a class={button.main} href={`/game/${game}`}>
            {pages.newMatch}
          </a>
        )}
        <HomeLink />
      </StatePanel>
    </Shell>
  );
}
