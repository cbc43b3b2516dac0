import type { Fonts } from './fonts.ts';
import { contentWidth, paper, type TextStyle, texts } from './styles.ts';
import { breakText, lineHeightOf, type TextLine } from './typeset.ts';

export type Canvas = {
  readonly document: PDFKit.PDFDocument;
  readonly fonts: Fonts;
  /** How much larger than `styles.ts` says words and the room around them are. Headings are large enough. */
  readonly scale: number;
};

/** Words in a column: from `x` within the content, so wide, in points. */
export type Cell = {
  readonly x: number;
  readonly width: number;
  readonly text: string;
  readonly style: TextStyle;
  readonly align?: 'start' | 'end' | 'centre';
};
export type Rule = { readonly thickness: number; readonly colour: string };
/** Cells side by side, with room above and below them and a rule under that. */
export type Row = { readonly cells: readonly Cell[]; readonly above?: number; readonly below?: number; readonly rule?: Rule };
/** A picture, with words below it. */
export type Drawing = {
  readonly height: number;
  readonly draw: (document: PDFKit.PDFDocument, top: number) => void;
  readonly below: Row;
};
/** Rows that belong together. */
export type Group = {
  readonly rows: readonly Row[];
  /** Moves to the next page rather than being cut. */
  readonly isWhole: boolean;
  /** So many rows at its beginning never stand alone at the end of a page. */
  readonly lead?: number;
  readonly below: number;
  /** Beside the rows. */
  readonly drawing?: Drawing;
  /** Behind the rows, in that colour. */
  readonly ground?: { readonly colour: string; readonly radius: number };
};

type SetCell = Cell & { readonly lines: readonly TextLine[]; readonly lineHeight: number };
type SetRow = { readonly cells: readonly SetCell[]; readonly above: number; readonly below: number; readonly rule: Rule | undefined };

/** Lays groups below each other on as many pages as they need, down to `bottom` on each. */
export function createFlow(canvas: Canvas, bottom: number) {
  const { document } = canvas;
  const roomOfPage = bottom - paper.top;
  let top: number = paper.top;

  function startPage(): void {
    document.addPage();
    top = paper.top;
  }

  function makeRoom(height: number): void {
    if (top > paper.top && top + height > bottom) startPage();
  }

  function placeRow(row: SetRow): void {
    const height = heightOf(row);
    if (height <= roomOfPage) {
      makeRoom(height);
      drawRow(canvas, row, top);
      top += height;
      return;
    }
    for (const part of cutRow(row, roomOfPage)) placeRow(part);
  }

  return {
    place({ rows, isWhole, lead = 1, below, drawing, ground }: Group): void {
      const set = rows.map((row) => setRow(canvas, row));
      const heights = set.map(heightOf);
      const sum = (parts: readonly number[]) => parts.reduce((total, height) => total + height, 0);
      const besides = drawing === undefined ? 0 : drawing.height + measureRow(canvas, drawing.below);
      const whole = Math.max(sum(heights), besides);
      makeRoom(isWhole && whole <= roomOfPage ? whole : Math.min(sum(heights.slice(0, lead)), roomOfPage));
      const begin = top;
      if (ground !== undefined) document.roundedRect(paper.side, begin, contentWidth, whole, ground.radius).fill(ground.colour);
      if (drawing !== undefined) {
        drawing.draw(document, begin);
        drawRowAt(canvas, drawing.below, begin + drawing.height);
      }
      for (const row of set) placeRow(row);
      // Where the rows went on to the next page the picture stays on the one before.
      if (top > begin) top = Math.max(top, begin + besides);
      top += below * canvas.scale;
    },
  };
}

/** The height of a row of cells as it will be drawn. */
export function measureRow(canvas: Canvas, row: Row): number {
  return heightOf(setRow(canvas, row));
}

/** Draws a row where it is told to, whatever else is on the page. */
export function drawRowAt(canvas: Canvas, row: Row, top: number): void {
  drawRow(canvas, setRow(canvas, row), top);
}

function setRow({ fonts, scale }: Canvas, { cells, above = 0, below = 0, rule }: Row): SetRow {
  const set = cells.map((cell) => {
    const style = scaleStyle(cell.style, scale);
    return {
      ...cell,
      style,
      lines: breakText(cell.text, { fonts, style, width: cell.width }),
      lineHeight: lineHeightOf(fonts, style),
    };
  });
  return { cells: set, above: above * scale, below: below * scale, rule };
}

function scaleStyle(style: TextStyle, scale: number): TextStyle {
  return style.size > texts.sum.size ? style : { ...style, size: style.size * scale };
}

function heightOf({ cells, above, below, rule }: SetRow): number {
  const tallest = Math.max(0, ...cells.map(({ lines, lineHeight }) => lines.length * lineHeight));
  return above + tallest + below + (rule?.thickness ?? 0);
}

/** A row that no page holds, in parts that one does. */
function cutRow(row: SetRow, room: number): readonly SetRow[] {
  const lineHeight = Math.max(...row.cells.map((cell) => cell.lineHeight));
  const linesAPage = Math.max(1, Math.floor((room - row.above - row.below - (row.rule?.thickness ?? 0)) / lineHeight));
  const longest = Math.max(...row.cells.map(({ lines }) => lines.length));
  return Array.from({ length: Math.ceil(longest / linesAPage) }, (_, part) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, lines: cell.lines.slice(part * linesAPage, (part + 1) * linesAPage) })),
  }));
}

function drawRow({ document }: Canvas, row: SetRow, top: number): void {
  for (const cell of row.cells) {
    for (const [index, line] of cell.lines.entries()) drawLine(document, cell, line, top + row.above + index * cell.lineHeight);
  }
  if (row.rule === undefined) return;
  const y = top + heightOf(row) - row.rule.thickness / 2;
  document
    .lineWidth(row.rule.thickness)
    .moveTo(paper.side, y)
    .lineTo(paper.width - paper.side, y)
    .stroke(row.rule.colour);
}

function drawLine(document: PDFKit.PDFDocument, { x, width, style, align }: SetCell, line: TextLine, y: number): void {
  const spare = width - line.width;
  let at = paper.side + x + (align === 'end' ? spare : align === 'centre' ? spare / 2 : 0);
  document.fontSize(style.size).fillColor(style.colour);
  for (const { face, text } of line.runs) {
    document.font(face.name).text(text, at, y, { lineBreak: false });
    at += face.widthOf(text) * style.size;
  }
}
