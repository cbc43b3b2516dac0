import { readTogether } from '#db/engine/read-together.ts';
import { type Incident, listOpenIncidents } from '#operations/incidents/incident-store.ts';
import { isWordOverdue } from '#operations/incidents/rules/incident.ts';
import { builder, require } from '../builder.ts';
import type { DeskContext } from '../context.ts';

type IncidentRow = Incident & { readonly isOverdue: boolean };

const IncidentRowRef = builder.objectRef<IncidentRow>('IncidentRow').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    reference: t.exposeString('reference'),
    kind: t.exposeString('kind'),
    minutes: t.exposeInt('minutes', { nullable: true, description: 'How late, as far as somebody said.' }),
    vehicleIndex: t.exposeInt('vehicleIndex', {
      nullable: true,
      description: 'Whose driver reported it, of the vehicles of the trip, from 0.',
    }),
    openedBy: t.exposeString('openedBy'),
    openedAt: t.exposeString('openedAt'),
    nextWordAt: t.exposeString('nextWordAt', { description: 'By when the customer hears of us again.' }),
    isOverdue: t.exposeBoolean('isOverdue'),
    closedBy: t.exposeString('closedBy', { nullable: true }),
    closedAt: t.exposeString('closedAt', { nullable: true }),
  }),
});

/** Of all who look at Today at once. */
const readOpenIncidents = readTogether(async ({ db }: DeskContext) => await listOpenIncidents(db));

builder.queryField('openIncidents', (t) =>
  t.field({
    type: [IncidentRowRef],
    resolve: async (_root, _arguments, context) => {
      require(context, 'see-trips');
      const open = await readOpenIncidents(context);
      return open.map((incident) => ({ ...incident, isOverdue: isWordOverdue(incident, context.now()) }));
    },
  }),
);
