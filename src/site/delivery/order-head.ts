import { routerOutput } from './router-output.ts';

/**
 * A head with its stylesheets before everything else that it loads. React puts the links that it may hoist first, so that on a slow line
 * the stylesheets would wait for what nothing needs yet.
 */
export function orderHead(head: string): string {
  const first = head.indexOf('<link');
  if (first === -1) return head;
  const sheets = head.match(routerOutput.stylesheet)?.join('') ?? '';
  return head.slice(0, first) + sheets + head.slice(first).replaceAll(routerOutput.stylesheet, '');
}
