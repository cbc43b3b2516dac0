import type { FormField } from '#domain/forms/form-fields.ts';

/** A field of an editor as its form shows it. */
export type EditedField = Pick<FormField, 'path' | 'value' | 'options'> & { readonly input: string };
