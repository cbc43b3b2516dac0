import type { PartnerProblem } from '../desk-request.ts';

/** The outcome of a partner's form that was refused, with what was typed, so that nothing is lost. */
export type PartnerOutcome = PartnerProblem & { readonly intent: string; readonly typed: Readonly<Record<string, string>> };
