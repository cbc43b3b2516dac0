import { brand, companies } from '#domain/sites/brand.ts';
import { formatOpeningHours } from '#domain/sites/opening-hours.ts';
import { contractOf } from '#operations/partners/rules/country-terms.ts';
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
      stopsBlock(trip, formats),
      tripTable(trip, formats),
      { type: 'paragraph', text: formats.words.contract(contractOf(companies[payload.site])) },
      { type: 'paragraph', text: t('quote-ready.next', limit) },
    ],
  };
}

export function createRequestReceivedEmail(payload: PayloadOf<'request-received'>, formats: EmailFormats): EmailBody {
  const { t } = formats;
  const { trip, reasons, confirmBy, url } = payload;
  const words = tripWords(trip, formats);
  const phone = brand.phoneShown[payload.site];
  const soon = confirmBy
    ? t('request-received.confirmBy', { moment: formats.zonedMoment(confirmBy), phone })
    : t('request-received.callNow', { phone, hours: formatOpeningHours(brand.openingHours, formats.tag) });
  return {
    subject: t('request-received.subject', words),
    preview: t('request-received.preview'),
    heading: t('request-received.heading'),
    blocks: [
      { type: 'paragraph', text: t('request-received.intro', words) },
      { type: 'list', items: reasons.map((reason) => t(`request-received.reasons.${reason}`)) },
      { type: 'paragraph', text: confirmBy === undefined ? t('request-received.next') : soon },
      ticketOf(trip, formats),
      { type: 'button', label: t('request-received.button'), url },
      stopsBlock(trip, formats),
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

/** What we can drive in its place, each with a press that asks for it. */
function alternativeBlocks(alternatives: NonNullable<PayloadOf<'quote-declined'>['alternatives']>, formats: EmailFormats): EmailBlock[] {
  const { t } = formats;
  if (alternatives.length === 0) return [];
  return [
    { type: 'paragraph', text: t('quote-declined.alternatives') },
    ...alternatives.map(({ url, totalCents, ...moment }) => {
      const words = { moment: formats.localMoment(moment), total: formats.money(totalCents) };
      return { type: 'button', label: t('quote-declined.ask', words), url } as const;
    }),
  ];
}
