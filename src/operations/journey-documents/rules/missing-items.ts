import type { DocumentItem } from './document-rules.ts';
import type { JourneyDocument } from './journey-document.ts';

type Contents = Omit<JourneyDocument, 'missing'>;

/** Whether whoever checks can fetch the file by an address of its own (https). */
type Publishing = { readonly isPublished: boolean };

const lacks = (text: string) => text === '';

/** When each item is missing on a paper. */
const tests: Readonly<Record<DocumentItem, (paper: Contents, publishing: Publishing) => boolean>> = {
  carrier: ({ carrier }) => lacks(carrier.name),
  'carrier-address': ({ carrier }) => lacks(carrier.city) || lacks(carrier.phone),
  'carrier-tax-number': ({ carrier }) => lacks(carrier.taxNumber),
  'licence-number': ({ carrier }) => lacks(carrier.licenceNumber),
  plate: ({ vehicle }) => lacks(vehicle.plate),
  // Nobody keeps it here: it is written in by hand.
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
    // A coach of another yard than was planned leaves at an hour that nobody has said.
    return out?.kind !== 'empty' || out.departs === null || back?.kind !== 'empty' || back.arrives === null;
  },
  'driving-scheme': ({ days }) => days.length === 0,
  'form-number': ({ form }) => lacks(form.book) || lacks(form.number),
  'public-address': (_paper, { isPublished }) => !isPublished,
};

/** What of these a paper should say and does not. */
export function findMissingItems(paper: Contents, needed: readonly DocumentItem[], publishing: Publishing): DocumentItem[] {
  return needed.filter((item) => tests[item](paper, publishing));
}
