import type { FieldIssue } from '#domain/input/issues.ts';
import { type Group, maximumPassengers } from './group.ts';

/** The group alone: 1 to {@link maximumPassengers} passengers, no more wheelchair places than passengers. */
export function checkGroup({ passengers, wheelchairPlaces }: Pick<Group, 'passengers' | 'wheelchairPlaces'>): FieldIssue[] {
  const most = Math.max(0, Math.min(passengers, maximumPassengers)) || 0;
  return [
    ...checkNumber('passengers', passengers, { least: 1, most: maximumPassengers }),
    ...checkNumber('wheelchairPlaces', wheelchairPlaces, { least: 0, most }),
  ];
}

function checkNumber(field: string, value: number, { least, most }: { readonly least: number; readonly most: number }): FieldIssue[] {
  if (!Number.isInteger(value)) return [{ field, code: 'invalid' }];
  if (value < least) return [{ field, code: 'too-few' }];
  return value > most ? [{ field, code: 'too-many' }] : [];
}
