import type { Seat, Standing } from '@yamanote/kernel';
import type { BoardProps } from '@yamanote/kit/board.ts';
import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import { usesKeyboard } from '@yamanote/kit/modality.ts';
import { notice } from '@yamanote/kit/notice.tsx';
import { SeatMark } from '@yamanote/kit/seat-mark.tsx';
import { useSize } from '@yamanote/kit/use-size.ts';
import type { TableInfo } from '@yamanote/protocol';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { BotFace } from '../../levels/face.tsx';
import { CannotWrite } from '../../pages/cannot-write.tsx';
import { CopyTable } from '../../pages/copy-table.tsx';
import { motion } from '../../settings/settings.ts';
import { botWords } from '../../words/bots.ts';
import { words } from '../../words/index.ts';
import { whyNot } from '../../words/refusals.ts';
import { ReactionAt } from '../chat/reaction-at.tsx';
import { useOpenChat } from '../chat/use-chat.ts';
import { tableName } from '../names.ts';
import type { Session } from '../session.ts';
import { isShared } from '../together/shared.ts';
import { Confetti } from './confetti.tsx';
import styles from './end-page.module.css';
import { headlineOf } from './headline.ts';
import { minutesOf, roundsOf } from './length.ts';
import { downloadMatch } from './match-file.ts';
import { Proof } from './proof.tsx';
import { Race } from './race.tsx';
import { reasonsOf } from './reasons.ts';
import { OtherOptions, RematchButton } from './rematch.tsx';

interface Props {
  session: Session;
  info: TableInfo;
  board: BoardProps;
  standing: Standing;
  look(): void;
}

/** The end: who won, how all stand, whether chance was honest, and on to the next match. */
export function EndPage({ session, info, board, standing, look }: Props) {
  const { Scene, End } = session.board;
  const { end, homePage } = words.value;
  const talk = useOpenChat();
  const alone = info.seats.length === 1;
  const mine = (seat: Seat) => info.seats[seat].you || (isShared(info) && info.seats[seat].guest !== null);
  const won = !alone && standing.winners.some(mine);
  const showings = session.table.progress.value?.showings ?? [];
  const rounds = roundsOf(session.chapters.value);
  const rest = atRest(board);
  const isAgreed = session.table.progress.value?.sight.agreed === true;
  const headline = useRef<HTMLElement>(null);
  const covered = useSize(headline)?.height ?? 0;
  return (
    <div class={styles.page}>
      <header class={styles.head}>
        <a class={button.quiet} href="/">
          <Icon name="back" size={20} /> {homePage}
        </a>
        <p>
          <span class={styles.where}>
            {session.speech.value.title} · {tableName(info.table, words.value)} ·{' '}
          </span>
          {rounds > 0 && <span>{end.rounds({ rounds })} · </span>}
          <span>{end.minutes({ minutes: minutesOf(showings) })}</span>
        </p>
      </header>
      <main class={styles.content}>
        <div class={styles.scene} style={{ '--headline': `${covered}px` }}>
          <div class={styles.picture} aria-hidden="true">
            <Scene {...rest} />
          </div>
          {won && motion.value && <Confetti />}
        </div>
        <Headline session={session} board={rest} standing={standing} place={headline} />
        <div class={styles.details}>
          <CannotWrite line={session.table.line} />
          <Result session={session} info={info} board={rest} standing={standing} />
          <Race session={session} />
          {End && !isAgreed && <End {...rest} />}
          <Proof session={session} info={info} />
        </div>
      </main>
      {talk !== null && (
        <div class={styles.chat}>
          <talk.parts.ChatBeside chat={talk.chat} />
        </div>
      )}
      <footer class={styles.footer}>
        <RematchButton session={session} info={info} />
        <button type="button" class={button.plain} onClick={look}>
          <Icon name="eye" /> {end.look}
        </button>
        <button
          type="button"
          class={button.plain}
          onClick={() => downloadMatch(session).catch((reason) => notice(whyNot(reason)))}
        >
          <Icon name="download" /> {end.download}
        </button>
        <OtherOptions session={session} info={info} />
        <CopyTable table={info.table} />
      </footer>
    </div>
  );
}

/** The board as a picture: nothing to tap, nothing new or still in the air, nothing but the scene in any window. */
function atRest(board: BoardProps): BoardProps {
  const { beat } = board.happening;
  const window = { shape: 'upright', room: 'usual' } as const;
  return { ...board, window, target: () => 'none', happening: { beat, events: [], ahead: [] }, past: [] };
}

function Headline({
  session,
  board,
  standing,
  place,
}: Pick<Props, 'session' | 'board' | 'standing'> & { place: RefObject<HTMLElement | null> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone; whoever uses the keyboard goes on from here.
  useEffect(() => {
    if (usesKeyboard()) heading.current?.focus();
  }, []);
  const [winner] = standing.winners;
  const isAgreed = session.table.progress.value?.sight.agreed === true;
  const reasons = isAgreed ? [words.value.end.nobodyWon] : reasonsOf(session, standing, board.view, words.value);
  return (
    <header ref={place} class={styles.headline}>
      <h1 ref={heading} tabIndex={-1}>
        {winner !== undefined && <SeatMark seat={winner} size={30} />} <span>{headlineOf(session, standing)}</span>
      </h1>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </header>
  );
}

function Result({ session, info, board, standing }: Omit<Props, 'look'>) {
  const { SeatPanel, Portrait } = session.board;
  const { you, end } = words.value;
  // Where all agreed to end it, nobody took a place.
  const hasPlaces = session.table.progress.value?.sight.agreed !== true;
  const seats = info.seats.map((_, seat) => seat);
  const order = hasPlaces ? seats.sort((a, b) => standing.places[a] - standing.places[b]) : seats;
  return (
    <ol class={styles.result} aria-label={end.result} data-portraits={Portrait && ''}>
      {order.map((seat) => (
        <li key={seat} data-won={standing.winners.includes(seat) ? '' : undefined}>
          <span class={styles.place}>
            {hasPlaces && (
              <>
                <span class="unseen">{end.place({ place: standing.places[seat] })}</span>
                <span aria-hidden="true">{standing.places[seat]}</span>
              </>
            )}
          </span>
          {Portrait && (
            <span class={styles.portrait}>
              <Portrait {...board} seat={seat} />
            </span>
          )}
          <SeatMark seat={seat} size={15} />
          <span class={styles.name}>
            <b>{info.seats[seat].you ? you : session.names.value[seat]}</b> <BotNote bot={info.seats[seat].bot} />
          </span>
          <span class={styles.panel}>
            <SeatPanel {...board} seat={seat} />
          </span>
          <ReactionAt seat={seat} />
        </li>
      ))}
    </ol>
  );
}

/** Which bot has played a seat. */
function BotNote({ bot }: { bot: string | null }) {
  if (bot === null) return null;
  return (
    <small class={styles.bot}>
      <BotFace bot={bot} size={20} /> {words.value.table.bot} · {botWords(words.value, bot).name}
    </small>
  );
}
