/** With whom a player has to agree. */
import type { TableInfo } from '@yamanote/protocol';
import { isShared } from '../together/shared.ts';
import { isAlone } from './alone.ts';

/** `alone` among bots one's own word is enough; who plays `together` at one device agrees by word of mouth; `others` are asked. */
export type Company = 'alone' | 'together' | 'others';

export function companyAt(info: TableInfo): Company {
  if (isShared(info)) return 'together';
  return isAlone(info) ? 'alone' : 'others';
}
