import { Panel } from '../ui/parts.tsx';
import { useTyped } from '../ui/typed.ts';
import type { JourneyChoices } from './journey-choices.ts';
import styles from './sales.module.css';
import { HourField, SalesField, SalesTick } from './sales-field.tsx';
import { useSales } from './use-sales.ts';

/** The stops of the trip. Each field keeps the chosen place beside the typed text. */
export function StopsFields({ count, types }: { readonly count: number } & Pick<JourneyChoices, 'types'>) {
  const s = useSales();
  const names = Array.from({ length: count }, (_, index) => `stops.${index}`);
  return (
    <Panel title={s('journey.stops')}>
      <p className={styles.help}>{s('journey.stopsHelp')}</p>
      <p className={styles.help}>{s('journey.arriveHelp')}</p>
      <SalesField label={s('journey.type')} name="type" options={types} />
      <input type="hidden" name="stopCount" value={count} />
      {names.map((name, index) => (
        <StopFields key={name} index={index} isLast={index === count - 1} />
      ))}
      <button type="submit" name="intent" value="more" className={styles.more} formNoValidate>
        {s('journey.more')}
      </button>
    </Panel>
  );
}

function StopFields({ index, isLast }: { readonly index: number; readonly isLast: boolean }) {
  const s = useSales();
  const name = (part: string) => `stops.${index}.${part}`;
  const [place, placeKey, placeLabel] = [useTyped(name('place'), ''), useTyped(name('placeKey'), ''), useTyped(name('placeLabel'), '')];
  const arriveBy = useTyped(name('arriveByTime'), '');
  return (
    <fieldset className={styles.stop} key={`${place}|${placeKey}`}>
      <legend>{s('journey.stop', { number: index + 1 })}</legend>
      <input type="hidden" name={name('placeKey')} value={placeKey} />
      <input type="hidden" name={name('placeLabel')} value={placeLabel} />
      <SalesField label={s('journey.place')} name={name('place')} />
      {!isLast && (
        <div className={styles.pair}>
          <SalesField label={s('journey.date')} name={name('date')} type="date" />
          <SalesField label={s('journey.time')} name={name('time')} type="time" />
          <HourField name={name('hour')} of={name('time')} />
        </div>
      )}
      <details className={styles.details} open={arriveBy !== ''}>
        <summary>{s('journey.details')}</summary>
        {index > 0 && (
          <div className={styles.pair}>
            <SalesField label={s('journey.arriveByDate')} name={name('arriveByDate')} type="date" />
            <SalesField label={s('journey.arriveByTime')} name={name('arriveByTime')} type="time" />
            <HourField name={name('arriveByHour')} of={name('arriveByTime')} issueOf={`stops.${index - 1}.time`} />
          </div>
        )}
        <SalesField label={s('journey.stopNotes')} name={name('notes')} />
        <SalesField label={s('journey.localKilometres')} name={name('localKilometres')} type="number" />
      </details>
    </fieldset>
  );
}

/** The passengers, and what they bring. */
export function GroupFields({ choices }: { readonly choices: JourneyChoices }) {
  const s = useSales();
  return (
    <Panel title={s('journey.group')}>
      <SalesField label={s('journey.passengers')} name="passengers" type="number" />
      <div className={styles.pair}>
        <SalesField label={s('journey.secondReturnTime')} name="secondReturnTime" type="time" />
        <HourField name="secondReturnHour" of="secondReturnTime" />
        <SalesField label={s('journey.secondReturnPassengers')} name="secondReturnPassengers" type="number" />
      </div>
      <p className={styles.help}>{s('journey.secondReturnHelp')}</p>
      <SalesField label={s('journey.luggage')} name="luggage" options={choices.luggage} />
      <SalesField label={s('journey.wheelchairPlaces')} name="wheelchairPlaces" type="number" />
      {choices.childSeats.map(([name, label]) => (
        <SalesField key={name} label={label} name={name} type="number" />
      ))}
      <SalesField label={s('journey.occasion')} name="occasion" options={choices.occasions} />
      <SalesField label={s('journey.flightNumber')} name="flightNumber" />
      <fieldset className={styles.ticks}>
        <legend>{s('journey.extras')}</legend>
        {choices.extras.map(([key, label]) => (
          <SalesTick key={key} label={label} name={`extra.${key}`} />
        ))}
      </fieldset>
      <SalesTick label={s('journey.driverRoom')} name="driverRoom" />
      <SalesField label={s('journey.notes')} name="notes" rows={3} />
    </Panel>
  );
}

/** The caller. */
export function CustomerFields({ visits }: Pick<JourneyChoices, 'visits'>) {
  const s = useSales();
  return (
    <Panel title={s('journey.customer')}>
      <SalesField label={s('journey.visit')} name="visit" options={visits} />
      <SalesField label={s('journey.firstName')} name="firstName" />
      <SalesField label={s('journey.lastName')} name="lastName" />
      <SalesField label={s('journey.organisation')} name="organisation" />
      <SalesField label={s('journey.email')} name="email" type="email" />
      <SalesField label={s('journey.phone')} name="phone" type="tel" />
    </Panel>
  );
}
