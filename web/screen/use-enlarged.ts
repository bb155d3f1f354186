import { useEffect, useState } from 'preact/hooks';

/** What is drawn on a screen is drawn for this room, and then enlarged: who looks stands across the room. */
const ROOM = { width: 1360, height: 765 };

/** A laptop shows the same a little smaller; what is smaller yet is no screen for all, and shows things as large as they are. */
const SMALLEST = 0.75;

export function enlargementFor({ width, height }: { width: number; height: number }): number {
  const times = Math.min(width / ROOM.width, height / ROOM.height);
  return times < SMALLEST ? 1 : times;
}

export function useEnlarged(): number {
  const measure = () => enlargementFor({ width: innerWidth, height: innerHeight });
  const [enlarged, setEnlarged] = useState(measure);
  useEffect(() => {
    const onResize = () => setEnlarged(measure());
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
  return enlarged;
}
