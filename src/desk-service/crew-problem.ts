import type { NotPlaced } from '#operations/duties/place-crew.ts';
import type { CrewProblem } from '#operations/duties/rules/judge-crew.ts';

/** The objections to a driver or a vehicle, as one flat record with the fields of all kinds. Fields that a kind lacks are null. */
export type ShownCrewProblem = {
  readonly why: CrewProblem['why'];
  readonly of: string;
  readonly rule: string | null;
  readonly article: string | null;
  readonly overMinutes: number | null;
  readonly limitMinutes: number | null;
  readonly actualMinutes: number | null;
  readonly cure: string | null;
  readonly certificate: string | null;
  readonly validUntil: string | null;
  readonly until: string | null;
  readonly reference: string | null;
};

const nothing = {
  ...{ rule: null, article: null, overMinutes: null, limitMinutes: null, actualMinutes: null, cure: null },
  ...{ certificate: null, validUntil: null, until: null, reference: null },
};

export function showCrewProblem(problem: CrewProblem): ShownCrewProblem {
  const { why, of } = problem;
  switch (problem.why) {
    case 'hours': {
      const { rule, article, overMinutes, limitMinutes, actualMinutes, cure } = problem;
      return { ...nothing, why, of, rule, article, overMinutes, limitMinutes, actualMinutes, cure: cure.kind };
    }
    case 'paper':
      return { ...nothing, why, of, certificate: problem.kind, validUntil: problem.validUntil };
    case 'busy':
      return { ...nothing, why, of, until: problem.until, reference: problem.reference };
    default:
      return { ...nothing, why, of };
  }
}

/** Why a crew was not placed, with the objections as pages show them. */
export type ShownNotPlaced =
  | Exclude<NotPlaced, { readonly why: 'refused' }>
  | { readonly why: 'refused'; readonly against: readonly ShownCrewProblem[] };

export function showNotPlaced(refused: NotPlaced): ShownNotPlaced {
  return refused.why === 'refused' ? { why: 'refused', against: refused.problems.map(showCrewProblem) } : refused;
}
