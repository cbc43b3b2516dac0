import type { Database } from '#db/engine/tables.ts';
import { addDays } from '#domain/calendar/date.ts';
import { getInvoiceSeller } from '#operations/invoices/rules/create-invoice.ts';
import { findRefundFile } from './refund-store.ts';
import { writePain001 } from './rules/pain001.ts';

/** The file of bank transfers, always with the same content; null if there is none with that id. */
export async function drawRefundFile(
  db: Database,
  id: string,
): Promise<{ readonly fileName: string; readonly content: Uint8Array } | null> {
  const found = await findRefundFile(db, id);
  if (found === null || found.orders.length === 0) return null;
  const { file, orders } = found;
  const byAccount = Map.groupBy(orders, ({ site }) => getInvoiceSeller(site).iban);
  const payments = [...byAccount].map(([iban, each]) => ({
    name: getInvoiceSeller(each[0]?.site ?? 'nl').legalName,
    iban,
    transfers: each.map(({ reference, cents, name, iban: to, words }) => ({ id: reference, cents, name, iban: to, words })),
  }));
  const on = addDays(file.madeAt.slice(0, 10), 1);
  const xml = writePain001({ messageId: file.messageId, at: file.madeAt, on, payments });
  return { fileName: `${file.messageId}.xml`, content: new TextEncoder().encode(xml) };
}
