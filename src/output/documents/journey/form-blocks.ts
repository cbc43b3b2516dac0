import { shorten } from '#domain/input/clean-text.ts';
import { type FormHeading, formHeadings } from '#operations/journey-documents/rules/document-rules.ts';
import type { PdfBlock } from '../pdf-documents/pdf-document.ts';
import { type DocumentDrawing, filled, programmeBlock } from './document-blocks.ts';

/** The contents of the European journey form in the order of its headings, to be copied into the form. */
export function formBlocks(writing: DocumentDrawing): readonly PdfBlock[] {
  const { p } = writing;
  const titled = formHeadings.filter(({ heading }) => heading !== 'programme');
  const rows = titled.map(({ heading, number }) => ({
    label: `${number}  ${p(`headings.${heading}`)}`,
    value: contentsOf(heading, writing),
  }));
  const programme = formHeadings.find(({ heading }) => heading === 'programme');
  const table = programmeBlock(writing);
  return [
    { type: 'rows', title: p('lines.headings'), rows: filled(rows) },
    ...(table.type === 'table' && programme !== undefined
      ? [{ ...table, title: `${programme.number}  ${p('headings.programme')}`, notes: [p('notes.changes')] }]
      : []),
  ];
}

function contentsOf(heading: FormHeading, { document, formats: { country, localMoment }, p }: DocumentDrawing): string {
  const { carrier, customer, vehicle, drivers, begins, ends } = document;
  switch (heading) {
    case 'plate':
      return vehicle.plate;
    case 'carrier':
      return [
        carrier.name,
        carrier.street,
        `${carrier.zip} ${carrier.city}`.trim(),
        carrier.country === '' ? '' : country(carrier.country),
        carrier.phone,
      ]
        .filter((part) => part !== '')
        .join(', ');
    case 'drivers':
      return drivers.map(({ name }) => shorten(name)).join(', ');
    case 'organiser':
      return [customer.name, customer.address].filter((part) => part !== '').join(', ');
    case 'service':
      return [p(document.isCabotage ? 'lines.cabotage' : 'lines.international'), p('lines.people', { count: document.passengers })].join(
        ', ',
      );
    case 'route':
      return `${document.from} – ${document.to}, ${localMoment(begins)} – ${localMoment(ends)}`;
    case 'programme':
      return '';
  }
}
