import { usePageState } from '@yamanote/kit/page-state.ts';
import { waitsForYou } from '@yamanote/protocol';
import { useEffect } from 'preact/hooks';
import { server } from '../../connection/halls.ts';
import { lobby, watchLobby } from '../../connection/lobby.ts';
import { CannotWrite } from '../cannot-write.tsx';
import { Shell } from '../shell.tsx';
import { Departures } from './departures.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { Landscape } from './landscape.tsx';
import { Loop } from './loop.tsx';
import { YourMatches } from './your-matches.tsx';

/** The loop line: four stations, the trains that run, one tap to play. */
export function HomePage() {
  useEffect(() => watchLobby(), []);
  usePageState({ idle: lobby.value !== null && server.waiting.value === 0 });
  const waiting = lobby.value?.yours.find(waitsForYou) ?? null;
  return (
    <Shell title={null}>
      <CannotWrite line={server} apart />
      <div class={styles.home} data-waiting={waiting === null ? undefined : ''}>
        <Landscape />
        {waiting !== null && <YourMatches />}
        <div class={styles.map}>
          <Loop />
          <Hero waiting={waiting} />
        </div>
        {waiting === null && <YourMatches />}
        <Departures />
      </div>
    </Shell>
  );
}
