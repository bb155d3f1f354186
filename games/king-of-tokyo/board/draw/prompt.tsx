/** What is asked, in few words, with what is at stake beside it. */
import {
  CLAW,
  cardWithHearts,
  certainArmour,
  heartsWithout,
  type Of,
  workingCard,
} from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { deferred } from '@yamanote/kit';
import type { ComponentChildren } from 'preact';
import { Sign } from '../art/icons.tsx';
import { outlookFor } from '../outlook.ts';
import { askOf, nameOrYou, type Props } from '../shown.ts';
import { stakesOf } from '../stakes.ts';
import { isMarketFolded } from '../things.ts';
import { boardWords, cardName } from '../words/index.ts';
import { later } from './later.ts';
import { MarketTool } from './market-tool.tsx';
import palette from './palette.module.css';
import styles from './prompt.module.css';

const Reaction = deferred(async () => (await later()).Reaction);

export function Prompt({ children, ...props }: Props & { children: ComponentChildren }) {
  return (
    <div class={`${palette.palette} ${styles.prompt}`}>
      <Asked {...props}>{children}</Asked>
      {isMarketFolded(props) && <MarketTool {...props} />}
    </div>
  );
}

function Asked({ children, ...props }: Props & { children: ComponentChildren }) {
  const { view, names, language } = props;
  const words = boardWords[language];
  const frame = askOf(view);
  switch (frame?.kind) {
    case 'reroll':
      return (
        <Line title={view.options.short && view.dice.includes(CLAW) ? words.tapDieClawsStay : words.tapDie}>
          <small class={styles.side}>{words.rollOf({ roll: view.rolls, of: view.rolls + view.rerolls })}</small>
        </Line>
      );
    case 'yield': {
      const { ifStaying, ifLeaving } = stakesOf(view, frame.seat, frame.attacker);
      const decided = ifStaying !== null && ifLeaving !== null;
      return (
        <>
          <Line title={decided ? words.winsNow(nameOrYou(props, ifStaying)) : words.stayOrLeave({ lost: frame.lost })}>
            <Hit {...props} seat={frame.seat} lost={frame.lost} before={false} />
            {!decided && <Poison {...props} seat={frame.seat} />}
          </Line>
          {props.window.shape === 'wide' && <Reaction {...props} />}
        </>
      );
    }
    case 'escape':
      return (
        <>
          <Line title={words.escapeOrStay({ amount: frame.amount })}>
            <Hit {...props} seat={frame.seat} lost={frame.amount} before />
          </Line>
          {props.window.shape === 'wide' && <Reaction {...props} />}
        </>
      );
    case 'probe':
      return (
        <Line title={words.probeOrNot(names[view.active ?? 0])}>
          <DiceDo {...props} seat={frame.seat} />
        </Line>
      );
    case 'snatch':
      return (
        <Line title={words.snatchOrNot(names[view.active ?? 0])}>
          <Energy {...props} seat={frame.seat} />
        </Line>
      );
    case 'defend':
      return frame.amount > 0 ? (
        <Defend {...props} frame={frame} />
      ) : (
        <Lose {...props} seat={frame.seat}>
          {children}
        </Lose>
      );
    default:
      return children;
  }
}

function Line({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <h2 class={styles.line}>
      <span>{title}</span>
      {children}
    </h2>
  );
}

/** "♥ 9 → 6": what the blow has made of my hearts, or would make of them. */
function Hit({ view, language, seat, lost, before }: Props & { seat: number; lost: number; before: boolean }) {
  const words = boardWords[language];
  const monster = view.monsters[seat];
  const armour = before ? certainArmour(monster, lost) : null;
  if (armour !== null) return <small class={styles.stakes}>{words.stops(cardName(armour, language))}</small>;
  const from = before ? monster.hearts : monster.hearts + lost;
  return <Hearts language={language} from={from} to={Math.max(0, from - lost)} />;
}

function Hearts({ language, from, to }: Pick<Props, 'language'> & { from: number; to: number }) {
  const words = boardWords[language];
  return (
    <small class={styles.stakes}>
      <span aria-hidden="true">
        <Sign name="heart" size={15} /> {from} → <b class={styles.left}>{to}</b>
      </span>
      <span class="unseen">{to === 0 ? words.theEnd : words.heartsRemain(to)}</span>
    </small>
  );
}

/** What somebody's dice would do to me, and bring them. */
function DiceDo({ view, names, language, seat }: Props & { seat: Seat }) {
  const roller = view.active as Seat;
  const { blows, stars } = outlookFor(view, roller);
  const hearts = blows.find((blow) => blow.seat === seat)?.amount ?? 0;
  return <small class={styles.stakes}>{boardWords[language].diceDo({ hearts, stars, name: names[roller] })}</small>;
}

/** What poison will take at the end of my turn: in Tokyo no rolled heart removes it. */
function Poison({ view, language, seat }: Props & { seat: number }) {
  const monster = view.monsters[seat];
  if (monster.poison === 0 || certainArmour(monster, monster.poison) !== null) return null;
  return (
    <small class={styles.stakes}>
      <Sign name="poison" size={15} /> {boardWords[language].thenPoison(monster.poison)}
    </small>
  );
}

function Defend(props: Props & { frame: Of<'defend'> }) {
  const { language, frame } = props;
  return (
    <Line title={boardWords[language].defendOrNot({ amount: frame.amount })}>
      <Hit {...props} seat={frame.seat} lost={frame.amount} before />
      <Energy {...props} seat={frame.seat} />
    </Line>
  );
}

/** Hearts go with a card, which is no damage; `children` where only energy or the card does. */
function Lose({ children, ...props }: Props & { seat: Seat; children: ComponentChildren }) {
  const { view, language, seat } = props;
  const monster = view.monsters[seat];
  const kept = cardWithHearts(view, seat);
  if (kept === null) return children;
  return (
    <Line title={boardWords[language].healBeforeLosing(cardName(workingCard(kept), language))}>
      <Hearts language={language} from={monster.hearts} to={heartsWithout(monster, kept)} />
      <Energy {...props} />
    </Line>
  );
}

function Energy({ view, language, seat }: Props & { seat: number }) {
  const { energy } = view.monsters[seat];
  return (
    <small class={styles.stakes}>
      <span aria-hidden="true">
        <Sign name="energy" size={15} /> {energy}
      </span>
      <span class="unseen">{boardWords[language].energy(energy)}</span>
    </small>
  );
}
