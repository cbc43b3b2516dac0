import * as v from 'valibot';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { type FieldIssue, isIssueCode } from '#domain/input/issues.ts';
import { firstOfEach } from '#domain/input/read-fields.ts';
import type { Result } from '#domain/result.ts';
import { insertAudit, wasDoneLately } from '#operations/audit/audit-store.ts';
import { doOnce } from '#operations/staff/do-once.ts';
import { listRights, type StaffRight } from '#operations/staff/rules/rights.ts';
import { isFresh } from '#operations/staff/rules/sign-in.ts';
import { may } from '#operations/staff/signed-in.ts';
import type { StaffMember } from '#operations/trips/actor.ts';
import type { DeskContext } from './context.ts';
import { goneCode } from './fields.ts';
import type { Failure, Outcome, ProblemOf, Refused, Shown } from './outcome.ts';

/**
 * The one way from the pages of the desk to the use cases. `query` and `act` do the same three steps for each function: check the right,
 * parse the input by its fields, and run. Without the right the answer is 404, as for something that does not exist.
 */

/** The right that a function needs. `signed-in` is for everybody with a complete session, on their own data. */
type Right<Input> = StaffRight | 'signed-in' | ((input: Input) => StaffRight);

/** What a page passes: each field as a form or an address holds it. Every name must be present. */
type Given<Fields extends v.ObjectEntries> = { readonly [Name in keyof Fields]: v.InferInput<Fields[Name]> };
type Read<Fields extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Fields, undefined>>;

/** The function gets the caller beside its input, under the name that the use cases have for it. */
type ByStaff = { readonly staff: StaffMember };

export type Query<Input, Value> = (context: DeskContext) => (input: Input) => Promise<Value>;
export type Act<Input, Value extends Shown, Problem extends string> = (
  context: DeskContext,
) => (input: Input) => Promise<Outcome<Value, Problem>>;

/** Problems of this layer, beside those of the use cases. */
export type DoorProblem = 'mistyped' | typeof goneCode;

/** Reads for a page. Name in `read` each field that the page shows, because everything returned is sent to the browser. */
export function query<const Fields extends v.ObjectEntries, Value>(
  right: Right<Read<Fields>>,
  fields: Fields,
  read: (context: DeskContext, input: Read<Fields>) => Promise<Value>,
): Query<Given<Fields>, Value> {
  return (context) => async (given) => {
    const input = readInput(fields, given);
    // Input that cannot be parsed is treated like an address that does not exist.
    if (!input.ok) throw notFound();
    if (!hasRight(context, right, input.value)) throw await refuseAccess(context, right, input.value);
    return await read(context, input.value);
  };
}

/** Acts for a page, through a use case whose failures are literal words. */
export function act<const Fields extends v.ObjectEntries, Value extends Shown, Reason extends Failure>(
  right: Right<Read<Fields>>,
  fields: Fields,
  run: (context: DeskContext, input: Read<Fields> & ByStaff) => Promise<Result<Value, Reason>>,
): Act<Given<Fields>, Value, ProblemOf<Reason> | DoorProblem> {
  return (context) => async (given) => {
    // A right that depends on the input is checked after the input is parsed. All others are checked first, so that a 404 reveals nothing.
    if (typeof right !== 'function' && !hasRight(context, right)) throw await refuseAccess(context, right);
    const input = readInput(fields, given);
    if (!input.ok) return input.failure;
    if (typeof right === 'function' && !hasRight(context, right, input.value)) throw await refuseAccess(context, right, input.value);
    return toOutcome(await run(context, { ...input.value, staff: staffOf(context) }));
  };
}

/** The answers of acts that are done once ({@link onceAct}): done, or stored under an id. */
export const onceDone = v.literal(true);
export const onceStored = v.object({ id: v.string() });

type Once<Value> = { readonly act: string; readonly answer: v.GenericSchema<unknown, Value> };

/**
 * An act in one transaction that a second press would do twice. A press that is repeated within two minutes, because its answer was lost,
 * gets the same answer. Input is text, so no files. `act` names it in the database and never changes.
 */
export function onceAct<const Fields extends v.ObjectEntries, Value extends Shown, Reason extends Failure>(
  once: Once<Value>,
  right: Right<Read<Fields>>,
  fields: Fields,
  run: (context: DeskContext, input: Read<Fields> & ByStaff) => Promise<Result<Value, Reason>>,
): Act<Given<Fields>, Value, ProblemOf<Reason> | DoorProblem> {
  return act(right, fields, async (context, input) => {
    const { staff: _staff, ...typed } = input;
    const press = { ...once, memberId: context.signedIn.member.id, typed };
    return await doOnce<Value, Reason>(context.db, press, async (db) => await run({ ...context, db }, input));
  });
}

/** An act that needs a proof of identity within the last minutes. */
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

/** Runs a use case of several transactions as one: everything is done, or nothing. */
export async function asOne<Context extends Pick<DeskContext, 'db'>, Value>(
  context: Context,
  work: (context: Context) => Promise<Value>,
): Promise<Value> {
  return await inTransaction(context.db, async (tx) => await work({ ...context, db: tx }));
}

/** The result of a use case without its value, for pages that show none of it. */
export function withoutValue<Reason>(result: Result<unknown, Reason>): Result<true, Reason> {
  return result.ok ? { ok: true, value: true } : result;
}

/** The caller as the use cases know it. They check rights of their own. An incomplete session gives none. */
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
  // Nobody can correct a hidden field, so the thing that it names does not exist.
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
  // `why` is one of the words of `Reason`. TypeScript cannot follow that through the generic.
  return refused(why as ProblemOf<Reason>, { issues, values, against });
}

function refused<Problem extends string>(
  problem: Problem,
  { issues, values = {}, against = [] }: Pick<Refused, 'issues'> & Partial<Pick<Refused, 'values' | 'against'>>,
): Refused<Problem> {
  return { isDone: false, problem, issues, values, against };
}

/** The answer to somebody without the right: as for something that does not exist. The audit says who wanted what, once in two minutes. */
async function refuseAccess<Input>({ db, signedIn: { member } }: DeskContext, right: Right<Input>, input?: Input): Promise<Response> {
  const wanted = typeof right === 'string' ? right : input === undefined ? '' : right(input);
  const entry = { memberId: member.id, memberName: member.name, act: 'refused', subject: wanted, detail: {} };
  const note = async () => ((await wasDoneLately(db, entry)) ? undefined : await insertAudit(db, entry));
  // Where the database takes no writing, the refusal stays one.
  await note().catch(() => undefined);
  return notFound();
}

function notFound(): Response {
  return new Response(null, { status: 404 });
}
