import type { Issue } from '../../api/issue.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import type { FieldProblem } from '../../ui/form/choices/error-summary.tsx';

type ContactIssues = { readonly messageOf: (field: string) => string | undefined; readonly problems: readonly FieldProblem[] };

/** The text of an issue: the field's own, else the general one for the code. */
export function useContactIssues(issues: readonly Issue[]): ContactIssues {
  const { named } = useTranslation('pages');
  const wordsOf = ({ field, code }: Issue) =>
    named([`contact.issues.${field}.${code}`, `contact.issues.any.${code}`, 'contact.issues.any.invalid']);
  return {
    messageOf(field) {
      const issue = issues.find((each) => each.field === field);
      return issue === undefined ? undefined : wordsOf(issue);
    },
    problems: issues.map((issue) => ({ field: issue.field === 'form' ? null : issue.field, message: wordsOf(issue) })),
  };
}
