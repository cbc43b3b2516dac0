import { Form, Link, useSearchParams } from 'react-router';
import { fleetKeys } from '#domain/sites/keys.ts';
import { rateFields } from '#operations/customers/rules/agreed-rates.ts';
import { useDesk } from '../desk-texts.ts';
import { Section } from '../ui/page.tsx';
import { Button, Note } from '../ui/parts.tsx';
import { Table } from '../ui/rows.tsx';
import table from '../ui/table.module.css';
import { useRights } from '../use-rights.ts';
import type { CustomerIntent } from './customer-forms.ts';
import { pathToCustomer, type ShownCustomer } from './customer-page.ts';
import styles from './customers.module.css';
import { RatesForm } from './rates-form.tsx';
import type { TermsPartProps } from './terms-part.tsx';
import { useCustomers } from './use-customers.ts';

export type ShownRates = TermsPartProps['terms']['agreedRates'][number];

/** The rates that were agreed with a customer, by period, and the form for them. */
export function RatesPart({ customer, terms, answer }: TermsPartProps) {
  const { t } = useCustomers();
  const mayAgree = useRights().has('approve-prices');
  const [address] = useSearchParams();
  const edited = terms.agreedRates.find(({ from }) => from === address.get('rates')) ?? null;
  const saved = answer?.act === 'agree-rates' && answer.problem === null ? answer.value : null;
  return (
    <Section title={t('rates.title')} detail={terms.agreedRates.length}>
      <div className={styles.said}>
        {saved !== null && <Note>{t(isAsked(saved) ? 'rates.asked' : 'rates.saved')}</Note>}
        <p>{t('rates.help')}</p>
        {terms.agreedRates.length === 0 && <p>{t('rates.none')}</p>}
      </div>
      {terms.agreedRates.map((rates) => (
        <Period key={rates.from} customer={customer} rates={rates} mayAgree={mayAgree} />
      ))}
      {mayAgree && <RatesForm key={`${customer.version} ${edited?.from}`} {...{ customer, terms, edited, answer }} />}
    </Section>
  );
}

function isAsked(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'isAsked' in value && value.isAsked === true;
}

type PeriodProps = { readonly customer: ShownCustomer; readonly rates: ShownRates; readonly mayAgree: boolean };

function Period({ customer, rates: { from, until, vehicles }, mayAgree }: PeriodProps) {
  const { t } = useCustomers();
  const { named, money, fullDate } = useDesk();
  const period =
    until === null ? t('rates.open', { from: fullDate(from) }) : t('rates.ofPeriod', { from: fullDate(from), until: fullDate(until) });
  const head = [
    { key: 'vehicle', text: t('rates.vehicle') },
    ...rateFields.map((field) => ({ key: field, text: t(`rates.${field}`), isNumber: true })),
  ];
  return (
    <>
      <div className={styles.period}>
        <h3>{period}</h3>
        {mayAgree && (
          <div className={styles.acts}>
            <Link to={`${pathToCustomer(customer.id, 'terms')}?rates=${from}`} preventScrollReset>
              {t('rates.edit')}
            </Link>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="version" value={customer.version} />
              <input type="hidden" name="from" value={from} />
              <Button<CustomerIntent> intent="drop-rates" kind="quiet" size="small">
                {t('rates.end')}
              </Button>
            </Form>
          </div>
        )}
      </div>
      <Table caption={period} head={head}>
        {fleetKeys.map((key) => {
          const own = vehicles[key];
          if (own === undefined) return null;
          return (
            <tr key={key}>
              <th scope="row">{named('vehicles', key)}</th>
              {rateFields.map((field) => (
                <td key={field} data-label={t(`rates.${field}`)} className={table.number}>
                  {money(own[field])}
                </td>
              ))}
            </tr>
          );
        })}
      </Table>
    </>
  );
}
