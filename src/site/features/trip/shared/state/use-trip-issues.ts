import type { Issue } from '../../../../api/issue.ts';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import type { FieldProblem } from '../../../../ui/form/choices/error-summary.tsx';

export type TripIssues = {
  /** How to mend a field, or undefined when nothing is wrong with it. */
  readonly messageOf: (field: string) => string | undefined;
  readonly problems: readonly FieldProblem[];
};

/** The visitor's words for what is wrong: those of the field, else those that every form has for the code. */
export function useTripIssues(issues: readonly Issue[]): TripIssues {
  const { named } = useTranslation('trip');
  const wordsOf = ({ field, code }: Issue) => {
    const name = field.replaceAll('.', '_');
    return named([
      `issues.${name}.${code}`,
      `form:issues.${name}.${code}`,
      `form:issues.any.${code}`,
      `refusals.${code}`,
      'form:issues.any.invalid',
    ]);
  };
  return {
    messageOf(field) {
      const issue = issues.find((each) => each.field === field);
      return issue === undefined ? undefined : wordsOf(issue);
    },
    problems: issues.map((issue) => ({ field: issue.field === 'form' ? null : issue.field, message: wordsOf(issue) })),
  };
}
