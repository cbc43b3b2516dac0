import { expect, it } from 'vitest';
import { findSecrets } from './find-secrets.ts';

const letters = 'Ab3'.repeat(20);

it.each<[string, string]>([
  ['a private key', `-----BEGIN EC PRIVATE ${'KEY'}-----\n${letters}`],
  ['an age key', `AGE-SECRET-${'KEY'}-1${letters.toUpperCase()}`],
  ['a live key of Mollie', `MOLLIE_API_KEY=live_${letters.slice(0, 30)}`],
  ['a key of Amazon', `AKIA${'A1B2'.repeat(4)}`],
  ['a token of GitHub', `ghp_${letters.slice(0, 36)}`],
  ['a token of Slack', `xoxb-${letters}`],
  ['a token of npm', `npm_${letters.slice(0, 36)}`],
  ['a token of Google', `AIza${letters.slice(0, 35)}`],
  ['a password in an address', `postgresql://app:${letters.slice(0, 12)}@db.convoya.eu/x`],
])('finds %s, and says its line alone', (kind, text) => {
  expect(findSecrets(`first\n${text}`)).toEqual([`line 2: ${kind}`]);
});

it.each([
  'postgresql://user:password@host:5432/name',
  'smtps://user:password@mail.example.com',
  'live_keys are kept elsewhere',
  'https://a.eu/b:c@d',
])('leaves %s', (text) => {
  expect(findSecrets(text)).toEqual([]);
});
