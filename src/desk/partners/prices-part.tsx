import { Form } from 'react-router';
import type { PartnerAccountData } from '#operations/partners/rules/partner-account.ts';
import styles from '../on-duty/on-duty.module.css';
import { PartnerField, PartnerRefusal, PartnerSelect } from './partner-field.tsx';
import type { PartnerOutcome } from './partner-outcome.ts';
import { useDescribePrice } from './price-lists.tsx';
import { useClassOptions } from './supply-part.tsx';
import { usePartnerWords } from './use-partner-words.ts';

type PartProps = { readonly account: PartnerAccountData; readonly outcome: PartnerOutcome | undefined };

/** A partner's own prices, from which the desk works out what to offer. */
export function PricesPart({ account: { supply, classes }, outcome }: PartProps) {
  const { t } = usePartnerWords();
  const wordsOf = useDescribePrice();
  const own = outcome?.intent.endsWith('-price') ? outcome : undefined;
  return (
    <section className={styles.card} aria-label={t('prices.title')}>
      <div className={styles.inside}>
        <h2>{t('prices.title')}</h2>
        <p>{t('prices.help')}</p>
        <PartnerRefusal outcome={own} />
        {supply.prices.map((price) => (
          <Form method="post" key={price.id} className={styles.press}>
            <input type="hidden" name="id" value={price.id} />
            <span>{wordsOf(price)}</span>
            <button
              type="submit"
              name="intent"
              value="remove-price"
              className={styles.plain}
              aria-label={t('supply.removeOf', { line: wordsOf(price) })}
            >
              {t('supply.remove')}
            </button>
          </Form>
        ))}
        <details className={styles.more} open={own !== undefined || supply.prices.length === 0}>
          <summary>{t('prices.addTitle')}</summary>
          <Form method="post" className={styles.press} aria-label={t('prices.addTitle')}>
            <PartnerSelect name="priceClass" label={t('vehicle')} outcome={own} options={useClassOptions(classes)} />
            <PartnerField name="start" label={t('prices.start')} outcome={own} />
            <PartnerField name="kilometre" label={t('prices.kilometre')} outcome={own} />
            <PartnerField name="hour" label={t('prices.hour')} outcome={own} />
            <PartnerField name="dayMinimum" label={t('prices.dayMinimum')} outcome={own} />
            <PartnerField name="priceFrom" label={t('prices.from')} type="date" outcome={own} required />
            <PartnerField name="priceUntil" label={t('prices.until')} type="date" outcome={own} />
            <button type="submit" name="intent" value="add-price" className={styles.main}>
              {t('prices.add')}
            </button>
          </Form>
        </details>
      </div>
    </section>
  );
}
