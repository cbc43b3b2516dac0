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

/** A bank's statement goes twelve elements deep. */
const deepest = 32;
/** Elements and attributes: some eight thousand entries of a statement. */
const mostNodes = 250_000;

class Refused extends Error {
  readonly why: NoXml;
  constructor(why: NoXml) {
    super(why);
    this.why = why;
  }
}

/**
 * The root of an XML document, in a time that grows with its length alone: reading stops at the first fault and at each limit. A document that
 * declares entities is refused, so that nothing can be read by way of them, nor grow.
 */
export function readXml(text: string): Result<XmlElement, NoXml> {
  try {
    const root = build(text);
    return root === null ? failure('broken') : success(root);
  } catch (error) {
    if (error instanceof Refused) return failure(error.why);
    throw error;
  }
}

function build(text: string): XmlElement | null {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const open: XmlElement[] = [];
  let root: XmlElement | null = null;
  let nodes = 0;
  parser.on('error', () => {
    throw new Refused('broken');
  });
  parser.on('doctype', () => {
    throw new Refused('too-much');
  });
  parser.on('attribute', () => {
    nodes += 1;
    if (nodes > mostNodes) throw new Refused('too-much');
  });
  parser.on('opentag', ({ name, attributes }) => {
    nodes += 1;
    if (nodes > mostNodes || open.length >= deepest) throw new Refused('too-much');
    const element: XmlElement = { name: name.slice(name.lastIndexOf(':') + 1), attributes, children: [], texts: [] };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const keep = (part: string) => open.at(-1)?.texts.push(part);
  parser.on('text', keep);
  parser.on('cdata', keep);
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text.trim()).close();
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

/** What stands in the first of them; empty where there is none. */
export function textAt(element: XmlElement, ...path: readonly string[]): string {
  const [first] = findAll(element, ...path);
  return first === undefined ? '' : textOf(first);
}
