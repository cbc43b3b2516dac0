import { assignDriver } from '#booking/assign.ts';
import { cancelForCustomer } from '#booking/cancel-booking.ts';
import { completeTrip } from '#booking/complete.ts';
import { declineForCustomer } from '#booking/decline.ts';
import { priceByHand } from '#booking/price-by-hand.ts';
import { recordPayment } from '#booking/record-payment.ts';
import { moderateReview } from '#booking/review.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import type { Result } from '#domain/result.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { audit } from '#staff/audit.ts';
import { may } from '#staff/signed-in.ts';
import { builder, require } from './builder.ts';
import type { DeskContext } from './context.ts';
import { type TripAct, tripActs } from './trip.ts';

/** What came of an act: nothing, or why it was not done, as a code that the page has words for. */
const OutcomeRef = builder.objectRef<{ readonly problem: string | null }>('Outcome').implement({
  fields: (t) => ({ problem: t.exposeString('problem', { nullable: true }) }),
});

const done = { problem: null };
const longest = 200;

type Acting<Value> = {
  readonly act: TripAct;
  readonly reference: string;
  readonly run: (staff: ReturnType<typeof staffOf>) => Promise<Result<Value, unknown>>;
};

/** Does something to a trip for whoever has the right, under his name. */
async function act<Value>(context: DeskContext, { act: name, reference, run }: Acting<Value>) {
  require(context, tripActs[name]);
  const outcome = await run(staffOf(context));
  if (!outcome.ok) return { problem: problemOf(outcome.failure) };
  await audit(context.db, context.signedIn.member, { act: name, subject: reference.toUpperCase(), detail: {} });
  return done;
}

function staffOf({ signedIn }: DeskContext) {
  return { kind: 'staff' as const, name: signedIn.member.name };
}

/** The use cases say why in shapes of their own; each has a word. */
function problemOf(failure: unknown): string {
  if (Array.isArray(failure)) return problemOf(failure[0]);
  if (typeof failure !== 'object' || failure === null) return 'refused';
  if ('problem' in failure) return problemOf(failure.problem);
  if ('reason' in failure && typeof failure.reason === 'string') return failure.reason;
  if ('why' in failure && typeof failure.why === 'string') return failure.why;
  return 'code' in failure && typeof failure.code === 'string' ? failure.code : 'refused';
}

builder.mutationFields((t) => ({
  priceTrip: t.field({
    type: OutcomeRef,
    args: {
      reference: t.arg.string({ required: true }),
      totalCents: t.arg.int({ required: true, description: 'What the customer pays, VAT included.' }),
      vehicles: t.arg.stringList({ required: true, description: 'Empty: the fewest that suffice.' }),
      drivers: t.arg.int({ required: true }),
      validDays: t.arg.int({ required: true }),
      note: t.arg.string({ required: true }),
    },
    resolve: async (_root, { reference, vehicles, note, ...price }, context) => {
      const chosen = fleetKeys
        .filter((key) => vehicles.includes(key))
        .flatMap((key) => vehicles.filter((each) => each === key).map(() => key));
      const asked = { ...price, reference, vehicles: chosen, note: cleanLine(note).slice(0, longest) || null };
      return await act(context, { act: 'price', reference, run: (staff) => priceByHand(context, { ...asked, staff }) });
    },
  }),
  declineTrip: t.field({
    type: OutcomeRef,
    args: { reference: t.arg.string({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, { reference, reason }, context) =>
      await act(context, { act: 'decline', reference, run: (staff) => declineForCustomer(context, { reference, reason, staff }) }),
  }),
  cancelTrip: t.field({
    type: OutcomeRef,
    args: {
      reference: t.arg.string({ required: true }),
      feeCents: t.arg.int({ description: 'Another fee than the terms ask, for whoever may waive it; left out: what they ask now.' }),
      reason: t.arg.string({ required: true }),
    },
    resolve: async (_root, { reference, feeCents = null, reason }, context) => {
      if (feeCents !== null && !may(context.signedIn, 'waive-fees')) return { problem: 'may-not-waive' };
      if (feeCents !== null && cleanLine(reason) === '') return { problem: 'reason-needed' };
      return await act(context, {
        act: 'cancel',
        reference,
        run: (staff) => cancelForCustomer(context, { reference, feeCents, reason, staff }),
      });
    },
  }),
  completeTrip: t.field({
    type: OutcomeRef,
    args: { reference: t.arg.string({ required: true }) },
    resolve: async (_root, { reference }, context) =>
      await act(context, { act: 'complete', reference, run: (staff) => completeTrip(context, { reference, staff }) }),
  }),
  assignDriver: t.field({
    type: OutcomeRef,
    args: {
      reference: t.arg.string({ required: true }),
      driverName: t.arg.string({ required: true }),
      driverPhone: t.arg.string({ required: true }),
      vehicle: t.arg.string({ required: true }),
    },
    resolve: async (_root, { reference, ...typed }, context) => {
      const [driverName = '', driverPhone = '', vehicle = ''] = [typed.driverName, typed.driverPhone, typed.vehicle].map((text) =>
        cleanLine(text).slice(0, longest),
      );
      if ([driverName, driverPhone, vehicle].includes('')) return { problem: 'all-needed' };
      const assignment = { driverName, driverPhone, vehicle };
      return await act(context, { act: 'assign', reference, run: (staff) => assignDriver(context, { reference, assignment, staff }) });
    },
  }),
  recordPayment: t.field({
    type: OutcomeRef,
    args: {
      reference: t.arg.string({ required: true }),
      cents: t.arg.int({ required: true }),
      note: t.arg.string({ required: true }),
      date: t.arg.string({ description: 'YYYY-MM-DD; left out: today.' }),
    },
    resolve: async (_root, { reference, cents, note, date = null }, context) => {
      const line = cleanLine(note).slice(0, longest);
      if (line === '' || cents <= 0) return { problem: 'all-needed' };
      return await act(context, {
        act: 'paid',
        reference,
        run: (staff) => recordPayment(context, { reference, cents, note: line, date, staff }),
      });
    },
  }),
  judgeReview: t.field({
    type: OutcomeRef,
    args: { reference: t.arg.string({ required: true }), publish: t.arg.boolean({ required: true }) },
    resolve: async (_root, { reference, publish }, context) => {
      require(context, 'judge-reviews');
      const judged = await moderateReview(context, { reference, verdict: publish ? 'publish' : 'reject' });
      if (typeof judged === 'string') return { problem: judged };
      const entry = { act: publish ? 'publish-review' : 'reject-review', subject: judged.reference, detail: {} };
      await audit(context.db, context.signedIn.member, entry);
      return done;
    },
  }),
}));
