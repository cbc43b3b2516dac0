import * as v from 'valibot';
import { isDate } from '#domain/calendar/written-date.ts';
import { code } from '#domain/input/fields.ts';
import { readEuros } from '#domain/money/read-euros.ts';

/**
 * The fields of the desk's forms and addresses, as valibot schemas. Give each the name of its field in the form, so that its issue appears
 * beside that field. More kinds: `domain/input/fields.ts`. A value that is not in a list is refused, never replaced by another.
 */

/** The problem of an id that cannot be parsed: what it names does not exist. */
export const goneCode = 'gone' as const;

/** Text as typed. Its use case parses it by the form's fields in the domain, which have the limits of length. */
export function text() {
  return v.pipe(v.string(code('invalid')), v.trim());
}

/** The ticked boxes of one name, none or more. The use case parses them. */
export function texts() {
  return v.array(text(), code('invalid'));
}

/** The id of something that the page showed, from a hidden field. */
export function id() {
  return v.pipe(v.string(goneCode), v.uuid(goneCode));
}

/** The ids of things that the page showed, at least one. */
export function ids() {
  return v.pipe(v.array(id(), goneCode), v.minLength(1, goneCode));
}

/** The version of a thing that the page showed, from a hidden field. An act is refused where somebody has changed the thing since. */
export function seen() {
  return v.pipe(v.string(goneCode), v.regex(/^\d{1,15}$/, goneCode), v.transform(Number));
}

/** One value of a list. */
export function oneOf<const Choice extends string>(choices: readonly Choice[]) {
  return v.pipe(v.string(code('invalid')), v.nonEmpty(code('required')), v.picklist(choices, code('invalid')));
}

/** One value of a list; empty is null. */
export function oneOfOrNone<const Choice extends string>(choices: readonly Choice[]) {
  return v.pipe(
    v.string(code('invalid')),
    v.transform((given) => given || null),
    v.nullable(v.picklist(choices, code('invalid'))),
  );
}

/** Values of a list, at least one: the boxes that were ticked. */
export function someOf<const Choice extends string>(choices: readonly Choice[]) {
  return v.pipe(
    v.array(v.pipe(v.string(code('invalid')), v.picklist(choices, code('invalid'))), code('invalid')),
    v.minLength(1, code('required')),
  );
}

/** An amount of money as people type it, in cents; more than zero. */
export function euros() {
  return v.pipe(
    text(),
    v.nonEmpty(code('required')),
    v.transform((given) => readEuros(given)),
    v.number(code('invalid')),
    v.minValue(1, code('too-few')),
  );
}

/** The same, zero or more. */
export function eurosFromNothing() {
  return v.pipe(
    text(),
    v.nonEmpty(code('required')),
    v.transform((given) => readEuros(given)),
    v.number(code('invalid')),
    v.minValue(0, code('invalid')),
  );
}

/** The same, zero or more; empty is null. */
export function eurosOrNone() {
  return v.pipe(
    text(),
    v.transform((given) => (given === '' ? null : (readEuros(given) ?? Number.NaN))),
    v.nullable(v.number(code('invalid'))),
  );
}

/** Alternatives to the requested times, each as `days minutes`. */
export function shifts() {
  return v.array(
    v.pipe(
      v.string(goneCode),
      v.regex(/^-?\d{1,3} -?\d{1,4}$/, goneCode),
      v.transform((given) => {
        const [days = 0, minutes = 0] = given.split(' ').map(Number);
        return { days, minutes };
      }),
    ),
    goneCode,
  );
}

/** A day as YYYY-MM-DD. */
export function day() {
  return v.pipe(text(), v.nonEmpty(code('required')), v.check(isDate, code('invalid')));
}

/** A day as YYYY-MM-DD; empty is null. */
export function dayOrNone() {
  return v.pipe(
    text(),
    v.transform((given) => given || null),
    v.nullable(v.pipe(v.string(), v.check(isDate, code('invalid')))),
  );
}

/** A whole number from 0, as digits. */
export function count(most: number) {
  return v.pipe(
    text(),
    v.nonEmpty(code('required')),
    v.regex(/^\d{1,9}$/, code('invalid')),
    v.transform(Number),
    v.maxValue(most, code('too-many')),
  );
}

/** One uploaded file. */
export type SentFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** Uploaded files, at least one. */
export function files() {
  const file = v.object({ name: v.string(code('invalid')), bytes: v.instance(Uint8Array, code('invalid')) });
  return v.pipe(v.array(file, code('invalid')), v.minLength(1, code('required')));
}

/** Yes or no, set by the act itself. */
export function yesOrNo() {
  return v.boolean(code('invalid'));
}
