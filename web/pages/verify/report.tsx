import { Icon } from '@yamanote/kit/icon.tsx';
import { stationOf, titleIn } from '../../stations.ts';
import { shownLanguage } from '../../words/index.ts';
import type { Checked, Differing, Finding, Said } from './check.ts';
import styles from './verify-page.module.css';
import { type VerifyWords, verifyWords } from './words/index.ts';

/** What came of a file: in order, not in order and where, or no match at all. */
export function Report({ outcome }: { outcome: Checked | { is: 'too-large' | 'broken' } }) {
  const texts = verifyWords[shownLanguage.value];
  switch (outcome.is) {
    case 'found':
      return <Found finding={outcome.finding} texts={texts} />;
    case 'unreadable':
      return (
        <Verdict isGood={false} text={texts.broken}>
          <Difference differs={outcome.differs} texts={texts} />
        </Verdict>
      );
    case 'unknown-game':
      return <Verdict isGood={false} text={texts.unknownGame(outcome)} />;
    case 'too-large':
      return <Verdict isGood={false} text={texts.tooLarge} />;
    default:
      return <Verdict isGood={false} text={texts[outcome.is]} />;
  }
}

function Verdict({ isGood, text, children }: { isGood: boolean; text: string; children?: preact.ComponentChildren }) {
  return (
    <section class={styles.verdict} data-mood={isGood ? 'good' : 'bad'}>
      <h2>
        <Icon name={isGood ? 'shield' : 'warning'} size={30} /> <span>{text}</span>
      </h2>
      {children}
    </section>
  );
}

function Found({ finding, texts }: { finding: Finding; texts: VerifyWords }) {
  const { game, names, bots, at, holds, notes, differs, fault } = finding;
  const station = stationOf(game);
  const title = station === undefined ? game : titleIn(shownLanguage.value, station);
  const isGood = fault === null;
  return (
    <Verdict isGood={isGood} text={isGood ? texts.good : texts.bad}>
      <p>
        {texts.about({
          game: title,
          names: names.map((name, seat) => (bots.includes(seat) ? texts.bot : (name ?? texts.forgotten))),
        })}
        {at > 0 && ` · ${new Date(at).toLocaleDateString(shownLanguage.value)}`}
      </p>
      {differs !== null && <Difference differs={differs} texts={texts} />}
      {holds.length > 0 && (
        <div>
          <h3>{texts.proved}</h3>
          <ul>
            {holds.map((one) => (
              <li key={one.is}>
                <span class={styles.good}>
                  <Icon name="check" size={20} />
                </span>
                <span>{sentenceOf(texts.holds, one)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {notes.length > 0 && (
        <div>
          <h3>{texts.open}</h3>
          <ul>
            {notes.map((one, i) => (
              <li key={i}>
                <Icon name="help" size={20} />
                <span>
                  {one.seat !== null && <b>{texts.seat({ seat: one.seat + 1, name: names[one.seat] ?? null })} </b>}
                  {sentenceOf(texts.notes, one)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Verdict>
  );
}

/** Which place differs, in words and as the file calls it, and what was expected there. */
function Difference({ differs: { where, due, found }, texts }: { differs: Differing; texts: VerifyWords }) {
  return (
    <div>
      <h3>{texts.differs}</h3>
      <dl>
        <dt>{texts.where}</dt>
        <dd>
          {placeIn(where, texts)} <code>{where}</code>
        </dd>
        {due !== null && (
          <>
            <dt>{texts.due}</dt>
            <dd>{due}</dd>
          </>
        )}
        <dt>{texts.found}</dt>
        <dd>{found ?? texts.nothing}</dd>
      </dl>
    </div>
  );
}

function placeIn(where: string, { places }: VerifyWords): string {
  const [, entry] = /^log\[(\d+)\]/.exec(where) ?? [];
  if (entry !== undefined) return places.entry({ number: Number(entry) });
  const [, seat] = /^seats\[(\d+)\]/.exec(where) ?? [];
  if (seat !== undefined) return places.seat({ seat: Number(seat) + 1 });
  if (/^(seed|commitment)/.test(where)) return places.seed;
  if (where.startsWith('hash')) return places.hash;
  return where.startsWith('signed') ? places.signed : places.start;
}

type Sentence = string | ((given: { count: number; text: string }) => string);

function sentenceOf(sentences: Readonly<Record<string, unknown>>, { is, count, text }: Said): string {
  const sentence = sentences[is] as Sentence | undefined;
  return typeof sentence === 'function' ? sentence({ count, text }) : (sentence ?? is);
}
