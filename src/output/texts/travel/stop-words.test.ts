import { describe, expect, it } from 'vitest';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { createStrictTexts } from '../strict-texts.ts';
import { namePart, sayParts, titleOfParts } from './say-parts.ts';
import { sayStopHours } from './stop-hours.ts';
import type { StopTimes } from './stop-words.ts';
import { createTravelWords } from './travel-words.ts';
import { createWrittenFormats } from './written-formats.ts';

const getTexts = createStrictTexts('travel');
/** As pages write it, in figures. */
const wordsIn = (language: SiteLanguage) => createTravelWords(getTexts(language), language);

const unknown: StopTimes = {
  departure: null,
  arrival: null,
  arriveBy: null,
  driveMinutes: 0,
  breakMinutes: 0,
  waitMinutes: 0,
  isBack: false,
};
const day = '2026-11-21';
const stops: readonly StopTimes[] = [
  { ...unknown, departure: { date: day, time: '08:00' } },
  { ...unknown, arrival: { date: day, time: '09:29' }, driveMinutes: 89, waitMinutes: 451, departure: { date: day, time: '17:00' } },
  { ...unknown, arrival: { date: day, time: '18:29' }, driveMinutes: 89, isBack: true },
];

describe('the times of a trip in words', () => {
  it('state when the coach arrives, how long it drives and waits, and when it returns', () => {
    expect(wordsIn('en').stops(stops)).toEqual([
      { way: null, arrival: null, wait: null, departure: 'Sat, 21 Nov 2026, 08:00', when: 'Sat, 21 Nov 2026, 08:00' },
      {
        way: '1 h 29 min drive',
        arrival: 'arrives about 09:29',
        wait: '7 h 31 min until departure',
        departure: 'Sat, 21 Nov 2026, 17:00',
        when: 'arrives about 09:29 – Sat, 21 Nov 2026, 17:00',
      },
      { way: '1 h 29 min drive', arrival: 'back about 18:29', wait: null, departure: 'End of the trip', when: 'back about 18:29' },
    ]);
  });

  it.each([
    ['en', 10_385, '7 days and 5 h until departure'],
    ['de', 10_385, '7 Tage und 5 Std. bis zur Abfahrt'],
    ['nl', 2_880, '2 dagen tot het vertrek'],
    ['fr', 3_250, '2 jours et 6\u00a0h jusqu’au départ'],
    ['es', 2_849, '47 h 29 min hasta la salida'],
  ] as const)('say in %s a wait of %i minutes as one reads it', (language, waitMinutes, wait) => {
    expect(wordsIn(language).stops(stops.map((stop) => ({ ...stop, waitMinutes })))[1]?.wait).toBe(wait);
  });

  it.each([
    ['nl', '02:30 (zomertijd)', '02:30 (wintertijd)'],
    ['frBE', '02:30 (heure d’été)', '02:30 (heure d’hiver)'],
    ['es', '02:30 (horario de verano)', '02:30 (horario de invierno)'],
  ] as const)('say in %s which of the two is meant by a time that the clocks have twice', (language, summer, winter) => {
    const night = (hour: 'first' | 'second') => {
      const departure = { date: '2026-10-25', time: '02:30', hour };
      return { ...stops[0], departure, arrival: null, arriveBy: null, driveMinutes: 0, breakMinutes: 0, waitMinutes: 0, isBack: false };
    };
    const words = wordsIn(language);
    expect(sayStopHours([night('first'), night('second')], words).map(({ leaves }) => leaves)).toEqual([summer, winter]);
    expect(words.stops([night('second')])[0]?.departure).toContain(winter);
    const part = (hour: 'first' | 'second') => {
      const returns = { date: '2026-10-25', time: '02:30', hour };
      return { passengers: 20, boards: null, returns, arrives: null, vehicles: [] };
    };
    const [early = '', late = ''] = sayParts([part('first'), part('second')], words);
    expect([early, late, namePart(part('second'), words)]).toEqual([
      expect.stringContaining(summer),
      expect.stringContaining(winter),
      expect.stringContaining(winter),
    ]);
  });

  it.each([
    ['nl', 'terug rond 18:29'],
    ['nlBE', 'terug rond 18:29'],
    ['de', 'zurück ca. 18:29'],
    ['fr', 'retour vers 18:29'],
    ['frBE', 'retour vers 18:29'],
    ['es', 'regreso aprox. 18:29'],
  ] as const)('are said in %s', (language, back) => {
    expect(wordsIn(language).stops(stops)[2]?.when).toBe(back);
  });

  it('name the day of an arrival that is another than that of the departure before', () => {
    const [night] = wordsIn('en').stops([{ ...unknown, arrival: { date: '2026-11-22', time: '00:20' } }]);
    expect(night?.arrival).toBe('arrives about Sun, 22 Nov 2026, 00:20');
    const late = [stops[0] ?? unknown, { ...unknown, arrival: { date: '2026-11-22', time: '00:20' } }];
    expect(wordsIn('en').stops(late)[1]?.arrival).toBe('arrives about Sun, 22 Nov 2026, 00:20');
  });

  it('name the requested latest arrival', () => {
    const limit = stops.map((stop, index) => (index === 2 ? { ...stop, arriveBy: { date: day, time: '18:45' } } : stop));
    expect(wordsIn('en').stops(limit)[2]?.when).toBe('back about 18:29 (by 18:45 at the latest)');
    expect(wordsIn('de').stops(limit)[2]?.when).toBe('zurück ca. 18:29 (spätestens 18:45)');
  });

  it('name the break on the way', () => {
    const long = { ...unknown, arrival: { date: day, time: '14:00' }, driveMinutes: 300, breakMinutes: 45 };
    expect(wordsIn('en').stops([long])[0]?.way).toBe('5 h drive and a break of 45 minutes');
  });

  it('state only the departure if nothing else is known', () => {
    const known = stops.map((stop) => ({ ...stop, arrival: null }));
    expect(
      wordsIn('en')
        .stops(known)
        .map(({ when, way, wait }) => [when, way, wait]),
    ).toEqual([
      ['Sat, 21 Nov 2026, 08:00', null, null],
      ['Sat, 21 Nov 2026, 17:00', null, null],
      ['End of the trip', null, null],
    ]);
  });
});

