import { addDays, addYears } from '#domain/calendar/date.ts';
import {
  getDocumentRule,
  type JourneyDocumentKind,
  journeyDocumentKinds,
  keepingsOf,
} from '#operations/journey-documents/rules/document-rules.ts';
import { inspectedDays } from './inspection.ts';

/** Years for which the state that keeps journey documents longest wants them kept. */
const mostYearsKept = Math.max(...journeyDocumentKinds.flatMap((kind) => keepingsOf(kind).map(({ years }) => years ?? 0)));

/** The first day of which any journey document may have to be shown today. `YYYY-MM-DD`. */
export function firstKeptDay(today: string): string {
  return addYears(today, -mostYearsKept);
}

/**
 * Whether a journey document must still be shown: within the carrier's years of its state, or within the days that a driver carries it. Where
 * no source names a term, as long as the driver's records.
 */
export function isStillKept(kind: JourneyDocumentKind, journeyOn: string, today: string): boolean {
  const { years, driverDays } = getDocumentRule(kind, journeyOn).keeping;
  const days = addDays(today, -(driverDays ?? inspectedDays));
  return journeyOn >= (years === null ? days : addYears(today, -years));
}
