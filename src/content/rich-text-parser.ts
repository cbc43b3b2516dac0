import { failure, type Result, success } from '#domain/result.ts';
import { isAllowedHref } from './link-target.ts';
import { allowList, createRichText, type ElementName, isElementName, type RichNode, type RichText, topLevelElements } from './rich-text.ts';
import { parseWithin } from './rich-text-limits.ts';

type Open = {
  readonly element: ElementName | 'top' | 'refused';
  readonly href: string | null;
  readonly children: RichNode[];
  words: string[];
};

/** The most issues to report: an author fixes the first ones first. */
const mostProblems = 50;

/**
 * Parses authored HTML into the allow-list. Everything else is refused and reported, never silently dropped, so that an author sees at
 * import what a visitor would have missed.
 */
export function parseRichText(source: string): Result<RichText, readonly string[]> {
  const problems: string[] = [];
  const top = open('top', null);
  const stack: Open[] = [top];
  const current = () => stack.at(-1) ?? top;
  const excess = parseWithin(source, {
    onopentag: (name, attributes, isImplied) => {
      if (isImplied) problems.push(`</${name}> closes nothing`);
      const found = findProblems({ name, attributes, stack });
      if (problems.length < mostProblems) problems.push(...found.slice(0, mostProblems));
      stack.push(open(isElementName(name) && found.length === 0 ? name : 'refused', attributes.href ?? null));
    },
    onclosetag: (name, isImplied) => {
      if (isImplied && name !== 'br') problems.push(`<${name}> is not closed`);
      const closed = stack.pop();
      if (closed !== undefined) closeElement(closed, current(), problems);
    },
    ontext: (text) => addText(current(), text, problems),
    oncomment: () => problems.push('comments and instructions are not allowed'),
    onprocessinginstruction: (name) => problems.push(`<${name}> is not allowed`),
  });
  if (excess !== null) return failure([excess]);
  placeWords(top);
  const nodes = top.children.filter((node) => !isBlank(node));
  if (nodes.length === 0 && problems.length === 0) problems.push('is empty');
  return problems.length > 0 ? failure(problems.slice(0, mostProblems)) : success(createRichText(nodes));
}

function open(element: Open['element'], href: string | null): Open {
  return { element, href, children: [], words: [] };
}

function findProblems({
  name,
  attributes,
  stack,
}: {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly stack: readonly Open[];
}): readonly string[] {
  if (!isElementName(name)) return [`<${name}> is not allowed`];
  const parent = stack.at(-1)?.element ?? 'top';
  const problems = Object.keys(attributes)
    .filter((attribute) => !(name === 'a' && attribute === 'href'))
    .map((attribute) => `attribute ${attribute} on <${name}> is not allowed`);
  if (!mayHold(parent, name))
    problems.push(parent === 'top' ? `<${name}> must stand in a paragraph` : `<${name}> may not stand in <${parent}>`);
  if (name !== 'a') return problems;
  if (stack.some((open) => open.element === 'a')) problems.push('a link stands in a link');
  if (!isAllowedHref(attributes.href ?? ''))
    problems.push(`href "${attributes.href ?? ''}" is neither a page of ours nor an https address`);
  return problems;
}

function mayHold(parent: Open['element'], name: ElementName): boolean {
  if (parent === 'refused') return true;
  const children: readonly string[] = parent === 'top' ? topLevelElements : allowList[parent].children;
  return children.includes(name);
}

function addText(open: Open, text: string, problems: string[]): void {
  const holdsText = open.element === 'refused' || (open.element !== 'top' && allowList[open.element].text);
  if (!holdsText && text.trim() !== '') problems.push(`text stands outside a paragraph: "${text.trim().slice(0, 30)}"`);
  if (holdsText) open.words.push(text);
}

/** Text arrives in pieces, one for each `&amp;`: they are joined once, before the next node. */
function placeWords(open: Open): void {
  if (open.words.length > 0) open.children.push({ text: open.words.join('').replace(/[ \t\r\n]+/g, ' ') });
  open.words = [];
}

function closeElement(open: Open, parent: Open, problems: string[]): void {
  placeWords(open);
  if (open.element === 'top' || open.element === 'refused') return;
  const isInline = !(topLevelElements as readonly string[]).includes(open.element) && open.element !== 'li';
  const children = isInline ? open.children : trimEnds(open.children);
  if (open.element !== 'br' && children.every(isBlank) && problems.length === 0) problems.push(`<${open.element}> is empty`);
  placeWords(parent);
  parent.children.push({ element: open.element, href: open.href, children });
}

function trimEnds(children: readonly RichNode[]): readonly RichNode[] {
  return children
    .map((child, at) => (at === 0 && 'text' in child ? { text: child.text.trimStart() } : child))
    .map((child, at) => (at === children.length - 1 && 'text' in child ? { text: child.text.trimEnd() } : child))
    .filter((child) => !('text' in child) || child.text !== '');
}

function isBlank(node: RichNode): boolean {
  return 'text' in node && node.text.trim() === '';
}
