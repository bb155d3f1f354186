import { acceptFrom, nameOf, print, printJson, readArguments, readDigits, readLanguage } from '@yamanote/command-line';
import { verify as check, type DealNote, origin, parseNote } from '@yamanote/kernel';
import { isSigned } from '@yamanote/protocol/signature';
import type { Command } from '../command.ts';
import { readMatch } from '../match.ts';
import { words as allWords } from '../words/index.ts';

export const verify: Command = {
  name: 'verify',

  async run(args) {
    const kinds = { note: 'list', seal: 'list', bits: 'list', lang: 'text', json: 'flag' } as const;
    const { words, values } = readArguments(args, ['MATCH.json'], kinds);
    // Programs read one language.
    const say = values.json ? allWords.en.verdict : allWords[readLanguage(values.lang)].verdict;
    const notes: DealNote[] = values.note.map((note) => acceptFrom('--note', parseNote(note)));
    const seals = values.seal.map((seal) => readDigits('--seal', seal, 64));
    const bits = values.bits.map((own) => readDigits('--bits', own, 32));
    const { room, match } = await readMatch(words[0]);
    // A header that no match can have is bad input, not a match that differs.
    acceptFrom(nameOf(words[0]), origin(room.game, match));
    const verdict = check(room.game, match, { notes, seals, bits, isSigned: await isSigned(match) }, say);
    if (values.json) printJson({ file: words[0], ...verdict });
    else {
      for (const sentence of verdict.holds) print(`✓ ${sentence}`);
      for (const note of verdict.notes) print(`! ${note}`);
      print(verdict.ok ? say.verified(words[0]) : `✗ ${verdict.differs}\n${say.notVerified(words[0])}`);
    }
    return verdict.ok ? 0 : 1;
  },
};
