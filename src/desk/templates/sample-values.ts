import { type SiteLanguage, siteLanguages } from '#domain/sites/keys.ts';
import type { TemplateVariable } from '#operations/messages/rules/answer-template.ts';
import type { DeskRequest } from '../desk-request.ts';
import { valuesOfLetter } from '../sales/fill-letter.ts';

export type SampleValues = Readonly<Record<SiteLanguage, Readonly<Partial<Record<TemplateVariable, string>>>>>;

/** An invented trip that shows a template with its variables filled. */
const sample = {
  ...{ reference: 'NL-26-104233', from: 'Utrecht', to: 'Paris', date: '2027-06-12' },
  crew: [{ driverName: 'Ria Smit', driverPhone: '+31 6 12345678', vehicle: 'BX-TK-41' }],
  payment: { amountCents: 104_820, dueOn: '2027-05-29', iban: 'NL91 ABNA 0417 1643 00', name: 'Convoya' },
};

/** The values of a template's variables in an example, by language. */
export function sampleValues(textsIn: DeskRequest['textsIn']): SampleValues {
  const of = (language: SiteLanguage) => ({ name: 'Noor van Dam', ...valuesOfLetter(sample, { language, textsIn }) });
  return Object.fromEntries(siteLanguages.map((language) => [language, of(language)])) as SampleValues;
}
