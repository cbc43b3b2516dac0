import { textLimits } from '#domain/input/text-limits.ts';
import { useDesk } from '../../desk-texts.ts';
import { useSales } from '../../sales/use-sales.ts';
import { Field, Select } from '../../ui/parts.tsx';
import { useWork } from '../../use-work.ts';
import { useTripView } from '../trip-view.ts';
import { ActForm } from './act-form.tsx';

export function CustomerAct() {
  const { t } = useDesk();
  const { customer } = useTripView().trip;
  return (
    <ActForm act="correct-customer" button={t('acting.correct')}>
      <Field label={t('trip.firstName')} name="firstName" defaultValue={customer.firstName} required maxLength={textLimits.name} />
      <Field label={t('trip.lastName')} name="lastName" defaultValue={customer.lastName} required maxLength={textLimits.name} />
      <Field label={t('trip.organisation')} name="organisation" defaultValue={customer.organisation} maxLength={textLimits.organisation} />
      <Field label={t('trip.email')} name="email" type="email" defaultValue={customer.email} required />
      <Field label={t('trip.phone')} name="phone" type="tel" defaultValue={customer.phone} />
    </ActForm>
  );
}

/** The contact on the day and the flight, as the caller says. */
export function ContactsAct({ act }: { readonly act: 'contact-details' | 'journey-details' }) {
  const s = useSales();
  const { firstContact, secondContact, flightNumber } = useTripView().trip;
  return (
    <ActForm act={act} button={s('journey.save')}>
      <Field label={s('journey.firstContact')} name="firstName" defaultValue={firstContact?.name ?? ''} maxLength={textLimits.name} />
      <Field label={s('journey.firstPhone')} name="firstPhone" type="tel" defaultValue={firstContact?.phone ?? ''} />
      <Field label={s('journey.secondContact')} name="secondName" defaultValue={secondContact?.name ?? ''} maxLength={textLimits.name} />
      <Field label={s('journey.secondPhone')} name="secondPhone" type="tel" defaultValue={secondContact?.phone ?? ''} />
      <Field label={s('journey.flightNumber')} name="flightNumber" defaultValue={flightNumber} />
    </ActForm>
  );
}

/** The colleague responsible for the trip. */
export function GiveAct() {
  const w = useWork();
  const { trip } = useTripView();
  const options = [['', w('facts.nobody')] as const, ...trip.members.map(({ id, name }) => [id, name] as const)];
  return (
    <ActForm act="give" button={w('act.give')}>
      <input type="hidden" name="before" value={trip.owner?.id ?? ''} />
      <Select label={w('facts.owner')} name="owner" options={options} defaultValue={trip.owner?.id ?? ''} />
    </ActForm>
  );
}
