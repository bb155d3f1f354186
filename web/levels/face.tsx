/** A face for every level. Bright ground and dark lines, so that it is seen by day and by night, also very small. */
import { Icon } from '@yamanote/kit/icon.tsx';
import type { ComponentChildren } from 'preact';
import { levelOf } from './level.ts';

const LINE = '#1e2a38';

/** A rabbit with its eyes closed. */
const gentle = (
  <>
    <g fill="#f9c4cf">
      <ellipse cx="8.7" cy="6.4" rx="2.5" ry="5.2" transform="rotate(-9 8.7 6.4)" />
      <ellipse cx="15.3" cy="6.4" rx="2.5" ry="5.2" transform="rotate(9 15.3 6.4)" />
      <circle cx="12" cy="15.3" r="7.3" />
    </g>
    <path fill="none" d="M7.4 15q1.4-1.7 2.8 0M13.8 15q1.4-1.7 2.8 0M10.6 18.2q1.4 1.3 2.8 0" />
  </>
);

/** A bear with round ears. */
const easy = (
  <>
    <g fill="#eeb64b">
      <circle cx="5.9" cy="7" r="3.4" />
      <circle cx="18.1" cy="7" r="3.4" />
      <circle cx="12" cy="13.2" r="8.4" />
    </g>
    <ellipse cx="12" cy="16.4" rx="4" ry="3.3" fill="#fdf0d2" stroke="none" />
    <g fill={LINE} stroke="none">
      <circle cx="8.5" cy="11.8" r="1.35" />
      <circle cx="15.5" cy="11.8" r="1.35" />
      <ellipse cx="12" cy="15" rx="1.6" ry="1.15" />
    </g>
    <path fill="none" d="M10.4 17.6q1.6 1.4 3.2 0" />
  </>
);

/** A cat with whiskers. */
const normal = (
  <>
    <path fill="#93c9dd" d="M3.8 3.2 8.8 6.9q3.2-.9 6.4 0l5-3.7.6 9.9q-.4 8-8.8 8t-8.8-8Z" />
    <g fill={LINE} stroke="none">
      <ellipse cx="8.4" cy="12" rx="1.3" ry="1.8" />
      <ellipse cx="15.6" cy="12" rx="1.3" ry="1.8" />
      <path d="M10.6 14.8h2.8L12 16.4Z" />
    </g>
    <path
      fill="none"
      d="M9.8 17.9q1.1.8 2.2-.6 1.1 1.4 2.2.6M.8 13.6l3.6.9M.8 17.6l4-.7M23.2 13.6l-3.6.9M23.2 17.6l-4-.7"
    />
  </>
);

/** A fox with narrow eyes. */
const hard = (
  <>
    <path fill="#f2763a" d="M2.6 2.4 9.2 7h5.6l6.6-4.6.3 8.6q-2 7.2-9.7 11.2Q4.3 18.2 2.3 11Z" />
    <path fill="#fff1df" stroke="none" d="M3.4 12.6q5.6-.4 8.6 4.5 3-4.9 8.6-4.5-2.3 5.5-8.6 8.8-6.3-3.3-8.6-8.8Z" />
    <path fill="none" stroke-width="2" d="M6.2 9.8l3.8 1.9M17.8 9.8 14 11.7" />
    <circle cx="12" cy="19.9" r="1.5" fill={LINE} stroke="none" />
  </>
);

/** Two halves, as two who are alike. */
const even = (
  <>
    <path fill="#9ad94b" d="M12 2.9a9.1 9.1 0 0 0 0 18.2Z" />
    <path fill="#9fb2f0" d="M12 2.9a9.1 9.1 0 0 1 0 18.2Z" />
    <g fill={LINE} stroke="none">
      <circle cx="8.3" cy="10.4" r="1.5" />
      <circle cx="15.7" cy="10.4" r="1.5" />
    </g>
    <path fill="none" d="M7.6 14.7q4.4 3.9 8.8 0" />
  </>
);

const FACES: Readonly<Record<string, ComponentChildren>> = { gentle, easy, normal, hard, even };

/** The face of a level, or of the bot of a seat; one that is no level is a robot. Always beside words. */
export function BotFace({ bot, size = 24 }: { bot: string; size?: number }) {
  const face = FACES[levelOf(bot)];
  if (face === undefined) return <Icon name="robot" size={size} />;
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      stroke={LINE}
      stroke-width="1.5"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      {face}
    </svg>
  );
}
