import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import { memberStates } from '#domain/itinerary/member-states.ts';

/*
 * Whether a driver who carries a group abroad is posted there, state by state (Directive (EU) 2020/1057 art. 1;
 * docs/prices-and-law.md#posting). It depends on the operator's state of establishment and on where the group gets in and out, never on the
 * number of trips: three in seven days is a rule for goods.
 */

/** `none`: not posted. `declare`: posted, to be declared before it begins. `ask`: ambiguous, so a person decides. */
export const postingVerdicts = ['none', 'declare', 'ask'] as const;
export type PostingVerdict = (typeof postingVerdicts)[number];

/**
 * Why. Of none: `own-state` the operator's own, or the group stays in it; `transit` only driven through; `bilateral` the group gets in or
 * out for good in the operator's state (art. 1(4)(a), (b)); `excursions` it gets in and out there, and this is the state it travels to
 * (art. 1(4)(c)); `one-stop` the one more place that such a journey may have in a state on its way, with a smart tachograph. Of declare:
 * `cabotage` within one state, `round-trip` back to it by way of another, `cross-trade` to another, none of them the operator's: each way
 * of a journey that comes back is a carriage of its own, and art. 1(4)(c) frees excursions only where the group gets in and out in the
 * operator's state. Of ask: `second-state` excursions in another state than the one travelled to, which the Commission holds to be postings
 * and the trade does not; `more-stops` places on the way beyond that one, or without a smart tachograph as far as is known; `visited` stops
 * in one more state of a journey between other states; `own-between` a journey between other states that stops in the operator's: each way
 * may be bilateral; `elsewhere` a state to which the Directive does not reach.
 */
export const postingReasons = [
  ...(['own-state', 'transit', 'bilateral', 'excursions', 'one-stop'] as const),
  ...(['cabotage', 'round-trip', 'cross-trade'] as const),
  ...(['second-state', 'more-stops', 'visited', 'own-between', 'elsewhere'] as const),
] as const;
export type PostingReason = (typeof postingReasons)[number];

export type Posting = {
  /** ISO alpha-2. */
  readonly country: string;
  readonly verdict: PostingVerdict;
  readonly why: PostingReason;
};

/** A stop for this rule; `leavesAt` is an instant (ISO 8601), null at the last stop and if unknown. */
export type PostingStop = { readonly country: string; readonly leavesAt: string | null };

export type PostedCarriage = {
  /** ISO alpha-2 of the operator's state of establishment. */
  readonly operator: string;
  /** At least two, in driving order. One group gets in at the first and out at the last; in between it may do either, which nobody says. */
  readonly stops: readonly PostingStop[];
  /** All states on the way, with or without stops. */
  readonly crossed: readonly string[];
  /** Null if unknown, as for a partner's vehicle. */
  readonly hasSmartTachograph: boolean | null;
  /** `YYYY-MM-DD`. */
  readonly date: string;
};

type PostingRules = Dated & {
  /** States in which drivers of occasional services are declared. */
  readonly states: readonly string[];
  /** How many extra stops a bilateral journey may have to pick up or set down in a state on its way. */
  readonly mostExtraStops: number;
};

const postingRules: readonly PostingRules[] = [
  {
    validFrom: '2022-02-02',
    validTo: null,
    source:
      'Directive (EU) 2020/1057 art. 1(4), (5), (7), (11) (eur-lex.europa.eu, CELEX 32020L1057; AEntG § 38(3)–(4), digital.kiehl.de); second host states: Commission and bdo, busnetz.de, omnibusrevue.de 13 July 2022; Norway has the same declaration: arbeidstilsynet.no, regulations relating to posted employees § 14c. Iceland, Liechtenstein and all others were not read',
    states: [...memberStates, 'NO'],
    mostExtraStops: 1,
  },
];

