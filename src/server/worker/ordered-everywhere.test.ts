import { describe, expect, it } from 'vitest';
import { childSeatKinds } from '#domain/itinerary/group.ts';
import { type SiteLanguage, siteKeys, siteLanguages } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { describeForChange } from '#domain/trip/list-changes.ts';
import { listParts } from '#domain/trip/list-parts.ts';
import { listOrdered, orderedFields } from '#domain/trip/ordered.ts';
import { everyWish, orderEverything, typedTexts } from '#domain/trip/testing/everything-ordered.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { PlannedDuty } from '#operations/duties/rules/duties.ts';
import { createSheet } from '#operations/on-duty/rules/duty-sheet.ts';
import { createOfferedJob } from '#operations/partners/rules/offered-job.ts';
import { sampleJobOrder } from '#operations/partners/rules/testing/sample-job-order.ts';
import { createDocuments } from '#output/documents/create-documents.ts';
import { getPartnerTexts } from '#output/documents/partners/partner-texts.ts';
import { readCalendar } from '#output/documents/testing/read-calendar.ts';
import { readPdf } from '#output/documents/testing/read-pdf.ts';
import {
  buildBookingCancelledPayload,
  buildBookingConfirmedPayload,
  buildDayBeforePayload,
  buildInvoiceCorrectedPayload,
  buildInvoiceReadyPayload,
  buildItineraryChangedPayload,
  buildQuoteDeclinedPayload,
  buildQuoteReadyPayload,
  buildQuoteReminderPayload,
  buildRequestReceivedPayload,
} from '#output/mail/payloads.ts';
import { renderMail } from '#output/mail/render-mail.tsx';
import { addresses } from '#output/mail/testing/sample-trip.ts';
import { sayOrdered } from '#output/texts/travel/say-ordered.ts';
import { getSiteFormats } from '#output/texts/travel/site-formats.ts';

/** All options on all mails and documents, in every language: each must show what was ordered. */

const at = '2026-11-23T12:00:00.000Z';
/** One duty that drives all of it. */
const wholeTrip: PlannedDuty = {
  ...{ vehicleIndex: 0, shiftIndex: 0, startsAt: '2027-03-01T00:00:00.000Z', endsAt: '2027-03-31T00:00:00.000Z' },
  ...{ vehicleUntil: '2027-03-31T00:00:00.000Z', crewSize: 1, class: 'coachHire', seats: 47, wheelchairs: 3, parts: [], isPlanned: true },
};
const documents = createDocuments({ addresses });
const siteOf = (language: SiteLanguage) => siteKeys.find((key) => getSite(key).languages.includes(language)) ?? 'eu';
const squeeze = (text: string) => text.replaceAll(/\s/g, '');
const asText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

function placed(language: SiteLanguage, apart: 'second-return' | 'pick-ups'): { readonly booked: Trip; readonly quoted: Trip } {
  const booked = orderEverything({ language, site: siteOf(language) }, apart);
  return { booked, quoted: { ...booked, status: 'Offerte', stage: 'quote', bookedAt: null } };
}

/** Every line that shows what was ordered, by its field. */
function linesOf(trip: Trip, language: SiteLanguage, on: 'mail' | 'paper') {
  const { words } = getSiteFormats({ site: siteOf(language), language, on });
  return sayOrdered({ items: listOrdered(trip), parts: listParts(trip) }, words).flatMap(({ field, lines }) =>
    lines.map((line) => [field, line] as const),
  );
}

function missingIn(text: string, lines: readonly (readonly [string, string])[]): readonly string[] {
  return lines.flatMap(([field, line]) => (squeeze(text).includes(squeeze(line)) ? [] : [`${field}: ${line}`]));
}

