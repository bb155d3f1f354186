/** What somebody opens besides the board: a sheet within the frame, or a dialog over all of it. */
import type { BoardProps } from '@yamanote/kit/board.ts';
import { Sheet } from '@yamanote/kit/sheet.tsx';
import type { TableInfo } from '@yamanote/protocol';
import { words } from '../words/index.ts';
import { BackSheet } from './agreeing/back-sheet.tsx';
import { ChoicesSheet } from './choices-sheet.tsx';
import { HintSheet } from './hint-sheet.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { LogSheet } from './log.tsx';
import { MenuDialog } from './menu-dialog.tsx';
import type { Opened } from './opened.ts';
import { OrdersDialog } from './orders-dialog.tsx';
import type { Recap } from './recap.ts';
import { RuleSheet } from './rule-sheet.tsx';
import { SeatSheet } from './seat-sheet.tsx';
import type { Session } from './session.ts';
import { TurnRows } from './turn-rows.tsx';
import { WatchersSheet } from './watching/watchers-sheet.tsx';

export { speakOfAgreeing } from './agreeing/speak.ts';

interface Props {
  session: Session;
  info: TableInfo;
  board: BoardProps;
  opened: Opened;
  close(): void;
}

interface DialogProps extends Props {
  open(what: Opened): void;
}

export function OpenedDialog({ session, info, board, opened, open, close }: DialogProps) {
  switch (opened) {
    case 'menu':
      return <MenuDialog session={session} info={info} open={open} close={close} />;
    case 'keys':
      return <KeysDialog session={session} close={close} />;
    case 'orders': {
      if (board.orders === null) return null;
      const kind = session.composer.asking.value?.kind ?? null;
      return <OrdersDialog room={session.room} orders={board.orders} kind={kind} close={close} />;
    }
    default:
      return null;
  }
}

interface SheetProps extends Props {
  recap: Recap | null;
}

export function OpenedSheet({ session, info, board, recap, opened, close }: SheetProps) {
  const { table: texts } = words.value;
  if (opened === 'log') return <LogSheet session={session} close={close} />;
  if (opened === 'choices') return <ChoicesSheet session={session} board={board} close={close} />;
  if (opened === 'back') return <BackSheet session={session} info={info} close={close} />;
  if (opened === 'watchers') return <WatchersSheet session={session} info={info} close={close} />;
  if (opened === 'hint') return <HintSheet session={session} close={close} />;
  if (opened === null || typeof opened === 'string') return null;
  if ('seat' in opened)
    return <SeatSheet session={session} info={info} board={board} seat={opened.seat} close={close} />;
  if ('rule' in opened) return <RuleSheet game={info.game} rule={opened.rule} close={close} />;
  if ('content' in opened) {
    const { title, Body } = opened.content;
    return (
      <Sheet title={title} close={close}>
        <Body {...board} />
      </Sheet>
    );
  }
  // Who has read what happened meanwhile need not be told again.
  const done = () => {
    recap?.dismiss();
    close();
  };
  return (
    <Sheet title={recap === null ? texts.sinceYourTurn : texts.recap} close={done}>
      <TurnRows session={session} turns={opened.turns} done={done} />
    </Sheet>
  );
}
