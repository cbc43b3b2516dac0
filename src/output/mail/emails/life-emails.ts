import type { PayloadOf } from '../messages.ts';
import { changedPaymentBlock, changesBlock } from './change-parts.ts';
import type { EmailBlock, EmailBody, EmailFormats, EmailRow } from './email.ts';
import { cancellationTable, contactRows, pricedTicketOf, priceTable, stopsBlock, ticketOf, tripTable, tripWords } from './trip-parts.ts';

/** The e-mails during a trip's life: it was changed, its quote ends soon, it is tomorrow, it is over. */

export function createItineraryChangedEmail(payload: PayloadOf<'itinerary-changed'>, formats: EmailFormats): EmailBody {
  const { t, money } = formats;
  const { trip, price, differenceCents, booked, url } = payload;
  const words = tripWords(trip, formats);
  return {
    subject: t('itinerary-changed.subject', words),
    preview: t('itinerary-changed.preview', { total: money(price.totalCents) }),
    heading: t('itinerary-changed.heading'),
    blocks: [
      { type: 'paragraph', text: t(booked ? 'itinerary-changed.introBooking' : 'itinerary-changed.introQuote', words) },
      { type: 'paragraph', text: differenceText(differenceCents, formats) },
      ...changesBlock(payload, formats),
      pricedTicketOf(trip, price, { formats, note: '' }),
      { type: 'button', label: t('itinerary-changed.button'), url },
      stopsBlock(trip, formats, 'priced'),
      tripTable(trip, formats, contactRows(payload.contacts, formats)),
      priceTable(price, formats, []),
      ...(payload.feeSteps.length > 0 ? [cancellationTable(payload, formats)] : []),
      ...changedPaymentBlock(payload, formats),
      ...(payload.isRebilled === true ? [{ type: 'paragraph', text: t('itinerary-changed.papers') } as const] : []),
      { type: 'paragraph', text: t('itinerary-changed.next') },
    ],
  };
}

export function createQuoteReminderEmail(payload: PayloadOf<'quote-reminder'>, formats: EmailFormats): EmailBody {
  const { t, money, moment, zonedMoment } = formats;
  const { trip, price, validUntil, url } = payload;
  const words = { ...tripWords(trip, formats), moment: zonedMoment(validUntil) };
  return {
    subject: t('quote-reminder.subject', words),
    preview: t('quote-reminder.preview', { total: money(price.totalCents), moment: moment(validUntil) }),
    heading: t('quote-reminder.heading'),
    blocks: [
      { type: 'paragraph', text: t('quote-reminder.intro', words) },
      pricedTicketOf(trip, price, { formats, note: '' }),
      { type: 'button', label: t('quote-reminder.button'), url },
      stopsBlock(trip, formats, 'priced'),
      tripTable(trip, formats),
      priceTable(price, formats, []),
      { type: 'paragraph', text: t('quote-reminder.next') },
    ],
  };
}

export function createDayBeforeEmail(payload: PayloadOf<'day-before'>, formats: EmailFormats): EmailBody {
  const { t } = formats;
  const { trip, url, shareUrl } = payload;
  const canCallDriver = [payload.assignment, ...(payload.others ?? [])].some((line) => (line?.driverPhone ?? '') !== '');
  const words = tripWords(trip, formats);
  const share: EmailBlock[] =
    shareUrl === null
      ? []
      : [{ type: 'links', links: [{ label: t('day-before.share'), detail: t('day-before.shareDetail'), url: shareUrl }] }];
  return {
    subject: t('day-before.subject', words),
    preview: t('day-before.preview', words),
    heading: t('day-before.heading'),
    blocks: [
      { type: 'paragraph', text: t('day-before.intro', words) },
      ticketOf(trip, formats),
      { type: 'button', label: t('day-before.button'), url },
      crewTable(payload, formats),
      stopsBlock(trip, formats),
      tripTable(trip, formats),
      ...share,
      { type: 'paragraph', text: t(canCallDriver ? 'day-before.next' : 'day-before.nextWithoutDriver') },
    ],
  };
}

