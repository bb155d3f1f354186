import type { Reaction } from '@yamanote/protocol';
import type { ComponentChildren } from 'preact';
import styles from './reaction.module.css';

const SKIN = '#ffcf4a';
const SHADE = '#e8a820';
const INK = '#3b2a12';

/** Six of our own drawing, on a square of 36: a face or a hand in few strokes, to be known at a glance. */
const DRAWINGS: Readonly<Record<Reaction, ComponentChildren>> = {
  cheer: (
    <>
      <path d="M4 32 12.5 12.5 24 24z" fill="#f2b134" />
      <path d="M7.2 24.7 11.6 29M10 18.4 18.2 26.6" stroke="#c2478f" stroke-width="2.6" />
      <ellipse cx="18.2" cy="18.2" rx="3" ry="8" transform="rotate(-45 18.2 18.2)" fill="#b97410" />
      <path d="M20 14c0-4 3-4 3-8M23 17c4 .5 5-2.5 9-2" fill="none" stroke="#2c7fb8" stroke-width="2.4" />
      <circle cx="29" cy="7" r="2.3" fill="#d9412b" />
      <circle cx="15" cy="6" r="1.9" fill="#7db928" />
      <circle cx="30" cy="22" r="1.9" fill="#8c6bb1" />
      <path d="M25 11l2.6-1M18.5 9.500l.6-2.600M27 18.500l2.4.4" stroke="#1b9e77" stroke-width="2.2" />
    </>
  ),
  gasp: (
    <>
      <circle cx="18" cy="18" r="14" fill={SKIN} />
      <path d="M4.6 14a14 14 0 0 1 26.8 0c-3-3.5-8-5-13.4-5s-10.4 1.5-13.4 5z" fill="#8fb7ea" />
      <circle cx="12.5" cy="16" r="3.6" fill="#fff" />
      <circle cx="23.5" cy="16" r="3.6" fill="#fff" />
      <circle cx="12.5" cy="16.5" r="1.5" fill={INK} />
      <circle cx="23.5" cy="16.5" r="1.5" fill={INK} />
      <ellipse cx="18" cy="25.5" rx="3.6" ry="4.6" fill={INK} />
    </>
  ),
  laugh: (
    <>
      <circle cx="18" cy="18" r="14" fill={SKIN} />
      <path
        d="M9 15.500l5-2.500M9 13.500l5 2.500M27 15.500l-5-2.500M27 13.500l-5 2.5"
        stroke={INK}
        stroke-width="2.2"
      />
      <path d="M9.5 19.500h17c0 6-3.5 9.5-8.5 9.500s-8.5-3.5-8.5-9.500z" fill={INK} />
      <path d="M13 26.500c1.5-2 8.5-2 10 0-1.3 1.7-3 2.5-5 2.500s-3.7-.8-5-2.500z" fill="#e8604c" />
      <path d="M6.5 18.500c2.5 2.5 2 5-.3 5s-2.7-2.5.3-5zM29.5 18.500c-2.5 2.5-2 5 .3 5s2.7-2.5-.3-5z" fill="#4f9ad0" />
    </>
  ),
  clap: (
    <>
      <path d="M9 5.500l1.5 4M16 3.500v4M23 5.500l-1.5 4" stroke="#d9412b" stroke-width="2.4" />
      <path
        d="M20.5 12.500c1.3-1 3 .3 2.5 1.800l-.6 2 5.4 3.200c2.7 1.7 3.4 5.4 1.5 8l-2 2.800c-1.8 2.5-5.2 3-7.7 1.300L12 26z"
        fill={SHADE}
      />
      <path
        d="M14.3 13.200c.4-1.6 2.6-1.8 3.2-.2l.9 2.3 5.2 8c1.7 2.7 1 6.2-1.6 7.900l-2.6 1.700c-2.6 1.7-6 1-7.8-1.500l-6-8.500c-1-1.5.9-3.2 2.3-2.100l-1.7-3c-.9-1.7 1.4-3.2 2.6-1.700l2.6 3.5-1.5-3.300c-.7-1.8 1.7-3 2.8-1.400l2.2 3.400z"
        fill={SKIN}
        stroke={INK}
        stroke-width="1.2"
      />
    </>
  ),
  bow: (
    <>
      <path d="M3.5 32c.5-9.5 6-14.5 14.5-14.500S32 22.5 32.5 32z" fill="#2c7fb8" />
      <circle cx="18" cy="18" r="9.5" fill={SKIN} />
      <path d="M8 19C6.5 8.5 13 5.5 18 5.500S29.5 8.5 28 19c-2-4-5.5-5.5-10-5.500S10 15 8 19z" fill={INK} />
      <path d="M12.5 20.500q2 1.8 4 0M19.5 20.500q2 1.8 4 0" fill="none" stroke={INK} stroke-width="1.8" />
      <path d="M3 32c3-5.5 8-4.5 12-2.500h6c4-2 9-3 12 2.500z" fill={SHADE} />
    </>
  ),
  fire: (
    <>
      <path
        d="M18.5 2.500c1.5 6 9.5 9.5 9.5 19a10 10 0 0 1-20 .5c0-5 2.5-7 4-10.5.8 2 1.5 3 3 4C17 12 19.5 8 18.5 2.500z"
        fill="#e4502e"
      />
      <path
        d="M18.5 15c.5 3.5 4.5 5 4.5 10a5 5 0 0 1-10 .3c0-2.6 1.3-3.8 2.2-5.6.6 1.2 1 1.7 1.7 2.1 1-2 2.1-4.3 1.6-6.800z"
        fill="#ffc857"
      />
    </>
  ),
};

export function ReactionPicture({ reaction, size }: { reaction: Reaction; size: number }) {
  return (
    <svg
      viewBox="0 0 36 36"
      width={size}
      height={size}
      aria-hidden="true"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      {DRAWINGS[reaction]}
    </svg>
  );
}

/** At the corner of a seat, on a sign of its own; nobody can press it, and it is gone in a moment. */
export function FloatingReaction({ reaction }: { reaction: Reaction }) {
  return (
    <span class={styles.floating} data-reaction={reaction}>
      <ReactionPicture reaction={reaction} size={26} />
    </span>
  );
}
