import { isAllowedHref } from './link-target.ts';
import { allowList, createRichText, type ElementName, isElementName, type RichNode, topLevelElements } from './rich-text.ts';
import { parseWithin } from './rich-text-limits.ts';
import { parseRichText } from './rich-text-parser.ts';

export type CleanedText = {
  readonly html: string;
  /** Names of elements and attributes that were taken out, each once; empty where the text was right as it was. */
  readonly removed: readonly string[];
};

/** What other programs call our elements. */
const synonyms: Readonly<Partial<Record<string, ElementName>>> = {
  b: 'strong',
  i: 'em',
  h1: 'h3',
  h2: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  div: 'p',
  td: 'p',
  th: 'p',
};

/** Whose words are no words of the text. */
const silent = new Set([
  ...['script', 'style', 'head', 'title', 'template', 'xml', 'object', 'iframe', 'svg', 'math', 'noscript', 'textarea', 'select'],
]);

type Open = {
  readonly name: string;
  readonly element: ElementName | 'top' | null;
  readonly href: string | null;
  readonly children: RichNode[];
};

/**
 * What an editor pasted, brought into the allow-list: a whole page of a word processor becomes its paragraphs, headings and lists, and
 * scripts and styles go with all that is in them. What is right already stays letter by letter.
 */
export function cleanRichText(source: string): CleanedText {
  if (parseRichText(source).ok || source.trim() === '') return { html: source, removed: [] };
  const removed = new Set<string>();
  const top: Open = { name: '', element: 'top', href: null, children: [] };
  const stack: Open[] = [top];
  const current = () => stack.at(-1) ?? top;
  // How many of those that are open are silent: looking through them at each tag would take their number squared.
  let silences = 0;
  const excess = parseWithin(source, {
    onopentag: (name, attributes) => {
      const element = isElementName(name) ? name : (synonyms[name] ?? null);
      if (element !== name) removed.add(`<${name}>`);
      for (const attribute of foreignAttributes(name, attributes)) removed.add(attribute);
      if (silent.has(name)) silences += 1;
      stack.push({ name, element: silences > 0 ? null : element, href: attributes.href ?? null, children: [] });
    },
    onclosetag: () => {
      const wasSilent = silences > 0;
      const closed = stack.pop();
      if (closed !== undefined && silent.has(closed.name)) silences -= 1;
      if (closed !== undefined && !wasSilent) place(current(), closed, removed);
    },
    ontext: (text) => {
      if (silences === 0) current().children.push({ text: text.replace(/\s+/g, ' ') });
    },
    oncomment: () => removed.add('<!-- -->'),
    onprocessinginstruction: (name) => removed.add(`<${name}>`),
  });
  // Nothing is taken out of it then: the check that follows says what is too much.
  if (excess !== null) return { html: source, removed: [] };
  return { html: createRichText(layBlocks(top.children)).html, removed: [...removed].sort() };
}

function foreignAttributes(name: string, attributes: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(attributes).filter((attribute) => name !== 'a' || attribute !== 'href');
}

/** Puts a closed element, or what is left of it, where it stood. */
function place(parent: Open, { element, href, children }: Open, removed: Set<string>): void {
  if (element === null || element === 'top') parent.children.push(...children);
  else if (element === 'br') parent.children.push({ element, href: null, children: [] });
  else if (element === 'a' && !isAllowedHref(href ?? '')) {
    removed.add(`href ${href ?? ''}`.trim());
    parent.children.push(...children);
  } else parent.children.push({ element, href: element === 'a' ? href : null, children });
}

const isBlock = (node: RichNode) =>
  'element' in node && ((topLevelElements as readonly string[]).includes(node.element) || node.element === 'li');

/** Blocks on top, words between them in paragraphs of their own. */
function layBlocks(nodes: readonly RichNode[]): readonly RichNode[] {
  const blocks: RichNode[] = [];
  let loose: RichNode[] = [];
  const flush = () => {
    if (loose.some(holdsWords)) blocks.push({ element: 'p', href: null, children: trim(onlyInline(loose, 'p')) });
    loose = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) loose.push(node);
    else {
      flush();
      blocks.push(...layBlock(node));
    }
  }
  flush();
  return blocks;
}

function layBlock(node: RichNode): readonly RichNode[] {
  if ('text' in node) return [];
  const { element, children } = node;
  if (element === 'li') return holdsWords(node) ? [list('ul', [node])] : [];
  if (element === 'ul' || element === 'ol') {
    const items = children.filter((child) => 'element' in child && child.element === 'li' && holdsWords(child));
    const taken = new Set(items);
    const others = children.filter((child) => !taken.has(child));
    return items.length === 0 ? layBlocks(children) : [list(element, items), ...layBlocks(others)];
  }
  // A paragraph that holds blocks, as tables and frames of other programs become, is those blocks.
  if (children.some(isBlock)) return layBlocks(children);
  return holdsWords(node) ? [{ element, href: null, children: trim(onlyInline(children, element)) }] : [];
}

function list(element: 'ul' | 'ol', items: readonly RichNode[]): RichNode {
  return {
    element,
    href: null,
    children: items.flatMap((item) => ('text' in item ? [] : [{ ...item, href: null, children: trim(onlyInline(item.children, 'li')) }])),
  };
}

/** What an element may hold of these; of what it may not, the words. */
function onlyInline(nodes: readonly RichNode[], parent: ElementName): readonly RichNode[] {
  const allowed: readonly string[] = allowList[parent].children;
  const laid = nodes.flatMap((node): readonly RichNode[] => {
    if ('text' in node) return [node];
    if (!allowed.includes(node.element)) return onlyInline(node.children, parent);
    const children = onlyInline(node.children, node.element);
    return node.element === 'br' || children.some(holdsWords) ? [{ ...node, children }] : [];
  });
  return joinTexts(laid);
}

/** Neighbouring words as one, with single spaces. */
function joinTexts(nodes: readonly RichNode[]): readonly RichNode[] {
  const joined: RichNode[] = [];
  let words: string[] = [];
  const place = () => {
    if (words.length > 0) joined.push({ text: words.join('').replace(/ {2,}/g, ' ') });
    words = [];
  };
  for (const node of nodes) {
    if ('text' in node) words.push(node.text);
    else {
      place();
      joined.push(node);
    }
  }
  place();
  return joined;
}

function trim(nodes: readonly RichNode[]): readonly RichNode[] {
  return nodes
    .map((node, at) => (at === 0 && 'text' in node ? { text: node.text.trimStart() } : node))
    .map((node, at) => (at === nodes.length - 1 && 'text' in node ? { text: node.text.trimEnd() } : node))
    .filter((node) => !('text' in node) || node.text !== '');
}

function holdsWords(node: RichNode): boolean {
  return 'text' in node ? node.text.trim() !== '' : node.children.some(holdsWords);
}