export function createCrewChangedEmail({ trip, crew, url }: PayloadOf<'crew-changed'>, formats: EmailFormats): EmailBody {
  const { t } = formats;
  const words = tripWords(trip, formats);
  return {
    subject: t('crew-changed.subject', words),
    preview: t('crew-changed.preview', { name: crew.map(({ driverName }) => driverName).join(', ') }),
    heading: t('crew-changed.heading'),
    blocks: [
      { type: 'paragraph', text: t('crew-changed.intro', words) },
      { type: 'table', title: t('crew-changed.crew'), rows: crew.flatMap((line) => crewRows(line, formats)) },
      { type: 'paragraph', text: t('crew-changed.next') },
      ticketOf(trip, formats),
      { type: 'button', label: t('day-before.button'), url },
    ],
  };
}

export function createLostItemEmail({ trip, what, code, note, url }: PayloadOf<'lost-item'>, { t }: EmailFormats): EmailBody {
  const words = { what, reference: trip.reference };
  const outcome = code === null ? 'missing' : 'found';
  const rows = [
    { label: t('lost-item.what'), value: what },
    ...(note === '' ? [] : [{ label: t('lost-item.note'), value: note }]),
    ...(code === null ? [] : [{ label: t('lost-item.code'), value: code }]),
  ];
  return {
    subject: t(`lost-item.${outcome}.subject`, words),
    preview: t(`lost-item.${outcome}.intro`, words),
    heading: t(`lost-item.${outcome}.heading`),
    blocks: [
      { type: 'paragraph', text: t(`lost-item.${outcome}.intro`, words) },
      { type: 'table', title: trip.reference, rows },
      { type: 'paragraph', text: t(`lost-item.${outcome}.next`) },
      { type: 'button', label: t('lost-item.button'), url },
    ],
  };
}

export function createReviewInvitationEmail(payload: PayloadOf<'review-invitation'>, formats: EmailFormats): EmailBody {
  const { t } = formats;
  const { trip, url } = payload;
  const words = tripWords(trip, formats);
  return {
    subject: t('review-invitation.subject', words),
    preview: t('review-invitation.preview'),
    heading: t('review-invitation.heading'),
    blocks: [
      { type: 'paragraph', text: t('review-invitation.intro', words) },
      ticketOf(trip, formats),
      { type: 'button', label: t('review-invitation.button'), url },
      { type: 'paragraph', text: t('review-invitation.next') },
    ],
  };
}

function differenceText(cents: number, { t, money }: EmailFormats): string {
  if (cents === 0) return t('itinerary-changed.same');
  return cents > 0 ? t('itinerary-changed.more', { amount: money(cents) }) : t('itinerary-changed.less', { amount: money(-cents) });
}

type CrewLine = PayloadOf<'crew-changed'>['crew'][number];

function crewRows({ driverName, driverPhone, vehicle, operator, route = [] }: CrewLine, formats: EmailFormats): readonly EmailRow[] {
  const { t } = formats;
  return [
    ...(operator === undefined ? [] : [{ label: t('day-before.operator'), value: operator }]),
    { label: t('day-before.driver'), value: driverName === '' ? t('day-before.driverLater') : `${driverName}, ${driverPhone}` },
    ...(vehicle === '' ? [] : [{ label: t('day-before.vehicle'), value: vehicle }]),
    ...(route.length === 0 ? [] : [{ label: t('day-before.route'), value: sayRoute(route, formats) }]),
  ];
}

/** `08:00 Utrecht – Efteling`; with the days where they differ. */
function sayRoute(route: NonNullable<CrewLine['route']>, { localMoment, clockTime }: EmailFormats): string {
  const isOneDay = new Set(route.flatMap(({ departure }) => departure?.date ?? [])).size < 2;
  const momentOf = ({ departure }: (typeof route)[number]) =>
    departure === null ? '' : isOneDay ? clockTime(departure) : localMoment(departure);
  return route.map((stop) => `${momentOf(stop)} ${stop.place}`.trim()).join(' – ');
}

function crewTable({ assignment, others = [], contact }: PayloadOf<'day-before'>, formats: EmailFormats): EmailBlock {
  const { t } = formats;
  const crew: readonly EmailRow[] =
    assignment === null
      ? [{ label: t('day-before.driver'), value: t('day-before.driverLater') }]
      : [assignment, ...others].flatMap((line) => crewRows(line, formats));
  const ours = contact === null ? [] : [{ label: t('trip.contact'), value: `${contact.name}, ${contact.phone}` }];
  return { type: 'table', title: t('day-before.crew'), rows: [...crew, ...ours] };
}
