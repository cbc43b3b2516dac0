import { line } from '#domain/input/fields.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { optionKeys } from '#domain/pricing/quote/quote.ts';
import { failure, success } from '#domain/result.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { approvePrice, rejectPrice } from '#operations/quotes/approve-price.ts';
import { confirmRequest } from '#operations/quotes/confirm-request.ts';
import { priceByHand } from '#operations/quotes/price-by-hand.ts';
import { act, withoutValue } from './act.ts';
import { count, euros, oneOfOrNone, text, versionOrNone, yesOrNo } from './fields.ts';

const seen = { reference: text(), version: versionOrNone() };
const mostDays = 999;
const mostDrivers = 99;

export const priceQueries = {};

export const priceActs = {
  /** A total for the trip as it is; no vehicle chosen: the smallest that fits. */
  byHand: act(
    'price-trips',
    {
      ...{ ...seen, total: euros(), vehicle1: oneOfOrNone(fleetKeys), vehicle2: oneOfOrNone(fleetKeys), drivers: count(mostDrivers) },
      ...{ validDays: count(mostDays), isNewVersion: yesOrNo(), note: line(textLimits.line) },
    },
    async (context, { total, vehicle1, vehicle2, note, ...asked }) => {
      const vehicles = [vehicle1, vehicle2].filter((key) => key !== null);
      const priced = await priceByHand(context, { ...asked, totalCents: total, vehicles, note: note || null });
      if (priced.ok) return success(true as const);
      return failure(priced.failure.why === 'no-quote' ? { why: priced.failure.problem.reason } : priced.failure);
    },
  ),
  /** Confirms a request that has its price; without an option the customer's own choice. */
  confirm: act('price-trips', { ...seen, option: oneOfOrNone(optionKeys) }, async (context, { option, ...asked }) =>
    withoutValue(await confirmRequest(context, { ...asked, optionKey: option })),
  ),
  approve: act('approve-prices', { reference: text() }, async (context, asked) => withoutValue(await approvePrice(context, asked))),
  reject: act('price-trips', { reference: text() }, rejectPrice),
};
