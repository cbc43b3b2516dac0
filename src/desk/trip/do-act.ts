import { readEuros } from '#domain/money/read-euros.ts';
import {
  AssignDriverDocument,
  CancelTripDocument,
  CompleteTripDocument,
  DeclineTripDocument,
  PriceTripDocument,
  RecordPaymentDocument,
} from '../api/generated/operations.ts';
import type { DeskRequest } from '../desk-request.ts';

export type Outcome = { readonly act: string; readonly problem: string | null };
type Asked = { readonly reference: string; readonly form: FormData };

/** Does what the pressed button says, with what stands in its form. */
export async function doAct(desk: DeskRequest, asked: Asked): Promise<Outcome> {
  const act = String(asked.form.get('intent') ?? '');
  return { act, problem: await runAct(desk, act, asked) };
}

async function runAct({ execute }: DeskRequest, act: string, { reference, form }: Asked): Promise<string | null> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  switch (act) {
    case 'price': {
      const totalCents = readEuros(text('total'));
      const [drivers, validDays] = [readCount(text('drivers')), readCount(text('validDays'))];
      if (totalCents === null || drivers === null || validDays === null) return 'not-a-number';
      const vehicles = form
        .getAll('vehicle')
        .map(String)
        .filter((key) => key !== '');
      return (await execute(PriceTripDocument, { reference, totalCents, vehicles, drivers, validDays, note: text('note') })).priceTrip
        .problem;
    }
    case 'assign': {
      const assigned = { driverName: text('driverName'), driverPhone: text('driverPhone'), vehicle: text('vehicle') };
      return (await execute(AssignDriverDocument, { reference, ...assigned })).assignDriver.problem;
    }
    case 'paid': {
      const cents = readEuros(text('amount'));
      if (cents === null) return 'not-a-number';
      const date = text('date') === '' ? null : text('date');
      return (await execute(RecordPaymentDocument, { reference, cents, note: text('note'), date })).recordPayment.problem;
    }
    case 'complete':
      return (await execute(CompleteTripDocument, { reference })).completeTrip.problem;
    case 'decline':
      return (await execute(DeclineTripDocument, { reference, reason: text('reason') })).declineTrip.problem;
    case 'cancel': {
      const feeCents = text('fee') === '' ? null : readEuros(text('fee'));
      if (text('fee') !== '' && feeCents === null) return 'not-a-number';
      return (await execute(CancelTripDocument, { reference, feeCents, reason: text('reason') })).cancelTrip.problem;
    }
    default:
      return 'refused';
  }
}

function readCount(text: string): number | null {
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}
