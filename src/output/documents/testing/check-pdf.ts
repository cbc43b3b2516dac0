import { getDocumentProxy, getMeta } from 'unpdf';
import * as v from 'valibot';

type Node = {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
};
type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

const markSchema = v.object({ type: v.string(), tag: v.nullish(v.string()), id: v.nullish(v.string()) });
const wordsSchema = v.object({ str: v.string() });

/** What a PDF lacks to be a tagged one (PDF 1.7, 14.7 and 14.8; PDF/UA-1, 7.1 to 7.5), as far as this checks. */
export async function checkTags(bytes: Uint8Array): Promise<readonly string[]> {
  const pdf = await getDocumentProxy(bytes.slice());
  const { info } = await getMeta(pdf);
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const trees: Node[] = [];
  for (const page of pages) trees.push((await page.getStructTree()) ?? {});
  const nodes = trees.flatMap(flatten);
  const words = (await Promise.all(pages.map((page, index) => checkWords(page, trees[index] ?? {})))).flat();
  return [
    ...((await pdf.getMarkInfo())?.Marked ? [] : ['not marked as tagged']),
    ...(info.Title ? [] : ['no title']),
    ...(info.Language ? [] : ['no language']),
    ...words,
    ...checkHeadings(nodes),
    ...trees.flatMap((tree, index) => checkTables(tree, trees[index - 1])),
    ...nodes.filter(({ role, alt }) => role === 'Figure' && !alt).map(() => 'a figure without alternative text'),
    ...nodes.flatMap(checkParts),
  ];
}

function flatten(node: Node): readonly Node[] {
  return [node, ...(node.children ?? []).flatMap(flatten)];
}

/** All words are within an element or marked as artifacts. */
async function checkWords(page: Page, tree: Node): Promise<readonly string[]> {
  const known = new Set(flatten(tree).flatMap(({ type, id }) => (type === 'content' && id !== undefined ? [id] : [])));
  const open: Mark[] = [];
  const met = new Set<string>();
  const faults: string[] = [];
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    const mark = v.safeParse(markSchema, item);
    const words = v.safeParse(wordsSchema, item);
    if (mark.success && mark.output.type.startsWith('begin')) {
      const { id, tag } = mark.output;
      if (id) met.add(id);
      open.push({ isTagged: isTagged({ id, tag }, known) });
    } else if (mark.success) open.pop();
    else if (words.success) faults.push(...untagged(words.output.str, open));
  }
  return [...faults, ...[...known].filter((id) => !met.has(id)).map((id) => `an element of content that is not on the page: ${id}`)];
}

type Mark = { readonly isTagged: boolean };

function isTagged(
  { id, tag }: { readonly id?: string | null | undefined; readonly tag?: string | null | undefined },
  known: ReadonlySet<string>,
): boolean {
  return tag === 'Artifact' || (id ? known.has(id) : false);
}

/** Words that are within no element and no artifact. */
function untagged(words: string, open: readonly Mark[]): readonly string[] {
  return words.trim() === '' || open.some((mark) => mark.isTagged) ? [] : [`untagged: ${words}`];
}

/** A heading of the first level, then no skipped level. */
function checkHeadings(nodes: readonly Node[]): readonly string[] {
  const levels = nodes.flatMap(({ role = '' }) => (/^H[1-6]$/.test(role) ? [Number(role[1])] : []));
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return [
    ...(levels.filter((level) => level === 1).length === 1 ? [] : ['not one heading of the first level']),
    ...skipped.map((level) => `a level before H${level} is left out`),
  ];
}

/** A table has headings, unless it continues from the page before, and the same number of cells in each row. */
function checkTables(tree: Node, before: Node | undefined): readonly string[] {
  const goesOn = before !== undefined && flatten(before).some(({ role }) => role === 'Table');
  return flatten(tree)
    .filter(({ role }) => role === 'Table')
    .flatMap((table, index) => {
      const rows = (table.children ?? []).map(({ children = [] }) => children.map(({ role }) => role));
      const hasHeadings = rows[0]?.every((role) => role === 'TH') === true;
      return [
        ...(hasHeadings || (index === 0 && goesOn) ? [] : ['a table without headings']),
        ...(new Set(rows.map(({ length }) => length)).size <= 1 ? [] : ['a table with rows of different lengths']),
      ];
    });
}

/** Elements that may contain only certain others. */
const parts: Readonly<Record<string, readonly string[]>> = { L: ['LI'], LI: ['Lbl', 'LBody'], Table: ['TR'], TR: ['TH', 'TD'] };

function checkParts({ role = '', children = [] }: Node): readonly string[] {
  const allowed = parts[role];
  return children.flatMap((child) => (allowed === undefined || allowed.includes(child.role ?? '') ? [] : [`${child.role} within ${role}`]));
}
