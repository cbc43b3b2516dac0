import autocannon from 'autocannon';
import { createMutations } from '#server/testing/mutations.ts';
import { startServer } from '#server/testing/start-server.ts';
import { report } from './goals.ts';
import { readMemory, readProcessorTime } from './processor-time.ts';

/** The cost of pages, rendered and cached, on a separate server process; and how that process starts and grows. */
const contentPages = ['/wagenpark', '/wagenpark/touringcar', '/locaties/utrecht', '/over', '/faq'];
const home = ['/'];

type Server = Awaited<ReturnType<typeof startServer>>;

async function load(
  server: Server,
  { pages, amount, encoding }: { readonly pages: readonly string[]; readonly amount: number; readonly encoding: string },
) {
  const before = readProcessorTime(server.process.pid);
  const result = await autocannon({
    url: `http://127.0.0.1:${server.port}`,
    connections: 10,
    amount,
    requests: pages.map((path) => ({ method: 'GET', path, headers: { host: 'nl.localhost', 'accept-encoding': encoding } })),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return { cpuEach: (readProcessorTime(server.process.pid) - before) / amount, rate: result.requests.average };
}

function meanOf(loads: readonly { readonly cpuEach: number; readonly rate: number }[]) {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { cpuEach: mean(loads.map(({ cpuEach }) => cpuEach)), rate: mean(loads.map(({ rate }) => rate)) };
}

const rendering = await startServer({ variables: { PAGE_CACHE: 'off', LOG_LEVEL: 'error' } });
const { id } = await createMutations(rendering.port).requestQuote('anna@bench.example');
const quote = [`/my-quote/${id}`];
await load(rendering, { pages: [...home, ...contentPages, ...quote], amount: 4_000, encoding: 'br' });
// In turns, because the machine's speed varies from minute to minute.
const turns: Record<'content' | 'home' | 'quote', { readonly cpuEach: number; readonly rate: number }[]> = {
  content: [],
  home: [],
  quote: [],
};
for (let turn = 0; turn < 10; turn += 1) {
  turns.content.push(await load(rendering, { pages: contentPages, amount: 400, encoding: 'br' }));
  turns.quote.push(await load(rendering, { pages: quote, amount: 400, encoding: 'br' }));
  turns.home.push(await load(rendering, { pages: home, amount: 150, encoding: 'br' }));
}
await rendering.stop();
const [rendered, ofQuote, renderedHome] = [meanOf(turns.content), meanOf(turns.quote), meanOf(turns.home)];

const started = performance.now();
const keeping = await startServer({ variables: { LOG_LEVEL: 'error' } });
const firstStart = performance.now() - started;
await load(keeping, { pages: contentPages, amount: 2_000, encoding: 'br' });
const kept = await load(keeping, { pages: contentPages, amount: 20_000, encoding: 'br' });
const memory = readMemory(keeping.process.pid);
await keeping.stop();

const ms = 'ms of a processor';
report({
  name: 'rendered content page',
  value: rendered.cpuEach,
  unit: ms,
  bar: { most: 4 },
  note: `${rendered.rate.toFixed(0)} a second`,
});
report({ name: 'rendered home page', value: renderedHome.cpuEach, unit: ms, bar: null });
const note = `${ofQuote.cpuEach.toFixed(2)} ms`;
report({ name: 'my-quote', value: ofQuote.cpuEach / rendered.cpuEach, unit: '× a rendered content page', bar: { most: 1.5 }, note });
const ofKept = `${(kept.cpuEach * 1_000).toFixed(0)} µs, ${kept.rate.toFixed(0)} a second`;
report({ name: 'rate of kept pages', value: kept.rate / rendered.rate, unit: '× rendered', bar: { least: 8 }, note: ofKept });
report({ name: 'memory after 22,000 kept pages', value: memory, unit: 'MB', bar: { most: 450 } });
report({ name: 'first start, with a new database and import', value: firstStart / 1000, unit: 's', bar: null });
