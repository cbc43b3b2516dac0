import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { findFreePort } from '#server/testing/start-server.ts';

export type CuttingProxy = {
  readonly port: number;
  /** One in this many changes has its answer cut off; 0 for none. */
  cutOneOf(count: number): void;
  countCut(): number;
  stop(): Promise<void>;
};

/** A trip is written in one statement, which commits by itself; no other is as long as it with its quote. */
const bytesOfWrite = 3_000;
const commit = /commit/i;

/** A proxy in front of a PostgreSQL. When it cuts, the server has been told to commit and its client never gets the result. */
export async function startCuttingProxy(server: number): Promise<CuttingProxy> {
  const state = { oneOf: 0, seen: 0, cut: 0 };
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const upstream = connect(server, '127.0.0.1');
    const both = [client, upstream];
    let isDeaf = false;
    for (const socket of both) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        for (const other of both) other.destroy();
      });
    }
    client.on('data', (sent: Buffer) => {
      if (state.oneOf > 0 && (sent.length > bytesOfWrite || commit.test(sent.toString('latin1')))) {
        state.seen += 1;
        isDeaf ||= state.seen % state.oneOf === 0;
      }
      upstream.write(sent);
    });
    upstream.on('data', (answer: Buffer) => {
      if (!isDeaf) return void client.write(answer);
      state.cut += 1;
      for (const socket of both) socket.destroy();
    });
  });
  const port = await findFreePort();
  proxy.listen(port, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port,
    cutOneOf: (count) => {
      state.oneOf = count;
    },
    countCut: () => state.cut,
    async stop() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