/**
 * The verdict of each state that a trip touches, in the order in which it comes to them. Worked examples: Paris–Barcelona by an operator of
 * the Netherlands is cross-trade, to be declared in France and Spain, there and back as well; by one of France or Spain nothing is.
 * Utrecht–Paris–Utrecht by one of the Netherlands is nothing; with a day in Brussels on the way somebody must decide about Belgium. Throws
 * a RangeError for under two stops.
 */
export function findPostings(carriage: PostedCarriage): readonly Posting[] {
  const { operator, stops, crossed, date } = carriage;
  const [first, last] = [stops[0]?.country, stops.at(-1)?.country];
  if (first === undefined || last === undefined || stops.length < 2) throw new RangeError('A carriage has two ends');
  const rules = getInForce(postingRules, date);
  const journey = { ...carriage, first, last, rules, main: findMainState(carriage) };
  const countries = [...new Set([...stops.map(({ country }) => country), ...crossed])];
  return countries.map((country) => {
    if (country === operator) return { country, verdict: 'none', why: 'own-state' };
    if (stops.every((stop) => stop.country !== country)) return { country, verdict: 'none', why: 'transit' };
    return { country, ...judge(country, journey) };
  });
}

type Journey = PostedCarriage & {
  readonly first: string;
  readonly last: string;
  readonly rules: PostingRules;
  readonly main: string | null;
};
type Judged = Pick<Posting, 'verdict' | 'why'>;

const none = (why: PostingReason): Judged => ({ verdict: 'none', why });
const declare = (why: PostingReason): Judged => ({ verdict: 'declare', why });
const ask = (why: PostingReason): Judged => ({ verdict: 'ask', why });

/** The verdict for a state with stops that is not the operator's. */
function judge(country: string, journey: Journey): Judged {
  const { operator, stops, first, last, rules, main } = journey;
  const isEnd = [first, last].includes(country);
  const ends = [first, last].filter((end) => end === operator).length;
  if (ends === 2) return country === main ? none('excursions') : ask('second-state');
  if (ends === 1) return isEnd ? none('bilateral') : judgeOnTheWay(country, journey);
  if (!rules.states.includes(country)) return ask('elsewhere');
  if (stops.some((stop) => stop.country === operator)) return ask('own-between');
  return first === last ? judgeRoundTrip(country, journey) : isEnd ? declare('cross-trade') : ask('visited');
}

/** A state on a round trip from a state other than the operator's. */
function judgeRoundTrip(country: string, { stops, first, main }: Journey): Judged {
  if (country === first) return declare(stops.every((stop) => stop.country === first) ? 'cabotage' : 'round-trip');
  return country === main ? declare('cross-trade') : ask('visited');
}

/** A state between the two ends of a bilateral journey: one more place there is free, once in all and with a smart tachograph. */
function judgeOnTheWay(country: string, { stops, operator, first, last, rules, hasSmartTachograph }: Journey): Judged {
  const between = stops.slice(1, -1).filter((stop) => ![operator, first, last].includes(stop.country));
  const here = between.filter((stop) => stop.country === country);
  const isFree = hasSmartTachograph === true && here.length <= rules.mostExtraStops && between.length <= rules.mostExtraStops;
  return isFree ? none('one-stop') : ask('more-stops');
}

/**
 * The destination state of a round trip: if there are several, the one with the longest stay by the times of its stops, including the drive
 * there; null if it only stops in its state of origin and the operator's.
 */
function findMainState({ operator, stops }: PostedCarriage): string | null {
  const stays = new Map<string, number>();
  for (const [index, { country, leavesAt }] of stops.entries()) {
    if (country === operator || country === stops[0]?.country) continue;
    const before = stops[index - 1]?.leavesAt ?? null;
    const stayed = leavesAt === null || before === null ? 0 : Date.parse(leavesAt) - Date.parse(before);
    stays.set(country, (stays.get(country) ?? 0) + stayed);
  }
  const [longest] = [...stays].toSorted(([, one], [, other]) => other - one);
  return longest?.[0] ?? null;
}
