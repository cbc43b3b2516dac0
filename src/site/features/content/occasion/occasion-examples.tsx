import { formatDate } from '#domain/calendar/format-date.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Price } from '../../../ui/price.tsx';
import { Section } from '../../../ui/section.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { OccasionText } from '../load-subjects.ts';
import styles from './occasion-examples.module.css';

type Example = OccasionText['examples'][number];

const tripKinds = ['transfer', 'oneWay', 'evening', 'dayHire', 'twoDays'] as const;

/** The prices of such a trip from the site's popular cities, from our own engine. Each opens the request form filled in. */
export function OccasionExamples({ examples }: { readonly examples: readonly Example[] }) {
  const { t } = useTranslation('pages');
  const [first] = examples;
  if (first === undefined) return null;
  return (
    <Section heading={t('occasion.examples')}>
      <ul className={styles.tickets}>
        {examples.map((example) => (
          <Ticket key={example.languageSlug} example={example} />
        ))}
      </ul>
      <p className={styles.note}>{t('occasion.examplesNote', { date: formatDate(first.date) })}</p>
    </Section>
  );
}

function Ticket({ example: { from, kind, to, passengers, totalCents, search } }: { readonly example: Example }) {
  const { t } = useTranslation('pages');
  const { language } = useSiteFrame();
  const known = tripKinds.find((each) => each === kind);
  const share = formatCents(Math.round(totalCents / passengers), tagOf(language));
  return (
    <li className={styles.ticket}>
      <h3 className={styles.from}>{from}</h3>
      <p className={styles.trip}>
        {known === undefined ? `${t('hub.day')} – ${to}` : t(`tripPrices.${known}`, { to })}, {t('hub.persons', { passengers })}
      </p>
      <Price cents={totalCents} size="xl" className={styles.price} />
      <p className={styles.share}>{t('home.sample.share', { share })}</p>
      <SiteLink
        to={{ page: 'request-quote' }}
        search={Object.fromEntries(new URLSearchParams(search))}
        className={styles.link}
        prefetch={false}
      >
        {t('exampleTrips.plan')}
        <VisuallyHidden>
          , {from} – {to}
        </VisuallyHidden>
        <Icon name="arrow-right" size="s" />
      </SiteLink>
    </li>
  );
}
