import type { Translate } from '../create-translate.ts';

/** A text under `explain` for a key that the API names and the page cannot know at compile time; empty where this page has none. */
export function explained(named: Translate, key: string, values: Readonly<Record<string, string | number>> = {}): string {
  return named(`explain.${key}`, { defaultValue: '', ...values });
}
