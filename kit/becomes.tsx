import { kitWords } from './words.ts';

/** "3 → 2"; whoever listens hears it in words, `said` with what is counted. */
export function Becomes({ from, to, said = `${to}` }: { from: number | string; to: number | string; said?: string }) {
  return (
    <>
      <span aria-hidden="true">
        {from} → <b>{to}</b>
      </span>
      <span class="unseen">{kitWords.value.becomes({ from: `${from}`, to: said })}</span>
    </>
  );
}
