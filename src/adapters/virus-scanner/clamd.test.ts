import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createClamd, readClamdUrl } from './clamd.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that parses the INSTREAM command like clamd, byte for byte, and answers according to its content. */
async function startServer(answer: (content: Buffer) => string | null, { limit = Number.POSITIVE_INFINITY } = {}) {
  const received: Buffer[] = [];
  const serve = (socket: Socket) => {
    let read = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => {
      read = Buffer.concat([read, part]);
      const taken = parse(read);
      const isOver = taken !== null && taken.content.length > limit;
      if (taken === null || (!taken.isWhole && !isOver)) return;
      received.push(taken.content);
      const said = isOver ? 'INSTREAM size limit exceeded. ERROR\0' : answer(taken.content);
      if (said === null) socket.destroy();
      else socket.end(said);
    });
  };
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { received, clamd: createClamd({ host: '127.0.0.1', port: address.port }) };
}

function parse(read: Buffer): { readonly content: Buffer; readonly isWhole: boolean } | null {
  const command = 'zINSTREAM\0';
  if (read.length < command.length) return null;
  if (read.subarray(0, command.length).toString() !== command) throw new Error('Another command');
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= read.length; ) {
    const length = read.readUInt32BE(at);
    if (length === 0) return { content: Buffer.concat(chunks), isWhole: true };
    chunks.push(read.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return { content: Buffer.concat(chunks), isWhole: false };
}

describe('clamd', () => {
  it('sends the whole file in chunks and returns the verdict', async () => {
    const large = Buffer.alloc(300_000, 'a');
    const { clamd, received } = await startServer((content) =>
      content.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0',
    );
    expect(await clamd.scan(large)).toBe('clean');
    expect(await clamd.scan(Buffer.from('x EICAR x'))).toBe('infected');
    expect(await clamd.scan(new Uint8Array())).toBe('clean');
    expect(received.map(({ length }) => length)).toEqual([300_000, 9, 0]);
    expect(received[0]?.equals(large)).toBe(true);
  });

  it('reports a file that is longer than the scanner accepts', async () => {
    const { clamd } = await startServer(() => 'stream: OK\0', { limit: 100_000 });
    expect(await clamd.scan(Buffer.alloc(2_000_000))).toBe('unscanned');
  });

  it.each([
    ['an error', () => 'Can not write temporary file. ERROR\0'],
    ['an unknown answer', () => 'stream: NOT OK\0'],
    ['no answer', () => null],
  ])('rejects, and never passes a file, after %s', async (_, answer) => {
    const { clamd } = await startServer(answer);
    await expect(clamd.scan(Buffer.from('text'))).rejects.toThrow();
  });

  it('rejects without a listener', async () => {
    await expect(createClamd({ host: '127.0.0.1', port: 1 }).scan(Buffer.from('text'))).rejects.toThrow();
  });
});

it.each([
  ['tcp://clamav:3310', { host: 'clamav', port: 3310 }],
  ['tcp://127.0.0.1', { host: '127.0.0.1', port: 3310 }],
  ['tcp://[::1]:99', { host: '::1', port: 99 }],
  ['http://clamav:3310', null],
  ['tcp://clamav/path', null],
  ['clamav:3310', null],
])('the address %s is %j', (text, settings) => {
  expect(readClamdUrl(text)).toEqual(settings);
});
