import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { toInstant } from '#domain/calendar/zoned.ts';
import { writePhone } from '#domain/input/phone.ts';
import { readFields } from '#domain/input/read-fields.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { countryCodes, type SiteLanguage } from '#domain/sites/keys.ts';
import type { AnsweringPlaceFinder } from '#geo/ports.ts';
import { audit } from '#operations/audit/audit.ts';
import { listTripsOf } from '#operations/duties/placement-store.ts';
import { referencesOf, takeOffDuties } from '#operations/duties/take-off.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { asStaff, type Planner, type PlanningContext } from './context.ts';
import { findDriver, upsertDriver } from './driver-store.ts';
import { editSeen } from './edit-seen.ts';
import { insertDepot, listDepots, listOperators, upsertOperator } from './operator-store.ts';
import { explainRefusal, type Refused, refuseFields } from './refusal.ts';
import { planningZone, typedDepot, typedDriver, typedOperator, typedVehicle } from './rules/fleet.ts';
import { findVehicle, upsertVehicle } from './vehicle-store.ts';

/** The typed values of a new or an existing thing. */
type Typed = {
  readonly id: string | null;
  readonly input: unknown;
  /** The version that the page showed; null if no page was loaded. */
  readonly seen?: number | null;
  /** Whether the duties of who or what leaves may be opened; without it, leaving is refused while there are any. */
  readonly mayOpen?: boolean;
};

type Saved = Promise<Result<string, Refused>>;

export async function saveOperator({ db }: PlanningContext, by: Planner, { id, input, seen = null }: Typed): Saved {
  const read = readFields(typedOperator, input);
  if (!read.ok) return refuseFields(read.failure);
  const act = id === null ? 'add-operator' : 'change-operator';
  const stateIn = async (tx: DatabaseTransaction) => ({ ...(await listOperators(tx)).find((operator) => operator.id === id) });
  return await inTransaction(db, async (tx) =>
    editOne(tx, { by, subject: `operator ${id}`, isNew: id === null, seen, act, stateOf: async () => await stateIn(tx) }, async () => {
      const phone = writePhone(read.value.phone, read.value.country);
      const saved = await upsertOperator(tx, id, { ...read.value, phone });
      if (saved === null) return failure({ why: 'gone' as const });
      await audit(tx, by, { act, subject: read.value.name, detail: {} });
      return success(saved);
    }),
  );
}

/** Saves a depot of an operator; its coordinates are found from the typed place. */
export async function saveDepot(
  { db, places }: PlanningContext & { readonly places: AnsweringPlaceFinder },
  by: Planner,
  { input, language }: Pick<Typed, 'input'> & { readonly language: SiteLanguage },
): Promise<Result<true, Refused>> {
  const read = readFields(typedDepot, input);
  if (!read.ok) return refuseFields(read.failure);
  const { operatorId, name, place: text } = read.value;
  const [place] = await places.findPlacesByText({ texts: [text], language, countryCode: null, known: [] });
  const country = countryCodes.find((code) => code === place?.countryCode);
  if (!place || country === undefined) return refuseFields([{ field: 'place', code: 'place-unknown' }]);
  return await explainRefusal(() =>
    inTransaction(db, async (tx) => {
      await insertDepot(tx, { operatorId, name, country, coordinates: place.coordinates });
      await audit(tx, by, { act: 'add-depot', subject: name, detail: { place: place.label } });
      return success(true as const);
    }),
  );
}

