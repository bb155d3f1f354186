import { editionWith, type HowTo, type Stop, stopOf } from '@yamanote/games/how-to';
import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import { usePageState } from '@yamanote/kit/page-state.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { howTos } from '../../how-tos.ts';
import { SettingsDialog } from '../../settings/settings-dialog.tsx';
import { type Station, stationOf, titleIn } from '../../stations.ts';
import { shownLanguage, words } from '../../words/index.ts';
import { useSpoken } from '../../words/use-spoken.ts';
import { tableCameFrom } from '../rules/way-back.tsx';
import { LoadingPage, NotFoundPage } from '../states.tsx';
import { Drawn } from './drawn.tsx';
import { EditionSwitch } from './edition-switch.tsx';
import styles from './how-to-page.module.css';
import { StopCard } from './stop-card.tsx';
import { StopsNav } from './stops-nav.tsx';
import { useCurrentStop } from './use-current-stop.ts';
import { type HowToPageWords, howToPageWords } from './words/index.ts';

/** How a game is played: read in a minute and a half, printed on one sheet. */
export function HowToPage({ id }: { id: string }) {
  const station = stationOf(id);
  return station === undefined ? <NotFoundPage /> : <Fetched key={id} station={station} />;
}

function Fetched({ station }: { station: Station }) {
  const howTo = useSpoken(station.id, async () => {
    const opened = await howTos[station.id]();
    const load = (language: typeof shownLanguage.value) =>
      Promise.all([opened.words.load(language), howToPageWords.load(language)]);
    return { opened, load };
  });
  return howTo === null ? <LoadingPage /> : <HowToRead station={station} howTo={howTo} />;
}

function HowToRead({ station, howTo }: { station: Station; howTo: HowTo }) {
  const { query } = useLocation();
  const language = shownLanguage.value;
  const texts = howToPageWords[language];
  const said = howTo.words[language];
  const edition = editionWith(howTo.editions, query);
  const stops = howTo.stops(said, edition.id);
  const { current, rule } = useCurrentStop(station.id, stops);
  const title = titleIn(language, station);
  usePageState({ idle: true });
  useEffect(() => {
    document.title = `${texts.title} · ${title} · Yamanote`;
  }, [texts, title]);
  const card = (stop: Stop) => (
    <StopCard
      key={stop.id}
      stop={stop}
      rule={stop.id === current && rule !== null ? rule : stop.rule}
      isSought={rule !== null && stop === stopOf(stops, rule)}
      game={station.id}
      texts={texts}
    />
  );
  return (
    <div class={styles.page}>
      <a class={styles.skip} href="#stops">
        {words.value.skipToContent}
      </a>
      <Head station={station} texts={texts} title={title}>
        <EditionSwitch game={station.id} howTo={howTo} edition={edition} said={said} label={texts.edition} />
      </Head>
      <StopsNav stops={stops} current={current} texts={texts} rules={`/rules/${station.id}`} />
      <main id="stops" class={styles.stops} tabIndex={-1}>
        <div class={styles.cover}>
          <Drawn picture={howTo.cover(said, edition.id)} />
        </div>
        {stops.filter(({ column }) => column === undefined).map(card)}
        <div class={styles.columns} style={{ '--columns': howTo.columns.map((share) => `${share}fr`).join(' ') }}>
          {howTo.columns.map((_, i) => (
            <div key={i} class={styles.column}>
              {stops.filter(({ column }) => column === i + 1).map(card)}
            </div>
          ))}
        </div>
        <a class={styles.allRules} href={`/rules/${station.id}`}>
          <Icon name="book" />
          <span>
            <b>{texts.allRules}</b> <small>{texts.byNumber}</small>
          </span>
          <Icon name="forward" />
        </a>
      </main>
      <footer class={styles.dock}>
        <PlayLink station={station} texts={texts} class={button.main} />
      </footer>
    </div>
  );
}

/** Whoever comes from a table has begun already, and goes back to it. */
function PlayLink({ station, texts, class: look }: { station: Station; texts: HowToPageWords; class: string }) {
  const table = tableCameFrom();
  return (
    <a class={look} href={table ?? `/game/${station.id}`}>
      <Icon name={table === null ? 'play' : 'back'} size={20} /> {table === null ? texts.play : texts.backToTable}
    </a>
  );
}

interface HeadProps {
  station: Station;
  texts: HowToPageWords;
  title: string;
  children: ComponentChildren;
}

function Head({ station, texts, title, children }: HeadProps) {
  const [isOpen, setOpen] = useState(false);
  const { homePage, settings, punctuation } = words.value;
  const table = tableCameFrom();
  return (
    <header class={styles.head}>
      <a
        class={`${button.plain} ${styles.back}`}
        href={table ?? `/game/${station.id}`}
        aria-label={table === null ? `${homePage}${punctuation.colon}${title}` : texts.backToTable}
      >
        <Icon name="back" size={20} />
      </a>
      <i class={styles.ring} aria-hidden="true" lang="ja">
        {station.numeral}
      </i>
      <div class={styles.title}>
        <p>
          {title}
          {title !== station.japanese && (
            <span lang="ja" aria-hidden="true">
              {' '}
              {station.japanese}
            </span>
          )}
        </p>
        <h1>{texts.title}</h1>
      </div>
      {children}
      <p class={styles.minutes}>
        <Icon name="clock" size={18} /> {texts.minutes}
      </p>
      <button type="button" class={`${button.plain} ${styles.print}`} onClick={() => print()}>
        {texts.print}
      </button>
      <a class={`${button.plain} ${styles.wideOnly}`} href={`/rules/${station.id}`}>
        <Icon name="book" size={20} /> {texts.allRules}
      </a>
      <PlayLink station={station} texts={texts} class={`${button.main} ${styles.wideOnly}`} />
      <button
        type="button"
        class={button.round}
        aria-label={settings.menu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="more" />
      </button>
      {isOpen && <SettingsDialog rules={`/rules/${station.id}`} close={() => setOpen(false)} />}
    </header>
  );
}
