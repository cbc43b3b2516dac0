import { formatStructuredData, type StructuredData } from '../head/structured-data.ts';
import { formatHandOver } from './hand-over.ts';
import { delayScripts } from './late-scripts.ts';
import { orderHead } from './order-head.ts';
import { routerOutput } from './router-output.ts';

type Rendered = {
  /** What React rendered. */
  readonly html: string;
  /** What the loaders answered, as the router wrote it down. */
  readonly loaderData: string;
  /** What the page says to search engines. */
  readonly said: readonly StructuredData[];
  readonly buildVersion: string;
  /** False for the development server, which writes scripts of its own. */
  readonly delays: boolean;
};

/**
 * The page as it is sent: cut once, at the end of its head, and put together again with every trick of this room. What is no page, such as
 * plain text, is left alone.
 */
export function finishPage({ html, loaderData, said, buildVersion, delays }: Rendered): string {
  const { headEnd, pageEnd } = routerOutput;
  const cut = html.indexOf(headEnd);
  if (cut === -1 || !html.endsWith(pageEnd)) return html;
  const parts = { head: orderHead(html.slice(0, cut)), body: html.slice(cut, -pageEnd.length) };
  const { head, body } = delays ? delayScripts(parts, buildVersion) : parts;
  return head + body + formatStructuredData(said) + formatHandOver(loaderData) + pageEnd;
}
