import type { PdfBlock, PdfColumn, PdfRow, PdfSummary } from '../pdf-documents/pdf-document.ts';
import type { Cell, Group, Row } from './flow.ts';
import { contentWidth, panel, paper, rules, texts } from './styles.ts';

type BlockOf<Type extends PdfBlock['type']> = Extract<PdfBlock, { readonly type: Type }>;

const betweenColumns = 8;
/** A table up to this length moves to the next page instead of being split. */
const wholeRows = 10;

/** A part of a document in rows and columns. */
export function groupOf(block: PdfBlock): Group {
  switch (block.type) {
    case 'paragraph':
      return { rows: [{ cells: [{ x: 0, width: contentWidth, text: block.text, style: texts.body }] }], isWhole: false, below: 5 };
    case 'parties':
      return partiesOf(block);
    case 'rows':
      return {
        rows: [titleOf(block.title), ...(block.isPaired ? pairFacts(block.rows) : block.rows.map((row) => factOf(row)))],
        isWhole: true,
        below: 5,
      };
    case 'table':
      return tableOf(block);
    case 'code':
      return codeOf(block);
  }
}

/** The trip on the left, the total on the right. */
export function summaryOf({ title, lines, amount }: PdfSummary): Group {
  const { colour, radius, inset } = panel;
  const [left, right] = [contentWidth * 0.56, contentWidth * 0.44];
  const beside = (
    text: string,
    sum: string,
    styles: readonly [Cell['style'], Cell['style']],
    role: Cell['role'] = 'P',
  ): readonly Cell[] => [
    { x: inset, width: left - inset - betweenColumns, text, style: styles[0], role, column: 0 },
    { x: left, width: right - inset, text: sum, style: styles[1], align: 'end', column: 1 },
  ];
  return {
    rows: [
      { cells: beside(title, amount.value, [texts.summary, texts.amount], 'H2'), above: 6 },
      { cells: beside(lines.join('\n'), amount.lines.join('\n'), [texts.body, texts.label]), below: 9 },
    ],
    isWhole: true,
    below: 8,
    ground: { colour, radius },
  };
}

/** The label's share of a fact's width. */
const pairedShare = 0.38;

/**
 * Facts in two columns, read from left to right; a fact with several lines gets a row of its own, with its further lines below the others.
 */
export function pairFacts(facts: readonly PdfRow[]): readonly Row[] {
  const [first, second, ...others] = facts;
  if (first === undefined) return [];
  const isAlone = second === undefined || [first, second].some(({ value }) => value.includes('\n'));
  const half = contentWidth / 2;
  const own = half - betweenColumns;
  if (isAlone) return [factOf(first, contentWidth, (pairedShare * own) / contentWidth), ...pairFacts(facts.slice(1))];
  const row = factOf(first, own);
  const beside = factOf(second, half).cells.map((cell) => ({ ...cell, x: cell.x + half }));
  return [{ ...row, cells: [...row.cells, ...beside] }, ...pairFacts(others)];
}

/** A label and its value, side by side. */
function factOf({ label, value, strong = false }: PdfRow, width: number = contentWidth, labelShare: number = pairedShare): Row {
  const share = width * labelShare;
  return {
    cells: [
      { x: 0, width: share - betweenColumns, text: label, style: texts.label, role: 'Lbl' },
      { x: share, width: width - share, text: value, style: strong ? texts.strong : texts.body, role: 'LBody' },
    ],
    above: 0.4,
    below: 0.4,
  };
}

function titleOf(title: string): Row {
  return { cells: [{ x: 0, width: contentWidth, text: title, style: texts.title, role: 'H2' }], below: 2 };
}

function partiesOf({ parties }: BlockOf<'parties'>): Group {
  const width = contentWidth / 2;
  const cellsOf = (text: (party: (typeof parties)[number]) => string, style: Cell['style'], role: Cell['role'] = 'P'): readonly Cell[] =>
    parties.map((party, index) => ({
      x: index * width,
      width: width - 2 * betweenColumns,
      text: text(party),
      style,
      role,
      column: index,
    }));
  const rows: readonly Row[] = [
    { cells: cellsOf(({ title }) => title, texts.title, 'H2'), below: 2 },
    { cells: cellsOf(({ lines }) => lines.join('\n'), texts.body) },
  ];
  return { rows, isWhole: true, below: 8 };
}

function tableOf({ title, columns, rows, totals = [], notes = [] }: BlockOf<'table'>): Group {
  const table: readonly Row[] = [
    titleOf(title),
    {
      cells: cellsOf(
        columns,
        columns.map(({ label }) => label),
        { style: texts.tableHead, role: 'TH' },
      ),
      below: 1.5,
      rule: rules.head,
    },
    ...rows.map(
      (words): Row => ({ cells: cellsOf(columns, words, { style: texts.body, role: 'TD' }), above: 0.8, below: 0.8, rule: rules.row }),
    ),
    ...totals.map(totalOf),
    ...notes.map((note): Row => ({ cells: [{ x: 0, width: contentWidth, text: note, style: texts.note }], above: 2 })),
  ];
  return { rows: table, isWhole: rows.length <= wholeRows, lead: 3, below: 5 };
}

function cellsOf(columns: readonly PdfColumn[], words: readonly string[], look: Pick<Cell, 'style' | 'role'>): readonly Cell[] {
  let x = 0;
  return columns.map(({ share, atEnd = false }, index) => {
    const width = share * contentWidth;
    const cell: Cell = {
      x,
      width: atEnd ? width : width - betweenColumns,
      text: words[index] ?? '',
      ...look,
      align: atEnd ? 'end' : 'start',
    };
    x += width;
    return cell;
  });
}

function totalOf({ label, value, strong = false }: PdfRow): Row {
  const style = strong ? texts.sum : texts.body;
  const [from, share] = [contentWidth * 0.4, contentWidth * 0.4];
  return {
    cells: [
      { x: from, width: share - 12, text: label, style, align: 'end', role: 'Lbl' },
      { x: from + share, width: contentWidth * 0.2, text: value, style, align: 'end', role: 'LBody' },
    ],
    above: 1.5,
  };
}

/** The code beside the same data as text, for people who type it. */
function codeOf({ code: { size, path }, rows, caption }: BlockOf<'code'>): Group {
  const [width, side] = [contentWidth * 0.74, 92];
  const x = paper.side + width + (contentWidth * 0.26 - side) / 2;
  const captionRow: Cell = { x: width, width: contentWidth - width, text: caption, style: texts.note, align: 'centre', role: 'Caption' };
  return {
    rows: rows.map((row) => factOf(row, width - 2 * betweenColumns)),
    isWhole: true,
    below: 8,
    drawing: {
      alternative: caption,
      x,
      width: side,
      height: side,
      below: { cells: [captionRow] },
      draw(document, top) {
        document.rect(x, top, side, side).fill('#fff');
        document
          .save()
          .translate(x, top)
          .scale(side / size)
          .path(path)
          .fill('#000')
          .restore();
      },
    },
  };
}
