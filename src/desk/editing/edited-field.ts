import type { DeskQueries } from '#desk-service/desk-service.ts';

type Form = NonNullable<Awaited<ReturnType<DeskQueries['pages']['form']>>>;

/** A field of an editor, as its form shows it. */
export type EditedField = Omit<Form['fields'][number], 'input'> & { readonly input: string };
/** A value that differs in a later version. */
export type Difference = Form['differences'][number];
