import { expect, it } from 'vitest';
import { createStrictTexts } from '#output/texts/strict-texts.ts';
import { sayStopHours } from '#output/texts/travel/stop-hours.ts';
import { createTravelWords } from '#output/texts/travel/travel-words.ts';
import { timesOf } from './stop-times.ts';
import { noTimes } from './testing/no-times.ts';

it('of a stop say which hour is meant where the clocks have it twice', () => {
  const words = createTravelWords(createStrictTexts('travel')('en'), 'en');
  const back = { arrivalDate: '2027-10-31', arrivalTime: '02:10', arrivalHour: 'first' };
  const latest = { arriveByDate: '2027-10-31', arriveByTime: '02:45', arriveByHour: 'second' };
  const [stop] = sayStopHours([timesOf({ ...noTimes, ...back, ...latest, date: null, time: null })], words);
  expect(stop?.hours).toBe('arrives about 02:10 (summer time) (by 02:45 (winter time) at the latest)');
});
