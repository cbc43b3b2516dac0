import type { DocumentItem } from './document-rules.ts';
import type { JourneyDocument } from './journey-document.ts';

type Contents = Omit<JourneyDocument, 'missing'>;

/** Whether inspectors can download the file from its own address (https). */
type Publishing = { readonly isPublished: boolean };

const lacks = (text: string) => text === '';

/** When each item is missing on a document. */
const tests: Readonly<Record<DocumentItem, (document: Contents, publishing: Publishing) => boolean>> = {
  carrier: ({ carrier }) => lacks(carrier.name),
  'carrier-address': ({ carrier }) => lacks(carrier.city) || lacks(carrier.phone),
  'carrier-tax-number': ({ carrier }) => lacks(carrier.taxNumber),
  'licence-number': ({ carrier }) => lacks(carrier.licenceNumber),
  plate: ({ vehicle }) => lacks(vehicle.plate),
  // We do not store it; it is filled in by hand.
  'violet-card': () => true,
  driver: ({ drivers }) => drivers.length === 0 || drivers.some(({ name }) => lacks(name)),
  'driver-licence': ({ drivers }) => drivers.length === 0 || drivers.some(({ licenceNumber }) => lacks(licenceNumber)),
  'driver-tax-number': ({ drivers }) => drivers.length === 0 || drivers.some(({ taxNumber }) => lacks(taxNumber)),
  'customer-address': ({ customer }) => lacks(customer.address),
  'customer-tax-number': ({ customer }) => lacks(customer.taxNumber),
  purpose: ({ occasion }) => occasion === null,
  leader: ({ leaders }) => leaders.length === 0,
  invoice: ({ invoice }) => lacks(invoice),
  kilometres: ({ kilometres }) => kilometres === null,
  'empty-legs': ({ programme }) => {
    const [out, back] = [programme[0], programme.at(-1)];
    // For a coach from another depot than planned, nobody has stated the departure time.
    return out?.kind !== 'empty' || out.departs === null || back?.kind !== 'empty' || back.arrives === null;
  },
  'driving-scheme': ({ days }) => days.length === 0,
  'form-number': ({ form }) => lacks(form.book) || lacks(form.number),
  'public-address': (_paper, { isPublished }) => !isPublished,
};

/** The required items that a document lacks. */
export function findMissingItems(document: Contents, needed: readonly DocumentItem[], publishing: Publishing): DocumentItem[] {
  return needed.filter((item) => tests[item](document, publishing));
}
