import { useSearchParams } from 'react-router';
import type { RunName } from './use-lift.ts';

/** The part of the address that names the open duty: its trip and its vehicle, from 1. */
const shown = 'duty';

/** The duty whose details are open, by the address, so that Back and reload work; and a function that opens another. */
export function useShownDuty() {
  const [address, setAddress] = useSearchParams();
  const [reference = '', number = ''] = (address.get(shown) ?? '').split('.');
  const vehicleIndex = Number(number) - 1;
  const run: RunName | null = reference === '' || !Number.isInteger(vehicleIndex) || vehicleIndex < 0 ? null : { reference, vehicleIndex };
  const change = (value: string | null, part: 'split' | null = null) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(shown);
        else next.set(shown, value);
        if (part === null) next.delete('part');
        else next.set('part', part);
        return next;
      },
      { preventScrollReset: true, replace: run !== null },
    );
  return {
    run,
    show: ({ reference: of, vehicleIndex: at }: RunName, part?: 'split') => change(`${of}.${at + 1}`, part),
    close: () => change(null),
  };
}
