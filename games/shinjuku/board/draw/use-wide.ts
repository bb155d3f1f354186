import { useEffect, useState } from 'preact/hooks';

/** Whether the frame has a column beside the map; the frame itself decides by the same width. */
const WIDE = '(min-width: 1080px)';

export function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const follow = () => setWide(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return wide;
}
