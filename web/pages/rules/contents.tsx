import { useEffect, useRef } from 'preact/hooks';
import type { Heading } from '../../build/sections.ts';
import styles from './contents.module.css';
import { useCurrentSection } from './use-current-section.ts';

interface Props {
  id: string;
  label: string;
  contents: readonly Heading[];
  /** Somebody goes to a section. */
  leave(): void;
}

/** The sections as stops on a line. */
export function Contents({ id, label, contents, leave }: Props) {
  const ids = useRef(contents.map((heading) => heading.id));
  const current = useCurrentSection(ids.current);
  const nav = useRef<HTMLElement>(null);
  // What is read stays in sight here, without moving the page.
  useEffect(() => {
    const list = nav.current;
    const item = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !item) return;
    const { top, bottom } = item.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) list.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
  }, [current]);
  /** Each is the same step for who goes back: out of the rules, not through all that was read. */
  const go = (event: MouseEvent) => {
    const address = (event.target as Element).closest('a')?.getAttribute('href');
    if (!address || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    leave();
    location.replace(address);
  };
  return (
    <nav id={id} ref={nav} class={styles.contents} aria-label={label}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links in it are pressed, by keys as well */}
      <ol onClick={go}>
        {contents.map(({ id: section, number, title, depth }) => (
          <li key={section} data-depth={depth}>
            <a href={`#${section}`} aria-current={section === current ? 'location' : undefined}>
              <i aria-hidden="true" />
              {number !== null && <small>{number.replace(/^\w+-/, '')} </small>}
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
