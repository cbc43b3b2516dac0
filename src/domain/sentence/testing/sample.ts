import type { ReadField } from '../mark.ts';

/** The day on which every sample was written: a Friday. */
export const sampleDay = '2026-11-27';

/** A text as customers write it, and all that it says of the trip. */
export type Sample = { readonly text: string; readonly gives: Readonly<Partial<Record<ReadField, string>>> };
