import type { Database } from '#db/engine/tables.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import { isReference } from '#domain/trip/reference.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { readAccount } from '#operations/trips/account.ts';
import { findListedTrip } from '#operations/trips/trip-store.ts';
import { listOpenBankLines, type OpenBankLine } from '../bank-line-store.ts';
import { findSummariesOfSums, findTripsAboveSums, findTripsOfInvoices, findTripsOfSums } from '../find-payable.ts';
import { findReferences } from '../rules/find-references.ts';
import { type Candidate, matchLine, type Proposal } from '../rules/match-line.ts';

export type ProposedLine = OpenBankLine & { readonly proposal: Proposal };

/** The open lines, each with a proposal of what it pays. Records nothing. */
export async function listProposedLines(db: Database, limit: number): Promise<readonly ProposedLine[]> {
  const lines = await listOpenBankLines(db, limit);
  const named = lines.map((line) => ({ line, ...findReferences(line.text) }));
  const byInvoice = await findTripsOfInvoices(
    db,
    named.flatMap(({ invoices }) => invoices),
  );
  const sums = [...new Set(lines.map(({ cents }) => cents))];
  const [bySum, summaries, above] = await Promise.all([
    findTripsOfSums(db, sums),
    findSummariesOfSums(db, sums),
    findTripsAboveSums(db, sums),
  ]);
  return await Promise.all(
    named.map(async ({ line, trips, invoices }): Promise<ProposedLine> => {
      const ofInvoices = invoices.flatMap((number) => [...(byInvoice.get(number) ?? [])]);
      const found = await readCandidates(db, [...trips, ...ofInvoices]);
      const by = found.some(({ reference }) => trips.includes(reference)) ? 'reference' : 'invoice';
      const offered = {
        trips: bySum.get(line.cents) ?? [],
        summaries: summaries.get(line.cents) ?? [],
        dearer: above.get(line.cents) ?? [],
      };
      return { ...line, proposal: matchLine(line, { by, trips: found }, offered) };
    }),
  );
}

/** A trip by reference as a candidate for a line; null if it was never ordered. */
async function readCandidate(db: Database, reference: string): Promise<Candidate | null> {
  const trip = isReference(reference) ? await findListedTrip(db, reference) : null;
  if (trip === null || trip.bookedAt === null) return null;
  const { due, information, adjusted } = await readAccount(db, { trip, now: await databaseNow(db) });
  // Money may come in for what was written off.
  const openCents = Math.max(
    information.outstandingCents + adjusted.writtenOffCents,
    due.reduce((sum, { amountCents }) => sum + amountCents, 0),
  );
  return { reference, name: nameOf(trip), nextCents: due[0]?.amountCents ?? 0, openCents, feeCents: adjusted.openFeeCents };
}

/** The candidates for these references that exist, without duplicates. */
async function readCandidates(db: Database, references: readonly string[]): Promise<readonly Candidate[]> {
  const read = await Promise.all([...new Set(references)].map(async (reference) => await readCandidate(db, reference)));
  return read.filter((candidate) => candidate !== null);
}

function nameOf({ customer, invoice }: Trip): string {
  return invoice?.organisation || customer.organisation || `${customer.firstName} ${customer.lastName}`.trim();
}
