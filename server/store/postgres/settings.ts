import type { Store } from '../port.ts';
import type { Context } from './context.ts';

export function openSettings({ pool }: Context): Store['settings'] {
  return {
    async keep(key, value) {
      await pool.run('insert into settings (key, value) values ($1, $2) on conflict (key) do nothing', [key, value]);
      const [kept] = await pool.rows<{ value: string }>('select value from settings where key = $1', [key]);
      return kept.value;
    },
  };
}
