import type { TravelWords } from '#output/texts/travel/travel-words.ts';
import type { Preview } from '../ask-price.ts';

/** "Coach, 50 seats + Minibus, 8 seats". */
export function sayVehicles({ vehicles, vehicleSeats }: Preview['quotes'][number], words: TravelWords): string {
  return vehicles
    .map((vehicle, index) => {
      const seats = vehicleSeats[index];
      const name = words.vehicle(vehicle);
      return seats === undefined ? name : words.t('sized', { vehicle: name, count: seats });
    })
    .join(' + ');
}
