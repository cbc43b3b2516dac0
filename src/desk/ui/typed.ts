import { createContext, use } from 'react';

/** The fields of a refused form, shown again so that a page without a script loses nothing either. */
export const TypedContext = createContext<Readonly<Record<string, string>>>({});

/** The code of each field's issue, by the names of the fields. */
export const IssuesContext = createContext<Readonly<Record<string, string>>>({});

/** What was typed in a field, or its first value. */
export function useTyped(name: string, initial: string | undefined): string | undefined {
  return use(TypedContext)[name] ?? initial;
}

/** The code of a field's issue; undefined where it has none. */
export function useIssue(name: string): string | undefined {
  const issues = use(IssuesContext);
  return Object.hasOwn(issues, name) ? issues[name] : undefined;
}
