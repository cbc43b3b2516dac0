import { crewDue } from './given-crew.ts';

/**
 * How well a partner works for us, each figure with its facts (docs/the-desk.md#partners: "on time, dropped, answered in time, complaint
 * per 100, review; shown to the partner with the facts"). There is no total, and the figures do not rank anybody automatically: staff
 * decide whom to ask first. We do not record complaints, so incidents replace them.
 */

/** The period in months. A proposal, which the owner must set. */
export const scoreMonths = 12;

/** With fewer cases no figure is shown. A proposal, which the owner must set. */
export const fewestToSay = 5;

/** The recorded work of a partner; times are instants, ISO 8601 UTC, days `YYYY-MM-DD`. */
export type PartnerRecord = {
  /** Offers that reached the partner; `at`: the answer, or the end of the round without one. */
  readonly answers: readonly { readonly reference: string; readonly at: string; readonly answer: 'accepted' | 'declined' | null }[];
  /** Finished jobs, and jobs that were given back. */
  readonly jobs: readonly {
    readonly reference: string;
    readonly acceptedAt: string;
    readonly startsAt: string;
    readonly endsAt: string;
    readonly givenAt: string | null;
    readonly droppedAt: string | null;
  }[];
  /** On trips that the partner drove. */
  readonly incidents: readonly { readonly reference: string; readonly at: string; readonly kind: string }[];
  readonly reviews: readonly { readonly reference: string; readonly at: string; readonly driver: number; readonly bus: number }[];
  /** Expired certificates; `renewedOn`: when the next of the kind was filed, null if none was. */
  readonly papers: readonly { readonly kind: string; readonly endedOn: string; readonly renewedOn: string | null }[];
};

export const factKinds = [
  ...(['accepted', 'declined', 'unanswered', 'driven', 'dropped', 'crew-in-time', 'crew-late'] as const),
  ...(['incident', 'review', 'paper-in-time', 'paper-late'] as const),
] as const;
export type FactKind = (typeof factKinds)[number];

export type ScoreFact = {
  readonly kind: FactKind;
  /** An instant, or a day for a certificate. */
  readonly at: string;
  /** Empty for a certificate. */
  readonly reference: string;
  /** For a job given back: whole hours before the start. For a review: its stars for driver and coach together. Else 0. */
  readonly amount: number;
  /** The kind of incident or certificate. */
  readonly what: string;
};

/**
 * In percent: answered in time, given back, driver and plate given in time, certificates renewed in time. Per hundred jobs: incidents. One
 * to five: stars.
 */
export const measures = ['answered', 'dropped', 'incidents', 'stars', 'crews', 'papers'] as const;
export type Measure = (typeof measures)[number];

export type Score = {
  readonly measure: Measure;
  /** Null with too few cases; stars with one decimal, all others whole. */
  readonly value: number | null;
  /** The number of cases. */
  readonly of: number;
  /** Latest first. */
  readonly facts: readonly ScoreFact[];
};

type Rule = { readonly counted: readonly FactKind[]; readonly of: readonly FactKind[]; readonly shown: readonly FactKind[] };
const answers = ['accepted', 'declined', 'unanswered'] as const;
const rules: Readonly<Record<Measure, Rule>> = {
  answered: { counted: ['accepted', 'declined'], of: answers, shown: answers },
  dropped: { counted: ['dropped'], of: ['driven', 'dropped'], shown: ['driven', 'dropped'] },
  incidents: { counted: ['incident'], of: ['driven'], shown: ['incident'] },
  stars: { counted: ['review'], of: ['review'], shown: ['review'] },
  crews: { counted: ['crew-in-time'], of: ['crew-in-time', 'crew-late'], shown: ['crew-in-time', 'crew-late'] },
  papers: { counted: ['paper-in-time'], of: ['paper-in-time', 'paper-late'], shown: ['paper-in-time', 'paper-late'] },
};

/** All scores of a partner from the record. */
export function scoresOf(record: PartnerRecord): readonly Score[] {
  const facts = factsOf(record);
  const among = (kinds: readonly FactKind[]) => facts.filter(({ kind }) => kinds.includes(kind));
  return measures.map((measure) => {
    const { counted, of, shown } = rules[measure];
    const base = among(of).length;
    const value = base < fewestToSay ? null : measure === 'stars' ? meanOf(among(of)) : Math.round((among(counted).length / base) * 100);
    return { measure, value, of: base, facts: among(shown) };
  });
}

/** Share of our questions that a partner answered, less the share of jobs that it gave back; null with too few cases. Percent. */
export function reliabilityOf(scores: readonly Pick<Score, 'measure' | 'value'>[]): number | null {
  const read = (measure: Measure) => scores.find((each) => each.measure === measure)?.value ?? null;
  const [answered, dropped] = [read('answered'), read('dropped')];
  return answered === null ? null : answered - (dropped ?? 0);
}

function meanOf(reviews: readonly ScoreFact[]): number {
  return Math.round((reviews.reduce((sum, { amount }) => sum + amount, 0) / reviews.length) * 10) / 10;
}

/** Every fact, latest first. */
function factsOf({ answers: asked, jobs, incidents, reviews, papers }: PartnerRecord): readonly ScoreFact[] {
  const plain = { amount: 0, what: '' };
  const facts: ScoreFact[] = [
    ...asked.map(({ at, reference, answer }) => ({ ...plain, kind: answer ?? ('unanswered' as const), at, reference })),
    ...jobs.flatMap(factsOfJob),
    ...incidents.map(({ at, reference, kind }) => ({ ...plain, kind: 'incident' as const, at, reference, what: kind })),
    ...reviews.map(({ at, reference, driver, bus }) => ({ ...plain, kind: 'review' as const, at, reference, amount: (driver + bus) / 2 })),
    ...papers.map(({ kind, endedOn, renewedOn }) => ({
      ...plain,
      kind: renewedOn !== null && renewedOn <= endedOn ? ('paper-in-time' as const) : ('paper-late' as const),
      at: endedOn,
      reference: '',
      what: kind,
    })),
  ];
  return facts.toSorted((first, second) => second.at.localeCompare(first.at));
}

type Job = PartnerRecord['jobs'][number];

/** A job accepted after the deadline for driver and plate does not count. */
function factsOfJob({ reference, acceptedAt, startsAt, endsAt, givenAt, droppedAt }: Job): readonly ScoreFact[] {
  const fact = { reference, amount: 0, what: '' };
  if (droppedAt !== null) {
    const hours = Math.floor((Date.parse(startsAt) - Date.parse(droppedAt)) / 3_600_000);
    return [{ ...fact, kind: 'dropped', at: droppedAt, amount: hours }];
  }
  const due = Date.parse(crewDue(startsAt).instant);
  const driven = { ...fact, kind: 'driven', at: endsAt } as const;
  if (Date.parse(acceptedAt) >= due) return [driven];
  const isInTime = givenAt !== null && Date.parse(givenAt) <= due;
  return [driven, { ...fact, kind: isInTime ? 'crew-in-time' : 'crew-late', at: givenAt ?? startsAt }];
}
