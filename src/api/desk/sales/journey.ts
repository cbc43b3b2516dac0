import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { PersonReason, Quote } from '#domain/pricing/quote/quote.ts';
import type { Result } from '#domain/result.ts';
import { isSiteKey, isSiteLanguage } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { changeForCaller, previewChangeForCaller } from '#operations/bookings/change-for-caller.ts';
import { previewQuote } from '#operations/quotes/preview-quote.ts';
import { requestForCaller } from '#operations/quotes/request-for-caller.ts';
import type { PlaceOfVisit } from '#operations/quotes/resolve-itinerary.ts';
import type { Refusal } from '#operations/trips/answer.ts';
import type { NotApplied } from '#operations/trips/apply.ts';
import { staffOf, tell, versionOfTrip } from '../act.ts';
import { builder, refuseUnknown, require } from '../builder.ts';
import { IssueRef, JourneyInput, QuoteRef } from './journey-types.ts';

/** What a caller's journey would cost; where something is wrong with it, nothing but that. */
type JourneyPreview = {
  readonly issues: readonly Refusal[];
  /** Why the trip itself cannot be changed; null where it can. */
  readonly problem: string | null;
  readonly quote: Quote | null;
  readonly personReasons: readonly PersonReason[];
  readonly places: readonly string[];
  /** Of a change: what the trip costs now. */
  readonly beforeCents: number | null;
};

const nothingPriced: JourneyPreview = { issues: [], problem: null, quote: null, personReasons: [], places: [], beforeCents: null };

const PreviewRef = builder.objectRef<JourneyPreview>('JourneyPreview').implement({
  fields: (t) => ({
    issues: t.field({ type: [IssueRef], resolve: ({ issues }) => [...issues] }),
    problem: t.exposeString('problem', { nullable: true }),
    quote: t.field({ type: QuoteRef, nullable: true, resolve: ({ quote }) => quote }),
    personReasons: t.stringList({ resolve: ({ personReasons }) => [...personReasons] }),
    places: t.stringList({ description: 'The stops as they were understood.', resolve: ({ places }) => [...places] }),
    beforeCents: t.int({ nullable: true, resolve: ({ beforeCents }) => beforeCents }),
  }),
});

type Outcome = { readonly problem: string | null; readonly issues: readonly Refusal[]; readonly reference: string | null };

const CallersOutcomeRef = builder.objectRef<Outcome>('CallersOutcome').implement({
  fields: (t) => ({
    problem: t.exposeString('problem', { nullable: true }),
    issues: t.field({ type: [IssueRef], resolve: ({ issues }) => [...issues] }),
    reference: t.exposeString('reference', { nullable: true }),
  }),
});

type Failed = readonly Refusal[] | NotApplied;

/** Whether a use case says what is wrong with the fields, rather than with the whole. */
function isAboutFields(failed: Failed): failed is readonly Refusal[] {
  return Array.isArray(failed);
}

function outcomeOf(answer: Result<unknown, Failed>, reference: string | null): Outcome {
  if (!answer.ok && isAboutFields(answer.failure)) return { problem: 'not-so', issues: answer.failure, reference: null };
  return { ...tell(answer), issues: [], reference: answer.ok ? reference : null };
}

function placesOf({ stops }: Itinerary): readonly string[] {
  return stops.map(({ place }) => place.name);
}

/** A site and a language that it speaks. */
function readVisit(site: string, language: string): PlaceOfVisit {
  if (!isSiteKey(site) || !isSiteLanguage(language) || !getSite(site).languages.includes(language)) return refuseUnknown();
  return { site, language };
}

const visitOfCaller = builder.args((t) => ({ site: t.string({ required: true }), language: t.string({ required: true }) }));

builder.queryFields((t) => ({
  previewForCaller: t.field({
    type: PreviewRef,
    description: 'What a new journey would cost; nothing is stored.',
    args: { ...visitOfCaller, journey: t.arg({ type: JourneyInput, required: true }) },
    resolve: async (_root, { site, language, journey }, context) => {
      require(context, 'price-trips');
      const preview = await previewQuote(context, { input: journey, visit: readVisit(site, language), now: context.now() });
      if (!preview.ok) return { ...nothingPriced, issues: preview.failure };
      const { quote, personReasons, itinerary } = preview.value;
      return { ...nothingPriced, quote, personReasons, places: placesOf(itinerary) };
    },
  }),
  previewChangeForCaller: t.field({
    type: PreviewRef,
    description: 'What a changed journey would cost; nothing is stored.',
    args: { reference: t.arg.string({ required: true }), journey: t.arg({ type: JourneyInput, required: true }) },
    resolve: async (_root, { reference, journey }, context) => {
      const staff = staffOf(context);
      const preview = await previewChangeForCaller(context, { reference, staff, input: journey });
      if (!preview.ok) {
        return isAboutFields(preview.failure)
          ? { ...nothingPriced, issues: preview.failure }
          : { ...nothingPriced, problem: tell(preview).problem };
      }
      const { change, itinerary } = preview.value;
      return { ...nothingPriced, quote: change.quote, places: placesOf(itinerary), beforeCents: change.beforeCents };
    },
  }),
}));

const CustomerInput = builder.inputType('CallerInput', {
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    email: t.string({ required: true }),
    phone: t.string({ required: true }),
    organisation: t.string({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  requestForCaller: t.field({
    type: CallersOutcomeRef,
    args: {
      ...visitOfCaller,
      key: t.arg.string({ required: true, description: 'Made with the form: the same form sent twice is one request.' }),
      journey: t.arg({ type: JourneyInput, required: true }),
      customer: t.arg({ type: CustomerInput, required: true }),
      toldCents: t.arg.int({ description: 'The total that the caller was told; left out where a person must make it.' }),
    },
    resolve: async (_root, { site, language, key, journey, customer, toldCents = null }, context) => {
      require(context, 'price-trips');
      const visit = readVisit(site, language);
      const asked = { idempotencyKey: key, input: { ...journey, ...customer }, visit, toldCents };
      const answer = await requestForCaller(context, { ...asked, staff: staffOf(context) });
      return outcomeOf(answer, answer.ok ? answer.value.trip.reference : null);
    },
  }),
  changeForCaller: t.field({
    type: CallersOutcomeRef,
    args: { ...versionOfTrip, journey: t.arg({ type: JourneyInput, required: true }), toldCents: t.arg.int({ required: true }) },
    resolve: async (_root, { reference, version = null, journey, toldCents }, context) => {
      const answer = await changeForCaller(context, { reference, version, input: journey, toldCents, staff: staffOf(context) });
      return outcomeOf(answer, reference);
    },
  }),
}));
