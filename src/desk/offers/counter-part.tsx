import { Form } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { counterHours } from '#operations/partners/rules/counter.ts';
import { useDesk } from '../desk-texts.ts';
import type { PageAnswer } from '../fleet/typed-form.tsx';
import { usePartners } from '../partners/use-partners.ts';
import styles from '../planning/planning.module.css';
import { Answered } from '../ui/answered.tsx';
import { Button, Field, Select, Warning } from '../ui/parts.tsx';
import type { offersForms } from './offer-forms.ts';

type Asked = Awaited<ReturnType<DeskQueries['offers']['work']>>['offers'][number]['asked'][number];
type PartProps = {
  readonly reference: string;
  readonly asked: Asked;
  readonly answer: PageAnswer;
};

/** What was said with a partner about the price, and the forms for the turn that waits for us. */
export function CounterPart({ reference, asked: { counters, priceCents }, answer }: PartProps) {
  const { money, instant } = useDesk();
  const { t, called } = usePartners();
  const waiting = counters.find(({ isWaiting }) => isWaiting);
  const settled = counters.filter(({ id }) => id !== waiting?.id);
  return (
    <>
      {settled.map(({ id, side, priceCents: cents, reason, outcome, settledBy, madeBy }) => (
        <span key={id} className={styles.muted}>
          {t(side === 'desk' ? 'counter.weAsked' : 'counter.asked', { price: money(cents), name: madeBy, reason })}{' '}
          {called('outcomes', outcome ?? 'open', { name: settledBy })}
        </span>
      ))}
      {waiting !== undefined && (
        <Warning>
          {t('counter.asks', { price: money(waiting.priceCents), offered: money(priceCents), until: instant(waiting.deadline) })}{' '}
          <q>{waiting.reason}</q>
          <CounterForms reference={reference} id={waiting.id} answer={answer} />
        </Warning>
      )}
    </>
  );
}

/** Three ways to answer. Each carries the turn that was seen, so that a second answer is refused. */
function CounterForms({ reference, id, answer }: Pick<PartProps, 'reference' | 'answer'> & { readonly id: string }) {
  const { t, called } = usePartners();
  /** What was typed stays in the forms of its own turn. */
  const own = answer?.typed.id === id ? answer : undefined;
  const hidden = (
    <>
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="id" value={id} />
    </>
  );
  return (
    <Answered answer={own}>
      <Form method="post" className={styles.form}>
        {hidden}
        <Field label={t('make.reason')} name="floorReason" maxLength={textLimits.partnerReason} />
        <Button<keyof typeof offersForms> kind="main" size="small" intent="accept-counter">
          {t('counter.accept')}
        </Button>
      </Form>
      <details open={own !== undefined}>
        <summary>{t('counter.other')}</summary>
        <Form method="post" className={styles.form}>
          {hidden}
          <Field label={t('make.price')} name="price" required inputMode="decimal" />
          <Select
            label={t('counter.hours')}
            name="hours"
            options={counterHours.map((hours) => [hours, called('hours', hours)])}
            defaultValue="4"
          />
          <Field label={t('counter.toPartner')} name="reason" maxLength={textLimits.partnerReason} />
          <Field label={t('make.reason')} name="floorReason" maxLength={textLimits.partnerReason} />
          <Button<keyof typeof offersForms> size="small" intent="answer-counter">
            {t('counter.answer')}
          </Button>
        </Form>
        <Form method="post" className={styles.form}>
          {hidden}
          <Field label={t('counter.toPartner')} name="reason" maxLength={textLimits.partnerReason} />
          <Button<keyof typeof offersForms> kind="danger" size="small" intent="refuse-counter">
            {t('counter.refuse')}
          </Button>
        </Form>
      </details>
    </Answered>
  );
}
