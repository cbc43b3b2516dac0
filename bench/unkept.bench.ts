import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { startServer } from '#server/testing/start-server.ts';

/**
 * The cost of requests whose answers are not cached, in processor time compared with a cached page. Each kind in turns, the median of five.
 */
const turns = 5;
const kinds: readonly { readonly name: string; readonly bar: number; readonly amount: number; readonly path: (n: number) => string }[] = [
  { name: 'kept page', bar: 1, amount: 4_000, path: () => '/over' },
  { name: 'kept page with an unknown query', bar: 1.3, amount: 4_000, path: (n) => `/over?utm_source=a${n}` },
  { name: 'unknown address', bar: 1.5, amount: 4_000, path: (n) => `/geen-pagina-${n}` },
  { name: 'unknown place', bar: 1.5, amount: 4_000, path: (n) => `/locaties/nergens-${n}` },
  { name: 'trip key that cannot exist', bar: 2, amount: 4_000, path: (n) => `/my-quote/abc${n}` },
  { name: 'trip key that nobody has', bar: 5, amount: 1_000, path: (n) => `/my-quote/${'A'.repeat(16)}${String(n).padStart(10, '0')}A` },
];

const server = await startServer({ variables: { LOG_LEVEL: 'error', REQUESTS_OF_VISITOR: '0' } });
let last = 0;

/** Milliseconds so far (Linux counts it in hundredths of a second). */
function readProcessorTime(): number {
  const stat = readFileSync(`/proc/${server.process.pid}/stat`, 'utf8');
  const [user = '0', system = '0'] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

async function measure({ path, amount }: { readonly path: (n: number) => string; readonly amount: number }): Promise<number> {
  const before = readProcessorTime();
  await autocannon({
    url: `http://127.0.0.1:${server.port}`,
    connections: 10,
    amount,
    requests: [
      {
        method: 'GET',
        headers: { host: 'nl.localhost', 'accept-encoding': 'br' },
        setupRequest: (request) => {
          last += 1;
          return { ...request, path: path(last) };
        },
      },
    ],
  });
  return (readProcessorTime() - before) / amount;
}

for (const kind of kinds) await measure({ ...kind, amount: 1_500 });
const times = kinds.map((): number[] => []);
for (let turn = 0; turn < turns; turn += 1) for (const [index, kind] of kinds.entries()) times[index]?.push(await measure(kind));
const medians = times.map((each) => each.toSorted((one, other) => one - other)[Math.floor(turns / 2)] ?? 0);
const [kept = 1] = medians;
for (const [index, { name, bar }] of kinds.entries()) {
  const each = medians[index] ?? 0;
  process.stdout.write(`${name}: ${(each * 1_000).toFixed(0)} µs CPU a request, ${(each / kept).toFixed(2)} × a kept page (bar ${bar})\n`);
}
await server.stop();
