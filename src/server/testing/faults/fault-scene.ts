import type { Database } from '#db/engine/tables.ts';
import { departingIn, storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { tripStates } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { sampleInvoiceDetails } from '#operations/invoices/rules/testing/sample-invoices.ts';
import type { FailureLog } from '#operations/trips/context.ts';
import { createLogger, type Logger } from '../../log.ts';

/** What no log line may contain. */
const customer = {
  firstName: 'Zwanetta',
  lastName: 'Geheimhof',
  email: 'zwanetta@geheim.example',
  phone: '+31 20 987 65 43',
  organisation: 'Koor De Stille Nacht',
};
const vatNumber = 'NL004495445B01';

export type FaultScene = {
  readonly db: Database;
  /** A booked trip, whose customer no line may name. */
  readonly trip: Trip;
  readonly vatNumber: string;
  readonly log: Logger;
  /** The same log with the interface that use cases know. */
  readonly failures: FailureLog;
  readonly lines: readonly Readonly<Record<string, unknown>>[];
};

/** A fault that can be provoked, and what its log line has to say. */
export type Fault = {
  readonly name: string;
  /** What happened, in the line's words. */
  readonly says: string;
  /** The fields that say where, and what exactly. */
  readonly where: readonly string[];
  /** The field with the trip's reference; left out if the fault concerns no trip. */
  readonly trip?: 'trip' | 'trips' | 'error';
  /** Returns the reference of the trip if it is not the scene's own. */
  readonly provoke: (scene: FaultScene) => Promise<string | undefined> | Promise<void>;
};

export async function createFaultScene(): Promise<FaultScene> {
  const { db } = await createTestDatabase();
  const sample = createSampleTrip();
  const trip = await storeSampleTrip(
    db,
    createSampleTrip({
      ...tripStates.booked,
      ...{ bookedAt: '2026-11-21T11:00:00.000Z', customer, invoice: { ...sampleInvoiceDetails, vatNumber } },
      ...departingIn(sample, 200),
    }),
  );
  const lines: Record<string, unknown>[] = [];
  const log = createLogger(
    { logLevel: 'warn', mode: 'production' },
    { destination: { write: (line) => void lines.push(JSON.parse(line)) } },
  );
  const failures: FailureLog = { error: (message, fields) => log.error(fields, message) };
  return { db, trip, vatNumber, log, failures, lines };
}

/** Everything about a trip that is personal or opens something. */
export function listSecrets({ trip, vatNumber: number }: Pick<FaultScene, 'trip' | 'vatNumber'>): readonly string[] {
  const { customer: person, quoteKey, bookingKey, shareKey, readKey } = trip;
  const keys = [quoteKey, bookingKey, shareKey, readKey].filter((key): key is string => typeof key === 'string');
  return [...Object.values(person).filter((text) => text !== ''), ...keys, number];
}
