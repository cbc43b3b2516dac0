import * as v from 'valibot';

const table = v.object({
  name: v.string(),
  /** With the type that the database reads a value by. */
  columns: v.array(v.object({ name: v.string(), type: v.string() })),
  rows: v.number(),
  /** SHA-256 of all lines, in hexadecimal. */
  checksum: v.string(),
});

const manifest = v.object({
  /** Of this description, not of the program. */
  format: v.literal(1),
  takenAt: v.string(),
  /** The migrations that had made the schema. */
  migrations: v.array(v.string()),
  tables: v.array(table),
  sequences: v.array(v.object({ name: v.string(), last: v.string(), isCalled: v.boolean() })),
  /** Counts and sums by which a restored database is judged. */
  totals: v.record(v.string(), v.string()),
});

/** What a backup holds: written last, so that a folder without it is none. */
export type BackupManifest = v.InferOutput<typeof manifest>;
export type BackupTable = BackupManifest['tables'][number];

export const manifestName = 'backup.json';

export function fileOf({ name }: Pick<BackupTable, 'name'>): string {
  return `${name}.jsonl.gz`;
}

/** A backup that cannot be taken or restored, in words for whoever asked for it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export function parseManifest(text: string): BackupManifest {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifest), text);
  if (!parsed.success) throw new BackupError(`${manifestName} is not one of ours, or of a later release`);
  return parsed.output;
}

/** Asked of the database that is backed up, and again of the one restored. */
export const totalsQuery = `
  select (select count(*) from trips)::text as trips,
    (select coalesce(sum(total_cents), 0) from trips)::text as "tripCents",
    (select count(*) from trip_history)::text as changes,
    (select count(*) from invoices)::text as invoices,
    (select coalesce(sum(total_cents), 0) from invoices)::text as "invoiceCents",
    (select coalesce(sum(cents - returned_cents), 0) from payments)::text as "paymentCents",
    (select count(*) from outbox)::text as mails`;

/** Quotes a name for a statement. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
