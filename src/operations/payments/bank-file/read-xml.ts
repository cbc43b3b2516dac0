import { SaxesParser } from 'saxes';
import { failure, type Result, success } from '#domain/result.ts';

/** An element by its local name, without prefix. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  readonly texts: string[];
};

/** `broken`: malformed or truncated. `too-much`: larger than any bank's file, or with entity declarations. */
export type NoXml = 'broken' | 'too-much';

/** Called for each complete element, with its ancestors as far as they are read, outermost first. */
export type OnPart = (part: XmlElement, within: readonly XmlElement[]) => void;

/** A bank statement has about twelve levels. */
const deepest = 32;
/** Elements and attributes in memory at once; elements already handed over do not count. */
const mostRead = 250_000;
/** Elements and attributes of one file: a hundred thousand entries of a statement. */
const mostNodes = 8_000_000;
/** Characters parsed at once. */
const piece = 65_536;

class Refused extends Error {
  readonly why: NoXml;
  constructor(why: NoXml) {
    super(why);
    this.why = why;
  }
}

/**
 * Reads an XML document in pieces and hands over each element of that name as soon as it ends, then forgets it: a file of 20 MB takes the
 * memory of one entry. Time grows linearly with length: reading stops at the first error and at each limit. Documents that declare entities
 * are refused, which rules out external entities and expansion attacks.
 */
export function readXmlParts(text: string, name: string, onPart: OnPart): Result<XmlElement, NoXml> {
  try {
    const root = walk(text, name, onPart);
    return root === null ? failure('broken') : success(root);
  } catch (error) {
    if (error instanceof Refused) return failure(error.why);
    throw error;
  }
}

function walk(text: string, name: string, onPart: OnPart): XmlElement | null {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const open: XmlElement[] = [];
  const counts = { kept: 0, all: 0, before: 0 };
  let root: XmlElement | null = null;
  const count = () => {
    counts.kept += 1;
    counts.all += 1;
    if (counts.kept > mostRead || counts.all > mostNodes) throw new Refused('too-much');
  };
  parser.on('error', () => {
    throw new Refused('broken');
  });
  parser.on('doctype', () => {
    throw new Refused('too-much');
  });
  parser.on('attribute', count);
  parser.on('opentag', ({ name: written, attributes }) => {
    count();
    if (open.length >= deepest) throw new Refused('too-much');
    const element: XmlElement = { name: written.slice(written.lastIndexOf(':') + 1), attributes, children: [], texts: [] };
    if (element.name === name) counts.before = counts.kept;
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const keep = (part: string) => open.at(-1)?.texts.push(part);
  parser.on('text', keep);
  parser.on('cdata', keep);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element?.name !== name) return;
    onPart(element, open);
    open.at(-1)?.children.pop();
    counts.kept = counts.before;
  });
  const whole = text.trim();
  for (let from = 0; from < whole.length; from += piece) parser.write(whole.slice(from, from + piece));
  parser.close();
  return root;
}

/** All elements at the end of a path of names, in document order. */
export function findAll(element: XmlElement, ...path: readonly string[]): readonly XmlElement[] {
  return path.reduce<readonly XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  );
}

/** The direct text of an element, in one line. */
export function textOf({ texts }: XmlElement): string {
  return texts.join('').replaceAll(/\s+/g, ' ').trim();
}

/** The text of the first of them; empty if there is none. */
export function textAt(element: XmlElement, ...path: readonly string[]): string {
  const [first] = findAll(element, ...path);
  return first === undefined ? '' : textOf(first);
}
