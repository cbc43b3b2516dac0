import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { afterAll } from 'vitest';

export type Asked = { readonly method: string; readonly path: string; readonly body: string };

export type OddServer = {
  readonly url: string;
  /** The requests so far. */
  readonly asked: readonly Asked[];
  /** How the next requests are answered. */
  behave(listener: RequestListener): void;
};

/** A local engine that behaves as the test says; closed after the tests of the file. */
export async function startOddServer(): Promise<OddServer> {
  const asked: Asked[] = [];
  let behaviour: RequestListener = (_, response) => response.end();
  const server = createServer(async (request, response) => {
    asked.push({ method: request.method ?? '', path: request.url ?? '', body: await readBody(request) });
    behaviour(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    behave: (listener) => {
      behaviour = listener;
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** Answers with this JSON. */
export function sayJson(json: unknown, status = 200): RequestListener {
  return (_, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
}

/** Every kind of engine fault, by the client's name for it. */
export const oddities: Readonly<Record<string, { readonly kind: string; readonly listener: RequestListener }>> = {
  'is silent': { kind: 'timeout', listener: () => undefined },
  'stops in the middle': { kind: 'timeout', listener: (_, response) => response.writeHead(200).write('{"features":') },
  'never ends': { kind: 'too-large', listener: (_, response) => writeForever(response) },
  'sends elsewhere': { kind: 'redirected', listener: (_, response) => response.writeHead(302, { location: '/elsewhere' }).end() },
  'hangs up': { kind: 'unreachable', listener: (request) => request.socket.destroy() },
  'answers in HTML': { kind: 'malformed', listener: (_, response) => response.end('<html>Welcome</html>') },
  'says nothing': { kind: 'malformed', listener: (_, response) => response.end() },
  'has an error of its own': { kind: 'server-error', listener: sayJson({ message: 'oops' }, 503) },
};

function writeForever(response: Parameters<RequestListener>[1]): void {
  const piece = 'x'.repeat(65_536);
  const write = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', write);
  write();
}
