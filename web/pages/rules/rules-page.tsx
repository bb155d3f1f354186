import button from '@yamanote/kit/button.module.css';
import { copyText } from '@yamanote/kit/copy-text.ts';
import { Icon } from '@yamanote/kit/icon.tsx';
import { notice } from '@yamanote/kit/notice.tsx';
import { usePageState } from '@yamanote/kit/page-state.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { rulesAddress } from '../../rules-address.ts';
import { stationOf, titleIn } from '../../stations.ts';
import { shownLanguage, words } from '../../words/index.ts';
import { whyNot } from '../../words/refusals.ts';
import { useSpoken } from '../../words/use-spoken.ts';
import { Shell } from '../shell.tsx';
import { HomeLink, Loading, NotFoundPage, StatePanel } from '../states.tsx';
import { StationSign } from '../station-sign.tsx';
import { addPictures } from './add-pictures.ts';
import { Contents } from './contents.tsx';
import styles from './rules-page.module.css';
import rules from './rules-text.module.css';
import {
  type RulesPagePictures,
  type RulesPageText,
  type RulesText,
  rulesTextOf,
  useRulesPictures,
  useRulesText,
} from './rules-text.ts';
import { SearchField } from './search-field.tsx';
import { type Search, useSearch } from './use-search.ts';
import { WayBack } from './way-back.tsx';
import { type RulesPageWords, rulesPageWords } from './words/index.ts';

/** All rules of a game by their numbers, as its RULES.md has them, in the reader's language where they are translated. */
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
            <Fetched key={text.key} text={text} game={id} />
            <WayBack home={`/game/${id}`} />
          </>
        )}
      </div>
    </Shell>
  );
}

function Fetched({ text, game }: { text: RulesText; game: string }) {
  const { page, isMissing } = useRulesText(text.key);
  const pictures = useRulesPictures(text.key);
  const said = useSpoken('rules', async () => ({ opened: rulesPageWords, load: rulesPageWords.load }));
  if (page === null || pictures === null || said === null)
    return <Loading note={isMissing ? whyNot(null) : undefined} />;
  return <Rules text={text} page={page} pictures={pictures} game={game} texts={said[shownLanguage.value]} />;
}

interface RulesProps {
  text: RulesText;
  page: RulesPageText;
  pictures: RulesPagePictures;
  game: string;
  texts: RulesPageWords;
}

function Rules({ text, page: { html, contents }, pictures, game, texts }: RulesProps) {
  const article = useRef<HTMLElement>(null);
  const search = useSearch(article);
  const [isOpen, setOpen] = useState(false);
  usePageState({ idle: true });
  useLayoutEffect(() => {
    if (article.current !== null) addPictures(article.current, pictures);
  }, []);
  // The address may name a rule, which was not there yet when the browser looked for it: let it look again.
  useEffect(() => {
    if (location.hash !== '') location.replace(location.hash);
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [isOpen]);
  /** Links lead to other rules; the number of a rule gives its address away as well. */
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const rule = link?.getAttribute('href')?.replace(/^#/, '');
    if (!link || !rule || !link.hash) return;
    search.leave();
    if (link.closest(`[id="${rule}"]`) !== null)
      copyText(link.href).then((isCopied) => isCopied && notice(texts.copied({ rule })));
  };
  const leave = () => {
    search.leave();
    setOpen(false);
  };
  return (
    <>
      <div class={styles.rail}>
        <SearchField search={search} texts={texts} />
        <button
          type="button"
          class={`${button.plain} ${styles.opener}`}
          aria-expanded={isOpen}
          aria-controls="contents"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'cross' : 'list'} size={20} /> {texts.contents}
        </button>
        <Finding search={search} texts={texts} />
        <div class={styles.contents} data-open={isOpen || undefined}>
          <Contents id="contents" label={texts.contents} contents={contents} leave={leave} />
        </div>
      </div>
      <div class={styles.text}>
        <a class={styles.howTo} href={rulesAddress(game)}>
          <Icon name="book" />
          <span>
            <b>{texts.howToPlay}</b> <small>{texts.minutes}</small>
          </span>
          <Icon name="forward" />
        </a>
        {!text.translated && <p class={rules.note}>{words.value.pages.rulesInEnglish}</p>}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links in it are pressed, by keys as well */}
        <article
          ref={article}
          class={`${rules.rules} ${styles.rules}`}
          lang={text.language}
          onClick={follow}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </>
  );
}

function Finding({ search: { query, count }, texts }: { search: Search; texts: RulesPageWords }) {
  return (
    <p class={styles.finding} role="status">
      {count !== null && (count === 0 ? texts.nothing({ query: query.trim() }) : texts.found({ count }))}
    </p>
  );
}
