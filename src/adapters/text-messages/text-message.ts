import * as v from 'valibot';

/** Four parts of an SMS in letters beyond GSM 03.38, which French and Spanish need: what is longer, networks may cut. */
export const longestText = 268;

/** A text message as the outbox keeps it. */
export const textMessage = v.object({
  /** E.164. */
  to: v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/)),
  text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestText + 1)),
  causedAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type TextMessage = v.InferOutput<typeof textMessage>;
