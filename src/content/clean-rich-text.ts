import { isAllowedHref } from './link-target.ts';
import { allowList, createRichText, type ElementName, isElementName, type RichNode, topLevelElements } from './rich-text.ts';
import { parseWithin } from './rich-text-limits.ts';
import { parseRichText } from './rich-text-parser.ts';

export type CleanedText = {
  readonly html: string;
  /** Names of removed elements and attributes, without duplicates; empty if the text was already clean. */
  readonly removed: readonly string[];
};

/** The names that other programs use for our elements. */
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

/** Elements whose content is not text. */
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
 * Reduces pasted HTML to the allow-list: a whole page of a word processor becomes its paragraphs, headings and lists, and scripts and
 * styles are removed with their content. Clean parts stay unchanged.
 */
export function cleanRichText(source: string): CleanedText {
  if (parseRichText(source).ok || source.trim() === '') return { html: source, removed: [] };
  const removed = new Set<string>();
  const top: Open = { name: '', element: 'top', href: null, children: [] };
  const stack: Open[] = [top];
  const current = () => stack.at(-1) ?? top;
  // The number of open silent elements. Searching all open elements at each tag would take quadratic time.
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
  // Over the limit nothing is removed: the check that follows reports it.
  if (excess !== null) return { html: source, removed: [] };
  return { html: createRichText(layBlocks(top.children)).html, removed: [...removed].sort() };
}

function foreignAttributes(name: string, attributes: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(attributes).filter((attribute) => name !== 'a' || attribute !== 'href');
}

/** Puts a closed element, or what remains of it, into its parent. */
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

/** Puts blocks at the top level, and text between them into paragraphs. */
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
  // A paragraph that contains blocks, as made from other programs' tables and frames, is replaced by those blocks.
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

/** Which of these an element may contain; of the others only the text remains. */
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

/** Joins adjacent texts, with single spaces. */
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
