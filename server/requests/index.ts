/** Who takes care of which request. */
import type { Request } from '@yamanote/protocol';
import type { Hall } from '../hall.ts';
import type { Page } from '../page.ts';
import { agree, propose } from './agreeing.ts';
import { close, fill, free, keep, open } from './arranging.ts';
import { ignore, listen, mute, say, watchersRoom } from './chatting.ts';
import { sayWord } from './entering.ts';
import { handover, seatCode } from './handing-out.ts';
import { hint } from './hinting.ts';
import { copy, join } from './making.ts';
import { play } from './moves.ts';
import { nudge } from './nudging.ts';
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
  copy,
  join,
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
  propose,
  agree,
  nudge,
  hint,
  order,
  listen,
  say,
  ignore,
  mute,
  'watchers-room': watchersRoom,
  handover,
  'seat-code': seatCode,
  word: sayWord,
};

export async function handle(hall: Hall, page: Page, request: Request): Promise<Outcome> {
  return HANDLERS[request.do](hall, page, request as never);
}
