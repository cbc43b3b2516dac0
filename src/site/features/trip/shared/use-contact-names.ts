import { useTranslation } from '../../../i18n/site-texts.ts';

const keys = {
  firstName: 'contact.firstName',
  lastName: 'contact.lastName',
  email: 'contact.email',
  phone: 'contact.phone',
  organisation: 'contact.organisation',
  'firstContact.name': 'contact.firstContact',
  'firstContact.phoneNumber': 'contact.firstContact',
  'secondContact.name': 'contact.secondContact',
  'secondContact.phoneNumber': 'contact.secondContact',
  'invoice.organisation': 'contact.invoiceOrganisation',
  'invoice.vatNumber': 'contact.vatNumber',
  'invoice.street': 'contact.street',
  'invoice.zipcode': 'contact.zipcode',
  'invoice.city': 'contact.city',
  'invoice.country': 'contact.country',
  'invoice.purchaseOrder': 'contact.purchaseOrder',
  'invoice.organisationNumber': 'contact.organisationNumber',
  'invoice.buyerReference': 'contact.buyerReference',
  'invoice.paymentMethod': 'contact.payment',
  flightNumber: 'booking.flightNumber',
} as const;

/** The labels of contact fields as in their forms; null for a field that nobody fills in. */
export function useContactNames(): (path: string) => string | null {
  const { t } = useTranslation('trip');
  return (path) => (Object.hasOwn(keys, path) ? t(keys[path as keyof typeof keys]) : null);
}
