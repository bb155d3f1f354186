/** What is asked, with what is at stake. */
import type { Of } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import type { ComponentChildren } from 'preact';
import { Sign } from '../art/icons.tsx';
import { askOf, type Props } from '../shown.ts';
import { stakesOf } from '../stakes.ts';
import { boardWords } from '../words/index.ts';
import { Fact } from './fact.tsx';
import { OrderSwitch } from './order-switch.tsx';
import palette from './palette.module.css';
import styles from './prompt.module.css';
import { Rivals } from './rivals.tsx';

export function Prompt({ children, ...props }: Props & { children: ComponentChildren }) {
  const frame = askOf(props.view);
  switch (frame?.kind) {
    case 'reroll':
      return <Rolling {...props} />;
    case 'yield':
      return <Yield {...props} frame={frame} />;
    case 'escape':
      return <Escape {...props} frame={frame} />;
    case 'defend':
      return (
        <Sheet plain>
          {children}
          <Defence {...props} frame={frame} />
        </Sheet>
      );
    default:
      return <>{children}</>;
  }
}

function Sheet({ plain = false, children }: { plain?: boolean; children: ComponentChildren }) {
  return <div class={`${palette.palette} ${styles.sheet} ${plain ? styles.plain : ''}`}>{children}</div>;
}

function Rolling({ view, language }: Props) {
  const words = boardWords[language];
  return (
    <h2 class={styles.line}>
      <span>{words.tapDie}</span>
      <small>{words.rollOf({ roll: view.rolls, of: view.rolls + view.rerolls })}</small>
    </h2>
  );
}

/** "Three claws. Stay in Tokyo?" */
function Yield(props: Props & { frame: Of<'yield'> }) {
  const { view, names, language, frame } = props;
  const words = boardWords[language];
  const { hearts } = view.monsters[frame.seat];
  return (
    <Sheet>
      <div class={styles.head}>
        <h2>{words.stayOrLeave({ lost: frame.lost })}</h2>
        <p>
          {words.hitYou({ name: names[frame.attacker], from: hearts + frame.lost, lost: frame.lost })}{' '}
          <b class={styles.left}>{words.heartsRemain(hearts)}</b>
        </p>
      </div>
      <Tokyo {...props} seat={frame.seat} attacker={frame.attacker} />
      <div class={styles.order}>
        <OrderSwitch {...props} id="yield" hearts={hearts} />
      </div>
    </Sheet>
  );
}

/** The same before the damage, which one would not suffer. */
function Escape(props: Props & { frame: Of<'escape'> }) {
  const { view, names, language, frame } = props;
  const words = boardWords[language];
  const { hearts } = view.monsters[frame.seat];
  const attacker = frame.harm.by === 'attack' ? frame.harm.seat : (view.active ?? 0);
  const left = Math.max(0, hearts - frame.amount);
  return (
    <Sheet>
      <div class={styles.head}>
        <h2>{words.escapeOrStay({ amount: frame.amount })}</h2>
        <p>
          {words.wouldHit({ name: names[attacker], from: hearts, lost: frame.amount })}{' '}
          <b class={styles.left}>{left === 0 ? words.theEnd : words.heartsRemain(left)}</b>
        </p>
      </div>
      <Tokyo {...props} seat={frame.seat} attacker={attacker} unhurt />
    </Sheet>
  );
}

function Tokyo(props: Props & { seat: Seat; attacker: Seat; unhurt?: boolean }) {
  const { view, names, language, seat, attacker, unhurt = false } = props;
  const words = boardWords[language];
  const { stars, rivals } = stakesOf(view, seat, attacker);
  return (
    <>
      <div class={styles.facts}>
        <Fact title={words.stay}>
          <span>
            <Sign name="star" size={15} /> {stars.from} → <b>{stars.to}</b> {words.nextTurn}
          </span>
          <span>{words.noHealing}</span>
        </Fact>
        <Fact title={words.leave}>
          <span>{unhurt ? words.unhurt : words.healAgain}</span>
          <span>
            {words.movesIn(names[attacker])} <Sign name="star" size={14} />
          </span>
        </Fact>
      </div>
      <Rivals {...props} rivals={rivals} />
    </>
  );
}

function Defence({ view, language, frame }: Props & { frame: Of<'defend'> }) {
  const words = boardWords[language];
  const { hearts, energy } = view.monsters[frame.seat];
  return (
    <div class={styles.facts}>
      {frame.amount > 0 && (
        <Fact title={words.ifNothing}>
          <span>
            <Sign name="heart" size={15} /> {hearts} → <b>{Math.max(0, hearts - frame.amount)}</b>
          </span>
        </Fact>
      )}
      <Fact title={words.youHave}>
        <span>
          <Sign name="energy" size={15} /> <b>{energy}</b>
        </span>
      </Fact>
    </div>
  );
}
