import type { News, Store } from '../store/index.ts';

export interface Heard {
  /** All that was heard so far. */
  readonly news: readonly News[];
  /** Resolves with news like these that nobody here has waited for, heard already or to come. */
  next(wanted: News): Promise<void>;
}

/** What a node hears from now on. */
export function listenTo(store: Store): Heard {
  const news: News[] = [];
  const open: string[] = [];
  const waiting: { text: string; resolve(): void }[] = [];
  store.listen((one) => {
    news.push(one);
    const text = textOf(one);
    const index = waiting.findIndex((wanted) => wanted.text === text);
    if (index < 0) open.push(text);
    else waiting.splice(index, 1)[0].resolve();
  });
  return {
    news,
    next: (wanted) =>
      new Promise((resolve) => {
        const text = textOf(wanted);
        const index = open.indexOf(text);
        if (index < 0) waiting.push({ text, resolve });
        else {
          open.splice(index, 1);
          resolve();
        }
      }),
  };
}

function textOf(news: News): string {
  return JSON.stringify(Object.entries(news).sort());
}
