import { Form, useSearchParams, useSubmit } from 'react-router';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/form/choices/radio-cards.tsx';
import { Price } from '../../../ui/price.tsx';
import { VehicleSides } from '../../../ui/vehicle/vehicle-sides.tsx';
import { useIsExVat } from '../shared/price/vat-switch.tsx';
import type { Choice, Travel } from '../shared/state/travel.ts';
import styles from './vehicle-choices.module.css';

type VehicleChoicesProps = { readonly travel: Pick<Travel, 'quotes'>; readonly choice: Choice };

/** The vehicle choices of a quote; choosing one shows its price. Without script the button does. */
export function VehicleChoices({ travel, choice }: VehicleChoicesProps) {
  const { t, named } = useTranslation('trip');
  const words = useTravelWords();
  const submit = useSubmit();
  const language = useSearchParams()[0].get('lng');
  const isExVat = useIsExVat();
  const cards = travel.quotes.map(({ key, vehicles, vehicleSeats, seats, netCents, totalCents }) => ({
    value: key,
    label: (
      <span className={styles.name}>
        {words.vehicles(vehicles)}
        <Price cents={isExVat ? netCents : totalCents} className={styles.price} />
      </span>
    ),
    description: (
      <span className={styles.description}>
        <span>{words.seats(seats)}</span>
        {vehicleSeats.length > 1 && <span>{named(['form:explain.sizes'], { sizes: vehicleSeats.join(' + ') })}</span>}
        <span>{named([`choices.${key}`])}</span>
      </span>
    ),
    picture: <VehicleSides vehicles={vehicles} seats={vehicleSeats} className={styles.picture} />,
  }));
  return (
    <Form
      method="get"
      className={styles.form}
      onChange={(event) => submit(event.currentTarget, { method: 'get', replace: true, preventScrollReset: true })}
    >
      {language !== null && <input type="hidden" name="lng" value={language} />}
      {isExVat && <input type="hidden" name="vat" value="ex" />}
      <RadioCards legend={t('choices.legend')} name="option" columns={cards.length === 3 ? 3 : 2} cards={cards} defaultValue={choice.key} />
      <noscript>
        <Button type="submit" variant="secondary">
          {t('choices.show')}
        </Button>
      </noscript>
    </Form>
  );
}
