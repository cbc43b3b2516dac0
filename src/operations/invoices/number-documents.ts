import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { formatNumberPrefix, parseCompanyCode, sequenceDigits } from './rules/numbers.ts';

/** A company and a year: what numbers count in. */
type Series = { readonly company: string; readonly year: number };

/** What one transaction numbers at most: it is over well within the time of a statement. */
const documentsATime = 500;

/**
 * Numbers the papers that still have no number: in the order in which they were stored, by company and year, without a gap (Directive
 * 2006/112 art. 226(2)). Of a trip: all that were stored in its series up to now, for they come before or with its own. Answers how many
 * got one. Nothing but the number of a paper is written, and only once.
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
 * The next number of a series that papers outside the table of invoices count in; whoever keeps its paper does so in the same transaction, so
 * that none is left out.
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

/** In one order for everybody, so that two who number several series do not wait for each other. */
async function listUnnumbered(db: Database, of: { readonly tripId: string } | 'all'): Promise<readonly Series[]> {
  const waiting = db.selectFrom('invoices').select(['company', 'year']).distinct().where('sequence', 'is', null);
  const mine = of === 'all' ? waiting : waiting.where('trip_id', '=', of.tripId);
  return await mine.orderBy('company').orderBy('year').execute();
}

/**
 * The lock stands in a statement of its own, so that the next one sees what its last holder numbered. It is not the counter's row, because
 * who finds nothing left to number has then written nothing that must reach the disk.
 */
async function numberNext(tx: Database | DatabaseTransaction, { company, year }: Series): Promise<number> {
  const code = parseCompanyCode(company);
  if (code === null) throw new RangeError('A paper of a company that is not ours');
  const [invoice, creditNote] = (['invoice', 'credit-note'] as const).map((kind) => formatNumberPrefix({ kind, company: code, year }));
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invoice numbers ${company} ${year}`}, 0))`.execute(tx);
  const sequence = sql`(taken.before + waiting.place)`;
  const digits = sql`lpad(${sequence}::text, greatest(${sequenceDigits}::integer, length(${sequence}::text)), '0')`;
  const number = sql`case waiting.kind when 'invoice' then ${invoice}::text else ${creditNote}::text end || ${digits}`;
  const { numAffectedRows = 0n } = await sql`
    with waiting as (
      select id, kind, row_number() over (order by entry) as place
      from (select id, kind, entry from invoices where company = ${company} and year = ${year} and sequence is null
        order by entry limit ${documentsATime}) as oldest
    ), counted as (select count(*)::integer as papers from waiting
    ), taken as (
      insert into invoice_counters as counter (company, year, last_sequence)
      select ${company}::text, ${year}::integer, papers from counted where papers > 0
      on conflict (company, year) do update set last_sequence = counter.last_sequence + excluded.last_sequence
      returning last_sequence - (select papers from counted) as before
    )
    update invoices set sequence = ${sequence}, number = ${number},
      document = case when document = '{}' then document else jsonb_set(document, '{number}', to_jsonb(${number})) end
    from waiting cross join taken
    where invoices.id = waiting.id`.execute(tx);
  return Number(numAffectedRows);
}
