import type { RulesPagePictures } from './rules-text.ts';

/** Puts pictures below their rules, before anybody sees the page, so that nothing moves. */
export function addPictures(article: Element, { byRule, shared }: RulesPagePictures): void {
  article.insertAdjacentHTML('afterbegin', shared);
  for (const [rule, html] of Object.entries(byRule)) {
    const place = article.querySelector(`[id="${rule}"]`);
    // In a table, where the rest of its row has room.
    (place?.closest('tr')?.lastElementChild ?? place)?.insertAdjacentHTML('beforeend', html);
  }
}
