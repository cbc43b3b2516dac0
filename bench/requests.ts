import { Agent, request } from 'node:http';
import { medianOf } from './goals.ts';

/** A kind of request, and how many of it make one measurement. */
export type RequestKind = {
  readonly name: string;
  readonly amount: number;
  readonly method?: 'GET' | 'HEAD' | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The path of the n-th request: a new one each time where no answer may be kept. */
  readonly path: (n: number) => string;
};

/** Where requests go, and the processor time in milliseconds of all that answer them. */
export type Target = { readonly port: number; readonly host: string; readonly readTime: () => number };

const connections = 10;
let sent = 0;

/** Milliseconds of processor time a request, from ten connections with brotli. */
export async function measureRequests({ port, host, readTime }: Target, kind: RequestKind): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { host, 'accept-encoding': 'br', ...kind.headers };
  let left = kind.amount;
  const askOn = async () => {
    while (left > 0) {
      left -= 1;
      sent += 1;
      await new Promise<void>((resolve, reject) => {
        const options = { agent, host: '127.0.0.1', port, path: kind.path(sent), method: kind.method ?? 'GET', headers };
        const asked = request(options, (response) => response.on('end', resolve).on('error', reject).resume());
        asked.on('error', reject).end();
      });
    }
  };
  const before = readTime();
  await Promise.all(Array.from({ length: connections }, askOn));
  agent.destroy();
  return (readTime() - before) / kind.amount;
}

/**
 * The median processor time a request of each kind, in milliseconds. The kinds take turns, because the machine's speed varies from minute to
 * minute; a first turn is not counted.
 */
export async function measureInTurns(
  kinds: readonly (RequestKind & { readonly target: Target })[],
  turns: number,
): Promise<ReadonlyMap<string, number>> {
  const times = new Map(kinds.map(({ name }) => [name, [] as number[]]));
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const kind of kinds) {
      const each = await measureRequests(kind.target, kind);
      if (turn > 0) times.get(kind.name)?.push(each);
    }
  }
  return new Map([...times].map(([name, all]) => [name, medianOf(all)]));
}
