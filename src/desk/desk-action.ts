import { type ActionFunctionArgs, data, type Params } from 'react-router';
import type { ShownCrewProblem } from '#desk-service/crew-problem.ts';
import type { Outcome, Shown } from '#desk-service/outcome.ts';
import { type DeskRequest, requireSignedIn } from './desk-request.ts';

/** A sent form: its button, its address and its fields. */
export type SentForm = {
  readonly params: Params;
  readonly form: FormData;
  /** The text of a field; empty where the form has none of that name. */
  readonly text: (name: string) => string;
  /** The boxes of one name that were ticked. */
  readonly texts: (name: string) => string[];
};

type Handled = Outcome<Shown, string> | Response;
/** Handles a button and returns the outcome. A handler that does not return its outcome does not compile. */
type Handler = (desk: DeskRequest, sent: SentForm) => Promise<Handled>;
export type Handlers = Readonly<Record<string, Handler>>;

type OutcomeOf<All extends Handlers> = Exclude<Awaited<ReturnType<All[keyof All]>>, Response>;
type ValueOf<All extends Handlers> = Extract<OutcomeOf<All>, { readonly isDone: true }>['value'];
type ProblemOf<All extends Handlers> = Extract<OutcomeOf<All>, { readonly isDone: false }>['problem'] | 'away' | 'refused';

/** What an action returns to its page. */
export type FormAnswer<Problem extends string = string, Value = unknown> = {
  /** The button that was pressed. */
  readonly act: string;
  /** Why it was refused; null where it was done. */
  readonly problem: Problem | null;
  /** The code of each field's issue, by the field's name. */
  readonly issues: Readonly<Record<string, string>>;
  /** Values for the placeholders of the problem's text. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly value: Value | null;
  /** The objections to a crew. */
  readonly against: readonly ShownCrewProblem[];
  /** Tells this press of the button from others. */
  readonly at: number;
  /** The fields of a refused form, to be shown again. */
  readonly typed: Readonly<Record<string, string>>;
  /** All values of the names that the form had more than once, such as boxes of a list. */
  readonly typedLists: Readonly<Record<string, readonly string[]>>;
};

/**
 * The action of a page: a handler for each button, by its intent. A form without intents has the handler `''`. The page shows whatever a
 * handler returns: done, or the reasons beside the fields with what was typed, also while the database is away.
 */
export function deskAction<All extends Handlers>(handlers: All) {
  return async ({ params, ...args }: ActionFunctionArgs) => {
    const form = await args.request.formData();
    const intent = String(form.get('intent') ?? '');
    const handler = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined;
    const sent = { params, form, text: (name: string) => readText(form, name), texts: (name: string) => form.getAll(name).map(String) };
    const answer = {
      act: intent,
      issues: {},
      values: {},
      against: [],
      value: null,
      at: Date.now(),
      typed: typedIn(form),
      typedLists: listsIn(form),
    };
    const refuse = (problem: ProblemOf<All>, status: number, why: Pick<Answer<All>, 'issues' | 'values' | 'against'> = answer) =>
      data<Answer<All>>({ ...answer, ...why, problem }, { status });
    try {
      const desk = requireSignedIn(args);
      if (handler === undefined) return refuse('refused', 409);
      const outcome = await handler(desk, sent);
      if (outcome instanceof Response) return outcome;
      // A handler returns one of the types of `OutcomeOf`. Looking it up by its name loses them.
      if (outcome.isDone)
        return data<Answer<All>>({ ...answer, problem: null, value: outcome.value as ValueOf<All>, typed: {}, typedLists: {} });
      const issues = Object.fromEntries(outcome.issues.map(({ field, code }) => [field, code]));
      return refuse(outcome.problem as ProblemOf<All>, 409, { issues, values: outcome.values, against: outcome.against });
    } catch (thrown) {
      if (thrown instanceof Response && thrown.status === 503) return refuse('away', 503);
      throw thrown;
    }
  };
}

type Answer<All extends Handlers> = FormAnswer<ProblemOf<All>, ValueOf<All>>;

/** The fields of a form as they were sent, without files. */
export function typedIn(form: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

function listsIn(form: FormData): Readonly<Record<string, readonly string[]>> {
  const names = [...new Set(form.keys())].map((name) => [name, form.getAll(name)] as const).filter(([, values]) => values.length > 1);
  return Object.fromEntries(names.map(([name, values]) => [name, values.filter((value) => typeof value === 'string')]));
}

function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
