export type RosterDuty = { readonly reference: string; readonly startsAt: string; readonly endsAt: string; readonly plate: string };
export type RosterDay = {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** That begin on the day, by start. */
  readonly duties: readonly RosterDuty[];
  /** Away for the whole day or a part of it; the kind is not shown. */
  readonly isAway: boolean;
  readonly isWished: boolean;
};
export type DriverMonth = {
  readonly driver: string;
  readonly month: string;
  readonly minutes: number;
  readonly days: readonly RosterDay[];
};

/** A month as `YYYY-MM`. */
export function isMonth(text: string): boolean {
  return /^20\d{2}-(0[1-9]|1[0-2])$/.test(text);
}
