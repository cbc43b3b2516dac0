import { parseJson } from '../shared/state/seen.ts';
import { readText } from '../shared/state/send-change.ts';
import type { Travel } from '../shared/state/travel.ts';

/** The fields of the contact form by the names under which the API speaks of them. */
export const contactFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'organisation',
  'firstContact.name',
  'firstContact.phoneNumber',
  'secondContact.name',
  'secondContact.phoneNumber',
  'invoice.organisation',
  'invoice.vatNumber',
  'invoice.street',
  'invoice.zipcode',
  'invoice.city',
  'invoice.country',
  'invoice.purchaseOrder',
  'invoice.organisationNumber',
  'invoice.buyerReference',
  'invoice.paymentMethod',
] as const;
export type ContactField = (typeof contactFields)[number];

/** A submitted form: the typed values, and the initial values of its fields. */
export type SentContact = { readonly typed: ContactValues; readonly base: ContactValues };

/** Reads the fields as the page began with them; empty where the form does not say. */
export function readContactBase(form: FormData): ContactValues {
  const parsed = parseJson(readText(form, 'base'));
  const record: Readonly<Record<string, unknown>> = typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  return valuesFrom((name) => {
    const value = record[name];
    return typeof value === 'string' ? value : '';
  });
}

/** Exactly what was typed. */
export type ContactValues = Readonly<Record<ContactField, string>>;

/** Reads what a browser sent. */
export function readContactValues(form: FormData): ContactValues {
  return valuesFrom((name) => readText(form, name));
}

/** The form filled in with known values; the invoice country defaults to the trip's own. */
export function contactValuesOf({
  customer,
  contacts,
  invoice,
  country,
}: Pick<Travel, 'customer' | 'contacts' | 'invoice' | 'country'>): ContactValues {
  const known: Partial<Record<ContactField, string>> = {
    ...customer,
    'firstContact.name': contacts.firstContact?.name ?? '',
    'firstContact.phoneNumber': contacts.firstContact?.phoneNumber ?? '',
    'secondContact.name': contacts.secondContact?.name ?? '',
    'secondContact.phoneNumber': contacts.secondContact?.phoneNumber ?? '',
    'invoice.organisation': invoice?.organisation ?? customer.organisation,
    'invoice.vatNumber': invoice?.vatNumber ?? '',
    'invoice.street': invoice?.street ?? '',
    'invoice.zipcode': invoice?.zipcode ?? '',
    'invoice.city': invoice?.city ?? '',
    'invoice.country': invoice?.country ?? (country === 'EU' ? '' : country),
    'invoice.purchaseOrder': invoice?.organisationReference ?? '',
    'invoice.organisationNumber': invoice?.organisationNumber ?? '',
    'invoice.buyerReference': invoice?.buyerReference ?? '',
    'invoice.paymentMethod': invoice?.paymentMethod ?? 'bank-transfer',
  };
  return valuesFrom((name) => known[name] ?? '');
}

/** The values as the mutation takes them. */
export function toContactVariables(values: ContactValues) {
  const { firstName, lastName, email, phone, organisation } = values;
  return {
    customer: { firstName, lastName, email, phone, organisation },
    firstContact: { name: values['firstContact.name'], phoneNumber: values['firstContact.phoneNumber'] },
    secondContact: { name: values['secondContact.name'], phoneNumber: values['secondContact.phoneNumber'] },
    invoice: {
      organisation: values['invoice.organisation'],
      vatNumber: values['invoice.vatNumber'],
      street: values['invoice.street'],
      zipcode: values['invoice.zipcode'],
      city: values['invoice.city'],
      country: values['invoice.country'],
      purchaseOrder: values['invoice.purchaseOrder'],
      organisationNumber: values['invoice.organisationNumber'],
      buyerReference: values['invoice.buyerReference'],
      paymentMethod: methodToSave(values),
    },
  };
}

/**
 * Only an organisation pays after the trip: when its name is removed, the payment method becomes transfer until chosen on the order page.
 */
function methodToSave(values: ContactValues): string {
  const isOrganisation = `${values.organisation}${values['invoice.organisation']}`.trim() !== '';
  const method = values['invoice.paymentMethod'];
  return method === '' || (method === 'invoice-afterwards' && !isOrganisation) ? 'bank-transfer' : method;
}

function valuesFrom(textOf: (name: ContactField) => string): ContactValues {
  return Object.fromEntries(contactFields.map((name) => [name, textOf(name)])) as Record<ContactField, string>;
}
