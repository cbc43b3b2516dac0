import pg from 'pg';
import type { Acknowledged } from './customers.ts';

export type Books = { readonly lost: readonly string[]; readonly doubled: readonly string[] };

type Row = { readonly email: string; readonly reference: string; readonly isBooked: boolean; readonly invoices: number };

/** Looks up everything that was ever acknowledged: exists once, booked if confirmed, with its one invoice. */
export async function compareBooks(url: string, acknowledged: readonly Acknowledged[]): Promise<Books> {
  const rows = await readTrips(url);
  const trips = Map.groupBy(rows, ({ email }) => email);
  const lost = acknowledged.flatMap(({ email, reference, isBooked }) => {
    const trip = trips.get(email)?.find((row) => row.reference === reference);
    if (trip === undefined) return [`${email} ${reference}`];
    return isBooked && !trip.isBooked ? [`booking of ${email}`] : [];
  });
  const doubled = [...trips].flatMap(([email, found]) => [
    ...(found.length > 1 ? [`${found.length} trips of ${email}`] : []),
    ...found.filter(({ invoices }) => invoices > 1).map(() => `invoices of ${email}`),
  ]);
  return { lost, doubled };
}

async function readTrips(url: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(`
      select trips.email, trips.reference, trips.booked_at is not null as "isBooked",
        (select count(*)::int from invoices where invoices.trip_id = trips.id and invoices.kind = 'invoice') as invoices
      from trips where trips.email like 'w%@cluster.example'`);
    return rows;
  } finally {
    await client.end();
  }
}
