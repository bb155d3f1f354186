/** Entering a map by hand, with the rules' own checks looking on. What comes of it is for the page around it to keep. */
import { MAP_FILES, MAP_IDS } from '@yamanote/games/next-station-tokyo/rules';
import type { Language } from '@yamanote/games/room';
import { Icon } from '@yamanote/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import palette from '../draw/palette.module.css';
import { blankDraft } from './blank.ts';
import { settled } from './counting.ts';
import type { Draft } from './draft.ts';
import { FaultList } from './fault-list.tsx';
import { type Fault, faultsOf } from './faults.ts';
import { mapText, openMap, startOn } from './files.ts';
import { back, begin, forth, type History, record } from './history.ts';
import styles from './map-editor.module.css';
import { paperStyle } from './paper.ts';
import { DraftPicture } from './picture.tsx';
import { PlayPanel } from './play-panel.tsx';
import { SheetPanel, ToolHelp } from './sheet-panel.tsx';
import { Squares } from './squares.tsx';
import { ToolPanel } from './tool-panel.tsx';
import { EMPTY_HAND, type Hand, press } from './tools.ts';
import { type EditorWords, editorWords } from './words/index.ts';

export interface MapEditorProps {
  language: Language;
  /** The map that was last worked on, as text; `null` for none. */
  kept: string | null;
  keep(text: string): void;
  /** A file for the reader, under this name. */
  save(name: string, text: string): void;
  say(text: string): void;
  /** A match against so many bots, from this position. */
  play(position: object, bots: number): void;
  /** Whether something is still being worked out. */
  busy(busy: boolean): void;
}

export function MapEditor(props: MapEditorProps) {
  const { language, kept, keep, save, say, busy } = props;
  const words = editorWords[language];
  const [history, setHistory] = useState<History<Draft>>(() => begin(recalled(kept) ?? blank(words)));
  const [hand, setHand] = useState<Hand>(EMPTY_HAND);
  const [shown, show] = useState<Fault | null>(null);
  const draft = history.now;
  const faults = useFaults(draft, busy);
  const change = (next: Draft) =>
    setHistory((old) =>
      record(old, next === old.now || next.rules.districtCount === 'stations' ? next : settled(next)),
    );
  useEffect(() => keep(mapText(draft)), [draft]);

  /** Another map altogether; the old one can still be had back. */
  function replace(next: Draft): void {
    setHand({ ...EMPTY_HAND, tool: hand.tool });
    show(null);
    change(next);
  }

  function open(text: string): void {
    const opened = openMap(text);
    if ('draft' in opened) replace(opened.draft);
    else say(opened.fault === null ? words.notJson : words.notAMap(opened.fault));
  }

  return (
    <div class={`${palette.palette} ${styles.editor}`}>
      <div class={styles.tools}>
        <ToolPanel draft={draft} hand={hand} language={language} take={setHand} />
        <ToolHelp draft={draft} tool={hand.tool} language={language} change={change} />
      </div>
      <div class={styles.sheet}>
        <div class={styles.paper} style={paperStyle(draft)}>
          <DraftPicture draft={draft} hand={hand} fault={shown} />
          <Squares
            draft={draft}
            hand={hand}
            language={language}
            press={(x, y) => {
              const pressed = press(draft, hand, x, y);
              setHand(pressed.hand);
              change(pressed.draft);
            }}
          />
        </div>
        <div class={styles.bar}>
          <button type="button" disabled={history.past.length === 0} onClick={() => setHistory(back)}>
            <Icon name="undo" size={20} /> {words.undo}
          </button>
          <button type="button" disabled={history.future.length === 0} onClick={() => setHistory(forth)}>
            <Icon name="redo" size={20} /> {words.redo}
          </button>
          <StartFrom words={words} open={replace} />
          <OpenFile label={words.open} open={open} />
          <button type="button" onClick={() => save(`${draft.id}.json`, mapText(draft))}>
            <Icon name="download" size={20} /> {words.save}
          </button>
        </div>
      </div>
      <div class={styles.rest}>
        <FaultList draft={draft} faults={faults} shown={shown} language={language} show={show} />
        <PlayPanel words={words} ready={faults.length === 0} play={(bots) => props.play(startOn(draft), bots)} />
        <SheetPanel draft={draft} tool={hand.tool} language={language} change={change} />
        <p class={styles.note}>{words.privateUse}</p>
      </div>
    </div>
  );
}

function recalled(kept: string | null): Draft | null {
  const opened = kept === null ? null : openMap(kept);
  return opened !== null && 'draft' in opened ? opened.draft : null;
}

function blank(words: EditorWords): Draft {
  return blankDraft(words.newTitle, words.newProvenance);
}

/** Long enough that nobody who paints district after district waits for the checks. */
const PAUSE = 120;

/** The checks take a moment, so they follow when the hand rests. */
function useFaults(draft: Draft, busy: (busy: boolean) => void): readonly Fault[] {
  const [faults, setFaults] = useState<readonly Fault[]>(() => faultsOf(draft));
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    busy(true);
    const timer = setTimeout(() => {
      setFaults(faultsOf(draft));
      busy(false);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [draft]);
  return faults;
}

function StartFrom({ words, open }: { words: EditorWords; open(draft: Draft): void }) {
  return (
    <label class={styles.select}>
      <span>{words.startFrom}</span>
      <select
        value=""
        onChange={(event) => {
          const id = event.currentTarget.value;
          event.currentTarget.value = '';
          if (id === 'blank') open(blank(words));
          const opened = id in MAP_FILES ? openMap(JSON.stringify(MAP_FILES[id])) : null;
          if (opened !== null && 'draft' in opened) open(opened.draft);
        }}
      >
        <option value="" disabled>
          …
        </option>
        <option value="blank">{words.startOver}</option>
        {MAP_IDS.map((id) => (
          <option key={id} value={id}>
            {(MAP_FILES[id] as { title: string }).title}
          </option>
        ))}
      </select>
    </label>
  );
}

function OpenFile({ label, open }: { label: string; open(text: string): void }) {
  return (
    <label class={styles.file}>
      <input
        type="file"
        accept="application/json,.json"
        onChange={(event) => {
          const input = event.currentTarget;
          input.files?.[0]?.text().then(open);
          input.value = '';
        }}
      />
      <span>{label}</span>
    </label>
  );
}
