import { useEffect } from 'react';
import { useFetcher, useSearchParams } from 'react-router';
import type { deskAction } from '../desk-action.ts';
import type { loader } from '../routes/planning/board-duty.ts';
import type { boardForms } from './board-forms.ts';
import type { RunName } from './use-lift.ts';

/** The part of the address that names the open duty: its trip and its vehicle, from 1. */
const shown = 'duty';

/** The duty whose details are open, by the address, so that Back and reload work; and a function that opens another. */
export function useShownDuty() {
  const [address, setAddress] = useSearchParams();
  const [reference = '', number = ''] = (address.get(shown) ?? '').split('.');
  const vehicleIndex = Number(number) - 1;
  const run: RunName | null = reference === '' || !Number.isInteger(vehicleIndex) || vehicleIndex < 0 ? null : { reference, vehicleIndex };
  const change = (value: string | null) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(shown);
        else next.set(shown, value);
        return next;
      },
      { preventScrollReset: true, replace: run !== null },
    );
  return {
    run,
    show: ({ reference: of, vehicleIndex: at }: RunName) => change(`${of}.${at + 1}`),
    close: () => change(null),
  };
}

/** Its details, loaded again after every act on the board. */
export function useDuty({ reference, vehicleIndex }: RunName) {
  const { load, data } = useFetcher<typeof loader>();
  const sender = useFetcher<ReturnType<typeof deskAction<typeof boardForms>>>();
  useEffect(() => {
    void load(`/board/duty/${reference}/${vehicleIndex + 1}`);
  }, [load, reference, vehicleIndex]);
  const duty = data?.reference === reference && data.vehicleIndex === vehicleIndex ? data : null;
  return { duty, sender, answer: sender.state === 'idle' ? sender.data : undefined };
}

export type ShownDuty = NonNullable<ReturnType<typeof useDuty>['duty']>;
export type DutySender = ReturnType<typeof useDuty>['sender'];
