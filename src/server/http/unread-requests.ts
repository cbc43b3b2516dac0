import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { securityHeaders } from './security-headers.ts';

/** Headers of a refusal without a page. */
const headers: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  Connection: 'close',
};

/** Refuses a request that the app never sees, with the headers that every answer has. */
export function refuseUnread(response: ServerResponse, status: 400 | 417): void {
  response.writeHead(status, headers).end(`${status}`);
}

/** The same answer as the app's, for bytes that could not be parsed as a request. */
export function createRefusal(error: unknown): Response {
  return new Response('400', { status: error instanceof Error && error.name === 'RequestError' ? 400 : 500, headers });
}

/** Node's error for bytes that are no request: the status that it would answer itself. */
const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Replaces Node's own answers, which have no headers: bytes that are no request, headers that are too long, a request that never ends, an
 * unsupported `Expect`. A connection with an answer in progress is closed, because more bytes would belong to that answer.
 */
export function refuseUnreadRequests(server: Server): void {
  const answering = new WeakSet<Duplex>();
  server.on('request', ({ socket }: IncomingMessage, response) => {
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
  });
  server.on('checkExpectation', (_request, response) => refuseUnread(response, 417));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || answering.has(socket)) return void socket.destroy();
    const status = statuses[error.code ?? ''] ?? '400 Bad Request';
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const body = status.slice(0, 3);
    socket.end([`HTTP/1.1 ${status}`, ...lines, `Content-Length: ${body.length}`, '', body].join('\r\n'));
  });
}
