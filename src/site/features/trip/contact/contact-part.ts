import type { TripIssues } from '../shared/state/use-trip-issues.ts';
import type { ContactField, ContactValues } from './contact-values.ts';

/** The initial values and the issues of each part of the form. */
export type PartProps = { readonly values: ContactValues; readonly issues: TripIssues };

export function propsOf(name: ContactField, { values, issues }: PartProps) {
  return { name, defaultValue: values[name], error: issues.messageOf(name) };
}
