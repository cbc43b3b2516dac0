import type { Translate } from '../create-translate.ts';

/** A text under `explain` for a key from the API that the page cannot know at compile time; empty if this page has none. */
export function explained(named: Translate, key: string, values: Readonly<Record<string, string | number>> = {}): string {
  return named(`explain.${key}`, { defaultValue: '', ...values });
}
