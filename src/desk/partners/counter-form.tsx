import { Form } from 'react-router';
import { counterHours } from '#operations/partners/rules/counter.ts';
import type { PartnerPageData } from '#operations/partners/rules/partner-page.ts';
import { officeZone } from '../desk-texts.ts';
import styles from '../on-duty/on-duty.module.css';
import { PartnerField, PartnerRefusal, PartnerSelect } from './partner-field.tsx';
import type { PartnerOutcome } from './partner-outcome.ts';
import { usePartnerWords } from './use-partner-words.ts';

/** What was said about the price, in turns; the last is what holds now. */
export function CounterTurns({ counters }: Pick<PartnerPageData, 'counters'>) {
  const { t, money, instant, called } = usePartnerWords();
  if (counters.length === 0) return null;
  return (
    <section className={styles.card} aria-label={t('counter.said')}>
      <div className={styles.inside}>
        <h2>{t('counter.said')}</h2>
        <ol className={styles.people}>
          {counters.map(({ side, priceCents, reason, deadline, outcome, settledReason, isOver }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a turn is never changed or moved
            <li key={index}>
              <strong>{t(side === 'desk' ? 'counter.we' : 'counter.you', { price: money(priceCents) })}</strong>
              {reason !== '' && <q>{reason}</q>}{' '}
              {called('counter.outcomes', outcome ?? (isOver ? 'over' : side), { moment: instant(deadline, officeZone) })}
              {settledReason !== '' && outcome === 'refused' && <q>{settledReason}</q>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Asks for another price, with a reason and a time for which it holds. The offer may be accepted meanwhile. */
export function CounterForm({ outcome }: { readonly outcome: PartnerOutcome | undefined }) {
  const { t, called } = usePartnerWords();
  const own = outcome?.intent === 'ask-price' ? outcome : undefined;
  return (
    <details open={own !== undefined}>
      <summary>{t('counter.title')}</summary>
      <p>{t('counter.help')}</p>
      <PartnerRefusal outcome={own} />
      <Form method="post" className={styles.press}>
        <PartnerField name="price" label={t('counter.price')} outcome={own} required />
        <PartnerSelect
          name="hours"
          label={t('counter.hours')}
          outcome={own}
          options={counterHours.map((hours) => [hours, called('counter.forHours', hours)])}
        />
        <PartnerField name="reason" label={t('reason')} outcome={own} required />
        <button type="submit" name="intent" value="ask-price" className={styles.plain}>
          {t('counter.send')}
        </button>
      </Form>
    </details>
  );
}
