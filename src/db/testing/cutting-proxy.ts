import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `before`: the server never receives the statement. `after`: the server executes it, and its answer is lost. */
export type CutSide = 'before' | 'after';

export type CuttingProxy = {
  /** The address of a database through the proxy. */
  through(url: string): string;
  /** Cuts every connection at the n-th statement from now on, once. Later connections work. */
  cutAt(statement: number, side: CutSide): void;
  hasCut(): boolean;
  stop(): Promise<void>;
};

/** The client's messages that end a statement: a simple query, and the Sync after a prepared one. */
const endsOfStatement = new Set(['Q', 'S']);

/**
 * A proxy in front of the tests' PostgreSQL server, which listens on a socket of the file system. It counts the statements of all
 * connections.
 */
export async function startCuttingProxy(serverUrl: string): Promise<CuttingProxy> {
  const server = new URL(serverUrl);
  const name = `.s.PGSQL.${server.port || '5432'}`;
  const folder = await mkdtemp(join(tmpdir(), 'cut-'));
  const path = join(server.searchParams.get('host') ?? '', name);
  const state = { statements: 0, at: 0, side: 'before' as CutSide, hasCut: false };
  const sockets = new Set<Socket>();
  const cut = () => {
    state.hasCut = true;
    for (const socket of sockets) socket.destroy();
  };
  const proxy = createServer((client) => {
    const upstream = connect(path);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    const reader = createMessageReader();
    let isLast = false;
    client.on('data', (sent: Buffer) => {
      const count = reader.read(sent).filter((kind) => endsOfStatement.has(kind)).length;
      state.statements += count;
      const isCut = count > 0 && !state.hasCut && state.at > 0 && state.statements >= state.at;
      if (isCut && state.side === 'before') return cut();
      isLast ||= isCut;
      upstream.write(sent);
    });
    upstream.on('data', (answer: Buffer) => {
      if (isLast && !state.hasCut) return cut();
      client.write(answer);
    });
  });
  proxy.listen(join(folder, name));
  await once(proxy, 'listening');
  return {
    through(url) {
      const through = new URL(url);
      through.searchParams.set('host', folder);
      return through.href;
    },
    cutAt(statement, side) {
      Object.assign(state, { statements: 0, at: statement, side, hasCut: false });
    },
    hasCut: () => state.hasCut,
    async stop() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Parses the types of a client's messages: each has a letter and a length, except the first, which has no letter. */
function createMessageReader(): { readonly read: (bytes: Buffer) => readonly string[] } {
  let rest: Buffer = Buffer.alloc(0);
  let hasBegun = false;
  return {
    read(bytes) {
      rest = Buffer.concat([rest, bytes]);
      const kinds: string[] = [];
      for (;;) {
        const head = hasBegun ? 1 : 0;
        if (rest.length < head + 4) return kinds;
        const length = head + rest.readUInt32BE(head);
        if (rest.length < length) return kinds;
        if (hasBegun) kinds.push(String.fromCharCode(rest[0] ?? 0));
        hasBegun = true;
        rest = rest.subarray(length);
      }
    },
  };
}
