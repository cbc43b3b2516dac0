import { describe, expect, it } from 'vitest';
import { languageOfCountry, readAgency, type TypedAgency } from './agency.ts';

const typed: TypedAgency = {
  ...{
    name: 'Reisbureau Zon',
    site: 'nl',
    language: '',
    firstName: 'Zoë',
    lastName: 'Zon',
    email: 'zoe@zon.example',
    phone: '+31 20 123 45 67',
  },
  ...{ street: 'Kade 1', zipcode: '1011 AB', city: 'Amsterdam', country: 'NL', vatNumber: '', organisationNumber: '' },
  ...{ paymentMethod: 'invoice-afterwards', commissionPercent: '', monthLimit: '', requestsPerMinute: '60' },
};
const languageOf = (changes: Partial<TypedAgency>) => {
  const read = readAgency({ ...typed, ...changes });
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  return read.value.language;
};

describe('the language of an agency’s mails', () => {
  it.each([
    [{}, 'nl'],
    [{ site: 'be', country: 'BE', zipcode: '1000' }, 'nlBE'],
    [{ site: 'be', country: 'FR', zipcode: '69003' }, 'frBE'],
    [{ site: 'be', country: 'BE', zipcode: '1000', language: 'fr' }, 'frBE'],
    [{ site: 'de', country: 'DE', zipcode: '50667' }, 'de'],
    [{ site: 'eu', country: 'PL', zipcode: '31-042' }, 'en'],
    // A site sends mails in its own languages alone.
    [{ site: 'de', country: 'ES', zipcode: '28013' }, 'de'],
  ] as const)('is chosen, or by its country: %j is %s', (changes, language) => {
    expect(languageOf(changes)).toBe(language);
  });

  it('is English where we write none of the country’s languages', () => {
    expect([languageOfCountry('IT'), languageOfCountry('AT')]).toEqual(['en', 'de']);
  });
});
