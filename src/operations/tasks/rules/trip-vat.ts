import { toLocal } from '#domain/calendar/zoned.ts';
import { chargedVat, whoOwesVat } from '#domain/pricing/vat/shift-vat.ts';
import { isRateRead } from '#domain/pricing/vat/vat-rates.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { vatPartiesOf } from '#domain/trip/shift-quote.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { RuleTask } from './rule-task.ts';

/**
 * What finance must find out before the VAT return, by state. `rate`: whether the state taxes the trip at all; no source of ours says so,
 * and nothing is charged. `liability`: who owes the VAT; the customer is a business and no rule of that state is known, so VAT is charged
 * until somebody knows. `number`: whether the customer is the business it claims to be; a register does not know its VAT number. The price
 * stays as ordered; a correction of the invoice follows from the answer.
 */
export function planVatTasks(trip: Trip, isNumberInvalid: boolean): readonly RuleTask[] {
  const option = findChosenOption(trip);
  if (option === null) return [];
  const parties = vatPartiesOf(trip);
  const dueOn = toLocal(trip.bookedAt ?? trip.createdAt, planningZone).date;
  const number = trip.invoice?.vatNumber ?? '';
  const invalid: readonly RuleTask[] =
    isNumberInvalid && number !== '' ? [{ kind: 'vat', key: `number ${number}`, dueOn, facts: { step: 'number', number } }] : [];
  const asked = option.vat.flatMap((line): RuleTask[] => {
    const { countryCode, ratePercent, netCents } = chargedVat(line);
    if (netCents === 0) return [];
    const ask = (step: 'rate' | 'liability') => [
      { kind: 'vat' as const, key: `${step} ${countryCode}`, dueOn, facts: { step, country: countryCode } },
    ];
    if (ratePercent === 0) return isRateRead(countryCode) ? [] : ask('rate');
    return whoOwesVat(countryCode, parties) === 'unknown' ? ask('liability') : [];
  });
  return [...invalid, ...asked];
}
