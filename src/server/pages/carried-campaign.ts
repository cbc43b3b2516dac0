import { cleanLine } from '#domain/input/clean-text.ts';
import { findParameter, formatQuery } from '#domain/sites/query.ts';
import { canonicalSpelling } from '#domain/sites/redirects.ts';
import { getTable } from '#domain/sites/table.ts';
import { campaignNames } from '#site/visitor/campaign.ts';
import type { Visit } from './visit.ts';

const longestValue = 300;

/**
 * Redirects a visitor without script from an advertisement's page to the request form with the campaign in its address. The query of the
 * page before is in the Referer; pages are the same for everyone, so their links cannot carry it. Null if there is nothing to carry.
 */
export function findCarriedAddress(visit: Visit, request: Request): string | null {
  const { site, language, query, path, isData } = visit;
  if (request.method !== 'GET' || isData || canonicalSpelling(path) !== getTable(site, language).pages['request-quote']) return null;
  const referer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const from = new URL(referer);
  if (from.host !== request.headers.get('host') || campaignNames.some((name) => findParameter(query, name) !== null)) return null;
  const carried = campaignNames.flatMap((name) => {
    const value = from.searchParams.get(name) ?? '';
    // Cleaned after the cut, because a cut escape sequence is invalid in an address.
    return value === '' ? [] : [[name, cleanLine(value.slice(0, longestValue))] as const];
  });
  return carried.length === 0 ? null : path + formatQuery([...query, ...carried]);
}
