import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/site-texts.ts';
import { Button } from '../ui/button.tsx';
import { CalendarDateInput } from '../ui/form/calendar/calendar-date-input.tsx';
import { Fieldset } from '../ui/form/choices/fieldset.tsx';
import { Select } from '../ui/form/choices/select.tsx';
import { NumberInput } from '../ui/form/inputs.tsx';
import { HourTimeInput } from './hour-field.tsx';
import type { StopValues } from './itinerary-values.ts';
import { PlaceChoices } from './place-choices.tsx';
import { PlaceInput } from './place-input.tsx';
import styles from './stop-fields.module.css';
import type { IssueMessages } from './use-issue-messages.ts';

type StopListProps = {
  readonly stops: readonly StopValues[];
  readonly messages: IssueMessages;
  /** What is known of the typed place of a stop. */
  readonly beneathPlace?: ((stop: number) => ReactNode) | undefined;
  /** First selectable day, `YYYY-MM-DD`. */
  readonly today: string;
  readonly onChosen: () => void;
};

/** The stops in driving order. Its buttons send the form, so that the server can change the list without a script. */
export function StopList({ stops, ...rest }: StopListProps) {
  const { t } = useTranslation('form');
  return (
    <div className={styles.list}>
      <input type="hidden" name="stopCount" value={stops.length} />
      {stops.map((stop, index) => (
        <StopFields
          key={keyOf(index, stops.length)}
          stop={stop}
          index={index}
          count={stops.length}
          beside={listOthers(stops, index)}
          {...rest}
        />
      ))}
      <Button type="submit" name="intent" value="add-stop" variant="secondary" icon="plus" formNoValidate>
        {t('stops.add')}
      </Button>
    </div>
  );
}

/** A new stop goes before the last one. The list is mounted again whenever its order changes. */
function keyOf(index: number, count: number): string {
  return index === count - 1 ? 'last' : `${index}`;
}

/** The places at the other stops, each once. */
function listOthers(stops: readonly StopValues[], index: number): readonly string[] {
  const others = stops.flatMap(({ place }, at) => (at === index || place.trim() === '' ? [] : [place.trim()]));
  return [...new Set(others)];
}

type StopFieldsProps = Omit<StopListProps, 'stops'> & {
  readonly stop: StopValues;
  readonly beside: readonly string[];
  readonly index: number;
  readonly count: number;
};

function StopFields({ stop, beside, index, count, messages, beneathPlace, today, onChosen }: StopFieldsProps) {
  const { t } = useTranslation('form');
  const name = `stops.${index}`;
  const error = messages.messageOf(`${name}.place`);
  const role = index === 0 ? 'first' : index === count - 1 ? 'last' : 'between';
  return (
    <Fieldset legend={t(`stops.${role}.legend`, { number: index + 1 })} name={name}>
      <div className={styles.stop} data-role={role} data-stop={index + 1}>
        <div className={styles.place}>
          <PlaceInput
            name={`${name}.place`}
            label={t(`stops.${role}.place`)}
            hint={index === 0 ? t('stops.placeHint') : undefined}
            error={error}
            defaultText={stop.place}
            defaultKey={stop.placeKey}
            beside={beside}
            onChosen={onChosen}
          />
          <PlaceChoices field={`${name}.place`} choices={messages.choicesOf(`${name}.place`)} />
          {error === undefined && stop.placeKey === '' && beneathPlace?.(index)}
          {stop.notes !== '' && <input type="hidden" name={`${name}.notes`} value={stop.notes} />}
        </div>
        <div className={styles.moment}>
          <CalendarDateInput
            name={`${name}.date`}
            fields={{ out: `${name}.date`, back: null }}
            label={t(`stops.${role}.date`)}
            error={messages.messageOf(`${name}.date`)}
            defaultValue={stop.date}
            min={today}
          />
          <HourTimeInput
            name={`${name}.time`}
            hourName={`${name}.hour`}
            label={t(`stops.${role}.time`)}
            error={messages.messageOf(`${name}.time`)}
            defaultValue={stop.time}
            isTwice={messages.isTwice(`${name}.time`)}
          />
          <Select
            name={`${name}.timeIs`}
            label={t('stops.timeIs')}
            defaultValue={stop.timeIs ?? 'leave'}
            options={(['leave', 'arrive'] as const).map((value) => ({ value, label: t(`stops.${role}.${value}`) }))}
          />
        </div>
        {index > 0 && (
          <div className={styles.local}>
            <NumberInput
              name={`${name}.localKilometres`}
              label={t('stops.local')}
              hint={t('stops.localHint')}
              optional
              error={messages.messageOf(`${name}.localKilometres`)}
              defaultValue={stop.localKilometres}
              unit="km"
              min={0}
              max={500}
            />
          </div>
        )}
        {count > 2 && <StopButtons index={index} count={count} />}
      </div>
    </Fieldset>
  );
}

function StopButtons({ index, count }: { readonly index: number; readonly count: number }) {
  const { t } = useTranslation('form');
  const number = index + 1;
  return (
    <div className={styles.buttons}>
      {index > 0 && (
        <Button type="submit" name="intent" value={`move-up.${index}`} variant="quiet" size="s" icon="arrow-up" formNoValidate>
          {t('stops.up', { number })}
        </Button>
      )}
      {index < count - 1 && (
        <Button type="submit" name="intent" value={`move-down.${index}`} variant="quiet" size="s" icon="arrow-down" formNoValidate>
          {t('stops.down', { number })}
        </Button>
      )}
      <Button type="submit" name="intent" value={`remove-stop.${index}`} variant="quiet" size="s" icon="trash" formNoValidate>
        {t('stops.remove', { number })}
      </Button>
    </div>
  );
}
