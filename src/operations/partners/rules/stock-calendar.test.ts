import { describe, expect, it } from 'vitest';
import { type ClassNames, readStockCalendar, readTitle } from './stock-calendar.ts';

const names: ClassNames = [
  { class: 'coachHire', name: 'Touringcar' },
  { class: 'coachHire', name: 'Coach' },
  { class: 'coachHire', name: 'Autocar' },
  { class: 'coachHire', name: 'Reisebus' },
  { class: 'doubleDecker', name: 'Double-decker coach' },
  { class: 'doubleDecker', name: 'Autocar à étage' },
  { class: 'taxiBus', name: '8-seater minibus' },
  { class: 'taxiBus', name: 'Van 8 places' },
  { class: 'minibus', name: 'Minibus' },
];
const window = { from: '2027-05-01', until: '2027-05-31' };

describe('a title', () => {
  it.each([
    ['2 touringcars', [['coachHire', 2]]],
    ['Touringcar', [['coachHire', 1]]],
    ['Reisebusse: 3', [['coachHire', 3]]],
    [
      '1 × minibus, 2 coaches',
      [
        ['minibus', 1],
        ['coachHire', 2],
      ],
    ],
    ['2 double-decker coaches', [['doubleDecker', 2]]],
    ['3 autocars à étage', [['doubleDecker', 3]]],
    [
      '1 Autocar à étage + 4 autocars',
      [
        ['doubleDecker', 1],
        ['coachHire', 4],
      ],
    ],
    ['2 van 8 places', [['taxiBus', 2]]],
    ['8-seater minibus', [['taxiBus', 1]]],
    ['0 coach', [['coachHire', 0]]],
    ['Approach', []],
    ['Holiday', []],
    ['', []],
  ] as const)('%s', (title, expected) => {
    expect(readTitle(title, names).map(({ class: kind, units }) => [kind, units])).toEqual(expected);
  });
});

const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...events: readonly string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n');
function read(...events: readonly string[]) {
  const found = readStockCalendar(calendar(...events), { names, window });
  if (!found.ok) throw new Error(found.failure);
  return { ...found.value, days: found.value.lines.map(({ units, fromDay, untilDay }) => `${units} ${fromDay} ${untilDay}`) };
}

describe('a calendar', () => {
  it('has days to the end that it names, exclusive, and times by their day', () => {
    const { days } = read(
      event('SUMMARY:2 coaches', 'DTSTART;VALUE=DATE:20270503', 'DTEND;VALUE=DATE:20270506'),
      event('SUMMARY:1 coach', 'DTSTART;TZID=Europe/Paris:20270510T070000', 'DTEND;TZID=Europe/Paris:20270511T000000'),
      event('SUMMARY:3 coaches', 'DTSTART:20270511T223000Z', 'DURATION:PT2H'),
      event('SUMMARY:4 coaches', 'DTSTART;VALUE=DATE:20270520', 'DURATION:P2D'),
    );
    expect(days).toEqual(['2 2027-05-03 2027-05-05', '1 2027-05-10 2027-05-10', '3 2027-05-12 2027-05-12', '4 2027-05-20 2027-05-21']);
  });

  it('repeats by days and weeks, without exceptions, to a count or a last day', () => {
    expect(
      read(event('SUMMARY:Coach', 'DTSTART;VALUE=DATE:20270426', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE', 'EXDATE;VALUE=DATE:20270512'))
        .days,
    ).toEqual(['1 2027-05-10 2027-05-10', '1 2027-05-24 2027-05-24', '1 2027-05-26 2027-05-26']);
    expect(read(event('SUMMARY:Coach', 'DTSTART;VALUE=DATE:20270430', 'RRULE:FREQ=DAILY;COUNT=3')).days).toEqual([
      '1 2027-05-01 2027-05-01',
      '1 2027-05-02 2027-05-02',
    ]);
    expect(read(event('SUMMARY:Coach', 'DTSTART;VALUE=DATE:20270528', 'RRULE:FREQ=DAILY;UNTIL=20270529')).days).toHaveLength(2);
  });

  it('moves one day of a repetition, and leaves out what is cancelled and what lies outside', () => {
    const { days } = read(
      event('UID:a', 'SUMMARY:Coach', 'DTSTART;VALUE=DATE:20270503', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      event('UID:a', 'SUMMARY:2 coaches', 'RECURRENCE-ID;VALUE=DATE:20270510', 'DTSTART;VALUE=DATE:20270511'),
      event('SUMMARY:Coach', 'DTSTART;VALUE=DATE:20270520', 'STATUS:CANCELLED'),
      event('SUMMARY:Coach', 'DTSTART;VALUE=DATE:20280520'),
    );
    expect(days).toEqual(['1 2027-05-03 2027-05-03', '2 2027-05-11 2027-05-11']);
  });

  it('names what it cannot read, and reads folded lines and alarms within events', () => {
    const folded = [
      'SUMMARY:2 coa',
      ' ches\\, at the depot',
      'DTSTART;VALUE=DATE:20270503',
      'BEGIN:VALARM',
      'SUMMARY:Wake up',
      'END:VALARM',
    ];
    const { days, skipped, events } = read(
      event(...folded),
      event('SUMMARY:Holiday', 'DTSTART;VALUE=DATE:20270503'),
      event('SUMMARY:Coach monthly', 'DTSTART;VALUE=DATE:20270503', 'RRULE:FREQ=MONTHLY'),
      event('SUMMARY:Coach without date'),
      event('SUMMARY:Coach on 31 February', 'DTSTART;VALUE=DATE:20270231'),
    );
    expect(days).toEqual(['2 2027-05-03 2027-05-03']);
    expect({ events, skipped }).toEqual({ events: 1, skipped: ['Holiday', 'Coach monthly', 'Coach without date', 'Coach on 31 February'] });
  });

  it('is refused where it is none, or far too large', () => {
    expect(readStockCalendar('<html>', { names, window })).toEqual({ ok: false, failure: 'no-calendar' });
    const many = Array.from({ length: 200 }, () => event('SUMMARY:Coach', 'DTSTART;VALUE=DATE:20200101', 'RRULE:FREQ=DAILY'));
    expect(readStockCalendar(calendar(...many), { names, window })).toEqual({ ok: false, failure: 'too-many' });
  });
});
