import { useId } from 'react';
import { formatDate } from '#domain/calendar/format-date.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Section } from '../../../ui/section.tsx';
import type { HubText } from '../load-subjects.ts';
import table from '../location/price-table.module.css';
import styles from './hub-towns.module.css';

type Town = HubText['towns'][number];

/** The towns of a hub with their distances and prices. */
export function HubTowns({ text }: { readonly text: HubText }) {
  const { t } = useTranslation('pages');
  const { fleet, language } = useSiteFrame();
  const [heading, rows] = [useId(), useId()];
  const { kind, title: name, asOf, pricedFor } = text;
  const isRegion = kind === 'region';
  const priced = text.towns.filter(({ prices }) => prices.length > 0);
  const others = text.towns.filter(({ prices }) => prices.length === 0);
  return (
    <Section heading={<span id={heading}>{t(isRegion ? 'hub.region' : 'hub.airport', { name })}</span>} tone="tint">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className={table.frame} aria-labelledby={`${heading} ${rows}`} tabIndex={0}>
        <table className={classNames(table.table, styles.words)}>
          <thead>
            <tr>
              <th scope="col" id={rows}>
                {t('hub.town')}
              </th>
              <th scope="col">{t(isRegion ? 'hub.yard' : 'hub.way')}</th>
              {priced[0]?.prices.map(({ vehicle, passengers }) => (
                <th key={vehicle} scope="col">
                  {isRegion ? t('hub.day') : fleet.find((each) => each.fleet === vehicle)?.title}
                  {!isRegion && <small>{t('hub.withCase', { passengers })}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {priced.map((town) => (
              <tr key={town.languageSlug}>
                <th scope="row">
                  <TownLink town={town} />
                </th>
                <td>
                  {isRegion && town.yard}
                  <small>{t('destinations.way', { kilometres: town.kilometres, minutes: town.minutes })}</small>
                </td>
                {town.prices.map(({ vehicle, totalCents, to, passengers }) => (
                  <td key={vehicle} className={isRegion ? undefined : styles.price}>
                    {formatCents(totalCents, tagOf(language))}
                    {isRegion && (
                      <small>
                        {to}, {t('hub.persons', { passengers })}
                      </small>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.note}>{t('hub.note', { asOf: formatDate(asOf), date: formatDate(pricedFor) })}</p>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((town) => (
            <li key={town.languageSlug}>
              <TownLink town={town} /> <small>{t('destinations.way', { kilometres: town.kilometres, minutes: town.minutes })}</small>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function TownLink({ town: { languageSlug: slug, title } }: { readonly town: Town }) {
  return (
    <SiteLink to={{ page: 'location', slug }} prefetch={false}>
      {title}
    </SiteLink>
  );
}
