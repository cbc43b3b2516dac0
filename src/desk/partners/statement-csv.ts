import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { csvBeginning, formatCsvLine } from '#domain/trip/csv.ts';
import { createTranslate, type Translate } from '#output/texts/create-translate.ts';
import type { Texts } from '#output/texts/find-text.ts';
import type { KeysOf } from '#output/texts/text-keys.ts';
import type english from '../../../locales/en/partner.json';
import type { ShownLine, ShownStatement } from './shown-statement.ts';

type Words = { readonly language: SiteLanguage; readonly texts: Texts };

/** A statement as a file for spreadsheets: a row for each country of each line, amounts in euros. */
export function answerStatementCsv({ month, lines }: ShownStatement, { language, texts }: Words): Response {
  const translate = createTranslate({ tag: tagOf(language), namespace: 'partner', namespaces: ['partner'], textsOf: () => texts });
  const t: Translate<KeysOf<typeof english>> = translate;
  const head = [
    ...[t('statement.day'), t('statement.columns.reference'), t('statement.columns.kind'), t('statement.columns.fromTown')],
    ...[t('statement.columns.to'), t('statement.columns.reason'), t('statement.payer'), t('statement.country'), t('statement.net')],
    ...[`${t('statement.rate')} (%)`, t('statement.vat'), t('statement.how')],
  ];
  const called = (group: 'kinds' | 'treatments', key: string) => translate(`statement.${group}.${key}`, { defaultValue: key });
  const euros = (cents: number) => cents / 100;
  const rowsOf = (line: ShownLine) => {
    const first = [line.day, line.reference, called('kinds', line.kind), line.from, line.to];
    const reason = line.disputed === null ? line.reason : t('statement.disputed', { reason: line.disputed });
    if (line.vat.length === 0) return [[...first, reason, line.payer, '', euros(line.netCents), null, null, '']];
    return line.vat.map(({ countryCode, netCents, ratePercent, vatCents, treatment }) => [
      ...[...first, reason, line.payer, countryCode, euros(netCents)],
      ...[treatment === 'exempt' || treatment === 'ask' ? null : ratePercent, treatment === 'ask' ? null : euros(vatCents)],
      called('treatments', treatment),
    ]);
  };
  return new Response(csvBeginning + [head, ...lines.flatMap(rowsOf)].map((cells) => formatCsvLine(cells, language)).join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${month}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
