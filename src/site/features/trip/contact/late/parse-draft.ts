import { customerLastsFor } from '../../../../visitor/session-trip.ts';

/** The contact form of a trip as a tab stores it. */
export type ContactDraft = {
  readonly reference: string;
  /** When something was last typed, in milliseconds since 1970. */
  readonly typedAt: number;
  readonly fields: Readonly<Record<string, string>>;
};

/** What a tab stored; null for anything else. */
export function parseDraft(value: unknown): ContactDraft | null {
  if (!isRecord(value)) return null;
  const { reference, typedAt, fields } = value;
  if (typeof reference !== 'string' || typeof typedAt !== 'number' || !isTexts(fields)) return null;
  return { reference, typedAt, fields };
}

/** The values to restore: none in the form of another trip, after they expired, or if the clock was set back. */
export function pickDraft(draft: ContactDraft | null, { reference, now }: { readonly reference: string; readonly now: number }) {
  if (draft === null || draft.reference !== reference) return null;
  const passed = now - draft.typedAt;
  return passed >= 0 && passed < customerLastsFor ? draft.fields : null;
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
