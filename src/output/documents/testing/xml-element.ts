import { Parser } from 'htmlparser2';

export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
};

/** Reads XML with a different parser than its writer used. Throws for text without a root or with an unclosed element. */
export function readXml(xml: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes, children: [], text: '' };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        const element = open.at(-1);
        if (element) element.text += text;
      },
      onclosetag(name, implied) {
        if (implied || open.pop()?.name !== name) throw new Error(`Not closed: ${name}`);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  const [root] = top.children;
  if (!root || top.children.length !== 1) throw new Error('Not one root');
  return root;
}

/** Every element at a path of names below this one: `cac:TaxTotal/cbc:TaxAmount`. */
export function findAll(element: XmlElement, path: string): readonly XmlElement[] {
  const names = path.split('/');
  return names.reduce<readonly XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  );
}

/** The text at a path; empty if there is none. */
export function textAt(element: XmlElement, path: string): string {
  return findAll(element, path)[0]?.text.trim() ?? '';
}

/** Euros in cents; NaN for anything but a number of at most two decimals (BR-DEC). */
export function centsOf(text: string): number {
  return /^-?\d+(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
}

export function centsAt(element: XmlElement, path: string): number {
  return centsOf(textAt(element, path));
}

export function everyElement(element: XmlElement): readonly XmlElement[] {
  return [element, ...element.children.flatMap(everyElement)];
}
