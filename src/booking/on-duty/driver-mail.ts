import type { DriverAtDoor } from '#data/on-duty/driver-key-store.ts';
import type { NewJob } from '#data/outbox/outbox-store.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { shorten } from '#domain/input/clean-text.ts';
import { languageOfDriver, siteOfOperator } from '#domain/planning/driver-language.ts';
import type { DutySheet } from '#domain/planning/duty-sheet.ts';
import { createMessageId, hashRecipient } from '#mail/identity.ts';
import type { MailPayload } from '#mail/messages.ts';

type DriverMail = {
  readonly occasion: 'new' | 'changed' | 'withdrawn' | 'lost';
  readonly driver: DriverAtDoor;
  readonly sheet: DutySheet;
  /** What makes it one event: the id of the sheet, or of what was left. */
  readonly sheetId: string;
  readonly url: string;
  readonly at: string;
};

/** Tells a driver that there is something to read, or that he need not come; what it is stands on his page alone. */
export function createDriverMailJob({ occasion, driver, sheet, sheetId, url, at }: DriverMail): NewJob {
  const { reference, startsAt, timeZone, vehicle, stops } = sheet;
  const payload: MailPayload = {
    kind: 'duty-sheet',
    messageId: createMessageId('duty-sheet', [sheetId, occasion]),
    recipientHash: hashRecipient(driver.email),
    causedAt: at,
    site: siteOfOperator(driver.country),
    language: languageOfDriver(driver),
    recipient: { name: shorten(driver.name), email: driver.email },
    occasion,
    duty: { reference, begin: toLocal(startsAt, timeZone), vehicle: shorten(vehicle), from: shorten(stops[0]?.place ?? '') },
    url,
  };
  const { messageId, recipientHash } = payload;
  return { kind: 'mail', tripId: null, payload, messageId, recipientHash, runAfter: null, isUrgent: true };
}
