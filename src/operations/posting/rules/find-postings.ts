import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import { memberStates } from '#domain/itinerary/member-states.ts';

/*
 * Whether a driver who carries a group abroad is posted there, state by state (Directive (EU) 2020/1057 art. 1;
 * docs/prices-and-law.md#posting). It depends on the operator's state of establishment and on where passengers board and alight, never on
 * the number of trips: the limit of three in seven days applies to goods.
 */

/** `none`: not posted. `declare`: posted, to be declared before it begins. `ask`: ambiguous, so a person decides. */
export const postingVerdicts = ['none', 'declare', 'ask'] as const;
export type PostingVerdict = (typeof postingVerdicts)[number];

/**
 * The reason for a verdict.
 * For `none`: `own-state` is the operator's own, or the group stays in it. `transit`: only driven through. `bilateral`: the group finally
 * boards or alights in the operator's state (art. 1(4)(a), (b)). `excursions`: the group boards and alights in the operator's state, and
 * this is its destination state (art. 1(4)(c)). `one-stop`: the one extra stop that such a journey may have in a state on its way, with a
 * smart tachograph.
 * For `declare`: `cabotage` within one state, `round-trip` back to it through another, `cross-trade` to another; none of them is the
 * operator's. Each direction of a return journey counts as a carriage of its own, and art. 1(4)(c) exempts excursions only if the group
 * boards and alights in the operator's state.
 * For `ask`: `second-state`: excursions in a state other than the destination, which are postings for the Commission but not for the
 * industry. `more-stops`: stops on the way beyond the one extra stop, or without a known smart tachograph. `visited`: stops in a further
 * state on a journey between other states. `own-between`: a journey between other states that stops in the operator's, so each direction
 * may be bilateral. `elsewhere`: a state outside the Directive.
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
  /**
   * At least two, in driving order. One group boards at the first and alights at the last. In between it may do either; the data do not
   * say.
   */
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
 * The verdict for each state on a trip, in driving order. Examples: Paris–Barcelona by a Dutch operator is cross-trade, to be declared in
 * France and Spain, also as a return trip; by a French or Spanish operator nothing is declared. Utrecht–Paris–Utrecht by a Dutch operator
 * needs no declaration; with a day in Brussels on the way a person must decide about Belgium. Throws a RangeError for fewer than two stops.
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
