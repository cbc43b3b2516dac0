import { renderToBuffer } from '@react-pdf/renderer';
import type { BillingDocument, PdfBlock, PdfRow } from '../pdf-documents/pdf-document.ts';
import { loadFonts } from './fonts.ts';
import { PdfLayout } from './pdf-layout.tsx';
import { printableText } from './printable-text.ts';

/** A paper as a PDF file, fonts embedded. */
export async function renderPdf(paper: BillingDocument): Promise<Uint8Array> {
  const canDraw = await loadFonts();
  const print = (text: string) => printableText(text, canDraw);
  return new Uint8Array(await renderToBuffer(<PdfLayout paper={printable(paper, print)} />));
}

type Print = (text: string) => string;

function printable(paper: BillingDocument, print: Print): BillingDocument {
  const { facts, blocks, identity } = paper;
  return {
    ...paper,
    facts: facts.map((row) => printRow(row, print)),
    blocks: blocks.map((block) => printBlock(block, print)),
    identity: identity.map(print),
  };
}

function printRow(row: PdfRow, print: Print): PdfRow {
  return { ...row, label: print(row.label), value: print(row.value) };
}

function printBlock(block: PdfBlock, print: Print): PdfBlock {
  switch (block.type) {
    case 'paragraph':
      return { ...block, text: print(block.text) };
    case 'parties':
      return { ...block, parties: block.parties.map(({ title, lines }) => ({ title: print(title), lines: lines.map(print) })) };
    case 'table':
      return { ...block, rows: block.rows.map((cells) => cells.map(print)), notes: (block.notes ?? []).map(print) };
    case 'rows':
    case 'payment':
      return { ...block, rows: block.rows.map((row) => printRow(row, print)) };
  }
}
