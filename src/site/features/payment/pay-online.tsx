import { Form, useNavigation } from 'react-router';
import { useTravelWords } from '../../explain/use-travel-words.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { Button } from '../../ui/button.tsx';
import { LineNotice } from '../../ui/message/line-notice.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { NoWrap } from '../../ui/text/no-wrap.tsx';
import type { Payments } from './load-payments.ts';
import type { PayRefusal } from './pay.ts';
import styles from './pay-online.module.css';

type PayOnlineProps = {
  readonly payments: Payments | null;
  /** Made with the page: a button pressed twice is one payment. */
  readonly idempotencyKey: string;
  readonly refusal: PayRefusal | undefined;
};

/**
 * Buttons that lead to the payment provider, and the outcome of the payment that the visitor returns from. Empty where online payment is
 * not offered.
 */
export function PayOnline({ payments, idempotencyKey, refusal }: PayOnlineProps) {
  const { t, named } = useTranslation('trip');
  const { money } = useTravelWords();
  if (payments === null) return null;
  const { online, cameBack } = payments;
  const last = payments.payments.at(-1);
  const hasPaid = cameBack && last?.status === 'paid';
  if (online === null && !hasPaid) return null;
  return (
    <div className={styles.stack}>
      {hasPaid && (
        <Notice kind="success" live="status">
          {t('payOnline.thanks', { amount: money(last.cents) })}
        </Notice>
      )}
      {cameBack && online?.isUnderWay && (
        <Notice title={t('payOnline.waitingTitle')} live="status">
          {t('payOnline.waiting')}
        </Notice>
      )}
      {refusal !== undefined && (
        <Notice kind="error" live="alert">
          {named([`payOnline.refusals.${refusal.payRefusal}`, 'payOnline.refusals.other'])}
        </Notice>
      )}
      {online !== null && <PayForm online={online} idempotencyKey={refusal?.idempotencyKey ?? idempotencyKey} />}
    </div>
  );
}

type PayFormProps = { readonly online: NonNullable<Payments['online']>; readonly idempotencyKey: string };

function PayForm({ online, idempotencyKey }: PayFormProps) {
  const { t, named } = useTranslation('trip');
  const { money, date } = useTravelWords();
  const { formData } = useNavigation();
  const busy = formData?.get('intent') === 'pay' ? formData.get('part') : null;
  const { part, nextCents, allCents, dueOn } = online;
  return (
    <Form method="post" className={styles.stack}>
      <p>{named([`payOnline.due.${part}`, 'payOnline.due.whole'], { amount: money(nextCents), date: date(dueOn) })}</p>
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="cents.next" value={nextCents} />
      <input type="hidden" name="cents.all" value={allCents} />
      <LineNotice intents={['pay']} />
      <div className={styles.actions}>
        <Button type="submit" name="part" value="next" busy={busy === 'next'}>
          <NoWrap text={t('payOnline.payNext', { amount: money(nextCents) })} part={money(nextCents)} />
        </Button>
        {allCents > nextCents && (
          <Button type="submit" name="part" value="all" variant="secondary" busy={busy === 'all'}>
            <NoWrap text={t('payOnline.payAll', { amount: money(allCents) })} part={money(allCents)} />
          </Button>
        )}
      </div>
      <p className={styles.note}>{t('payOnline.note')}</p>
    </Form>
  );
}
