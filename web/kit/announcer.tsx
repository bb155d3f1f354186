/** Says things to people who listen instead of looking: what happened, politely; "your turn" at once. */
import { signal } from '@preact/signals';

const polite = signal('');
const assertive = signal('');

export function announce(text: string): void {
  polite.value = text;
}

export function call(text: string): void {
  assertive.value = text;
}

/** The two live regions; once in the page. */
export function Announcer() {
  return (
    <>
      <div class="unseen" aria-live="polite">
        {polite}
      </div>
      <div class="unseen" aria-live="assertive">
        {assertive}
      </div>
    </>
  );
}
