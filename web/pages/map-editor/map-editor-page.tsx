/** Where the owner of a printed sheet enters it, for use in this hall and nowhere else. */

import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import { notice } from '@yamanote/kit/notice.tsx';
import { usePageState } from '@yamanote/kit/page-state.ts';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { read, write } from '../../settings/stored.ts';
import { stationOf, titleIn } from '../../stations.ts';
import { shownLanguage, words } from '../../words/index.ts';
import { useSpoken } from '../../words/use-spoken.ts';
import { Shell } from '../shell.tsx';
import { Loading } from '../states.tsx';
import styles from './map-editor-page.module.css';
import { playFrom } from './play-from.ts';

const GAME = 'next-station-tokyo';
const PLACE = 'map-draft';

export function MapEditorPage() {
  const { title, intro } = words.value.mapEditor;
  return (
    <Shell title={title}>
      <div class={styles.page}>
        <header class={styles.head}>
          <h1>{title}</h1>
          <a class={button.plain} href={`/game/${GAME}`}>
            <Icon name="back" size={20} /> {titleIn(shownLanguage.value, stationOf(GAME)!)}
          </a>
          <p>{intro}</p>
        </header>
        <Editor />
      </div>
    </Shell>
  );
}

function Editor() {
  const { route } = useLocation();
  const MapEditor = useSpoken(GAME, openEditor);
  const [busy, setBusy] = useState(false);
  usePageState({ idle: MapEditor !== null && !busy });
  if (MapEditor === null) return <Loading />;
  return (
    <MapEditor
      language={shownLanguage.value}
      kept={read(PLACE)}
      keep={(text) => write(PLACE, text)}
      save={saveFile}
      say={notice}
      play={(position, bots) => playFrom(GAME, position, bots).then(route)}
      busy={setBusy}
    />
  );
}

async function openEditor() {
  const { loadMapEditor } = await import('@yamanote/games/next-station-tokyo/board');
  const { MapEditor, loadWords } = await loadMapEditor();
  return { opened: MapEditor, load: loadWords };
}

function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
