/** Says things to people who listen instead of looking: what happened, politely; what they are asked, at once. */
import { type Signal, signal } from '@preact/signals';
import { signsInWords } from './heard-text.ts';
import { kitWords } from './words.ts';

interface Message {
  /** Rises, so that the same words said again are a new message. */
  number: number;
  text: string;
}

/** What is added to a region is said, in order; what goes is not. So many are kept that none is missed that came with others. */
const KEPT = 4;

const polite = signal<readonly Message[]>([]);
const assertive = signal<readonly Message[]>([]);
let count = 0;

/** The next frame is soon enough: focus that is led along moves first, and would cut short what was said before it. */
function say(region: Signal<readonly Message[]>, text: string): void {
  requestAnimationFrame(() => {
    region.value = [...region.peek().slice(1 - KEPT), { number: count++, text: signsInWords(text, kitWords.value) }];
  });
}

export function announce(text: string): void {
  say(polite, text);
}

export function call(text: string): void {
  say(assertive, text);
}

/** What was asked is not asked any more. */
export function hush(): void {
  requestAnimationFrame(() => {
    if (assertive.peek().length > 0) assertive.value = [];
  });
}

/** Nothing that was said to one person is left for the next. */
export function forgetSaid(): void {
  requestAnimationFrame(() => {
    polite.value = [];
    assertive.value = [];
  });
}

/** The two live regions; once in the page. */
export function Announcer() {
  return (
    <>
      <div class="unseen" aria-live="polite">
        <Messages of={polite} />
      </div>
      <div class="unseen" aria-live="assertive">
        <Messages of={assertive} />
      </div>
    </>
  );
}

function Messages({ of }: { of: Signal<readonly Message[]> }) {
  return (
    <>
      {of.value.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </>
  );
}
