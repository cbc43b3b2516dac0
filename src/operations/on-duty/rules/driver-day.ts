import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { Certificate } from '#operations/fleet/rules/certificates.ts';
import type { JourneyDocumentKind } from '#operations/journey-documents/rules/document-rules.ts';
import type { DutySheet } from './duty-sheet.ts';
import type { ReportKind } from './report-kinds.ts';

/** What was pressed, as it is shown. `at`: by the phone's clock, ISO 8601 UTC. */
export type DriverReport = {
  readonly id: string;
  readonly kind: ReportKind;
  readonly at: string;
  readonly stop: number | null;
  readonly minutes: number | null;
  readonly note: string;
};

/** A duty as its driver's page shows it. */
export type DriverDuty = {
  readonly dutyId: string;
  readonly version: number;
  readonly isSeen: boolean;
  readonly sheet: DutySheet;
  readonly presses: readonly DriverReport[];
  /** Ids of steps that were taken back: a phone that still keeps one shows it no longer. */
  readonly takenBack: readonly string[];
  /** When the coach is planned to be at the last stop, ISO 8601 UTC; null where the duty is gone. */
  readonly lastArrivalAt: string | null;
  /** Which go along with the journey, to be shown at a check. */
  readonly journeyPapers: readonly JourneyDocumentKind[];
  /** Of the vehicle, and when each ends. */
  readonly papers: readonly Certificate[];
};

/** A thing that somebody left: `date` is the day of its trip, `YYYY-MM-DD` by the office's clock. */
export type LostQuestion = {
  readonly id: string;
  readonly dutyId: string;
  readonly what: string;
  readonly place: string;
  readonly date: string;
};

/** What a driver's page says: what he drives today and later, as far as it was released. */
export type DriverDay = {
  readonly driver: string;
  readonly language: SiteLanguage;
  /** Day and night. */
  readonly officePhone: string;
  /** `YYYY-MM-DD` by the office's clock, with the instant at which this was read. */
  readonly today: string;
  readonly readAt: string;
  readonly duties: readonly DriverDuty[];
  /** What was left in a coach that he drove, and nobody has answered for yet. */
  readonly lost: readonly LostQuestion[];
  /** The address of his calendar; null where he has none. */
  readonly calendar: string | null;
  /** His own; none that is near to health. */
  readonly papers: readonly Certificate[];
};
