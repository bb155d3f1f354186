import button from '@yamanote/kit/button.module.css';
import { Dialog } from '@yamanote/kit/dialog.tsx';
import { Icon } from '@yamanote/kit/icon.tsx';
import { LONGEST_WORD } from '@yamanote/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { wordAsked } from '../../connection/admission.ts';
import { server } from '../../connection/halls.ts';
import type { Refused } from '../../connection/line.ts';
import { useEnteringWords } from '../../words/entering/index.ts';
import { words } from '../../words/index.ts';
import { kindWord } from '../../words/refusals.ts';
import styles from './word-dialog.module.css';

/** At the door of a closed hall: asks for its word, over whatever somebody wanted to do. */
export function WordDialog() {
  const texts = useEnteringWords();
  const [word, setWord] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const close = () => wordAsked.peek()?.(false);
  useEffect(() => field.current?.focus(), [texts]);
  const say = (event: Event) => {
    event.preventDefault();
    if (word.trim() === '') return field.current?.focus();
    server.request({ do: 'word', word: word.trim() }).then(
      () => wordAsked.peek()?.(true),
      ({ code }: Refused) => {
        setWrong(code === 'wrong-word' && texts !== null ? texts.wrong : kindWord(code));
        field.current?.select();
      },
    );
  };
  return (
    <Dialog title={texts?.title ?? words.value.refusals['word-wanted']} close={close}>
      {texts && (
        <form class={styles.form} onSubmit={say}>
          <p>{texts.hint}</p>
          <label>
            <span>{texts.label}</span>
            <input
              ref={field}
              type="text"
              value={word}
              maxLength={LONGEST_WORD}
              autocomplete="off"
              autocapitalize="none"
              spellcheck={false}
              aria-invalid={wrong !== null}
              onInput={(event) => {
                setWord(event.currentTarget.value);
                setWrong(null);
              }}
            />
          </label>
          <p role="alert" class={styles.wrong}>
            {wrong}
          </p>
          <button type="submit" class={button.main}>
            <Icon name="forward" size={20} /> {texts.say}
          </button>
        </form>
      )}
    </Dialog>
  );
}
