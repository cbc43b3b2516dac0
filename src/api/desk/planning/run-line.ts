import type { RunLine } from '#operations/duties/duty-store.ts';
import { builder } from '../builder.ts';

export const RunLineRef = builder.objectRef<RunLine>('RunLine').implement({
  fields: (t) => ({
    reference: t.exposeString('reference'),
    vehicleIndex: t.exposeInt('vehicleIndex'),
    route: t.exposeString('route'),
    class: t.exposeString('class'),
    seats: t.exposeInt('seats'),
    startsAt: t.exposeString('startsAt'),
    endsAt: t.exposeString('endsAt'),
    shifts: t.exposeInt('shifts'),
    isPlaced: t.exposeBoolean('isPlaced'),
    vehicle: t.exposeString('vehicle'),
    driver: t.exposeString('driver'),
  }),
});
