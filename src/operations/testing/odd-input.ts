import fc from 'fast-check';

/** Existing towns. */
export const anyPlace = fc.constantFrom(
  'Utrecht',
  'Gent',
  'Keulen',
  'Parijs',
  'Lyon',
  'Barcelona',
  'Bazel',
  'Milaan',
  'Praag',
  'Luxemburg',
);

const odd = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', 0, -1, 1e99, Number.NaN, [], {}, true, '24:00', '0000-00-00', '9999-12-31', '2027-02-30'),
  fc.string({ maxLength: 30 }),
);
const oddStop = fc.record({
  placeText: fc.oneof(anyPlace, fc.constantFrom('Vlieland', 'Palma', 'Istanbul', 'Reykjavik', 'Tromsø'), odd),
  placeKey: fc.oneof(fc.constant(''), odd),
  date: fc.oneof(
    fc.integer({ min: 1, max: 31 }).map((date) => `2027-03-${String(date).padStart(2, '0')}`),
    odd,
  ),
  time: fc.oneof(fc.constantFrom('00:00', '02:30', '08:00', '17:00', '23:59'), odd),
});
const oddTrip = fc.record({
  type: fc.oneof(fc.constantFrom('one-way', 'return', 'day-trip', 'tour'), odd),
  stops: fc.oneof({ weight: 9, arbitrary: fc.array(fc.oneof(oddStop, odd), { maxLength: 23 }) }, { weight: 1, arbitrary: odd }),
  passengers: fc.oneof(fc.integer({ min: -1, max: 501 }), odd),
  luggage: fc.oneof(fc.constantFrom('none', 'case', 'sports'), odd),
  wheelchairPlaces: odd,
  extras: odd,
});

/** Arbitrary input in place of a trip, for the tests and for the benchmark that limits its processing time. */
export const anyOddInput = fc.oneof({ weight: 9, arbitrary: oddTrip }, { weight: 1, arbitrary: odd });
