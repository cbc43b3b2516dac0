import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Payments } from './load-payments.ts';
import type { PayRefusal } from './pay.ts';
import styles from './pay-online.module.css';
import { usePayWords } from './use-pay-words.ts';

type PayOnlineProps = {
  readonly payments: Payments | null;
  /** Made with the page: a button pressed twice is one payment. */
  readonly idempotencyKey: string;
  readonly refusal: PayRefusal | undefined;
};

/** Buttons that lead to where payments are made, and what became of the payment that somebody comes back from. Nothing where nothing of it is offered. */
export function PayOnline({ payments, idempotencyKey, refusal }: PayOnlineProps) {
  const words = usePayWords();
  if (payments === null) return null;
  const { online, cameBack } = payments;
  const last = payments.payments.at(-1);
  const hasPaid = cameBack && last?.status === 'paid';
  if (online === null && !hasPaid) return null;
  return (
    <div className={styles.stack}>
      {hasPaid && (
        <Notice kind="success" live="status">
          {words.thanks(last.cents)}
        </Notice>
      )}
      {cameBack && online?.isUnderWay && (
        <Notice title={words.waitingTitle} live="status">
          {words.waiting}
        </Notice>
      )}
      {refusal !== undefined && (
        <Notice kind="error" live="alert">
          {words.refusal(refusal.payRefusal)}
        </Notice>
      )}
      {online !== null && <PayForm online={online} idempotencyKey={refusal?.idempotencyKey ?? idempotencyKey} />}
    </div>
  );
}

type PayFormProps = { readonly online: NonNullable<Payments['online']>; readonly idempotencyKey: string };

function PayForm({ online, idempotencyKey }: PayFormProps) {
  const words = usePayWords();
  const { formData } = useNavigation();
  const busy = formData?.get('intent') === 'pay' ? formData.get('part') : null;
  const { nextCents, allCents } = online;
  return (
    <Form method="post" className={styles.stack}>
      <p>{words.due(online)}</p>
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <div className={styles.actions}>
        <Button type="submit" name="part" value="next" busy={busy === 'next'}>
          {words.payNext(nextCents)}
        </Button>
        {allCents > nextCents && (
          <Button type="submit" name="part" value="all" variant="secondary" busy={busy === 'all'}>
            {words.payAll(allCents)}
          </Button>
        )}
      </div>
      <p className={styles.note}>{words.note}</p>
    </Form>
  );
}
