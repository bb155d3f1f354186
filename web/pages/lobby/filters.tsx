import button from '@yamanote/kit/button.module.css';
import { Dialog } from '@yamanote/kit/dialog.tsx';
import { Icon } from '@yamanote/kit/icon.tsx';
import { useState } from 'preact/hooks';
import { isOpen, STATIONS, shortTitleIn } from '../../stations.ts';
import { shownLanguage } from '../../words/index.ts';
import { LANGUAGE_NAMES } from '../../words/languages.ts';
import { type FilterGroup, isAny, PACES, SEAT_KINDS } from './filter.ts';
import styles from './lobby-page.module.css';
import type { Look } from './use-rows.ts';
import type { LobbyWords } from './words/index.ts';

interface Props {
  texts: LobbyWords;
  look: Look;
}

interface Group {
  id: FilterGroup;
  label: string;
  choices: readonly { value: string; label: string; lang?: string }[];
}

function groupsIn(texts: LobbyWords): Group[] {
  return [
    {
      id: 'game',
      label: texts.game,
      choices: STATIONS.filter(({ id }) => isOpen(id)).map((station) => ({
        value: station.id,
        label: shortTitleIn(shownLanguage.value, station),
      })),
    },
    {
      id: 'seats',
      label: texts.seats,
      choices: SEAT_KINDS.map((kind) => ({ value: kind, label: texts.seatKinds[kind] })),
    },
    { id: 'pace', label: texts.pace, choices: PACES.map((pace) => ({ value: pace, label: texts.paces[pace] })) },
    {
      id: 'language',
      label: texts.language,
      choices: Object.entries(LANGUAGE_NAMES).map(([value, { name }]) => ({ value, label: name, lang: value })),
    },
  ];
}

/** Beside the board, where there is room. */
export function FilterPanel({ texts, look }: Props) {
  return (
    <section class={`${styles.panel} ${styles.filters}`} aria-labelledby="filters">
      <header>
        <h2 id="filters">{texts.show}</h2>
        <p>
          {texts.shown({ shown: (look.rows?.filter(({ gone }) => !gone).length ?? 0) + look.entering, all: look.all })}
        </p>
      </header>
      <Groups texts={texts} look={look} />
    </section>
  );
}

/** Above it, where there is not: what is chosen, and the way to choose. */
export function FilterBar({ texts, look }: Props) {
  const [open, setOpen] = useState(false);
  const chosen = groupsIn(texts).flatMap(({ id, choices }) =>
    choices.filter(({ value }) => look.filter[id].includes(value)).map((choice) => ({ id, ...choice })),
  );
  return (
    <div class={styles.bar}>
      <button type="button" class={styles.chip} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="options" size={18} /> {texts.filter}
      </button>
      {chosen.map(({ id, value, label, lang }) => (
        <button
          key={value}
          type="button"
          class={styles.chip}
          data-chosen=""
          aria-label={texts.without({ name: label })}
          onClick={() => look.toggle(id, value)}
        >
          <span lang={lang}>{label}</span> <Icon name="cross" size={16} />
        </button>
      ))}
      {open && (
        <Dialog title={texts.filter} close={() => setOpen(false)}>
          <Groups texts={texts} look={look} />
          <button type="button" class={`${button.main} ${styles.done}`} onClick={() => setOpen(false)}>
            {texts.done}
          </button>
        </Dialog>
      )}
    </div>
  );
}

function Groups({ texts, look }: Props) {
  return (
    <div class={styles.groups}>
      {groupsIn(texts).map(({ id, label, choices }) => (
        <fieldset key={id} data-group={id}>
          <legend>{label}</legend>
          {choices.map(({ value, label: name, lang }) => (
            <button
              key={value}
              type="button"
              class={styles.chip}
              lang={lang}
              aria-pressed={look.filter[id].includes(value)}
              onClick={() => look.toggle(id, value)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      ))}
      {isAny(look.filter) && (
        <button type="button" class={button.quiet} onClick={look.clear}>
          {texts.clear}
        </button>
      )}
    </div>
  );
}
