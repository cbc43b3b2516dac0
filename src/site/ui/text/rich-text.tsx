import { createElement, type ReactNode } from 'react';
import { usePathTo } from '../../site-context.ts';
import { classNames } from '../class-names.ts';
import { parsePageHref } from '../link/page-href.ts';
import styles from './rich-text.module.css';
import { parseRichNodes, type RichNode } from './rich-text-nodes.ts';

type RichTextProps = { readonly html: string; readonly className?: string | undefined };

/** Editorial HTML as our own elements. No raw HTML reaches the page. */
export function RichText({ html, className }: RichTextProps) {
  const pathTo = usePathTo();
  const addressOf = (href: string) => {
    const link = parsePageHref(href);
    if (link !== null) return pathTo(link);
    return href.startsWith('page:') ? null : href;
  };
  return <Prose className={className}>{render(parseRichNodes(html), addressOf)}</Prose>;
}

/** Running text with the space between its paragraphs, lists and headings. */
function Prose({ children, className }: { readonly children: ReactNode; readonly className?: string | undefined }) {
  return <div className={classNames(styles.prose, className)}>{children}</div>;
}

function render(nodes: readonly RichNode[], addressOf: (href: string) => string | null): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    if (node.element === 'br') return createElement('br', { key: index });
    const children = render(node.children, addressOf);
    if (node.element !== 'a') return createElement(node.element, { key: index }, ...children);
    const href = node.href === null ? null : addressOf(node.href);
    if (href === null) return createElement('span', { key: index }, ...children);
    const rel = href.startsWith('https://') ? { rel: 'external noopener' } : {};
    return createElement('a', { key: index, href, ...rel }, ...children);
  });
}
