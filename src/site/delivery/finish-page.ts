import { formatStructuredData, type StructuredData } from '../head/structured-data.ts';
import { formatHandOver } from './hand-over.ts';
import { delayScripts } from './late-scripts.ts';
import { orderHead } from './order-head.ts';
import { routerOutput } from './router-output.ts';

type Rendered = {
  /** What React rendered. */
  readonly html: string;
  /** The loaders' data, as the router serialised it. */
  readonly loaderData: string;
  /** The page's instructions for search engines. */
  readonly said: readonly StructuredData[];
  readonly buildVersion: string;
  /** False for the development server, which writes its own scripts. */
  readonly delays: boolean;
};

/** The page as it is sent, with every optimisation of this folder. Anything that is not a page, such as plain text, stays unchanged. */
export function finishPage({ html, loaderData, said, buildVersion, delays }: Rendered): string {
  const { headEnd, pageEnd } = routerOutput;
  const cut = html.indexOf(headEnd);
  if (cut === -1 || !html.endsWith(pageEnd)) return html;
  const parts = { head: orderHead(html.slice(0, cut)), body: html.slice(cut, -pageEnd.length) };
  const { head, body } = delays ? delayScripts(parts, buildVersion) : parts;
  return head + body + formatStructuredData(said) + formatHandOver(loaderData) + pageEnd;
}
