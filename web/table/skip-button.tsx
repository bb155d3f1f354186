import button from '../kit/button.module.css';
import { Icon } from '../kit/icon.tsx';
import { words } from '../words/index.ts';
import type { Session } from './session.ts';
import { maySkip, skip } from './skip.ts';

/** For who waits for bots alone: straight to one's next question, or to the end. */
export function SkipButton({ session }: { session: Session }) {
  const { table: texts } = words.value;
  const to = maySkip(session);
  if (to === null) return null;
  return (
    <button type="button" class={button.plain} onClick={() => skip(session)}>
      <Icon name="forward" size={20} /> {to === 'round' ? texts.skipRound : texts.skipMatch}
    </button>
  );
}
