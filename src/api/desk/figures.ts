import { todayIn } from '#domain/calendar/zoned.ts';
import { isSiteKey } from '#domain/sites/keys.ts';
import { rateFigures } from '#operations/figures/rules/figures.ts';
import { type Period, readPeriod } from '#operations/figures/rules/period.ts';
import { type FigureLine, type Figures, readFigures } from '#operations/figures/week-figures.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { builder, require } from './builder.ts';

const FigureLineRef = builder.objectRef<FigureLine>('FigureLine').implement({
  description:
    'What became of the trips that were asked for. Amounts in cents; of a year of a large company they are no whole numbers of 32 bits.',
  fields: (t) => ({
    kind: t.string({ description: '`all`, `week`, `site`, `occasion` or `source`.', resolve: ({ kind }) => kind }),
    value: t.exposeString('value', { description: 'The Monday, site, occasion or source; empty where none was given.' }),
    asked: t.exposeInt('asked'),
    priced: t.exposeInt('priced'),
    booked: t.exposeInt('booked', { description: 'Ordered, whatever became of it.' }),
    driven: t.exposeInt('driven'),
    cancelled: t.exposeInt('cancelled'),
    bookedCents: t.exposeFloat('bookedCents', { description: 'What is booked or driven, with VAT.' }),
    feeCents: t.exposeFloat('feeCents', { description: 'Fees of what was cancelled, with VAT.' }),
    bookedPercent: t.float({ nullable: true, resolve: (line) => rateFigures(line).bookedPercent }),
    meanCents: t.float({ nullable: true, resolve: (line) => rateFigures(line).meanCents }),
    meanLeadDays: t.float({
      nullable: true,
      description: 'From the order to the departure.',
      resolve: (line) => rateFigures(line).meanLeadDays,
    }),
    marginPercent: t.float({
      nullable: true,
      description: 'Of what partners drive, without VAT; null where they drive nothing.',
      resolve: (line) => rateFigures(line).marginPercent,
    }),
  }),
});

const FiguresRef = builder.objectRef<Figures & Period>('Figures').implement({
  fields: (t) => ({
    from: t.exposeString('from', { description: 'The Monday of the first week.' }),
    to: t.exposeString('to', { description: 'The Monday of the last week.' }),
    madeAt: t.exposeString('madeAt'),
    lines: t.field({ type: [FigureLineRef], resolve: ({ lines }) => [...lines] }),
  }),
});

builder.queryField('figures', (t) =>
  t.field({
    type: FiguresRef,
    description: 'By the week in which trips were asked for. What is no day or no site filters nothing: the address may have been typed.',
    args: { from: t.arg.string({ required: true }), to: t.arg.string({ required: true }), site: t.arg.string({ required: true }) },
    resolve: async (_root, { from, to, site }, context) => {
      require(context, 'see-figures');
      const period = readPeriod({ from, to, today: todayIn(planningZone, context.now()) });
      return { ...(await readFigures(context.db, { ...period, site: isSiteKey(site) ? site : null })), ...period };
    },
  }),
);
