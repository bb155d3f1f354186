import { rulesPages } from 'virtual:rules-pages';
import { useEffect, useState } from 'preact/hooks';
import { usePageState } from '../../kit/page-state.ts';
import { stationOf } from '../../stations.ts';
import { shownLanguage, words } from '../../words/index.ts';
import { Shell } from '../shell.tsx';
import { HomeLink, Loading, NotFoundPage, StatePanel } from '../states.tsx';
import { StationSign } from '../station-sign.tsx';
import styles from './rules-page.module.css';
import { WayBack } from './way-back.tsx';

/** A game's rules, as its RULES.md has them, in the reader's language where they are translated. */
export function RulesPage({ id }: { id: string }) {
  const station = stationOf(id);
  if (station === undefined) return <NotFoundPage />;
  const { game, home, pages } = words.value;
  const own = `${id}.${shownLanguage.value}`;
  const key = own in rulesPages ? own : `${id}.en` in rulesPages ? `${id}.en` : null;
  return (
    <Shell title={`${home.rules} · ${station.latin}`} game={station.id}>
      <div class={styles.page}>
        <StationSign station={station} way="rules" />
        {key === null ? (
          <StatePanel title={pages.rulesMissing} hint={game.closedHint} mark="工" below>
            <HomeLink />
          </StatePanel>
        ) : (
          <>
            {key !== own && <p class={styles.note}>{pages.rulesInEnglish}</p>}
            <RulesText key={key} page={key} language={key.split('.')[1]} />
            <WayBack home={`/game/${id}`} />
          </>
        )}
      </div>
    </Shell>
  );
}

function RulesText({ page, language }: { page: string; language: string }) {
  const [html, setHtml] = useState<string | null>(null);
  usePageState({ idle: html !== null });
  useEffect(() => {
    let wanted = true;
    rulesPages[page]().then((loaded) => {
      if (wanted) setHtml(loaded.default);
    });
    return () => {
      wanted = false;
    };
  }, [page]);
  // The address may name a rule, which was not there yet when the browser looked for it: let it look again.
  useEffect(() => {
    if (html !== null && location.hash !== '') location.replace(location.hash);
  }, [html]);
  if (html === null) return <Loading />;
  return <article class={styles.rules} lang={language} dangerouslySetInnerHTML={{ __html: html }} />;
}
