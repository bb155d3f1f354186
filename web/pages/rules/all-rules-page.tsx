import { usePageState } from '@yamanote/kit/page-state.ts';
import { rulesAddress } from '../../rules-address.ts';
import { words } from '../../words/index.ts';
import { Shell } from '../shell.tsx';
import { StationChoice } from '../station-choice.tsx';
import styles from './rules-page.module.css';

/** Whose rules? For who comes from a page that belongs to no game. */
export function AllRulesPage() {
  const { home } = words.value;
  usePageState({ idle: true });
  return (
    <Shell title={home.rules}>
      <div class={styles.page}>
        <h1>{home.whichRules}</h1>
        <StationChoice to={({ id }) => rulesAddress(id)} />
      </div>
    </Shell>
  );
}
