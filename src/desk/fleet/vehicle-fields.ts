import type { DeskQueries } from '#desk-service/desk-service.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { tachographs, vehicleExtras } from '#operations/fleet/rules/fleet.ts';
import { useDesk } from '../desk-texts.ts';
import { usePlanning } from '../planning/use-planning.ts';
import type { TypedField } from './typed-form.tsx';

export type OperatorsAndDepots = Awaited<ReturnType<DeskQueries['fleet']['operatorsAndDepots']>>;
type Vehicle = Awaited<ReturnType<DeskQueries['fleet']['all']>>['vehicles'][number];

/** A depot with its operator, in case several operators have one in the same town. */
export function nameDepots({ operators, depots }: OperatorsAndDepots): (readonly [id: string, name: string])[] {
  const nameOf = (operatorId: string) => operators.find(({ id }) => id === operatorId)?.name ?? '';
  return depots.map(({ id, name, operatorId }) => [id, `${name} (${nameOf(operatorId)})`]);
}

/** The fields of a vehicle, new or known. */
export function useVehicleFields(fleet: OperatorsAndDepots, vehicle?: Vehicle): readonly TypedField[] {
  const { named } = useDesk();
  const { p, called } = usePlanning();
  return [
    { name: 'plate', label: p('vehicle.plate'), required: true, value: vehicle?.plate },
    { name: 'depotId', label: p('depot'), options: nameDepots(fleet), value: vehicle?.depotId },
    { name: 'class', label: p('vehicle.class'), options: fleetKeys.map((key) => [key, named('vehicles', key)]), value: vehicle?.class },
    { name: 'seats', label: p('vehicle.seats'), type: 'number', required: true, value: vehicle && String(vehicle.seats) },
    { name: 'wheelchairs', label: p('vehicle.wheelchairs'), type: 'number', value: String(vehicle?.wheelchairs ?? 0) },
    { name: 'look', label: p('vehicle.look'), required: true, help: p('vehicle.lookHelp'), value: vehicle?.look },
    {
      name: 'tachograph',
      label: p('vehicle.tachograph'),
      options: tachographs.map((key) => [key, called('tachographs', key)]),
      value: vehicle?.tachograph ?? 'smart2',
    },
    { name: 'euroNorm', label: p('vehicle.euroNorm'), value: vehicle?.euroNorm },
    { name: 'massKg', label: p('vehicle.massKg'), type: 'number', value: vehicle?.massKg?.toString() },
    { name: 'zones', label: p('vehicle.zones'), help: p('vehicle.zonesHelp'), value: vehicle?.zones },
    {
      name: 'extras',
      label: p('vehicle.extras'),
      many: true,
      options: vehicleExtras.map((key) => [key, called('extras', key)]),
      value: vehicle?.extras,
    },
    ...(vehicle === undefined
      ? []
      : [{ name: 'soldOn', label: p('vehicle.soldOn'), type: 'date' as const, help: p('vehicle.soldOnHelp'), value: vehicle.soldOn }]),
  ];
}
