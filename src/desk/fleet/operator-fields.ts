import type { DeskQueries } from '#desk-service/desk-service.ts';
import { countryCodes } from '#domain/sites/keys.ts';
import { operatorKinds } from '#operations/fleet/rules/fleet.ts';
import { usePlanning } from '../planning/use-planning.ts';
import type { TypedField } from './typed-form.tsx';

type Operator = NonNullable<Awaited<ReturnType<DeskQueries['fleet']['operator']>>>['operator'];

/** The fields of an operator, new or known. */
export function useOperatorFields(operator?: Operator): readonly TypedField[] {
  const { p, called } = usePlanning();
  return [
    { name: 'name', label: p('operator.name'), required: true, value: operator?.name },
    {
      name: 'kind',
      label: p('operator.kind'),
      options: operatorKinds.map((kind) => [kind, called('operatorKinds', kind)]),
      value: operator?.kind,
    },
    { name: 'country', label: p('operator.country'), options: countryCodes.map((code) => [code, code]), value: operator?.country },
    { name: 'phone', label: p('operator.phone'), type: 'tel', required: true, value: operator?.phone },
    { name: 'email', label: p('driver.email'), type: 'email', value: operator?.email },
  ];
}
