import { type Result, success } from '#domain/result.ts';
import type { StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { splitLine } from '../rules/match-line.ts';
import { recordBankLine } from './decide-bank-line.ts';
import { listProposedLines, type ProposedLine } from './propose-trips.ts';

/** Lines that are looked through for sure ones. */
const most = 200;

/** Whether a line names what it pays and is what that waits for: then it needs no look. */
export function isSure({ proposal }: Pick<ProposedLine, 'proposal'>): boolean {
  return proposal.kind === 'match' || proposal.kind === 'parts';
}

/**
 * Records every line that is sure, each on its own: one that somebody else has just decided about, or that is unusual by now, is passed over
 * and waits. Answers how many were recorded.
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
