import { addDays } from '#domain/calendar/date.ts';
import { memberStates } from '#domain/itinerary/member-states.ts';

/** Reminders of an overdue amount, from a friendly one to the last before debt collection. */
export const reminderSteps = [1, 2, 3] as const;
export type ReminderStep = (typeof reminderSteps)[number];

/** The kind of debtor: a consumer, or a buyer for a business, an association or a public body. */
export type Debtor = { readonly isBusiness: boolean; readonly country: string };

/** What a reminder must state by law besides the amount and the date. */
export const reminderClauses = [
  /** The amount includes fixed recovery costs (business). */
  'business-fee',
  /** The costs if nothing is paid within fourteen days (consumer, Netherlands). */
  'fourteen-days',
  /** The amount now includes those costs (consumer, Netherlands). */
  'consumer-fee',
  /** The reminder is free and leaves fourteen days (consumer, Belgium). */
  'free-first',
  /** The reminder is free (any other consumer). */
  'free',
] as const;
export type ReminderClause = (typeof reminderClauses)[number];

export type Reminder = {
  readonly step: ReminderStep;
  /** `YYYY-MM-DD`. */
  readonly payBy: string;
  /** Recovery costs that are requested with the amount, in cents. */
  readonly feeCents: number;
  /** Recovery costs that apply if nothing is paid by then, in cents; 0 if none are announced. */
  readonly laterFeeCents: number;
  readonly clause: ReminderClause | null;
  /** The title of the law; empty if the reminder cites none. */
  readonly law: string;
};

/**
 * Days between the due date and the first reminder: a transfer takes a working day (Directive 2015/2366 art. 83(1)), and a bank file is
 * imported on the next (E).
 */
export const firstAfterDays = 3;

/** Directive 2011/7/EU art. 6(1): at least € 40 of recovery costs between businesses, and from public authorities. */
const businessFeeCents = 4_000;

/** The national law of each country that implements that article. */
const businessLaws: Readonly<Record<string, string>> = {
  NL: 'art. 6:96 lid 4 BW',
  BE: 'art. 6 wet / loi 2.8.2002',
  DE: '§ 288 Abs. 5 BGB',
  FR: 'art. L441-10 et D441-5 C. com.',
  ES: 'art. 8 Ley 3/2004',
};
const directive = 'Directive 2011/7/EU, art. 6';

/**
 * The reminder of a step if it is sent today. Consumers pay no costs before a free reminder that leaves them fourteen days: in the
 * Netherlands from the day after they receive it (BW art. 6:96(6)), in Belgium from the third working day after it was sent (WER/CDE art.
 * XIX.2). Both therefore get extra days for the post. Dutch costs follow the Besluit vergoeding voor buitengerechtelijke incassokosten.
 * Belgian costs need a clause in the contract (art. XIX.4), German and Spanish ones proof of a loss, and French ones are borne by the
 * creditor (CPCE art. L111-8); we request none of these.
 */
export function makeReminder({
  step,
  today,
  cents,
  debtor,
}: {
  readonly step: ReminderStep;
  readonly today: string;
  readonly cents: number;
  readonly debtor: Debtor;
}): Reminder {
  const { clause, law, days, feeCents, laterFeeCents } = debtor.isBusiness ? ofBusiness(step, debtor) : ofConsumer(step, debtor, cents);
  return { step, payBy: addDays(today, days), feeCents, laterFeeCents, clause, law };
}

type Terms = Pick<Reminder, 'feeCents' | 'laterFeeCents' | 'clause' | 'law'> & { readonly days: number };
const noFee = { feeCents: 0, laterFeeCents: 0, clause: null, law: '' } as const;
const week = 7;

function ofBusiness(step: ReminderStep, { country }: Debtor): Terms {
  if (step === 1 || !memberStates.includes(country)) return { ...noFee, days: week };
  return {
    feeCents: businessFeeCents,
    laterFeeCents: 0,
    clause: 'business-fee',
    law: businessLaws[country] ?? directive,
    days: week,
  };
}

function ofConsumer(step: ReminderStep, { country }: Debtor, cents: number): Terms {
  const free = { ...noFee, clause: 'free' } as const;
  if (country === 'NL' && step > 1) {
    const costs = collectionCosts(cents);
    const law = 'art. 6:96 lid 6 BW';
    return step === 2
      ? { feeCents: 0, laterFeeCents: costs, clause: 'fourteen-days', law, days: 17 }
      : { feeCents: costs, laterFeeCents: 0, clause: 'consumer-fee', law, days: week };
  }
  if (country === 'BE' && step === 1) return { ...noFee, clause: 'free-first', law: 'art. XIX.2 WER / CDE', days: 19 };
  return { ...free, days: step === 2 ? 14 : week };
}

/** Percentages of a claim, each up to its limit in cents (Besluit vergoeding voor buitengerechtelijke incassokosten, art. 2). */
const shares = [
  { until: 250_000, percent: 15 },
  { until: 500_000, percent: 10 },
  { until: 1_000_000, percent: 5 },
  { until: 20_000_000, percent: 1 },
  { until: Number.POSITIVE_INFINITY, percent: 0.5 },
] as const;
const leastCosts = 4_000;
const mostCosts = 677_500;

/** Collection costs of a consumer in the Netherlands, in cents without VAT: 15 % of € 1,000 is € 150; the minimum is € 40. */
export function collectionCosts(cents: number): number {
  let [from, costs] = [0, 0];
  for (const { until, percent } of shares) {
    costs += (Math.max(0, Math.min(cents, until) - from) * percent) / 100;
    from = until;
  }
  return Math.min(mostCosts, Math.max(leastCosts, Math.round(costs)));
}

/** The reminder state of an amount: its due date, the number of reminders sent, and the deadline of the last one. */
export type Overdue = { readonly dueOn: string; readonly step: number; readonly payBy: string | null };

/** The next reminder and the first day on which it may be sent; null after the last one. One extra day allows for a late bank file. */
export function nextReminder({ dueOn, step, payBy }: Overdue): { readonly step: ReminderStep; readonly on: string } | null {
  const next = reminderSteps.find((each) => each > step);
  if (next === undefined) return null;
  return { step: next, on: payBy === null ? addDays(dueOn, firstAfterDays) : addDays(payBy, 2) };
}

/** Which reminders the worker sends on its own: none, the first free one, or all. A person sends the rest. */
export const reminderModes = ['propose', 'first', 'all'] as const;
export type ReminderMode = (typeof reminderModes)[number];

/** The last step that the worker sends on its own; 0 if none. */
export function lastAutomaticStep(mode: ReminderMode): number {
  return { propose: 0, first: 1, all: 3 }[mode];
}
