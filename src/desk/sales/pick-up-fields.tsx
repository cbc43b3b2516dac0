import { Panel } from '../ui/parts.tsx';
import { useTyped } from '../ui/typed.ts';
import { mostPickUps } from './journey-values.ts';
import styles from './sales.module.css';
import { HourField, SalesField } from './sales-field.tsx';
import { useSales } from './use-sales.ts';

/** Additional boarding places; open where there are any. */
export function PickUpFields() {
  const s = useSales();
  const isUsed = useTyped('pickUps.0.place', '') !== '';
  return (
    <Panel title={s('journey.pickUps')}>
      <p className={styles.help}>{s('journey.pickUpHelp')}</p>
      <details className={styles.details} open={isUsed}>
        <summary>{s('journey.pickUps')}</summary>
        {Array.from({ length: mostPickUps }, (_, index) => (
          <PickUp key={`pickUps.${String(index)}`} index={index} />
        ))}
      </details>
    </Panel>
  );
}

function PickUp({ index }: { readonly index: number }) {
  const s = useSales();
  const name = (part: string) => `pickUps.${index}.${part}`;
  const [placeKey, placeLabel] = [useTyped(name('placeKey'), ''), useTyped(name('placeLabel'), '')];
  return (
    <fieldset className={styles.stop}>
      <legend>{s('journey.pickUp', { number: index + 2 })}</legend>
      <input type="hidden" name={name('placeKey')} value={placeKey} />
      <input type="hidden" name={name('placeLabel')} value={placeLabel} />
      <SalesField label={s('journey.place')} name={name('place')} />
      <div className={styles.pair}>
        <SalesField label={s('journey.time')} name={name('time')} type="time" />
        <HourField name={name('hour')} of={name('time')} />
        <SalesField label={s('journey.pickUpPassengers')} name={name('passengers')} type="number" />
      </div>
    </fieldset>
  );
}
