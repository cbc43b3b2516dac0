import { mapSites } from '#domain/sites/keys.ts';
import { type ApiClient, ApiError } from '../api/api-client.ts';
import type { Submission } from '../features/trip/shared/state/read-submission.ts';
import { createTexts } from '../i18n/server.ts';
import type { PageRequest } from '../request-context.ts';

const addresses = mapSites((key) => `https://${key}.example.com`);

/** A page's request with a fake API: the same response for every operation, or one for each. */
export function createPage(answerTo: (operation: string, variables: unknown) => unknown): PageRequest {
  const api: ApiClient = {
    async execute<Data, Variables>(operation: { toString(): string }, variables: Variables) {
      const name = /\b(\w+)\(/.exec(operation.toString().replace(/^[^{]*/, ''))?.[1] ?? '';
      const answer = answerTo(name, variables);
      if (answer instanceof Error) throw answer;
      return { [name]: answer } as Data;
    },
  };
  return {
    site: 'nl',
    language: 'nl',
    addresses,
    api,
    texts: createTexts('en', {}),
    now: '2026-11-21T10:00:00.000Z',
    buildVersion: '1',
    isWholePage: true,
    textsVersion: '1',
    refusal: null,
    fontStylesheetUrl: null,
    reportError: () => undefined,
  };
}

type Sending = {
  readonly answer: unknown;
  /** Other responses by the name of the operation. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly isDocument?: boolean;
};

/** A form as it arrives, with an API that records its calls. */
export function createSubmission({ answer, answers = {}, fields = {}, isDocument = false }: Sending) {
  const asked: unknown[] = [];
  const page = createPage((operation, variables) => {
    asked.push(variables);
    return answers[operation] ?? answer;
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const pathTo: Submission['pathTo'] = (step, search = {}) => `/${step}?${new URLSearchParams(search)}`;
  const submission: Submission = {
    page,
    flow: 'my-quote',
    id: 'abc',
    url: new URL('http://nl.localhost/my-quote/abc'),
    form,
    isDocument,
    option: 'one-size-up',
    pathTo,
  };
  return { submission, asked };
}

export const done = { travel: {}, errors: [] };
export const refusedBy = (field: string, code: string) => ({ travel: null, preview: null, errors: [{ field, code, proposal: null }] });
export const away = new ApiError('unavailable', 'away');

type Outcome = Response | { readonly init: ResponseInit | null };

/** The target of a redirect, or the status of a page that is shown again. */
export function outcomeOf(outcome: Outcome): string | number | undefined {
  return outcome instanceof Response ? (outcome.headers.get('location') ?? undefined) : outcome.init?.status;
}
