import type { PayloadOf } from '../messages.ts';
import type { EmailBody, EmailFormats } from './email.ts';
import { pricedTicketOf, priceTable, stopsBlock, tripTable, tripWords } from './trip-parts.ts';

/** The vehicles of a quote are set aside: until when, and that nothing has to be done to let them go. */
export function createReservationMadeEmail(payload: PayloadOf<'reservation-made'>, formats: EmailFormats): EmailBody {
  const { t, zonedMoment } = formats;
  const { trip, price, until, validUntil, url } = payload;
  const words = { ...tripWords(trip, formats), moment: zonedMoment(until) };
  const validity = { label: formats.words.t('price.validUntil'), value: zonedMoment(validUntil) };
  return {
    subject: t('reservation-made.subject', words),
    preview: t('reservation-made.preview', words),
    heading: t('reservation-made.heading'),
    blocks: [
      { type: 'paragraph', text: t('reservation-made.intro', words) },
      pricedTicketOf(trip, price, { formats, note: t('reservation-made.note', words) }),
      { type: 'paragraph', text: t('reservation-made.next', words) },
      { type: 'button', label: t('reservation-made.button'), url },
      stopsBlock(trip, formats, 'priced'),
      tripTable(trip, formats),
      priceTable(price, formats, [validity]),
    ],
  };
}

/** They are set aside for one more day: how to order, and that nothing has to be done to let them go. */
export function createReservationReminderEmail(payload: PayloadOf<'reservation-reminder'>, formats: EmailFormats): EmailBody {
  const { t, money, zonedMoment } = formats;
  const { trip, price, until, url } = payload;
  const words = { ...tripWords(trip, formats), moment: zonedMoment(until) };
  return {
    subject: t('reservation-reminder.subject', words),
    preview: t('reservation-reminder.preview', { ...words, total: money(price.totalCents) }),
    heading: t('reservation-reminder.heading'),
    blocks: [
      { type: 'paragraph', text: t('reservation-reminder.intro', words) },
      pricedTicketOf(trip, price, { formats, note: t('reservation-made.note', words) }),
      { type: 'button', label: t('reservation-made.button'), url },
      { type: 'paragraph', text: t('reservation-reminder.next') },
      stopsBlock(trip, formats, 'priced'),
      tripTable(trip, formats),
      priceTable(price, formats, []),
    ],
  };
}

/** They are for sale again; while the quote is valid it can still be ordered. */
export function createReservationEndedEmail(payload: PayloadOf<'reservation-ended'>, formats: EmailFormats): EmailBody {
  const { t, zonedMoment } = formats;
  const { trip, price, validUntil, url } = payload;
  const words = tripWords(trip, formats);
  const isOver = validUntil === null;
  const limit = { ...words, moment: isOver ? '' : zonedMoment(validUntil) };
  return {
    subject: t('reservation-ended.subject', words),
    preview: t('reservation-ended.preview'),
    heading: t('reservation-ended.heading'),
    blocks: [
      { type: 'paragraph', text: t('reservation-ended.intro', words) },
      { type: 'paragraph', text: t(isOver ? 'reservation-ended.over' : 'reservation-ended.valid', limit) },
      pricedTicketOf(trip, price, { formats, note: '' }),
      { type: 'button', label: t(isOver ? 'reservation-ended.again' : 'reservation-ended.button'), url },
      stopsBlock(trip, formats),
      tripTable(trip, formats),
    ],
  };
}
