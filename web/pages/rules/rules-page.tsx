import { usePageState } from '@yamanote/kit/page-state.ts';
import { useEffect } from 'preact/hooks';
import { stationOf, titleIn } from '../../stations.ts';
import { shownLanguage, words } from '../../words/index.ts';
import { whyNot } from '../../words/refusals.ts';
import { Shell } from '../shell.tsx';
import { HomeLink, Loading, NotFoundPage, StatePanel } from '../states.tsx';
import { StationSign } from '../station-sign.tsx';
import styles from './rules-page.module.css';
import rules from './rules-text.module.css';
import { type RulesText, rulesTextOf, useRulesHtml } from './rules-text.ts';
import { WayBack } from './way-back.tsx';

/** A game's rules, as its RULES.md has them, in the reader's language where they are translated. */
export function RulesPage({ id }: { id: string }) {
  const station = stationOf(id);
  if (station === undefined) return <NotFoundPage />;
  const { game, home, pages } = words.value;
  const text = rulesTextOf(id);
  return (
    <Shell title={`${home.rules} · ${titleIn(shownLanguage.value, station)}`} game={station.id}>
      <div class={styles.page}>
        <StationSign station={station} way="rules" />
        {text === null ? (
          <StatePanel title={pages.rulesMissing} hint={game.closedHint} mark="工" below>
            <HomeLink />
          </StatePanel>
        ) : (
          <>
            {!text.translated && <p class={rules.note}>{pages.rulesInEnglish}</p>}
            <Rules key={text.key} text={text} />
            <WayBack home={`/game/${id}`} />
          </>
        )}
      </div>
    </Shell>
  );
}

function Rules({ text: { key, language } }: { text: RulesText }) {
  const { html, isMissing } = useRulesHtml(key);
  usePageState({ idle: html !== null });
  // The address may name a rule, which was not there yet when the browser looked for it: let it look again.
  useEffect(() => {
    if (html !== null && location.hash !== '') location.replace(location.hash);
  }, [html]);
  if (html === null) return <Loading note={isMissing ? whyNot(null) : undefined} />;
  return <article class={rules.rules} lang={language} dangerouslySetInnerHTML={{ __html: html }} />;
}
