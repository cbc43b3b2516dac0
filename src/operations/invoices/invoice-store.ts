import { type RawBuilder, type Selectable, sql } from 'kysely';
import { v7 as createId } from 'uuid';
import { canWrite } from '#db/engine/note-beside.ts';
import type { Database, InvoiceTable } from '#db/engine/tables.ts';
import { numberDocuments } from './number-documents.ts';
import type { CreditNote, Invoice } from './rules/invoice.ts';
import type { CompanyCode } from './rules/numbers.ts';
import { parseStoredDocument } from './rules/stored-document.ts';

export type BillingDocument = Invoice | CreditNote;

export type NewBillingDocument = {
  readonly tripId: string;
  readonly company: CompanyCode;
  readonly year: number;
  /** Instant, ISO 8601 UTC. */
  readonly issuedAt: string;
  /** Without its number, which is assigned later. */
  readonly billingDocument: BillingDocument;
};

/** Billing documents as rows for {@link createDocumentInsert}, in their order. */
export function formatDocuments(documents: readonly NewBillingDocument[]): readonly object[] {
  return documents.map(({ tripId, company, year, issuedAt, billingDocument }, place) => ({
    place,
    id: createId(),
    trip_id: tripId,
    kind: billingDocument.kind,
    company,
    year,
    issued_at: issuedAt,
    total_cents: billingDocument.totalCents,
    document: billingDocument,
  }));
}

/**
 * Part of a statement that stores documents with the change that causes them, in order; does nothing if `from` has no rows. It waits for no
 * other documents: {@link numberDocuments} assigns the numbers before anybody reads them.
 */
export function createDocumentInsert(rows: readonly object[], from: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into invoices (id, trip_id, kind, company, year, issued_at, total_cents, document)
    select given.id, given.trip_id, given.kind, given.company, given.year, given.issued_at, given.total_cents, given.document
    from ${from} cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (place integer, id uuid, trip_id uuid, kind text,
      company text, year integer, issued_at timestamptz, total_cents bigint, document jsonb)
    order by given.place`;
}

/**
 * Invoices and credit notes of a trip, in order. Assigns missing numbers first, because every reader needs them. While the database only reads
 * (a standby, a failover) a document without a number is read with an empty one: its amounts count, and no file of it is given out.
 */
export async function readNumberedDocuments(db: Database, tripId: string): Promise<readonly BillingDocument[]> {
  return (await readDocumentsOfTrips(db, [tripId])).get(tripId) ?? [];
}

/** The same for several trips, by trip; trips without documents are absent. */
export async function readDocumentsOfTrips(
  db: Database,
  tripIds: readonly string[],
): Promise<ReadonlyMap<string, readonly BillingDocument[]>> {
  if (tripIds.length === 0) return new Map();
  const rows = await readDocuments(db, tripIds);
  const unnumbered = new Set(rows.flatMap(({ sequence, trip_id }) => (sequence === null ? [trip_id] : [])));
  const canNumber = unnumbered.size > 0 && (await canWrite(db));
  if (canNumber) for (const tripId of unnumbered) await numberDocuments(db, { tripId });
  const numbered = !canNumber ? rows : await readDocuments(db, tripIds);
  const byTrip = Map.groupBy(numbered, ({ trip_id }) => trip_id);
  return new Map([...byTrip].map(([tripId, ofTrip]) => [tripId, ofTrip.map(({ document }) => parseStoredDocument(document))]));
}

type StoredDocument = Pick<Selectable<InvoiceTable>, 'trip_id' | 'document' | 'sequence'>;

async function readDocuments(db: Database, tripIds: readonly string[]): Promise<readonly StoredDocument[]> {
  // An anonymized trip only keeps the numbers.
  const isStored = sql<boolean>`document <> '{}'`;
  const query = db.selectFrom('invoices').select(['trip_id', 'document', 'sequence']).where('trip_id', 'in', tripIds).where(isStored);
  return await query.orderBy('entry').execute();
}
