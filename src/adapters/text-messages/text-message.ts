import * as v from 'valibot';

/** Four SMS parts in letters outside GSM 03.38, which French and Spanish need. Networks may cut longer messages. */
export const longestText = 268;

/** A text message as stored in the outbox. */
export const textMessage = v.object({
  /** E.164. */
  to: v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/)),
  text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestText + 1)),
  causedAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type TextMessage = v.InferOutput<typeof textMessage>;
