import * as v from 'valibot';
import { cleanLine, cleanText } from './clean-text.ts';
import { isEmail, normaliseEmail } from './email.ts';
import type { IssueCode } from './issues.ts';
import { isPhone, plainPhone } from './phone.ts';
import { textLimits } from './text-limits.ts';

/**
 * The kinds of fields in forms and in the API, as valibot schemas whose messages are our issue codes. A missing or null field reads as
 * empty, because unticked boxes and omitted GraphQL arguments are not sent.
 */

/** One line of text, cleaned; may be empty. */
export function line(maximum: number) {
  return v.nullish(v.pipe(v.string(code('invalid')), v.transform(cleanLine), v.maxLength(maximum, code('too-long'))), '');
}

/** One line of text, cleaned; required. */
export function requiredLine(maximum: number) {
  return v.nullish(v.pipe(line(maximum), v.nonEmpty(code('required'))), '');
}

/** An address of a website or a mailbox. Names never contain one, and mails to strangers should not. */
const address =
  /:\/\/|\bwww\.|@|[\p{L}\p{N}-]\.(?:com|net|org|info|biz|io|ru|cn|xyz|top|site|shop|online|link|click|eu|nl|be|de|fr|es|uk)(?![\p{L}\p{N}])/iu;

/** Initials written against the name that follows, as in “J.de Vries” and “Th.de Boer”, are no address in Germany. */
const initialAndDe = /(?<![\p{L}\p{N}.-])(?:\p{Lu}\.)*(?:\p{Lu}|Th|Ph|Chr|Joh|IJ)\.de(?![\p{L}\p{N}])/gu;

/** A person's first or last name. It is repeated in mails, so it may not contain an address. */
export function personName() {
  return v.pipe(
    requiredLine(textLimits.name),
    v.check((text) => !address.test(text.replace(initialAndDe, '')), code('invalid')),
  );
}

/** Several lines of text, cleaned; may be empty. */
export function lines(maximum: number) {
  return v.nullish(v.pipe(v.string(code('invalid')), v.transform(cleanText), v.maxLength(maximum, code('too-long'))), '');
}

/** An e-mail address; required. */
export function email() {
  return v.pipe(requiredLine(textLimits.email), v.check(isEmail, code('email')), v.transform(normaliseEmail));
}

/** A telephone number; may be empty. */
export function phone() {
  return v.pipe(
    line(textLimits.phone),
    v.transform(plainPhone),
    v.check((text) => text === '' || isPhone(text), code('phone')),
  );
}

/** A telephone number; required. */
export function requiredPhone() {
  return v.pipe(requiredLine(textLimits.phone), v.transform(plainPhone), v.check(isPhone, code('phone')));
}

/** A whole number within bounds, as a number or as the digits that a form sends. */
export function wholeNumber({ least, most }: { readonly least: number; readonly most: number }) {
  return v.pipe(
    v.nullish(v.union([v.number(), v.string()], code('invalid')), ''),
    v.transform((value) => String(value).trim()),
    v.nonEmpty(code('required')),
    v.regex(/^-?\d+$/, code('invalid')),
    v.transform(Number),
    v.minValue(least, code('too-few')),
    v.maxValue(most, code('too-many')),
  );
}

/** {@link wholeNumber} from 0; nothing typed means 0. */
export function wholeNumberOrNone(most: number) {
  return v.pipe(
    v.nullish(v.unknown(), 0),
    v.transform((value) => (value === '' ? 0 : value)),
    wholeNumber({ least: 0, most }),
  );
}

/** One of a list. */
export function choice<const Choice extends string>(choices: readonly Choice[]) {
  return v.pipe(requiredLine(textLimits.name), v.picklist(choices, code('invalid')));
}

/** One of a list; the first if nothing is sent. */
export function choiceOrFirst<const Choice extends string>(choices: readonly [Choice, ...Choice[]]) {
  return v.pipe(
    line(textLimits.name),
    v.transform((text) => text || choices[0]),
    v.picklist(choices, code('invalid')),
  );
}

/** One of a list, or null if empty. */
export function choiceOrNull<const Choice extends string>(choices: readonly Choice[]) {
  return v.pipe(
    line(textLimits.name),
    v.transform((text) => text || null),
    v.nullable(v.picklist(choices, code('invalid'))),
  );
}

/** Any number of a list, each once, in the list's order. A form sends a single tick as plain text. */
export function choices<const Choice extends string>(known: readonly Choice[]) {
  return v.pipe(
    v.nullish(v.union([v.array(v.string()), v.string()], code('invalid')), []),
    v.transform((given) => (Array.isArray(given) ? given : [given]).filter((text) => text !== '')),
    v.everyItem((text) => (known as readonly string[]).includes(text), code('invalid')),
    v.transform((given) => known.filter((choice) => given.includes(choice))),
  );
}

/** A checkbox as sent by a browser (`on`), by our own forms (`true`, `1`) or in JSON. */
export function tick() {
  return v.pipe(
    v.nullish(v.union([v.boolean(), v.string()], code('invalid')), false),
    v.transform((value) => value === true || value === 'on' || value === 'true' || value === '1'),
  );
}

/** Uses an issue code as a schema's message; a code that does not exist does not compile. */
export function code(name: IssueCode): IssueCode {
  return name;
}
