import type { Database } from '#db/engine/tables.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { listDrivers } from './driver-store.ts';
import { listDepots, listOperators } from './operator-store.ts';
import { findFiles, type NamedFile } from './rules/find-files.ts';
import { planningZone } from './rules/fleet.ts';
import { listVehicles } from './vehicle-store.ts';

/** With its depot, or an operator's country. */
type FoundFile = NamedFile & { readonly detail: string };

type Context = { readonly db: Database; readonly now: () => string };

async function listFiles({ db, now }: Context): Promise<readonly FoundFile[]> {
  const [drivers, vehicles, depots, operators] = await Promise.all([listDrivers(db), listVehicles(db), listDepots(db), listOperators(db)]);
  const today = todayIn(planningZone, now());
  const depotNames = new Map(depots.map(({ id, name }) => [id, name] as const));
  const isHere = (until: string | null) => until === null || until > today;
  return [
    ...drivers
      .filter(({ leftOn }) => isHere(leftOn))
      .map(({ id, name, phone, depotId }) => ({ kind: 'driver' as const, id, name, phone, detail: depotNames.get(depotId) ?? '' })),
    ...vehicles
      .filter(({ soldOn }) => isHere(soldOn))
      .map(({ id, plate, depotId }) => ({ kind: 'vehicle' as const, id, name: plate, phone: '', detail: depotNames.get(depotId) ?? '' })),
    ...operators.map(({ id, name, phone, country }) => ({ kind: 'operator' as const, id, name, phone, detail: country })),
  ];
}

/** Drivers, vehicles and operators that match a search, best first. */
export async function findFleet(context: Context, search: string): Promise<readonly FoundFile[]> {
  if (search.trim() === '') return [];
  const files = await listFiles(context);
  const found = findFiles(search, files);
  return files.filter((file) => found.includes(file)).toSorted((first, second) => found.indexOf(first) - found.indexOf(second));
}
