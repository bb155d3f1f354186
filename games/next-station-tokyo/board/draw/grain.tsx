/** The grain of a coloured pencil: specks of bare paper. One tile for all pencils, worked out once. */
import { PENCILS, type PencilId } from '@yamanote/games/next-station-tokyo/rules';
import { fastRng } from '@yamanote/kernel';

const TILE = 48;
const SPECKS = 460;

const specks = (() => {
  const rng = fastRng('grain');
  const speck = () => `M${rng.below(TILE * 10) / 10} ${rng.below(TILE * 10) / 10}h${0.2 + rng.below(9) / 10}`;
  return Array.from({ length: SPECKS }, speck).join('');
})();

export function grainOf(sheet: string, pencil: PencilId): string {
  return `url(#${sheet}-${pencil})`;
}

/** `sheet` keeps the names of several sheets on one page apart. */
export function Grain({ sheet }: { sheet: string }) {
  return (
    <defs>
      {PENCILS.map((pencil) => (
        <pattern key={pencil} id={`${sheet}-${pencil}`} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <rect width={TILE} height={TILE} fill={`var(--ns-${pencil})`} />
          <path d={specks} fill="none" stroke="var(--ns-paper)" stroke-width="1" stroke-linecap="round" opacity=".55" />
        </pattern>
      ))}
    </defs>
  );
}
