/** Every rule that a plan is checked against; the page has a name for each. */
export const limitKeys = [
  'rest-before',
  'break',
  'daily-driving',
  'shift',
  'inner-rest',
  'daily-rest',
  'reduced-rests',
  'work-break',
  'unbroken-work',
  'daily-work',
  'national-span',
  'night-work',
  'weekly-driving',
  'fortnight-driving',
  'weekly-work',
  'weekly-rest',
  'weekly-rest-before',
  'weekly-rest-after',
  'night-driving',
] as const;
export type LimitKey = (typeof limitKeys)[number];

/** A limit that a plan exceeds, or a rest that is too short, by this many minutes, with this crew. */
export type Excess = { readonly limit: LimitKey; readonly drivers: 1 | 2; readonly minutes: number; readonly article: string };

/** One rule applied to a duty (by index) or to the whole tour (null), with the result. Minutes, or a number of `reduced-rests`. */
export type RuleCheck = {
  readonly rule: LimitKey;
  readonly article: string;
  readonly drivers: 1 | 2;
  readonly duty: number | null;
  /** `at-most` for a limit, `at-least` for a rest or break. */
  readonly sense: 'at-most' | 'at-least';
  readonly limitMinutes: number;
  readonly actualMinutes: number;
  /** How far the plan exceeds the limit or falls short of it; 0 if it keeps the rule. */
  readonly overMinutes: number;
};

/** Every European rule of `european-rules.ts` begins with one of these. */
const europeanActs = ['561/2006', '2002/15'] as const;

/** Whether a rule is national, so stricter than the European ones. */
export function isNationalRule({ article }: Pick<RuleCheck, 'article'>): boolean {
  return !europeanActs.some((act) => article.startsWith(act));
}

export type ShiftCheck = Omit<RuleCheck, 'duty'>;

/** The checks that are over, as reasons. */
export function excessesOf(checks: readonly ShiftCheck[]): Excess[] {
  return checks
    .filter(({ overMinutes }) => overMinutes > 0)
    .map(({ rule, drivers, overMinutes, article }) => ({ limit: rule, drivers, minutes: overMinutes, article }));
}

type Bound = Pick<RuleCheck, 'rule' | 'article' | 'drivers' | 'limitMinutes' | 'actualMinutes'>;

/** A check of an upper limit. */
export function atMost(bound: Bound): ShiftCheck {
  return { ...bound, sense: 'at-most', overMinutes: Math.max(0, bound.actualMinutes - bound.limitMinutes) };
}

/** A check of a required rest or break. */
export function atLeast(bound: Bound): ShiftCheck {
  return { ...bound, sense: 'at-least', overMinutes: Math.max(0, bound.limitMinutes - bound.actualMinutes) };
}
