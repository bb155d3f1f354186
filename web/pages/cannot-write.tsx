import { announce } from '@yamanote/kit/announcer.tsx';
import { Icon } from '@yamanote/kit/icon.tsx';
import { useEffect } from 'preact/hooks';
import type { Line } from '../connection/line.ts';
import { words } from '../words/index.ts';
import styles from './cannot-write.module.css';

/** Said where one would wait for what a hall cannot write; whoever listens is told once, and nobody need do anything. */
export function CannotWrite({
  line,
  apart = false,
}: {
  line: Line;
  /** Whether it stands between the parts of a page, which leave no room around it themselves. */
  apart?: boolean;
}) {
  const writes = line.writes.value;
  const text = words.value.table.cannotWrite;
  useEffect(() => {
    if (!writes) announce(text);
  }, [writes, text]);
  if (writes) return null;
  return (
    <div class={styles.note} data-apart={apart ? '' : undefined}>
      <Icon name="clock" size={18} />
      <p>{text}</p>
    </div>
  );
}
