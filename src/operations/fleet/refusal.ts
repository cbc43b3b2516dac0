import { isOverlapOf, isReferenceLost, isViolationOf } from '#db/engine/database-errors.ts';
import type { FieldIssue } from '#domain/input/issues.ts';
import { failure, type Result } from '#domain/result.ts';
import type { ChangedSince } from '#operations/audit/change-store.ts';
import { occupiedOnce } from './occupation-store.ts';

/** Why a change of the fleet was refused: issues per field, or one reason for all of it. */
export type Refused =
  | { readonly why: 'mistyped'; readonly issues: readonly FieldIssue[] }
  | { readonly why: 'gone' | 'busy' | 'known-plate' | 'known-hours' | 'prove-again' | 'new-means' | 'second-person' }
  /** Who or what leaves still has duties; the person must say that they may be opened. */
  | { readonly why: 'duties-planned'; readonly values: { readonly count: number } }
  /** A colleague changed it since the page was loaded. */
  | ChangedSince;

export function refuseFields(issues: readonly FieldIssue[]): { readonly ok: false; readonly failure: Refused } {
  return failure({ why: 'mistyped', issues });
}

/**
 * Turns database errors into reasons: double occupation, a duplicate plate, a missing referenced row. Must wrap the whole transaction,
 * because such an error has aborted it.
 */
export async function explainRefusal<Value>(work: () => Promise<Result<Value, Refused>>): Promise<Result<Value, Refused>> {
  try {
    return await work();
  } catch (error) {
    if (isOverlapOf(error, occupiedOnce)) return failure({ why: 'busy' });
    if (isViolationOf(error, 'vehicles_plate_key')) return failure({ why: 'known-plate' });
    if (isReferenceLost(error)) return failure({ why: 'gone' });
    throw error;
  }
}
