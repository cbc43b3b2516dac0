import { renderToBuffer } from '@react-pdf/renderer';
import type { Paper, PaperBlock, PaperRow } from '../papers/paper.ts';
import { loadFonts } from './fonts.ts';
import { PaperPdf } from './paper-pdf.tsx';
import { printableText } from './printable-text.ts';

/** A paper as a PDF file, fonts embedded. */
export async function renderPdf(paper: Paper): Promise<Uint8Array> {
  const canDraw = await loadFonts();
  const print = (text: string) => printableText(text, canDraw);
  return new Uint8Array(await renderToBuffer(<PaperPdf paper={printable(paper, print)} />));
}

type Print = (text: string) => string;

function printable(paper: Paper, print: Print): Paper {
  const { facts, blocks, identity } = paper;
  return {
    ...paper,
    facts: facts.map((row) => printRow(row, print)),
    blocks: blocks.map((block) => printBlock(block, print)),
    identity: identity.map(print),
  };
}

function printRow(row: PaperRow, print: Print): PaperRow {
  return { ...row, label: print(row.label), value: print(row.value) };
}

function printBlock(block: PaperBlock, print: Print): PaperBlock {
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
