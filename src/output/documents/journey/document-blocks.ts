import { shorten } from '#domain/input/clean-text.ts';
import type { JourneyDocument } from '#operations/journey-documents/rules/journey-document.ts';
import type { DocumentFormats } from '../formats.ts';
import type { PdfBlock, PdfRow } from '../pdf-documents/pdf-document.ts';
import type { DocumentTranslate } from './document-texts.ts';

export type DocumentDrawing = { readonly document: JourneyDocument; readonly formats: DocumentFormats; readonly p: DocumentTranslate };

/** The carrier and the customer. */
export function partiesBlock({ document: { carrier, customer, kind }, formats: { country }, p }: DocumentDrawing): PdfBlock {
  const numbered = (key: 'lines.taxNumber' | 'lines.licence', number: string) =>
    number === '' ? '' : p(key, { number: shorten(number, 40) });
  const town = `${carrier.zip} ${carrier.city}`.trim();
  const carries = [
    ...[carrier.name, carrier.street, town, carrier.country === '' ? '' : country(carrier.country), carrier.phone],
    numbered('lines.taxNumber', carrier.taxNumber),
    numbered('lines.licence', carrier.licenceNumber),
  ];
  // Only Spain requires the customer's tax number.
  const orders = [customer.name, customer.address, kind === 'es-hoja-de-ruta' ? numbered('lines.taxNumber', customer.taxNumber) : ''];
  return {
    type: 'parties',
    parties: [
      { title: p('lines.carrier'), lines: carries.filter((line) => line !== '') },
      { title: p('lines.customer'), lines: orders.filter((line) => line !== '') },
    ],
  };
}

/** The vehicle and the crew. */
export function crewBlock({ document, formats: { words }, p }: DocumentDrawing): PdfBlock {
  const { vehicle, kind } = document;
  const sized =
    vehicle.seats === null
      ? words.vehicle(vehicle.class)
      : words.t('sized', { vehicle: words.vehicle(vehicle.class), count: vehicle.seats });
  return {
    type: 'rows',
    title: p('lines.crew'),
    rows: filled([
      { label: p('lines.plate'), value: vehicle.plate, strong: true },
      { label: p('lines.vehicle'), value: [sized, vehicle.look].filter((part) => part !== '').join(', ') },
      { label: p('lines.drivers'), value: document.drivers.map((driver) => driverLine(driver, kind, p)).join('\n'), strong: true },
      { label: p('lines.passengers'), value: String(document.passengers), strong: true },
      { label: p('lines.leader'), value: document.leaders.map(({ name, phone }) => `${shorten(name)}, ${shorten(phone, 40)}`).join('\n') },
    ]),
  };
}

/** A driver with the numbers that this kind of document requires. */
function driverLine(driver: JourneyDocument['drivers'][number], kind: JourneyDocument['kind'], p: DocumentTranslate): string {
  const licence =
    kind === 'fr-dossier-scolaire' && driver.licenceNumber !== '' ? p('lines.driverLicence', { number: driver.licenceNumber }) : '';
  const taxNumber = kind === 'es-hoja-de-ruta' && driver.taxNumber !== '' ? p('lines.taxNumber', { number: driver.taxNumber }) : '';
  return [shorten(driver.name), licence, taxNumber].filter((part) => part !== '').join(', ');
}

/** The purpose, the places and the times. */
export function missionBlock({ document, formats: { localMoment }, p }: DocumentDrawing): PdfBlock {
  const { programme, stops, kind } = document;
  const isFrench = kind === 'fr-billet-collectif' || kind === 'fr-dossier-scolaire';
  const depot = programme.find((section) => section.kind === 'empty')?.from ?? '';
  const at = (moment: string, place: string) => [moment, place].filter((part) => part !== '').join(', ');
  const [pickUp, setDown] = [stops[0], stops.at(-1)];
  return {
    type: 'rows',
    title: p('lines.mission'),
    rows: filled([
      { label: p('lines.nature'), value: p('lines.occasional') },
      { label: p('lines.purpose'), value: document.occasion === null ? '' : p(`purposes.${document.occasion}`) },
      { label: p('lines.origin'), value: document.from },
      { label: p('lines.destination'), value: document.to, strong: true },
      { label: p('lines.begins'), value: isFrench ? at(localMoment(document.begins), depot) : '' },
      { label: p('lines.pickUp'), value: pickUp?.departs == null ? '' : at(localMoment(pickUp.departs), pickUp.place) },
      {
        label: p('lines.setDown'),
        value: setDown === undefined ? '' : at(setDown.arrives === null ? '' : localMoment(setDown.arrives), setDown.place),
      },
      { label: p('lines.ends'), value: isFrench ? at(localMoment(document.ends), depot) : '' },
      { label: p('lines.invoice'), value: kind === 'fr-billet-collectif' ? document.invoice : '' },
    ]),
  };
}

/** Every driven section; in Spain only those with the group (Orden FOM/1230/2013). */
export function programmeBlock({
  document: { programme, kilometres, kind },
  formats: { number, country, localMoment },
  p,
}: DocumentDrawing): PdfBlock {
  const shown = kind === 'es-hoja-de-ruta' ? programme.filter((section) => section.kind !== 'empty') : programme;
  return {
    type: 'table',
    title: p('lines.programme'),
    columns: [
      { label: p('lines.when'), share: 0.24 },
      { label: p('lines.section'), share: 0.36 },
      { label: p('lines.how'), share: 0.28 },
      { label: p('lines.kilometres'), share: 0.12, atEnd: true },
    ],
    rows: shown.map((section) => [
      [
        section.departs === null ? '' : localMoment(section.departs),
        section.arrives === null ? '' : p('lines.arrives', { moment: localMoment(section.arrives) }),
      ]
        .filter((part) => part !== '')
        .join('\n'),
      section.from === section.to ? section.from : `${section.from} – ${section.to}`,
      [p(`sections.${section.kind}`), section.countries.map((code) => country(code)).join(', ')].filter((part) => part !== '').join('\n'),
      section.kilometres === null ? '' : number(section.kilometres),
    ]),
    totals: kilometres === null || kind === 'es-hoja-de-ruta' ? [] : [{ label: p('lines.total'), value: number(kilometres) }],
  };
}

/** What the crew does each day, in order (fr schéma de conduite). */
export function schemeBlock({ document: { days }, formats: { words, number, localMoment }, p }: DocumentDrawing): PdfBlock {
  return {
    type: 'table',
    title: p('lines.scheme'),
    columns: [
      { label: p('lines.when'), share: 0.22 },
      { label: p('lines.parts'), share: 0.66 },
      { label: p('lines.drivers'), share: 0.12, atEnd: true },
    ],
    rows: days.map(({ begins, parts, drivers }) => [
      localMoment(begins),
      parts.map(({ kind, minutes }) => `${p(`parts.${kind}`)} ${words.duration(minutes)}`).join(' · '),
      number(drivers),
    ]),
  };
}

export function filled(rows: readonly PdfRow[]): readonly PdfRow[] {
  return rows.filter(({ value }) => value !== '');
}
