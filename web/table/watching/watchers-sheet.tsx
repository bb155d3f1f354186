import button from '@yamanote/kit/button.module.css';
import { OneOf, Switch } from '@yamanote/kit/controls.tsx';
import { Icon } from '@yamanote/kit/icon.tsx';
import { notice } from '@yamanote/kit/notice.tsx';
import { Sheet } from '@yamanote/kit/sheet.tsx';
import type { TableInfo } from '@yamanote/protocol';
import { becomeGuest } from '../../connection/guest.ts';
import type { Refused } from '../../connection/line.ts';
import { screenOf } from '../../screen/address.ts';
import { words } from '../../words/index.ts';
import { kindWord } from '../../words/refusals.ts';
import { useWatchingWords, type WatchingWords } from '../../words/watching/index.ts';
import type { Session } from '../session.ts';
import { isHandOnly, showHand } from './hand.ts';
import { Sign } from './signs.tsx';
import styles from './watchers-sheet.module.css';

interface Props {
  session: Session;
  info: TableInfo;
  close(): void;
}

/** Who watches and how far behind; whoever watches says here whether they are named, and whom they follow. */
export function WatchersSheet({ session, info, close }: Props) {
  const texts = useWatchingWords();
  const { count } = session.table.watchers.value;
  return (
    <Sheet title={texts?.watching({ watchers: count }) ?? words.value.home.watch} close={close}>
      <div class={styles.sheet}>
        {texts !== null && <Content session={session} info={info} texts={texts} close={close} />}
      </div>
    </Sheet>
  );
}

function Content({ session, info, texts, close }: Props & { texts: WatchingWords }) {
  const { table, viewer, board } = session;
  const { count, names } = table.watchers.value;
  const watches = viewer.value === 'public';
  return (
    <>
      <p class={styles.who}>
        {count === 0 ? texts.nobody : texts.who({ names, others: Math.max(0, count - names.length) })}
      </p>
      {info.delay !== 'none' && (
        <p class={styles.delay}>
          <Icon name="clock" size={18} /> {texts.delay({ delay: info.delay })}
        </p>
      )}
      {watches && (
        <>
          <Follow session={session} texts={texts} />
          <Switch
            label={texts.named}
            hint={texts.namedHint}
            value={table.named.value}
            change={(named) => {
              // Who has no name yet gets one.
              becomeGuest().then(
                () => {
                  table.named.value = named;
                },
                ({ code }: Refused) => notice(kindWord(code)),
              );
            }}
          />
        </>
      )}
      {board.Hand !== undefined && !watches && (
        <p class={styles.screen}>
          <button
            type="button"
            class={button.plain}
            onClick={() => {
              showHand(!isHandOnly.value);
              close();
            }}
          >
            <Sign name="phone" /> {isHandOnly.value ? texts.screen.here : texts.screen.hand}
          </button>
        </p>
      )}
      <p class={styles.screen}>
        <a class={button.plain} href={screenOf(table.id)} target="_blank" rel="noopener">
          <Sign name="screen" /> {texts.screen.open}
        </a>
        <small>{texts.screenHint}</small>
      </p>
    </>
  );
}

/** Where the picture shows one player's things: whose. */
function Follow({ session, texts }: { session: Session; texts: WatchingWords }) {
  const { board, followed, names } = session;
  if (board.follows !== true || names.value.length < 2) return null;
  return (
    <OneOf
      label={texts.follow}
      value={String(followed.value ?? 'table')}
      choices={[
        { value: 'table', label: texts.table },
        ...names.value.map((name, seat) => ({ value: String(seat), label: name })),
      ]}
      change={(value) => {
        followed.value = value === 'table' ? null : Number(value);
      }}
    />
  );
}
