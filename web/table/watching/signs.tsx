/** Signs that only those see who play beside a big screen. */
const SHAPES = {
  phone: 'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zM11 18h2',
  screen: 'M4 5h16v11H4zM9 20h6M12 16v4',
} as const;

export function Sign({ name }: { name: keyof typeof SHAPES }) {
  return (
    <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
      <path
        d={SHAPES[name]}
        fill="none"
        stroke="currentColor"
        stroke-width={2.2}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
