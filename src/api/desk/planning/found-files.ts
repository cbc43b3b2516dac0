import { todayIn } from '#domain/calendar/zoned.ts';
import { listDrivers } from '#operations/fleet/driver-store.ts';
import { listDepots, listOperators } from '#operations/fleet/operator-store.ts';
import { findFiles, type NamedFile } from '#operations/fleet/rules/find-files.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { listVehicles } from '#operations/fleet/vehicle-store.ts';
import { may } from '#operations/staff/signed-in.ts';
import { builder } from '../builder.ts';
import type { DeskContext } from '../context.ts';

/** With its yard, or an operator's country. */
type FoundFile = NamedFile & { readonly detail: string };

const FoundFileRef = builder.objectRef<FoundFile>('FoundFile').implement({
  fields: (t) => ({
    kind: t.string({ resolve: ({ kind }) => kind }),
    id: t.exposeString('id'),
    name: t.exposeString('name'),
    detail: t.exposeString('detail'),
  }),
});

async function listFiles({ db, now }: DeskContext): Promise<readonly FoundFile[]> {
  const [drivers, vehicles, depots, operators] = await Promise.all([listDrivers(db), listVehicles(db), listDepots(db), listOperators(db)]);
  const today = todayIn(planningZone, now());
  const yards = new Map(depots.map(({ id, name }) => [id, name] as const));
  const isHere = (until: string | null) => until === null || until > today;
  return [
    ...drivers
      .filter(({ leftOn }) => isHere(leftOn))
      .map(({ id, name, phone, depotId }) => ({ kind: 'driver' as const, id, name, phone, detail: yards.get(depotId) ?? '' })),
    ...vehicles
      .filter(({ soldOn }) => isHere(soldOn))
      .map(({ id, plate, depotId }) => ({ kind: 'vehicle' as const, id, name: plate, phone: '', detail: yards.get(depotId) ?? '' })),
    ...operators.map(({ id, name, phone, country }) => ({ kind: 'operator' as const, id, name, phone, detail: country })),
  ];
}

builder.queryField('foundFiles', (t) =>
  t.field({
    type: [FoundFileRef],
    description: 'Drivers, vehicles and operators that are meant by what is typed; none for whoever sees no fleet.',
    args: { search: t.arg.string({ required: true }) },
    resolve: async (_root, { search }, context) => {
      if (!may(context.signedIn, 'see-fleet')) return [];
      const files = await listFiles(context);
      const found = findFiles(search, files);
      return files.filter((file) => found.includes(file)).toSorted((first, second) => found.indexOf(first) - found.indexOf(second));
    },
  }),
);
