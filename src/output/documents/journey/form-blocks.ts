import { formatLocalDateTime } from '#domain/calendar/format-date.ts';
import { shorten } from '#domain/input/clean-text.ts';
import { type FormHeading, formHeadings } from '#operations/journey-documents/rules/document-rules.ts';
import type { PdfBlock } from '../pdf-documents/pdf-document.ts';
import { type DocumentDrawing, filled, programmeBlock } from './paper-blocks.ts';

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

function contentsOf(heading: FormHeading, { paper, formats: { country }, p }: DocumentDrawing): string {
  const { carrier, customer, vehicle, drivers, begins, ends } = paper;
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
      return [p(paper.isCabotage ? 'lines.cabotage' : 'lines.international'), p('lines.people', { count: paper.passengers })].join(', ');
    case 'route':
      return `${paper.from} – ${paper.to}, ${formatLocalDateTime(begins)} – ${formatLocalDateTime(ends)}`;
    case 'programme':
      return '';
  }
}
