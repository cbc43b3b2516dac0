import { SaxesParser } from 'saxes';
import { failure, type Result, success } from '#domain/result.ts';

/** An element by its own name, without the prefix that it was written with. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  readonly texts: string[];
};

/** `broken`: not well-formed, or cut off. `too-much`: beyond what any bank writes, or with declarations of its own. */
export type NoXml = 'broken' | 'too-much';

/** An element that is given once it is whole, and the elements that it is in, the outermost first, as far as they are read. */
export type OnPart = (part: XmlElement, within: readonly XmlElement[]) => void;

/** A bank's statement goes twelve elements deep. */
const deepest = 32;
/** Elements and attributes that are kept at once; parts that were given are not. */
const mostKept = 250_000;
/** Elements and attributes of one file: a hundred thousand entries of a statement. */
const mostNodes = 8_000_000;
/** Characters that are parsed at once. */
const piece = 65_536;

class Refused extends Error {
  readonly why: NoXml;
  constructor(why: NoXml) {
    super(why);
    this.why = why;
  }
}

/**
 * Reads an XML document in pieces, and gives each element of that name as soon as it ends, after which it is forgotten: a file of 20 MB takes
 * the memory of one entry. Its time grows with its length alone: reading stops at the first fault and at each limit. A document that declares
 * entities is refused, so that nothing can be read by way of them, nor grow.
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
    if (counts.kept > mostKept || counts.all > mostNodes) throw new Refused('too-much');
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

/** All elements at the end of a path of names, in the order of the document. */
export function findAll(element: XmlElement, ...path: readonly string[]): readonly XmlElement[] {
  return path.reduce<readonly XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  );
}

/** What an element says by itself, in one line. */
export function textOf({ texts }: XmlElement): string {
  return texts.join('').replaceAll(/\s+/g, ' ').trim();
}

/** What is in the first of them; empty where there is none. */
export function textAt(element: XmlElement, ...path: readonly string[]): string {
  const [first] = findAll(element, ...path);
  return first === undefined ? '' : textOf(first);
}
