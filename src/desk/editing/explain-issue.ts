/** The issues that schemas report, by the keys of our texts. What is in brackets is put into the text. */
const issues: readonly (readonly [RegExp, string])[] = [
  [/^is missing$|^is empty$|^names no /, 'missing'],
  [/^is below (.+)$/, 'below'],
  [/^is above (.+)$/, 'above'],
  [/^is too much$/, 'tooMuch'],
  [/^must be a whole number/, 'wholeNumber'],
  [/^must be whole/, 'whole'],
  [/^must be a whole/, 'whole'],
  [/^must be number/, 'number'],
  [/^is no (?:month|weekday)$/, 'calendar'],
  [/country/, 'country'],
  [/^lies |has no inside/, 'outside'],
  [/^is not a field/, 'unknown'],
  [/price that was read/, 'unread'],
  [/^(<.+>) is not allowed$/, 'notAllowed'],
  [/unknown placeholder (\{.*\})/, 'placeholder'],
  [/^may not hold (\{.*\})/, 'openPlaceholder'],
  [/^may not contain markup$/, 'markUp'],
  [/^must hold (\{.*\})$/, 'lacksPlaceholder'],
  [/^has an unmatched brace/, 'brace'],
  [/^must be one line$/, 'oneLine'],
  [/^must be a date such/, 'day'],
  [/^must be after the day/, 'afterChecked'],
  [/^must be lower-case/, 'slug'],
  [/^is already that of/, 'taken'],
  [/^must be shorter than/, 'shorter'],
  [/^must be higher than/, 'higher'],
  [/ YAML|^must hold named fields/, 'yaml'],
];

/** The key of the issue's text, and the value for its placeholder. */
export function explainIssue(message: string): { readonly key: string; readonly value: string } {
  for (const [pattern, key] of issues) {
    const match = pattern.exec(message);
    if (match !== null) return { key, value: match[1] ?? '' };
  }
  return { key: 'other', value: message };
}
