/** Two different actions out of five; the one that is looked at shows what it can do. */
import { ACTION_KINDS, type Action, type ActionKind } from '@yamanote/games/shinjuku/rules';
import { controlProps } from '@yamanote/kit';
import { Glyph, type GlyphName } from '../art/glyphs.tsx';
import { type Desk, lookAt } from '../desk.ts';
import { heardOf, hintOf, nextStars, shortHintOf } from '../hints.ts';
import type { Props } from '../shown.ts';
import { kindOf } from '../targets.ts';
import { boardWords } from '../words/index.ts';
import styles from './action-panel.module.css';
import { BestRides } from './best-rides.tsx';
import { OpenChoices } from './open-choices.tsx';
import panel from './panel.module.css';
import { PanelFrame } from './panel-frame.tsx';
import { PaymentRow } from './payment-row.tsx';
import { Planner } from './planner.tsx';
import { UpgradeChoices } from './upgrade-choices.tsx';

const GLYPHS: Readonly<Record<ActionKind, GlyphName>> = {
  open: 'store',
  track: 'track',
  move: 'train',
  upgrade: 'department',
  income: 'card',
};

/** More rides than anybody looks through. */
const MANY = 12;

export function ActionPanel({ desk }: { desk: Desk }) {
  const { board, mode } = desk;
  const { view, language, window } = board;
  const words = boardWords[language];
  const upright = window.shape === 'upright';
  // In a single row there is only room for what has been chosen, or for what it can do.
  const single = upright && window.room !== 'tall';
  const tabs = single && mode !== null ? [mode] : ACTION_KINDS;
  return (
    <PanelFrame title={words.whichAction(2 - view.done.length)} side={<Done done={view.done} board={board} />}>
      <div class={styles.tabs} data-chosen={tabs.length === 1 ? '' : undefined}>
        {tabs.map((kind) => (
          <Tab key={kind} desk={desk} kind={kind} />
        ))}
      </div>
      {mode === null && !single && <BestRides desk={desk} most={3} otherwise={<Hints desk={desk} />} />}
      {mode === 'move' && (upright ? <BestRides desk={desk} most={MANY} /> : <Planner desk={desk} />)}
      {mode !== null && mode !== 'move' && board.selected === null && <ModeText desk={desk} mode={mode} />}
      {mode === 'open' && <OpenChoices {...board} />}
      {mode === 'upgrade' && <UpgradeChoices {...board} />}
      {mode !== null && <PaymentRow {...board} />}
    </PanelFrame>
  );
}

function Done({ done, board }: { done: readonly ActionKind[]; board: Props }) {
  const words = boardWords[board.language];
  if (done.length === 0) return null;
  return (
    <span class={panel.chips}>
      {done.map((kind) => (
        <em key={kind} class={panel.chip}>
          {words.kinds[kind]} ✓
        </em>
      ))}
    </span>
  );
}

function Tab({ desk, kind }: { desk: Desk; kind: ActionKind }) {
  const { board, mode } = desk;
  const words = boardWords[board.language];
  const ways = board.answers.filter((answer: Action) => kindOf(answer) === kind);
  const off = ways.length === 0;
  const label = words.titled(words.kinds[kind], [heardOf(board, kind)]);
  const press = () => {
    lookAt(board, mode === kind ? null : kind);
    if (kind === 'income' && mode !== kind) board.select(ways[0]);
  };
  return (
    <button
      type="button"
      class={styles.tab}
      disabled={off}
      title={hintOf(board, kind)}
      {...(off ? { 'aria-label': label } : controlProps(`do:${kind}`, label, mode === kind, press, 'choice'))}
    >
      <Glyph name={GLYPHS[kind]} size={20} />
      <span aria-hidden="true">{words.kinds[kind]}</span>
    </button>
  );
}

/** Where no ride is worth looking at: what the actions are. */
function Hints({ desk: { board } }: { desk: Desk }) {
  const words = boardWords[board.language];
  return (
    <dl class={styles.hints}>
      {ACTION_KINDS.map((kind) => (
        <div key={kind}>
          <dt>{words.kinds[kind]}</dt>
          <dd>{shortHintOf(board, kind)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What there is to know about the kind of action that is chosen; the action bar asks where. */
function ModeText({ desk: { board }, mode }: { desk: Desk; mode: Exclude<ActionKind, 'move'> }) {
  const { view, language, viewer } = board;
  const words = boardWords[language];
  if (viewer === 'public') return null;
  const retail = view.options.edition === 'retail';
  const texts = {
    open: words.glowMeans,
    track: view.pieces[viewer] < 2 ? words.trackLast : retail ? words.trackThenMore : words.trackOrder,
    upgrade: words.upgradeFor(nextStars(view)),
    income: words.actionHints.income,
  };
  return (
    <p class={styles.text}>
      {texts[mode]} {mode === 'track' && <small>{words.piecesLeft(view.pieces[viewer])}</small>}
    </p>
  );
}
