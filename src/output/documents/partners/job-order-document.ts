import { shorten } from '#domain/input/clean-text.ts';
import { childSeatKinds } from '#domain/itinerary/group.ts';
import { companies } from '#domain/sites/brand.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { JobOrder } from '#operations/partners/rules/job-order.ts';
import type { DocumentFormats } from '../formats.ts';
import { identityOf } from '../pdf-documents/identity.ts';
import type { BillingDocument, PdfBlock, PdfRow } from '../pdf-documents/pdf-document.ts';
import type { PartnerTranslate } from './partner-texts.ts';

type Writing = { readonly order: JobOrder; readonly formats: DocumentFormats; readonly p: PartnerTranslate };

/** The job order for the partner who accepted it. */
export function createJobOrderPdf(order: JobOrder, formats: DocumentFormats, p: PartnerTranslate): BillingDocument {
  const writing = { order, formats, p };
  const { reference, acceptedAt, writtenAt, contractRole } = order;
  const instant = (at: string) => formats.instant(at, planningZone);
  return {
    languageTag: formats.tag,
    title: `${p('order.title')} ${reference}`,
    heading: p('order.title'),
    facts: [
      { label: formats.t('reference'), value: reference, strong: true },
      { label: p('order.acceptedAt'), value: instant(acceptedAt) },
      { label: p('order.asOf'), value: instant(writtenAt) },
    ],
    blocks: [
      partiesOf(writing),
      { type: 'paragraph', text: p('order.lead') },
      { type: 'paragraph', text: p(`order.roles.${contractRole}`) },
      priceOf(writing),
      stopsOf(writing),
      hoursOf(writing),
      groupOf(writing),
      crewOf(writing),
      dropOf(writing),
    ],
    identity: identityOf(order.site, formats),
    pageOf: (page, pages) => formats.t('page', { page, pages }),
    createdAt: writtenAt,
  };
}

function partiesOf({ order: { site, carrier }, formats: { t, country }, p }: Writing): PdfBlock {
  const { legalName, street, zip, city, country: home, vatNumber } = companies[site];
  const numbered = (number: string) => (number === '' ? '' : t('invoice.vatNumber', { number: shorten(number, 40) }));
  const attention = carrier.contactName === '' ? '' : t('invoice.attention', { name: shorten(carrier.contactName) });
  const theirs = [shorten(carrier.name), attention, country(carrier.country), numbered(carrier.vatNumber)];
  return {
    type: 'parties',
    parties: [
      { title: p('order.by'), lines: [legalName, street, `${zip} ${city}`, country(home), numbered(vatNumber)] },
      { title: p('order.carrier'), lines: theirs.filter((line) => line !== '') },
    ],
  };
}

function priceOf({ order: { priceCents, paymentDays }, formats: { money }, p }: Writing): PdfBlock {
  return {
    type: 'rows',
    title: p('order.price'),
    rows: [
      { label: p('price'), value: money(priceCents), strong: true },
      { label: p('order.vat'), value: p('order.vatOnTop') },
      { label: p('order.payment'), value: p('payment', { count: paymentDays }) },
    ],
  };
}

/** The places and times with addresses; once no driver's sheet remains, the agreed towns. */
function stopsOf({ order: { sheets, offered }, formats: { localMoment }, p }: Writing): PdfBlock {
  const addressed = sheets.flatMap(({ stops }) => stops.map((stop) => ({ ...stop, place: shorten(stop.place, 200) })));
  const towns = offered.stops.map((stop) => ({ ...stop, place: [stop.zip, stop.town, stop.country].join(' ').trim(), notes: '' }));
  const rows = (addressed.length > 0 ? addressed : towns).map(({ departure, arriveBy, place, notes, localKilometres = 0 }) => [
    [departure === null ? '' : localMoment(departure), arriveBy === null ? '' : p('arriveBy', { moment: localMoment(arriveBy) })]
      .filter((text) => text !== '')
      .join('\n'),
    place,
    [localKilometres > 0 ? p('ordered.localKilometres', { count: localKilometres }) : '', notes].filter((text) => text !== '').join('\n'),
  ]);
  return {
    type: 'table',
    title: p('where'),
    columns: [
      { label: p('order.when'), share: 0.26 },
      { label: p('where'), share: 0.44 },
      { label: p('notes'), share: 0.3 },
    ],
    rows,
    notes: offered.kilometres === null ? [] : [p('kilometres', { count: offered.kilometres })],
  };
}

