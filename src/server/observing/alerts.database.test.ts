import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { noteBackup } from '#db/backup/backup-age.ts';
import type { Database } from '#db/engine/tables.ts';
import { createSampleRequest, createSampleTrip } from '#db/testing/sample-trip.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { writeNewTrip } from '#operations/trips/write-trip.ts';
import { createPrometheusMetrics } from './prometheus.ts';
import { readWorkFigures } from './work-figures.ts';

const rule = v.object({ alert: v.string(), expr: v.string(), annotations: v.object({ summary: v.string(), runbook: v.string() }) });
const file = v.object({ groups: v.array(v.object({ rules: v.array(rule) })) });
const rules = v.parse(file, parse(readFileSync('deploy/monitoring/alerts.yml', 'utf8'))).groups.flatMap((group) => group.rules);
const judged = v.object({ expr: v.string(), eval_time: v.string(), exp_samples: v.array(v.unknown()) });
const provocations = v.parse(
  v.object({ tests: v.array(v.object({ name: v.string(), promql_expr_test: v.array(judged) })) }),
  parse(readFileSync('test/alerts/alerts.yml', 'utf8')),
).tests;
const runbook = readFileSync('docs/operating/runbook.md', 'utf8');

type Sample = { readonly name: string; readonly labels: string; readonly value: number };

async function scrape(db: Database, dataFolder = '.'): Promise<readonly Sample[]> {
  const metrics = createPrometheusMetrics(dataFolder);
  metrics.watchWork(() => readWorkFigures(db));
  const lines = (await metrics.read()).text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name = '', labels = '', value = ''] = /^([a-z_0-9]+)(?:\{([^}]*)\})? (\S+)$/i.exec(line) ?? [];
    return { name, labels, value: Number(value) };
  });
}

/** Evaluates `max(name{label="x"}) > 1` and `absent(name)` on one reading, as Prometheus would. */
function fires(alert: string, samples: readonly Sample[]): boolean {
  const expr = rules.find((each) => each.alert === alert)?.expr ?? '';
  const absent = /^absent\((\w+)\)$/.exec(expr)?.[1];
  if (absent !== undefined) return !samples.some(({ name }) => name === absent);
  const plain = /^(max|min)(?: by \(\w+\))? ?\((\w+)(?:\{(\w+)(!?=)"([^"]*)"\})?\) ([<>]) ([\d.]+)$/.exec(expr);
  if (plain === null) throw new Error(`${alert} is not of a kind that this test reads: ${expr}`);
  const [, , name, label, sign, wanted, comparison, bound] = plain;
  const values = samples
    .filter((sample) => sample.name === name && (label === undefined || sample.labels.includes(`${label}="${wanted}"`) === (sign === '=')))
    .map(({ value }) => value);
  return values.some((value) => (comparison === '>' ? value > Number(bound) : value < Number(bound)));
}

async function createStored() {
  const { db } = await createTestDatabase();
  const trip = createSampleTrip();
  expect(await writeNewTrip(db, createSampleRequest({ trip }))).toEqual({ kind: 'stored' });
  await sql`update outbox set run_after = now() + interval '1 day'`.execute(db);
  await noteBackup(db);
  return { db, trip };
}

const noteActs = (db: Database, act: string, times: number) =>
  sql`insert into staff_audit (id, member_name, act, subject, detail)
    select gen_random_uuid(), '', ${act}, '', '{}' from generate_series(1, ${times}::int)`.execute(db);

const provoked: readonly (readonly [alert: string, provoke: (db: Database, tripId: string) => Promise<unknown>])[] = [
  ['MailWaits', (db) => sql`update outbox set priority = 0, run_after = now() - interval '6 minutes'`.execute(db)],
  ['MailWaitsLong', (db) => sql`update outbox set priority = 1, run_after = now() - interval '11 minutes'`.execute(db)],
  ['BackupOld', (db) => sql`update backups set taken_at = now() - interval '27 hours'`.execute(db)],
  ['BackupNever', (db) => sql`delete from backups`.execute(db)],
  ['SignInsGuessed', (db) => noteActs(db, 'sign-in-failed', 31)],
  ['DataTaken', (db) => noteActs(db, 'export-trips', 26)],
  [
    'PaymentsReturned',
    (db, tripId) =>
      sql`insert into money_cases (id, trip_id, kind, cents) values (gen_random_uuid(), ${tripId}, 'chargeback', 100)`.execute(db),
  ],
  [
    'PaymentsUnmatched',
    (db) =>
      sql`insert into bank_lines (id, identity_hash, account, booked_on, cents, name, iban, text, imported_at)
        values (gen_random_uuid(), '\\x01', 'NL', '2026-11-01', 100, '', '', '', now() - interval '4 days')`.execute(db),
  ],
];

describe('an alert', () => {
  it.each(provoked)('%s is quiet, and fires once its cause is there', async (alert, provoke) => {
    const { db, trip } = await createStored();
    expect(fires(alert, await scrape(db))).toBe(false);
    await provoke(db, trip.id);
    expect(fires(alert, await scrape(db))).toBe(true);
  });

  it('NoWorker fires where the figures of the outbox cannot be read', async () => {
    const { db } = await createStored();
    expect(fires('NoWorker', await scrape(db))).toBe(false);
    await sql`alter table outbox rename to gone`.execute(db);
    expect(fires('NoWorker', await scrape(db))).toBe(true);
  });

  it('DiskFull and StandbyBehind evaluate a machine’s values', async () => {
    const of = (name: string, value: number) => [{ name, labels: 'standby="a"', value }];
    expect([fires('DiskFull', of('convoya_disk_free_ratio', 0.2)), fires('DiskFull', of('convoya_disk_free_ratio', 0.05))]).toEqual([
      false,
      true,
    ]);
    const lag = 'convoya_replication_lag_seconds';
    expect([fires('StandbyBehind', of(lag, 2)), fires('StandbyBehind', of(lag, 31))]).toEqual([false, true]);
    const { db } = await createStored();
    const free = (await scrape(db)).find(({ name }) => name === 'convoya_disk_free_ratio')?.value ?? 0;
    expect(free).toBeGreaterThan(0);
    expect(free).toBeLessThanOrEqual(1);
  });

  it.each(rules)('$alert names a line of the runbook, which names it', ({ alert, annotations }) => {
    expect(runbook).toContain(`\`${alert}\``);
    // `npm run test:alerts` runs these with promtool: quiet first, then firing.
    const [quiet, firing] = provocations.find(({ name }) => name === alert)?.promql_expr_test ?? [];
    for (const each of [quiet, firing]) expect(each?.expr).toBe(`count(ALERTS{alertname="${alert}",alertstate="firing"})`);
    expect([quiet?.exp_samples.length, firing?.exp_samples.length]).toEqual([0, 1]);
    const number = /lines? (\d+)/.exec(annotations.runbook)?.[1];
    if (number !== undefined) expect(runbook).toContain(`\n| ${number} | `);
  });
});
