/** Our own small icons: one hand, two strokes wide, on a square of 24. Always beside words or a label. */
const SHAPES = {
  pause: 'M9 5v14M15 5v14',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  cross: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  log: 'M5 6h14M5 12h9M5 18h6',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  undo: 'M9 14L4.5 9.5 9 5M5 9.5h9.5a4.75 4.75 0 0 1 0 9.5H11',
  redo: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4h-4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  options: 'M4 8h8M18 8h2M4 16h2M12 16h8M15 5.5v5M9 13.5v5',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M5 12v7.5h14V12',
  download: 'M12 4v11M8 11.5l4 4 4-4M5 19.5h14',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  out: 'M14 4h6v6M20 4l-9 9M18 14v5.5H4.5V6H10',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  help: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9.8 9.6a2.3 2.3 0 1 1 3.3 2.2c-.8.4-1.1.9-1.1 1.7M12 16.5h.01',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z',
  shield: 'M12 3l7.5 2.8v5.7c0 4.5-3 7.7-7.5 9.5-4.5-1.8-7.5-5-7.5-9.5V5.8zM8.7 11.8l2.4 2.4 4.4-4.6',
  warning: 'M12 3l7.5 2.8v5.7c0 4.5-3 7.7-7.5 9.5-4.5-1.8-7.5-5-7.5-9.5V5.8zM12 8v4.5M12 15.8h.01',
  robot: 'M6 9h12v10H6zM12 9V5M12 4.5h.01M9.5 13.5h.01M14.5 13.5h.01M9.5 16.3h5M3.5 12.5v3M20.5 12.5v3',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20c.8-3.8 3.6-5.5 7.5-5.5s6.7 1.7 7.5 5.5',
  people:
    'M9 5a3.4 3.4 0 1 0 0 6.8A3.4 3.4 0 0 0 9 5zM2.5 19.5c.6-3.3 3-4.8 6.5-4.8s5.9 1.5 6.5 4.8M15.5 5.6a3.2 3.2 0 0 1 0 5.6M18 15c1.9.7 3.1 2.2 3.5 4.5',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  hint: 'M9.5 17.5h5M10.5 20.5h3M12 3.5a6 6 0 0 0-3.5 10.9c.6.5 1 1.3 1 2.1h5c0-.8.4-1.6 1-2.1A6 6 0 0 0 12 3.5z',
  flag: 'M6 21V4M6 5h12l-3 4.2 3 4.3H6',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c2.3 2.3 3.5 5.1 3.5 8.5s-1.2 6.2-3.5 8.5c-2.3-2.3-3.5-5.1-3.5-8.5s1.2-6.2 3.5-8.5z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3l5.2 5.2',
  book: 'M12 6.5C10 5 7.5 4.5 4 4.5v13.5c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2zM12 6.5V20',
  chat: 'M4 5h16v11H11l-4.5 4v-4H4z',
  send: 'M20.5 4L3.5 11l7 2.5 2.5 7z',
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM19.5 12a7.6 7.6 0 0 0-.1-1.2l1.9-1.5-1.8-3.1-2.3.9a7.5 7.5 0 0 0-2-1.2L14.8 3.5h-3.6l-.4 2.4a7.5 7.5 0 0 0-2 1.2l-2.3-.9-1.8 3.1 1.9 1.5a7.6 7.6 0 0 0 0 2.4l-1.9 1.5 1.8 3.1 2.3-.9a7.5 7.5 0 0 0 2 1.2l.4 2.4h3.6l.4-2.4a7.5 7.5 0 0 0 2-1.2l2.3.9 1.8-3.1-1.9-1.5c.1-.4.1-.8.1-1.2z',
} as const;

const SOLID = { play: 'M7 4.5v15l13-7.5z' } as const;

export type IconName = keyof typeof SHAPES | keyof typeof SOLID;

export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  const solid = name in SOLID;
  const path = solid ? SOLID[name as keyof typeof SOLID] : SHAPES[name as keyof typeof SHAPES];
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d={path}
        fill={solid ? 'currentColor' : 'none'}
        stroke="currentColor"
        stroke-width={name === 'more' ? 3.6 : 2.2}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
