import { useEffect, useRef, useState } from 'preact/hooks';

const COUNTING = 250;

/** A number that counts up or down to its new value instead of jumping there. */
export function useCount(value: number, motion: boolean): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    if (!motion || from.current === value) {
      from.current = value;
      setShown(value);
      return;
    }
    const start = performance.now();
    const first = from.current;
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(1, (now - start) / COUNTING);
      from.current = Math.round(first + (value - first) * part);
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, motion]);
  return motion ? shown : value;
}
