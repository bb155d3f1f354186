import { createPublicKey, verify as isSignature } from 'node:crypto';
import { verify as check, type IsGenuine, origin } from '@yamanote/kernel';
import { readArguments, readDigits } from '../arguments.ts';
import { acceptFrom } from '../bad-input.ts';
import type { Command } from '../command.ts';
import { nameOf } from '../files.ts';
import { readMatch } from '../match.ts';
import { print, printJson } from '../output.ts';

const isGenuine: IsGenuine = ({ key, signature }, hash) => {
  const x = Buffer.from(key, 'hex').toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return isSignature(null, Buffer.from(hash, 'hex'), publicKey, Buffer.from(signature, 'hex'));
};

export const verify: Command = {
  name: 'verify',
  summary: 'checks the seed, every die and draw, every move and the end of a match',
  help: `Usage: yamanote verify MATCH.json [--seal SEAL …] [--bits BITS] [--json]

Checks a finished match: that seed and bits are those that were sealed before the start, that every throw and draw comes
from them, that no entry was changed, that every entry is legal, and that the match is over and ends as its file says. Says
where it first differs, and exits with 1 then.
Notes what is in order but worth knowing, and what a file alone cannot prove.

  --seal SEAL  a seal that somebody was shown before the start: the host's or a page's, 64 digits; may be given again
  --bits BITS  what somebody's page added to the dice, 32 digits
  --json       {file, ok, holds, notes, differs} for programs`,

  async run(args) {
    const { words, values } = readArguments(args, ['MATCH.json'], { seal: 'list', bits: 'text', json: 'flag' });
    const seals = values.seal.map((seal) => readDigits('--seal', seal, 64));
    const bits = values.bits === undefined ? undefined : readDigits('--bits', values.bits, 32);
    const { room, match } = await readMatch(words[0]);
    // A header that no match can have is bad input, not a match that differs.
    acceptFrom(nameOf(words[0]), origin(room.game, match));
    const { ok, holds, notes, differs } = check(room.game, match, { seals, bits, isGenuine });
    if (values.json) printJson({ file: words[0], ok, holds, notes, differs });
    else {
      for (const sentence of holds) print(`✓ ${sentence}`);
      for (const note of notes) print(`! ${note}`);
      print(ok ? `${words[0]} is verified.` : `✗ ${differs}\n${words[0]} is not verified.`);
    }
    return ok ? 0 : 1;
  },
};
