/** The elements that editorial texts may contain. The server accepts no others, and neither does this. */
const elements = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'h3', 'br'] as const;
export type RichElementName = (typeof elements)[number];

export type RichNode = string | { readonly element: RichElementName; readonly href: string | null; readonly children: readonly RichNode[] };

type Open = { readonly element: RichElementName | 'top'; readonly href: string | null; readonly children: RichNode[] };

const maximumDepth = 20;
/** Their content is not text for people. */
const silent = /<(script|style|template|noscript|iframe|svg|math|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comment = /<!--[\s\S]*?(?:-->|$)/g;
/**
 * A tag ends at the first `>`, even within quotes: parsing quotes would take quadratic time on unclosed ones, and the server escapes them.
 */
const token = /<(\/?)([a-z][a-z0-9]*)([^<>]*)>|([^<]+)|</gi;

/** Parses HTML into the few known elements. Unknown elements keep their text, scripts are dropped. Never throws. */
export function parseRichNodes(html: string): readonly RichNode[] {
  const top: Open = { element: 'top', href: null, children: [] };
  const stack: Open[] = [top];
  for (const [whole, slash, name, attributes = '', text] of html.replace(comment, '').replace(silent, '').matchAll(token)) {
    if (name === undefined) addText(stack, text ?? whole);
    else if (slash === '/') close(stack, name.toLowerCase());
    else open(stack, { name: name.toLowerCase(), attributes });
  }
  while (stack.length > 1) closeLast(stack);
  return top.children;
}

function addText(stack: readonly Open[], text: string): void {
  const current = stack.at(-1);
  const isListGap = (current?.element === 'ul' || current?.element === 'ol') && text.trim() === '';
  if (!isListGap) current?.children.push(decodeEntities(text));
}

function open(stack: Open[], { name, attributes }: { readonly name: string; readonly attributes: string }): void {
  if (!isElementName(name)) return;
  if (name === 'br') {
    stack.at(-1)?.children.push({ element: 'br', href: null, children: [] });
    return;
  }
  if (stack.length > maximumDepth) return;
  stack.push({ element: name, href: name === 'a' ? hrefIn(attributes) : null, children: [] });
}

function close(stack: Open[], name: string): void {
  if (!stack.some((each) => each.element === name)) return;
  while (stack.at(-1)?.element !== name) closeLast(stack);
  closeLast(stack);
}

function closeLast(stack: Open[]): void {
  const closed = stack.pop();
  if (closed === undefined || closed.element === 'top') return;
  stack.at(-1)?.children.push({ element: closed.element, href: closed.href, children: closed.children });
}

function hrefIn(attributes: string): string | null {
  const match = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  const href = decodeEntities(match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim();
  return isSafeHref(href) ? href : null;
}

/** A page of ours by key or by path, another site over https, a mail address, a telephone number. */
function isSafeHref(href: string): boolean {
  return /^(?:page:[a-z]|https:\/\/[^\s@]+$|mailto:[^\s]+$|tel:\+?[\d\s-]+$|\/(?![/\\]))/i.test(href) && !hasControl(href);
}

/** Browsers ignore these characters inside an address, so the address that was checked would not be the one that is followed. */
function hasControl(text: string): boolean {
  return [...text].some((letter) => (letter.codePointAt(0) ?? 0) < 32);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', euro: '€' };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function isElementName(name: string): name is RichElementName {
  return (elements as readonly string[]).includes(name);
}
