import { type LoaderFunctionArgs, replace } from 'react-router';
import { zoneNameOf } from '#domain/calendar/zone-name.ts';
import { countryNameOf } from '#domain/sites/country-name.ts';
import { type FlowKey, idParameterOf } from '#domain/sites/flows.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { type LinkPlace, pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { TripPage, View } from '#domain/trip/view.ts';
import { codeOfFailure } from '../../../../api/api-client.ts';
import { TravelDocument, type TravelQueryVariables } from '../../../../api/generated/operations.ts';
import { getPageRequest, throwTripAway, throwTripNotFound } from '../../../../page-loader.ts';
import type { PageRequest } from '../../../../request-context.ts';
import type { TripShell } from '../../../../trip-shell.ts';
import { addToAddress } from '../../../../ui/link/link-address.ts';
import { isCancelledAsQuote } from './cancelled-as-quote.ts';
import { decideView } from './decide-view.ts';
import { flowOfPath, linkInFlow } from './flow-links.ts';
import { sendHome } from './send-home.ts';
import type { Choice, FoundTravel, Travel } from './travel.ts';

/** The data of every page of a trip. */
export type TripData = {
  readonly travel: Travel;
  readonly flow: FlowKey;
  readonly tripShell: TripShell;
  /** The chosen vehicles; null while a person prices the trip. */
  readonly choice: Choice | null;
  /** Names of the countries in the price, its VAT and the invoice, by code. */
  readonly countryNames: Readonly<Record<string, string>>;
  /** The name of the trip's time zone in the page's language; empty where it is not needed. */
  readonly zone: string;
  /** The steps can no longer be reopened (docs/specification.md#view-rules, rule 5). */
  readonly stepsBlocked: boolean;
  /** The page shown: `canceled` at an address that cancel and canceled share. */
  readonly shownPage: TripPage;
};

export type LoadedTrip = { readonly page: PageRequest; readonly data: TripData };

/**
 * The trip of a page's address, or a redirect: to trip-not-found, to the page for its state (docs/specification.md#states), to its own
 * site, or once to its own language.
 */
export async function loadTrip(
  { context, url, params }: LoaderFunctionArgs,
  { page: asked, withPicture = false }: { readonly page: TripPage; readonly withPicture?: boolean },
): Promise<LoadedTrip> {
  const page = getPageRequest({ context });
  const flow = flowOfPath(url.pathname);
  const place = { site: getSite(page.site), language: page.language };
  goToNamed(url, { flow, asked, own: params.id ?? '', place });
  const found = await findTravel(page, { id: params.id ?? '', option: url.searchParams.get('option'), withPicture });
  if (found === null) return throwTripNotFound(page, url.searchParams);
  const { choice, ...travel } = found;
  sendHome(travel, page, url);
  const { view, page: shownPage } = decideView({ flow, page: asked, travel, place });
  if (view.kind === 'redirect')
    throw replace(pathTo(place, linkInFlow(view.flow, idIn(view.flow, flow, travel), view.to)) + url.search, 302);
  if (view.kind !== 'page') return throwTripNotFound(page, url.searchParams);
  if (isSomebodyElses(travel) && shownPage !== 'success') {
    throw replace(pathTo(place, linkInFlow('my-quote', travel.quoteId, 'success')) + url.search, 302);
  }
  if (!endPages.includes(shownPage) && isCancelledAsQuote({ flow, travel })) {
    throw replace(pathTo(place, linkInFlow(flow, travel.id, 'overview')) + url.search, 302);
  }
  return { page, data: describeTrip({ travel, choice, flow, view, shownPage }, page.language) };
}

/**
 * Booked, but requested with a quote's key, which does not open the booking (docs/specification.md#keys). Only the success page explains
 * how to reach it.
 */
function isSomebodyElses({ bookedAt, bookingId }: Pick<Travel, 'bookedAt' | 'bookingId'>): boolean {
  return bookedAt !== null && bookingId === null;
}

type Named = { readonly flow: FlowKey; readonly asked: TripPage; readonly own: string; readonly place: LinkPlace };

/**
 * Throws the redirect of `/my-booking/{quoteId}?bookingId={bookingId}` (docs/specification.md#success-button), which the server answers
 * itself for whole pages.
 */
function goToNamed(url: URL, { flow, asked, own, place }: Named): void {
  const search = new URLSearchParams(url.searchParams);
  const named = search.get(idParameterOf(flow));
  if (asked !== 'overview' || named === null || named === '' || named === own) return;
  search.delete(idParameterOf(flow));
  throw replace(addToAddress(pathTo(place, linkInFlow(flow, named, 'overview')), { search: Object.fromEntries(search) }), 301);
}

/** The pages that themselves say that a booking was cancelled. */
const endPages: readonly TripPage[] = ['overview', 'success', 'canceled'];

type Shown = {
  readonly travel: Travel;
  readonly choice: Choice | null;
  readonly flow: FlowKey;
  readonly view: Extract<View, { kind: 'page' }>;
  readonly shownPage: TripPage;
};

function describeTrip({ travel, choice, flow, view, shownPage }: Shown, language: SiteLanguage): TripData {
  return {
    travel,
    flow,
    tripShell: { flow, id: travel.id, reference: travel.reference },
    choice,
    countryNames: nameCountriesOf({ choice, invoice: travel.invoice }, language),
    zone: travel.namesZone ? zoneNameOf(travel.timeZone, { tag: tagOf(language), at: travel.now }) : '',
    stepsBlocked: view.stepsBlocked,
    shownPage,
  };
}

/** Long enough for a restarted database to accept a connection. */
const retryAfter = 400;
/** A database that did not answer for longer would not answer again, and nobody should wait twice. */
const patience = 500;

/**
 * The trip, or null where there is definitely none. A failed query is logged (docs/specification.md#errors) and throws "unavailable",
 * because a lost connection must not look like a missing trip. A query that failed at once is tried again.
 */
export async function findTravel({ api, reportError }: Pick<PageRequest, 'api' | 'reportError'>, variables: TravelQueryVariables) {
  const ask = async (): Promise<FoundTravel | null> => (await api.execute(TravelDocument, variables)).getTravel;
  const asked = performance.now();
  try {
    return await ask().catch(async (error: unknown) => {
      if (codeOfFailure(error) !== 'unavailable' || performance.now() - asked > patience) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryAfter));
      return ask();
    });
  } catch (error) {
    reportError(error, 'Unable to getTravel');
    return throwTripAway();
  }
}

type Countries = { readonly choice: Choice | null; readonly invoice: { readonly country: string } | null };

/** The countries in a price and an invoice, by code. */
export function nameCountriesOf({ choice, invoice }: Countries, language: SiteLanguage): Readonly<Record<string, string>> {
  const taxed = (choice?.vatLines ?? []).map(({ countryCode }) => countryCode);
  const reasons = (choice?.lines ?? []).flatMap(({ reason }) => reason?.values ?? []);
  const told = reasons.filter(({ name }) => name === 'country').map(({ value }) => value);
  const codes = [...taxed, ...told, ...(invoice === null ? [] : [invoice.country])];
  return Object.fromEntries(codes.map((code) => [code, countryNameOf(code, language)]));
}

/** Within a flow the address keeps its id. Another flow needs a key of its own kind. */
function idIn(target: FlowKey, current: FlowKey, travel: Travel): string {
  if (target === current) return travel.id;
  return target === 'booking' || target === 'my-booking' ? (travel.bookingId ?? travel.id) : travel.quoteId;
}
