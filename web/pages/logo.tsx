/** The loop with its four stations. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect x="4.5" y="3" width="23" height="26" rx="11" fill="none" stroke="var(--green)" stroke-width="4.5" />
      <g fill="var(--paper)" stroke="var(--ink)" stroke-width="2">
        <circle cx="7" cy="9" r="2.9" />
        <circle cx="25" cy="9" r="2.9" />
        <circle cx="25" cy="23" r="2.9" />
        <circle cx="7" cy="23" r="2.9" />
      </g>
    </svg>
  );
}
