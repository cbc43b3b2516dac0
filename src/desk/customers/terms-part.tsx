import { Form } from 'react-router';
import type { DeskProblem, DeskQueries } from '#desk-service/desk-service.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { invoicingTerms } from '#operations/summary-invoices/rules/period.ts';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { Answered } from '../ui/answered.tsx';
import { Button, Choice, Facts, Field, Note, Select } from '../ui/parts.tsx';
import { useRights } from '../use-rights.ts';
import type { CustomerIntent } from './customer-forms.ts';
import type { ShownCustomer } from './customer-page.ts';
import styles from './customers.module.css';
import { useCustomers } from './use-customers.ts';

type Terms = Awaited<ReturnType<DeskQueries['customers']['terms']>>;

export type TermsPartProps = {
  readonly customer: ShownCustomer;
  readonly terms: Terms;
  readonly answer: FormAnswer<DeskProblem> | undefined;
};

/** The agreed terms: they apply to every new price and every new order. */
export function TermsPart({ customer, terms, answer }: TermsPartProps) {
  const { t } = useCustomers();
  const { number, typedMoney } = useDesk();
  if (!useRights().has('approve-prices')) return <TermsFacts terms={terms} />;
  const percent = terms.discountPercent === 0 ? '' : number(terms.discountPercent);
  return (
    <div className={styles.lines}>
      {answer?.act === 'terms' && answer.problem === null && <Note>{t('terms.saved')}</Note>}
      <Answered answer={answer}>
        <Form method="post" preventScrollReset className={styles.form} key={customer.version}>
          <p>{t('terms.help')}</p>
          <input type="hidden" name="version" value={customer.version} />
          <Field
            label={t('terms.discount')}
            name="discountPercent"
            inputMode="decimal"
            defaultValue={percent}
            help={t('terms.discountHelp')}
          />
          <Field
            label={t('terms.text')}
            name="discountText"
            defaultValue={terms.discountText}
            help={t('terms.textHelp')}
            maxLength={textLimits.invoiceLine}
          />
          <Field
            label={t('terms.days')}
            name="paymentDays"
            inputMode="numeric"
            defaultValue={terms.paymentDays === null ? '' : String(terms.paymentDays)}
            help={t('terms.daysHelp')}
          />
          <Choice label={t('terms.noDeposit')} name="isWithoutDeposit" value="on" checked={terms.isWithoutDeposit} />
          <Field
            label={t('terms.depositPercent')}
            name="depositPercent"
            inputMode="decimal"
            defaultValue={terms.depositPercent === null ? '' : number(terms.depositPercent)}
            help={t('terms.depositPercentHelp')}
          />
          <Field
            label={t('terms.depositDays')}
            name="depositDays"
            inputMode="numeric"
            defaultValue={String(terms.depositDays ?? '')}
            help={t('terms.depositDaysHelp')}
          />
          <Choice label={t('terms.purchaseOrder')} name="needsPurchaseOrder" value="on" checked={terms.needsPurchaseOrder} />
          <Field
            label={t('terms.creditLimit')}
            name="creditLimit"
            inputMode="decimal"
            defaultValue={terms.creditLimitCents === null ? '' : typedMoney(terms.creditLimitCents)}
            help={t('terms.creditLimitHelp')}
          />
          <Select
            label={t('terms.invoicing')}
            name="invoicing"
            options={invoicingTerms.map((each) => [each, t(`terms.invoicingKinds.${each}`)])}
            defaultValue={terms.invoicing}
          />
          <p className={styles.muted}>{t('terms.invoicingHelp')}</p>
          <Field
            label={t('terms.invoiceEmail')}
            name="invoiceEmail"
            type="email"
            defaultValue={terms.invoiceEmail}
            help={t('terms.invoiceEmailHelp')}
            maxLength={textLimits.email}
          />
          <p>
            <Button<CustomerIntent> intent="terms" kind="main">
              {t('terms.save')}
            </Button>
          </p>
        </Form>
      </Answered>
    </div>
  );
}

/** The same, read-only, without the right to agree prices. */
function TermsFacts({ terms }: Pick<TermsPartProps, 'terms'>) {
  const { t } = useCustomers();
  const { number, money } = useDesk();
  const yes = (is: boolean) => t(is ? 'terms.yes' : 'terms.no');
  return (
    <div className={styles.lines}>
      <Facts
        facts={[
          [t('terms.discount'), number(terms.discountPercent)],
          [t('terms.text'), terms.discountText],
          [t('terms.days'), terms.paymentDays === null ? '–' : String(terms.paymentDays)],
          [t('terms.noDeposit'), yes(terms.isWithoutDeposit)],
          [t('terms.depositPercent'), terms.depositPercent === null ? '–' : number(terms.depositPercent)],
          [t('terms.depositDays'), String(terms.depositDays ?? '–')],
          [t('terms.purchaseOrder'), yes(terms.needsPurchaseOrder)],
          [t('terms.creditLimit'), terms.creditLimitCents === null ? '–' : money(terms.creditLimitCents)],
          [t('terms.invoicing'), t(`terms.invoicingKinds.${terms.invoicing}`)],
          [t('terms.invoiceEmail'), terms.invoiceEmail || '–'],
        ]}
      />
    </div>
  );
}
