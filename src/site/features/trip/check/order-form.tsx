import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import type { LineFailure } from '../../../send-over-line.ts';
import { usePathTo } from '../../../site-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/card.tsx';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { Checkbox } from '../../../ui/form/choices/checkbox.tsx';
import { ErrorSummary } from '../../../ui/form/choices/error-summary.tsx';
import { Fieldset } from '../../../ui/form/choices/fieldset.tsx';
import { Notice } from '../../../ui/message/notice.tsx';
import { Price } from '../../../ui/price.tsx';
import { NoWrap } from '../../../ui/text/no-wrap.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from '../shared/form.module.css';
import { useTripFacts } from '../shared/price/trip-facts.ts';
import { ChangedSince, isOutdated, SeenFields } from '../shared/seen-trip.tsx';
import type { TripData } from '../shared/state/load-trip.ts';
import type { Refusal } from '../shared/state/send-change.ts';
import type { Choice, Travel } from '../shared/state/travel.ts';
import { useSeenLines } from '../shared/state/use-seen-lines.ts';
import { useTripIssues } from '../shared/state/use-trip-issues.ts';
import { UnavailableNotice } from '../shared/unavailable-notice.tsx';
import type { PaymentWays } from './load-check-page.ts';
import { OrderLine } from './order-line.tsx';
import { PaymentCards } from './payment-cards.tsx';
import type { OrderValues } from './place-order.ts';

type OrderFormProps = {
  readonly data: TripData;
  readonly choice: Choice;
  readonly ways: PaymentWays;
  /** Made with the page: the same order sent twice is one booking. */
  readonly idempotencyKey: string;
  readonly refusal: Refusal<OrderValues> | undefined;
  readonly line: LineFailure['line'] | null;
  /** Everything that the order depends on, before its boxes and its button. */
  readonly conditions: ReactNode;
};

/** The boxes and the button of the order with obligation to pay (Directive 2011/83 article 8(2)). No box is ticked beforehand. */
export function OrderForm({ data, choice, ways, idempotencyKey, refusal, line, conditions }: OrderFormProps) {
  const { t } = useTranslation('trip');
  const { money } = useTravelWords();
  const { travel } = data;
  const seen = useSeenLines({ data, choice });
  const outdated = isOutdated(refusal);
  const changed = refusal?.issues.find(({ field, code }) => field !== 'version' && code === 'changed');
  const issues = useTripIssues(refusal?.issues.filter(({ code }) => code !== 'changed') ?? []);
  const isSending = useNavigation().state !== 'idle';
  const values = refusal?.values;
  const total = money(choice.totalCents);
  return (
    <Form method="post" noValidate className={styles.form}>
      <input type="hidden" name="idempotencyKey" value={refusal?.isUnavailable ? refusal.values.idempotencyKey : idempotencyKey} />
      <input type="hidden" name="expectedTotal" value={choice.totalCents} />
      <SeenFields version={travel.version} seen={seen} />
      <input type="hidden" name="option" value={choice.key} />
      <ErrorSummary problems={issues.problems} />
      {(outdated || changed !== undefined) && <ChangedSince before={values?.seen ?? {}} now={seen} />}
      {changed !== undefined && (
        <Notice kind="warning" live="alert">
          {t('check.changed', { total, before: money(Number(values?.expectedTotal)) })}
        </Notice>
      )}
      {refusal?.isUnavailable && <UnavailableNotice />}
      <PaymentCards
        ways={ways}
        invoice={travel.invoice}
        totalCents={choice.totalCents}
        chosen={values?.paymentMethod ?? ''}
        error={issues.messageOf('paymentMethod')}
      />
      {conditions}
      <Fieldset legend={t('check.legend')} name="agreements" size="l">
        <Checkbox
          name="termsAndCondition"
          label={<TermsLabel />}
          description={t('check.termsHint')}
          error={issues.messageOf('termsAndCondition')}
          defaultChecked={values?.termsAndCondition ?? false}
        />
        <Checkbox
          name="promotion"
          label={t('check.promotion')}
          description={t('check.promotionHint')}
          defaultChecked={values?.promotion ?? false}
        />
      </Fieldset>
      {line !== null && !isSending && <OrderLine line={line} />}
      <Ordered travel={travel} choice={choice} />
      <div className={styles.send}>
        <Button type="submit" size="l" busy={isSending} wide>
          <NoWrap text={t('check.orderTotal', { order: t('check.order'), total })} part={total} />
        </Button>
        <p className={styles.note}>
          <NoWrap text={t('check.orderNote', { total })} part={total} />
        </p>
      </div>
    </Form>
  );
}

/** The order and its price, directly before the button, as the directive requires. */
function Ordered({ travel, choice }: { readonly travel: Pick<Travel, 'stops' | 'passengers'>; readonly choice: Choice }) {
  const words = useTravelWords();
  return (
    <Panel tone="tint" className={styles.ordered}>
      <FactList facts={useTripFacts(travel, choice)} />
      <p className={styles.total}>
        <span>{words.t('price.total')}</span> <Price cents={choice.totalCents} size="l" />
      </p>
    </Panel>
  );
}

/** In a new tab, so that reading them loses nothing. */
function TermsLabel() {
  const { t } = useTranslation('trip');
  const pathTo = usePathTo();
  return (
    <>
      {t('check.terms')}{' '}
      <a href={pathTo({ page: 'terms' })} target="_blank" rel="noopener">
        {t('check.termsLink')}
        <VisuallyHidden> {t('common:opensInNewTab')}</VisuallyHidden>
      </a>
    </>
  );
}
