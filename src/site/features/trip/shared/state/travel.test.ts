import { describe, expect, it } from 'vitest';
import { type Choice, findFeeStep, fullNameOf, hasContactDetails, optionToCarry } from './travel.ts';

function choice(key: string, isChosen = false): Choice {
  const crew = { drivers: 1, overnights: 0, breaksMinutes: 0, drivingMinutes: 60, dutyMinutes: 120, duties: [], checks: [] };
  const vehicle = { vehicles: ['coachHire'], seats: 50, vehicleSeats: [50], vehicleCases: [40], waiting: null };
  const lists = { groups: [], lines: [], vatLines: [], paymentPlan: [], additionalDetailsChecklist: [] };
  const amounts = { netCents: 100, vatCents: 9, totalCents: 109 };
  return { key, isChosen, crew, ...vehicle, ...lists, ...amounts };
}

const quotes = [choice('cheapest', true), choice('one-size-up')];

describe('the choice that is looked at', () => {
  it('goes along in addresses only where it is not the quote’s own', () => {
    expect(optionToCarry({ quotes }, choice('one-size-up'))).toBe('one-size-up');
    expect(optionToCarry({ quotes }, choice('cheapest', true))).toBeNull();
    expect(optionToCarry({ quotes }, null)).toBeNull();
  });
});

describe('the words of a trip’s page', () => {
  it('joins the names that there are', () => {
    expect(fullNameOf({ firstName: 'Anna', lastName: 'de Vries' })).toBe('Anna de Vries');
    expect(fullNameOf({ firstName: '', lastName: 'de Vries' })).toBe('de Vries');
  });

  it('knows when an order has all that it needs', () => {
    const customer = { firstName: 'A', lastName: 'B', email: 'a@b.nl', phone: '', organisation: '' };
    const address = {
      street: 'Dam 1',
      zipcode: '1012',
      city: 'Amsterdam',
      country: 'NL',
      organisation: '',
      organisationReference: '',
      organisationNumber: '',
      buyerReference: '',
    };
    const invoice = { ...address, vatNumber: '', paymentMethod: 'bank-transfer', status: 'none', outstanding: '0' };
    expect(hasContactDetails({ customer, invoice })).toBe(false);
    expect(hasContactDetails({ customer: { ...customer, phone: '06123456' }, invoice: null })).toBe(false);
    expect(hasContactDetails({ customer: { ...customer, phone: '06123456' }, invoice })).toBe(true);
  });
});

describe('the step of the cancellation table that holds', () => {
  const steps = [
    { from: '2026-11-01T00:00:00.000Z', until: '2026-11-02T00:00:00.000Z', percent: 0, feeCents: 0 },
    { from: '2026-11-02T00:00:00.000Z', until: null, percent: 100, feeCents: 900 },
  ];

  it('lasts up to and including its moment', () => {
    expect(findFeeStep(steps, '2026-11-02T00:00:00.000Z')?.percent).toBe(0);
    expect(findFeeStep(steps, '2026-11-02T00:00:00.001Z')?.percent).toBe(100);
    expect(findFeeStep([], '2026-11-02T00:00:00.001Z')).toBeNull();
  });
});
