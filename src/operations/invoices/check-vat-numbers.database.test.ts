import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeVies, startFakeVies } from '#adapters/vat-register/testing/fake-vies.ts';
import { createVies } from '#adapters/vat-register/vies/create-vies.ts';
import { departingIn, storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { tripStates } from '#domain/trip/states.ts';
import { settleTasksOfVatNumber } from '#operations/tasks/settle-vat-number.ts';
import { listTasksOfTrip } from '#operations/tasks/task-store.ts';
import { testAddresses } from '#operations/testing/addresses.ts';
import { checkVatNumbers } from './check-vat-numbers.ts';
import { sampleInvoiceDetails } from './rules/testing/sample-invoices.ts';

const valid = 'NL004495445B01';
const invalid = 'DE136695976';
let vies: FakeVies;
beforeEach(async () => {
  vies = await startFakeVies([valid]);
});
afterEach(() => vies.stop());

async function createScene() {
  const { db } = await createTestDatabase();
  const errors: string[] = [];
  const store = async (vatNumber: string) =>
    await storeSampleTrip(
      db,
      createSampleTrip({
        ...tripStates.booked,
        ...{ bookedAt: '2026-11-21T11:00:00.000Z', invoice: { ...sampleInvoiceDetails, vatNumber } },
        ...departingIn(createSampleTrip(), 200),
      }),
    );
  const check = async () =>
    await checkVatNumbers({
      ...{ db, register: createVies(vies), requester: valid },
      log: { error: (message) => errors.push(message) },
      settle: async (number) => await settleTasksOfVatNumber({ db, addresses: testAddresses }, number),
    });
  const keysOf = async (reference: string) => (await listTasksOfTrip(db, reference)).map(({ kind, facts }) => [kind, facts?.step]);
  return { db, errors, store, check, keysOf };
}

describe('the VAT numbers of booked trips', () => {
  it('are asked about once, and an unknown one is a task of finance', async () => {
    const { store, check, keysOf } = await createScene();
    const [known, unknown, person] = [await store(valid), await store(invalid), await store('')];
    expect([await check(), await check()]).toEqual([2, 0]);
    expect(vies.questions).toHaveLength(2);
    expect(await keysOf(unknown.reference)).toEqual([['vat', 'number']]);
    expect(await keysOf(known.reference)).toEqual([]);
    expect(await keysOf(person.reference)).toEqual([]);
  });

  it('count as they were typed while the register is away, and are asked about again an hour later', async () => {
    const { db, store, check, keysOf, errors } = await createScene();
    const { reference } = await store(invalid);
    vies.behave({ status: 503, body: '' });
    expect([await check(), await check()]).toEqual([0, 0]);
    expect(errors).toHaveLength(1);
    expect(await keysOf(reference)).toEqual([]);
    vies.behave(null);
    await db.updateTable('vat_checks').set({ asked_at: '2026-11-01T00:00:00.000Z' }).execute();
    expect(await check()).toBe(1);
    expect(await keysOf(reference)).toEqual([['vat', 'number']]);
  });
});
