/** The pictures of a game's rules as HTML. Bundled by itself and run while the pages are built. */
import { registry, speeches } from '@yamanote/games/registry';
import type { Language } from '@yamanote/games/room';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { rulesPictures } from './games.ts';
import { captionOf, sceneOf } from './scene.ts';
import { pictureWords } from './words.ts';

export interface Rendered {
  /** What several of them refer to; empty if there is nothing. */
  shared: string;
  /** By rule. */
  pictures: Readonly<Record<string, string>>;
}

/** `read` brings a scenario by the name of its file. */
export async function renderPictures(
  game: string,
  language: Language,
  read: (scenario: string) => unknown,
): Promise<Rendered> {
  if (!Object.hasOwn(rulesPictures, game)) return { shared: '', pictures: {} };
  const [room, pictures, allSpeech] = await Promise.all([registry[game](), rulesPictures[game](), speeches[game]()]);
  const [words, speech] = await Promise.all([pictures.words.load(language), allSpeech.load(language)]);
  const texts = pictureWords[language];
  const figures = Object.entries(pictures.scenes).map(([rule, name]) => {
    const played = sceneOf(room, read(name), texts.names);
    const { scene } = played;
    const caption = captionOf({ room, speech, pictures, texts }, played).join(language === 'ja' ? '' : ' ');
    const situation = speech.situation?.(scene.view, scene.names) ?? null;
    const drawn = <div aria-hidden="true">{pictures.draw(scene, words)}</div>;
    const figure = (
      <figure class="scene">
        {situation === null ? (
          drawn
        ) : (
          <div role="img" aria-label={situation}>
            {drawn}
          </div>
        )}
        {caption !== '' && <figcaption>{caption}</figcaption>}
      </figure>
    );
    return [rule, renderToStaticMarkup(figure)];
  });
  return {
    shared: pictures.shared === undefined ? '' : renderToStaticMarkup(<div hidden>{pictures.shared}</div>),
    pictures: Object.fromEntries(figures),
  };
}
