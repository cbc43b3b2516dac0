import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { Certificate } from '#operations/fleet/rules/certificates.ts';
import type { JourneyDocumentKind } from '#operations/journey-documents/rules/document-rules.ts';
import type { DutySheet } from './duty-sheet.ts';
import type { ReportKind } from './report-kinds.ts';

/** A report for display. `at`: by the phone's clock, ISO 8601 UTC. */
export type DriverReport = {
  readonly id: string;
  readonly kind: ReportKind;
  readonly at: string;
  readonly stop: number | null;
  readonly minutes: number | null;
  readonly note: string;
};

/** A duty as shown on the driver's page. */
export type DriverDuty = {
  readonly dutyId: string;
  readonly version: number;
  readonly isSeen: boolean;
  readonly sheet: DutySheet;
  readonly reports: readonly DriverReport[];
  /** Ids of undone steps: a phone that still stores one hides it. */
  readonly takenBack: readonly string[];
  /** The planned arrival at the last stop, ISO 8601 UTC; null if the duty no longer exists. */
  readonly lastArrivalAt: string | null;
  /** How much later than planned the group comes that this duty takes over; absent: in time, or it takes over none. */
  readonly groupLateMinutes?: number;
  /** The documents to show at a roadside inspection. */
  readonly journeyDocuments: readonly JourneyDocumentKind[];
  /** The certificates of the vehicle, with their expiry. */
  readonly certificates: readonly Certificate[];
};

/** A lost item: `date` is the day of its trip, `YYYY-MM-DD` in the office's time zone. */
export type LostQuestion = {
  readonly id: string;
  readonly dutyId: string;
  readonly what: string;
  readonly place: string;
  readonly date: string;
};

/** The content of a driver's page: today's and later duties, as far as released. */
export type DriverDay = {
  readonly driver: string;
  readonly language: SiteLanguage;
  /** Answers day and night. */
  readonly officePhone: string;
  /** `YYYY-MM-DD` in the office's time zone, with the instant of reading. */
  readonly today: string;
  readonly readAt: string;
  readonly duties: readonly DriverDuty[];
  /** Items lost in a coach of this driver, without an answer yet. */
  readonly lost: readonly LostQuestion[];
  /** The address of the driver's calendar; null if there is none. */
  readonly calendar: string | null;
  /** The driver's own certificates, except health certificates. */
  readonly certificates: readonly Certificate[];
};
