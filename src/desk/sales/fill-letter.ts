import type { DeskQueries } from '#desk-service/desk-service.ts';
import { type SiteLanguage, siteLanguages } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { createTranslate } from '#output/texts/create-translate.ts';
import { createFormats } from '#output/texts/travel/formats.ts';
import { createTravelWords } from '#output/texts/travel/travel-words.ts';
import type { DeskRequest } from '../desk-request.ts';

type Letter = Omit<NonNullable<Awaited<ReturnType<DeskQueries['trips']['letter']>>>, 'name' | 'email' | 'letters'> & {
  readonly reference: string;
};

/** A template in the customer's language, filled with the trip's facts, for a colleague to edit. */
export function fillLetter(key: string, { letter, textsIn }: { readonly letter: Letter } & Pick<DeskRequest, 'textsIn'>) {
  const language = siteLanguages.find((each) => each === letter.language) ?? 'en';
  const textsOf = (file: 'letters' | 'travel') => textsIn(language, file);
  const t = createTranslate({ tag: tagOf(language), namespace: 'letters', namespaces: ['letters'], textsOf });
  const values = valuesOfLetter(letter, { language, textsIn });
  return { subject: t(`${key}.subject`, values), text: t(`${key}.text`, { ...values, defaultValue: '' }) };
}

type Words = { readonly language: SiteLanguage } & Pick<DeskRequest, 'textsIn'>;
type Facts = Pick<Letter, 'reference' | 'from' | 'to' | 'date' | 'crew' | 'payment'>;

/** The values of a letter's variables, in the customer's language. Unknown facts have no value. */
export function valuesOfLetter({ reference, from, to, date, crew, payment }: Facts, { language, textsIn }: Words) {
  const formats = createFormats(language);
  const textsOf = (file: 'travel') => textsIn(language, file);
  const travel = createTranslate({ tag: formats.tag, namespace: 'travel', namespaces: ['travel'], textsOf });
  return {
    reference,
    route: createTravelWords(travel, language).route({ from, to }),
    date: date === '' ? '' : formats.date(date),
    crew: crew.map(({ driverName, driverPhone, vehicle }) => `${driverName}, ${driverPhone}, ${vehicle}`).join('\n'),
    ...(payment === null
      ? {}
      : {
          amount: formats.money(payment.amountCents),
          dueOn: formats.date(payment.dueOn),
          iban: payment.iban,
          holder: payment.name,
        }),
  };
}
