import autocannon from 'autocannon';
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

let sent = 0;

/** Milliseconds of processor time a request, from ten connections with brotli. */
export async function measureRequests({ port, host, readTime }: Target, kind: RequestKind): Promise<number> {
  const before = readTime();
  const { errors } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: 10,
    amount: kind.amount,
    requests: [
      {
        method: kind.method ?? 'GET',
        headers: { host, 'accept-encoding': 'br', ...kind.headers },
        setupRequest: (request) => {
          sent += 1;
          return { ...request, path: kind.path(sent) };
        },
      },
    ],
  });
  if (errors > 0) throw new Error(`${kind.name}: ${errors} requests failed`);
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
