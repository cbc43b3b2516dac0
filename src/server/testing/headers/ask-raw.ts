import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends bytes that no client would, and returns the answer's status and headers. */
export async function askRaw(port: number, text: string) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => socket.destroy());
  socket.write(text);
  await once(socket, 'close');
  const [head = '', ...body] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const received = Buffer.from(body.join('\r\n\r\n'), 'latin1');
  return { status: Number(first.split(' ')[1]), headers, text: received.toString(), body: received, bytes: received.length };
}
