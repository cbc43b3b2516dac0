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

type VehicleChoicesProps = { readonly travel: Pick<Travel, 'quotes' | 'passengers'>; readonly choice: Choice };

/**
 * The vehicle choices of a quote, each with its seats and its difference in price. Choosing one shows its price; without a script the
 * button does.
 */
export function VehicleChoices({ travel: { quotes, passengers }, choice }: VehicleChoicesProps) {
  const { t, named } = useTranslation('trip');
  const words = useTravelWords();
  const submit = useSubmit();
  const language = useSearchParams()[0].get('lng');
  const isExVat = useIsExVat();
  const priceOf = (quote: { readonly netCents: number; readonly totalCents: number }) => (isExVat ? quote.netCents : quote.totalCents);
  const cheapest = Math.min(...quotes.map(priceOf));
  const cards = quotes.map((quote) => {
    const { key, vehicles, vehicleSeats, seats } = quote;
    const more = priceOf(quote) - cheapest;
    const free = seats - passengers;
    return {
      value: key,
      label: (
        <span className={styles.name}>
          <span className={styles.seats}>{named(['form:explain.sizes'], { sizes: vehicleSeats.join(' + ') || seats })}</span>
          <span className={styles.kind}>
            {words.vehicles(vehicles)} · {t('choices.free', { count: Math.max(0, free) })}
          </span>
        </span>
      ),
      description: (
        <span className={styles.description}>
          <Price cents={priceOf(quote)} className={styles.price} />
          <span className={styles.more} data-lowest={more === 0 || undefined}>
            {more === 0
              ? t('choices.lowest')
              : t('choices.more', { more: words.money(more), person: words.money(Math.round(more / Math.max(1, passengers))) })}
          </span>
          {key !== 'cheapest' && <span>{named([`choices.${key}`])}</span>}
        </span>
      ),
      picture: <VehicleSides vehicles={vehicles} seats={vehicleSeats} className={styles.picture} />,
    };
  });
  return (
    <Form
      method="get"
      className={styles.form}
      onChange={(event) => submit(event.currentTarget, { method: 'get', replace: true, preventScrollReset: true })}
    >
      {language !== null && <input type="hidden" name="lng" value={language} />}
      {isExVat && <input type="hidden" name="vat" value="ex" />}
      <RadioCards
        legend={t('choices.legend', { count: cards.length })}
        name="option"
        columns={cards.length === 3 ? 3 : 2}
        cards={cards}
        defaultValue={choice.key}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          {t('choices.show')}
        </Button>
      </noscript>
    </Form>
  );
}