describe('two returns in words', () => {
  const parts = [
    {
      passengers: 40,
      boards: null,
      returns: { date: '2026-12-06', time: '01:00' },
      arrives: { date: '2026-12-06', time: '01:30' },
      vehicles: ['coachHire'],
    },
    { passengers: 20, boards: null, returns: { date: '2026-12-06', time: '03:00' }, arrives: null, vehicles: [] },
  ];

  it.each([
    ['en', '40 passengers: return Sun, 6 Dec 2026, 01:00, Coach, back about 01:30', '20 passengers: return Sun, 6 Dec 2026, 03:00'],
    ['nl', '40 passagiers: terugrit zo 6 dec 2026, 01:00, Touringcar, terug rond 01:30', '20 passagiers: terugrit zo 6 dec 2026, 03:00'],
    [
      'de',
      '40 Fahrgäste: Rückfahrt So., 6. Dez. 2026, 01:00, Reisebus, zurück ca. 01:30',
      '20 Fahrgäste: Rückfahrt So., 6. Dez. 2026, 03:00',
    ],
    [
      'fr',
      '40 passagers\u202f: retour dim. 6 déc. 2026, 01:00, Autocar, retour vers 01:30',
      '20 passagers\u202f: retour dim. 6 déc. 2026, 03:00',
    ],
    ['es', '40 pasajeros: vuelta dom, 6 dic 2026, 01:00, Autocar, regreso aprox. 01:30', '20 pasajeros: vuelta dom, 6 dic 2026, 03:00'],
  ] as const)('name each part of the group in %s', (language, first, second) => {
    expect(sayParts(parts, wordsIn(language))).toEqual([first, second]);
    expect(titleOfParts(parts, wordsIn('en'))).toBe('Two returns');
    expect(namePart(parts[1], wordsIn('en'))).toBe('return 03:00');
  });
});

