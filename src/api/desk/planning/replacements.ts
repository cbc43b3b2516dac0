import { isReference } from '#domain/trip/reference.ts';
import { findReplacements, type Replacement, type Replacements, type ReplacingPartner } from '#operations/incidents/find-replacements.ts';
import { builder, require } from '../builder.ts';
import { CrewProblemRef } from './duties.ts';

const ReplacementRef = builder.objectRef<Replacement>('Replacement').implement({
  fields: (t) => ({
    vehicleId: t.exposeString('vehicleId'),
    plate: t.exposeString('plate'),
    seats: t.exposeInt('seats'),
    yard: t.exposeString('yard'),
    minutes: t.exposeInt('minutes', { description: 'About, from its yard to the group.' }),
    kilometres: t.exposeInt('kilometres'),
    driverId: t.string({ nullable: true, resolve: ({ driver }) => driver?.id ?? null }),
    driver: t.string({ resolve: ({ driver }) => driver?.name ?? '' }),
    phone: t.string({ resolve: ({ driver }) => driver?.phone ?? '' }),
    problems: t.field({ type: [CrewProblemRef], resolve: ({ problems }) => [...problems] }),
  }),
});

const ReplacingPartnerRef = builder.objectRef<ReplacingPartner>('ReplacingPartner').implement({
  fields: (t) => ({
    operatorId: t.exposeString('operatorId'),
    name: t.exposeString('name'),
    phone: t.exposeString('phone'),
    yard: t.exposeString('yard'),
    minutes: t.exposeInt('minutes'),
  }),
});

const ReplacementsRef = builder.objectRef<Replacements>('Replacements').implement({
  fields: (t) => ({
    vehicleIndex: t.exposeInt('vehicleIndex'),
    stop: t.string({
      nullable: true,
      description: 'From which the minutes count; null: from where its driver said he was.',
      resolve: ({ from }) => from.stop,
    }),
    at: t.string({
      nullable: true,
      description: 'When it was left or said; null before the first departure.',
      resolve: ({ from }) => from.at,
    }),
    own: t.field({ type: [ReplacementRef], resolve: ({ own }) => [...own] }),
    partners: t.field({ type: [ReplacingPartnerRef], resolve: ({ partners }) => [...partners] }),
  }),
});

builder.queryField('replacements', (t) =>
  t.field({
    type: ReplacementsRef,
    nullable: true,
    description: 'What could take a group over from where it stands, by the minutes to it.',
    args: { reference: t.arg.string({ required: true }), vehicleIndex: t.arg.int({ required: true }) },
    resolve: async (_root, asked, context) => {
      require(context, 'assign-drivers');
      return isReference(asked.reference) ? await findReplacements(context, asked) : null;
    },
  }),
);
