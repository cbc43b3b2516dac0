import { addDays, addYears } from '#domain/calendar/date.ts';
import {
  getDocumentRule,
  type JourneyDocumentKind,
  journeyDocumentKinds,
  retentionsOf,
} from '#operations/journey-documents/rules/document-rules.ts';
import { inspectedDays } from './inspection.ts';

/** Years for which the state that keeps journey documents longest wants them kept. */
const mostYearsRetained = Math.max(...journeyDocumentKinds.flatMap((kind) => retentionsOf(kind).map(({ years }) => years ?? 0)));

/** The first day of which any journey document may have to be shown today. `YYYY-MM-DD`. */
export function firstRetainedDay(today: string): string {
  return addYears(today, -mostYearsRetained);
}

/**
 * Whether a journey document must still be shown: within the carrier's years of its state, or within the days that a driver carries it. Where
 * no source names a term, as long as the driver's records.
 */
export function isStillRetained(kind: JourneyDocumentKind, journeyOn: string, today: string): boolean {
  const { years, driverDays } = getDocumentRule(kind, journeyOn).retention;
  const days = addDays(today, -(driverDays ?? inspectedDays));
  return journeyOn >= (years === null ? days : addYears(today, -years));
}