describe('several pick-ups in words', () => {
  const boards = { name: 'Slot Zeist', address: 'Slot Zeist, Zeist', date: '2026-12-05', time: '08:15' };
  const there = { passengers: 40, boards, returns: null, arrives: null, vehicles: ['coachHire'] };
  const back = { ...there, returns: { date: '2026-12-05', time: '17:00' }, arrives: { date: '2026-12-05', time: '18:20' } };

  it.each([
    [
      'en',
      '40 passengers: Sat, 5 Dec 2026, 08:15, Slot Zeist, Zeist, Coach',
      'back about 18:20',
      'from Slot Zeist',
      '1,170 km with this part',
    ],
    [
      'nl',
      '40 passagiers: za 5 dec 2026, 08:15, Slot Zeist, Zeist, Touringcar',
      'terug rond 18:20',
      'vanaf Slot Zeist',
      '1.170 km met dit deel',
    ],
    [
      'de',
      '40 Fahrgäste: Sa., 5. Dez. 2026, 08:15, Slot Zeist, Zeist, Reisebus',
      'zurück ca. 18:20',
      'ab Slot Zeist',
      '1.170 km mit diesem Teil',
    ],
    [
      'fr',
      '40 passagers\u202f: sam. 5 déc. 2026, 08:15, Slot Zeist, Zeist, Autocar',
      'retour vers 18:20',
      'depuis Slot Zeist',
      '1\u202f170 km avec cette partie',
    ],
    [
      'es',
      '40 pasajeros: sáb, 5 dic 2026, 08:15, Slot Zeist, Zeist, Autocar',
      'regreso aprox. 18:20',
      'desde Slot Zeist',
      '1.170 km con esta parte',
    ],
  ] as const)('name each part of the group in %s', (language, said, returns, line, way) => {
    const words = wordsIn(language);
    expect(sayParts([there, back], words)).toEqual([said, `${said}, ${returns}`]);
    expect(sayParts([{ ...back, kilometres: 1_170 }], words)).toEqual([`${said}, ${returns}, ${way}`]);
    expect(namePart(back, words)).toBe(line);
    expect(namePart(undefined, words)).toBeNull();
    expect(titleOfParts([back], words)).toBe(words.t('pickUps.title'));
  });
});

describe('the printed times of a trip', () => {
  const written = createTravelWords(getTexts('nl'), 'nl', createWrittenFormats('nl'));

  it('are under their date, which is written once', () => {
    expect(sayStopHours(stops, written).map(({ day: said, hours }) => [said, hours])).toEqual([
      ['zaterdag 21 november 2026', '08:00'],
      [null, 'aankomst rond 09:29 – 17:00'],
      [null, 'terug rond 18:29'],
    ]);
  });

  it('name the day of a departure that is another than that of the arrival', () => {
    const [first, second, last] = stops;
    if (first === undefined || second === undefined || last === undefined) throw new Error('Three stops');
    const later = { date: '2026-11-22', time: '17:00' };
    const home = { ...last, arrival: { date: '2026-11-22', time: '18:29' } };
    expect(sayStopHours([first, { ...second, departure: later }, home], written).map(({ day: said, hours }) => [said, hours])).toEqual([
      ['zaterdag 21 november 2026', '08:00'],
      [null, 'aankomst rond 09:29 – zondag 22 november 2026, 17:00'],
      ['zondag 22 november 2026', 'terug rond 18:29'],
    ]);
  });

  it('state that a trip ends if the time is unknown', () => {
    expect(sayStopHours([{ ...unknown, departure: { date: day, time: '08:00' } }, unknown], written)[1]).toMatchObject({
      day: null,
      hours: 'Einde van de reis',
    });
  });
});
