import * as v from 'valibot';
import { publishRates } from '#content/editing/rates/publish-rates.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import { formatEuros } from '#domain/money/decimal-euros.ts';
import type { AgreedRates } from '#domain/pricing/rates/agreed-rates.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { type Approval, decideApproval, findApproval, listApprovals } from '#operations/approvals/approvals.ts';
import { type ApprovalKind, approvalRights } from '#operations/approvals/rules/approvals.ts';
import { approveRates, askedRatesSchema } from '#operations/customers/agree-rates.ts';
import { approveCredit } from '#operations/customers/credit.ts';
import { findCustomer } from '#operations/customers/customer-store.ts';
import { changeBankAccount } from '#operations/partners/edit-partners.ts';
import { recover } from '#operations/staff/members.ts';
import { isSeasoned } from '#operations/staff/rules/sign-in.ts';
import { may } from '#operations/staff/signed-in.ts';
import { asOne, freshAct, query, staffOf, withoutValue } from './act.ts';
import type { DeskContext } from './context.ts';
import { id } from './fields.ts';
import { erase } from './privacy.ts';

const recovering = v.object({ memberId: v.string() });
const changing = v.object({ operatorId: v.string(), before: v.string(), iban: v.string() });
const erasing = v.object({ typed: v.string() });
const ofCustomer = v.object({ customerId: v.string() });
const crediting = v.object({ customerId: v.string(), upToCents: v.number() });
const publishing = v.object({ from: v.nullable(v.string()), print: v.string(), note: v.string() });

/** The outcome after a second person agreed. `gone`: it has changed since it was requested. */
const works: Readonly<Record<ApprovalKind, (context: DeskContext, payload: unknown) => Promise<Result<unknown, unknown>>>> = {
  recover: async (context, payload) => recover(context, context.signedIn.member, v.parse(recovering, payload).memberId),
  'bank-account': async (context, payload) => changeBankAccount(context.db, context.signedIn.member, v.parse(changing, payload)),
  erase: async (context, payload) => success(await erase(context, v.parse(erasing, payload).typed)),
  'agreed-rates': async (context, payload) => approveRates(context, staffOf(context), v.parse(askedRatesSchema, payload)),
  credit: async (context, payload) => approveCredit(context.db, v.parse(crediting, payload)),
  rates: async (context, payload) => publishRates(context, context.signedIn.member, v.parse(publishing, payload)),
};

type ShownRates = AgreedRates & { readonly isUnusual: boolean };

/** Kinds that a new means of sign-in may not approve: they make owners, or decide where money goes. */
const guarded: readonly ApprovalKind[] = ['recover', 'bank-account'];

/** What the page shows beside the subject: the account that would receive the money, or how much a customer may owe. */
function detailOf({ kind, payload }: Approval): string {
  if (kind === 'erase') return v.parse(erasing, payload).typed;
  if (kind === 'credit') return `€ ${formatEuros(v.parse(crediting, payload).upToCents)}`;
  return kind === 'bank-account' ? v.parse(changing, payload).iban : '';
}

/** The log knows a customer by the record's id only. */
async function nameCustomer(db: DeskContext['db'], { subject, payload }: Approval): Promise<string> {
  return (await findCustomer(db, v.parse(ofCustomer, payload).customerId))?.name ?? subject;
}

/** The rates that a second person would agree to, and whether they are far from the card; null for other kinds. */
function ratesOf({ kind, payload }: Approval): ShownRates | null {
  if (kind !== 'agreed-rates') return null;
  const { rates, isUnusual } = v.parse(askedRatesSchema, payload);
  return { ...rates, isUnusual };
}

export const approvalQueries = {
  /** The requests that wait for a second person, as far as the caller may approve them. */
  open: query('signed-in', {}, async ({ db, signedIn }) => {
    const all = await listApprovals(db);
    const mine = all.filter(({ kind }) => may(signedIn, approvalRights[kind]));
    return await Promise.all(
      mine.map(async (approval) => {
        const { id, kind, askedByName, askedAt, askedBy } = approval;
        const isOfCustomer = kind === 'credit' || kind === 'agreed-rates';
        const subject = isOfCustomer ? await nameCustomer(db, approval) : approval.subject;
        return {
          id,
          kind,
          subject,
          askedByName,
          askedAt,
          detail: detailOf(approval),
          rates: ratesOf(approval),
          isOwn: askedBy === signedIn.member.id,
        };
      }),
    );
  }),
};

type Deciding = { readonly id: string; readonly isApproved: boolean };

async function decide(context: DeskContext, asked: Deciding): Promise<Result<true, 'gone' | 'own-request' | 'new-means'>> {
  const { db, signedIn } = context;
  const approval = await findApproval(db, asked.id);
  if (approval === null || !may(signedIn, approvalRights[approval.kind])) return failure('gone');
  const isNew = guarded.includes(approval.kind) && !isSeasoned(signedIn.session, await databaseNow(db));
  if (asked.isApproved && isNew) return failure('new-means');
  return await asOne(context, async (within) => {
    const decided = await decideApproval(within.db, signedIn.member, asked);
    if (!decided.ok) return decided;
    if (!asked.isApproved) return success(true);
    const done = await works[approval.kind](within, approval.payload);
    // The draft or the account has changed since. The person who still wants it requests it again.
    return done.ok ? success(true) : failure('gone');
  });
}

export const approvalActs = {
  approve: freshAct('signed-in', { id: id() }, async (context, { id }) => decide(context, { id, isApproved: true })),
  /** Also lets the person who requested it withdraw it. */
  refuse: freshAct('signed-in', { id: id() }, async (context, { id }) => withoutValue(await decide(context, { id, isApproved: false }))),
};
