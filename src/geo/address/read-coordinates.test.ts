import { describe, expect, it } from 'vitest';
import { readCoordinates } from './read-coordinates.ts';

describe('a point that is typed or pasted', () => {
  it.each([
    ['52.0907, 5.1214', 52.0907, 5.1214],
    ['52,0907; 5,1214', 52.0907, 5.1214],
    ['48°51\'24"N 2°21\'03"E', 48.8567, 2.3508],
    ['37.98 N, 1.13 W', 37.98, -1.13],
    ['geo:47.5,9.7', 47.5, 9.7],
    ['https://www.google.com/maps/place/X/@51.6,5.0,17z/data=!3m1!3d51.65!4d5.049', 51.65, 5.049],
    ['kijk: https://maps.apple.com/?ll=50.894,4.341&q=Atomium', 50.894, 4.341],
    ['https://www.openstreetmap.org/?mlat=52.37&mlon=4.89#map=16/52.1/4.1', 52.37, 4.89],
    ['https://www.google.com/maps?q=40.4168,-3.7038', 40.4168, -3.7038],
  ])('%s', (text, latitude, longitude) => {
    const point = readCoordinates(text, 'en');
    expect(point?.latitude).toBeCloseTo(latitude, 3);
    expect(point?.longitude).toBeCloseTo(longitude, 3);
  });

  it.each(['Domplein 1, Utrecht', '1012 AB, 12', '12, 5', '///filled.count.soap', 'https://maps.app.goo.gl/abc', '95.12, 200.5', ''])(
    '%s is none',
    (text) => {
      expect(readCoordinates(text, 'en')).toBeNull();
    },
  );
});
