import { tripKey } from '../../values/trip-key.ts';

/** Whether this tab keeps a trip that was left half typed. What it says is read by the form itself. */
export function hasDraft(): boolean {
  try {
    return window.sessionStorage.getItem(tripKey) !== null;
  } catch {
    return false;
  }
}
