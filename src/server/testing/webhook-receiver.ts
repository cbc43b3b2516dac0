import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { findScratchPlace } from '#db/testing/scratch-place.ts';

export type Received = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly at: number;
};

/** An agency's own server, by https with a certificate of its own making for `localhost`. It answers with the statuses in turn. */
export async function startReceiver(statuses: readonly number[] = []) {
  const folder = await mkdtemp(join(findScratchPlace(), 'receiver-'));
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const about = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...about], {
    stdio: 'ignore',
  });
  const ca = await readFile(certificate, 'utf8');
  const received: Received[] = [];
  const server = createServer({ key: await readFile(key), cert: ca }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const status = statuses[received.length] ?? 204;
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString(), at: Date.now() });
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `https://localhost:${port}/hook?agency=zon`,
    port,
    ca,
    certificate,
    received,
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Whether a message is signed as docs/api.md says, written here as an agency writes it. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const [, at = '', sent = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['convoya-signature'])) ?? [];
  const isFresh = Math.abs(Number(at) * 1_000 - Date.now()) < 300_000;
  return isFresh && createHmac('sha256', secret).update(`${at}.${body}`).digest('hex') === sent;
}
