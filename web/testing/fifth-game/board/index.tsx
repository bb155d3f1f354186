import type { Stones } from '@yamanote/kernel/toys';
import { type Board, type BoardProps, TargetButton } from '@yamanote/kit';
import { words } from '../words/index.ts';

export const board: Board<Stones> = {
  loadWords: words.load,
  targets: ({ do: way }) => [`way:${way}`],
  confirm: () => true,
  Scene,
  Shelf,
  SeatPanel: ({ view, seat }) => <b>{view.scores[seat]}</b>,
  SeatDetail: ({ view, seat }) => <p>{view.passed[seat]} / 5</p>,
  Hint: ({ selected, language }) => (selected === null ? null : <p>{words[language].actions[selected.do]}</p>),
};

/** The river with the stones that this viewer has come to. */
function Scene({ view, language }: BoardProps<Stones>) {
  const known = view.stones.map((stone) => words[language].stones[stone]).join(', ');
  return (
    <svg viewBox="0 0 120 24" role="img" aria-label={known}>
      {view.stones.map((stone, i) => (
        <circle key={i} cx={12 + 24 * i} cy="12" r="9" fill={stone === 'wet' ? '#2c7fb8' : '#8b8576'} />
      ))}
    </svg>
  );
}

function Shelf(props: BoardProps<Stones>) {
  return (
    <div style={{ display: 'flex', gap: '8px' }}>
      {(['step', 'leap'] as const).map((way) => (
        <Way key={way} way={way} {...props} />
      ))}
    </div>
  );
}

function Way({ way, ...props }: BoardProps<Stones> & { way: 'step' | 'leap' }) {
  const label = words[props.language].actions[way];
  return (
    <TargetButton board={props} id={`way:${way}`} label={label} class="way" style={{ flex: 1, minHeight: '48px' }}>
      <span aria-hidden="true">{label}</span>
    </TargetButton>
  );
}
