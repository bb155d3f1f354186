/** The small signs: goods, pieces, cards. Filled shapes on a square of 24, in the colour of the text around them. */
import type { Shop } from '@yamanote/games/shinjuku/rules';

const SHAPES = {
  food: 'M12 2.6c1.9 0 3.2 1.1 4.2 2.9l4.9 9c1.5 2.9-.3 6.3-3.6 6.3H6.5c-3.3 0-5.1-3.4-3.6-6.3l4.9-9C8.8 3.7 10.1 2.6 12 2.6zM8.6 13.6v5.3h6.8v-5.3z',
  clothing: 'M8.2 2.8 3 5.6 1.2 11.2l4.5 1.5V21.2h12.6v-8.5l4.5-1.5L21 5.6 15.8 2.8C15 6 9 6 8.2 2.8Z',
  books:
    'M11.1 6.3C9 4.6 5.8 3.9 1.8 4.2V18.6c4-.3 7.2.3 9.3 1.9ZM12.9 6.3c2.1-1.7 5.3-2.4 9.3-2.1V18.6c-4-.3-7.2.3-9.3 1.9Z',
  electronics:
    'M8.2 1.8v5.4H5.6v4.6c0 3.3 2.2 5.5 5.1 6v4.4h2.6v-4.4c2.9-.5 5.1-2.7 5.1-6V7.2h-2.6V1.8h-2.5v5.4h-2.6V1.8Z',
  department:
    'M11.1 1.2h6.3l-1.5 1.9 1.5 1.9h-4.6v2h7.4v15h-6.3v-4.4h-3.8V22H3.8V7h7.3ZM6.6 9.6v2.2h2.6V9.6ZM10.7 9.6v2.2h2.6V9.6ZM14.8 9.6v2.2h2.6V9.6ZM6.6 13.6v2.2h2.6v-2.2ZM10.7 13.6v2.2h2.6v-2.2ZM14.8 13.6v2.2h2.6v-2.2Z',
  store: 'M3 4h18l1 6c0 1.6-1.2 2.6-2.5 2.6V21h-6v-5h-3v5h-6v-8.4C3.2 12.6 2 11.6 2 10Z',
  card: 'M5 4.5A2.5 2.5 0 0 1 7.5 2h9A2.5 2.5 0 0 1 19 4.5v15a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 19.5Z',
  joker:
    'M12 3a9 9 0 0 1 8.4 5.8l1.9-.7-.9 5.2-4.5-2.7 1.6-.6A6.7 6.7 0 0 0 5.7 9.7L3.5 9A9 9 0 0 1 12 3Zm0 18a9 9 0 0 1-8.4-5.8l-1.9.7.9-5.2 4.5 2.7-1.6.6a6.7 6.7 0 0 0 12.8 1L20.5 15A9 9 0 0 1 12 21Z',
  star: 'M12 1.8l3.1 6.6 7.2.9-5.3 5 1.4 7.2L12 18l-6.4 3.5L7 14.3l-5.3-5 7.2-.9Z',
  bag: 'M8 6c0-2.5 1.7-4.3 4-4.3S16 3.5 16 6h3.5l1.2 15.5H3.3L4.5 6Zm2 0h4c0-1.4-.8-2.3-2-2.3S10 4.6 10 6Z',
  track: 'M7 2h2v3h6V2h2v20h-2v-3H9v3H7Zm2 5v3h6V7Zm0 5v3h6v-3Z',
  train:
    'M8 2.5h8c2.5 0 4 1.6 4 4V15c0 2.2-1.5 3.7-3.5 3.9l2 2.6h-2.6l-1.9-2.5h-4l-1.9 2.5H5.5l2-2.6C5.5 18.7 4 17.2 4 15V6.5c0-2.4 1.5-4 4-4ZM6.5 6v4.5h4.7V6Zm6.3 0v4.5h4.7V6ZM8.2 13.4a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Zm7.6 0a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Z',
  customer:
    'M12 2a4.6 4.6 0 1 1 0 9.2A4.6 4.6 0 0 1 12 2ZM12 12.8c5.2 0 8.4 3.2 8.4 7.8V22H3.6v-1.4c0-4.6 3.2-7.8 8.4-7.8Z',
  crown: 'M3 7l4.8 3.5L12 4l4.2 6.5L21 7l-1.8 12H4.8Z',
} as const satisfies Record<Shop, string> & Record<string, string>;

export type GlyphName = keyof typeof SHAPES;

/** The bare shape, for use inside a drawing. */
export function GlyphShape({ name }: { name: GlyphName }) {
  return <path d={SHAPES[name]} fill-rule="evenodd" />;
}

export function Glyph({ name, size = 16 }: { name: GlyphName; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      <GlyphShape name={name} />
    </svg>
  );
}
