import { failure } from '#domain/result.ts';

/** One issue of a field, in the words of its schema. */
export type FieldProblem = { readonly field: string; readonly message: string };

/**
 * Why something was not saved or published. `changed`: somebody else saved first; `known`: there is already a draft; `none`: nothing to act
 * on; `past`: the start is in the past; `untried`: its effect was not computed yet; `unread`: the content was not imported yet;
 * `second-person`: another person must approve first.
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
