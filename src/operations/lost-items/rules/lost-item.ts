/** States of an item that was left in a coach (docs/the-desk.md#lost-items). */
export const lostStates = ['asked', 'found', 'missing', 'handed-over'] as const;

/** Days after which everything about the item is deleted. */
export const lostItemDays = 90;

/** The drivers of a trip are asked for this many days after it, as long as we store who drove it. */
export const driverAskedDays = 30;

/** A driver's reports about an item. */
export const lostReportKinds = ['lost-found', 'lost-missing'] as const;
export type LostReportKind = (typeof lostReportKinds)[number];

export function isLostReport(kind: string): kind is LostReportKind {
  return lostReportKinds.some((each) => each === kind);
}

/** No characters that are confused in handwriting or by telephone, and no vowels, which form words. */
const letters = 'CDFGHJKLMNPRTVWX34679';
const codeLength = 6;

/** The claim code for the owner of the item; `bytes` are random, at least six. */
export function createClaimCode(bytes: Uint8Array): string {
  return [...bytes.slice(0, codeLength)].map((byte) => letters[byte % letters.length]).join('');
}

/** Whether the code matches, however it is written. */
export function isClaimCode(code: string, typed: string): boolean {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '') === code;
}
