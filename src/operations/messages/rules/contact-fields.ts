import * as v from 'valibot';
import { isEmail, normaliseEmail } from '#domain/input/email.ts';
import { choiceOrFirst, code, line, lines, personName, phone, requiredLine } from '#domain/input/fields.ts';
import type { FieldIssue } from '#domain/input/issues.ts';
import { firstOfEach, readFields } from '#domain/input/read-fields.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result } from '#domain/result.ts';
import { callWindows, contactWishes } from '#domain/sites/contact.ts';

const contactFields = v.object({
  wish: choiceOrFirst(contactWishes),
  name: personName(),
  email: v.pipe(
    line(textLimits.email),
    v.check((text) => text === '' || isEmail(text), code('email')),
    v.transform(normaliseEmail),
  ),
  phone: phone(),
  /** A number of a trip, however it is written; one that we do not know is kept as it was typed. */
  reference: line(textLimits.formNumber),
  subject: requiredLine(textLimits.line),
  text: lines(textLimits.question),
  callWindow: choiceOrFirst(callWindows),
  /** Hidden from people: a program that fills every field fills this one too. */
  website: line(textLimits.key),
});

/** What stands in the form of a contact page, cleaned. */
export type ContactForm = v.InferOutput<typeof contactFields>;

/**
 * Reads the form of a contact page, with one issue for each field that must be mended. A question needs a mail address and words, a call a
 * telephone number; the rest may be left out.
 */
export function readContactForm(typed: unknown): Result<ContactForm, FieldIssue[]> {
  const read = readFields(contactFields, typed);
  const issues = [...(read.ok ? [] : read.failure), ...missingOf(read.ok ? read.value : typed)];
  return read.ok && issues.length === 0 ? read : failure(inOrder(firstOfEach(issues)));
}

/** As the fields stand in the form, for a summary leads through it from top to bottom. */
function inOrder(issues: readonly FieldIssue[]): FieldIssue[] {
  const names = Object.keys(contactFields.entries);
  return issues.toSorted((first, second) => names.indexOf(first.field) - names.indexOf(second.field));
}

const given = v.object({
  wish: v.optional(v.unknown()),
  email: v.optional(v.unknown()),
  text: v.optional(v.unknown()),
  phone: v.optional(v.unknown()),
});

function missingOf(typed: unknown): FieldIssue[] {
  const read = v.safeParse(given, typed);
  if (!read.success) return [];
  const needed = read.output.wish === 'call-back' ? (['phone'] as const) : (['email', 'text'] as const);
  return needed.filter((field) => String(read.output[field] ?? '').trim() === '').map((field): FieldIssue => ({ field, code: 'required' }));
}
