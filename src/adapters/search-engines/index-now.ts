import { failure, type Result, success } from '#domain/result.ts';

/** The common endpoint, which passes addresses on to Bing, Seznam, Yandex and others (indexnow.org/documentation, read November 2026). */
export const indexNowUrl = 'https://api.indexnow.org/indexnow';

export type IndexNowSettings = {
  readonly url: string;
  /** Also the name of the file at each site that proves who sends: `/{key}.txt`. */
  readonly key: string;
};

/** `refused`: the service does not accept the key or the addresses. */
type IndexNowFailure = { readonly kind: 'refused' | 'unavailable'; readonly detail: string };

const timeLimit = 15_000;
/** The most addresses in one request. */
const mostAtOnce = 10_000;

/** Tells search engines which pages of one site are new or changed; answers how many were sent. */
export async function announcePages(
  { url, key }: IndexNowSettings,
  { origin, pages }: { readonly origin: string; readonly pages: readonly string[] },
): Promise<Result<number, IndexNowFailure>> {
  for (let at = 0; at < pages.length; at += mostAtOnce) {
    const body = { host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList: pages.slice(at, at + mostAtOnce) };
    const fault = await send(url, body);
    if (fault !== null) return failure(fault);
  }
  return success(pages.length);
}

async function send(url: string, body: Readonly<Record<string, unknown>>): Promise<IndexNowFailure | null> {
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit),
    });
    if (status === 200 || status === 202) return null;
    return { kind: status === 400 || status === 403 || status === 422 ? 'refused' : 'unavailable', detail: `status ${status}` };
  } catch (error) {
    return { kind: 'unavailable', detail: error instanceof Error ? error.name : 'unreachable' };
  }
}
