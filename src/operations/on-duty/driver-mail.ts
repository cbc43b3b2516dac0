import type { NewJob } from '#db/outbox/outbox-store.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { shorten } from '#domain/input/clean-text.ts';
import { createMessageId, hashRecipient } from '#output/mail/identity.ts';
import type { MailPayload } from '#output/mail/messages.ts';
import type { DriverAtDoor } from './driver-key-store.ts';
import { languageOfDriver, siteOfOperator } from './rules/driver-language.ts';
import type { DutySheet } from './rules/duty-sheet.ts';

type DriverMail = {
  readonly occasion: 'new' | 'changed' | 'withdrawn' | 'lost';
  readonly driver: DriverAtDoor;
  readonly sheet: DutySheet;
  /** Identifies the event: the id of the sheet or of the lost item. */
  readonly sheetId: string;
  readonly url: string;
  readonly at: string;
};

/** Mails a driver that there is something to read, or that a duty is cancelled. The content is only on the driver's page. */
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

type MonthMail = Pick<DriverMail, 'driver' | 'url' | 'at'> & {
  /** `YYYY-MM`. */ readonly month: string /** In the driver's language. */;
  readonly title: string;
};

/** Mails a driver the way to the duties of a month. */
export function createMonthMailJob({ driver, month, title, url, at }: MonthMail): NewJob {
  const payload: MailPayload = {
    kind: 'duty-sheet',
    messageId: createMessageId('duty-sheet', [driver.id, month, at]),
    recipientHash: hashRecipient(driver.email),
    causedAt: at,
    site: siteOfOperator(driver.country),
    language: languageOfDriver(driver),
    recipient: { name: shorten(driver.name), email: driver.email },
    occasion: 'month',
    duty: { reference: title, begin: { date: `${month}-01`, time: '00:00' }, vehicle: '–', from: '–' },
    url,
  };
  const { messageId, recipientHash } = payload;
  return { kind: 'mail', tripId: null, payload, messageId, recipientHash, runAfter: null, isUrgent: false };
}
