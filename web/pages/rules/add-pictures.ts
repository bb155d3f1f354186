/** Puts pictures below their rules, before anybody sees the page, so that nothing moves. */
export function addPictures(article: Element, pictures: Readonly<Record<string, string>>): void {
  for (const [rule, html] of Object.entries(pictures)) {
    const place = article.querySelector(`[id="${rule}"]`);
    // In a table, where the rest of its row has room.
    (place?.closest('tr')?.lastElementChild ?? place)?.insertAdjacentHTML('beforeend', html);
  }
}
