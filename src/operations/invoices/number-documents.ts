import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { formatNumberPrefix, type InvoiceNumber, nameOfSeries, parseCompanyCode, sequenceDigits } from './rules/numbers.ts';

/** The scope of a number sequence: a company (or a name for a series of its own) and a year. */
type Series = { readonly company: string; readonly year: number };

/** The documents of a company, a year and a kind. */
type DocumentSeries = Series & { readonly kind: InvoiceNumber['kind'] };

/** The most documents numbered in one transaction, so that it finishes well within the statement timeout. */
const documentsATime = 500;

/**
 * Assigns numbers to documents without one: in the order of storage, by company, year and kind, from 1 and without gaps (Directive 2006/112
 * art. 226(2)). For one trip it numbers all earlier documents of the same series too. Returns how many got a number. It only writes a
 * document's number, and only once. A business's document becomes one to send electronically with its number.
 */
export async function numberDocuments(db: Database, of: { readonly tripId: string } | 'all' = 'all'): Promise<number> {
  let numbered = 0;
  for (const series of await listUnnumbered(db, of)) {
    let last: number;
    do {
      last = db.isTransaction ? await numberNext(db, series) : await inTransaction(db, (tx) => numberNext(tx, series));
      numbered += last;
    } while (last === documentsATime);
  }
  return numbered;
}

/**
 * The next number of a series for documents outside the table of invoices. The caller stores the document in the same transaction, so that
 * no number is lost.
 */
export async function takeSequence(tx: DatabaseTransaction, { company, year }: Series): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invoice numbers ${company} ${year}`}, 0))`.execute(tx);
  const { rows } = await sql<{ sequence: number }>`
    insert into invoice_counters as counter (company, year, last_sequence) values (${company}, ${year}, 1)
    on conflict (company, year) do update set last_sequence = counter.last_sequence + 1
    returning last_sequence as sequence`.execute(tx);
  const [taken] = rows;
  if (taken === undefined) throw new RangeError('A series without a number');
  return taken.sequence;
}

/** The same order for everybody, so that two processes that number several series do not deadlock. */
async function listUnnumbered(db: Database, of: { readonly tripId: string } | 'all'): Promise<readonly DocumentSeries[]> {
  const waiting = db.selectFrom('invoices').select(['company', 'year', 'kind']).distinct().where('sequence', 'is', null);
  const mine = of === 'all' ? waiting : waiting.where('trip_id', '=', of.tripId);
  const rows = await mine.orderBy('company').orderBy('year').orderBy('kind').execute();
  return rows.flatMap(({ kind, ...series }) => (kind === 'invoice' || kind === 'credit-note' ? [{ ...series, kind }] : []));
}

/**
 * Locks in a separate statement, so that the next statement sees what the last holder numbered. The lock is not on the counter's row, so
 * that a run with nothing to number writes nothing to disk.
 */
async function numberNext(tx: Database | DatabaseTransaction, { company, year, kind }: DocumentSeries): Promise<number> {
  const code = parseCompanyCode(company);
  if (code === null) throw new RangeError('A document of a company that is not ours');
  const prefix = formatNumberPrefix({ kind, company: code, year });
  const series = nameOfSeries({ kind, company: code });
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invoice numbers ${series} ${year}`}, 0))`.execute(tx);
  const sequence = sql`(taken.before + waiting.place)`;
  const digits = sql`lpad(${sequence}::text, greatest(${sequenceDigits}::integer, length(${sequence}::text)), '0')`;
  const number = sql`${prefix}::text || ${digits}`;
  const { rows } = await sql<{ count: number }>`
    with waiting as (
      select id, row_number() over (order by entry) as place
      from (select id, entry from invoices where company = ${company} and year = ${year} and kind = ${kind} and sequence is null
        order by entry limit ${documentsATime}) as oldest
    ), counted as (select count(*)::integer as papers from waiting
    ), taken as (
      insert into invoice_counters as counter (company, year, last_sequence)
      select ${series}::text, ${year}::integer, papers from counted where papers > 0
      on conflict (company, year) do update set last_sequence = counter.last_sequence + excluded.last_sequence
      returning last_sequence - (select papers from counted) as before
    ), numbered as (
      update invoices set sequence = ${sequence}, number = ${number},
        document = case when document = '{}' then document else jsonb_set(document, '{number}', to_jsonb(${number})) end
      from waiting cross join taken
      where invoices.id = waiting.id
      returning invoices.id, trip_id, company, document -> 'buyer' as buyer
    ), electronic as (
      insert into e_invoices (invoice_id, trip_id, company) select id, trip_id, company from numbered
      where coalesce(buyer ->> 'attention', '') <> '' or coalesce(buyer ->> 'vatNumber', '') <> ''
      on conflict (invoice_id) do nothing
    )
    select count(*)::integer as count from numbered`.execute(tx);
  return rows[0]?.count ?? 0;
}
