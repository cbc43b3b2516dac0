import type { DeskQueries } from '#desk-service/desk-service.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { useDesk } from '../../desk-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Choice, Field } from '../../ui/parts.tsx';
import { useRights } from '../../use-rights.ts';
import { useWork } from '../../use-work.ts';
import { pathToTrip } from '../trip-page.ts';
import { useTripView } from '../trip-view.ts';
import { ActForm } from './act-form.tsx';
import styles from './acts.module.css';

export type Alternatives = Awaited<ReturnType<DeskQueries['trips']['alternatives']>>;

/** Declines a trip, and offers the ticked alternatives that we can drive. */
export function DeclineAct({ alternatives }: { readonly alternatives: Alternatives }) {
  const { t, named, money, localMoment } = useDesk();
  const w = useWork();
  return (
    <ActForm act="decline" keepsAddress button={named('buttons', 'decline')} isDanger beside={<KeepLink text={w('act.keep')} />}>
      <p className={styles.help}>{t('acting.declineHelp')}</p>
      <Field label={t('acting.reason')} name="reason" maxLength={textLimits.reason} />
      <fieldset className={styles.choices}>
        <legend>{t('acting.alternatives')}</legend>
        {(alternatives ?? []).length === 0 && <p className={styles.help}>{t('acting.noAlternatives')}</p>}
        {(alternatives ?? []).map(({ days, minutes, vehicles, totalCents, departure }) => (
          <Choice
            key={`${days} ${minutes}`}
            name="alternative"
            value={`${days} ${minutes}`}
            checked
            label={`${localMoment(departure)}, ${vehicles.map((key) => named('vehicles', key)).join(' + ')}, ${money(totalCents)}`}
          />
        ))}
      </fieldset>
    </ActForm>
  );
}

/** Asks first. The button repeats what it costs the customer. */
export function CancelAct() {
  const { t, money } = useDesk();
  const w = useWork();
  const rights = useRights();
  const { trip } = useTripView();
  const fee = money(trip.feeCents ?? 0);
  return (
    <ActForm act="cancel" button={w('act.cancelAt', { sum: fee })} isDanger beside={<KeepLink text={w('act.keep')} />}>
      <p className={styles.help}>{t('acting.cancelHelp', { fee, total: money(trip.price?.totalCents ?? 0) })}</p>
      {rights.has('waive-fees') && <Field label={t('acting.fee')} name="fee" inputMode="decimal" help={t('acting.feeHelp')} />}
      <Field label={t('acting.reason')} name="reason" maxLength={textLimits.reason} />
    </ActForm>
  );
}

function KeepLink({ text }: { readonly text: string }) {
  const { trip, tab } = useTripView();
  return <ButtonLink to={pathToTrip(trip.row.reference, tab)}>{text}</ButtonLink>;
}
