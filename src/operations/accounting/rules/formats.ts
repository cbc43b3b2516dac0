import { type ClosedMonth, csvCell, decimal, lastDay, sayEntry } from './closed-month.ts';
import { writeDatev } from './datev.ts';

export const exportFormats = ['csv', 'datev', 'fec', 'twinfield'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export type ExportFile = { readonly fileName: string; readonly text: string; readonly encoding: 'utf-8' | 'latin1' };

/** The export file of a month, always with the same bytes. */
export function writeExport(month: ClosedMonth, format: ExportFormat): ExportFile {
  const name = `${month.company}-${month.month}`;
  switch (format) {
    case 'csv':
      return { fileName: `${name}.csv`, text: `\uFEFF${writeCsv(month)}`, encoding: 'utf-8' };
    case 'datev':
      return { fileName: `EXTF_Buchungsstapel_${name}.csv`, text: writeDatev(month), encoding: 'latin1' };
    case 'fec':
      return { fileName: `${siren(month)}FEC${lastDay(month.month).replaceAll('-', '')}.txt`, text: writeFec(month), encoding: 'utf-8' };
    case 'twinfield':
      return { fileName: `${name}-twinfield.xml`, text: writeTwinfield(month), encoding: 'utf-8' };
  }
}

const journals = {
  sales: { code: 'VE', name: 'Ventes' },
  bank: { code: 'BQ', name: 'Banque' },
  purchases: { code: 'AC', name: 'Achats' },
  general: { code: 'OD', name: 'Opérations diverses' },
} as const;

/** A month that was closed before its entries had an order number and a place keeps its columns, and so its bytes. */
function writeCsv({ company, month, entries }: ClosedMonth): string {
  const isDetailed = entries.some(({ purchaseOrder }) => purchaseOrder !== undefined);
  const more = isDetailed ? ';purchase_order;part' : '';
  const head = `company;month;entry;journal;date;paper_date;number;reference;account;name;vat_code;debit;credit${more}`;
  const lines = entries.flatMap(({ place, journal, date, documentDate, number, reference, lines: posted, purchaseOrder = '', part = '' }) =>
    posted.map(({ account, name, vatCode, cents }) =>
      [
        ...[company, month, String(place), journal, date, documentDate, number, reference, account, name, vatCode],
        ...[cents > 0 ? decimal(cents, ',') : '', cents < 0 ? decimal(cents, ',') : ''],
        ...(isDetailed ? [csvCell(purchaseOrder), part] : []),
      ].join(';'),
    ),
  );
  return `${[head, ...lines].join('\r\n')}\r\n`;
}

const fecColumns =
  'JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise';

/** Livre des procédures fiscales, art. A47 A-1: 18 columns separated by tabs, days as YYYYMMDD, decimal comma in amounts. */
function writeFec({ month, closedAt, entries }: ClosedMonth): string {
  const plainDay = (day: string) => day.slice(0, 10).replaceAll('-', '');
  const lines = entries.flatMap(({ place, journal, date, documentDate, number, lines: posted, ...entry }) =>
    posted.map(({ account, name, cents }) =>
      [
        ...[journals[journal].code, journals[journal].name, `${month.replace('-', '')}${String(place).padStart(6, '0')}`, plainDay(date)],
        ...[account, name, '', '', number, plainDay(documentDate), sayEntry(entry)],
        ...[decimal(Math.max(0, cents), ','), decimal(Math.min(0, cents), ','), '', '', plainDay(closedAt), '', ''],
      ].join('\t'),
    ),
  );
  return `${[fecColumns.replaceAll(' ', '\t'), ...lines].join('\r\n')}\r\n`;
}

function siren({ registerNumber }: ClosedMonth): string {
  return registerNumber.replaceAll(/\D/g, '').slice(0, 9);
}

/** Transactions for Twinfield's web services: one memorial entry each, lines in order, unsigned amounts. */
function writeTwinfield({ company, month, entries }: ClosedMonth): string {
  const period = month.replace('-', '/');
  const all = entries.map(({ date, number, reference, purchaseOrder = '', lines }) =>
    [
      '<transaction destiny="temporary"><header>',
      `<office>${company}</office><code>MEMO</code><currency>EUR</currency><date>${date.replaceAll('-', '')}</date>`,
      `<period>${period}</period><freetext1>${escapeXml(number)}</freetext1>${
        purchaseOrder === '' ? '' : `<freetext2>${escapeXml(purchaseOrder)}</freetext2>`
      }</header><lines>`,
      ...lines.map(
        ({ account, vatCode, cents }, index) =>
          `<line type="detail" id="${index + 1}"><dim1>${account}</dim1><value>${decimal(cents, '.')}</value><debitcredit>${
            cents > 0 ? 'debit' : 'credit'
          }</debitcredit><description>${escapeXml(`${number} ${reference}`.slice(0, 40))}</description>${
            vatCode === '' ? '' : `<vatcode>${escapeXml(vatCode)}</vatcode>`
          }</line>`,
      ),
      '</lines></transaction>',
    ].join(''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<transactions>\n${all.join('\n')}\n</transactions>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
