import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import type { proposeOnBoard } from './propose-on-board.ts';
import type { RunName } from './use-lift.ts';

export type Proposal = Awaited<ReturnType<DeskQueries['plan']['propose']>>;
export type ProposedRow = Proposal['rows'][number];
export type Answer = Awaited<ReturnType<typeof proposeOnBoard>>;
export type Taken = NonNullable<Answer['taken']>[number];

/** The key of a run. */
export function keyOf({ reference, vehicleIndex }: RunName): string {
  return `${reference} ${vehicleIndex}`;
}

/**
 * The proposal, the results of the accepted rows, and the request for it; `answer` is the result delivered with the page, without a script.
 */
export function useProposal(answer: Answer | undefined) {
  const proposer = useFetcher<typeof proposeOnBoard>();
  const taker = useFetcher<typeof proposeOnBoard>();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Taken>>(mapOf(answer?.taken ?? []));
  const [discarded, setDiscarded] = useState<Proposal | null>(null);
  const proposal = proposer.data?.proposal ?? answer?.proposal ?? null;
  const fresh = proposer.data;
  const taken = taker.data?.taken;
  useEffect(() => {
    if (fresh !== undefined) setOutcomes(new Map());
  }, [fresh]);
  useEffect(() => {
    if (taken !== null && taken !== undefined) setOutcomes((before) => new Map([...before, ...mapOf(taken)]));
  }, [taken]);
  return {
    proposer,
    taker,
    outcomes,
    proposal: proposal === discarded ? null : proposal,
    discard: () => setDiscarded(proposal),
    isLooking: proposer.state !== 'idle',
    isTaking: taker.state !== 'idle',
  };
}

function mapOf(taken: readonly Taken[]): ReadonlyMap<string, Taken> {
  return new Map(taken.map((each) => [keyOf(each), each]));
}

/** The form's fields for rows. */
export function formatRows(rows: Proposal['rows']): string {
  return JSON.stringify(
    rows.map(({ reference, vehicleIndex, vehicleId, drivers, seen }) => ({
      reference,
      seen,
      vehicleIndex,
      vehicleId,
      driverIds: drivers.map(({ id }) => id),
    })),
  );
}
