import button from '@yamanote/kit/button.module.css';
import { words } from '../../words/index.ts';
import type { Session } from '../session.ts';
import { propose } from './propose.ts';

/** A match that pauses goes on when all want it to. */
export function GoOn({ session }: { session: Session }) {
  return (
    <button type="button" class={button.main} onClick={() => propose(session.table, { is: 'resume' })}>
      {words.value.table.goOn}
    </button>
  );
}
