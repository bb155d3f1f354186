import { parseCode } from '@yamanote/protocol';
import { useId, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { words } from '../../words/index.ts';
import styles from './code-form.module.css';

/** For who was told a table's code: it leads to the table, however it is typed. */
export function CodeForm() {
  const { home } = words.value;
  const { route } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [faulty, setFaulty] = useState(false);
  const fault = useId();
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const code = parseCode(input.current?.value ?? '');
        setFaulty(code === null);
        if (code === null) input.current?.focus();
        else route(`/table/${code}`);
      }}
    >
      <label>
        <span>{home.tableCode}</span>
        <input
          ref={input}
          type="text"
          placeholder="k7wp-3fqm"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          enterkeyhint="go"
          aria-invalid={faulty}
          aria-describedby={fault}
          onInput={() => setFaulty(false)}
        />
      </label>
      <button type="submit">{home.toTable}</button>
      <p id={fault} role="alert">
        {faulty && home.noTableCode}
      </p>
    </form>
  );
}
