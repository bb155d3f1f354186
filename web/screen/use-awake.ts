import { useEffect } from 'preact/hooks';

/** Keeps the screen from going dark, where the browser lets a page ask for that. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // It may be refused: a battery runs low.
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (left) await lock?.release();
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
