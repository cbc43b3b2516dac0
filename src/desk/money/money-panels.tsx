import { Form } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import type { FormAnswer } from '../desk-action.ts';
import { useDesk } from '../desk-texts.ts';
import { Answered } from '../ui/answered.tsx';
import { Button } from '../ui/button.tsx';
import { Banner } from '../ui/note.tsx';
import { Field } from '../ui/parts.tsx';
import styles from './money.module.css';
import type { MoneyIntent } from './money-forms.ts';

/** Statement files of the bank, several at once. */
export function FilePanel() {
  const { t } = useDesk();
  return (
    <section className={styles.panel} aria-label={t('money.fileTitle')}>
      <h2>{t('money.fileTitle')}</h2>
      <Form method="post" action="/payments" encType="multipart/form-data" className={styles.fields}>
        <p>
          <label>
            {t('money.statement')} <input type="file" name="file" multiple required />
          </label>
          <br />
          <small className={styles.muted}>{t('money.fileHelp')}</small>
        </p>
        <Button<MoneyIntent> kind="main" size="small" intent="file">
          {t('money.import')}
        </Button>
      </Form>
    </section>
  );
}

/** A payment that is in no file, such as cash. */
export function RecordPanel({ answer }: { readonly answer: FormAnswer | undefined }) {
  const { t, named } = useDesk();
  const mine = answer?.act === 'record-by-hand' ? answer : undefined;
  const isAsked = mine?.problem?.startsWith('ask-') === true;
  return (
    <section className={styles.panel} aria-label={t('money.recordPayment')}>
      <h2>{t('money.recordPayment')}</h2>
      {mine !== undefined && mine.problem !== null && (
        <Banner tone={isAsked ? 'amber' : 'red'} role="alert">
          {named('problems', mine.problem, mine.values)}
        </Banner>
      )}
      <Answered answer={mine}>
        <Form method="post" className={styles.fields} preventScrollReset>
          {isAsked && <input type="hidden" name="sure" value="yes" />}
          <Field label={t('money.reference')} name="reference" required />
          <Field label={t('money.amount')} name="amount" inputMode="decimal" required />
          <Field label={t('money.line')} name="note" help={t('money.lineHelp')} required maxLength={textLimits.line} />
          <Field label={t('money.date')} name="date" type="date" />
          <Button<MoneyIntent> kind="main" size="small" intent="record-by-hand">
            {isAsked ? t('money.anyway') : t('money.record')}
          </Button>
        </Form>
      </Answered>
    </section>
  );
}

type Recorded = Awaited<ReturnType<DeskQueries['money']['recorded']>>;

/** The payments recorded lately, which can be undone. */
export function RecordedList({ lines }: { readonly lines: Recorded }) {
  const { t, money, columnDay } = useDesk();
  if (lines.length === 0) return null;
  return (
    <details className={styles.panel}>
      <summary>
        {t('money.recentlyTitle')} <span className={styles.muted}>{lines.length}</span>
      </summary>
      <ul>
        {lines.map(({ id, bookedOn, cents, name, references, decidedBy }) => (
          <li key={id}>
            <Form method="post" className={styles.fields} preventScrollReset>
              <span>
                {columnDay(bookedOn)} · {name} · {money(cents)} · {references.join(', ')} · {t('money.by', { name: decidedBy })}
              </span>
              <input type="hidden" name="line" value={id} />
              <Button<MoneyIntent> size="small" kind="quiet" icon="undo" intent="undo">
                {t('money.undo')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  );
}
