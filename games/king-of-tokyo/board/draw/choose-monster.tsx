/** Before the first turn: which monster to play. */

import { MONSTERS, type MonsterId } from '@yamanote/games/king-of-tokyo/rules';
import { TargetButton } from '@yamanote/kit';
import { MonsterPicture } from '../art/monster.tsx';
import { nameOrYou, type Props } from '../shown.ts';
import { target } from '../targets.ts';
import { boardWords, monsterName, monsterText } from '../words/index.ts';
import styles from './choose-monster.module.css';
import palette from './palette.module.css';

export function ChooseMonster(props: Props) {
  return (
    <section class={`${palette.palette} ${styles.choice}`} aria-label={boardWords[props.language].monsters}>
      {MONSTERS.map((monster, mark) => (
        <Choice key={monster} {...props} monster={monster} mark={mark} />
      ))}
    </section>
  );
}

function Choice(props: Props & { monster: MonsterId; mark: number }) {
  const { view, language, monster, mark } = props;
  const words = boardWords[language];
  const owner = view.monsters.findIndex((one) => one.monster === monster);
  const taken = owner < 0 ? null : words.taken(nameOrYou(props, owner));
  const label = words.monsterIs({
    monster: monsterName(monster, language),
    says: taken ?? monsterText(monster, language),
  });
  return (
    <div class={styles.place} style={{ '--mark': `var(--seat${mark})` }} data-taken={taken !== null || undefined}>
      <TargetButton board={props} id={target.monster(monster)} label={label} class={styles.button}>
        <MonsterPicture monster={monster} class={styles.picture} />
        <b class={styles.name} aria-hidden="true">
          {monsterName(monster, language)}
        </b>
        <small aria-hidden="true">{taken ?? monsterText(monster, language)}</small>
      </TargetButton>
    </div>
  );
}
