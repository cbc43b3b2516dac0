import * as v from 'valibot';
import { failure, type Result, success } from '#domain/result.ts';
import { line, tick } from '../../input/fields.ts';
import type { FieldIssue } from '../../input/issues.ts';
import { isPhoneOf } from '../../input/phone.ts';
import { readFields } from '../../input/read-fields.ts';
import { callable, dayContactSchema } from './contact-input.ts';

const journeySchema = v.object({ flightNumber: line(20), firstContact: dayContactSchema, secondContact: dayContactSchema });

/** What can be given until departure: the group's flight, and the contacts for the driver. */
export type JourneyInput = v.InferOutput<typeof journeySchema>;

/** Reads the details of the day from a form or the API; returns all issues at once. */
export function parseJourneyInput(value: unknown): Result<JourneyInput, readonly FieldIssue[]> {
  return readFields(journeySchema, value);
}

/**
 * The same with telephone numbers in E.164, read by the numbering plans of these countries (most likely first). Reports an issue at the
 * field for a number that cannot be called.
 */
export function withCallableContacts(journey: JourneyInput, countries: readonly string[]): Result<JourneyInput, readonly FieldIssue[]> {
  const contacts = ['firstContact', 'secondContact'] as const;
  const issues = contacts.flatMap((name): FieldIssue[] => {
    const contact = journey[name];
    return contact === null || isPhoneOf(contact.phoneNumber, countries) ? [] : [{ field: `${name}.phoneNumber`, code: 'phone-country' }];
  });
  if (issues.length > 0) return failure(issues);
  const [firstContact, secondContact] = [callable(journey.firstContact, countries), callable(journey.secondContact, countries)];
  return success({ ...journey, firstContact, secondContact });
}

const sharingSchema = v.object({ isShared: tick(), renew: tick() });

/** Whether the group has a shared page, and whether it gets a new address, which disables the old one. */
export type SharingInput = v.InferOutput<typeof sharingSchema>;

export function parseSharingInput(value: unknown): Result<SharingInput, readonly FieldIssue[]> {
  return readFields(sharingSchema, value);
}
