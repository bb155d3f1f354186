/** Opens what a program is for, with its figures; what prevents it is one sentence. */
import { BadInput } from '@yamanote/command-line';
import type { Metrics } from '../metrics/metrics.ts';
import { type OpenMetrics, openMetrics } from '../metrics/open.ts';
import type { Settings } from './read-settings.ts';
import { inOneSentence } from './trouble.ts';
import type { ProgramWords } from './words/index.ts';

/** `null` if it could not be opened, which was said. */
export async function opened<Running>(
  settings: Settings,
  words: ProgramWords,
  open: (metrics: Metrics) => Promise<Running>,
): Promise<Running | null> {
  let figures: OpenMetrics | null = null;
  try {
    figures = await openMetrics(settings.metrics);
    return await open(figures.metrics);
  } catch (error) {
    figures?.close();
    const refused = inOneSentence(error, settings.store === null ? `--data ${settings.data}` : '--store');
    if (refused instanceof BadInput) throw refused;
    console.error(explain(error, settings, words));
    return null;
  }
}

function explain(error: unknown, { port, data, metrics }: Settings, words: ProgramWords): string {
  const { code, message, port: taken = port } = error as NodeJS.ErrnoException & { port?: number };
  const flag = taken === metrics?.port && taken !== port ? '--metrics' : '--port';
  if (code === 'EADDRINUSE') return words.portInUse(taken, flag);
  if (code === 'EACCES') return words.notAllowed(taken, data);
  return words.notOpened(message);
}
