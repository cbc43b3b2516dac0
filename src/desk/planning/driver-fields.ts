import { spokenLanguages } from '#operations/fleet/rules/fleet.ts';
import type { DriverFileQuery, FleetQuery } from '../api/generated/operations.ts';
import type { TypedField } from './typed-form.tsx';
import { usePlanning } from './use-planning.ts';
import { nameDepots } from './vehicle-fields.ts';

type Driver = NonNullable<DriverFileQuery['driverFile']>['driver'];

/** The fields of a driver, new or known. */
export function useDriverFields(fleet: Pick<FleetQuery['fleet'], 'operators' | 'depots'>, driver?: Driver): readonly TypedField[] {
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
