/** Two arrows, there and back: cards change their towns. */
export function SwapIcon({ size = 11 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      aria-hidden="true"
    >
      <path d="M2 5.5h11L9.5 2M14 10.5H3L6.5 14" />
    </svg>
  );
}
