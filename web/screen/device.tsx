import { Icon } from '@yamanote/kit/icon.tsx';
import type { TableInfo } from '@yamanote/protocol';
import { Sign } from '../table/watching/signs.tsx';
import type { WatchingWords } from '../words/watching/index.ts';
import styles from './screen.module.css';

/** With what a seat is played: a phone that is connected, a bot, or nothing at the moment. */
export function Device({ place, texts }: { place: TableInfo['seats'][number]; texts: WatchingWords }) {
  const { guest, bot, online } = place;
  if (guest === null && bot === null) return null;
  const label = bot !== null ? texts.bot : online ? texts.phone : texts.away;
  return (
    <span class={styles.device} data-away={bot === null && !online ? '' : undefined}>
      {bot !== null ? <Icon name="robot" size={22} /> : <Sign name="phone" />}
      <span class="unseen">{label}</span>
    </span>
  );
}
