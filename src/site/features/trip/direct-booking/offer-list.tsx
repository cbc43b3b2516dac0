import { Form, useNavigation } from 'react-router';
import { shareCents } from '#domain/money/money.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { type Fact, FactList } from '../../../ui/facts/fact-list.tsx';
import { Price } from '../../../ui/price.tsx';
import { VehicleSides } from '../../../ui/vehicle/vehicle-sides.tsx';
import styles from './direct-booking.module.css';
import type { Offer } from './find-offers.ts';
import type { SearchValues } from './search-values.ts';

type OfferListProps = { readonly offers: readonly Offer[]; readonly values: SearchValues; readonly idempotencyKey: string };

/** The vehicles for a searched trip, each with its total price and a button that starts the booking. */
export function OfferList({ offers, values, idempotencyKey }: OfferListProps) {
  const cheapest = offers.reduce<Offer | undefined>(
    (least, each) => (least && least.totalCents <= each.totalCents ? least : each),
    undefined,
  );
  return (
    <ul className={styles.offers}>
      {offers.map((offer) => (
        <OfferRow
          key={offer.key}
          offer={offer}
          values={values}
          isCheapest={offer === cheapest}
          idempotencyKey={`${idempotencyKey}-${offer.key}`}
        />
      ))}
    </ul>
  );
}

type OfferRowProps = {
  readonly offer: Offer;
  readonly values: SearchValues;
  /** The one with the main button. There is only one. */
  readonly isCheapest: boolean;
  readonly idempotencyKey: string;
};

function OfferRow({ offer, values, isCheapest, idempotencyKey }: OfferRowProps) {
  const { t, named } = useTranslation('trip');
  const words = useTravelWords();
  const isSending = useNavigation().state === 'submitting';
  const passengers = Number(values.passengers);
  const cases = offer.vehicleCases.reduce((sum, each) => sum + each, 0);
  const facts: readonly Fact[] = [
    { sign: 'people', value: words.seats(offer.seats) },
    ...(cases > 0 ? [{ sign: 'luggage', value: t('search.cases', { count: cases }) } as const] : []),
    { sign: 'wheel', value: words.drivers(offer.crew.drivers) },
  ];
  return (
    <li className={styles.offer}>
      <VehicleSides vehicles={offer.vehicles} seats={offer.vehicleSeats} className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.vehicles}>{words.vehicles(offer.vehicles)}</h3>
        <p className={styles.note}>{named([`choices.${offer.key}`])}</p>
        <FactList facts={facts} />
      </div>
      <Form method="post" className={styles.choice}>
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="option" value={offer.key} />
        <input type="hidden" name="total" value={offer.totalCents} />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <p className={styles.total}>
          <Price cents={offer.totalCents} size="xl" /> <span className={styles.note}>{t('search.inclVat')}</span>
        </p>
        {passengers > 1 && (
          <p className={styles.note}>{t('search.perPerson', { price: words.money(shareCents(offer.totalCents, passengers)) })}</p>
        )}
        <Button type="submit" variant={isCheapest ? 'primary' : 'secondary'} wide busy={isSending}>
          {t('search.choose')}
        </Button>
      </Form>
    </li>
  );
}
