import { data } from 'react-router';
import { pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { codeOfFailure } from '../../../api/api-client.ts';
import { domainOf, languageOf } from '../../../api/enums.ts';
import { StartDirectBookingDocument } from '../../../api/generated/operations.ts';
import type { Issue } from '../../../api/issue.ts';
import { seeOther } from '../../../page-loader.ts';
import type { PageRequest } from '../../../request-context.ts';
import { readSentCampaign } from '../../../visitor/campaign.ts';
import { readText } from '../shared/state/send-change.ts';
import { toSearchIssues } from './find-offers.ts';
import { readSearchValues, toSearchItinerary } from './search-values.ts';

type Choosing = { readonly form: FormData; readonly query: URLSearchParams; readonly userAgent: string };

/** The outcome where no booking was started. */
export type Refused = { readonly issues: readonly Issue[]; readonly isUnavailable: boolean };

/** Starts a booking with the vehicles whose button was pressed. */
export async function chooseOffer(page: PageRequest, { form, query, userAgent }: Choosing) {
  const place = { site: getSite(page.site), language: page.language };
  try {
    const { startDirectBooking } = await page.api.execute(StartDirectBookingDocument, {
      idempotencyKey: readText(form, 'idempotencyKey'),
      itinerary: toSearchItinerary(readSearchValues(form)),
      optionKey: readText(form, 'option'),
      expectedTotalCents: Number.parseInt(readText(form, 'total'), 10) || 0,
      domain: domainOf(page.site),
      language: languageOf(page.language),
      ...readSentCampaign(form, query, userAgent),
    });
    const id = startDirectBooking.travel?.quoteId;
    // The vehicle was chosen here, so the next step is the customer.
    if (id) return seeOther(pathTo(place, { page: 'direct-booking', id, step: 'contact-details' }));
    return data<Refused>({ issues: toSearchIssues(startDirectBooking.errors), isUnavailable: false }, { status: 422 });
  } catch (error) {
    page.reportError(error, 'Unable to startDirectBooking');
    const isRefused = codeOfFailure(error) === 'refused';
    return data<Refused>({ issues: [], isUnavailable: true }, { status: isRefused ? 400 : 503 });
  }
}