function hoursOf({ order: { offered }, formats: { instant, words }, p }: Writing): PdfBlock {
  const { duties, timeZone } = offered;
  return {
    type: 'rows',
    title: p('duties'),
    rows: duties.map(({ startsAt, endsAt, drivingMinutes, crewSize }) => ({
      label: crewSize === 2 ? p('two') : p('order.one'),
      value: p('duty', {
        from: instant(startsAt, timeZone),
        until: instant(endsAt, timeZone),
        hours: words.duration(drivingMinutes),
      }),
    })),
  };
}

function groupOf({ order: { offered, sheets }, formats: { words }, p }: Writing): PdfBlock {
  const { wheelchairs, childSeats, luggage, extras } = offered;
  const [sheet] = sheets;
  const occasion = sheet?.ordered?.occasion ?? null;
  const leaders = sheet?.leaders.map(({ name, phone }) => `${shorten(name)}, ${shorten(phone, 40)}`).join('\n') ?? '';
  const handovers = sheets
    .flatMap((each) => each.handovers ?? [])
    .map(({ isTaking, place, vehicle, people }) => {
      const who = people.length === 0 ? [p('notKnownYet')] : [vehicle, ...people.flatMap(({ name, phone }) => [name, phone])];
      return `${p(isTaking ? 'handsOver' : 'takesOver', { place: shorten(place) })}: ${who
        .filter((text) => text !== '')
        .map((text) => shorten(text))
        .join(', ')}`;
    });
  const rows: readonly PdfRow[] = [
    { label: p('vehicle'), value: words.vehicle(offered.class) },
    { label: p('passengers'), value: String(offered.passengers) },
    { label: p('wheelchairs'), value: wheelchairs === 0 ? '' : String(wheelchairs) },
    { label: p('childSeats'), value: seatsOf(offered, p) || (childSeats === 0 ? '' : String(childSeats)) },
    { label: p('luggage'), value: p(`luggageKinds.${luggage}`) },
    { label: p('extras'), value: extras.map((extra) => p(`extraKinds.${extra}`)).join(', ') },
    { label: p('flight'), value: shorten(sheet?.flightNumber ?? '', 40) },
    { label: p('ordered.labels.occasion'), value: occasion === null ? '' : p(`ordered.occasions.${occasion}`) },
    {
      label: p('ordered.labels.suppliesDriverRoom'),
      value: offered.ordered?.suppliesDriverRoom ? p('ordered.suppliesDriverRoom') : '',
    },
    { label: p('notes'), value: sheet?.notes ?? '' },
    { label: p('leaders'), value: [leaders, ...handovers].filter((text) => text !== '').join('\n') },
  ];
  return { type: 'rows', title: p('group'), rows: rows.filter(({ value }) => value !== '') };
}

/** Child seats by age; empty for an offer that only counted them. */
function seatsOf({ ordered }: JobOrder['offered'], p: PartnerTranslate): string {
  const kinds = ordered === undefined ? [] : childSeatKinds.filter((kind) => ordered[kind] > 0);
  return ordered === undefined ? '' : kinds.map((kind) => p(`ordered.${kind}`, { count: ordered[kind] })).join('\n');
}

function crewOf({ order: { crew, giveBy }, formats: { localMoment }, p }: Writing): PdfBlock {
  const value =
    crew === null
      ? giveBy === null
        ? p('order.giveAtOnce')
        : p('order.giveBy', { moment: localMoment(giveBy) })
      : [crew.driverName, crew.driverPhone, crew.vehicle].map((text) => shorten(text)).join(', ');
  return { type: 'rows', title: p('give.title'), rows: [{ label: p('order.who'), value }] };
}

/** What it costs to give the job back, as the page calculates it on the day. */
function dropOf({ order: { dropSteps, priceCents }, formats: { money, number }, p }: Writing): PdfBlock {
  const rows = dropSteps.map(({ hoursBefore, percent }) => ({
    label: p('order.dropStep', { count: hoursBefore / 24 }),
    value: p('order.dropFee', { fee: money(Math.floor((priceCents * percent) / 100)), percent: number(percent) }),
  }));
  return { type: 'rows', title: p('order.drop'), rows: [...rows, { label: p('order.dropEarlier'), value: p('order.dropNothing') }] };
}
