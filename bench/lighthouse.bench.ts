import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { siteKeys } from '#domain/sites/keys.ts';
import { startServer } from '#server/testing/start-server.ts';
import { listVisiblePages, type VisiblePage } from '#server/testing/visible-pages.ts';
import { report } from './goals.ts';

/**
 * Lighthouse's four scores, on its simulated phone. `LIGHTHOUSE=all` takes every kind of page of every site, in a good quarter of an hour;
 * without it every kind of one site and two of each other. `LIGHTHOUSE_RUNS=3` prints the median of three. Installs Lighthouse on the first
 * run, into a separate package, so that the main one stays light.
 */
const folder = join(import.meta.dirname, 'lighthouse');
const program = join(folder, 'node_modules/lighthouse/cli/index.js');
if (!existsSync(program)) spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });

const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const bars: readonly number[] = [99, 100, 100, 100];
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const;
const score = v.object({ score: v.nullable(v.number()) });
const reportSchema = v.object({
  categories: v.object(v.entriesFromList(scores, score)),
  audits: v.objectWithRest(v.entriesFromList(times, v.object({ displayValue: v.optional(v.string()) })), score),
});
type Report = v.InferOutput<typeof reportSchema>;

const pages = siteKeys
  .flatMap(listVisiblePages)
  .filter(({ site, kind }) => process.env.LIGHTHOUSE === 'all' || site === 'de' || kind === 'home' || kind === 'location')
  // Correctly marked noindex, which Lighthouse would count as a fault.
  .filter(({ kind }) => kind !== 'request-success' && kind !== 'direct-booking-search');
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 1);

const server = await startServer({ variables: { LOG_LEVEL: 'error' } });
const reports = await mkdtemp(join(tmpdir(), 'convoya-lighthouse-'));
let below = 0;
for (const page of pages) {
  const measured: Report[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measure(page));
  if (!print(page, measured)) below += 1;
}
await rm(reports, { recursive: true, force: true });
await server.stop();
report({ name: `pages below ${bars.join(', ')}`, value: below, unit: `of ${pages.length} pages`, bar: { most: 0 } });

/** Chromium's trace sometimes lacks its beginning; then there is no score, and the page is measured again. */
async function measure(page: VisiblePage, tries = 3): Promise<Report> {
  const { site, path } = page;
  const file = join(reports, 'report.json');
  const flags = ['--quiet', '--output=json', `--output-path=${file}`, '--chrome-path=/usr/bin/chromium'];
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const child = spawn(process.execPath, [program, `http://${site}.localhost:${server.port}${path}`, ...flags, chrome], { stdio: 'ignore' });
  await once(child, 'exit');
  const report = v.safeParse(reportSchema, JSON.parse(await readFile(file, 'utf8')));
  if (report.success && report.output.categories.performance.score !== null) return report.output;
  if (tries > 1) return measure(page, tries - 1);
  throw new Error(`no score for ${site}${path}`);
}

function print({ site, path }: VisiblePage, measured: readonly Report[]): boolean {
  const sorted = measured.toSorted((one, other) => (one.categories.performance.score ?? 0) - (other.categories.performance.score ?? 0));
  const median = sorted[Math.floor(sorted.length / 2)];
  if (median === undefined) return false;
  const reached = scores.map((name) => Math.round((median.categories[name].score ?? 0) * 100));
  const shown = times.map((name) => median.audits[name].displayValue ?? '').join(', ');
  process.stdout.write(`${site}${path}: ${reached.join(' ')} (${shown})\n`);
  return reached.every((each, index) => each >= (bars[index] ?? 0));
}
