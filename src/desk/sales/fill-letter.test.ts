import { describe, expect, it } from 'vitest';
import { type SiteLanguage, siteLanguages } from '#domain/sites/keys.ts';
import { letterKeys } from '#domain/trip/letters.ts';
import { readTexts } from '#output/texts/read-texts.ts';
import { fillLetter } from './fill-letter.ts';

const letter = {
  ...{
    reference: 'NL-26-104233',
    language: 'nl' satisfies SiteLanguage as SiteLanguage,
    from: 'Utrecht',
    to: 'Efteling',
    date: '2027-03-12',
    letters: [],
  },
  crew: [
    { driverName: 'Femke', driverPhone: '+31 6 11111111', vehicle: 'witte touringcar, 12-BRX-4' },
    { driverName: 'Joris', driverPhone: '+31 6 22222222', vehicle: 'rode touringcar, 34-BRX-5' },
  ],
  payment: { amountCents: 123_450, dueOn: '2026-12-05', iban: 'NL91ABNA0417164300', name: 'Convoya B.V.' },
};
const fill = (key: string, changes: Partial<typeof letter> = {}) =>
  fillLetter(key, { letter: { ...letter, ...changes }, textsIn: (language, file) => readTexts(language, file) });

describe('a letter to a customer', () => {
  it.each(siteLanguages)('describes the whole trip in %s without open placeholders', (language) => {
    for (const key of letterKeys) {
      const { subject, text } = fill(key, { language });
      expect(subject).toContain(key.startsWith('bus') || key === 'about-bus' ? '12-03-2027' : letter.reference);
      expect(`${subject}${text}`).not.toMatch(/[{}]|\.text|\.subject/);
      expect(text === '').toBe(key === 'own');
    }
  });

  it('speaks to Belgians as Belgians write', () => {
    expect(fill('about-bus', { language: 'nlBE' }).subject).toContain('Uw autocar op');
    const [dutch, french] = (['nlBE', 'frBE'] as const).map((language) => fill('payment-reminder', { language }).text);
    expect(dutch).toContain('overschrijven op rekening NL91ABNA0417164300 op naam van Convoya B.V., met als mededeling NL-26-104233');
    expect(french).toContain('avec la communication NL-26-104233');
    expect(fill('bus-later', { language: 'frBE' }).text).toContain('numéro de GSM du chauffeur');
  });

  it('names the whole crew, each on a line', () => {
    expect(fill('about-bus').text).toContain(
      'Femke, +31 6 11111111, witte touringcar, 12-BRX-4\nJoris, +31 6 22222222, rode touringcar, 34-BRX-5\n',
    );
  });

  it('states what is due, when, and the account', () => {
    const { text } = fill('payment-reminder', { language: 'en' });
    expect(text).toContain('€ 1,234.50 is to be paid by 05-12-2026');
    expect(text).toContain('NL91ABNA0417164300 in the name of Convoya B.V., and write NL-26-104233 on it');
  });

  it('waits where only its writer knows', () => {
    for (const language of siteLanguages) expect(fill('ask-fact', { language }).text).toContain('\n\n[…]\n\n');
  });
});
