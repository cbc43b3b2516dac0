import { crewDue } from './given-crew.ts';

/**
 * How a partner works for us, each figure with what it is made of (design/desk-domain.md, section 4: "on time, dropped, answered in time,
 * complaint per 100, review; shown to the partner with the facts"). There is no sum of them, and none of them ranks anybody by itself: who
 * is asked first our people decide. Complaints are written down nowhere; what went wrong on the road stands in their place.
 */

/** Over so many months back from today. A proposal, for the owner to set. */
export const scoreMonths = 12;

/** Of fewer than so many there is nothing to say. A proposal, for the owner to set. */
export const fewestToSay = 5;

/** What is on file of a partner's work; moments are instants, ISO 8601 UTC, days `YYYY-MM-DD`. */
export type PartnerRecord = {
  /** Offers that reached him; `at`: his answer, or the end of his round where there was none. */
  readonly answers: readonly { readonly reference: string; readonly at: string; readonly answer: 'accepted' | 'declined' | null }[];
  /** Jobs that are over, and jobs that he gave back. */
  readonly jobs: readonly {
    readonly reference: string;
    readonly acceptedAt: string;
    readonly startsAt: string;
    readonly endsAt: string;
    readonly givenAt: string | null;
    readonly droppedAt: string | null;
  }[];
  /** Of trips that he drove. */
  readonly incidents: readonly { readonly reference: string; readonly at: string; readonly kind: string }[];
  readonly reviews: readonly { readonly reference: string; readonly at: string; readonly driver: number; readonly bus: number }[];
  /** Papers of his that ended; `renewedOn`: when the next of the kind was filed, null where none was. */
  readonly papers: readonly { readonly kind: string; readonly endedOn: string; readonly renewedOn: string | null }[];
};

export const factKinds = [
  ...(['accepted', 'declined', 'unanswered', 'driven', 'dropped', 'crew-in-time', 'crew-late'] as const),
  ...(['incident', 'review', 'paper-in-time', 'paper-late'] as const),
] as const;
export type FactKind = (typeof factKinds)[number];

export type ScoreFact = {
  readonly kind: FactKind;
  /** Instant, or of a paper a day. */
  readonly at: string;
  /** Empty of a paper. */
  readonly reference: string;
  /** Of a drop: whole hours before the beginning. Of a review: its stars, of driver and coach together. Else 0. */
  readonly amount: number;
  /** Which incident, or which paper. */
  readonly what: string;
};

/** In percent: answered in time, given back, driver and plate in time, papers in time. A hundred jobs: incidents. One to five: stars. */
export const measures = ['answered', 'dropped', 'incidents', 'stars', 'crews', 'papers'] as const;
export type Measure = (typeof measures)[number];

export type Score = {
  readonly measure: Measure;
  /** Null where there are too few to say; stars with one decimal, all others whole. */
  readonly value: number | null;
  /** Of how many. */
  readonly of: number;
  /** The last first. */
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

/** All scores of a partner, from what is on file of him. */
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

function meanOf(reviews: readonly ScoreFact[]): number {
  return Math.round((reviews.reduce((sum, { amount }) => sum + amount, 0) / reviews.length) * 10) / 10;
}

/** Each thing that happened, the last first. */
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

/** Whoever took a job after driver and plate were due had no time for that: it is not counted. */
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
