import type { FieldIssue } from '#domain/input/issues.ts';
import { type ChildSeatKind, childSeatKinds, countChildSeats, type Group, maximumPassengers } from './group.ts';

/** Checks only the group: 1 to {@link maximumPassengers} passengers, and no more wheelchair places or child seats than passengers. */
export function checkGroup(group: Pick<Group, 'passengers' | 'wheelchairPlaces' | ChildSeatKind>): FieldIssue[] {
  const { passengers, wheelchairPlaces } = group;
  const most = Math.max(0, Math.min(passengers, maximumPassengers)) || 0;
  return [
    ...checkNumber('passengers', passengers, { least: 1, most: maximumPassengers }),
    ...checkNumber('wheelchairPlaces', wheelchairPlaces, { least: 0, most }),
    ...checkChildSeats(group, most),
  ];
}

/** Checks each kind alone, then the sum; if the sum is too large, the issue is on the last kind filled in. */
function checkChildSeats(group: Pick<Group, ChildSeatKind>, most: number): FieldIssue[] {
  const issues = childSeatKinds.flatMap((kind) => checkNumber(kind, group[kind], { least: 0, most }));
  const last = childSeatKinds.findLast((kind) => group[kind] > 0);
  return issues.length > 0 || last === undefined || countChildSeats(group) <= most ? issues : [{ field: last, code: 'too-many' }];
}

function checkNumber(field: string, value: number, { least, most }: { readonly least: number; readonly most: number }): FieldIssue[] {
  if (!Number.isInteger(value)) return [{ field, code: 'invalid' }];
  if (value < least) return [{ field, code: 'too-few' }];
  return value > most ? [{ field, code: 'too-many' }] : [];
}
