/** Checks the file of a match on this device: for who doubts a result, or was sent one. It needs no hall, no https and no program. */
import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import { usePageState } from '@yamanote/kit/page-state.ts';
import { useState } from 'preact/hooks';
import { shownLanguage } from '../../words/index.ts';
import { useSpoken } from '../../words/use-spoken.ts';
import { Shell } from '../shell.tsx';
import { LoadingPage } from '../states.tsx';
import type { Checked } from './check.ts';
import { Report } from './report.tsx';
import styles from './verify-page.module.css';
import { verifyWords } from './words/index.ts';

/** No match of any game comes near it; a larger file is not even read. */
const MOST_BYTES = 16 * 1024 * 1024;

type Outcome = Checked | { is: 'too-large' | 'broken' };

export function VerifyPage() {
  const words = useSpoken('verify', async () => ({ opened: verifyWords, load: verifyWords.load }));
  return words === null ? <LoadingPage /> : <VerifyRead />;
}

function VerifyRead() {
  const texts = verifyWords[shownLanguage.value];
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  usePageState({ idle: !busy });

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined || busy) return;
    setBusy(true);
    setOutcome(null);
    setOutcome(file.size > MOST_BYTES ? { is: 'too-large' } : await checked(file));
    setBusy(false);
  }

  return (
    <Shell title={texts.title}>
      <div class={styles.page}>
        <h1>{texts.title}</h1>
        <p class={styles.intro}>{texts.intro}</p>
        <fieldset
          class={styles.drop}
          aria-label={texts.title}
          data-over={over ? '' : undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            void take(event.dataTransfer?.files[0]);
          }}
        >
          <input
            id="match-file"
            type="file"
            accept=".json,application/json"
            disabled={busy}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // The same file may be chosen again.
              void take(file).then(() => {
                currentTarget.value = '';
              });
            }}
          />
          <label for="match-file" class={outcome === null ? button.main : button.plain}>
            <Icon name="shield" size={20} /> {outcome === null ? texts.choose : texts.another}
          </label>
          <small>{texts.drop}</small>
        </fieldset>
        <div role="status">
          {busy && <p class={styles.intro}>{texts.checking}</p>}
          {outcome !== null && <Report outcome={outcome} />}
        </div>
      </div>
    </Shell>
  );
}

async function checked(file: File): Promise<Outcome> {
  const text = await file.text().catch(() => null);
  return text === null ? { is: 'broken' } : checkInWorker(text);
}

/** A worker that cannot be loaded, or breaks down over the file, says nothing of it. */
function checkInWorker(text: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' });
    const finish = (outcome: Outcome) => {
      worker.terminate();
      resolve(outcome);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Checked>) => finish(data));
    worker.addEventListener('error', () => finish({ is: 'broken' }));
    worker.postMessage(text);
  });
}
