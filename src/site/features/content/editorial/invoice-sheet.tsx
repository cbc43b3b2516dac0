import { formatDate } from '#domain/calendar/format-date.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { brand } from '#domain/sites/brand.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import type { InvoiceTrip } from '../load-lists.ts';
import styles from './invoice-sheet.module.css';

/**
 * What our invoice contains, for a trip at today's price: the customer's own number, the VAT of each country, and the available formats.
 */
export function InvoiceSheet({ facts: { from, trip } }: { readonly facts: InvoiceTrip }) {
  const { t } = useTranslation('pages');
  const { language, company, fleet } = useSiteFrame();
  const money = (cents: number) => formatCents(cents, tagOf(language));
  const vehicle = fleet.find((each) => each.fleet === trip.vehicle)?.title ?? '';
  return (
    <figure className={styles.sheet}>
      <figcaption className={styles.head}>
        <strong>{t('invoiceSheet.title')}</strong>
        <span>
          {brand.name}, {company.vatNumber}
        </span>
      </figcaption>
      <p className={styles.own}>
        {t('invoiceSheet.order')} <span>{t('invoiceSheet.yours')}</span>
      </p>
      <dl className={styles.lines}>
        <div>
          <dt>
            {from} – {trip.to}
            <small>
              {formatDate(trip.date)}, {vehicle}, {t('hub.persons', { passengers: trip.passengers })}
            </small>
          </dt>
          <dd>{money(trip.netCents)}</dd>
        </div>
        {trip.vat.map(({ country, percent, cents }) => (
          <div key={country}>
            <dt>{t('invoiceSheet.vat', { country, percent })}</dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('invoiceSheet.total')}</dt>
          <dd>{money(trip.totalCents)}</dd>
        </div>
      </dl>
      <p className={styles.forms}>
        <span>PDF</span>
        <span>{t('invoiceSheet.form')}</span>
      </p>
      <p className={styles.note}>{t('invoiceSheet.note')}</p>
    </figure>
  );
}
