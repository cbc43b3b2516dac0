import { textLimits } from '#domain/input/text-limits.ts';
import type { TripQuery } from '../api/generated/operations.ts';
import { useDesk } from '../desk-texts.ts';
import { useSales } from '../sales/use-sales.ts';
import { Button, Field } from '../ui/parts.tsx';
import { Act, type ActProps } from './act-panel.tsx';

type CustomerActProps = ActProps & { readonly trip: NonNullable<TripQuery['trip']> };

export function CustomerAct({ trip, ...act }: CustomerActProps) {
  const { t } = useDesk();
  return (
    <Act {...act}>
      <Field label={t('trip.firstName')} name="firstName" defaultValue={trip.firstName} required maxLength={textLimits.name} />
      <Field label={t('trip.lastName')} name="lastName" defaultValue={trip.lastName} required maxLength={textLimits.name} />
      <Field label={t('trip.organisation')} name="organisation" defaultValue={trip.organisation} maxLength={textLimits.organisation} />
      <Field label={t('trip.email')} name="email" type="email" defaultValue={trip.email} required />
      <Field label={t('trip.phone')} name="phone" type="tel" defaultValue={trip.phone} />
      <Button kind="main" intent="correct-customer">
        {t('acting.correct')}
      </Button>
    </Act>
  );
}

/** Whom the driver calls on the day, and the flight, as the caller says. */
export function ContactsAct({ trip, ...act }: CustomerActProps) {
  const s = useSales();
  const { firstContact, secondContact, flightNumber } = trip;
  return (
    <Act {...act}>
      <Field label={s('journey.firstContact')} name="firstName" defaultValue={firstContact?.name ?? ''} maxLength={textLimits.name} />
      <Field label={s('journey.firstPhone')} name="firstPhone" type="tel" defaultValue={firstContact?.phone ?? ''} />
      <Field label={s('journey.secondContact')} name="secondName" defaultValue={secondContact?.name ?? ''} />
      <Field label={s('journey.secondPhone')} name="secondPhone" type="tel" defaultValue={secondContact?.phone ?? ''} />
      <Field label={s('journey.flightNumber')} name="flightNumber" defaultValue={flightNumber} />
      <Button kind="main" intent={act.act}>
        {s('journey.save')}
      </Button>
    </Act>
  );
}
