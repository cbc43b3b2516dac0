import type { LoaderFunctionArgs } from 'react-router';
import { zoneNameOf } from '#domain/calendar/zone-name.ts';
import { tagOf } from '#domain/sites/language.ts';
import { ForwardedQuoteDocument, type ForwardedQuoteQuery } from '../../../api/generated/operations.ts';
import { getPageRequest, throwTripAway, throwTripNotFound } from '../../../page-loader.ts';
import type { PageRequest } from '../../../request-context.ts';
import { nameCountriesOf } from '../shared/state/load-trip.ts';
import { sendHome } from '../shared/state/send-home.ts';

/** A quote as the person who decides sees it. */
export type ForwardedQuote = NonNullable<ForwardedQuoteQuery['getForwardedQuote']>;

export type ForwardedData = {
  readonly quote: ForwardedQuote;
  /** The key in the address. It opens the quote's PDF and nothing else. */
  readonly id: string;
  readonly zone: string;
  readonly countryNames: Readonly<Record<string, string>>;
};

/** The quote of a forwarded address. An unknown or ended one is treated as a missing trip. */
export async function loadForwardedQuote({ context, url, params }: LoaderFunctionArgs): Promise<ForwardedData> {
  const page = getPageRequest({ context });
  const id = params.id ?? '';
  const quote = await findForwardedQuote(page, id);
  if (quote === null) return throwTripNotFound(page, url.searchParams);
  sendHome(quote, page, url);
  const zone = quote.namesZone ? zoneNameOf(quote.timeZone, { tag: tagOf(page.language), at: quote.now }) : '';
  return { quote, id, zone, countryNames: nameCountriesOf({ choice: quote.choice, invoice: null }, page.language) };
}

async function findForwardedQuote(page: PageRequest, readId: string): Promise<ForwardedQuote | null> {
  try {
    return (await page.api.execute(ForwardedQuoteDocument, { readId })).getForwardedQuote;
  } catch (error) {
    page.reportError(error, 'Unable to getForwardedQuote');
    return throwTripAway();
  }
}
