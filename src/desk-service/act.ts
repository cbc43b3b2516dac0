import * as v from 'valibot';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { type FieldIssue, isIssueCode } from '#domain/input/issues.ts';
import { firstOfEach } from '#domain/input/read-fields.ts';
import type { Result } from '#domain/result.ts';
import { listRights, type StaffRight } from '#operations/staff/rules/rights.ts';
import { isFresh } from '#operations/staff/rules/sign-in.ts';
import { may } from '#operations/staff/signed-in.ts';
import type { StaffMember } from '#operations/trips/actor.ts';
import type { DeskContext } from './context.ts';
import { goneCode } from './fields.ts';
import type { Failure, Outcome, ProblemOf, Refused, Shown } from './outcome.ts';

/**
 * The one door between the pages of the desk and the use cases. `query` and `act` do the same three things for each function of the desk:
 * ask for the right, read the input by its fields, and run. Somebody without the right gets what he gets for unknown things: 404.
 */

/** The right that a function asks for. `signed-in`: everybody who has the whole of a session, for what is his own. */
type Right<Input> = StaffRight | 'signed-in' | ((input: Input) => StaffRight);

/** What a page passes: each field as forms and addresses hold it. Every name must be there. */
type Given<Fields extends v.ObjectEntries> = { readonly [Name in keyof Fields]: v.InferInput<Fields[Name]> };
type Read<Fields extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Fields, undefined>>;

/** What runs gets who asks beside its input, under the name that the use cases have for him. */
type ByStaff = { readonly staff: StaffMember };

export type Query<Input, Value> = (context: DeskContext) => (input: Input) => Promise<Value>;
export type Act<Input, Value extends Shown, Problem extends string> = (
  context: DeskContext,
) => (input: Input) => Promise<Outcome<Value, Problem>>;

/** Problems of the door itself, beside those of the use cases. */
export type DoorProblem = 'mistyped' | typeof goneCode;

/** Reads for a page. Name in `read` each field that the page shows: what is returned is sent to the browser. */
export function query<const Fields extends v.ObjectEntries, Value>(
  right: Right<Read<Fields>>,
  fields: Fields,
  read: (context: DeskContext, input: Read<Fields>) => Promise<Value>,
): Query<Given<Fields>, Value> {
  return (context) => async (given) => {
    const input = readInput(fields, given);
    // An address that means nothing is the address of nothing.
    if (!input.ok || !hasRight(context, right, input.value)) throw notFound();
    return await read(context, input.value);
  };
}

/** Does something for a page, by a use case whose failures are literal words. */
export function act<const Fields extends v.ObjectEntries, Value extends Shown, Reason extends Failure>(
  right: Right<Read<Fields>>,
  fields: Fields,
  run: (context: DeskContext, input: Read<Fields> & ByStaff) => Promise<Result<Value, Reason>>,
): Act<Given<Fields>, Value, ProblemOf<Reason> | DoorProblem> {
  return (context) => async (given) => {
    // A right that depends on the input is asked once the input is read; any other comes first, so that 404 tells nothing.
    if (typeof right !== 'function' && !hasRight(context, right)) throw notFound();
    const input = readInput(fields, given);
    if (!input.ok) return input.failure;
    if (typeof right === 'function' && !hasRight(context, right, input.value)) throw notFound();
    return toOutcome(await run(context, { ...input.value, staff: staffOf(context) }));
  };
}

/** An act for which somebody must have proved himself within the last minutes. */
export function freshAct<const Fields extends v.ObjectEntries, Value extends Shown, Reason extends Failure>(
  right: Right<Read<Fields>>,
  fields: Fields,
  run: (context: DeskContext, input: Read<Fields> & ByStaff) => Promise<Result<Value, Reason>>,
): Act<Given<Fields>, Value, ProblemOf<Reason> | DoorProblem | 'prove-again'> {
  return act(right, fields, async (context, input): Promise<Result<Value, Reason | 'prove-again'>> => {
    if (!isFresh(context.signedIn.session, await databaseNow(context.db))) return { ok: false, failure: 'prove-again' };
    return await run(context, input);
  });
}

/** Runs a use case of several transactions as one: all of it is done, or nothing. */
export async function asOne<Context extends Pick<DeskContext, 'db'>, Value>(
  context: Context,
  work: (context: Context) => Promise<Value>,
): Promise<Value> {
  return await inTransaction(context.db, async (tx) => await work({ ...context, db: tx }));
}

/** The result of a use case without its value, where a page shows none of it. */
export function withoutValue<Reason>(result: Result<unknown, Reason>): Result<true, Reason> {
  return result.ok ? { ok: true, value: true } : result;
}

/** Who asks, as the use cases know him: they ask for rights of their own. Half of a session gives none. */
export function staffOf({ signedIn: { member, session } }: Pick<DeskContext, 'signedIn'>): StaffMember {
  const rights = session.scope === 'whole' ? listRights(member.roles) : [];
  return { kind: 'staff', id: member.id, name: member.name, rights };
}

function hasRight<Input>({ signedIn }: DeskContext, right: Exclude<Right<Input>, (input: Input) => StaffRight>): boolean;
function hasRight<Input>({ signedIn }: DeskContext, right: Right<Input>, input: Input): boolean;
function hasRight<Input>({ signedIn }: DeskContext, right: Right<Input>, input?: Input): boolean {
  if (right === 'signed-in') return signedIn.session.scope === 'whole';
  if (typeof right === 'string') return may(signedIn, right);
  return input !== undefined && may(signedIn, right(input));
}

function readInput<Fields extends v.ObjectEntries>(fields: Fields, given: Given<Fields>): Result<Read<Fields>, Refused<DoorProblem>> {
  const parsed = v.safeParse(v.object(fields), given);
  if (parsed.success) return { ok: true, value: parsed.output };
  const issues = parsed.issues.map((issue): FieldIssue => {
    return { field: v.getDotPath(issue) ?? 'form', code: isIssueCode(issue.message) ? issue.message : 'invalid' };
  });
  // Nobody can correct a hidden field: the thing that it names is not there.
  const isGone = parsed.issues.some(({ message }) => message === goneCode);
  const failure = isGone
    ? refused<DoorProblem>(goneCode, { issues: [] })
    : refused<DoorProblem>('mistyped', { issues: firstOfEach(issues) });
  return { ok: false, failure };
}

function toOutcome<Value extends Shown, Reason extends Failure>(result: Result<Value, Reason>): Outcome<Value, ProblemOf<Reason>> {
  if (result.ok) return { isDone: true, value: result.value };
  const { failure } = result;
  const { why, issues = [], values = {}, against = [] } = typeof failure === 'string' ? { why: failure } : failure;
  if (why === 'no-right') throw notFound();
  // `why` is one of the words of `Reason`, which TypeScript cannot follow through the generic.
  return refused(why as ProblemOf<Reason>, { issues, values, against });
}

function refused<Problem extends string>(
  problem: Problem,
  { issues, values = {}, against = [] }: Pick<Refused, 'issues'> & Partial<Pick<Refused, 'values' | 'against'>>,
): Refused<Problem> {
  return { isDone: false, problem, issues, values, against };
}

function notFound(): Response {
  return new Response(null, { status: 404 });
}
