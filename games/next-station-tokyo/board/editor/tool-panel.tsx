/** What is in the hand: the tool, and the symbol, district or pencil that it works with. */
import { PENCILS, SYMBOLS } from '@yamanote/games/next-station-tokyo/rules';
import type { Language } from '@yamanote/games/room';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { HandSwatch } from '../draw/hand-swatch.tsx';
import printed from '../draw/printed.module.css';
import { SymbolSign } from '../draw/symbol-sign.tsx';
import { boardWords } from '../words/index.ts';
import type { Draft } from './draft.ts';
import { tintOf } from './picture.tsx';
import { nameOfDistrict } from './squares.tsx';
import styles from './tool-panel.module.css';
import { type Hand, TOOLS } from './tools.ts';
import { editorWords } from './words/index.ts';

interface Props {
  draft: Draft;
  hand: Hand;
  language: Language;
  take(hand: Hand): void;
}

export function ToolPanel({ draft, hand, language, take }: Props) {
  const words = editorWords[language];
  const { symbols, pencils } = boardWords[language];
  const { tool } = hand;
  return (
    <div class={styles.tools}>
      <OneOf
        label={words.chooseTool}
        value={tool}
        choices={TOOLS.map((value) => ({ value, name: words.tools[value].name }))}
        choose={(chosen) => take({ ...hand, tool: chosen, from: null })}
      />
      <p class={styles.hint}>{words.tools[tool].hint}</p>
      {tool === 'stations' && (
        <OneOf
          label={words.symbol}
          value={hand.symbol}
          choices={SYMBOLS.map((value) => ({
            value,
            name: symbols[value],
            sign: <SymbolSign symbol={value} size={20} />,
          }))}
          choose={(symbol) => take({ ...hand, symbol })}
        />
      )}
      {tool === 'starts' && (
        <OneOf
          label={words.pencil}
          value={hand.pencil}
          choices={PENCILS.map((value) => ({
            value,
            name: pencils[value],
            sign: <HandSwatch pencil={value} width={34} />,
          }))}
          choose={(pencil) => take({ ...hand, pencil })}
        />
      )}
      {tool === 'districts' && (
        <OneOf
          label={words.district}
          value={String(hand.district)}
          choices={draft.districts.map((_, i) => ({
            value: String(i),
            name: nameOfDistrict(draft, i, language),
            sign: <Tint tint={tintOf(draft, i)} />,
          }))}
          choose={(district) => take({ ...hand, district: Number(district) })}
        />
      )}
    </div>
  );
}

function Tint({ tint }: { tint: string }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <rect class={printed[tint]} x="1" y="1" width="18" height="18" rx="4" stroke="#8c877b" />
    </svg>
  );
}

interface OneOfProps<T extends string> {
  label: string;
  value: T;
  choices: readonly { value: T; name: string; sign?: ComponentChildren }[];
  choose(value: T): void;
}

function OneOf<T extends string>({ label, value, choices, choose }: OneOfProps<T>) {
  const name = useId();
  return (
    <fieldset class={styles.choices}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => choose(choice.value)} />
          <span>
            {choice.sign} {choice.name}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
