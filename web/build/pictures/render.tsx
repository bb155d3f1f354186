/** The pictures of a game's rules as HTML. Bundled by itself and run while the pages are built. */
import { registry, speeches } from '@yamanote/games/registry';
import type { Language } from '@yamanote/games/room';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { rulesPictures } from './games.ts';
import { captionOf, sceneOf } from './scene.ts';

/** Who plays in the pictures. */
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Anna', 'Ben', 'Chloe', 'David', 'Emma', 'Finn'],
  de: ['Anna', 'Ben', 'Clara', 'David', 'Emma', 'Finn'],
  ja: ['葵', '陸', '結衣', '蓮', '凛', '翔'],
};

/** By rule; empty for a game without pictures. `read` brings a scenario by the name of its file. */
export async function renderPictures(
  game: string,
  language: Language,
  read: (scenario: string) => unknown,
): Promise<Record<string, string>> {
  if (!Object.hasOwn(rulesPictures, game)) return {};
  const [room, pictures, allSpeech] = await Promise.all([registry[game](), rulesPictures[game](), speeches[game]()]);
  const [words, speech] = await Promise.all([pictures.words.load(language), allSpeech.load(language)]);
  const figures = Object.entries(pictures.scenes).map(([rule, name]) => {
    const told = sceneOf(room, read(name), NAMES[language]);
    const lines = captionOf({ room, speech, pictures }, told);
    const situation = speech.situation?.(told.scene.view, told.scene.names) ?? null;
    const drawn = <div aria-hidden={situation !== null || undefined}>{pictures.draw(told.scene, words)}</div>;
    return [
      rule,
      renderToStaticMarkup(
        <figure class="scene">
          {situation === null ? (
            drawn
          ) : (
            <div role="img" aria-label={situation}>
              {drawn}
            </div>
          )}
          <figcaption>
            {lines.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </figcaption>
        </figure>,
      ),
    ];
  });
  return Object.fromEntries(figures);
}
