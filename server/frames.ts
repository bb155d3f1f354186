/**
 * Texts as a page's socket gets them (RFC 6455, 5.2), in one piece: written one by one, each would be several pieces of its
 * own for the network, which costs more than everything else that is done to send it.
 */
const WHOLE_TEXT = 0x81;
/** Up to here a length stands in the second byte; longer ones follow it, in 2 bytes or in 8. */
const [SHORT, IN_TWO, IN_EIGHT] = [125, 126, 127];
const MOST_IN_TWO = 0xffff;

export function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headOf(length) + length, 0));
  let at = 0;
  texts.forEach((text, i) => {
    at = putHead(frames, at, lengths[i]);
    at += frames.write(text, at);
  });
  return frames;
}

function headOf(length: number): number {
  if (length <= SHORT) return 2;
  return length <= MOST_IN_TWO ? 4 : 10;
}

function putHead(frames: Buffer, at: number, length: number): number {
  frames[at] = WHOLE_TEXT;
  if (length <= SHORT) return frames.writeUInt8(length, at + 1);
  frames[at + 1] = length <= MOST_IN_TWO ? IN_TWO : IN_EIGHT;
  if (length <= MOST_IN_TWO) return frames.writeUInt16BE(length, at + 2);
  return frames.writeBigUInt64BE(BigInt(length), at + 2);
}
