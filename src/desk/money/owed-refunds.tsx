import { Link, useSearchParams } from 'react-router';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Banner } from '../ui/note.tsx';
import { Table } from '../ui/rows.tsx';
import { State } from '../ui/state.tsx';
import table from '../ui/table.module.css';
import styles from './money.module.css';
import type { MoneyCases } from './money-lists.ts';
import { RefundForm } from './refund-form.tsx';

type OwedRefundsProps = { readonly owed: MoneyCases; readonly answer: FormAnswer | undefined };

/** Money of customers that nobody has ordered back yet: the longest waiting first, each ordered in its row. */
export function OwedRefunds({ owed, answer }: OwedRefundsProps) {
  const { t } = useDesk();
  if (owed.length === 0) return null;
  const head = [
    { key: 'trip', text: t('money.trip') },
    { key: 'customer', text: t('money.customer') },
    { key: 'why', text: t('money.why') },
    { key: 'amount', text: t('money.amount'), isNumber: true },
    { key: 'since', text: t('money.waitsSince') },
    { key: 'acts', text: <span className={table.caption}>{t('money.acts')}</span> },
  ];
  return (
    <section aria-label={t('money.owed')}>
      <div className={styles.head}>
        <h2>{t('money.owed')}</h2>
        <span className={styles.muted}>{owed.length}</span>
      </div>
      <div className={`${styles.table} ${styles.flat}`}>
        <Table caption={t('money.owed')} head={head}>
          {owed.map((each) => (
            <OwedRows key={each.id} owed={each} answer={answer?.typed.ofCase === each.id ? answer : undefined} />
          ))}
        </Table>
      </div>
    </section>
  );
}

function OwedRows({ owed, answer }: { readonly owed: MoneyCases[number]; readonly answer: FormAnswer | undefined }) {
  const { t, money, instant, named } = useDesk();
  const [search] = useSearchParams();
  const isOpen = answer !== undefined || search.get('refund') === owed.id;
  return (
    <>
      <tr aria-selected={isOpen || undefined}>
        <th scope="row">
          <Link to={`/trips/${owed.reference}`}>{owed.reference}</Link>
        </th>
        <td data-label={t('money.customer')} className={styles.strong}>
          {owed.name}
        </td>
        <td data-label={t('money.why')}>
          <State shape="request" tone="amber">
            {t(`money.kinds.${owed.kind}`)}
          </State>
        </td>
        <td className={table.number} data-label={t('money.amount')}>
          <b className={styles.strong}>{money(owed.cents - owed.orderedCents)}</b>
        </td>
        <td data-label={t('money.waitsSince')} className={styles.muted}>
          {instant(owed.openedAt)}
        </td>
        <td>
          <div className={styles.acts}>
            <ButtonLink to={isOpen ? '?tab=refunds' : `?tab=refunds&refund=${owed.id}`} size="small">
              {isOpen ? t('money.closeForm') : t('money.order')}
            </ButtonLink>
          </div>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={6}>
            {answer !== undefined && answer.problem !== null && (
              <Banner tone="red" role="alert">
                {named('problems', answer.problem, answer.values)}
              </Banner>
            )}
            <RefundForm owed={owed} answer={answer} />
          </td>
        </tr>
      )}
    </>
  );
}
