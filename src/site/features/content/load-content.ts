import type { Operation } from '../../api/api-client.ts';
import { domainOf, languageOf } from '../../api/enums.ts';
import type { Domain, Language } from '../../api/generated/operations.ts';
import { throwNotFound } from '../../page-loader.ts';
import type { PageRequest } from '../../request-context.ts';

/** The audience of a text: the two arguments of every content query. */
export function placeOf({ language, site }: PageRequest): { readonly language: Language; readonly domain: Domain } {
  return { language: languageOf(language), domain: domainOf(site) };
}

type Question<Data, Variables, Answer> = {
  readonly operation: Operation<Data, Variables>;
  readonly variables: Variables;
  readonly pick: (data: Data) => Answer;
  /** The log entry when it fails (docs/specification.md#errors). */
  readonly failure: string;
};

/** An optional list. If it fails, the failure is logged and the list stays empty (docs/specification.md#errors). */
export async function loadList<Data, Variables, Item>(
  page: PageRequest,
  { operation, variables, pick, failure }: Question<Data, Variables, readonly Item[]>,
): Promise<readonly Item[]> {
  try {
    return pick(await page.api.execute(operation, variables));
  } catch (error) {
    page.reportError(error, failure);
    return [];
  }
}

/** An entry with all requested fields. Fields outside the short set are null there (docs/specification.md#short-set), and nowhere else. */
export type Whole<Entry> = { readonly [Key in keyof Entry]: NonNullable<Entry[Key]> };

export function isWhole<Entry extends object>(entry: Entry): entry is Entry & Whole<Entry> {
  return Object.values(entry).every((value) => value !== null);
}

/** The subject of a page: missing is a 404, a failure is logged and shown as an error page. */
export async function loadSubject<Data, Variables, Subject>(
  page: PageRequest,
  { operation, variables, pick, failure }: Question<Data, Variables, Subject | null | undefined>,
): Promise<Subject> {
  const subject = await page.api.execute(operation, variables).then(pick, (error: unknown) => {
    page.reportError(error, failure);
    throw error;
  });
  return subject ?? throwNotFound();
}
