import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import { notice } from '@yamanote/kit/notice.tsx';
import { LONGEST_NAME, type TableInfo } from '@yamanote/protocol';
import { useId, useState } from 'preact/hooks';
import { introduce, named } from '../../connection/guest.ts';
import { server } from '../../connection/halls.ts';
import type { Refused } from '../../connection/line.ts';
import { words } from '../../words/index.ts';
import { kindWord } from '../../words/refusals.ts';
import styles from './waiting-room.module.css';

/** Asks for a name, once, and waits for nobody: whoever does not want to say one has a made-up one. */
export function NameForm({ info }: { info: TableInfo }) {
  const { save, table: texts } = words.value;
  const guest = server.guest.value;
  const field = useId();
  const [name, setName] = useState('');
  if (guest === null || named.value === 'yes' || !info.seats.some(({ you }) => you)) return null;
  return (
    <form
      class={`${styles.panel} ${styles.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        introduce({ ...guest, name: name.trim() }).catch((refused: Refused) => notice(kindWord(refused.code)));
      }}
    >
      <label for={field}>{texts.waiting.askName}</label>
      <input
        id={field}
        class={styles.field}
        type="text"
        value={name}
        placeholder={guest.name}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class={button.outline}>
        {save}
      </button>
      <button
        type="button"
        class={button.round}
        aria-label={texts.waiting.later}
        onClick={() => {
          named.value = 'yes';
        }}
      >
        <Icon name="cross" />
      </button>
    </form>
  );
}
