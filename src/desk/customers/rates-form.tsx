import { Form } from 'react-router';
import type { DeskProblem, DeskQueries } from '#desk-service/desk-service.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { rateFields } from '#operations/customers/rules/agreed-rates.ts';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { Answered } from '../ui/answered.tsx';
import { Button, Choice, Field, Refusal } from '../ui/parts.tsx';
import type { CustomerIntent } from './customer-forms.ts';
import type { ShownCustomer } from './customer-page.ts';
import styles from './customers.module.css';
import { useCustomers } from './use-customers.ts';

type Terms = Awaited<ReturnType<DeskQueries['customers']['terms']>>;

type RatesFormProps = {
  readonly customer: ShownCustomer;
  readonly terms: Terms;
  /** The rates to change; null for a new period. */
  readonly edited: Terms['agreedRates'][number] | null;
  readonly answer: FormAnswer<DeskProblem> | undefined;
};

/** A period and the rates of each vehicle in it. */
export function RatesForm({ customer, terms, edited, answer }: RatesFormProps) {
  const { t } = useCustomers();
  const isRefused = answer?.act === 'agree-rates' && answer.problem !== null;
  return (
    <details className={styles.rates} open={isRefused || edited !== null}>
      <summary>{t(edited === null ? 'rates.new' : 'rates.change')}</summary>
      <Answered answer={isRefused ? answer : undefined}>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="version" value={customer.version} />
          <input type="hidden" name="replaces" value={edited?.from ?? ''} />
          <Refusal answer={isRefused ? answer : undefined} />
          <div className={styles.amounts}>
            <Field type="date" label={t('rates.from')} name="from" required defaultValue={edited?.from} />
            <Field
              type="date"
              label={t('rates.until')}
              name="until"
              help={t('rates.untilHelp')}
              defaultValue={edited?.until ?? undefined}
            />
          </div>
          <Amounts terms={terms} edited={edited} />
          <CardHelp levels={terms.levels} />
          {isRefused && answer.problem === 'ask-unusual-rates' && (
            <p>
              <Choice label={t('rates.sure')} name="sure" value="yes" />
            </p>
          )}
          <Button<CustomerIntent> intent="agree-rates" kind="main">
            {t('rates.save')}
          </Button>
        </Form>
      </Answered>
    </details>
  );
}

/** Four amounts for each vehicle, with the card's beside them. */
function Amounts({ terms: { cardRates }, edited }: Pick<RatesFormProps, 'terms' | 'edited'>) {
  const { t } = useCustomers();
  const { named, money, typedMoney } = useDesk();
  return fleetKeys.map((key) => (
    <fieldset key={key} className={styles.vehicle}>
      <legend>{named('vehicles', key)}</legend>
      <div className={styles.amounts}>
        {rateFields.map((field) => {
          const cents = edited?.vehicles[key]?.[field];
          return (
            <Field
              key={field}
              label={t(`rates.${field}`)}
              name={`${key}.${field}`}
              inputMode="decimal"
              maxLength={textLimits.name}
              help={t('rates.card', { amount: money(cardRates[key][field]) })}
              defaultValue={cents === undefined ? undefined : typedMoney(cents)}
            />
          );
        })}
      </div>
    </fieldset>
  ));
}

function CardHelp({ levels }: Pick<Terms, 'levels'>) {
  const { t } = useCustomers();
  const { number, country } = useDesk();
  const said = Object.entries(levels).map(([code, percent]) => `${country(code)} ${number(percent)}%`);
  return <p className={styles.muted}>{t('rates.cardHelp', { levels: said.join(', ') })}</p>;
}
