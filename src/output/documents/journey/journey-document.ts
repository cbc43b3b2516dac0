import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { getDocumentRule, type JourneyDocumentKind } from '#operations/journey-documents/rules/document-rules.ts';
import type { IssuedDocument } from '#operations/journey-documents/rules/journey-document.ts';
import { getFormats } from '../formats.ts';
import type { BillingDocument, PdfBlock, PdfRow } from '../pdf-documents/pdf-document.ts';
import { createQrPath } from '../qr-path.ts';
import { crewBlock, type DocumentDrawing, missionBlock, partiesBlock, programmeBlock, schemeBlock } from './document-blocks.ts';
import { getJourneyDocumentTexts } from './document-texts.ts';
import { formBlocks } from './form-blocks.ts';

/** A journey document, on the carrier's letterhead. */
export function createJourneyPdf(issued: IssuedDocument): BillingDocument {
  const { document, madeAt, address } = issued;
  const formats = getFormats(document);
  const p = getJourneyDocumentTexts(document.language);
  const writing: DocumentDrawing = { document, formats, p };
  const { kind, reference, carrier, begins, form } = document;
  const title = p(`names.${kind}`);
  const numbered = kind === 'eu-journey-form' && form.number !== '';
  return {
    languageTag: formats.tag,
    title: `${title} ${reference}`,
    heading: title,
    letterhead: carrier.name,
    facts: [
      { label: formats.t('reference'), value: reference, strong: true },
      { label: p('lines.date'), value: formats.localMoment(begins), strong: true },
      ...(numbered ? [{ label: p('lines.form'), value: p('lines.formNumber', form), strong: true }] : []),
      { label: p('lines.madeAt'), value: formats.instant(madeAt, planningZone) },
    ],
    blocks: [...bodyOf(kind, writing), ...missingBlocks(writing), ...signingBlocks(writing), ...codeBlocks(writing, address)],
    identity: identityOf(writing),
    pageOf: (page, pages) => formats.t('page', { page, pages }),
    createdAt: madeAt,
  };
}

function bodyOf(kind: JourneyDocumentKind, writing: DocumentDrawing): readonly PdfBlock[] {
  const { p } = writing;
  const national = [partiesBlock(writing), crewBlock(writing), missionBlock(writing)];
  switch (kind) {
    case 'eu-journey-form':
      return [{ type: 'paragraph', text: p('notes.eu-journey-form') }, ...formBlocks(writing)];
    case 'fr-dossier-scolaire':
      return [...national, schemeBlock(writing), { type: 'paragraph', text: p('notes.fr-dossier-scolaire') }];
    case 'be-reisblad':
    case 'fr-billet-collectif':
      return [...national, programmeBlock(writing), { type: 'paragraph', text: p(`notes.${kind}`) }];
    case 'es-hoja-de-ruta':
      return [...national, programmeBlock(writing), { type: 'paragraph', text: p('notes.es-hoja-de-ruta') }];
  }
}

const blank = '…………………………………………………………';

/** Missing data, with space to write it by hand where that is allowed. */
function missingBlocks({ document: { kind, missing, begins }, p }: DocumentDrawing): readonly PdfBlock[] {
  if (missing.length === 0) return [];
  const isWritten = getDocumentRule(kind, begins.date).form !== 'digital';
  const rows = missing.map((item): PdfRow => ({ label: p(`items.${item}`), value: isWritten ? blank : p('lines.notOnFile') }));
  return [{ type: 'rows', title: p(isWritten ? 'lines.toWrite' : 'lines.incomplete'), rows }];
}

function signingBlocks({ document: { kind }, p }: DocumentDrawing): readonly PdfBlock[] {
  if (kind === 'be-reisblad')
    return [{ type: 'rows', title: p('lines.signed'), rows: [{ label: p('lines.signature'), value: `\n${blank}` }] }];
  if (kind === 'fr-billet-collectif') {
    return [{ type: 'rows', title: p('lines.signed'), rows: [{ label: p('lines.stamp'), value: `\n\n${blank}` }] }];
  }
  return [];
}

/** The code by which an inspector fetches the file. */
function codeBlocks({ p }: DocumentDrawing, address: string | null): readonly PdfBlock[] {
  if (address === null) return [];
  const rows = [{ label: p('lines.address'), value: address }];
  return [{ type: 'code', caption: p('lines.scan'), rows, code: createQrPath(address) }];
}

function identityOf({ document: { kind, carrier, begins }, formats: { country }, p }: DocumentDrawing): readonly string[] {
  const { years, driverDays } = getDocumentRule(kind, begins.date).retention;
  const whereabouts = [carrier.street, `${carrier.zip} ${carrier.city}`.trim(), carrier.country === '' ? '' : country(carrier.country)];
  return [
    [carrier.name, whereabouts.filter((part) => part !== '').join(', '), carrier.phone].filter((part) => part !== '').join(' · '),
    [years === null ? '' : p('keep.years', { count: years }), driverDays === null ? '' : p('keep.driverDays', { count: driverDays })]
      .filter((part) => part !== '')
      .join(' '),
  ].filter((line) => line !== '');
}
