import { expect, it } from 'vitest';
import { countCrew } from './count-crew.ts';

const duty = (vehicleIndex: number, crewSize: 1 | 2 = 1) => ({ vehicleIndex, crewSize });
const crew = (vehicleIndex: number, ...ids: string[]) => ({ vehicleIndex, drivers: ids.map((id) => ({ id, name: id })) });
const takes = (nextIndex: number, takesOver: 'driver' | 'vehicle') => ({ nextIndex, takesOver });

it('counts who goes, not who was sold', () => {
  const of = (duties: ReturnType<typeof duty>[], crews: ReturnType<typeof crew>[], handovers: ReturnType<typeof takes>[] = []) =>
    countCrew({ duties, crews, handovers });
  expect(of([duty(0)], [crew(0, 'Jan')])).toEqual({ coaches: 1, drivers: 1 });
  expect(of([duty(0), duty(1)], [crew(0, 'Jan'), crew(1, 'Kees')], [takes(1, 'driver')])).toEqual({ coaches: 1, drivers: 2 });
  expect(of([duty(0), duty(1)], [crew(0, 'Jan'), crew(1, 'Kees')], [takes(1, 'vehicle')])).toEqual({ coaches: 2, drivers: 2 });
  // The second half is open, and needs two.
  expect(of([duty(0), duty(1, 2)], [crew(0, 'Jan')], [takes(1, 'driver')])).toEqual({ coaches: 1, drivers: 3 });
  // Two days of one coach with a driver each; and one driver on both halves.
  expect(of([duty(0), duty(0)], [crew(0, 'Jan'), crew(0, 'Kees')])).toEqual({ coaches: 1, drivers: 2 });
  expect(of([duty(0), duty(1)], [crew(0, 'Jan'), crew(1, 'Jan')], [takes(1, 'vehicle')])).toEqual({ coaches: 2, drivers: 1 });
});

it('counts two partners’ drivers of one name as two', () => {
  const anna = [{ id: null, name: 'Anna' }];
  const crews = [0, 1].map((vehicleIndex) => ({ vehicleIndex, drivers: anna }));
  expect(countCrew({ duties: [duty(0), duty(1)], crews, handovers: [] })).toEqual({ coaches: 2, drivers: 2 });
});
