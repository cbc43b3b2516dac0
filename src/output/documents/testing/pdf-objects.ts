import { inflateSync } from 'node:zlib';

export type PdfDict = { readonly [key: string]: PdfValue };
/** A name is `/Name`, a string its bytes as Latin-1 in `text`. */
export type PdfValue =
  | null
  | boolean
  | number
  | `/${string}`
  | { readonly text: string }
  | { readonly ref: number }
  | { readonly list: readonly PdfValue[] }
  | { readonly dict: PdfDict; readonly stream?: Uint8Array };

export type PdfFile = {
  readonly objects: ReadonlyMap<number, PdfValue>;
  readonly trailer: PdfDict;
  /** The value itself, if it is a reference. */
  readonly at: (value: PdfValue | undefined) => PdfValue;
  /** What differs from the form of PDF 1.7, 7.5. */
  readonly faults: readonly string[];
};

/** Reads the objects of a PDF with one cross-reference table, as PDFKit writes it. Throws for what it does not know. */
export function readObjects(bytes: Uint8Array): PdfFile {
  const text = Buffer.from(bytes).toString('latin1');
  const faults: string[] = [];
  const start = Number(/startxref\n(\d+)\n%%EOF\n?$/.exec(text)?.[1] ?? Number.NaN);
  const table = /^xref\n0 (\d+)\n((?:\d{10} \d{5} [nf] \n)+)trailer\n/.exec(text.slice(start));
  if (table === null) throw new Error('No cross-reference table at the end');
  const offsets = [...(table[2] ?? '').matchAll(/(\d{10}) \d{5} ([nf])/g)];
  const objects = new Map<number, PdfValue>();
  for (const [id, [, offset = '', kind]] of offsets.entries()) {
    if (kind === 'f') continue;
    const head = `${id} 0 obj\n`;
    if (text.startsWith(head, Number(offset))) objects.set(id, readObject({ text, bytes, faults }, Number(offset) + head.length));
    else faults.push(`6.1.4: no object ${id} at ${offset}`);
  }
  const trailer = createReader(text, start + table[0].length)();
  if (trailer === null || typeof trailer !== 'object' || !('dict' in trailer)) throw new Error('No trailer');
  const at = (value: PdfValue | undefined): PdfValue =>
    typeof value === 'object' && value !== null && 'ref' in value ? (objects.get(value.ref) ?? null) : (value ?? null);
  return { objects, trailer: trailer.dict, at, faults };
}

type Source = { readonly text: string; readonly bytes: Uint8Array; readonly faults: string[] };

function readObject({ text, bytes, faults }: Source, from: number): PdfValue {
  const read = createReader(text, from);
  const value = read();
  const end = read.position();
  if (value === null || typeof value !== 'object' || !('dict' in value) || !text.startsWith('stream\n', end)) return value;
  const { Length: length, Filter: filter } = value.dict;
  const begin = end + 'stream\n'.length;
  if (typeof length !== 'number' || !text.startsWith('\nendstream\n', begin + length)) {
    faults.push(`6.1.7.1: a length that is not the stream's: ${String(length)}`);
    return value;
  }
  const raw = bytes.subarray(begin, begin + length);
  return { dict: value.dict, stream: filter === '/FlateDecode' ? inflateSync(raw) : raw };
}

/** A reader of one value after another; `position` is behind the last one and its white space. */
function createReader(text: string, from: number) {
  const token = /\s*(<<|>>|\[|\]|\((?:[^()\\]|\\[\s\S])*\)|<[0-9a-fA-F]*>|\/[^\s/<>[\]()]*|\d+ \d+ R|[^\s/<>[\]()]+)\s?/y;
  token.lastIndex = from;
  const next = () => {
    const [, found] = token.exec(text) ?? [];
    if (found === undefined) throw new Error(`No PDF value at ${token.lastIndex}`);
    return found;
  };
  const listUntil = (end: string): readonly PdfValue[] => {
    const values: PdfValue[] = [];
    for (let each = next(); each !== end; each = next()) values.push(toValue(each));
    return values;
  };
  const toValue = (found: string): PdfValue => {
    if (found === '<<') return { dict: pairs(listUntil('>>')) };
    if (found === '[') return { list: listUntil(']') };
    return scalarOf(found);
  };
  return Object.assign(() => toValue(next()), { position: () => token.lastIndex });
}

function pairs(values: readonly PdfValue[]): PdfDict {
  const entries: [string, PdfValue][] = [];
  for (let index = 0; index < values.length; index += 2) {
    const key = values[index];
    if (typeof key !== 'string') throw new Error('A key that is no name');
    entries.push([key.slice(1), values[index + 1] ?? null]);
  }
  return Object.fromEntries(entries);
}

const isName = (found: string): found is `/${string}` => found.startsWith('/');

function scalarOf(found: string): PdfValue {
  const [, ref] = /^(\d+) \d+ R$/.exec(found) ?? [];
  if (ref !== undefined) return { ref: Number(ref) };
  if (isName(found))
    return `/${found.slice(1).replace(/#([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))}`;
  if (found.startsWith('(')) return { text: found.slice(1, -1).replace(/\\([nrtbf()\\])/g, (_, sign: string) => escapes[sign] ?? sign) };
  if (found.startsWith('<')) return { text: Buffer.from(found.slice(1, -1), 'hex').toString('latin1') };
  if (found === 'true' || found === 'false') return found === 'true';
  if (found === 'null') return null;
  const number = Number(found);
  if (Number.isNaN(number)) throw new Error(`No PDF value: ${found}`);
  return number;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

export const dictOf = (value: PdfValue | undefined): PdfDict =>
  value !== null && typeof value === 'object' && 'dict' in value ? value.dict : {};
export const listOf = (value: PdfValue | undefined): readonly PdfValue[] =>
  value !== null && typeof value === 'object' && 'list' in value ? value.list : [];
export const bytesOf = (value: PdfValue | undefined): Uint8Array | null =>
  value !== null && typeof value === 'object' && 'dict' in value ? (value.stream ?? null) : null;

/** A text string: UTF-16 with its mark, else one byte a letter. */
export function textOf(value: PdfValue | undefined): string {
  if (value === null || typeof value !== 'object' || !('text' in value)) return '';
  const bytes = Buffer.from(value.text, 'latin1');
  return bytes[0] === 0xfe && bytes[1] === 0xff ? bytes.subarray(2).swap16().toString('utf16le') : value.text;
}
