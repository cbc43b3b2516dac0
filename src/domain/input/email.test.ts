import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, normaliseEmail } from './email.ts';

describe('isEmail', () => {
  it.each([
    'anne@example.nl',
    'a.b+c@sub.example.co.uk',
    "o'neil@example.ie",
    'x@münchen.de',
    'x@xn--mnchen-3ya.de',
    'x@example.xn--p1ai',
    '1@2.be',
    `${'a'.repeat(64)}@example.nl`,
  ])('takes %s', (text) => expect(isEmail(text)).toBe(true));

  it.each([
    '',
    'anne',
    'anne@',
    '@example.nl',
    'anne@localhost',
    'anne@example',
    'anne@@example.nl',
    'anne @example.nl',
    'anne@exam ple.nl',
    '.anne@example.nl',
    'anne.@example.nl',
    'an..ne@example.nl',
    'anne@example..nl',
    'anne@.example.nl',
    'anne@example.nl.',
    'anne@-example.nl',
    'anne@example-.nl',
    'anne@example.n',
    'anne@example.123',
    'anne@127.0.0.1',
    '"a b"@example.nl',
    'a<b@example.nl',
    'a@b.nl,c@d.nl',
    'a@b.nl;c@d.nl',
    'a@b.nl\nBcc: c@d.nl',
    'Anne <a@b.nl>',
    'zoë@example.nl',
    `${'a'.repeat(65)}@example.nl`,
    `a@${'b'.repeat(64)}.nl`,
    `a@${'b.'.repeat(130)}nl`,
  ])('refuses %j', (text) => expect(isEmail(text)).toBe(false));

  it('accepts every ordinary address and none that could break a header', () => {
    fc.assert(fc.property(fc.emailAddress(), (address) => !/^[\w.]+@[a-z0-9.]+$/.test(address) || isEmail(address)));
    fc.assert(fc.property(fc.string(), (text) => !isEmail(text) || !/[\s<>,;"]/.test(text)));
  });

  it('stays fast on the longest invalid input, without catastrophic backtracking', () => {
    for (const text of [`${'a.'.repeat(50_000)}@`, `a@${'a-'.repeat(50_000)}`, '@'.repeat(100_000)]) expect(isEmail(text)).toBe(false);
  });
});

describe('normaliseEmail', () => {
  it('lowercases the host and preserves the mailbox', () => {
    expect(normaliseEmail('Anne.B@Example.NL')).toBe('Anne.B@example.nl');
    expect(normaliseEmail('nothing')).toBe('nothing');
  });
});
