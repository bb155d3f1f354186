import { verify as check, type DealNote, origin, parseNote } from '@yamanote/kernel';
import { isSigned } from '@yamanote/protocol/signature';
import { readArguments, readDigits } from '../arguments.ts';
import { acceptFrom } from '../bad-input.ts';
import type { Command } from '../command.ts';
import { nameOf } from '../files.ts';
import { readMatch } from '../match.ts';
import { print, printJson } from '../output.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'checks the seed, every die and draw, every move and the end of a match',
  help: `Usage: yamanote verify MATCH.json [--note NOTE …] [--seal SEAL …] [--bits BITS …] [--json]

Checks a finished match: that no part of it was changed, that seed and bits are those that were sealed before the start, that
every throw and draw comes from them, that every entry is legal, and that the match is over and ends as its file says. Says
where it first differs, and exits with 1 then.
Notes what is in order but worth knowing, and what a file alone cannot prove: that everybody was shown the same seals before
the start. For that, give what the players noted; a page shows its note below the result of the match.

  --note NOTE  all that one page noted, as it shows it; once for each page
  --seal SEAL  a seal that somebody was shown before the start: the host's or a page's, 64 digits; may be given again
  --bits BITS  what somebody's page added to the dice, 32 digits; may be given again
  --json       {file, ok, holds, notes, differs, fault} for programs`,

  async run(args) {
    const kinds = { note: 'list', seal: 'list', bits: 'list', json: 'flag' } as const;
    const { words, values } = readArguments(args, ['MATCH.json'], kinds);
    const notes: DealNote[] = values.note.map((note) => acceptFrom('--note', parseNote(note)));
    const seals = values.seal.map((seal) => readDigits('--seal', seal, 64));
    const bits = values.bits.map((own) => readDigits('--bits', own, 32));
    const { room, match } = await readMatch(words[0]);
    // A header that no match can have is bad input, not a match that differs.
    acceptFrom(nameOf(words[0]), origin(room.game, match));
    const verdict = check(room.game, match, { notes, seals, bits, isSigned: await isSigned(match) });
    if (values.json) printJson({ file: words[0], ...verdict });
    else {
      for (const sentence of verdict.holds) print(`✓ ${sentence}`);
      for (const note of verdict.notes) print(`! ${note}`);
      print(verdict.ok ? `${words[0]} is verified.` : `✗ ${verdict.differs}\n${words[0]} is not verified.`);
    }
    return verdict.ok ? 0 : 1;
  },
};
