import type { Fonts } from './fonts.ts';
import { clustersOf } from './printable-text.ts';
import { contentWidth, paper, type TextStyle, texts } from './styles.ts';
import { drawSilently, drawTagged, type GroupTags, type Role, type Tags } from './tags.ts';
import { ascentOf, breakText, lineHeightOf, type TextLine } from './typeset.ts';

export type Canvas = {
  readonly document: PDFKit.PDFDocument;
  readonly fonts: Fonts;
  readonly tags: Tags;
  /** The factor by which text and the space around it exceed `styles.ts`. Headings are large enough. */
  readonly scale: number;
};

/** Text in a column: starting at `x` within the content, with this width, in points. */
export type Cell = {
  readonly x: number;
  readonly width: number;
  readonly text: string;
  readonly style: TextStyle;
  readonly align?: 'start' | 'end' | 'centre';
  /** Its role for screen readers: a paragraph by default. */
  readonly role?: Role;
  /** The whole column is read before the next one, across rows. */
  readonly column?: number;
};
export type Rule = { readonly thickness: number; readonly colour: string };
/** Cells side by side, with space above and below them and a rule under them. */
export type Row = { readonly cells: readonly Cell[]; readonly above?: number; readonly below?: number; readonly rule?: Rule };
/** A picture with a caption. */
export type Drawing = {
  /** The alternative text. */
  readonly alternative: string;
  /** From the left edge of the page. */
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly draw: (document: PDFKit.PDFDocument, top: number) => void;
  readonly below: Row;
};
/** Rows that belong together. */
export type Group = {
  readonly rows: readonly Row[];
  /** Moves to the next page instead of being split. */
  readonly isWhole: boolean;
  /** This many first rows never stand alone at the end of a page. */
  readonly lead?: number;
  readonly below: number;
  /** Beside the rows. */
  readonly drawing?: Drawing;
  /** The background colour of the rows. */
  readonly ground?: { readonly colour: string; readonly radius: number };
};

type SetCell = Cell & { readonly lines: readonly TextLine[]; readonly lineHeight: number };
type SetRow = {
  readonly cells: readonly SetCell[];
  readonly above: number;
  readonly below: number;
  readonly rule: Rule | undefined;
  /** The structure element of each cell; none for text that is on every page. */
  readonly elements?: ReturnType<GroupTags['elementsOf']>;
};

/** Lays out groups below each other on as many pages as they need, down to `bottom` on each. */
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
      if (ground !== undefined) {
        drawSilently(document, 'Layout', () =>
          document.roundedRect(paper.side, begin, contentWidth, whole, ground.radius).fill(ground.colour),
        );
      }
      const tags = canvas.tags.startGroup();
      const tagged = set.map((row) => ({ ...row, elements: tags.elementsOf(row.cells) }));
      if (drawing !== undefined) drawPicture(canvas, { drawing, tags, top: begin });
      for (const row of tagged) placeRow(row);
      // If the rows continued on the next page, the picture stays on the previous one.
      if (top > begin) top = Math.max(top, begin + besides);
      top += below * canvas.scale;
    },
  };
}

/** The height of a row of cells as it will be drawn. */
export function measureRow(canvas: Canvas, row: Row): number {
  return heightOf(setRow(canvas, row));
}

type Place = { readonly top: number /** None for what is on every page, which is not read. */; readonly tags?: GroupTags };

/** Draws a row at a position, whatever else is on the page. */
export function drawRowAt(canvas: Canvas, row: Row, { top, tags }: Place): void {
  const set = setRow(canvas, row);
  drawRow(canvas, tags === undefined ? set : { ...set, elements: tags.elementsOf(set.cells) }, top);
}

function drawPicture(
  canvas: Canvas,
  { drawing, tags, top }: { readonly drawing: Drawing; readonly tags: GroupTags; readonly top: number },
): void {
  const { alternative, x, width, height, draw, below } = drawing;
  const figure = tags.figure(alternative, [x, top, x + width, top + height]);
  drawTagged(canvas.document, figure, 'Figure', () => draw(canvas.document, top));
  drawRowAt(canvas, below, { top: top + height, tags });
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

/** A row that is taller than a page, in parts that fit. */
function cutRow(row: SetRow, room: number): readonly SetRow[] {
  const lineHeight = Math.max(...row.cells.map((cell) => cell.lineHeight));
  const linesAPage = Math.max(1, Math.floor((room - row.above - row.below - (row.rule?.thickness ?? 0)) / lineHeight));
  const longest = Math.max(...row.cells.map(({ lines }) => lines.length));
  return Array.from({ length: Math.ceil(longest / linesAPage) }, (_, part) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, lines: cell.lines.slice(part * linesAPage, (part + 1) * linesAPage) })),
  }));
}

function drawRow(canvas: Canvas, row: SetRow, top: number): void {
  const { document } = canvas;
  for (const [index, cell] of row.cells.entries()) {
    if (cell.text === '') continue;
    const draw = () => drawCell(canvas, cell, top + row.above);
    const element = row.elements?.[index];
    if (element === undefined) drawSilently(document, 'Pagination', draw);
    else drawTagged(document, element, cell.role ?? 'P', draw);
  }
  const { rule } = row;
  if (rule === undefined) return;
  const y = top + heightOf(row) - rule.thickness / 2;
  drawSilently(document, 'Layout', () =>
    document
      .lineWidth(rule.thickness)
      .moveTo(paper.side, y)
      .lineTo(paper.width - paper.side, y)
      .stroke(rule.colour),
  );
}

function drawCell(canvas: Canvas, cell: SetCell, top: number): void {
  for (const [index, set] of cell.lines.entries()) drawLine(canvas, cell, { set, y: top + index * cell.lineHeight });
}

function drawLine(
  { document, fonts }: Canvas,
  { x, width, style, align }: SetCell,
  line: { readonly set: TextLine; readonly y: number },
): void {
  const { runs, width: own, readAs } = line.set;
  const spare = width - own;
  let at = paper.side + x + (align === 'end' ? spare : align === 'centre' ? spare / 2 : 0);
  // Fonts of other scripts are taller: all letters of a line share one baseline.
  const baseline = line.y + ascentOf(fonts, style);
  document.fontSize(style.size).fillColor(style.colour);
  if (readAs !== undefined) document.markContent('Span', { actual: readAs });
  for (const [index, { face, text }] of runs.entries()) {
    const middle = face.middleOfMark(text);
    const from = middle === undefined ? at : at - (lastWidthOf(runs[index - 1]) / 2 + middle) * style.size;
    document.font(face.name).text(text, from, baseline, { lineBreak: false, baseline: 'alphabetic' });
    at += face.widthOf(text) * style.size;
  }
  if (readAs !== undefined) document.endMarkedContent();
}

/** A mark whose letter is drawn by another font is centred above that letter. */
function lastWidthOf(run: TextLine['runs'][number] | undefined): number {
  return run?.face.widthOf(clustersOf(run.text).at(-1) ?? '') ?? 0;
}
