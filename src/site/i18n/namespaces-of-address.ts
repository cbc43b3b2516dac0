import { flowKeys } from '#domain/sites/flows.ts';
import type { LinkSite } from '#domain/sites/links.ts';
import type { Namespace } from './namespaces.ts';

/** First parts of the addresses that show a trip. */
const tripParts: readonly string[] = [...flowKeys, 'shared'];

/**
 * The texts that the page at an address will ask for, before the page's own script says so: they can then be fetched beside its data.
 * A test compares it with what each page names.
 */
export function namespacesOfAddress({ tables }: Pick<LinkSite, 'tables'>, pathname: string): readonly Namespace[] {
  const [, first = ''] = pathname.split('/');
  if (tripParts.includes(first)) return ['common', 'form', 'travel', 'trip'];
  const isRequest = Object.values(tables).some((table) => table.pages['request-quote'] === pathname);
  return isRequest ? ['common', 'form', 'travel'] : ['common', 'pages'];
}
