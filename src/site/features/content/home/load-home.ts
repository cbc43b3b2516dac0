import { tagOf } from '#domain/sites/language.ts';
import { createTravelWords, type TravelWords } from '#output/texts/travel/travel-words.ts';
import { HomeOfferDocument, type HomeOfferQuery, type HomeTripFieldsFragment } from '../../../api/generated/operations.ts';
import type { PageRequest } from '../../../request-context.ts';
import { loadList, placeOf } from '../load-content.ts';
import { type BoardPrice, toBoardPrice } from './board-answer.ts';

type Offer = NonNullable<HomeOfferQuery['getHomeOffer']>;

export type HomeTrip = HomeTripFieldsFragment;
/** The initial values of form and board. */
export type HomeExample = {
  readonly trip: HomeTrip;
  readonly price: BoardPrice;
  readonly freeHours: number;
  /** Day, times and passengers in words. */
  readonly row: string;
  readonly others: readonly HomeTrip[];
};

/** A line of a price or the VAT of a country, in words of the page's language. */
export type PricePart = { readonly kind: string; readonly title: string; readonly text: string; readonly cents: number };
/** A price in its lines, with the date of its trip in words. */
export type PriceApart = Pick<NonNullable<Offer['apart']>['trip'], 'from' | 'to' | 'passengers'> & {
  readonly day: string;
  readonly cents: number;
  readonly parts: readonly PricePart[];
};
export type HomePlan = NonNullable<Offer['plan']>;

export type HomeParts = {
  readonly example: HomeExample | null;
  readonly apart: PriceApart | null;
  readonly plan: HomePlan | null;
  readonly vat: Offer['vat'];
};

/** What the page shows of today's prices. All of it may be missing; the page is then the form and its texts. */
export async function loadHomeParts(page: PageRequest): Promise<HomeParts> {
  const [offer] = await loadList(page, {
    operation: HomeOfferDocument,
    variables: placeOf(page),
    pick: ({ getHomeOffer }) => (getHomeOffer === null ? [] : [getHomeOffer]),
    failure: 'Unable to getHomeOffer',
  });
  if (offer === undefined) return { example: null, apart: null, plan: null, vat: [] };
  const { trip, preview, freeHours, others, apart, plan, vat } = offer;
  const price = toBoardPrice(preview);
  const words = createTravelWords(page.texts.getTranslate('travel'), page.language);
  return {
    // As local people write the places, and as the form has them.
    example: price && { trip, price: { ...price, from: trip.from, to: trip.to }, freeHours, others, row: rowOf(trip, { page, words }) },
    apart: apart && takeApart(apart, { page, words }),
    plan,
    vat,
  };
}

function rowOf({ date, leave, back, passengers }: HomeTrip, { words }: Wording): string {
  return `${words.shortDay(date)}, ${leave}–${back}, ${words.passengers(passengers)}`;
}

type Wording = { readonly page: PageRequest; readonly words: TravelWords };

function takeApart({ trip, preview }: NonNullable<Offer['apart']>, { page, words }: Wording): PriceApart | null {
  const quote = preview.quotes.find(({ isChosen }) => isChosen) ?? preview.quotes[0];
  if (quote === undefined) return null;
  const t = page.texts.getTranslate('pages');
  const countries = new Intl.DisplayNames(tagOf(page.language), { type: 'region' });
  const lines = quote.lines.map((line) => ({
    kind: line.kind,
    title: words.line(line.kind),
    text: words.quantity(line),
    cents: line.amountCents,
  }));
  const vat = quote.vatLines.map(({ countryCode, ratePercent, netCents, vatCents }) => ({
    kind: 'vat',
    title: t('home.apart.vat', { country: countries.of(countryCode) ?? countryCode }),
    text: t('home.apart.vatOf', { percent: words.number(ratePercent), net: words.money(netCents) }),
    cents: vatCents,
  }));
  const { from, to, passengers, date } = trip;
  return { from, to, passengers, day: words.day(date), cents: quote.totalCents, parts: [...lines, ...vat] };
}
