import * as v from 'valibot';
import { isEmail } from '#domain/input/email.ts';
import { choiceOrFirst, line } from '#domain/input/fields.ts';
import type { Mistyped } from '#domain/input/read-typed.ts';
import { readTyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { formatEuros } from '#domain/money/decimal-euros.ts';
import { percentOf } from '#domain/money/money.ts';
import { readEuros } from '#domain/money/read-euros.ts';
import type { Quote, QuoteOption } from '#domain/pricing/quote/quote.ts';
import { agreedRatesSchema } from '#domain/pricing/rates/agreed-rates.ts';
import type { QuoteTerms } from '#domain/pricing/rates/terms-tables.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { reducePrice } from '#operations/invoices/rules/reduce-price.ts';
import { invoicingTerms } from '#operations/summary-invoices/rules/period.ts';

/** What was agreed with a customer. */
export const agreedTermsSchema = v.object({
  /** Off every price that the engine makes, in hundredths of a percent at the finest; 0 for none. */
  discountPercent: v.number(),
  /** Says why on the price, in the customer's language. */
  discountText: v.string(),
  /** Days to pay what is invoiced after the trip, from its end; null for the rate book's default. */
  paymentDays: v.nullable(v.number()),
  /** An order by transfer asks for no deposit. */
  isWithoutDeposit: v.boolean(),
  /** An order needs the customer's own order number. */
  needsPurchaseOrder: v.boolean(),
  /** The most that the customer may owe us, in cents; null for no limit, also in terms stored before there was one. */
  creditLimitCents: v.optional(v.nullable(v.number()), null),
  /** How trips that are paid afterwards are invoiced. */
  invoicing: v.optional(v.picklist(invoicingTerms), 'each-trip'),
  /** Where summary invoices go; empty: to who ordered the first of the trips. */
  invoiceEmail: v.optional(v.string(), ''),
  /** The deposit of an order by transfer, in percent, and the days to pay it; null for the rate book's. */
  depositPercent: v.optional(v.nullable(v.number()), null),
  depositDays: v.optional(v.nullable(v.number()), null),
  /** Rates in place of the card's, by the day on which a trip begins. Periods do not overlap; the earliest first. */
  agreedRates: v.optional(v.array(agreedRatesSchema), []),
});
export type AgreedTerms = v.InferOutput<typeof agreedTermsSchema>;

export const noTerms: AgreedTerms = {
  ...{ discountPercent: 0, discountText: '', paymentDays: null },
  ...{ isWithoutDeposit: false, needsPurchaseOrder: false, creditLimitCents: null },
  ...{ invoicing: 'each-trip', invoiceEmail: '', depositPercent: null, depositDays: null },
  agreedRates: [],
};

/** More is a price by hand, which a second person sees. */
const mostPercent = 30;
/** Beyond 60 days a term between companies must be agreed expressly and be fair (Directive 2011/7 article 3(5)). */
const mostDays = 60;

export const termFields = [
  ...(['discountPercent', 'discountText', 'paymentDays', 'isWithoutDeposit', 'needsPurchaseOrder', 'creditLimit'] as const),
  ...(['invoicing', 'invoiceEmail', 'depositPercent', 'depositDays'] as const),
] as const;
export type TypedTerms = Readonly<Record<(typeof termFields)[number], string>>;

/** Null for an empty field. */
const days = v.pipe(
  line(textLimits.name),
  v.regex(/^\d{0,3}$/, 'invalid'),
  v.transform((text) => (text === '' ? null : Number(text))),
  v.nullable(v.pipe(v.number(), v.minValue(1, 'too-few'), v.maxValue(mostDays, 'too-many'))),
);

const yesOrEmpty = choiceOrFirst(['', 'on']);

/** What the terms form sets. Agreed rates have a form of their own. */
export type FormTerms = Omit<AgreedTerms, 'agreedRates'>;

/** The fields of the terms form. A discount has a label that the price shows. */
export function readTerms(typed: TypedTerms): Result<FormTerms, Mistyped> {
  const read = readTyped(
    {
      discountPercent: v.pipe(line(textLimits.name), v.transform(readPercent), v.number('invalid'), v.maxValue(mostPercent, 'too-many')),
      discountText: line(textLimits.invoiceLine),
      paymentDays: days,
      depositDays: days,
      depositPercent: v.pipe(
        line(textLimits.name),
        v.transform((text) => (text === '' ? null : readPercent(text))),
        v.nullable(v.pipe(v.number('invalid'), v.maxValue(100, 'too-many'))),
      ),
      isWithoutDeposit: yesOrEmpty,
      needsPurchaseOrder: yesOrEmpty,
      creditLimit: v.pipe(
        line(textLimits.name),
        v.transform((text) => (text === '' ? null : (readEuros(text) ?? Number.NaN))),
        v.nullable(v.pipe(v.number('invalid'), v.minValue(0, 'invalid'))),
      ),
      invoicing: choiceOrFirst(invoicingTerms),
      invoiceEmail: v.pipe(
        line(textLimits.email),
        v.check((text) => text === '' || isEmail(text), 'invalid'),
      ),
    },
    typed,
  );
  if (!read.ok) return read;
  const { discountPercent, discountText, paymentDays, ...boxes } = read.value;
  if (discountPercent > 0 && discountText === '')
    return failure({ why: 'mistyped', issues: [{ field: 'discountText', code: 'required' }] });
  // Both at once could mean either.
  if (boxes.isWithoutDeposit === 'on' && (boxes.depositPercent ?? 0) > 0)
    return failure({ why: 'mistyped', issues: [{ field: 'depositPercent', code: 'invalid' }] });
  return success({
    ...{ discountPercent, discountText: discountPercent > 0 ? discountText : '', paymentDays },
    isWithoutDeposit: boxes.isWithoutDeposit === 'on',
    needsPurchaseOrder: boxes.needsPurchaseOrder === 'on',
    creditLimitCents: boxes.creditLimit,
    ...{ invoicing: boxes.invoicing, invoiceEmail: boxes.invoicing === 'each-trip' ? '' : boxes.invoiceEmail },
    ...{ depositPercent: boxes.depositPercent, depositDays: boxes.depositDays },
  });
}

/** `7,5`, `7.5 %`; empty means none, and an invalid percentage is NaN, which the schema refuses. */
function readPercent(text: string): number {
  const plain = text.trim().replace(/%$/, '').trimEnd().replace(',', '.');
  if (plain === '') return 0;
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
}

export function isNoTerms(terms: AgreedTerms): boolean {
  return JSON.stringify(terms) === JSON.stringify(noTerms);
}

/** What a quote keeps of the terms, so that a change of the trip is priced on the same. */
export type QuotedTerms = NonNullable<Quote['agreed']>;

/** The part of the terms that a quote carries; null where they change no quote. */
export function quotedTermsOf(terms: AgreedTerms): QuotedTerms | null {
  const { discountPercent, discountText, paymentDays, isWithoutDeposit, depositPercent, depositDays } = terms;
  const isNone = discountPercent === 0 && paymentDays === null && !isWithoutDeposit && depositPercent === null && depositDays === null;
  if (isNone) return null;
  return {
    ...{ discountPercent, discountText, paymentDays, isWithoutDeposit },
    ...(depositPercent === null ? {} : { depositPercent }),
    ...(depositDays === null ? {} : { depositDays }),
  };
}

/**
 * A quote of the engine on a customer's terms: each choice with a line that takes the discount off and says why, and the agreed days and
 * deposit in place of the rate book's. A quote without terms of payment keeps those that held before the rate book had them.
 */
export function applyQuotedTerms(quote: Quote, agreed: QuotedTerms | null): Quote {
  if (agreed === null) return quote;
  const { discountPercent: percent, discountText: text } = agreed;
  const options = quote.options.map((option) => discount(option, { percent, text }));
  const { terms } = quote;
  const rates = quote.agreed?.rates;
  const inPrice = rates === undefined ? agreed : { ...agreed, rates };
  return { ...quote, options, agreed: inPrice, ...(terms === undefined ? {} : { terms: payOnTerms(terms, agreed) }) };
}

/** The terms of an order with the agreed days and deposit; also for a price that a person makes, which no discount changes. */
export function payOnTerms(terms: QuoteTerms, agreed: QuotedTerms | null): QuoteTerms {
  if (agreed === null) return terms;
  const { paymentDays, isWithoutDeposit, depositPercent, depositDays } = agreed;
  const payment = {
    ...terms.payment,
    ...(paymentDays === null ? {} : { afterwardsDays: paymentDays }),
    ...(depositPercent === undefined ? {} : { depositPercent }),
    ...(depositDays === undefined ? {} : { depositDays }),
    ...(isWithoutDeposit ? { depositPercent: 0 } : {}),
  };
  return { ...terms, payment };
}

function discount(option: QuoteOption, { percent, text }: { readonly percent: number; readonly text: string }): QuoteOption {
  const reduced = reducePrice(option, { creditCents: percentOf(option.totalCents, percent), text });
  return reduced.ok ? reduced.value : option;
}

/** The terms as one line of the record's history. */
export function describeTerms({ discountPercent, discountText, paymentDays, ...boxes }: FormTerms): string {
  return [
    ...(discountPercent > 0 ? [`−${discountPercent} % (${discountText})`] : []),
    ...(paymentDays === null ? [] : [`${paymentDays} d`]),
    ...(boxes.isWithoutDeposit ? ['0 % deposit'] : []),
    ...(boxes.depositPercent === null ? [] : [`${boxes.depositPercent} % deposit`]),
    ...(boxes.depositDays === null ? [] : [`deposit ${boxes.depositDays} d`]),
    ...(boxes.needsPurchaseOrder ? ['PO'] : []),
    ...(boxes.creditLimitCents === null ? [] : [`≤ € ${formatEuros(boxes.creditLimitCents)}`]),
    ...(boxes.invoicing === 'each-trip' ? [] : [boxes.invoicing, boxes.invoiceEmail].filter((text) => text !== '')),
  ].join(', ');
}
