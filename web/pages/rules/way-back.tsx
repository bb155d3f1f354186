import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { words } from '../../words/index.ts';
import styles from './way-back.module.css';

/** For who was sent here from a table or to a single rule: back to where that was, also from a tab that was opened for it. */
export function WayBack({ home }: { home: string }) {
  const { route } = useLocation();
  const [sent, setSent] = useState(isSent);
  useEffect(() => {
    const look = () => setSent(isSent());
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  if (!sent) return null;
  return (
    <button
      type="button"
      class={`${button.plain} ${styles.back}`}
      onClick={() => (history.length > 1 ? history.back() : route(cameFrom() ?? home))}
    >
      <Icon name="back" size={20} /> {words.value.pages.back}
    </button>
  );
}

function isSent(): boolean {
  return location.hash !== '' || tableCameFrom() !== null;
}

/** The table whose link opened this tab, if any. */
export function tableCameFrom(): string | null {
  const from = cameFrom();
  return from?.startsWith('/table/') ? from : null;
}

/** The page of this hall whose link was followed, if any. */
function cameFrom(): string | null {
  const { origin, pathname } = new URL(document.referrer || 'about:blank');
  return origin === location.origin ? pathname : null;
}
