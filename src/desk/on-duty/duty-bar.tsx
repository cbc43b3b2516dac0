import type { DriverDuty } from '#operations/on-duty/rules/driver-day.ts';
import { nextStep, type Step, stopsLeft } from '#operations/on-duty/rules/next-step.ts';
import { isAskedFirst, takenFrom } from '#operations/on-duty/rules/report-window.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { isRead, type Known } from './known-reports.ts';
import styles from './on-duty.module.css';
import { ReportForm, type Reporting } from './report-form.tsx';
import { useDriverWords } from './use-driver-words.ts';

export type DutyActs = { readonly duty: DriverDuty; readonly known: readonly Known[]; readonly reporting: Reporting };

/** At the bottom, within reach of the thumb: the one press of this state, and beside it the button to report a problem. */
export function DutyBar(acts: DutyActs) {
  const { t } = useDriverWords();
  return (
    <nav className={styles.bar} aria-label={t('bar.label')}>
      <a className={styles.problem} href="#problem">
        <Icon name="warn" size={20} />
        {t('bar.problem')}
      </a>
      <MainReport {...acts} />
    </nav>
  );
}

function MainReport({ duty, known, reporting }: DutyActs) {
  const { t, called, moment, clock } = useDriverWords();
  const { dutyId, version, sheet } = duty;
  const { resting, now } = reporting;
  if (resting !== null && resting.kind !== 'take-back') {
    const words = resting.kind === 'seen' ? t('sheet.seen') : called('presses', resting.kind);
    return <Inert>{`${words}, ${clock(resting.at, sheet.timeZone)}`}</Inert>;
  }
  if (!isRead(duty, reporting.stored)) {
    return (
      <ReportForm reporting={reporting} report={{ dutyId, kind: 'seen', version }} index={0} look="main">
        {t('sheet.seen')}
      </ReportForm>
    );
  }
  const step = nextStep(sheet, known);
  if (step === null) return <Inert>{t('bar.ended')}</Inert>;
  const from = takenFrom(step.kind, sheet);
  if (now < from) {
    const first = moment(new Date(from).toISOString(), sheet.timeZone);
    return <Inert isWaiting>{`${called('presses', step.kind)}: ${t('bar.from', { time: first })}`}</Inert>;
  }
  if (isAskedFirst(step.kind, sheet, { now, stopsLeft: stopsLeft(sheet, known) })) {
    return (
      <a className={styles.main} href={step.kind === 'done' ? '#ask' : '#early'}>
        {called('presses', step.kind)}
      </a>
    );
  }
  return <StepForm step={step} dutyId={dutyId} reporting={reporting} />;
}

function Inert({ children, isWaiting = false }: { readonly children: string; readonly isWaiting?: boolean }) {
  return (
    <p className={styles.inert} role="status">
      {!isWaiting && <Icon name="check" size={20} />}
      {children}
    </p>
  );
}

type StepFormProps = { readonly step: Step; readonly dutyId: string; readonly reporting: Reporting; readonly isAside?: boolean };

/** Each step of a duty has a number of its own. */
const buttonOf: Readonly<Record<Step['kind'], number>> = { 'left-depot': 1, aboard: 2, 'under-way': 3, done: 4, 'at-stop': 20 };

export function StepForm({ step: { kind, stop }, dutyId, reporting, isAside = false }: StepFormProps) {
  const { called } = useDriverWords();
  return (
    <ReportForm
      reporting={reporting}
      report={{ dutyId, kind, ...(stop === null ? {} : { stop }) }}
      index={buttonOf[kind] + (stop ?? 0)}
      look="main"
      isAside={isAside}
    >
      {kind === 'at-stop' && <Icon name="pin" size={20} />}
      {called('presses', kind)}
    </ReportForm>
  );
}
