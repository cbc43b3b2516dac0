import type { Database } from '#db/engine/tables.ts';
import type { BillingDocument } from './invoice-store.ts';
import type { Invoice } from './rules/invoice.ts';
import { parseStoredDocument } from './rules/stored-document.ts';
import { isSummaryPart, joinSummary, type SummaryPart } from './rules/summary-invoice.ts';

/** The document to show or send: of a trip on a summary invoice the whole invoice, of any other the document itself. */
export async function readWhole<Document extends BillingDocument>(db: Database, document: Document): Promise<Document | Invoice> {
  return isSummaryPart(document) ? ((await readSummary(db, document.summary.id)) ?? document) : document;
}

/** A summary invoice with its trips; null if there is none, or if one of its trips was anonymised. */
export async function readSummary(db: Database, id: string): Promise<Invoice | null> {
  const query = db.selectFrom('invoices').select('document').where('summary_id', '=', id).where('kind', '=', 'invoice');
  const rows = await query.orderBy('summary_place').execute();
  const parts = rows.flatMap(({ document }): SummaryPart[] => {
    const isStored = typeof document === 'object' && document !== null && Object.keys(document).length > 0;
    const read = isStored ? parseStoredDocument(document) : null;
    return read !== null && isSummaryPart(read) ? [read] : [];
  });
  const [first] = parts;
  return first === undefined || parts.length !== first.summary.trips ? null : joinSummary(parts);
}
