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
  /** A trip reference in any notation; an unknown one is kept as typed. */
  reference: line(textLimits.formNumber),
  subject: requiredLine(textLimits.line),
  text: lines(textLimits.question),
  callWindow: choiceOrFirst(callWindows),
  /** A honeypot: hidden from people, but filled in by bots. */
  website: line(textLimits.key),
});

/** The cleaned content of a contact form. */
export type ContactForm = v.InferOutput<typeof contactFields>;

/**
 * Reads a contact form, with one issue per field. A message needs a mail address and a text, a call a telephone number; the rest is
 * optional.
 */
export function readContactForm(typed: unknown): Result<ContactForm, FieldIssue[]> {
  const read = readFields(contactFields, typed);
  const issues = [...(read.ok ? [] : read.failure), ...missingOf(read.ok ? read.value : typed)];
  return read.ok && issues.length === 0 ? read : failure(inOrder(firstOfEach(issues)));
}

/** In the order of the form, because a summary links to the fields from top to bottom. */
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
