import { failure } from '#domain/result.ts';

/** One thing wrong with a field, in the words of its schema. */
export type FieldProblem = { readonly field: string; readonly message: string };

/**
 * Why something was not kept or published. `changed`: somebody else was quicker; `known`: there is a draft already; `none`: there is nothing
 * to do it with; `past`: the moment is over; `untried`: nobody has looked at what it would change; `unread`: the content was not imported yet; `second-person`:
 * somebody else has to agree first.
 */
export type Refused = {
  readonly problem:
    | 'fields'
    | 'changed'
    | 'known'
    | 'none'
    | 'past'
    | 'untried'
    | 'unread'
    | 'file'
    | 'same'
    | 'too-long'
    | 'prove-again'
    | 'second-person';
  readonly issues: readonly FieldProblem[];
};

export function refuse(problem: Refused['problem'], issues: readonly FieldProblem[] = []) {
  return failure<Refused>({ problem, issues });
}
