import type { ShownIssue as FieldIssue } from '#desk-service/outcome.ts';
import type { SalesWords } from './sales-words.ts';

/** The issue of a field, and the places that may be meant. */
export type ShownIssue = {
  readonly text: string;
  readonly choices: readonly { readonly key: string; readonly label: string }[] /** Which of two hours is asked. */;
  readonly isTwice: boolean;
};

/** By the names of the form's fields. */
export type ShownIssues = Readonly<Record<string, ShownIssue>>;

/** The issues in the words of the customer's own form, the first of each field. */
export function describeIssues(issues: readonly FieldIssue[], words: SalesWords): ShownIssues {
  const shown = issues.map(
    (issue) => [issue.field, { text: textOf(issue, words), choices: issue.choices ?? [], isTwice: issue.code === 'twice' }] as const,
  );
  return Object.fromEntries(shown.toReversed());
}

function textOf({ field, code, proposal = '', choices = [] }: FieldIssue, { form, desk, travel }: SalesWords): string {
  const names = new Intl.ListFormat(travel.tag, { type: 'disjunction' }).format(choices.map(({ label }) => label));
  const several = { 'place-unknown': 'didYouMean', 'place-ambiguous': 'whichPlace', 'place-too-wide': 'whichTown' } as const;
  const asked = several[code as keyof typeof several];
  if (asked !== undefined && names !== '') return form(`issues.${asked}`, { places: names });
  const name = field.split('.').at(-1) ?? field;
  const ofPickUps = field.startsWith('pickUps.') ? [`issues.pickUps.${name}.${code}`] : [];
  const own = form([...ofPickUps, `issues.${name}.${code}`, `issues.any.${code}`], { proposal, defaultValue: '' });
  return own === '' ? desk([`problems.${code}`, 'problems.invalid']) : own;
}
