import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { createMutations } from '#server/testing/mutations.ts';
import { startServer } from '#server/testing/start-server.ts';

/** The cost of pages, rendered and cached, on a separate server process; and how that process starts and grows. */
const contentPages = ['/wagenpark', '/wagenpark/touringcar', '/locaties/utrecht', '/over', '/faq'];
const home = ['/'];

type Server = Awaited<ReturnType<typeof startServer>>;

/** Processor time of a process so far, in milliseconds (Linux counts it in hundredths of a second). */
function cpuMilliseconds({ process: child }: Server): number {
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
  const [user = '0', system = '0'] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

function residentMegabytes({ process: child }: Server): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

async function load(
  server: Server,
  { pages, amount, encoding }: { readonly pages: readonly string[]; readonly amount: number; readonly encoding: string },
) {
  const before = cpuMilliseconds(server);
  const result = await autocannon({
    url: `http://127.0.0.1:${server.port}`,
    connections: 10,
    amount,
    requests: pages.map((path) => ({ method: 'GET', path, headers: { host: 'nl.localhost', 'accept-encoding': encoding } })),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return { cpuEach: (cpuMilliseconds(server) - before) / amount, rate: result.requests.average };
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
const memory = residentMegabytes(keeping);
await keeping.stop();

const lines = [
  `uncached content page: ${rendered.cpuEach.toFixed(2)} ms CPU a request (bar 4), ${rendered.rate.toFixed(0)} requests/s`,
  `uncached home page: ${renderedHome.cpuEach.toFixed(2)} ms CPU a request`,
  `my-quote page: ${ofQuote.cpuEach.toFixed(2)} ms CPU a request, ${(ofQuote.cpuEach / rendered.cpuEach).toFixed(2)} × an uncached content page (bar 2)`,
  `page cache: ${kept.cpuEach.toFixed(3)} ms CPU a request, ${kept.rate.toFixed(0)} requests/s; ${(kept.rate / rendered.rate).toFixed(1)} × the uncached rate (bar 8)`,
  `memory after 22,000 pages: ${memory.toFixed(0)} MB (bar 450)`,
  `first start, with a new database and import: ${(firstStart / 1000).toFixed(2)} s`,
];
process.stdout.write(`${lines.join('\n')}\n`);
