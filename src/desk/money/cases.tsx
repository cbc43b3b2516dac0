import { Form, Link, useSearchParams } from 'react-router';
import { textLimits } from '#domain/input/text-limits.ts';
import { balanceCases } from '#operations/payments/rules/money-case.ts';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { Answered } from '../ui/answered.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Banner } from '../ui/note.tsx';
import { Field } from '../ui/parts.tsx';
import { State } from '../ui/state.tsx';
import styles from './money.module.css';
import type { MoneyIntent } from './money-forms.ts';
import type { MoneyCases } from './money-lists.ts';
import { RefundForm } from './refund-form.tsx';

type MoneyCase = MoneyCases[number];

/** Money that went wrong: what happened, what to do about it, and the two ways to end it. */
export function CasesPart({ cases, answer }: { readonly cases: MoneyCases; readonly answer: FormAnswer | undefined }) {
  const { t } = useDesk();
  if (cases.length === 0) return <Empty title={t('money.casesNone')}>{t('money.casesNoneText')}</Empty>;
  return (
    <section aria-label={t('money.problems')}>
      {cases.map((each) => (
        <CaseCard
          key={each.id}
          money={each}
          answer={answer?.typed.case === each.id || answer?.typed.ofCase === each.id ? answer : undefined}
        />
      ))}
    </section>
  );
}

function CaseCard({ money: each, answer }: { readonly money: MoneyCase; readonly answer: FormAnswer | undefined }) {
  const { t, money, instant, named } = useDesk();
  const [search] = useSearchParams();
  const isBalance = balanceCases.some((kind) => kind === each.kind);
  const isOpen = search.get('refund') === each.id || answer?.typed.ofCase === each.id;
  return (
    <article className={`${styles.panel} ${styles.case}`} aria-label={`${t(`money.kinds.${each.kind}`)} ${each.reference}`}>
      <div className={styles.fields}>
        <State shape="late" tone="red">
          {t(`money.kinds.${each.kind}`)}
        </State>
        <b>{money(each.cents)}</b>
        <Link to={`/trips/${each.reference}`}>{each.reference}</Link>
        <span>{each.name}</span>
        <span className={styles.detail}>
          {t('money.waitsSince')} {instant(each.openedAt)}
        </span>
      </div>
      <p>{t(`money.todo.${each.kind}`)}</p>
      {each.detail !== '' && <p className={styles.muted}>{each.detail}</p>}
      {answer !== undefined && answer.problem !== null && (
        <Banner tone="red" role="alert">
          {named('problems', answer.problem, answer.values)}
        </Banner>
      )}
      {isBalance && each.orderedCents > 0 && (
        <p>
          <Link to="/payments?tab=refunds">{t('money.isOrdered', { sum: money(each.orderedCents) })}</Link>
        </p>
      )}
      {isBalance && !isOpen && each.orderedCents < each.cents && (
        <ButtonLink to={`?tab=problems&refund=${each.id}`} size="small" kind="main">
          {t('money.orderRefund', { sum: money(each.cents - each.orderedCents) })}
        </ButtonLink>
      )}
      {isOpen && each.orderedCents < each.cents && <RefundForm owed={each} answer={answer} />}
      <Answered answer={answer?.typed.case === each.id ? answer : undefined}>
        <Form method="post" className={styles.fields} preventScrollReset>
          <input type="hidden" name="case" value={each.id} />
          <Field label={t('money.answer')} name="answer" required maxLength={textLimits.reason} />
          <Button<MoneyIntent> size="small" intent="settle-case" icon="check">
            {t('money.settle')}
          </Button>
        </Form>
      </Answered>
    </article>
  );
}
