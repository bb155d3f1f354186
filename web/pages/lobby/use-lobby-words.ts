import { shownLanguage } from '../../words/index.ts';
import { useSpoken } from '../../words/use-spoken.ts';
import { type LobbyWords, lobbyWords } from './words/index.ts';

/** `null` until they are there. */
export function useLobbyWords(): LobbyWords | null {
  const spoken = useSpoken('lobby', async () => ({ opened: lobbyWords, load: lobbyWords.load }));
  return spoken === null ? null : spoken[shownLanguage.value];
}
