import type { BoardProps } from '@yamanote/kit/board.ts';
import { deferred, fetchDeferred } from '@yamanote/kit/deferred.tsx';
import { usePageState } from '@yamanote/kit/page-state.ts';
import { Marks } from '@yamanote/kit/seat-mark.tsx';
import type { TableInfo } from '@yamanote/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Loading } from '../pages/states.tsx';
import { markPlayed } from '../settings/played.ts';
import { boardPropsOf } from './board-props.ts';
import { Frame } from './frame.tsx';
import { marksOf } from './marks.ts';
import { useRecap } from './recap.ts';
import type { Session } from './session.ts';
import { useCalls } from './use-calls.ts';

const EndPage = deferred(async () => (await import('./end/end-page.tsx')).EndPage);

/** The running match, and its end as soon as the last step has been shown. */
export function MatchPage({ session, info }: { session: Session; info: TableInfo }) {
  const { stage, table, composer, viewer, result } = session;
  const [looking, setLooking] = useState(false);
  const recap = useRecap(session);
  useCalls(session, info);
  useEffect(() => {
    if (result.value !== null && session.viewer.value !== 'public') markPlayed(info.game);
  }, [result.value]);
  const shown = stage.now.value;
  const { line } = table;
  const idle =
    shown !== null &&
    !stage.busy.value &&
    !composer.sending.value &&
    line.waiting.value === 0 &&
    line.state.value === 'open';
  usePageState({ idle, entry: shown?.step.entry ?? -1 });
  // What comes before the first question shares its line with nothing else.
  const unhurried = idle && (composer.asking.value !== null || viewer.value === 'public' || result.value !== null);
  useEffect(() => {
    if (unhurried) fetchDeferred();
  }, [unhurried]);
  if (shown === null || session.names.value.length === 0) return <Loading />;
  const board = boardPropsOf(session);
  return (
    <Marks.Provider value={marksAt(session, info, board)}>
      {result.value !== null && !looking ? (
        <EndPage session={session} info={info} board={board} standing={result.value} look={() => setLooking(true)} />
      ) : (
        <Frame
          session={session}
          info={info}
          board={board}
          recap={recap}
          backToResult={result.value === null ? null : () => setLooking(false)}
        />
      )}
    </Marks.Provider>
  );
}

/** People have the marks that they chose, unless the game has marks of its own: a monster brings one. */
function marksAt({ board: { marks } }: Session, { seats }: TableInfo, board: BoardProps): readonly number[] {
  const own = marks?.(board.view) ?? [];
  return marksOf(seats).map((mark, seat) => own[seat] ?? mark);
}
