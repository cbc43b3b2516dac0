import { codeOfFailure } from '../../api/api-client.ts';
import { domainOf, languageOf } from '../../api/enums.ts';
import { RequestLinksDocument } from '../../api/generated/operations.ts';
import type { PageRequest } from '../../request-context.ts';

export type LinksOutcome = 'accepted' | 'wrong-address' | 'unavailable';

/** Requests a mail with the links of the trips of an address, for a visitor without a script. */
export async function sendLinks(page: PageRequest, form: FormData): Promise<LinksOutcome> {
  const textOf = (name: string) => String(form.get(name) ?? '');
  try {
    const { requestLinks } = await page.api.execute(RequestLinksDocument, {
      idempotencyKey: textOf('idempotencyKey'),
      email: textOf('email'),
      domain: domainOf(page.site),
      language: languageOf(page.language),
    });
    return requestLinks.accepted ? 'accepted' : 'wrong-address';
  } catch (error) {
    page.reportError(error, 'Unable to requestLinks');
    return codeOfFailure(error) === 'refused' ? 'wrong-address' : 'unavailable';
  }
}
