import type { ShownCrewProblem } from './crew-problem.ts';

type FlatRecord = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

/**
 * What an act may return to its page: `true`, a number, a flat record or a list of those. Never an entity, because all of it would be sent
 * to the browser.
 */
export type Shown = true | number | FlatRecord | readonly FlatRecord[];

/** What is wrong with a field; for a typed place also the places that may be meant. */
export type ShownIssue = {
  readonly field: string;
  readonly code: string;
  readonly proposal?: string;
  readonly choices?: readonly { readonly key: string; readonly label: string }[];
};

/** Why an act was refused. `issues` belong beside their fields; `values` fill the placeholders of the problem's text. */
export type Refused<Problem extends string = string> = {
  readonly isDone: false;
  readonly problem: Problem;
  readonly issues: readonly ShownIssue[];
  readonly values: Readonly<Record<string, string | number>>;
  /** The objections to a crew. */
  readonly against: readonly ShownCrewProblem[];
};

/** The outcome of an act. A page returns it from its action (`desk-action.ts`), which shows it. */
export type Outcome<Value extends Shown, Problem extends string> = { readonly isDone: true; readonly value: Value } | Refused<Problem>;

/** How use cases say why something was refused: a word, or a record with the word in `why`. */
export type Failure =
  | string
  | {
      readonly why: string;
      readonly issues?: readonly ShownIssue[];
      /** Values for the placeholders of the problem's text. */
      readonly values?: Readonly<Record<string, string | number>>;
      readonly against?: readonly ShownCrewProblem[];
    };

type WordOf<Reason> = Reason extends string ? Reason : Reason extends { readonly why: infer Why extends string } ? Why : never;

/** The words of a use case's failures that a page can show. A missing right is answered with 404, as for something that does not exist. */
export type ProblemOf<Reason> = Exclude<WordOf<Reason>, 'no-right'>;
