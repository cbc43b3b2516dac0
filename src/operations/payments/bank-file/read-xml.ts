import { Parser } from 'htmlparser2';

/** An element by its own name, whatever prefix it was written with. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
};

/**
 * The root of an XML document; null where it does not close what it opened. Entities of its own mean nothing here, so that nothing can be
 * read by way of them, nor grow.
 */
export function readXml(text: string): XmlElement | null {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  let isWhole = true;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element: XmlElement = { name: name.replace(/^.*:/, ''), attributes, children: [], text: '' };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(part) {
        const inner = open.at(-1);
        if (inner !== undefined) inner.text += part;
      },
      onclosetag(_name, isImplied) {
        if (isImplied) isWhole = false;
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return isWhole && top.children.length === 1 ? (top.children[0] ?? null) : null;
}

/** All elements at the end of a path of names, in the order of the document. */
export function findAll(element: XmlElement, ...path: readonly string[]): readonly XmlElement[] {
  return path.reduce<readonly XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  );
}

/** What stands in the first of them; empty where there is none. */
export function textAt(element: XmlElement, ...path: readonly string[]): string {
  return (
    findAll(element, ...path)[0]
      ?.text.replaceAll(/\s+/g, ' ')
      .trim() ?? ''
  );
}
