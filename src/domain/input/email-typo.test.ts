import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail } from './email.ts';
import { proposeEmail } from './email-typo.ts';

describe('the address that was probably meant', () => {
  it.each([
    ['jan.piet@gmial.com', 'jan.piet@gmail.com'],
    ['jan@gmai.com', 'jan@gmail.com'],
    ['jan@gmaill.com', 'jan@gmail.com'],
    ['jan@gmail.con', 'jan@gmail.com'],
    ['jan@GMAIL.cmo', 'jan@gmail.com'],
    ['jan@gmail.co', 'jan@gmail.com'],
    ['anna+school@hotmal.com', 'anna+school@hotmail.com'],
    ['a@outlok.com', 'a@outlook.com'],
    ['a@zigo.nl', 'a@ziggo.nl'],
    ['a@zigggo.nl', 'a@ziggo.nl'],
    ['a@telnet.be', 'a@telenet.be'],
    ['a@wandoo.fr', 'a@wanadoo.fr'],
    ['a@t-onlin.de', 'a@t-online.de'],
  ])('%s: %s', (typed, meant) => {
    expect(proposeEmail(typed)).toBe(meant);
  });

  it.each([
    'a@gmail.com',
    'a@mail.com',
    'a@ymail.com',
    'a@gmx.net',
    'a@web.de',
    'a@school.example',
    'a@convoya.example',
    'gmial.com',
    '',
    '@gmial.com',
  ])('says nothing of %s', (email) => {
    expect(proposeEmail(email)).toBeNull();
  });

  it('preserves the mailbox, is a valid address, and causes no further suggestion', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const meant = proposeEmail(email);
        if (meant === null) return;
        expect(meant.slice(0, meant.lastIndexOf('@'))).toBe(email.slice(0, email.lastIndexOf('@')));
        expect(proposeEmail(meant)).toBeNull();
        expect(!isEmail(email) || isEmail(meant)).toBe(true);
      }),
    );
  });
});
