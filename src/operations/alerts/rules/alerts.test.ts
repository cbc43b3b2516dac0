import { describe, expect, it } from 'vitest';
import { nameUndeclared } from '#operations/posting/rules/name-undeclared.ts';
import { type AlertedDuty, alertDayOf, alertDays, alertStepOf, findAlerts, isAnswerDue } from './alerts.ts';

const certificates = (...kinds: readonly AlertedCertificate['kind'][]) => kinds.map((kind) => ({ kind, validUntil: '2027-12-31' }));
type AlertedCertificate = AlertedDuty['drivers'][number]['certificates'][number];

const driver = { name: 'Femke', isSent: true, hasSeen: true, certificates: certificates('licence-d', 'code-95', 'driver-card') };
const duty = {
  vehicleIndex: 0,
  class: 'coachHire',
  lastDay: '2027-05-16',
  isPlaced: true,
  vehicle: {
    plate: '12-BRX-4',
    seats: 59,
    hasTachograph: true,
    certificates: certificates('inspection', 'vehicle-insurance', 'tachograph-check'),
  },
  drivers: [driver],
  partner: null,
} satisfies AlertedDuty;
const open = { ...duty, isPlaced: false, vehicle: null, drivers: [] };
const at = (step: number) => ({ step, today: '2027-05-08' });
const kindsOf = (duties: readonly AlertedDuty[], step = 7, dueOn: string | null = null) =>
  findAlerts({ duties, dueOn, undeclared: [] }, at(step)).map(({ kind }) => kind);

describe('the days on which a trip raises alerts', () => {
  it('begin at seven by the office’s clock, in summer and in winter', () => {
    expect(['2027-05-08T04:59:00Z', '2027-05-08T05:00:00Z', '2027-01-08T05:59:00Z', '2027-01-08T06:00:00Z'].map(alertDayOf)).toEqual([
      '2027-05-07',
      '2027-05-08',
      '2027-01-07',
      '2027-01-08',
    ]);
  });

  it('are fourteen, seven, three and one before departure, and a day that was missed is made up for', () => {
    const stepOn = (today: string) => alertStepOf({ departsOn: '2027-05-15', bookedOn: '2027-01-01' }, today);
    expect(['2027-04-30', '2027-05-01', '2027-05-07', '2027-05-08', '2027-05-12', '2027-05-14', '2027-05-15'].map(stepOn)).toEqual([
      null,
      14,
      14,
      7,
      3,
      1,
      1,
    ]);
  });

  it('are not those before the order, but the last day counts whenever it was ordered', () => {
    const stepOn = (today: string) => alertStepOf({ departsOn: '2027-05-15', bookedOn: '2027-05-10' }, today);
    expect(['2027-05-10', '2027-05-12', '2027-05-14'].map(stepOn)).toEqual([null, 3, 1]);
    expect(alertStepOf({ departsOn: '2027-05-15', bookedOn: '2027-05-15' }, '2027-05-15')).toBe(1);
    expect(alertDays).toEqual([14, 7, 3, 1]);
  });
});

describe('a promised answer', () => {
  it('raises an alert from an hour before it is due, and never if nothing was promised', () => {
    const due = (now: string) => isAnswerDue('2027-05-10T08:00:00.000Z', now);
    expect(['2027-05-10T06:59:59Z', '2027-05-10T07:00:00Z', '2027-05-11T07:00:00Z'].map(due)).toEqual([false, true, true]);
    expect(isAnswerDue(null, '2027-05-10T07:00:00Z')).toBe(false);
  });
});

describe('the reasons for an alert', () => {
  it('is nothing if everything is in order', () => {
    expect(kindsOf([duty])).toEqual([]);
    expect(kindsOf([{ ...duty, drivers: [{ ...driver, hasSeen: false, isSent: false }] }])).toEqual([]);
  });

  it('include every vehicle without a crew on any of its days, and a trip with unknown duties', () => {
    expect(
      findAlerts({ duties: [duty, { ...open, vehicleIndex: 1 }, { ...duty, vehicleIndex: 1 }], dueOn: null, undeclared: [] }, at(14)),
    ).toMatchObject([{ kind: 'uncovered', open: 1, vehicles: 2 }]);
    expect(kindsOf([])).toEqual(['uncovered']);
  });

  it('is a sheet that was sent and not read, and on the last day one that was not sent', () => {
    const unread = { ...duty, drivers: [{ ...driver, hasSeen: false }] };
    const unsent = { ...duty, drivers: [{ ...driver, isSent: false, hasSeen: false }] };
    expect([kindsOf([unread], 14), kindsOf([unsent], 3), kindsOf([unsent], 1)]).toEqual([['unseen'], [], ['unseen']]);
  });

  it('include a partner who has not named the crew, from three days before', () => {
    const partner = {
      name: 'Bertrand',
      hasGivenCrew: false,
      certificates: certificates('operator-licence', 'insurance', 'signed-terms', 'self-billing'),
    };
    const theirs = { ...duty, vehicle: null, drivers: [], partner };
    expect([kindsOf([theirs], 7), kindsOf([theirs], 3)]).toEqual([[], ['unseen']]);
    expect(findAlerts({ duties: [theirs], dueOn: null, undeclared: [] }, at(1))[0]?.names).toEqual(['Bertrand']);
    expect(kindsOf([{ ...theirs, partner: { ...partner, hasGivenCrew: true, certificates: certificates('insurance') } }])).toEqual([
      'unpapered',
    ]);
  });

  it('include a document that ends before the last day or is missing, once per document', () => {
    const inspection = { kind: 'inspection', validUntil: '2027-05-15' } as const;
    const vehicle = { ...duty.vehicle, certificates: [...certificates('vehicle-insurance', 'tachograph-check'), inspection] };
    const without = { ...driver, certificates: certificates('licence-d', 'code-95') };
    expect(
      findAlerts({ duties: [duty, { ...duty, vehicle, drivers: [without] }, { ...duty, vehicle }], dueOn: null, undeclared: [] }, at(7)),
    ).toMatchObject([
      {
        kind: 'unpapered',
        certificates: [
          { owner: '12-BRX-4', kind: 'inspection', validUntil: '2027-05-15' },
          { owner: 'Femke', kind: 'driver-card', validUntil: null },
        ],
      },
    ]);
  });

  it('include missing declaration references', () => {
    expect(findAlerts({ duties: [duty], dueOn: null, undeclared: ['ES', 'FR'] }, at(14))).toMatchObject([
      { kind: 'undeclared', names: ['ES', 'FR'] },
    ]);
  });

  it('use the names of states and cities', () => {
    expect(['NL', 'Amsterdam'].map((name) => nameUndeclared(name, 'fr'))).toEqual(['Pays-Bas', 'Amsterdam']);
  });

  it('is an amount from the day after it fell due', () => {
    expect([kindsOf([duty], 7, '2027-05-08'), kindsOf([duty], 7, '2027-05-07')]).toEqual([[], ['unpaid']]);
  });
});
