import { type Result, success } from '#domain/result.ts';
import type { StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { splitLine } from '../rules/match-line.ts';
import { recordBankLine } from './decide-bank-line.ts';
import { listProposedLines, type ProposedLine } from './propose-trips.ts';

/** Lines to check for certain matches. */
const most = 200;

/** Whether a line names what it pays and has exactly the expected amount, so needs no review. */
export function isSure({ proposal }: Pick<ProposedLine, 'proposal'>): boolean {
  return proposal.kind === 'match' || proposal.kind === 'parts';
}

/**
 * Records every certain line separately. Skips lines that somebody just decided about or that have become unusual; they stay open. Returns
 * how many were recorded.
 */
export async function recordSureLines(context: ApplyContext, staff: StaffMember): Promise<Result<number, never>> {
  let recorded = 0;
  for (const line of await listProposedLines(context.db, most)) {
    if (!isSure(line)) continue;
    const parts = splitLine(line.cents, line.proposal.trips);
    const first = parts[0]?.reference ?? '';
    const asked = { staff, lineId: line.id, isSure: false };
    const done = await recordBankLine(context, { ...asked, parts: parts.length === 1 ? [first] : parts });
    recorded += done.ok ? 1 : 0;
  }
  return success(recorded);
}
