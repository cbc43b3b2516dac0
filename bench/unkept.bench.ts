import { ask, startServer } from '#server/testing/start-server.ts';
import { report } from './goals.ts';
import { readProcessorTime } from './processor-time.ts';
import { measureInTurns, type RequestKind } from './requests.ts';

/** The cost of requests whose answers are not kept, in processor time beside that of a kept page in the same run. */
const turns = 5;
const page = '/over';
/** As long as a real key, and never the same twice. */
const possibleKey = (n: number) => `${'A'.repeat(16)}${String(n).padStart(10, '0')}A`;

const server = await startServer({ variables: { LOG_LEVEL: 'error', REQUESTS_OF_VISITOR: '0' } });
const host = 'nl.localhost';
const { headers } = await ask(server.port, { host, path: page });
const asset = /\/assets\/[\w.-]+\.css/.exec((await ask(server.port, { host, path: page })).text)?.[0];
if (asset === undefined) throw new Error('the page names no stylesheet');

type Kind = RequestKind & { readonly bar: number; readonly beside: string };

const kinds: readonly Kind[] = [
  { name: 'a kept page', amount: 2_000, path: () => page, beside: 'a kept page', bar: 1 },
  ...[
    { name: 'kept page with an unknown query', bar: 1.3, path: (n: number) => `${page}?utm_source=a${n}` },
    { name: 'unknown address', bar: 1.5, path: (n: number) => `/geen-pagina-${n}` },
    { name: 'unknown place', bar: 1.5, path: (n: number) => `/locaties/nergens-${n}` },
    { name: 'trip key that cannot exist', bar: 2, path: (n: number) => `/my-quote/abc${n}` },
    { name: 'kept page, HEAD', bar: 1, path: () => page, method: 'HEAD' as const },
    { name: 'kept page, not changed', bar: 1, path: () => page, headers: { 'if-none-match': headers.get('etag') ?? '' } },
    { name: 'kept page, a range of it', bar: 1.1, path: () => page, headers: { range: 'bytes=0-99' } },
  ].map((kind) => ({ ...kind, amount: 2_000, beside: 'a kept page' })),
  { name: 'trip key that could exist', amount: 600, path: (n) => `/my-quote/${possibleKey(n)}`, beside: 'a kept page', bar: 5 },
  { name: 'a file', amount: 2_000, path: () => asset, beside: 'a file', bar: 1 },
  { name: 'file, HEAD', amount: 2_000, path: () => asset, method: 'HEAD', beside: 'a file', bar: 1.1 },
  { name: 'file, a range of it', amount: 2_000, path: () => asset, headers: { range: 'bytes=0-99' }, beside: 'a file', bar: 1.1 },
];

const target = { port: server.port, host, readTime: () => readProcessorTime(server.process.pid) };
const medians = await measureInTurns(
  kinds.map((kind) => ({ ...kind, target })),
  turns,
);
for (const { name, beside, bar } of kinds) {
  const [time = 0, reference = 0] = [medians.get(name), medians.get(beside)];
  const note = `${(time * 1_000).toFixed(0)} µs of a processor`;
  if (name === beside) report({ name, value: time * 1_000, unit: 'µs of a processor', bar: null });
  else report({ name, value: time / reference, unit: `× ${beside}`, bar: { most: bar }, note });
}
await server.stop();
