import { useLayoutEffect, useRef } from 'preact/hooks';
import styles from './sum.module.css';

/** "+5" or "−2" in a pill. With motion it rises into place; a new `beat` lets it rise again. */
export function Sum({ amount, beat, motion }: { amount: number; beat: number; motion: boolean }) {
  const pill = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!motion) return;
    pill.current?.animate(
      [
        { transform: 'translateY(10px) scale(.8)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      {
        duration: 250,
        easing: 'ease-out',
      },
    );
  }, [beat, amount, motion]);
  if (amount === 0) return null;
  return (
    <span ref={pill} class={amount > 0 ? styles.gain : styles.loss}>
      {signed(amount)}
    </span>
  );
}

/** With a true minus sign, which is as wide as the plus. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0';
}
