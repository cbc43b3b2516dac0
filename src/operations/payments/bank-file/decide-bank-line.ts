import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { formatEuros } from '#domain/money/decimal-euros.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import { type ApplyContext, lockTrip, type NotApplied } from '#operations/trips/apply.ts';
import { quietly } from '#operations/trips/trip-effect.ts';
import { lockTripById } from '#operations/trips/trip-store.ts';
import {
  insertLinePart,
  listLineParts,
  lockOpenBankLine,
  lockRecordedLine,
  noteAside,
  noteRecorded,
  type OpenBankLine,
  reopenLine,
} from '../bank-line-store.ts';
import { recordTransfer } from '../payment-store.ts';
import { judgeTransfer, type OtherAmount, recordWithin, type Unusual } from '../record-payment.ts';

type Deciding = { readonly staff: StaffMember; readonly lineId: string };

/** Somebody else already decided about it. */
export type LineGone = { readonly why: 'line-gone' };

/** The parts do not add up to the line. */
export type PartsDiffer = { readonly why: 'parts-differ'; readonly values: { readonly sum: string; readonly whole: string } };

export type LinePart = { readonly reference: string; readonly cents: number };

export type RecordingLine = Deciding & {
  /** The trips that it pays and the amount for each; together the whole line. A single trip gets the line's amount. */
  readonly parts: readonly [string] | readonly LinePart[];
  /** Confirmed by a person despite the warning. */
  readonly isSure: boolean;
};

/** Records a bank line as payments of its trips, once: the second of two concurrent decisions is refused. */
export async function recordBankLine(
  context: ApplyContext,
  { staff, lineId, parts: given, isSure }: RecordingLine,
): Promise<Result<true, LineGone | PartsDiffer | OtherAmount | Unusual | NotApplied>> {
  return await decide<PartsDiffer | OtherAmount | Unusual | NotApplied>(context, { staff, lineId }, async (tx, line) => {
    const parts = mergeParts(given, line.cents);
    const cents = parts.reduce((sum, part) => sum + part.cents, 0);
    if (cents !== line.cents)
      return failure({ why: 'parts-differ' as const, values: { sum: formatEuros(cents), whole: formatEuros(line.cents) } });
    const within = { ...context, db: tx };
    const transfers = parts.map((part) => ({ ...part, staff, note: noteOf(line), date: line.bookedOn, isSure }));
    // Check all before writing the first.
    for (const transfer of transfers) {
      const judged = await judgeTransfer(within, transfer);
      if (!judged.ok) return judged;
    }
    const trips: string[] = [];
    for (const transfer of transfers) {
      const recorded = await recordWithin(within, { ...transfer, isSure: true });
      if (!recorded.ok) return failure(refuseLate(recorded.failure));
      trips.push(recorded.value.trip.id);
      await insertLinePart(tx, {
        lineId: line.id,
        round: line.round,
        tripId: recorded.value.trip.id,
        cents: transfer.cents,
        note: transfer.note,
      });
    }
    const [only, ...others] = trips;
    await noteRecorded(tx, { id: line.id, decidedBy: nameInAudit(staff), tripId: others.length === 0 ? (only ?? null) : null });
    return success(true as const);
  });
}

/** One part per trip; a single trip without an amount gets the whole line. */
function mergeParts(given: RecordingLine['parts'], cents: number): readonly LinePart[] {
  const parts = given.map((part) => (typeof part === 'string' ? { reference: part, cents } : part));
  const byTrip = Map.groupBy(parts, ({ reference }) => reference);
  return [...byTrip].map(([reference, each]) => ({ reference, cents: each.reduce((sum, part) => sum + part.cents, 0) }));
}

/** Distinguishes the payment from the trip's others; a line that was recorded and undone before gets another note. */
function noteOf({ bookedOn, name, id, round }: OpenBankLine): string {
  return `${bookedOn} ${name} ${id}${round === 0 ? '' : ` ${round + 1}`}`;
}

/** After the first check only a duplicate note could fail here, and the line's id rules that out. */
function refuseLate<Problem extends { readonly why: string }>(problem: Problem): Problem {
  if (problem.why !== 'other-amount') throw new Error(`A judged transfer was refused: ${problem.why}`);
  return problem;
}

/** Marks a line as paying no trip, and deletes the payer's data. */
export async function putBankLineAside(context: ApplyContext, deciding: Deciding): Promise<Result<true, LineGone | NotApplied>> {
  const { staff } = deciding;
  return await decide(context, deciding, async (tx, { id }) => {
    await noteAside(tx, { id, decidedBy: nameInAudit(staff) });
    await audit(tx, { staff, act: 'bank-line-aside', line: id });
    return success(true as const);
  });
}

/** Undoes a recording: each trip gets a negative payment of the same day, so that the history stays, and the line is open again. */
export async function undoBankLine(context: ApplyContext, { staff, lineId }: Deciding): Promise<Result<true, LineGone | NotApplied>> {
  if (!staff.rights.includes('record-payments')) return failure({ why: 'no-right' });
  return await inTransaction(context.db, async (tx) => {
    const line = await lockRecordedLine(tx, lineId);
    if (line === null) return failure({ why: 'line-gone' as const });
    const now = await databaseNow(tx);
    for (const part of await listLineParts(tx, line)) {
      const trip = await lockTripById(tx, part.tripId);
      if (trip === null) continue;
      await recordTransfer(tx, {
        tripId: trip.id,
        note: `undo ${part.note}`,
        cents: -part.cents,
        paidAt: `${line.bookedOn}T00:00:00.000Z`,
      });
      await lockTrip({ ...context, db: tx }, { trip, now, actor: staff }).write(
        quietly('payment-undone', { detail: { cents: part.cents } }),
      );
    }
    await reopenLine(tx, line);
    await audit(tx, { staff, act: 'bank-line-undone', line: line.id });
    return success(true as const);
  });
}

async function audit(
  tx: DatabaseTransaction,
  { staff, act, line }: { readonly staff: StaffMember; readonly act: string; readonly line: string },
) {
  await insertAudit(tx, { memberId: staff.id, memberName: nameInAudit(staff), act, subject: '', detail: { line } });
}

async function decide<Problem>(
  { db }: ApplyContext,
  { staff, lineId }: Deciding,
  work: (tx: DatabaseTransaction, line: OpenBankLine) => Promise<Result<true, Problem>>,
): Promise<Result<true, Problem | LineGone | NotApplied>> {
  if (!staff.rights.includes('record-payments')) return failure({ why: 'no-right' });
  return await inTransaction(db, async (tx) => {
    const line = await lockOpenBankLine(tx, lineId);
    return line === null ? failure({ why: 'line-gone' as const }) : await work(tx, line);
  });
}
