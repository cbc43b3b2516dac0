import { useId } from 'react';
import { formatDate } from '#domain/calendar/format-date.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Section } from '../../../ui/section.tsx';
import type { HubText } from '../load-subjects.ts';
import table from '../location/price-table.module.css';
import styles from './hub-towns.module.css';

type Town = HubText['towns'][number];

/** The towns of a hub with their ways and what a trip costs from there. */
export function HubTowns({ text }: { readonly text: HubText }) {
  const { t } = useTranslation('pages');
  const heading = useId();
  const { kind, title: name, asOf, pricedFor } = text;
  const isRegion = kind === 'region';
  const priced = text.towns.filter(({ prices }) => prices.length > 0);
  const others = text.towns.filter(({ prices }) => prices.length === 0);
  const vehicles = [...new Set(priced.flatMap(({ prices }) => prices.map(({ vehicle }) => vehicle)))];
  return (
    <Section heading={<span id={heading}>{t(isRegion ? 'hub.region' : 'hub.airport', { name })}</span>} tone="tint">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className={table.frame} aria-labelledby={heading} tabIndex={0}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('hub.town')}</th>
              <th scope="col">{t(isRegion ? 'hub.yard' : 'hub.way')}</th>
              {isRegion ? (
                <th scope="col">{t('hub.day')}</th>
              ) : (
                vehicles.map((vehicle) => <VehicleHead key={vehicle} vehicle={vehicle} towns={priced} />)
              )}
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
                {isRegion ? <DayOut town={town} /> : vehicles.map((vehicle) => <Transfer key={vehicle} vehicle={vehicle} town={town} />)}
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

function VehicleHead({ vehicle, towns }: { readonly vehicle: string; readonly towns: readonly Town[] }) {
  const { t } = useTranslation('pages');
  const { fleet } = useSiteFrame();
  const [found] = towns.flatMap(({ prices }) => prices.filter((price) => price.vehicle === vehicle));
  return (
    <th scope="col">
      {fleet.find((each) => each.fleet === vehicle)?.title}
      {found && <small>{t('hub.persons', { passengers: found.passengers })}</small>}
    </th>
  );
}

function Transfer({ vehicle, town }: { readonly vehicle: string; readonly town: Town }) {
  const { language } = useSiteFrame();
  const price = town.prices.find((each) => each.vehicle === vehicle);
  return <td className={styles.price}>{price ? formatCents(price.totalCents, tagOf(language)) : '–'}</td>;
}

function DayOut({ town: { prices } }: { readonly town: Town }) {
  const { t } = useTranslation('pages');
  const { language } = useSiteFrame();
  const [price] = prices;
  if (price === undefined) return <td>–</td>;
  return (
    <td>
      {formatCents(price.totalCents, tagOf(language))}
      <small>
        {price.to}, {t('hub.persons', { passengers: price.passengers })}
      </small>
    </td>
  );
}
