/** One process and one file, as most halls are. */
import { copyTable, SHAPE } from '@yamanote/server/old-matches';
import { startHallProgram } from './hall-program.ts';
import type { Subject } from './house.ts';
import { programs } from './party.ts';

/** `program`: the file of a hall that limits nobody. */
export function embedded(program: string): Subject {
  return {
    name: 'embedded',
    flag: 'embedded',
    isPromised: true,
    copyTable,
    shape: `embedded-${SHAPE}`,
    async open({ data, profiles }) {
      const { pid, address, ready, stop } = await startHallProgram(program, { role: 'here', data }, profiles);
      return { addresses: [address], ready, parties: [programs('hall', [pid])], database: null, stop };
    },
  };
}
