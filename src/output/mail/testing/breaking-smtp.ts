import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** What a server does with a mail: `later` breaks off after the final dot, `sooner` after the first line of the mail. */
export type Breaking = 'accepts' | 'breaks-sooner' | 'breaks-later' | 'never-answers' | 'closes-with-421';

export type BreakingSmtp = {
  readonly url: string;
  /** The Message-IDs of the mails that it has had whole, in order. */
  readonly received: readonly string[];
  next(...doing: readonly Breaking[]): void;
  close(): Promise<void>;
};

/** A server that speaks SMTP over a plain socket and breaks off where it is told to, one word for each connection. */
export async function openBreakingSmtp(): Promise<BreakingSmtp> {
  const received: string[] = [];
  const told: Breaking[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    speak(socket, told.shift() ?? 'accepts', received);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    next: (...doing) => void told.push(...doing),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const greetings: Readonly<Record<string, string>> = { DATA: '354 go on', QUIT: '221 bye' };

function speak(socket: Socket, breaking: Breaking, received: string[]): void {
  let isMail = false;
  let mail = '';
  socket.write('220 breaking.example ready\r\n');
  createInterface({ input: socket }).on('line', (line) => {
    if (!isMail) {
      isMail = line === 'DATA';
      socket.write(`${greetings[line] ?? '250 fine'}\r\n`);
    } else if (line !== '.') {
      mail += `${line}\n`;
      if (breaking === 'breaks-sooner') socket.destroy();
    } else {
      isMail = false;
      // A long header goes on in the next line (RFC 5322, 2.2.3).
      received.push(/^Message-ID:\s+(\S+)$/im.exec(mail)?.[1] ?? '');
      answer(socket, breaking);
    }
  });
}

function answer(socket: Socket, breaking: Breaking): void {
  if (breaking === 'breaks-later') socket.destroy();
  if (breaking === 'closes-with-421') socket.end('421 4.3.2 shutting down\r\n');
  if (breaking === 'accepts') socket.write('250 queued\r\n');
}