/** Saves a vehicle. A sold vehicle is removed from its duties from that day on, in the same commit. */
export async function saveVehicle(
  context: PlanningContext & ApplyContext,
  by: Planner,
  { id, input, seen = null, mayOpen = false }: Typed,
): Saved {
  const read = readFields(typedVehicle, input);
  if (!read.ok) return refuseFields(read.failure);
  return await explainRefusal(() =>
    inTransaction(context.db, async (tx) => {
      const before = id === null ? null : await findVehicle(tx, id);
      const { plate, soldOn, seats } = read.value;
      const isSold = before !== null && before.soldOn !== soldOn && soldOn !== null;
      const act = id === null ? 'add-vehicle' : isSold ? 'sell-vehicle' : 'change-vehicle';
      const stateOf = async () => ({ ...(id === null ? null : await findVehicle(tx, id)) });
      return await editOne(tx, { by, subject: `vehicle ${id}`, isNew: id === null, seen, act, stateOf }, async () => {
        const planned = id === null || mayOpen ? null : await findPlannedFrom(soldOn, { tx, resourceId: id });
        if (planned !== null) return failure(planned);
        const saved = await upsertVehicle(tx, id, read.value);
        if (saved === null) return failure({ why: 'gone' as const });
        const opened = await takeOffFrom(soldOn, { context, tx, by, resourceId: saved });
        await audit(tx, by, { act, subject: plate, detail: { seats, soldOn: soldOn ?? '', opened } });
        return success(saved);
      });
    }),
  );
}

/** Saves a driver. A driver who leaves is removed from duties likewise. */
export async function saveDriver(
  context: PlanningContext & ApplyContext,
  by: Planner,
  { id, input, seen = null, mayOpen = false }: Typed,
): Saved {
  const read = readFields(typedDriver, input);
  if (!read.ok) return refuseFields(read.failure);
  return await explainRefusal(() =>
    inTransaction(context.db, async (tx) => {
      const act = id === null ? 'add-driver' : 'change-driver';
      const stateOf = async () => ({ ...(id === null ? null : await findDriver(tx, id)) });
      return await editOne(tx, { by, subject: `driver ${id}`, isNew: id === null, seen, act, stateOf }, async () => {
        const depot = (await listDepots(tx)).find((depot) => depot.id === read.value.depotId);
        const phone = writePhone(read.value.phone, depot?.country ?? null);
        const planned = id === null || mayOpen ? null : await findPlannedFrom(read.value.leftOn, { tx, resourceId: id });
        if (planned !== null) return failure(planned);
        const saved = await upsertDriver(tx, id, { ...read.value, phone });
        if (saved === null) return failure({ why: 'gone' as const });
        const opened = await takeOffFrom(read.value.leftOn, { context, tx, by, resourceId: saved });
        await audit(tx, by, { act, subject: read.value.name, detail: { opened } });
        return success(saved);
      });
    }),
  );
}

type EditingOne = Parameters<typeof editSeen>[1] & { /** Nobody can have changed it. */ readonly isNew: boolean };

async function editOne(tx: DatabaseTransaction, { isNew, ...editing }: EditingOne, work: () => Saved): Saved {
  return isNew ? await work() : await editSeen(tx, editing, work);
}

type Leaving = {
  readonly context: ApplyContext;
  readonly tx: DatabaseTransaction;
  readonly by: Planner;
  readonly resourceId: string;
};

/** The refusal to let a driver or vehicle go while duties are planned; null if there are none from that day on. */
async function findPlannedFrom(
  day: string | null,
  { tx, resourceId }: Pick<Leaving, 'tx' | 'resourceId'>,
): Promise<Extract<Refused, { readonly why: 'duties-planned' }> | null> {
  const from = midnightOf(day);
  const trips = from === null ? [] : await listTripsOf(tx, resourceId, { from, until: null });
  return trips.length === 0 ? null : { why: 'duties-planned', values: { count: trips.length } };
}

function midnightOf(day: string | null): string | null {
  const midnight = day === null ? null : toInstant({ date: day, time: '00:00' }, planningZone);
  return midnight?.ok === true ? midnight.value : null;
}

/** Removes a driver or vehicle from duties from a day on; returns the references of those trips. Null: it stays. */
async function takeOffFrom(day: string | null, { context, tx, by, resourceId }: Leaving): Promise<string[]> {
  const from = midnightOf(day);
  if (from === null) return [];
  const period = { from, until: null };
  return referencesOf(await takeOffDuties(context, tx, { resourceId, period, staff: asStaff(by) }));
}
