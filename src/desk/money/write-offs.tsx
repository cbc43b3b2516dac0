import { Form, Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { Button } from '../ui/button.tsx';
import { State } from '../ui/state.tsx';
import { useRights } from '../use-rights.ts';
import styles from './money.module.css';
import type { MoneyIntent } from './money-forms.ts';
import type { WriteOffs } from './money-lists.ts';

/** Write-offs that wait for a second person. */
export function WriteOffsPart({ writeOffs }: { readonly writeOffs: WriteOffs }) {
  const { t, money, instant } = useDesk();
  const mayDecide = useRights().has('write-off');
  if (writeOffs.length === 0) return null;
  return (
    <section aria-label={t('money.writeOffs')}>
      {writeOffs.map(({ id, reference, customer, cents, reason, madeBy, madeAt, mustAskAnother }) => (
        <article key={id} className={`${styles.panel} ${styles.case}`} aria-label={`${t('money.writeOff')} ${reference}`}>
          <div className={styles.fields}>
            <State shape="request" tone="amber">
              {t('money.writeOff')}
            </State>
            <b>{money(cents)}</b>
            <Link to={`/trips/${reference}/money`}>{reference}</Link>
            <span>{customer}</span>
            <span className={styles.detail}>
              {instant(madeAt)} · {madeBy}
            </span>
          </div>
          <p>{reason}</p>
          {mayDecide && (
            <Form method="post" className={styles.acts} preventScrollReset>
              <input type="hidden" name="adjustment" value={id} />
              {mustAskAnother ? (
                <span className={styles.muted}>{t('money.waitsForSecond')}</span>
              ) : (
                <Button<MoneyIntent> size="small" kind="main" intent="approve-write-off">
                  {t('money.approve')}
                </Button>
              )}
              <Button<MoneyIntent> size="small" kind="quiet" intent="undo-write-off">
                {t('money.refuse')}
              </Button>
            </Form>
          )}
        </article>
      ))}
    </section>
  );
}
