import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { loader } from '../board/board-duty.ts';
import type { boardForms } from '../board/board-forms.ts';
import type { RunName } from '../board/use-lift.ts';
import type { deskAction } from '../desk-action.ts';

/** The details of a duty, read anew whenever anything was done about it. */
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
