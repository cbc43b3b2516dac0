import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { AgeError, createAgeReader, createAgeWriter } from './age-file.ts';
import { createIdentity, parseIdentity, parseRecipient } from './keys.ts';

type Through = ReturnType<typeof createAgeWriter>;

async function flow(source: Readable, transform: Through): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  await pipeline(source, transform, async (sealed) => {
    for await (const part of sealed) parts.push(part);
  });
  return Buffer.concat(parts);
}

const through = async (bytes: Buffer, transform: Through, pieces = 10_000) => {
  const chunks = Array.from({ length: Math.ceil(bytes.length / pieces) }, (_none, at) => bytes.subarray(at * pieces, (at + 1) * pieces));
  return await flow(Readable.from(chunks), transform);
};

describe('a file of age', () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 200_000])('of %d bytes is read as it was written, by each recipient', async (length) => {
    const [first, second, stranger] = [await createIdentity(), await createIdentity(), await createIdentity()];
    const text = Buffer.alloc(length, 'abcdefg');
    const sealed = await through(text, createAgeWriter([first.recipient, second.recipient]));
    for (const { secret } of [first, second]) expect((await through(sealed, createAgeReader(secret))).equals(text)).toBe(true);
    await expect(through(sealed, createAgeReader(stranger.secret))).rejects.toThrow('was encrypted for another key');
  });

  it('that was cut or changed anywhere is refused', async () => {
    const { secret, recipient } = await createIdentity();
    const sealed = await through(Buffer.alloc(150_000, 'x'), createAgeWriter([recipient]));
    for (const length of [0, 10, 150, 260, 65_900, sealed.length - 1]) {
      await expect(through(sealed.subarray(0, length), createAgeReader(secret)), `cut at ${length}`).rejects.toThrow(AgeError);
    }
    for (const at of [30, 120, 300, 100_000, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(through(changed, createAgeReader(secret)), `changed at ${at}`).rejects.toThrow(AgeError);
    }
    await expect(through(Buffer.from('no such file\n'), createAgeReader(secret))).rejects.toThrow('is no file of age');
  });

  it('is encrypted and decrypted in pieces, before its source has ended', async () => {
    const { secret, recipient } = await createIdentity();
    let read = 0;
    const source = Readable.from(
      (function* () {
        for (; read < 100; read += 1) yield Buffer.alloc(100_000, 'y');
      })(),
    );
    const [writer, reader] = [createAgeWriter([recipient]), createAgeReader(secret)];
    const { value } = await reader(writer(source)).next();
    expect(value?.length).toBe(65_536);
    expect(read).toBeLessThan(50);
  });

  it('with an unreadable source fails with the source’s error', async () => {
    const { secret } = await createIdentity();
    const source = new Readable({
      read() {
        this.destroy(new Error('the disk is gone'));
      },
    });
    await expect(flow(source, createAgeReader(secret))).rejects.toThrow('the disk is gone');
  });
});

describe('a key', () => {
  it('is read as it was written, and not where a letter is wrong', async () => {
    const { recipient, file, secret } = await createIdentity();
    expect(file).toMatch(/^# public key: age1[a-z0-9]{58}\nAGE-SECRET-KEY-1[A-Z0-9]{58}\n$/);
    expect(await parseIdentity(file)).toEqual({ secret, recipient });
    expect(parseRecipient(` ${recipient}\n`)).toBe(recipient);
    expect(parseRecipient(recipient.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q')))).toBeNull();
    expect(await parseIdentity(file.replace(/.\n$/, (last) => (last === 'Q\n' ? 'P\n' : 'Q\n')))).toBeNull();
    expect(await parseIdentity('nothing')).toBeNull();
    // From the examples in age's README.
    expect(parseRecipient('age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p')).not.toBeNull();
  });
});
