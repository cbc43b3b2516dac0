import { textLimits } from '#domain/input/text-limits.ts';
import { useDesk } from '../../desk-texts.ts';
import { Field } from '../../ui/parts.tsx';
import { useTripView } from '../trip-view.ts';
import { ActForm } from './act-form.tsx';
import styles from './acts.module.css';

/** The driver, where it is not one of ours. */
export function AssignAct() {
  const { t } = useDesk();
  const [assigned] = useTripView().trip.assigned;
  return (
    <ActForm act="assign" button={t('acting.assign')}>
      <Field
        label={t('acting.driverName')}
        name="driverName"
        defaultValue={assigned?.driverName ?? ''}
        required
        maxLength={textLimits.line}
      />
      <Field label={t('acting.driverPhone')} name="driverPhone" type="tel" defaultValue={assigned?.driverPhone ?? ''} required />
      <Field
        label={t('acting.lookFor')}
        name="vehicle"
        defaultValue={assigned?.vehicle ?? ''}
        help={t('acting.lookForHelp')}
        required
        maxLength={textLimits.line}
      />
    </ActForm>
  );
}

export function CompleteAct() {
  const { t, named } = useDesk();
  return (
    <ActForm act="complete" button={named('buttons', 'complete')}>
      <p className={styles.help}>{t('acting.completeHelp')}</p>
    </ActForm>
  );
}

export function PauseAct() {
  const { t, named } = useDesk();
  return (
    <ActForm act="hold-mails" button={named('buttons', 'hold-mails')} isDanger>
      <p className={styles.help}>{t('acting.holdHelp')}</p>
      <Field label={t('acting.reason')} name="reason" required maxLength={textLimits.reason} />
    </ActForm>
  );
}

export function ReleaseAct() {
  const { t, named } = useDesk();
  return (
    <ActForm act="release-mails" button={named('buttons', 'release-mails')}>
      <p className={styles.help}>{t('acting.releaseHelp')}</p>
    </ActForm>
  );
}
