import * as v from 'valibot';
import type { Result } from '#domain/result.ts';
import { line, tick } from '../../input/fields.ts';
import type { FieldIssue } from '../../input/issues.ts';
import { readFields } from '../../input/read-fields.ts';
import { dayContactSchema } from './contact-input.ts';

const journeySchema = v.object({ flightNumber: line(20), firstContact: dayContactSchema, secondContact: dayContactSchema });

/** What can be given until departure: the flight of the group, and the contacts for the driver. */
export type JourneyInput = v.InferOutput<typeof journeySchema>;

/** Reads the details of the day as a form or the API sends them; gives everything wrong at once. */
export function parseJourneyInput(value: unknown): Result<JourneyInput, readonly FieldIssue[]> {
  return readFields(journeySchema, value);
}

const sharingSchema = v.object({ isShared: tick(), renew: tick() });

/** Whether the group has a page, and whether it gets a new address, which ends the old one. */
export type SharingInput = v.InferOutput<typeof sharingSchema>;

export function parseSharingInput(value: unknown): Result<SharingInput, readonly FieldIssue[]> {
  return readFields(sharingSchema, value);
}
