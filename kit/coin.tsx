/** A coin; purely a picture, the amount beside it is text. */
export function Coin({ size = 16 }: { size?: number }) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <circle cx="8" cy="8" r="7.3" fill="#D9962A" />
      <circle cx="8" cy="7.6" r="6.6" fill="#F7C548" />
      <circle cx="8" cy="7.6" r="4.8" fill="none" stroke="#D9962A" />
      <rect x="6.5" y="6.1" width="3" height="3" fill="#C98A22" />
    </svg>
  );
}
