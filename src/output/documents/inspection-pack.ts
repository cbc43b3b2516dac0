import { strToU8, zipSync } from 'fflate';
import { formatDate } from '#domain/calendar/format-date.ts';
import { formatLocalDateTime } from '#domain/calendar/format-moment.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { csvBeginning, formatCsvLine } from '#domain/trip/csv.ts';
import type { Certificate, CertificateKind } from '#operations/fleet/rules/certificates.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { InspectedDuty, InspectionGap } from '#operations/inspection/rules/inspection.ts';
import type { IssuedDocument } from '#operations/journey-documents/rules/journey-document.ts';
import { type DocumentTranslate, getJourneyDocumentTexts } from './journey/document-texts.ts';

/** The contents of a pack. */
type InspectionContents = {
  readonly name: string;
  readonly from: string;
  readonly until: string;
  readonly certificates: readonly Certificate[];
  readonly duties: readonly InspectedDuty[];
  readonly journeyDocuments: readonly { /** From 0. */ readonly vehicleIndex: number; readonly issued: IssuedDocument }[];
  readonly gaps: readonly InspectionGap[];
};

type Writing = {
  readonly contents: InspectionContents;
  readonly language: SiteLanguage;
  readonly p: DocumentTranslate;
  /** A document of a driver or a vehicle. */
  readonly certificateName: (kind: CertificateKind) => string;
};

export type InspectionPack = Pick<Writing, 'contents' | 'language' | 'certificateName'>;

/** One ZIP: the gaps as a text, documents and duties as tables for spreadsheets, each journey document as it was issued. */
export async function createInspectionPack(
  { contents, language, certificateName }: InspectionPack,
  journeyPdf: (issued: IssuedDocument) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const p = getJourneyDocumentTexts(language);
  const writing = { contents, language, p, certificateName };
  const files: Record<string, Uint8Array> = {
    [`${p('inspection.files.gaps')}.txt`]: strToU8(writeGaps(writing)),
    [`${p('inspection.files.papers')}.csv`]: strToU8(writeCertificates(writing)),
    [`${p('inspection.files.duties')}.csv`]: strToU8(writeDuties(writing)),
  };
  for (const { vehicleIndex, issued } of contents.journeyDocuments) {
    const { begins, reference, kind } = issued.document;
    files[`${p('inspection.files.journeys')}/${p(`names.${kind}`)}/${begins.date}-${reference}-${vehicleIndex + 1}-${kind}.pdf`] =
      await journeyPdf(issued);
  }
  // The date of the pack, so that the same contents give the same file.
  return zipSync(files, { level: 6, mtime: new Date(`${contents.until}T12:00:00Z`) });
}

function writeGaps(writing: Writing): string {
  const { contents, p } = writing;
  const { name, from, until, gaps } = contents;
  const lead = p('inspection.lead', { name, from: formatDate(from), until: formatDate(until) });
  return [lead, '', ...gaps.map((gap) => `- ${describeGap(gap, writing)}`), ''].join('\r\n');
}

function describeGap(gap: InspectionGap, { p, certificateName }: Writing): string {
  switch (gap.kind) {
    case 'paper': {
      const certificate = certificateName(gap.certificate);
      return gap.validUntil === null
        ? p('inspection.gap.paper', { paper: certificate })
        : p('inspection.gap.paper-over', { paper: certificate, date: formatDate(gap.validUntil) });
    }
    case 'paper-number':
      return p('inspection.gap.paper-number', { paper: certificateName(gap.certificate) });
    case 'times':
      return p('inspection.gap.times', { reference: gap.reference, date: formatDate(gap.day) });
    case 'journey-paper':
      return p('inspection.gap.journey-paper', {
        reference: gap.reference,
        paper: p(`names.${gap.document}`),
        missing: gap.missing.map((item) => p(`items.${item}`)).join(', '),
      });
    case 'copies':
    case 'tachograph':
      return p(`inspection.gap.${gap.kind}`);
  }
}

function writeCertificates({ contents: { certificates, until }, language, p, certificateName }: Writing): string {
  const columns = ['paper', 'number', 'validUntil', 'status'] as const;
  const lines = certificates.map(({ kind, number, validUntil }) => [
    certificateName(kind),
    number,
    formatDate(validUntil),
    p(validUntil >= until ? 'inspection.status.holds' : 'inspection.status.over'),
  ]);
  return writeTable([columns.map((column) => p(`inspection.columns.${column}`)), ...lines], language);
}

function writeDuties({ contents: { duties }, language, p }: Writing): string {
  const columns = ['reference', 'vehicle', 'plate', 'drivers', 'starts', 'ends', 'driving', 'left', 'done', 'override'] as const;
  const moment = (instant: string | null) => (instant === null ? '' : formatLocalDateTime(toLocal(instant, planningZone), language));
  const lines = duties.map((duty) => [
    duty.reference,
    duty.vehicleIndex + 1,
    duty.plate,
    duty.drivers.join(', '),
    ...[moment(duty.startsAt), moment(duty.endsAt), duty.drivingMinutes, moment(duty.leftAt), moment(duty.doneAt), duty.overrideReason],
  ]);
  return writeTable([columns.map((column) => p(`inspection.columns.${column}`)), ...lines], language);
}

function writeTable(lines: readonly (readonly (string | number)[])[], language: SiteLanguage): string {
  return csvBeginning + lines.map((cells) => formatCsvLine(cells, language)).join('');
}
