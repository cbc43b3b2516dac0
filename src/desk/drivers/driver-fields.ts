import type { DeskQueries } from '#desk-service/desk-service.ts';
import { spokenLanguages } from '#operations/fleet/rules/fleet.ts';
import type { TypedField } from '../fleet/typed-form.tsx';
import { nameDepots, type OperatorsAndDepots } from '../fleet/vehicle-fields.ts';
import { usePlanning } from '../planning/use-planning.ts';

type Driver = NonNullable<Awaited<ReturnType<DeskQueries['drivers']['one']>>>['driver'];

/** The fields of a driver, new or known. */
export function useDriverFields(fleet: OperatorsAndDepots, driver?: Driver): readonly TypedField[] {
  const { p, called } = usePlanning();
  return [
    { name: 'name', label: p('driver.name'), required: true, value: driver?.name },
    { name: 'phone', label: p('driver.phone'), type: 'tel', required: true, value: driver?.phone },
    { name: 'email', label: p('driver.email'), type: 'email', value: driver?.email },
    { name: 'depotId', label: p('depot'), options: nameDepots(fleet), value: driver?.depotId },
    {
      name: 'hoursAWeek',
      label: p('driver.hoursAWeek'),
      type: 'number',
      help: p('driver.hoursHelp'),
      value: driver?.hoursAWeek?.toString(),
    },
    { name: 'taxNumber', label: p('driver.taxNumber'), help: p('driver.taxNumberHelp'), value: driver?.taxNumber },
    {
      name: 'languages',
      label: p('driver.languages'),
      many: true,
      options: spokenLanguages.map((key) => [key, called('languages', key)]),
      value: driver?.languages,
    },
    ...(driver === undefined
      ? []
      : [{ name: 'leftOn', label: p('driver.leftOn'), type: 'date' as const, help: p('driver.leftOnHelp'), value: driver.leftOn }]),
  ];
}
