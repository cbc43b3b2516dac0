import { useId, useState } from 'react';
import { textLimits } from '#domain/input/text-limits.ts';
import type { DriverDuty } from '#operations/on-duty/rules/driver-day.ts';
import { delayMinutes, mostDelayMinutes } from '#operations/on-duty/rules/report-kinds.ts';
import styles from './on-duty.module.css';
import { ReportForm, type Reporting } from './press-form.tsx';
import { useDriverWords } from './use-driver-words.ts';

type DutyCallsProps = { readonly duty: DriverDuty; readonly pressing: Reporting };

/** What a driver asks the office for: each reaches the desk as it is pressed. */
export function DutyCalls({ duty: { dutyId }, pressing }: DutyCallsProps) {
  const { t } = useDriverWords();
  return (
    <details className={styles.more}>
      <summary>{t('calls.title')}</summary>
      <ReportForm
        pressing={pressing}
        press={{ dutyId, kind: 'delay' }}
        index={10}
        fields={
          <>
            <Minutes label={t('calls.delayMinutes')} choices={delayMinutes} />
            <OtherMinutes />
          </>
        }
      >
        {t('calls.delay')}
      </ReportForm>
      <ReportForm
        pressing={pressing}
        press={{ dutyId, kind: 'extra-hour' }}
        index={11}
        fields={<Minutes label={t('calls.extraMinutes')} choices={[60, 30, 90, 120]} />}
      >
        {t('calls.extra')}
      </ReportForm>
      <p className={styles.notice}>{t('calls.safety')}</p>
      <ReportForm
        pressing={pressing}
        press={{ dutyId, kind: 'breakdown' }}
        index={12}
        fields={<NoteField label={t('calls.breakdownNote')} />}
      >
        {t('calls.breakdown')}
      </ReportForm>
      <PlaceButton dutyId={dutyId} pressing={pressing} />
    </details>
  );
}

function Minutes({ label, choices }: { readonly label: string; readonly choices: readonly number[] }) {
  const id = useId();
  const { t } = useDriverWords();
  return (
    <p>
      <label htmlFor={id}>{label}</label>{' '}
      <select id={id} name="minutes" className={styles.choice}>
        {choices.map((minutes) => (
          <option key={minutes} value={minutes}>
            {t('calls.minutes', { minutes })}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Any number that is none of the choices. */
function OtherMinutes() {
  const id = useId();
  const { t } = useDriverWords();
  return (
    <p>
      <label htmlFor={id}>{t('calls.otherMinutes')}</label>{' '}
      <input id={id} name="otherMinutes" type="number" min={1} max={mostDelayMinutes} inputMode="numeric" className={styles.choice} />
    </p>
  );
}

function NoteField({ label }: { readonly label: string }) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} name="note" className={styles.line} maxLength={textLimits.pressNote} autoComplete="off" />
    </p>
  );
}

/** Says where the coach is, once: nothing follows it afterwards. Where scripts are off there is no such button. */
function PlaceButton({ dutyId, pressing }: { readonly dutyId: string; readonly pressing: Reporting }) {
  const { t } = useDriverWords();
  const [outcome, setOutcome] = useState<'told' | 'refused' | null>(null);
  const tell = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        pressing.press({ dutyId, kind: 'place', place: { latitude, longitude } });
        setOutcome('told');
      },
      () => setOutcome('refused'),
      { maximumAge: 30_000, timeout: 20_000 },
    );
  return (
    <div className={styles.press}>
      <p>{t('place.help')}</p>
      <button type="button" className={styles.plain} onClick={tell}>
        {t('place.tell')}
      </button>
      <p role="status">{outcome === 'told' ? t('place.told') : outcome === 'refused' ? t('place.refused') : ''}</p>
    </div>
  );
}
