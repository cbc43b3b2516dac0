import type { LoaderFunctionArgs } from 'react-router';
import { loadTrip, type TripData } from '../shared/state/load-trip.ts';
import { sendToOverview } from '../shared/state/send-to-overview.ts';
import { type CountryOption, listCountries } from './list-countries.ts';

export type ContactPageData = TripData & { readonly countries: readonly CountryOption[] };

/** Step 2. A trip without a price is redirected. */
export async function loadContactPage(args: LoaderFunctionArgs): Promise<ContactPageData> {
  const { page, data } = await loadTrip(args, { page: 'contact-details' });
  if (data.choice === null) throw sendToOverview(data, args);
  return { ...data, countries: listCountries(page.language) };
}
