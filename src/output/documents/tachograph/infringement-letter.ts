import { formatMonth } from '#domain/calendar/format-month.ts';
import { shorten } from '#domain/input/clean-text.ts';
import { companies } from '#domain/sites/brand.ts';
import { infringementRules } from '#operations/tachograph/rules/infringement.ts';
import type { InfringementLetter } from '#operations/tachograph/rules/letter.ts';
import type { Translate as TranslateKeys } from '#output/texts/create-translate.ts';
import { createStrictTexts } from '#output/texts/strict-texts.ts';
import type { KeysOf } from '#output/texts/text-keys.ts';
import type english from '../../../../locales/en/tachograph.json';
import type { DocumentFormats } from '../formats.ts';
import { identityOf } from '../pdf-documents/identity.ts';
import type { BillingDocument } from '../pdf-documents/pdf-document.ts';

type TachographKey = KeysOf<typeof english>;
type TachographTranslate = TranslateKeys<TachographKey>;

/** The texts of tachographs. A key without a text throws. */
export const getTachographTexts = createStrictTexts<TachographKey>('tachograph');

/** The letter about infringements of a month, with room for the driver's answer and for both signatures. */
export function createInfringementPdf(letter: InfringementLetter, formats: DocumentFormats, t: TachographTranslate): BillingDocument {
  const { driver, month, site, writtenOn, infringements } = letter;
  const company = companies[site];
  const heading = t('letter.heading');
  const sign = { value: t('letter.line') };
  return {
    languageTag: formats.tag,
    title: `${heading}, ${shorten(driver)}, ${month}`,
    heading,
    facts: [
      { label: t('letter.driver'), value: shorten(driver), strong: true },
      { label: t('letter.month'), value: formatMonth(month, formats.tag) },
      { label: formats.t('invoice.issuedOn'), value: formats.date(writtenOn) },
    ],
    blocks: [
      {
        type: 'parties',
        parties: [{ title: t('letter.driver'), lines: [shorten(driver), company.legalName] }],
      },
      { type: 'paragraph', text: t('letter.lead') },
      {
        type: 'table',
        title: t('letter.table'),
        columns: [
          { label: t('infringements.when'), share: 0.2 },
          { label: t('infringements.what'), share: 0.36 },
          { label: t('infringements.found'), share: 0.12, atEnd: true },
          { label: t('infringements.limit'), share: 0.12, atEnd: true },
          { label: t('infringements.category'), share: 0.2 },
        ],
        rows: infringements.map(({ rule, category, at, minutes, limitMinutes }) => [
          formats.instant(at, 'UTC'),
          `${t(`rules.${rule}`)}\n(EC) 561/2006, ${infringementRules[rule]}`,
          hoursOf(minutes),
          hoursOf(limitMinutes),
          t(`categories.${category}`),
        ]),
      },
      { type: 'paragraph', text: t('letter.ask') },
      {
        type: 'rows',
        title: t('letter.answer'),
        rows: [
          { label: t('letter.why'), ...sign },
          { label: '', ...sign },
          { label: t('letter.signDriver'), ...sign },
          { label: t('letter.signCompany'), ...sign },
        ],
      },
    ],
    identity: identityOf(site, formats),
    pageOf: (page, pages) => formats.t('page', { page, pages }),
    createdAt: `${writtenOn}T00:00:00.000Z`,
  };
}

/** As a tachograph prints it: 11:05. */
function hoursOf(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(Math.round(minutes % 60)).padStart(2, '0')}`;
}
