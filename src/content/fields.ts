import * as v from 'valibot';
import { typedAs } from '#domain/forms/schema-shape.ts';
import { findUnknownPlaceholders, openPlaceholders } from './placeholders.ts';
import { parseRichText } from './rich-text-parser.ts';

const knownPlaceholders = v.rawCheck<string>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  for (const name of findUnknownPlaceholders(dataset.value)) addIssue({ message: `has an unknown placeholder {${name}}` });
});

/** A title is mandatory, whereas a paragraph can be omitted. */
const noOpenPlaceholders = v.rawCheck<string>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  for (const name of openPlaceholders.filter((each) => dataset.value.includes(`{${each}}`))) {
    addIssue({ message: `may not hold {${name}}, which the brand file may leave open` });
  }
});

/** One line of plain text, with placeholders but without mark-up. */
export const text = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('is empty'),
  v.regex(/^[^<>]*$/, 'may not contain markup'),
  v.regex(/^[^\r\n]*$/, 'must be one line'),
  knownPlaceholders,
  noOpenPlaceholders,
  typedAs('line'),
);

/** Authored HTML, parsed into the allow-list. The store's HTML is parsed in the same way, so a tampered row never reaches a page. */
export const richText = v.pipe(
  v.string(),
  knownPlaceholders,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseRichText(dataset.value);
    if (parsed.ok) return parsed.value;
    for (const message of parsed.failure) addIssue({ message });
    return NEVER;
  }),
  typedAs('rich'),
);

export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'), v.maxLength(80));

/**
 * Key of a picture: one that the site draws, such as `skyline-amsterdam` or `vehicle-coachHire`, or an added one, `photo-` and its hash.
 */
export const imageKey = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-zA-Z0-9]+)+$/, 'must be the key of a picture'), typedAs('picture'));

export const instant = v.pipe(v.string(), v.check(isInstant, 'must be an instant such as 2026-01-05T09:00:00Z'));

export const day = v.pipe(
  v.string(),
  v.check((value) => isInstant(`${value}T00:00:00Z`), 'must be a date such as 2026-01-05'),
);

export const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:30'));

/** Stars out of five, in steps of a half. */
export const stars = v.pipe(v.number(), v.minValue(0), v.maxValue(5), v.multipleOf(0.5));

function isInstant(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(value) || Number.isNaN(Date.parse(value))) return false;
  // Date.parse rolls 30 February over to March.
  return new Date(value).toISOString().slice(0, 19) === value.slice(0, 19);
}
