/** Who takes care of which request. */
import type { Request } from '@yamanote/protocol';
import type { Hall } from '../hall.ts';
import type { Page } from '../page.ts';
import { close, fill, free, keep, open } from './arranging.ts';
import { handover, seatCode } from './handing-out.ts';
import { hint } from './hinting.ts';
import { play } from './moves.ts';
import { order } from './ordering.ts';
import type { Of, Outcome } from './request.ts';
import { bits, resign, seal, sit, stand } from './seating.ts';
import { bot, configure, create, rematch, start } from './setting-up.ts';
import { lobby, look, pace, unwatch, watch } from './watching.ts';

type Handlers = { [Do in Request['do']]: (hall: Hall, page: Page, request: Of<Do>) => Outcome | Promise<Outcome> };

const HANDLERS: Handlers = {
  watch,
  unwatch,
  pace,
  lobby,
  look,
  create,
  sit,
  stand,
  'give-up': resign,
  configure,
  bot,
  open,
  close,
  keep,
  free,
  fill,
  start,
  rematch,
  seal,
  bits,
  answer: play,
  undo: play,
  withdraw: play,
  hint,
  order,
  handover,
  'seat-code': seatCode,
};

export async function handle(hall: Hall, page: Page, request: Request): Promise<Outcome> {
  return HANDLERS[request.do](hall, page, request as never);
}
