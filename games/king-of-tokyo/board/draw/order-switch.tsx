/** Beside the question: answer it in the same way from now on, as long as I am well. */
import { Switch } from '@yamanote/kit';
import type { Props } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import styles from './order-switch.module.css';

export function OrderSwitch({ orders, language, id, hearts }: Props & { id: string; hearts: number }) {
  const settings = orders?.values[id];
  if (orders === null || settings === undefined || hearts < 2) return null;
  const on = settings.when === 'hearts';
  const enough = on ? Number(settings.hearts) + 1 : hearts;
  return (
    <div class={styles.order}>
      <Switch
        label={boardWords[language].alwaysStay(enough)}
        value={on}
        change={(wanted) => orders.set(id, wanted ? { when: 'hearts', hearts: hearts - 1 } : { when: 'always' })}
      />
    </div>
  );
}
