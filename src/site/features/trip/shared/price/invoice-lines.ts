import { fullNameOf, type Travel } from '../state/travel.ts';

type Addressed = {
  readonly travel: Pick<Travel, 'customer' | 'invoice' | 'country'>;
  readonly countryNames: Readonly<Record<string, string>>;
};

/** The billing address line by line: the customer's name where there is no organisation, the country where it differs. */
export function invoiceLinesOf({ travel, countryNames }: Addressed): readonly string[] {
  const { customer, invoice, country: home } = travel;
  if (invoice === null) return [];
  const { organisation, street, zipcode, city, country } = invoice;
  return [
    organisation === '' ? fullNameOf(customer) : organisation,
    street,
    `${zipcode} ${city}`.trim(),
    country === home ? '' : (countryNames[country] ?? country),
  ].filter((line) => line !== '');
}
