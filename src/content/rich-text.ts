/** Editorial text with mark-up: `html` for the API, `nodes` for pages, which render elements and never raw HTML. */
export type RichText = { readonly html: string; readonly nodes: readonly RichNode[] };

export type RichNode = RichTextNode | RichElement;
type RichTextNode = { readonly text: string };
type RichElement = { readonly element: ElementName; readonly href: string | null; readonly children: readonly RichNode[] };

const inline = ['strong', 'em', 'a', 'br'] as const;

/** The elements that each element may contain. `text` says whether text may be directly in it. */
export const allowList = {
  p: { text: true, children: inline },
  h3: { text: true, children: inline },
  ul: { text: false, children: ['li'] },
  ol: { text: false, children: ['li'] },
  li: { text: true, children: inline },
  strong: { text: true, children: inline },
  em: { text: true, children: inline },
  a: { text: true, children: ['strong', 'em'] },
  br: { text: false, children: [] },
} as const;
export type ElementName = keyof typeof allowList;

export const topLevelElements = ['p', 'h3', 'ul', 'ol'] as const;

export function isElementName(name: string): name is ElementName {
  return Object.hasOwn(allowList, name);
}

export function isRichText(value: object): value is RichText {
  return 'html' in value && 'nodes' in value;
}

/** A rich text of these nodes, with its HTML generated from them. */
export function createRichText(nodes: readonly RichNode[]): RichText {
  return { html: nodes.map(formatNode).join(''), nodes };
}

function formatNode(node: RichNode): string {
  if ('text' in node) return escapeHtml(node.text);
  if (node.element === 'br') return '<br>';
  const attributes = node.href === null ? '' : ` href="${escapeHtml(node.href)}"`;
  return `<${node.element}${attributes}>${node.children.map(formatNode).join('')}</${node.element}>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
