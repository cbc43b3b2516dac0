import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import type { Mistyped } from '#domain/input/read-typed.ts';
import { type AgreedRates, agreedRatesSchema } from '#domain/pricing/rates/agreed-rates.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { askApproval, hasSecondPerson } from '#operations/approvals/approvals.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { findTerms, lockCustomers, updateTerms } from './customer-store.ts';
import { editSeen, type NotEdited, noteEdit, type OnCustomer } from './edit-customer.ts';
import { describeRates, listUnusual, putRates, readRates, type TypedRates } from './rules/agreed-rates.ts';
import { isNoTerms, noTerms } from './rules/agreed-terms.ts';

type Context = Pick<BookingContext, 'db' | 'rates'>;

type Agreeing = OnCustomer & {
  readonly typed: TypedRates;
  /** The first day of the rates that these replace; empty for rates of a new period. */
  readonly replaces: string;
  /** Unusual rates are meant. */
  readonly isSure: boolean;
};

/** The fields to look at again, in the form of issues. */
type LookAgain = {
  readonly why: 'ask-unusual-rates' | 'rates-overlap';
  readonly issues: readonly { readonly field: string; readonly code: 'unusual' | 'overlaps' }[];
};

/** What waits for a second person: rates, and those that they replace as the first person saw them. */
export const askedRatesSchema = v.object({
  customerId: v.string(),
  rates: agreedRatesSchema,
  before: v.nullable(agreedRatesSchema),
  isUnusual: v.boolean(),
});
type AskedRates = v.InferOutput<typeof askedRatesSchema>;

/** `isAsked`: they wait for a second person. */
type Agreed = { readonly isAsked: boolean };

/** Agrees rates with a customer: they hold for every price that is made from then on. A second person approves them, if there is one. */
export async function agreeRates(
  { db, rates: book }: Context,
  { typed, replaces, isSure, ...on }: Agreeing,
): Promise<Result<Agreed, NotEdited | Mistyped | LookAgain>> {
  if (!on.staff.rights.includes('approve-prices')) return failure('no-right');
  const read = readRates(typed);
  if (!read.ok) return read;
  const rates = read.value;
  const unusual = listUnusual(rates, book(await databaseNow(db)).card);
  if (unusual.length > 0 && !isSure) {
    return failure({ why: 'ask-unusual-rates', issues: unusual.map((field) => ({ field, code: 'unusual' })) });
  }
  return await editSeen<Agreed, LookAgain>({ db }, on, async (tx, { id }) => {
    const all = (await findTerms(tx, id))?.agreedRates ?? [];
    const put = putRates(all, { replaces, rates });
    if (!put.ok) {
      return put.failure.why === 'gone'
        ? failure('gone')
        : failure({ why: 'rates-overlap', issues: [{ field: 'from', code: 'overlaps' }] });
    }
    const before = all.find(({ from }) => from === replaces) ?? null;
    const by = { id: on.staff.id, name: nameInAudit(on.staff) };
    if (!(await hasSecondPerson(tx, by, 'agreed-rates'))) {
      await writeRates(tx, { customerId: id, before, rates, all: put.value, staff: on.staff });
      return success({ isAsked: false });
    }
    const payload: AskedRates = { customerId: id, rates, before, isUnusual: unusual.length > 0 };
    await askApproval(tx, by, { kind: 'agreed-rates', subject: `customer ${id} ${rates.from}`, payload });
    return success({ isAsked: true });
  });
}

/** Writes rates that a second person approved; `gone` if what they replace, or a period beside them, has changed meanwhile. */
export async function approveRates({ db }: Pick<Context, 'db'>, staff: StaffMember, asked: AskedRates): Promise<Result<true, 'gone'>> {
  const { customerId, rates, before } = asked;
  return await inTransaction<Result<true, 'gone'>>(db, async (tx) => {
    const customer = (await lockCustomers(tx, [customerId])).get(customerId);
    if (customer === undefined || customer.mergedInto !== null) return failure('gone');
    const all = (await findTerms(tx, customerId))?.agreedRates ?? [];
    const replaces = before?.from ?? '';
    const put = putRates(all, { replaces, rates });
    const isAsSeen = isDeepStrictEqual(all.find(({ from }) => from === replaces) ?? null, before);
    if (!put.ok || !isAsSeen) return failure('gone');
    await writeRates(tx, { customerId, before, rates, all: put.value, staff });
    return success(true);
  });
}

/** Ends agreed rates: the card holds again for every new price. */
export async function dropRates(context: Pick<Context, 'db'>, { from, ...on }: OnCustomer & { readonly from: string }) {
  if (!on.staff.rights.includes('approve-prices')) return failure('no-right' as const);
  return await editSeen(context, on, async (tx, { id }) => {
    const all = (await findTerms(tx, id))?.agreedRates ?? [];
    const before = all.find((rates) => rates.from === from);
    if (before === undefined) return failure('gone');
    await writeRates(tx, { customerId: id, before, rates: null, all: all.filter((rates) => rates !== before), staff: on.staff });
    return success(true);
  });
}

type Writing = {
  readonly customerId: string;
  readonly before: AgreedRates | null;
  readonly rates: AgreedRates | null;
  readonly all: readonly AgreedRates[];
  readonly staff: StaffMember;
};

async function writeRates(tx: DatabaseTransaction, { customerId: id, before, rates, all, staff }: Writing): Promise<void> {
  const terms = { ...((await findTerms(tx, id)) ?? noTerms), agreedRates: [...all] };
  await updateTerms(tx, { id, terms: isNoTerms(terms) ? null : terms });
  const say = (some: AgreedRates | null) => (some === null ? '' : describeRates(some));
  await noteEdit(tx, staff, { id, act: 'agree-rates', before: say(before), after: say(rates) });
}
