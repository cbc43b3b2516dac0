import PdfDocument from 'pdfkit';
import { brand } from '#domain/sites/brand.ts';
import type { BillingDocument, PdfBlock, PdfRow, PdfSummary } from '../pdf-documents/pdf-document.ts';
import { groupOf, pairFacts, summaryOf } from './blocks.ts';
import { type Enclosed, enclose } from './enclose.ts';
import { type Canvas, type Cell, createFlow, drawRowAt, measureRow, type Row } from './flow.ts';
import { type Fonts, loadFonts } from './fonts.ts';
import { drawLogo } from './logo.ts';
import { printableText } from './printable-text.ts';
import { contentWidth, paper, rules, scales, texts } from './styles.ts';
import { createTags, drawSilently } from './tags.ts';

/**
 * A document as a PDF file on A4 with embedded fonts: its head on the first page, our identity and page numbers on every page. With an
 * e-invoice in it, it is a PDF/A-3 (ISO 19005-3, level b).
 */
export async function renderPdf(given: BillingDocument, enclosed: Enclosed | null = null): Promise<Uint8Array> {
  const fonts = await loadFonts(textsOf(given));
  const billingDocument = printable(given, (text) => printableText(text, fonts.canDraw));
  const document = drawAtSize({ fonts, isArchived: enclosed !== null }, billingDocument);
  if (enclosed !== null) enclose(document, { ...enclosed, ...given });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.once('end', resolve));
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

/** In the largest size with which it fits on one page; longer documents are set in the smallest. */
function drawAtSize(means: Means, billingDocument: BillingDocument): PDFKit.PDFDocument {
  for (const scale of scales) {
    const document = drawDocument(means, billingDocument, scale);
    if (document.bufferedPageRange().count === 1) return document;
  }
  return drawDocument(means, billingDocument, 1);
}

type Means = { readonly fonts: Fonts; readonly isArchived: boolean };

function openDocument({ title, heading, languageTag, createdAt }: BillingDocument, { isArchived }: Means): PDFKit.PDFDocument {
  const at = new Date(createdAt);
  return new PdfDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    ...(isArchived ? { subset: 'PDF/A-3b' as const } : {}),
    lang: languageTag,
    displayTitle: true,
    info: { Title: title, Subject: heading, Author: brand.name, Creator: brand.name, Producer: brand.name, CreationDate: at, ModDate: at },
  });
}

const [markSize, belowHead, belowFacts, aboveFoot] = [30, 8, 6, 8] as const;

function drawDocument(means: Means, billingDocument: BillingDocument, scale: number): PDFKit.PDFDocument {
  const { fonts } = means;
  const { heading, letterhead, summary, facts, blocks, identity, pageOf } = billingDocument;
  const document = openDocument(billingDocument, means);
  for (const { normal, strong } of [...fonts.own, ...fonts.others]) {
    for (const face of [normal, strong]) document.registerFont(face.name, face.font);
  }
  const tags = createTags(document);
  const canvas: Canvas = { document, fonts, tags, scale };
  const atFoot: Canvas = { document, fonts, tags, scale: 1 };
  const company: Cell = { x: 0, width: contentWidth * 0.82, text: identity.join('\n'), style: texts.foot };
  const numberOf = (page: number, pages: number): Cell => {
    return { x: contentWidth * 0.82, width: contentWidth * 0.18, text: pageOf(page, pages), style: texts.foot, align: 'end' };
  };
  const footTop = paper.height - paper.bottom - measureRow(atFoot, { cells: [company, numberOf(1, 1)] });
  const flow = createFlow(canvas, footTop - aboveFoot);
  if (letterhead === undefined) drawSilently(document, 'Layout', () => drawLogo(document, { x: paper.side, y: paper.top, size: markSize }));
  flow.place({ rows: [letterhead === undefined ? headOf(heading) : headOfOthers(heading, letterhead)], isWhole: true, below: belowHead });
  if (summary !== undefined) flow.place(summaryOf(summary));
  flow.place({ rows: pairFacts(facts), isWhole: false, below: belowFacts });
  for (const block of blocks) flow.place(groupOf(block));
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    drawRowAt(atFoot, { cells: [], rule: rules.foot }, { top: footTop - 4 });
    // Our identity is read once, at the end.
    drawRowAt(atFoot, { cells: [company] }, page === 0 ? { top: footTop, tags: tags.startGroup() } : { top: footTop });
    drawRowAt(atFoot, { cells: [numberOf(page + 1, count)] }, { top: footTop });
  }
  return document;
}

/** Our name beside the mark, at the same height, and the kind of document. */
function headOf(heading: string): Row {
  const beside = markSize + 8;
  return {
    cells: [
      { x: beside, width: contentWidth / 3 - beside, text: brand.name, style: texts.brand },
      { x: contentWidth / 3, width: (contentWidth * 2) / 3, text: heading, style: texts.heading, align: 'end', role: 'H1' },
    ],
    above: 3.6,
    below: 3.6,
  };
}

/** The issuer's name, which may be long, and the kind of document. */
function headOfOthers(heading: string, letterhead: string): Row {
  return {
    cells: [
      { x: 0, width: contentWidth * 0.42, text: letterhead, style: texts.title },
      { x: contentWidth * 0.42, width: contentWidth * 0.58, text: heading, style: texts.heading, align: 'end', role: 'H1' },
    ],
    above: 3.6,
    below: 3.6,
  };
}

/** Every text that is printed. */
function textsOf(billingDocument: BillingDocument): readonly string[] {
  const texts: string[] = [billingDocument.heading];
  printable(billingDocument, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

type Print = (text: string) => string;

function printable(billingDocument: BillingDocument, print: Print): BillingDocument {
  const { facts, blocks, identity, letterhead, summary } = billingDocument;
  return {
    ...billingDocument,
    ...(letterhead === undefined ? {} : { letterhead: print(letterhead) }),
    ...(summary === undefined ? {} : { summary: printSummary(summary, print) }),
    facts: facts.map((row) => printRow(row, print)),
    blocks: blocks.map((block) => printBlock(block, print)),
    identity: identity.map(print),
  };
}

function printSummary({ title, lines, amount }: PdfSummary, print: Print): PdfSummary {
  return { title: print(title), lines: lines.map(print), amount: { value: print(amount.value), lines: amount.lines.map(print) } };
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
    case 'code':
      return { ...block, rows: block.rows.map((row) => printRow(row, print)) };
  }
}
