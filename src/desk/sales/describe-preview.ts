import type { DeskQueries } from '#desk-service/desk-service.ts';
import { formatShortInstant } from '#domain/calendar/format-short-date.ts';
import { explained } from '#output/texts/explain/explained.ts';
import { explainReason } from '#output/texts/explain/reason-words.ts';
import { sayParts, titleOfParts } from '#output/texts/travel/say-parts.ts';
import type { SalesWords } from './sales-words.ts';

/** What a caller's journey would cost, as the service returns it. */
export type CallersPreview = Awaited<ReturnType<DeskQueries['callers']['preview' | 'previewChange']>>;
type CallersQuote = NonNullable<CallersPreview['quote']>;
type CallersChoice = CallersQuote['choices'][number];

type NameAndValue = readonly [name: string, value: string];

/** A choice of vehicles with its price, as the page shows it. */
export type ShownChoice = {
  readonly key: string;
  readonly title: string;
  readonly total: string;
  readonly facts: readonly NameAndValue[];
  readonly lines: readonly { readonly what: string; readonly why: string; readonly amount: string }[];
  readonly sums: readonly NameAndValue[];
  readonly rules: readonly { readonly name: string; readonly text: string; readonly article: string; readonly binds: boolean }[];
};

/** What a journey would cost, in words and figures of the page's language. */
export type ShownPreview = {
  readonly toldCents: number | null;
  readonly shownTotal: string;
  /** Whether the customer may accept the price at once. Otherwise a person answers first, even where a price can be shown. */
  readonly isFinal: boolean;
  readonly notes: readonly string[];
  readonly choices: readonly ShownChoice[];
};

/** The office's time zone, as on every page of the desk. */
const officeZone = 'Europe/Amsterdam';

/** Describes a price and its lines as the customer's own page does. */
export function describePreview(preview: CallersPreview, words: SalesWords): ShownPreview {
  const { quote, places, personReasons, beforeCents } = preview;
  const { sales, desk, travel } = words;
  const chosen = quote?.choices.find(({ key }) => key === quote.chosen);
  const toldCents = chosen?.totalCents ?? null;
  const reasons = personReasons.map((reason) => desk(`reasons.${reason}`)).join(', ');
  const notes = [
    sales('price.understood', { places: places.join(' – ') }),
    personReasons.length === 0 ? '' : sales('price.person', { reasons }),
    beforeCents === null || toldCents === null ? '' : sales('price.before', differenceOf({ beforeCents, toldCents }, travel)),
    quote === null
      ? ''
      : sales('price.valid', { until: formatShortInstant(quote.validUntil, officeZone, { language: words.language, now: Date.now() }) }),
    quote?.isEstimated ? sales('price.estimated') : '',
  ];
  return {
    toldCents,
    shownTotal: toldCents === null ? '' : travel.money(toldCents),
    isFinal: toldCents !== null && personReasons.length === 0,
    notes: notes.filter((note) => note !== ''),
    choices: quote === null ? [] : quote.choices.map((choice) => describeChoice(choice, { quote, words })),
  };
}

function differenceOf(
  { beforeCents, toldCents }: { readonly beforeCents: number; readonly toldCents: number },
  { money }: SalesWords['travel'],
) {
  const difference = toldCents - beforeCents;
  return { before: money(beforeCents), after: money(toldCents), difference: `${difference > 0 ? '+' : ''}${money(difference)}` };
}

type ChoiceContext = {
  readonly quote: Pick<CallersQuote, 'kilometres' | 'emptyKilometres'>;
  readonly words: SalesWords;
};

function describeChoice(choice: CallersChoice, { quote, words }: ChoiceContext): ShownChoice {
  const { sales, travel, countryName } = words;
  const { money, number, duration } = travel;
  return {
    key: choice.key,
    title: `${travel.vehicles(choice.vehicles)}, ${travel.seats(choice.seats)}`,
    total: money(choice.totalCents),
    facts: [
      ...describeParts(choice, words),
      [sales('price.drivers'), number(choice.drivers)],
      [sales('price.driving'), duration(choice.drivingMinutes)],
      [sales('price.duty'), duration(choice.dutyMinutes)],
      [sales('price.nights'), number(choice.overnights)],
      [sales('price.kilometres'), `${number(quote.kilometres)}, ${number(quote.emptyKilometres)}`],
    ],
    lines: choice.lines.map((line) => describeLine(line, words)),
    sums: [
      [sales('price.net'), money(choice.netCents)],
      ...choice.vat.map(
        ({ countryCode, ratePercent, vatCents }): NameAndValue => [
          sales('price.vat', { country: countryName(countryCode), rate: number(ratePercent) }),
          money(vatCents),
        ],
      ),
      [sales('price.total'), money(choice.totalCents)],
    ],
    rules: choice.checks.map((check) => describeRule(check, words)),
  };
}

function describeParts({ parts }: Pick<CallersChoice, 'parts'>, { travel }: SalesWords): readonly NameAndValue[] {
  return sayParts(parts, travel).map((line): NameAndValue => [titleOfParts(parts, travel), line]);
}

/** A line of the price: its subject, quantity and reason. */
export function describeLine(line: CallersChoice['lines'][number], { travel, form, countryName, sales }: SalesWords) {
  const why = line.reason === null ? '' : explainReason({ reason: line.reason, named: form, words: travel, countryName });
  const included = line.included ? '' : sales('price.notIncluded');
  return {
    what: `${travel.line(line.kind)}: ${travel.quantity(line)}`,
    why: [why, included].filter((text) => text !== '').join(', '),
    amount: travel.money(line.amountCents),
  };
}

function describeRule(check: CallersChoice['checks'][number], { travel, form }: SalesWords) {
  const values = { actual: travel.duration(check.actualMinutes), limit: travel.duration(check.limitMinutes) };
  return {
    name: explained(form, `rules.${check.rule}`),
    text: explained(form, check.sense === 'at-most' ? 'atMost' : 'atLeast', values),
    article: explained(form, 'article', { article: check.article, count: check.drivers }),
    binds: check.binds,
  };
}
