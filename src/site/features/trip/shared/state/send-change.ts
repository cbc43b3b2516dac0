import { data } from 'react-router';
import { codeOfFailure } from '../../../../api/api-client.ts';
import type { Issue } from '../../../../api/issue.ts';
import type { PageRequest } from '../../../../request-context.ts';
import type { Submission } from './read-submission.ts';
import { retryOf } from './retry.ts';

/** What a form is told after it was sent and nothing was done. */
export type Refusal<Values> = {
  readonly values: Values;
  readonly issues: readonly Issue[];
  /** True where our side does not answer: what was typed can be sent again as it is. */
  readonly isUnavailable: boolean;
};

type Answered = { readonly errors: readonly Issue[] };

export type Sent<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly issues: readonly Issue[] }
  | { readonly kind: 'unavailable' };

/** Sends a change of a trip; a service that is away is an answer of its own, for then nothing typed may be lost. */
export async function sendChange<Answer extends Answered>(page: PageRequest, change: () => Promise<Answer>): Promise<Sent<Answer>> {
  try {
    const answer = await change();
    return answer.errors.length === 0 ? { kind: 'done', answer } : { kind: 'refused', issues: answer.errors };
  } catch (error) {
    if (codeOfFailure(error) !== 'unavailable') throw error;
    page.reportError(error, 'Unable to change a trip');
    return { kind: 'unavailable' };
  }
}

type Sender = Pick<Submission, 'form' | 'isDocument'>;

/**
 * The page again with everything that was typed: 422 for what can be mended, 503 for what can only be tried again. A page that was sent
 * without script cannot be drawn again while the trip cannot be read; it becomes a button that sends the same form once more.
 */
export function answerRefusal<Values>(values: Values, sent: Exclude<Sent<never>, { kind: 'done' }>, { form, isDocument }: Sender) {
  const isAway = sent.kind === 'unavailable';
  if (isAway && isDocument) throw data(retryOf(form), { status: 503 });
  const refusal: Refusal<Values> = { values, issues: isAway ? [] : sent.issues, isUnavailable: isAway };
  return data(refusal, { status: isAway ? 503 : 422 });
}

/** True where one of the issues has a code of these. */
export function hasCode(issues: readonly Issue[], codes: readonly string[]): boolean {
  return issues.some(({ code }) => codes.includes(code));
}

/** A field of a form as text; a file or nothing is empty. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
