import type pg from 'pg';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { tripStates } from '#domain/trip/states.ts';
import { createInvoice, getInvoiceSeller } from '#operations/invoices/rules/create-invoice.ts';

/**
 * Invoices and transfers for the trips of {@link fillWithMixedTrips}: each was asked for a deposit ten days after its order and for the
 * rest 30 days before it departs. One in fifty has paid nothing yet, one in ten only the deposit, the others what was due.
 */
export async function fillWithMixedInvoices(pool: pg.Pool): Promise<void> {
  const address = {
    organisation: '',
    vatNumber: '',
    street: 'Dam 1',
    zipcode: '1012 JS',
    city: 'Amsterdam',
    country: 'NL',
    purchaseOrder: '',
  };
  const invoice = { ...address, paymentMethod: 'bank-transfer' as const };
  const trip = createSampleTrip({ ...tripStates.booked, bookedAt: '2026-01-05T10:00:00.000Z', invoice });
  const made = createInvoice({ trip, number: 'NL-2026-00001', issuedOn: '2026-01-05', company: getInvoiceSeller('nl') });
  if (!made.ok) throw new Error(made.failure);
  const client = await pool.connect();
  await client.query('set statement_timeout = 0; set synchronous_commit = off');
  for (const table of ['invoices', 'payments']) await client.query(`alter table ${table} disable trigger user`);
  const day = (moment: string) => `to_jsonb((${moment})::date::text)`;
  await client.query(
    `insert into invoices (id, trip_id, kind, company, year, sequence, number, issued_at, total_cents, document)
      select gen_random_uuid(), id, 'invoice', 'NL', extract(year from booked_at), row_number() over (order by id),
        'NL-' || row_number() over (order by id), booked_at, total_cents,
        jsonb_set(jsonb_set($1::jsonb, '{totalCents}', to_jsonb(total_cents)), '{payments}', jsonb_build_array(
          jsonb_build_object('part', 'deposit', 'dueOn', ${day(`booked_at + interval '10 days'`)}, 'amountCents', total_cents / 4),
          jsonb_build_object('part', 'balance', 'dueOn', ${day(`first_departure - interval '30 days'`)}, 'amountCents', total_cents - total_cents / 4)))
      from trips where booked_at is not null`,
    [JSON.stringify(made.value)],
  );
  const number = `(total_cents - 60000)`;
  await client.query(`
    insert into payments (id, trip_id, provider, provider_id, status, cents, paid_at)
      select gen_random_uuid(), id, 'transfer', id::text, 'paid', case when ${number} % 10 = 7 then total_cents / 4 else total_cents end, booked_at
      from trips where booked_at is not null and (${number} % 50 <> 6 or first_departure < now() - interval '120 days')`);
  for (const table of ['invoices', 'payments']) await client.query(`alter table ${table} enable trigger user`);
  await client.query(`
    insert into unpaid_trips (trip_id, due_on)
      select id, day from (select id, first_unpaid_day(id) as day from trips where booked_at > now() - interval '300 days') as judged
      where day is not null`);
  await client.query(`
    insert into open_amounts (trip_id, place, due_on, cents)
      select trip_id, place, amounts.due_on, cents from unpaid_trips, list_open_amounts(trip_id) as amounts`);
  for (const table of ['invoices', 'payments', 'unpaid_trips', 'open_amounts']) await client.query(`vacuum analyze ${table}`);
  client.release();
}
