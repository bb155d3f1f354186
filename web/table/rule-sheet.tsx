import { useMemo, useState } from 'preact/hooks';
import button from '../kit/button.module.css';
import { Icon } from '../kit/icon.tsx';
import { Sheet } from '../kit/sheet.tsx';
import styles from '../pages/rules/rules-text.module.css';
import { rulesTextOf, useRulesHtml } from '../pages/rules/rules-text.ts';
import { words } from '../words/index.ts';

/** A single rule, read beside the question that it is about. Rules that it mentions are shown in its place. */
export function RuleSheet({ game, rule: first, close }: { game: string; rule: string; close(): void }) {
  const { table: texts, pages } = words.value;
  const [rule, setRule] = useState(first);
  const text = rulesTextOf(game);
  const html = useRulesHtml(text?.key ?? null);
  const found = useMemo(() => (html === null ? null : ruleIn(html, rule)), [html, rule]);
  const follow = (event: MouseEvent) => {
    const address = (event.target as Element).closest('a')?.getAttribute('href') ?? '';
    if (!address.startsWith('#')) return;
    event.preventDefault();
    setRule(address.slice(1));
  };
  return (
    <Sheet title={found?.section ?? texts.rules} close={close}>
      {text?.translated === false && <p class={styles.note}>{pages.rulesInEnglish}</p>}
      {found !== null && (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links in it are pressed, by keys as well
        <div
          class={styles.rules}
          lang={text?.language}
          data-rule={rule}
          onClick={follow}
          dangerouslySetInnerHTML={{ __html: found.html }}
        />
      )}
      <a class={button.plain} href={`/rules/${game}#${rule}`} target="_blank" rel="noopener">
        {texts.allRules} <Icon name="out" size={18} /> <span class="unseen">{texts.newTab}</span>
      </a>
    </Sheet>
  );
}

/** The rule with this id, and the heading that it stands under; `null` if there is none. */
export function ruleIn(html: string, id: string): { section: string | null; html: string } | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const rule = page.getElementById(id);
  if (rule === null) return null;
  const headings = [...page.querySelectorAll('h1, h2, h3, h4')];
  const above = headings.findLast((one) => one.compareDocumentPosition(rule) & Node.DOCUMENT_POSITION_FOLLOWING);
  return { section: above?.textContent ?? null, html: standingAlone(rule) };
}

/** An item of a list with a list around it; a row of a table with the table's head above it. */
function standingAlone(rule: Element): string {
  const row = rule.closest('tr');
  if (row === null) return `<ul>${rule.outerHTML}</ul>`;
  const head = row.closest('table')?.querySelector('thead')?.outerHTML ?? '';
  return `<div class="table" tabindex="0"><table>${head}<tbody>${row.outerHTML}</tbody></table></div>`;
}
