import { formatDate } from '#domain/calendar/format-date.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Section } from '../../../ui/section.tsx';
import type { OccasionText } from '../load-subjects.ts';
import table from '../location/price-table.module.css';

type Example = OccasionText['examples'][number];

const tripKinds = ['transfer', 'oneWay', 'dayHire', 'twoDays'] as const;

/** What such a trip costs from the site's popular cities, by our own engine. */
export function OccasionExamples({ examples }: { readonly examples: readonly Example[] }) {
  const { t } = useTranslation('pages');
  const [first] = examples;
  if (first === undefined) return null;
  return (
    <Section heading={t('occasion.examples')} tone="tint">
      <div className={table.frame}>
        <table className={table.table}>
          <tbody>
            {examples.map((example) => (
              <Row key={example.languageSlug} example={example} />
            ))}
          </tbody>
        </table>
      </div>
      <p>{t('occasion.examplesNote', { date: formatDate(first.date) })}</p>
    </Section>
  );
}

function Row({ example: { from, languageSlug: slug, kind, to, passengers, totalCents } }: { readonly example: Example }) {
  const { t } = useTranslation('pages');
  const { language } = useSiteFrame();
  const known = tripKinds.find((each) => each === kind);
  return (
    <tr>
      <th scope="row">
        <SiteLink to={{ page: 'location', slug }} prefetch={false}>
          {from}
        </SiteLink>
      </th>
      <td>
        {known === undefined ? `${t('hub.day')}: ${to}` : t(`tripPrices.${known}`, { to })}
        <small>{t('hub.persons', { passengers })}</small>
      </td>
      <td className={table.price}>{formatCents(totalCents, tagOf(language))}</td>
    </tr>
  );
}
