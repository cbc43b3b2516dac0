import type { PartnerProblem } from '../desk-request.ts';

/** What came of a partner's form that was not done, with what was typed, so that nothing of it is lost. */
export type PartnerOutcome = PartnerProblem & { readonly intent: string; readonly typed: Readonly<Record<string, string>> };
