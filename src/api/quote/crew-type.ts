import { isNationalRule } from '#domain/driving-time/rule-check.ts';
import { restAfter } from '#domain/pricing/quote/crew-plan.ts';
import type { CrewCheck, CrewDuty, DriverCrew } from '#domain/pricing/quote/quote.ts';
import { builder } from '../builder.ts';

const DutyPartRef = builder.objectRef<CrewDuty['parts'][number]>('DutyPart').implement({
  fields: (t) => ({
    kind: t.exposeString('kind', { description: '`empty-drive`, `drive`, `work`, `free`, `home`, `ferry`, `break` or `rest`.' }),
    minutes: t.exposeInt('minutes'),
  }),
});

export const CrewDutyRef = builder.objectRef<CrewDuty>('CrewDuty').implement({
  description: 'One duty of a vehicle’s crew: its parts follow each other from the start without gaps.',
  fields: (t) => ({
    start: t.exposeString('start', { description: 'Instant, ISO 8601 UTC.' }),
    drivers: t.exposeInt('drivers'),
    parts: t.field({ type: [DutyPartRef], resolve: ({ parts }) => parts }),
    restKind: t.string({
      description:
        '`regular`, `split`, `reduced`, `postponed`, `two-drivers` or `beyond`; `handover` where the coach only stands at home, for less than a rest.',
      resolve: (duty) => restAfter(duty),
    }),
    restMinutes: t.exposeInt('restMinutes', { nullable: true, description: 'Of the standstill after it; null after the last duty.' }),
  }),
});

export const CrewCheckRef = builder.objectRef<CrewCheck>('CrewCheck').implement({
  description: 'A rule of driving and rest at the duty that comes closest to it, for a crew of `drivers`.',
  fields: (t) => ({
    rule: t.exposeString('rule'),
    article: t.exposeString('article'),
    drivers: t.exposeInt('drivers'),
    duty: t.exposeInt('duty', { nullable: true, description: 'Index of the duty; null for the whole tour.' }),
    sense: t.exposeString('sense', { description: '`at-most` or `at-least`.' }),
    limitMinutes: t.exposeInt('limitMinutes'),
    actualMinutes: t.exposeInt('actualMinutes'),
    isNational: t.boolean({
      description: 'A rule of the country where the coach stands, beyond the European ones.',
      resolve: (check) => isNationalRule(check),
    }),
    binds: t.exposeBoolean('binds', { description: 'The plan comes close to it.' }),
  }),
});

export const CrewRef = builder.objectRef<DriverCrew>('Crew').implement({
  fields: (t) => ({
    drivers: t.exposeInt('drivers'),
    overnights: t.exposeInt('overnights'),
    breaksMinutes: t.exposeInt('breaksMinutes'),
    drivingMinutes: t.exposeInt('drivingMinutes'),
    dutyMinutes: t.exposeInt('dutyMinutes'),
    duties: t.field({ type: [CrewDutyRef], description: 'Empty in quotes made before it was kept.', resolve: ({ duties = [] }) => duties }),
    checks: t.field({ type: [CrewCheckRef], resolve: ({ checks = [] }) => checks }),
  }),
});
