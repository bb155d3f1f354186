import { deferred, fetchDeferred } from '@yamanote/kit/deferred.tsx';
import { usePageState } from '@yamanote/kit/page-state.ts';
import { Marks } from '@yamanote/kit/seat-mark.tsx';
import type { TableInfo } from '@yamanote/protocol';
import { useEffect, useState } from 'preact/hooks';
import { noteResult } from '../levels/results.ts';
import { Loading } from '../pages/states.tsx';
import { markPlayed } from '../settings/played.ts';
import { boardPropsOf } from './board-props.ts';
import { Frame } from './frame.tsx';
import { marksAt } from './marks.ts';
import { useRecap } from './recap.ts';
import type { Session } from './session.ts';
import { isShared } from './together/shared.ts';
import { useCalls } from './use-calls.ts';

const OwnAbsence = deferred(async () => (await import('./absence-note.tsx')).OwnAbsence);
const TurnBanner = deferred(async () => (await import('./together/turn-banner.tsx')).TurnBanner);
const ProposalNews = deferred(async () => {
  const { ProposalNews, speakOfAgreeing } = await import('./agreeing/late.ts');
  await speakOfAgreeing();
  return ProposalNews;
});
const BesideWords = deferred(async () => (await import('./beside-words.tsx')).BesideWords);
const EndPage = deferred(async () => (await import('./end/end-page.tsx')).EndPage);

/** The running match, and its end as soon as the last step has been shown. */
export function MatchPage({
  session,
  info,
  calls,
}: {
  session: Session;
  info: TableInfo;
  /** Whether who has the device now is to be called by name. */
  calls: boolean;
}) {
  const { stage, table, composer, viewer, result } = session;
  const [looking, setLooking] = useState(false);
  const [called] = useState(calls);
  const recap = useRecap(session);
  useCalls(session, info);
  useEffect(() => {
    if (result.value === null || (viewer.value === 'public' && !isShared(info))) return;
    markPlayed(info.game);
    // Who has the device in turns with others has no results of one's own here.
    if (!isShared(info)) noteResult(info, result.value.places, table.progress.value?.showings ?? []);
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
  const missed = viewer.value === 'public' || info.stage !== 'running' ? null : info.seats[viewer.value].absence;
  return (
    <Marks.Provider value={marksAt(session, info)}>
      {called && viewer.value !== 'public' && info.stage === 'running' && (
        <TurnBanner seat={viewer.value} name={session.names.value[viewer.value]} />
      )}
      {missed !== null && missed !== 'left' && <OwnAbsence key={missed} why={missed} />}
      {info.proposal !== null && <ProposalNews session={session} proposal={info.proposal} />}
      {unhurried && <BesideWords session={session} />}
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
