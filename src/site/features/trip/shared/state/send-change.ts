import { data } from 'react-router';
import { codeOfFailure } from '../../../../api/api-client.ts';
import type { Issue } from '../../../../api/issue.ts';
import type { PageRequest } from '../../../../request-context.ts';
import type { Submission } from './read-submission.ts';
import { retryOf } from './retry.ts';

/** The outcome of a form that was sent and not carried out. */
export type Refusal<Values> = {
  readonly values: Values;
  readonly issues: readonly Issue[];
  /** True where our side does not answer. What was typed can be sent again unchanged. */
  readonly isUnavailable: boolean;
};

type Answered = { readonly errors: readonly Issue[] };

export type Sent<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly issues: readonly Issue[] }
  | { readonly kind: 'unavailable' };

/** Sends a change of a trip. An unavailable service is an outcome of its own, so that nothing typed is lost. */
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
 * The page again with everything that was typed: 422 for issues, 503 for a retry. Without a script the page cannot be rendered while the
 * trip cannot be read; it becomes a button that sends the same form again.
 */
export function answerRefusal<Values>(values: Values, sent: Exclude<Sent<never>, { kind: 'done' }>, { form, isDocument }: Sender) {
  const isAway = sent.kind === 'unavailable';
  if (isAway && isDocument) throw data(retryOf(form), { status: 503 });
  const refusal: Refusal<Values> = { values, issues: isAway ? [] : sent.issues, isUnavailable: isAway };
  return data(refusal, { status: isAway ? 503 : 422 });
}

/** True where one of the issues has one of these codes. */
export function hasCode(issues: readonly Issue[], codes: readonly string[]): boolean {
  return issues.some(({ code }) => codes.includes(code));
}

/** A form field as text; empty for a file or a missing field. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
