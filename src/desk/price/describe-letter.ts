import { formatShortInstant } from '#domain/calendar/format-short-date.ts';
import { countryNameOf } from '#domain/sites/country-name.ts';
import { tagOf } from '#domain/sites/language.ts';
import { createTranslate } from '#output/texts/create-translate.ts';
import { createTravelWords } from '#output/texts/travel/travel-words.ts';
import type { DeskRequest } from '../desk-request.ts';
import { officeZone } from '../desk-texts.ts';
import type { PriceDraft, PricedLines, ShownLetter } from './price-view.ts';

type Letter = {
  readonly draft: Pick<PriceDraft, 'language' | 'route' | 'departure' | 'passengers'>;
  readonly priced: Pick<PricedLines, 'lines' | 'vat' | 'totalCents' | 'validUntil' | 'vehicles'>;
};

/** Writes the letter that goes out with these lines. The customer sees lines of one kind as one. */
export function describeLetter({ draft, priced }: Letter, textsIn: DeskRequest['textsIn']): ShownLetter {
  const { language } = draft;
  const tag = tagOf(language);
  const travelTexts = createTranslate({ tag, namespace: 'travel', namespaces: ['travel'], textsOf: () => textsIn(language, 'travel') });
  const mail = createTranslate({ tag, namespace: 'mail', namespaces: ['mail'], textsOf: () => textsIn(language, 'mail') });
  const travel = createTravelWords(travelTexts, language);
  const total = travel.money(priced.totalCents);
  const byName = new Map<string, number>();
  for (const line of priced.lines.filter(({ included }) => included)) {
    const own = line.reason?.key === 'by-hand' ? line.reason.values.find(({ name }) => name === 'text')?.value : undefined;
    const name = own ?? travel.line(line.kind);
    byName.set(name, (byName.get(name) ?? 0) + line.amountCents);
  }
  const vat = priced.vat.map(({ countryCode, ratePercent, vatCents }) => ({
    what: `${travel.number(ratePercent)}\u00a0% ${countryNameOf(countryCode, language)}`,
    amount: travel.money(vatCents),
  }));
  const when = draft.departure === null ? '' : travel.departure(draft.departure);
  return {
    heading: mail('quote-ready.heading'),
    route: draft.route,
    facts: [when, travel.passengers(draft.passengers), travel.vehicles(priced.vehicles)].filter((fact) => fact !== '').join(' · '),
    total,
    perPerson: travel.money(Math.round(priced.totalCents / Math.max(1, draft.passengers))),
    valid: mail('quote-ready.preview', { total, moment: formatShortInstant(priced.validUntil, officeZone, { language, now: Date.now() }) }),
    lines: [...[...byName].map(([what, cents]) => ({ what, amount: travel.money(cents) })), ...vat],
    button: mail('quote-ready.button'),
  };
}