describe.each(siteLanguages)('the order, in %s', (language) => {
  it.each(['second-return', 'pick-ups'] as const)('is in every mail, as text and as HTML, with %s', async (apart) => {
    const { booked, quoted } = placed(language, apart);
    const mails = [
      buildQuoteReadyPayload(quoted, addresses),
      buildRequestReceivedPayload({ ...quoted, quote: null, personReasons: ['ferry'] }, addresses),
      buildQuoteReminderPayload(quoted, { addresses, at }),
      buildQuoteDeclinedPayload({ trip: quoted, addresses, at }),
      buildBookingConfirmedPayload(booked, addresses),
      buildItineraryChangedPayload({ trip: booked, addresses, differenceCents: 0, at, before: describeForChange(booked) }),
      buildDayBeforePayload(booked, { addresses, at }),
      buildInvoiceReadyPayload(booked, { addresses, at }),
      buildInvoiceCorrectedPayload(booked, { addresses, at }),
      buildBookingCancelledPayload({ ...booked, cancelation: { at, feeCents: 0, reason: '' } }, addresses),
    ];
    for (const payload of mails) {
      const { text, html } = await renderMail(payload);
      const unpriced = payload.kind === 'request-received' ? { ...quoted, quote: null } : booked;
      const lines = linesOf(unpriced, language, 'mail');
      expect([payload.kind, missingIn(text, lines), missingIn(asText(html), lines)]).toEqual([payload.kind, [], []]);
    }
  });

  it('is in the quote and in the confirmation', async () => {
    for (const apart of ['second-return', 'pick-ups'] as const) {
      const { booked, quoted } = placed(language, apart);
      const papers = { quote: await documents.quotePdf(quoted, at), confirmation: await documents.confirmationPdf(booked, at, null) };
      const lines = linesOf(booked, language, 'paper');
      for (const [name, pdf] of Object.entries(papers)) expect([name, missingIn((await readPdf(pdf)).text, lines)]).toEqual([name, []]);
    }
  });

  it('is in the order of the partner who drives', async () => {
    for (const apart of ['second-return', 'pick-ups'] as const) {
      const trip = placed(language, apart).booked;
      const order = sampleJobOrder(language, {
        offered: createOfferedJob(trip, [wholeTrip]),
        sheets: [createSheet(trip, wholeTrip, { lines: [], own: 0, vehicleId: null })],
      });
      const { text, outside } = await readPdf(await documents.partnerPdf(order));
      const words = [...typedTexts, 'HV 5131', '77 km'];
      const p = getPartnerTexts(language);
      const said = [
        ...childSeatKinds.map((kind) => p(`ordered.${kind}`, { count: everyWish[kind] })),
        ...[p('ordered.suppliesDriverRoom'), p('ordered.occasions.schools'), p('luggageKinds.sports')],
        ...everyWish.extras.map((extra) => p(`extraKinds.${extra}`)),
      ];
      const lines = [...words, ...said].map((line) => ['partner', line] as const);
      expect([apart, missingIn(text, lines), outside]).toEqual([apart, [], []]);
    }
  });

  it('is in the calendar, where the group sees all except the customer’s text', async () => {
    const { booked } = placed(language, 'second-return');
    const read = async (reader: 'customer' | 'group') =>
      readCalendar(await documents.calendar(booked, at, reader))
        .events.map(({ DESCRIPTION = '' }) => DESCRIPTION)
        .join('\n');
    const lines = linesOf(booked, language, 'paper').filter(([field]) => field !== 'passengers' && field !== 'parts');
    expect(missingIn(await read('customer'), lines)).toEqual([]);
    const group = await read('group');
    for (const text of typedTexts) expect(group).not.toContain(text);
    expect(group).toContain('HV 5131');
  });

  it('has a row for every field', () => {
    const { words } = getSiteFormats({ site: siteOf(language), language, on: 'mail' });
    const trip = placed(language, 'second-return').booked;
    const unsaid = listOrdered(trip).filter((item) => sayOrdered({ items: [item], parts: [] }, words)[0]?.lines.join('') === '');
    expect([listOrdered(trip).map(({ field }) => field), unsaid]).toEqual([[...orderedFields], []]);
  });
});

it('names the wheelchair place and its lift in Dutch', () => {
  const lines = linesOf(placed('nl', 'second-return').booked, 'nl', 'mail').map(([, line]) => line);
  expect(lines).toContain('3 plaatsen, met lift of oprijplaat');
  expect(lines).toContain('Sportspullen of ski’s');
});
