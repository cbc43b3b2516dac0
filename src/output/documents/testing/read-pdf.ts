import { getDocumentProxy, getMeta } from 'unpdf';

export type ReadPdf = {
  /** The text of each page, words separated by one space. */
  readonly pages: readonly string[];
  readonly text: string;
  /** What a reader sees on one line, from the top of the first page. */
  readonly lines: readonly string[];
  readonly title: unknown;
  readonly language: unknown;
  /** The size of each text, in points. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Text that extends beyond the page, in points. */
  readonly outside: readonly string[];
};

type TextItem = { readonly str: string; readonly transform: readonly number[]; readonly width: number };

/** Reads a PDF back with an independent parser. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(bytes.slice());
  const { info } = await getMeta(pdf);
  const pages: string[] = [];
  const lines: string[] = [];
  const outside: string[] = [];
  const sizes = new Map<string, number>();
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const items = (await page.getTextContent()).items.flatMap((item): TextItem[] => ('str' in item ? [item] : []));
    pages.push(
      items
        .map(({ str }) => str)
        .join(' ')
        .replace(/\s+/g, ' '),
    );
    lines.push(...linesOf(items));
    for (const { str, transform } of items) sizes.set(str, transform[3] ?? 0);
    outside.push(...items.filter((item) => !fits(item, { width, height })).map(({ str }) => str));
  }
  return { pages, text: pages.join(' '), lines, title: info.Title, language: info.Language, sizes, outside };
}

/** Texts at one height are one line, from left to right. */
function linesOf(items: readonly TextItem[]): string[] {
  const written = items.filter(({ str }) => str.trim() !== '');
  const rows = Map.groupBy(written, ({ transform }) => Math.round(transform[5] ?? 0));
  return [...rows]
    .sort(([first], [second]) => second - first)
    .map(([, row]) => row.toSorted((first, second) => (first.transform[4] ?? 0) - (second.transform[4] ?? 0)))
    .map((row) => row.map(({ str }) => str.trim()).join(' | '))
    .map((line) => line.replace(/\s+/g, ' '));
}

function fits({ str, transform, width }: TextItem, paper: { readonly width: number; readonly height: number }): boolean {
  const [, , , , x = 0, y = 0] = transform;
  return str.trim() === '' || (x >= 0 && x + width <= paper.width && y >= 0 && y <= paper.height);
}
