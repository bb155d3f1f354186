import button from '@yamanote/kit/button.module.css';
import { Icon } from '@yamanote/kit/icon.tsx';
import { Sheet } from '@yamanote/kit/sheet.tsx';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import styles from '../pages/rules/rules-text.module.css';
import { rulesTextOf, useRulesText } from '../pages/rules/rules-text.ts';
import { words } from '../words/index.ts';
import { whyNot } from '../words/refusals.ts';

/** So much of what stands above the rule is seen, too. */
const MARGIN = 12;

/** A rule among its own, read beside the question that it is about. Rules that they mention are shown in its place. */
export function RuleSheet({ game, rule: first, close }: { game: string; rule: string; close(): void }) {
  const { table: texts, pages } = words.value;
  const [rule, setRule] = useState(first);
  const text = rulesTextOf(game);
  const { page, isMissing } = useRulesText(text?.key ?? null);
  const section = useMemo(() => (page === null ? null : sectionOf(page.html, rule)), [page, rule]);
  const shown = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const body = shown.current?.parentElement;
    const sought = shown.current?.querySelector('[data-sought]');
    if (body && sought)
      body.scrollTop += sought.getBoundingClientRect().top - body.getBoundingClientRect().top - MARGIN;
  }, [section]);
  const follow = (event: MouseEvent) => {
    const address = (event.target as Element).closest('a')?.getAttribute('href') ?? '';
    if (!address.startsWith('#')) return;
    event.preventDefault();
    setRule(address.slice(1));
  };
  return (
    <Sheet title={section?.title ?? texts.rules} close={close}>
      {isMissing && <p class={styles.note}>{whyNot(null)}</p>}
      {text?.translated === false && <p class={styles.note}>{pages.rulesInEnglish}</p>}
      {section !== null && (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links in it are pressed, by keys as well
        <div
          ref={shown}
          class={styles.rules}
          lang={text?.language}
          onClick={follow}
          dangerouslySetInnerHTML={{ __html: section.html }}
        />
      )}
      <a class={button.plain} href={`/rules/${game}#${rule}`} target="_blank" rel="noopener">
        {texts.allRules} <Icon name="out" size={18} /> <span class="unseen">{texts.newTab}</span>
      </a>
    </Sheet>
  );
}

/** The section that the rule with this id stands in, and its heading; `null` if there is none. The rule is marked in it. */
function sectionOf(html: string, id: string): { title: string | null; html: string } | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const rule = page.getElementById(id);
  if (rule === null) return null;
  (rule.closest('tr') ?? rule).setAttribute('data-sought', '');
  const blocks = [...(rule.closest('section')?.children ?? [])];
  const at = blocks.findIndex((block) => block.contains(rule));
  const from = blocks.findLastIndex((block, i) => i <= at && isHeading(block));
  const rest = blocks.findIndex((block, i) => i > at && isHeading(block));
  const section = blocks.slice(from + 1, rest < 0 ? undefined : rest);
  return { title: blocks[from]?.textContent ?? null, html: section.map((block) => block.outerHTML).join('') };
}

function isHeading({ localName }: Element): boolean {
  return /^h\d$/.test(localName);
}
