/** Patterns of secrets that could be committed by mistake: the kind of each, and its format. */
const kinds: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/=]{20}/],
  ['an age key', /AGE-SECRET-KEY-1[A-Z0-9]{40,}/],
  ['a live key of Mollie', /\blive_[A-Za-z0-9]{24,}/],
  ['a key of Amazon', /\bAKIA[A-Z0-9]{16}\b/],
  ['a token of GitHub', /\bgh[pousr]_[A-Za-z0-9]{36}/],
  ['a token of Slack', /\bxox[abprs]-[A-Za-z0-9-]{20,}/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}/],
  ['a token of Google', /\bAIza[A-Za-z0-9_-]{35}/],
  [
    'a password in an address',
    /\b(?:postgres(?:ql)?|smtps?|imaps?|https?):\/\/[\w.%+-]+:([^\s@/'"`$<{]{8,})@(?!(?:127|10|192)\.|[\w.-]*\.?example\b|(?:localhost|host|db|server)(?!\.))[\w.-]+\.\w{2,}/,
  ],
];

/** Secrets in a text, each by its kind and its line. The secret itself is not repeated. */
export function findSecrets(text: string): readonly string[] {
  return kinds.flatMap(([name, pattern]) => {
    const at = text.search(pattern);
    return at === -1 ? [] : [`line ${text.slice(0, at).split('\n').length}: ${name}`];
  });
}
