import { type Block, type Prose, piecesOf } from '@yamanote/games/how-to';
import styles from './blocks.module.css';
import { Drawn } from './drawn.tsx';

/** What a stop says and shows, one below the other. */
export function Blocks({ blocks, game }: { blocks: readonly Block[]; game: string }) {
  return (
    <div class={styles.blocks}>
      {blocks.map((block, i) => (
        <Part key={i} block={block} game={game} />
      ))}
    </div>
  );
}

function Part({ block, game }: { block: Block; game: string }) {
  switch (block.is) {
    case 'picture':
      return (
        <div class={styles.picture} data-ground={block.ground}>
          <Drawn picture={block.picture} />
        </div>
      );
    case 'steps':
      return <Steps block={block} game={game} />;
    case 'rows':
      return (
        <ul class={styles.rows}>
          {block.rows.map(({ figure, text }) => (
            <li key={text}>
              <Drawn picture={figure} />
              <p>
                <Said text={text} game={game} />
              </p>
            </li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <ul class={styles.facts}>
          {block.facts.map(({ text, figure, tone, short }) => (
            <li key={text} data-tone={tone} data-short={short || undefined}>
              <p>
                <Said text={text} game={game} />
              </p>
              <Drawn picture={figure} />
            </li>
          ))}
        </ul>
      );
    default:
      return (
        <p class={styles[block.is]}>
          <Said text={block.text} game={game} />
        </p>
      );
  }
}

function Steps({ block, game }: { block: Extract<Block, { is: 'steps' }>; game: string }) {
  const List = block.choice ? 'ul' : 'ol';
  return (
    <List class={styles.steps} data-choice={block.choice || undefined}>
      {block.steps.map(({ name, text, picture, ground }, i) => (
        <li key={name}>
          <div class={styles.picture} data-ground={ground}>
            <Drawn picture={picture} />
          </div>
          {!block.choice && (
            <b class={styles.number} aria-hidden="true">
              {i + 1}
            </b>
          )}
          <h3>{name}</h3>
          <p>
            <Said text={text} game={game} />
          </p>
        </li>
      ))}
    </List>
  );
}

/** Bold is bold, and a dotted word opens its rule. */
function Said({ text, game }: { text: Prose; game: string }) {
  return (
    <>
      {piecesOf(text).map((piece, i) => {
        if (piece.is === 'bold') return <b key={i}>{piece.text}</b>;
        if (piece.is === 'plain') return piece.text;
        return (
          <a key={i} class={styles.word} href={`/rules/${game}#${piece.rule}`}>
            {piece.text}
          </a>
        );
      })}
    </>
  );
}
