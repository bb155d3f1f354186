import type { Stop } from '@yamanote/games/how-to';
import { Blocks } from './blocks.tsx';
import styles from './how-to-page.module.css';
import type { HowToPageWords } from './words/index.ts';

interface Props {
  stop: Stop;
  /** Where one reads on. */
  rule: string;
  /** Whether somebody was sent here for that rule. */
  isSought: boolean;
  game: string;
  texts: HowToPageWords;
}

export function StopCard({ stop, rule, isSought, game, texts }: Props) {
  const isLead = stop.blocks.some(({ is }) => is === 'lead');
  return (
    <section
      id={stop.id}
      class={styles.stop}
      data-lead={isLead || undefined}
      data-sought={isSought || undefined}
      aria-labelledby={`${stop.id}-title`}
    >
      <header>
        <i aria-hidden="true" />
        <h2 id={`${stop.id}-title`}>{stop.title}</h2>
        <a href={`/rules/${game}#${rule}`}>{texts.rule({ number: numberOf(rule) })}</a>
      </header>
      <Blocks blocks={stop.blocks} game={game} />
    </section>
  );
}

/** `KOT-10.4` is rule 10.4. */
function numberOf(rule: string): string {
  return rule.replace(/^[A-Z]+-/, '');
}
