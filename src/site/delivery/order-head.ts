import { routerOutput } from './router-output.ts';

/**
 * Moves the stylesheets in the head before everything else that loads. React puts hoistable links first, so that on a slow line the
 * stylesheets would wait for files that are not needed yet.
 */
export function orderHead(head: string): string {
  const first = head.indexOf('<link');
  if (first === -1) return head;
  const sheets = head.match(routerOutput.stylesheet)?.join('') ?? '';
  return head.slice(0, first) + sheets + head.slice(first).replaceAll(routerOutput.stylesheet, '');
}
