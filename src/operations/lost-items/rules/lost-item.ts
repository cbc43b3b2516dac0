/** What became of a thing that somebody left in a coach (desk-domain.md, section 6, story 5). */
export const lostStates = ['asked', 'found', 'missing', 'handed-over'] as const;

/** After so many days everything that is known of it is deleted. */
export const lostItemDays = 90;

/** For so many days after their trip its drivers are asked: so long we keep who drove it. */
export const driverAskedDays = 30;

/** What a driver presses about it. */
export const lostReportKinds = ['lost-found', 'lost-missing'] as const;
export type LostReportKind = (typeof lostReportKinds)[number];

export function isLostReport(kind: string): kind is LostReportKind {
  return lostReportKinds.some((each) => each === kind);
}

/** Neither what is taken for another in handwriting or by telephone, nor vowels, which make words. */
const letters = 'CDFGHJKLMNPRTVWX34679';
const codeLength = 6;

/** What whoever lost it says when he fetches it; `bytes` are random, at least six. */
export function createClaimCode(bytes: Uint8Array): string {
  return [...bytes.slice(0, codeLength)].map((byte) => letters[byte % letters.length]).join('');
}

/** Whether somebody said the code, however he writes it. */
export function isClaimCode(code: string, typed: string): boolean {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '') === code;
}
