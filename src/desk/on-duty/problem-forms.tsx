import { type ReactNode, useId } from 'react';
import { textLimits } from '#domain/input/text-limits.ts';
import { delayMinutes, mostDelayMinutes } from '#operations/on-duty/rules/report-kinds.ts';
import { AsidePage } from './aside-page.tsx';
import { EmergencyCard } from './emergency-card.tsx';
import styles from './on-duty.module.css';
import { ReportForm, type Reporting } from './report-form.tsx';
import { useDriverWords } from './use-driver-words.ts';

type ProblemProps = { readonly dutyId: string; readonly reporting: Reporting };

const extraMinutes = [30, 60, 90, 120] as const;

/** The delay: a press on a number, or any other number. */
export function LatePage({ dutyId, reporting }: ProblemProps) {
  const { t } = useDriverWords();
  const report = { dutyId, kind: 'delay' } as const;
  return (
    <CausePage id="late" title={t('problem.late')}>
      <ReportForm reporting={reporting} report={report} index={10} look="bare" isAside fields={<Minutes choices={delayMinutes} />} />
      <ReportForm reporting={reporting} report={report} index={13} isAside fields={<OtherMinutes />}>
        {t('calls.delay')}
      </ReportForm>
    </CausePage>
  );
}

export function LongerPage({ dutyId, reporting }: ProblemProps) {
  const { t } = useDriverWords();
  return (
    <CausePage id="longer" title={t('problem.longer')}>
      <p>{t('calls.extraMinutes')}</p>
      <ReportForm
        reporting={reporting}
        report={{ dutyId, kind: 'extra-hour' }}
        index={11}
        look="bare"
        isAside
        fields={<Minutes choices={extraMinutes} />}
      />
      <p className={styles.small}>{t('problem.longerText')}</p>
    </CausePage>
  );
}

export function BreakdownPage({ dutyId, reporting }: ProblemProps) {
  const { t } = useDriverWords();
  return (
    <CausePage id="breakdown" title={t('problem.breakdown')} isGrave>
      <ReportForm
        reporting={reporting}
        report={{ dutyId, kind: 'breakdown' }}
        index={12}
        look="main"
        isAside
        fields={<NoteField label={t('calls.breakdownNote')} />}
      >
        {t('calls.breakdown')}
      </ReportForm>
    </CausePage>
  );
}

export function NoShowPage({ dutyId, reporting }: ProblemProps) {
  const { t } = useDriverWords();
  return (
    <CausePage id="noShow" title={t('problem.noShow')}>
      <p>{t('problem.noShowText')}</p>
      <ReportForm reporting={reporting} report={{ dutyId, kind: 'no-show' }} index={14} look="main" isAside>
        {t('problem.noShowSend')}
      </ReportForm>
    </CausePage>
  );
}

export function AccidentPage({ dutyId, reporting }: ProblemProps) {
  const { t } = useDriverWords();
  return (
    <CausePage id="accident" title={t('problem.accident')} isGrave>
      <ol className={styles.numbered}>
        <li>{t('problem.first')}</li>
        <li>{t('problem.second')}</li>
        <li>{t('problem.third')}</li>
        <li>{t('problem.fourth')}</li>
      </ol>
      <ReportForm
        reporting={reporting}
        report={{ dutyId, kind: 'accident' }}
        index={15}
        look="main"
        isAside
        fields={<NoteField label={t('problem.accidentNote')} />}
      >
        {t('problem.accidentSend')}
      </ReportForm>
    </CausePage>
  );
}

type CausePageProps = { readonly id: string; readonly title: string; readonly isGrave?: boolean; readonly children: ReactNode };

function CausePage({ id, title, isGrave = false, children }: CausePageProps) {
  return (
    <AsidePage id={id} title={title} back="#problem">
      {isGrave && <EmergencyCard />}
      <div className={styles.card}>
        <div className={styles.inside}>{children}</div>
      </div>
    </AsidePage>
  );
}

function Minutes({ choices }: { readonly choices: readonly number[] }) {
  const { t } = useDriverWords();
  return (
    <span className={styles.choices}>
      {choices.map((minutes) => (
        <button key={minutes} type="submit" name="minutes" value={minutes} className={styles.plain}>
          {t('calls.minutes', { minutes })}
        </button>
      ))}
    </span>
  );
}

function OtherMinutes() {
  const id = useId();
  const { t } = useDriverWords();
  return (
    <p>
      <label htmlFor={id}>{t('calls.otherMinutes')}</label>{' '}
      <input
        id={id}
        name="otherMinutes"
        type="number"
        min={1}
        max={mostDelayMinutes}
        required
        inputMode="numeric"
        className={styles.choice}
      />
    </p>
  );
}

function NoteField({ label }: { readonly label: string }) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} name="note" className={styles.field} maxLength={textLimits.reportNote} autoComplete="off" />
    </p>
  );
}
