import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { AgeError, createAgeReader, createAgeWriter } from './age-file.ts';
import { decodeBech32, encodeBech32 } from './bech32.ts';
import { createIdentity, parseIdentity, parseRecipient } from './keys.ts';

function createPair() {
  const made = createIdentity();
  const [identity, recipient] = [parseIdentity(made.file), parseRecipient(made.recipient)];
  if (identity === null || recipient === null) throw new Error('the pair cannot be read');
  return { ...made, identity, recipientBytes: recipient };
}

const through = async (bytes: Buffer, transform: ReturnType<typeof createAgeWriter>, pieces = 10_000) => {
  const chunks = Array.from({ length: Math.ceil(bytes.length / pieces) }, (_none, at) => bytes.subarray(at * pieces, (at + 1) * pieces));
  return await buffer(Readable.from(chunks).compose(transform));
};

describe('a file of age', () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 200_000])('of %d bytes is read as it was written, by each recipient', async (length) => {
    const [first, second, stranger] = [createPair(), createPair(), createPair()];
    const text = Buffer.alloc(length, 'abcdefg');
    const sealed = await through(text, createAgeWriter([first.recipientBytes, second.recipientBytes]));
    for (const { identity } of [first, second]) expect((await through(sealed, createAgeReader(identity))).equals(text)).toBe(true);
    await expect(through(sealed, createAgeReader(stranger.identity))).rejects.toThrow('another key');
  });

  it('that was cut or changed anywhere is refused', async () => {
    const { identity, recipientBytes } = createPair();
    const sealed = await through(Buffer.alloc(150_000, 'x'), createAgeWriter([recipientBytes]));
    for (const length of [0, 10, 150, 260, 65_900, sealed.length - 1]) {
      await expect(through(sealed.subarray(0, length), createAgeReader(identity)), `cut at ${length}`).rejects.toThrow(AgeError);
    }
    for (const at of [30, 120, 300, 100_000, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(through(changed, createAgeReader(identity)), `changed at ${at}`).rejects.toThrow();
    }
  });
});

describe('a key', () => {
  it('is read as it was written, and not where a letter is wrong', () => {
    const { recipient, file } = createPair();
    expect(file).toMatch(/^# public key: age1[a-z0-9]{58}\nAGE-SECRET-KEY-1[A-Z0-9]{58}\n$/);
    expect(parseRecipient(recipient.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q')))).toBeNull();
    expect(parseIdentity('nothing')).toBeNull();
    expect(decodeBech32('a', encodeBech32('a', Uint8Array.of(1, 255, 0)))).toEqual(Uint8Array.of(1, 255, 0));
    // From the examples of age's own README.
    expect(parseRecipient('age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p')).not.toBeNull();
  });
});
