import { useId } from 'react';
import { textLimits } from '#domain/input/text-limits.ts';
import type { LostQuestion } from '#operations/on-duty/rules/driver-day.ts';
import styles from './on-duty.module.css';
import { ReportForm, type Reporting } from './report-form.tsx';
import { useDriverWords } from './use-driver-words.ts';

type LostQuestionsProps = { readonly lost: readonly LostQuestion[]; readonly reporting: Reporting };

/** An item left in a coach that this driver drove: the driver says whether it is there. Answered questions disappear. */
export function LostQuestions({ lost, reporting }: LostQuestionsProps) {
  const { t } = useDriverWords();
  const open = lost.filter(({ id }) => !reporting.waiting.some(({ item }) => item === id));
  if (open.length === 0) return null;
  return (
    <section aria-label={t('lost.title')}>
      <h2>{t('lost.title')}</h2>
      {open.map((question) => (
        <Question key={question.id} question={question} reporting={reporting} />
      ))}
    </section>
  );
}

function Question({
  question: { id, dutyId, what, place, date },
  reporting,
}: {
  readonly question: LostQuestion;
  readonly reporting: Reporting;
}) {
  const { t, day } = useDriverWords();
  const field = useId();
  return (
    <article className={styles.card}>
      <p>
        <strong>{what}</strong> {place}
      </p>
      <p className={styles.muted}>{t('lost.trip', { date: day(date) })}</p>
      <ReportForm
        reporting={reporting}
        report={{ dutyId, item: id, kind: 'lost-found' }}
        index={1}
        look="main"
        fields={
          <p>
            <label htmlFor={field}>{t('lost.note')}</label>
            <input id={field} name="note" className={styles.field} maxLength={textLimits.reportNote} autoComplete="off" />
          </p>
        }
      >
        {t('lost.found')}
      </ReportForm>
      <ReportForm reporting={reporting} report={{ dutyId, item: id, kind: 'lost-missing' }} index={2}>
        {t('lost.missing')}
      </ReportForm>
    </article>
  );
}
