import { readTogether } from '#db/engine/read-together.ts';
import { listAlerts } from '#operations/alerts/alert-trips.ts';
import { alertRights } from '#operations/alerts/rules/alerts.ts';
import { may } from '#operations/staff/signed-in.ts';
import { builder, require } from '../builder.ts';
import type { DeskContext } from '../context.ts';

type RingLine = Awaited<ReturnType<typeof listAlerts>>[number];

/** Today has use for no more. */
const mostRings = 60;

const readRings = readTogether(async ({ db }: DeskContext) => await listAlerts(db, mostRings));

const RingRef = builder.objectRef<RingLine>('TripRing').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    reference: t.exposeString('reference'),
    kind: t.string({ resolve: ({ kind }) => kind }),
    departsOn: t.exposeString('departsOn', { description: 'YYYY-MM-DD.' }),
    open: t.exposeInt('open', { description: 'Vehicles of the trip that nobody drives yet.' }),
    vehicles: t.exposeInt('vehicles'),
    names: t.stringList({
      description: 'Who has not read or confirmed, or whose papers do not hold to the last day.',
      resolve: ({ names, papers }) => [...new Set([...names, ...papers.map(({ owner }) => owner)])],
    }),
    dueOn: t.exposeString('dueOn', { nullable: true, description: 'YYYY-MM-DD, of what is overdue.' }),
  }),
});

builder.queryField('rings', (t) =>
  t.field({
    type: [RingRef],
    description:
      'What booked trips of the next fortnight still lack, of what the asker sees to: what no partner took, then the next departure first.',
    resolve: async (_root, _arguments, context) => {
      require(context, 'see-trips');
      const rings = await readRings(context);
      return rings.filter(({ kind }) => may(context.signedIn, alertRights[kind]));
    },
  }),
);
