import { useFetcher } from 'react-router';
import type { deskAction } from '../desk-action.ts';
import type { boardForms } from './board-forms.ts';
import type { Marked } from './use-lift.ts';

/** Locks and unlocks crews by a key, and the answer. */
export function useLock() {
  const sender = useFetcher<ReturnType<typeof deskAction<typeof boardForms>>>();
  const lock = ({ reference, vehicleIndex, seen }: Marked, act: 'lock' | 'unlock') => {
    void sender.submit({ intent: act, reference, vehicle: String(vehicleIndex), seen: String(seen) }, { method: 'post' });
  };
  return { lock, answer: sender.state === 'idle' ? sender.data : undefined };
}
