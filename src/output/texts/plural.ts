/** Intl objects are expensive to create: one per language. */
const rules = new Map<string, Intl.PluralRules>();

/** The plural form of a count in the language of a BCP 47 tag, as CLDR names them: `one`, `many`, `other` … */
export function getPluralForm(tag: string, count: number): Intl.LDMLPluralRule {
  const known = rules.get(tag) ?? new Intl.PluralRules(tag);
  rules.set(tag, known);
  return known.select(count);
}
