import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import { useRef } from 'preact/hooks';
import styles from './search-field.module.css';
import type { Search } from './use-search.ts';
import type { RulesPageWords } from './words/index.ts';

/** Finds as one types; what was found is said beside it. */
export function SearchField({ search: { query, seek }, texts }: { search: Search; texts: RulesPageWords }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <search class={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // Whoever has typed on glass wants to see what was found, not the keys.
          field.current?.blur();
        }}
      >
        <Icon name="search" size={20} />
        <input
          ref={field}
          type="search"
          value={query}
          aria-label={texts.search}
          placeholder={texts.field}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="search"
          onInput={(event) => seek(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') seek('');
          }}
        />
        {query !== '' && (
          <button
            type="button"
            class={button.round}
            aria-label={texts.clear}
            onClick={() => {
              seek('');
              field.current?.focus();
            }}
          >
            <Icon name="cross" size={18} />
          </button>
        )}
      </form>
    </search>
  );
}
