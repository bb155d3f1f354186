import button from '@yamanote/kit/button.module.css';
import { Stepper, Switch } from '@yamanote/kit/controls.tsx';
import { Dialog } from '@yamanote/kit/dialog.tsx';
import { Icon } from '@yamanote/kit/icon.tsx';
import { Mark } from '@yamanote/kit/seat-mark.tsx';
import { useRef, useState } from 'preact/hooks';
import { madeUpName } from '../../connection/made-up-name.ts';
import { LevelNote } from '../../levels/level-note.tsx';
import type { SetUp } from '../../settings/set-ups.ts';
import type { SpeakingRoom } from '../../speaking-room.ts';
import { botWords } from '../../words/bots.ts';
import { words } from '../../words/index.ts';
import { type TogetherWords, useTogetherWords } from '../../words/together/index.ts';
import big from '../big-button.module.css';
import { playTogether } from '../play.ts';
import { useDeparture } from '../use-departure.ts';
import {
  type Company,
  companyFor,
  FEWEST_PEOPLE,
  keepCompany,
  LONGEST_HERE,
  namesOf,
  withoutPerson,
  withPerson,
} from './company.ts';
import { LevelChips } from './level-chips.tsx';
import { withBots } from './set-up.ts';
import styles from './together-panel.module.css';

interface Props {
  room: SpeakingRoom;
  levels: readonly string[];
  setUp: SetUp;
  close(): void;
}

/** The third way in: who sits around this device, and on with the rules that are set. */
export function TogetherPanel(props: Props) {
  const texts = useTogetherWords();
  if (texts === null) return null;
  return (
    <Dialog title={texts.title} close={props.close}>
      <CompanyForm {...props} texts={texts} />
    </Dialog>
  );
}

function CompanyForm({ room, levels, setUp, texts }: Props & { texts: TogetherWords }) {
  const { game } = words.value;
  const { id, seats } = room.game;
  const { busy, depart } = useDeparture();
  const [company, setCompany] = useState(() => companyFor(room.game, madeUpName));
  const [level, setLevel] = useState(setUp.level);
  const [hints, setHints] = useState(false);
  const [isFaulty, setFaulty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { names, bots } = company;
  const change = (changed: Company) => {
    setFaulty(false);
    setCompany(changed);
  };

  function start(): void {
    const called = namesOf(company);
    if ('nameless' in called) {
      setFaulty(true);
      form.current?.querySelectorAll('input')[called.nameless].focus();
      return;
    }
    keepCompany(company);
    const { options } = withBots(room, setUp, names.length + bots - 1);
    depart(playTogether(id, { ...setUp, options, bots, level, hints }, called));
  }

  return (
    <form
      ref={form}
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <p class={styles.hint}>{texts.hint}</p>
      <fieldset class={styles.people}>
        <legend>{texts.people}</legend>
        {names.map((name, place) => (
          <div key={place} class={styles.person}>
            <Mark mark={place} size={20} />
            <input
              type="text"
              value={name}
              maxLength={LONGEST_HERE}
              aria-label={texts.nameOf({ number: place + 1 })}
              autocomplete="off"
              onFocus={(event) => event.currentTarget.select()}
              onInput={(event) => change({ names: names.with(place, event.currentTarget.value), bots })}
            />
            {names.length > FEWEST_PEOPLE && (
              <button
                type="button"
                class={button.round}
                aria-label={texts.without({ name })}
                onClick={() => change(withoutPerson(company, place))}
              >
                <Icon name="cross" size={20} />
              </button>
            )}
          </div>
        ))}
        {names.length < seats.max && (
          <button
            type="button"
            class={`${button.plain} ${styles.add}`}
            onClick={() => change(withPerson(room.game, company, madeUpName))}
          >
            <Icon name="plus" size={20} /> {texts.add}
          </button>
        )}
        <p role="alert" class={styles.fault}>
          {isFaulty && texts.nameless}
        </p>
      </fieldset>
      {names.length < seats.max && (
        <Stepper
          label={game.botCount}
          value={bots}
          min={0}
          max={seats.max - names.length}
          change={(count) => change({ names, bots: count })}
        />
      )}
      {bots > 0 && (
        <div>
          <LevelChips levels={levels} value={level} change={setLevel} />
          <p class={styles.level}>
            <LevelNote level={level} />
          </p>
        </div>
      )}
      <Switch label={game.hints} hint={game.hintsHint} value={hints} change={setHints} />
      <button type="submit" class={`${big.main} ${styles.start}`} disabled={busy}>
        <Icon name="play" size={24} />
        <span>
          <b>{texts.start}</b>
          <small>{game.starts({ rules: game.presets[setUp.preset], company: inWords(company, level, texts) })}</small>
        </span>
      </button>
    </form>
  );
}

function inWords({ names, bots }: Company, level: string, texts: TogetherWords): string {
  const people = texts.peopleCount({ people: names.length });
  return bots === 0 ? people : texts.and({ people, bots: botWords(words.value, level).company({ bots }) });
}
