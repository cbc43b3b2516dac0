import type { CountryCode } from '#domain/sites/keys.ts';
import type { CreditNote, Invoice } from '#operations/invoices/rules/invoice.ts';
import type { SelfBilled } from '#operations/partners/rules/self-billed.ts';
import { composeCii } from '../cii/compose-cii.ts';
import type { Enclosed } from '../pdf/enclose.ts';
import { composeUblSelfBilled } from '../ubl/compose-self-billed.ts';
import { composeUblDocument } from '../ubl/compose-ubl.ts';

/**
 * Sellers whose invoices are Factur-X files, which are ZUGFeRD files too: Germany and France name the format among those of an e-invoice
 * (BMF letter of 15 October 2024; arrêté of 7 October 2022). Programs elsewhere read UBL.
 */
const isFacturX = { NL: false, BE: false, DE: true, FR: true, ES: false } as const satisfies Record<CountryCode, boolean>;

/** The e-invoice that goes inside the PDF of an invoice or credit note. */
export function encloseInvoice(billingDocument: Invoice | CreditNote): Enclosed {
  return isFacturX[billingDocument.seller.country]
    ? { fileName: 'factur-x.xml', xml: composeCii(billingDocument), isFacturX: true }
    : { fileName: `${billingDocument.number}.xml`, xml: composeUblDocument(billingDocument), isFacturX: false };
}

/** The same for an invoice or credit note in a partner's name. */
export function encloseSelfBilled(billingDocument: SelfBilled): Enclosed {
  return { fileName: `${billingDocument.number}.xml`, xml: composeUblSelfBilled(billingDocument), isFacturX: false };
}
