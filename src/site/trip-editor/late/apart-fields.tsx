import type { PlaceChoice } from '../../api/issue.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { MoreFields } from '../../ui/form/choices/fieldset.tsx';
import { NumberInput } from '../../ui/form/inputs.tsx';
import { HourTimeInput } from '../hour-field.tsx';
import { emptyPickUp, type ItineraryValues, mostPickUps, type PickUpValues } from '../itinerary-values.ts';
import { PlaceChoices } from '../place-choices.tsx';
import { PlaceInput } from '../place-input.tsx';
import styles from '../trip-editor.module.css';

export type ApartProps = {
  /** Counts how often the stops were rendered anew. */
  readonly round: number;
  /** The fields' values at that time. */
  readonly values: Pick<ItineraryValues, 'secondReturnTime' | 'secondReturnPassengers' | 'pickUps'>;
  /** The issues, and the places that may be meant, by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, readonly PlaceChoice[]>>;
  /** The times that exist twice. */
  readonly twice: readonly string[];
  readonly onChosen: () => void;
};

/** Boarding places for parts of a group, and a part that returns later: both folded, the second only on a return trip. */
export function ApartFields(props: ApartProps) {
  return (
    <>
      <PickUps {...props} at={0} />
      <SecondReturn {...props} />
    </>
  );
}

type Row = ApartProps & { readonly at: number };

/** Another boarding place in each fold of the one before. */
function PickUps(props: Row) {
  const { t } = useTranslation('form');
  const { at, values } = props;
  if (at >= mostPickUps) return null;
  const isOpen = values.pickUps.length > at || hasError(props, `pickUps.${at}.`);
  return (
    <MoreFields label={at === 0 ? t('pickUps.summary') : t('pickUps.another')} open={isOpen}>
      {at === 0 && <p className={styles.sendNote}>{t('pickUps.hint')}</p>}
      <PickUpRow {...props} pickUp={values.pickUps[at] ?? emptyPickUp} />
      <PickUps {...props} at={at + 1} />
    </MoreFields>
  );
}

function PickUpRow({ at, pickUp, errors, choices, twice, onChosen }: Row & { readonly pickUp: PickUpValues }) {
  const { t } = useTranslation('form');
  const name = (part: string) => `pickUps.${at}.${part}`;
  return (
    <>
      <PlaceInput
        name={name('place')}
        label={t('pickUps.place')}
        error={errors[name('place')]}
        defaultText={pickUp.place}
        defaultKey={pickUp.placeKey}
        beside={[]}
        onChosen={onChosen}
      />
      <PlaceChoices field={name('place')} choices={choices[name('place')] ?? []} />
      <div className={styles.pair}>
        <HourTimeInput
          name={name('time')}
          hourName={name('hour')}
          isTwice={twice.includes(name('time'))}
          label={t('pickUps.time')}
          hint={t('pickUps.timeHint')}
          defaultValue={pickUp.time}
          error={errors[name('time')]}
        />
        <NumberInput
          name={name('passengers')}
          label={t('pickUps.passengers')}
          defaultValue={pickUp.passengers}
          error={errors[name('passengers')]}
          min={1}
          max={499}
        />
      </div>
    </>
  );
}

function SecondReturn(props: ApartProps) {
  const { t } = useTranslation('form');
  const { values, errors, twice } = props;
  const { secondReturnTime: time, secondReturnPassengers: passengers } = values;
  const isOpen = time !== '' || passengers !== '' || hasError(props, 'secondReturn');
  return (
    <MoreFields label={t('secondReturn.summary')} open={isOpen} className={styles.second}>
      <p className={styles.sendNote}>{t('secondReturn.hint')}</p>
      <div className={styles.pair}>
        <HourTimeInput
          name="secondReturnTime"
          hourName="secondReturnHour"
          isTwice={twice.includes('secondReturnTime')}
          label={t('secondReturn.time')}
          defaultValue={time}
          error={errors.secondReturnTime}
        />
        <NumberInput
          name="secondReturnPassengers"
          label={t('secondReturn.passengers')}
          defaultValue={passengers}
          error={errors.secondReturnPassengers}
          min={1}
          max={499}
        />
      </div>
    </MoreFields>
  );
}

function hasError({ errors }: ApartProps, prefix: string): boolean {
  return Object.keys(errors).some((field) => field.startsWith(prefix));
}
