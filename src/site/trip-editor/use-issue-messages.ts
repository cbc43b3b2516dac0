import { useTranslation } from 'react-i18next';

/** One thing wrong, as the API answers it. */
export type Issue = { readonly field: string; readonly code: string; readonly proposal?: string | null };

export type IssueMessages = {
  /** How to mend a field, or undefined when nothing is wrong with it. */
  messageOf(field: string): string | undefined;
  readonly problems: readonly { readonly field: string | null; readonly message: string }[];
};

/**
 * The visitor's words for what is wrong: `issues.<field>.<code>` where a field has words of its own, else those of the code, else a general
 * sentence, so that a code which the page does not know yet still says something.
 */
export function useIssueMessages(issues: readonly Issue[], stopCount: number): IssueMessages {
  const { t } = useTranslation('form');
  const messageOf = ({ field, code, proposal }: Issue) => {
    const [first, , part] = field.split('.');
    const name = first === 'stops' && part !== undefined ? part : field.replaceAll('.', '_');
    return t([`issues.${name}.${code}`, `issues.any.${code}`, 'issues.any.invalid'] as never, { proposal: proposal ?? '' });
  };
  return {
    messageOf(field) {
      const issue = issues.find((each) => each.field === field);
      return issue === undefined ? undefined : messageOf(issue);
    },
    problems: issues.map((issue) => ({
      field: issue.field === 'form' ? null : issue.field,
      message: withStop(messageOf(issue), issue.field),
    })),
  };

  function withStop(message: string, field: string): string {
    const number = stopNumber(field);
    if (number === null) return message;
    // As the form heads them.
    const role = number === 1 ? 'first' : number === stopCount ? 'last' : 'between';
    return t('issues.atStop', { stop: t(`issues.stopNames.${role}`, { number }), message });
  }
}

function stopNumber(field: string): number | null {
  const match = /^stops\.(\d+)\./.exec(field);
  return match === null ? null : Number(match[1]) + 1;
}
