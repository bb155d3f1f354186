/** The small signs of the game: heart, star, energy, claw, counters. Always beside a number or a word. */
const SHAPES = {
  heart:
    'M12 20.5C4 14.5 2.5 10.5 2.5 8 2.5 5 4.8 3 7.4 3c2 0 3.6 1.1 4.6 3 1-1.9 2.6-3 4.6-3 2.6 0 4.9 2 4.9 5 0 2.5-1.5 6.5-9.5 12.5z',
  star: 'M12 1.5l3 6.9 7.5.7-5.7 4.9 1.7 7.3L12 17.5l-6.5 3.8 1.7-7.3L1.5 9.1 9 8.4z',
  energy: 'M14 1.5 4 13.5h6.5l-2 9 11.5-13h-7z',
  claw: 'M4 3c4 5 5 11 3 18.5C4.5 16 3 10 4 3zM10.5 2c4.5 6 5 13 2.5 20.5C10.5 16.5 9.5 9 10.5 2zM17.5 3c4 5 4 11 2 17.5C17 15.5 16.3 9.5 17.5 3z',
  poison:
    'M12 2C7 9 5 12 5 15.5a7 7 0 0 0 14 0C19 12 17 9 12 2zM9 14.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zm6 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
  shrink: 'M10.5 10.5H3.5l2.7-2.7L2 3.6 3.6 2l4.2 4.2 2.7-2.7zM13.5 13.5h7l-2.7 2.7 4.2 4.2-1.6 1.6-4.2-4.2-2.7 2.7z',
  smoke: 'M7 19a5 5 0 0 1-.8-9.9A6 6 0 0 1 17.5 8 5.5 5.5 0 0 1 17 19z',
  card: 'M6.5 2.5h11a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM7.5 6v6h9V6z',
} as const;

export type SignName = keyof typeof SHAPES;

export function Sign({ name, size = 14 }: { name: SignName; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} data-sign={name} aria-hidden="true">
      <path d={SHAPES[name]} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
