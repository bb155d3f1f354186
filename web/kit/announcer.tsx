/** Says things to people who listen instead of looking: what happened, politely; what they are asked, at once. */
import { type Signal, signal } from '@preact/signals';

interface Message {
  /** Rises, so that the same words said again are a new message. */
  number: number;
  text: string;
}

const polite = signal<Message>({ number: 0, text: '' });
const assertive = signal<Message>({ number: 0, text: '' });

function say(region: Signal<Message>, text: string): void {
  region.value = { number: region.peek().number + 1, text };
}

export function announce(text: string): void {
  say(polite, text);
}

export function call(text: string): void {
  say(assertive, text);
}

/** What was asked is not asked any more. */
export function hush(): void {
  if (assertive.peek().text !== '') say(assertive, '');
}

/** The two live regions; once in the page. */
export function Announcer() {
  return (
    <>
      <div class="unseen" aria-live="polite">
        <Said message={polite.value} />
      </div>
      <div class="unseen" aria-live="assertive">
        <Said message={assertive.value} />
      </div>
    </>
  );
}

function Said({ message: { number, text } }: { message: Message }) {
  return text === '' ? null : <p key={number}>{text}</p>;
}
