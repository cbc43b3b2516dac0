import type { ShownCrewProblem } from './crew-problem.ts';

type FlatRecord = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

/** What an act may tell its page: `true`, a number, a flat record or a list of such. Never an entity: it would be sent to the browser whole. */
export type Shown = true | number | FlatRecord | readonly FlatRecord[];

/** What is wrong with a field; of a place that was typed, what may be meant. */
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
  /** What speaks against a crew. */
  readonly against: readonly ShownCrewProblem[];
};

/** What came of an act. A page returns it from its action (`desk-action.ts`), which shows it. */
export type Outcome<Value extends Shown, Problem extends string> = { readonly isDone: true; readonly value: Value } | Refused<Problem>;

/** How use cases say why something was not done: a word, or a record that names it in `why`. */
export type Failure =
  | string
  | {
      readonly why: string;
      readonly issues?: readonly ShownIssue[];
      /** Fill the placeholders of the problem's text. */
      readonly values?: Readonly<Record<string, string | number>>;
      readonly against?: readonly ShownCrewProblem[];
    };

type WordOf<Reason> = Reason extends string ? Reason : Reason extends { readonly why: infer Why extends string } ? Why : never;

/** The words of a use case's failures that a page can show. Somebody without the right is told what he is told of unknown things: 404. */
export type ProblemOf<Reason> = Exclude<WordOf<Reason>, 'no-right'>;
