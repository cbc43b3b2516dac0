import { builder } from '../builder.ts';
import { hourText } from '../trip/group-part-type.ts';
import type { Finding } from './list-findings.ts';

export const FindingRef = builder.objectRef<Finding>('Finding').implement({
  description: 'Why a person must price an itinerary, and where it fails.',
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'One of `personReasons`.' }),
    about: t.exposeString('about', {
      description: '`trip`, `rule` (even two drivers would break it) or `stop` (it cannot be left in time).',
    }),
    rule: t.exposeString('rule', { nullable: true }),
    article: t.exposeString('article', { nullable: true }),
    stop: t.exposeInt('stop', { nullable: true, description: 'Index of the stop.' }),
    minutes: t.exposeInt('minutes', { nullable: true, description: 'Too many, or too late.' }),
    date: t.exposeString('date', {
      nullable: true,
      description:
        'With `time`: the earliest at which the stop could be left, by its clock; of what is on request when we answer, by the site’s.',
    }),
    time: t.exposeString('time', { nullable: true }),
    hour: t.string({ nullable: true, description: hourText, resolve: ({ hour }) => hour ?? null }),
  }),
});
