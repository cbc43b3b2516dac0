import { cleanLine } from '#domain/input/clean-text.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { cancelForCustomer } from '#operations/bookings/cancel-booking.ts';
import { completeTrip } from '#operations/bookings/complete.ts';
import { correctCustomer } from '#operations/bookings/correct-customer.ts';
import { assignOutside } from '#operations/duties/assign.ts';
import { recordPayment } from '#operations/payments/record-payment.ts';
import { declineWithAlternatives } from '#operations/quotes/decline.ts';
import { extendQuote } from '#operations/quotes/extend-quote.ts';
import { priceByHand } from '#operations/quotes/price-by-hand.ts';
import { may } from '#operations/staff/signed-in.ts';
import { longestLine, OutcomeRef, staffOf, tell, versionOfTrip } from './act.ts';
import { builder, require } from './builder.ts';

builder.mutationField('priceTrip', (t) =>
  t.field({
    type: OutcomeRef,
    args: {
      ...versionOfTrip,
      totalCents: t.arg.int({ required: true, description: 'What the customer pays, VAT included.' }),
      vehicles: t.arg.stringList({ required: true, description: 'Empty: the fewest that suffice.' }),
      drivers: t.arg.int({ required: true }),
      validDays: t.arg.int({ required: true }),
      isNewVersion: t.arg.boolean({ required: true, description: 'Of a quote; false: the first price of a request.' }),
      note: t.arg.string({ required: true }),
    },
    resolve: async (_root, { version = null, vehicles, note, ...price }, context) => {
      const chosen = fleetKeys
        .filter((key) => vehicles.includes(key))
        .flatMap((key) => vehicles.filter((each) => each === key).map(() => key));
      const asked = { ...price, version, vehicles: chosen, note: cleanLine(note).slice(0, longestLine) || null };
      return tell(await priceByHand(context, { ...asked, staff: staffOf(context) }));
    },
  }),
);

builder.mutationField('extendQuote', (t) =>
  t.field({
    type: OutcomeRef,
    args: { ...versionOfTrip, days: t.arg.int({ required: true, description: 'From now on.' }) },
    resolve: async (_root, { version = null, ...asked }, context) =>
      tell(await extendQuote(context, { ...asked, version, staff: staffOf(context) })),
  }),
);

builder.mutationField('correctCustomer', (t) =>
  t.field({
    type: OutcomeRef,
    args: {
      ...versionOfTrip,
      firstName: t.arg.string({ required: true }),
      lastName: t.arg.string({ required: true }),
      email: t.arg.string({ required: true }),
      phone: t.arg.string({ required: true }),
      organisation: t.arg.string({ required: true }),
    },
    resolve: async (_root, { reference, version = null, ...typed }, context) =>
      tell(await correctCustomer(context, { reference, version, typed, staff: staffOf(context) })),
  }),
);

const ShiftInput = builder.inputType('ShiftInput', {
  fields: (t) => ({ days: t.int({ required: true }), minutes: t.int({ required: true }) }),
});

builder.mutationField('declineTrip', (t) =>
  t.field({
    type: OutcomeRef,
    args: {
      ...versionOfTrip,
      reason: t.arg.string({ required: true }),
      alternatives: t.arg({ type: [ShiftInput], description: 'What is named in its place, priced anew; at most three.' }),
    },
    resolve: async (_root, { version = null, alternatives, ...asked }, context) =>
      tell(await declineWithAlternatives(context, { ...asked, shifts: alternatives ?? [], version, staff: staffOf(context) })),
  }),
);

builder.mutationField('cancelTrip', (t) =>
  t.field({
    type: OutcomeRef,
    args: {
      ...versionOfTrip,
      feeCents: t.arg.int({ description: 'Another fee than the terms ask, for whoever may waive it; left out: what they ask now.' }),
      reason: t.arg.string({ required: true }),
    },
    resolve: async (_root, { version = null, feeCents = null, ...asked }, context) => {
      if (feeCents !== null && !may(context.signedIn, 'waive-fees')) return { problem: 'may-not-waive' };
      if (feeCents !== null && cleanLine(asked.reason) === '') return { problem: 'reason-needed' };
      return tell(await cancelForCustomer(context, { ...asked, version, feeCents, staff: staffOf(context) }));
    },
  }),
);

builder.mutationField('completeTrip', (t) =>
  t.field({
    type: OutcomeRef,
    args: versionOfTrip,
    resolve: async (_root, { reference, version = null }, context) =>
      tell(await completeTrip(context, { reference, version, staff: staffOf(context) })),
  }),
);

builder.mutationField('assignDriver', (t) =>
  t.field({
    type: OutcomeRef,
    args: {
      ...versionOfTrip,
      driverName: t.arg.string({ required: true }),
      driverPhone: t.arg.string({ required: true }),
      vehicle: t.arg.string({ required: true }),
    },
    resolve: async (_root, { reference, version = null, ...typed }, context) => {
      const [driverName = '', driverPhone = '', vehicle = ''] = [typed.driverName, typed.driverPhone, typed.vehicle].map((text) =>
        cleanLine(text).slice(0, longestLine),
      );
      require(context, 'assign-drivers');
      if ([driverName, driverPhone, vehicle].includes('')) return { problem: 'all-needed' };
      const assignment = { driverName, driverPhone, vehicle };
      return tell(await assignOutside(context, { reference, version, assignment, staff: staffOf(context) }));
    },
  }),
);

builder.mutationField('recordPayment', (t) =>
  t.field({
    type: OutcomeRef,
    args: {
      reference: t.arg.string({ required: true }),
      cents: t.arg.int({ required: true }),
      note: t.arg.string({ required: true }),
      date: t.arg.string({ description: 'YYYY-MM-DD; left out: today.' }),
    },
    resolve: async (_root, { reference, cents, note, date = null }, context) => {
      const line = cleanLine(note).slice(0, longestLine);
      require(context, 'record-payments');
      if (line === '' || cents <= 0) return { problem: 'all-needed' };
      return tell(await recordPayment(context, { reference, cents, note: line, date, staff: staffOf(context) }));
    },
  }),
);
