import type { Database } from '#db/engine/tables.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import { isReference } from '#domain/trip/reference.ts';
import { readAccount } from '#operations/trips/account.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { listOpenBankLines, type OpenBankLine } from '../bank-line-store.ts';
import { findTripsOfInvoices, findTripsOfSums } from '../find-payable.ts';
import { findReferences } from '../rules/find-references.ts';

/** Which trip a line seems to pay, and by what that is known. */
export type Proposal = {
  readonly reference: string;
  readonly by: 'reference' | 'invoice' | 'amount';
  /** The sum is what is due next, or all that is outstanding. */
  readonly fits: boolean;
};

export type ProposedLine = OpenBankLine & { readonly proposal: Proposal | null };

/** The lines that wait, each with the trip that it seems to pay. Nothing is recorded by this. */
export async function listProposedLines(db: Database, limit: number): Promise<readonly ProposedLine[]> {
  const lines = await listOpenBankLines(db, limit);
  const named = lines.map((line) => ({ line, ...findReferences(line.text) }));
  const byInvoice = await findTripsOfInvoices(
    db,
    named.flatMap(({ invoices }) => invoices),
  );
  const bySum = await findTripsOfSums(
    db,
    lines.map(({ cents }) => cents),
  );
  return await Promise.all(
    named.map(async ({ line, trips, invoices }): Promise<ProposedLine> => {
      const candidates = [
        ...trips.filter(isReference).map((reference) => ({ reference, by: 'reference' as const })),
        ...invoices.flatMap((number) => withReference(byInvoice.get(number), 'invoice')),
        ...withReference(bySum.get(line.cents), 'amount'),
      ];
      return { ...line, proposal: await judge(db, line, candidates) };
    }),
  );
}

type Candidate = Omit<Proposal, 'fits'>;

function withReference(reference: string | undefined, by: Candidate['by']): readonly Candidate[] {
  return reference === undefined ? [] : [{ reference, by }];
}

/** The first that is a trip of ours which was ordered once, and whether the sum is one that it waits for. */
async function judge(db: Database, { cents }: OpenBankLine, candidates: readonly Candidate[]): Promise<Proposal | null> {
  for (const candidate of candidates) {
    const trip = await findTripByReference(db, candidate.reference);
    if (trip === null || trip.bookedAt === null) continue;
    const { due, information } = await readAccount(db, { trip, now: await databaseNow(db) });
    return { ...candidate, fits: due[0]?.amountCents === cents || information.outstandingCents === cents };
  }
  return null;
}
