import { brand, companies } from '#domain/sites/brand.ts';
import { formatOpeningHours } from '#domain/sites/opening-hours.ts';
import { answerKindOf } from '#domain/trip/answer-due.ts';
import { contractOf } from '#operations/partners/rules/country-terms.ts';
import { sayAnswer } from '#output/texts/travel/say-answer.ts';

import type { PayloadOf } from '../messages.ts';
import type { EmailBlock, EmailBody, EmailFormats } from './email.ts';
import { pricedTicketOf, priceTable, stopsBlock, ticketOf, tripTable, tripWords } from './trip-parts.ts';

export function createQuoteReadyEmail(payload: PayloadOf<'quote-ready'>, formats: EmailFormats): EmailBody {
  const { t } = formats;
  const { trip, price, validUntil, url } = payload;
  const words = tripWords(trip, formats);
  const limit = { moment: formats.zonedMoment(validUntil) };
  const validity = { label: formats.words.t('price.validUntil'), value: formats.zonedMoment(validUntil) };
  return {
    subject: t('quote-ready.subject', words),
    preview: t('quote-ready.preview', { total: formats.money(price.totalCents), ...limit }),
    heading: t('quote-ready.heading'),
    blocks: [
      { type: 'paragraph', text: t('quote-ready.intro', words) },
      pricedTicketOf(trip, price, { formats, note: `${validity.label} ${validity.value}` }),
      { type: 'button', label: t('quote-ready.button'), url },
      priceTable(price, formats, [validity]),
      stopsBlock(trip, formats, 'priced'),
      tripTable(trip, formats),
      { type: 'paragraph', text: formats.words.contract(contractOf(companies[payload.site])) },
      { type: 'paragraph', text: t(payload.hasChoices === false ? 'quote-ready.nextSingle' : 'quote-ready.next', limit) },
    ],
  };
}

export function createRequestReceivedEmail(payload: PayloadOf<'request-received'>, formats: EmailFormats): EmailBody {
  const { t } = formats;
  const { trip, reasons, confirmBy, url } = payload;
  const words = tripWords(trip, formats);
  const kind = answerKindOf(reasons);
  const isOnRequest = kind === 'vehicle';
  const answer = {
    kind,
    moment: confirmBy ? formats.zonedMoment(confirmBy) : null,
    phone: brand.phoneShown[payload.site],
    hours: formatOpeningHours(brand.openingHours, formats.tag),
  };
  return {
    subject: t('request-received.subject', words),
    preview: t(isOnRequest ? 'request-received.previewOnRequest' : 'request-received.preview'),
    heading: t('request-received.heading'),
    blocks: [
      { type: 'paragraph', text: t(isOnRequest ? 'request-received.introOnRequest' : 'request-received.intro', words) },
      { type: 'list', items: reasons.map((reason) => t(`request-received.reasons.${reason}`)) },
      // An older stored mail without a promised answer promises none.
      ...(confirmBy === undefined ? [] : [{ type: 'paragraph', text: sayAnswer(answer, formats.words) } as const]),
      ...(isOnRequest ? [] : [{ type: 'paragraph', text: t('request-received.next') } as const]),
      ticketOf(trip, formats),
      { type: 'button', label: t('request-received.button'), url },
      stopsBlock(trip, formats, 'unpriced'),
      tripTable(trip, formats),
    ],
  };
}

export function createQuoteDeclinedEmail({ trip, alternatives = [], url }: PayloadOf<'quote-declined'>, formats: EmailFormats): EmailBody {
  const { t } = formats;
  const words = tripWords(trip, formats);
  return {
    subject: t('quote-declined.subject', words),
    preview: t('quote-declined.preview'),
    heading: t('quote-declined.heading'),
    blocks: [
      { type: 'paragraph', text: t('quote-declined.intro', words) },
      ...alternativeBlocks(alternatives, formats),
      { type: 'paragraph', text: t('quote-declined.next') },
      { type: 'button', label: t('quote-declined.button'), url },
      stopsBlock(trip, formats),
      tripTable(trip, formats),
    ],
  };
}

/** Alternatives that we can drive, each with a button that requests it. Those at agreed prices our people book. */
function alternativeBlocks(alternatives: NonNullable<PayloadOf<'quote-declined'>['alternatives']>, formats: EmailFormats): EmailBlock[] {
  const { t } = formats;
  if (alternatives.length === 0) return [];
  const wordsOf = ({ totalCents, ...moment }: Omit<(typeof alternatives)[number], 'url'>) => ({
    moment: formats.localMoment(moment),
    total: formats.money(totalCents),
  });
  const agreed = alternatives.filter(({ url }) => url === undefined).map((each) => t('quote-declined.agreed', wordsOf(each)));
  return [
    { type: 'paragraph', text: t('quote-declined.alternatives') },
    ...alternatives.flatMap(({ url, ...each }) =>
      url === undefined ? [] : [{ type: 'button', label: t('quote-declined.ask', wordsOf(each)), url } as const],
    ),
    ...(agreed.length === 0
      ? []
      : [{ type: 'list', items: agreed } as const, { type: 'paragraph', text: t('quote-declined.howAgreed') } as const]),
  ];
}
