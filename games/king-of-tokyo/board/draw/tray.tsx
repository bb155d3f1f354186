/** The dice: mine to be kept or rolled, those to be turned or probed, or simply those that lie there. */
import { type Blow, CLAW, type Dice, type Face } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { deferred } from '@yamanote/kit';
import { Sign } from '../art/icons.tsx';
import { thrownAmong } from '../dice-rows.ts';
import { anchor } from '../flights.ts';
import { recall } from '../memory.ts';
import { myAsk, nameOrYou, type Props } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import { DiceRows } from './dice-rows.tsx';
import { Die } from './die.tsx';
import { later } from './later.ts';
import { toWhom } from './outlook-line.tsx';
import palette from './palette.module.css';
import styles from './tray.module.css';
import { useTumble } from './use-tumble.ts';

const ChangeDice = deferred(async () => (await later()).ChangeDice);

export function Tray(props: Props) {
  const choosing = myAsk(props, 'reroll') !== null;
  const turning = myAsk(props, 'change') !== null || myAsk(props, 'probe') !== null;
  if (recall(props).view.active === null) return null;
  return (
    <div class={`${palette.palette} ${styles.tray}`} data-anchor={anchor.dice}>
      {choosing ? <DiceRows {...props} /> : turning ? <ChangeDice {...props} /> : <Lying {...props} />}
    </div>
  );
}

const ALL = 6;

/** Dice that nobody moves now: rolled ones, those of the turn before, or blank ones before the very first throw. */
function Lying(props: Props) {
  const words = boardWords[props.language];
  const { view, lying, thrown, throws, blows } = recall(props);
  const row = useTumble(throws, props.motion);
  const mayRoll = myAsk(props, 'roll') !== null;
  const shown = lying === null || mayRoll ? { seat: view.active ?? 0, dice: [], past: false } : lying;
  const name = nameOrYou(props, shown.seat);
  const title = shown.past ? words.lastDiceOf(name) : words.diceOf(name);
  const hits = !shown.past && blows !== null && blows.length > 0;
  const waiting = shown.dice.length === 0;
  const moving = shown.past ? [] : thrownAmong(shown.dice, thrown);
  return (
    <section class={styles.lying} aria-label={title}>
      <h2 class={styles.title}>
        {title}
        {hits && (
          <small>
            <Sign name="claw" size={12} /> {words.damage(blows[0].amount)} {toWhom(props, sameSeats(blows))}
          </small>
        )}
      </h2>
      <p class="unseen">{waiting ? words.notRolled : words.dice(shown.dice)}</p>
      <div
        ref={row}
        class={styles.row}
        data-waiting={waiting || undefined}
        data-past={shown.past || undefined}
        data-hits={hits || undefined}
        data-many={shown.dice.length > ALL || undefined}
      >
        {waiting
          ? Array.from({ length: ALL }, (_, i) => <LyingDie key={i} face={null} extra={false} tumbles={false} />)
          : clawsFirst(shown.dice, hits).map(({ face, index }) => (
              <LyingDie key={index} face={face} extra={index >= ALL} tumbles={moving[index] ?? false} />
            ))}
      </div>
    </section>
  );
}

function LyingDie({ face, extra, tumbles }: { face: Face | null; extra: boolean; tumbles: boolean }) {
  return (
    <span class={styles.die} data-claw={face === CLAW || undefined} data-tumble={tumbles ? '' : undefined}>
      <Die face={face} extra={extra} />
    </span>
  );
}

/** Dice that have hit somebody lie in front of the others. */
function clawsFirst(dice: Dice, hits: boolean): { face: Face; index: number }[] {
  const all = dice.map((face, index) => ({ face, index }));
  if (!hits) return all;
  return [...all.filter(({ face }) => face === CLAW), ...all.filter(({ face }) => face !== CLAW)];
}

/** Those who are hit as hard as the first. */
function sameSeats(blows: readonly Blow[]): Seat[] {
  return blows.filter(({ amount }) => amount === blows[0].amount).map(({ seat }) => seat);
}
