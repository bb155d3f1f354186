import { registry } from '@yamanote/games/registry';
import type { Room } from '@yamanote/games/room';
import { useEffect, useState } from 'preact/hooks';

/** A game's room, once it is loaded. */
export function useRoom(game: string): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    let wanted = true;
    setRoom(null);
    if (Object.hasOwn(registry, game)) {
      registry[game]().then((loaded) => {
        if (wanted) setRoom(loaded);
      });
    }
    return () => {
      wanted = false;
    };
  }, [game]);
  return room;
}
