import type { Database } from '#db/engine/tables.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripCrew } from '#operations/duties/rules/trip-crew.ts';
import { listTripCrews } from '#operations/duties/trip-crews.ts';
import { listCertificates } from '#operations/fleet/certificate-store.ts';
import { composeDeclaration, type DeclaredValue } from './rules/declaration.ts';
import type { Posting } from './rules/find-postings.ts';
import { findTripPostings } from './rules/trip-postings.ts';

/** Where the driver of one vehicle is posted, and the fields of the declaration; empty if there is nothing to declare. */
export type CrewPostings = {
  readonly crew: TripCrew;
  readonly postings: readonly Posting[];
  readonly declaration: readonly DeclaredValue[];
};

/** The postings of all drivers of a trip. */
export async function readTripPostings(db: Database, trip: Trip): Promise<readonly CrewPostings[]> {
  const found = (await listTripCrews(db, trip.id)).map((crew) => ({ crew, postings: findTripPostings(trip, crew.vehicleIndex, crew) }));
  const isDeclared = ({ postings }: Pick<CrewPostings, 'postings'>) => postings.some(({ verdict }) => verdict !== 'none');
  const numbers = await readNumbers(
    db,
    found.filter(isDeclared).map(({ crew }) => crew),
  );
  return found.map((each) => ({ ...each, declaration: isDeclared(each) ? composeDeclaration(each.crew, numbers, each.postings) : [] }));
}

/** Licence numbers by their owners. */
async function readNumbers(db: Database, crews: readonly TripCrew[]): Promise<ReadonlyMap<string, string>> {
  const owners = [
    ...crews.map(({ operatorId: id }) => ({ subject: 'operator', id }) as const),
    ...crews.flatMap(({ drivers }) => drivers.flatMap(({ id }) => (id === null ? [] : [{ subject: 'driver', id } as const]))),
  ];
  const numbers = new Map<string, string>();
  for (const owner of owners) {
    const kinds = owner.subject === 'operator' ? (['operator-licence'] as const) : (['licence-d', 'licence-b'] as const);
    const certificates = await listCertificates(db, owner);
    const certificate = kinds.flatMap((kind) => certificates.find((each) => each.kind === kind) ?? [])[0];
    if (certificate !== undefined) numbers.set(owner.id, certificate.number);
  }
  return numbers;
}
