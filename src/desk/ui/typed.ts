import { createContext, use } from 'react';

/** What stood in a form that was refused, by the names of its fields: shown again, so that a page without script loses nothing either. */
export const TypedContext = createContext<Readonly<Record<string, string>>>({});

/** The code of each field's issue, by the names of the fields. */
export const IssuesContext = createContext<Readonly<Record<string, string>>>({});

/** What was typed in a field, or what it begins with. */
export function useTyped(name: string, initial: string | undefined): string | undefined {
  return use(TypedContext)[name] ?? initial;
}

/** What is wrong with a field, as a code; undefined where nothing is. */
export function useIssue(name: string): string | undefined {
  const issues = use(IssuesContext);
  return Object.hasOwn(issues, name) ? issues[name] : undefined;
}
