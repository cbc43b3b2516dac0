import * as v from 'valibot';

const table = v.object({
  name: v.string(),
  /** Each column with the type that the database uses to read its values. */
  columns: v.array(v.object({ name: v.string(), type: v.string() })),
  rows: v.number(),
  /** SHA-256 of all lines, in hexadecimal. */
  checksum: v.string(),
});

const manifest = v.object({
  /** The version of this manifest's format, not of the program. */
  format: v.literal(1),
  takenAt: v.string(),
  /** How its files are encrypted; absent: not at all. */
  encryption: v.exactOptional(v.literal('age')),
  /** The migrations applied to the schema. */
  migrations: v.array(v.string()),
  tables: v.array(table),
  sequences: v.array(v.object({ name: v.string(), last: v.string(), isCalled: v.boolean() })),
  /** Counts and sums for checking a restored database. */
  totals: v.record(v.string(), v.string()),
});

/** The contents of a backup. Written last: a folder without it is not a backup. */
export type BackupManifest = v.InferOutput<typeof manifest>;
export type BackupTable = BackupManifest['tables'][number];

export const manifestName = 'backup.json';

export function fileOf({ name }: Pick<BackupTable, 'name'>, encryption?: BackupManifest['encryption']): string {
  return encryption === undefined ? `${name}.jsonl.gz` : `${name}.jsonl.gz.${encryption}`;
}

/** A backup that cannot be created or restored, with a message for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export function parseManifest(text: string): BackupManifest {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifest), text);
  if (!parsed.success) throw new BackupError(`${manifestName} is not one of ours, or of a later release`);
  return parsed.output;
}

/** Runs on the database that is backed up, and again on the restored one. */
export const totalsQuery = `
  select (select count(*) from trips)::text as trips,
    (select coalesce(sum(total_cents), 0) from trips)::text as "tripCents",
    (select count(*) from trip_history)::text as changes,
    (select count(*) from invoices)::text as invoices,
    (select coalesce(sum(total_cents), 0) from invoices)::text as "invoiceCents",
    (select coalesce(sum(cents - returned_cents), 0) from payments)::text as "paymentCents",
    (select count(*) from outbox)::text as mails`;

/** Quotes an identifier for a statement. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
