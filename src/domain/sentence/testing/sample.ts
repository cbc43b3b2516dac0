import type { ReadField } from '../mark.ts';

/** The date of every sample: a Friday. */
export const sampleDay = '2026-11-27';

/** A text as customers write it, with all the facts it contains. */
export type Sample = { readonly text: string; readonly gives: Readonly<Partial<Record<ReadField, string>>> };
