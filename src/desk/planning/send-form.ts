/** What came of a form, with what was typed, so that nothing of it is lost. */
export type Sent = {
  readonly intent: string;
  readonly typed: Readonly<Record<string, readonly string[]>>;
  readonly kept: Kept;
};

export type Kept = {
  readonly id: string | null;
  readonly problem: string | null;
  readonly issues: readonly { readonly field: string; readonly code: string }[];
  /** Vehicles of trips that nobody drives any more because of it. */
  readonly opened?: readonly {
    readonly reference: string;
    readonly vehicleIndex: number;
    readonly startsAt: string;
    readonly route: string;
  }[];
};

type Field = { readonly name: string; readonly values: readonly string[] };

/** The fields of a form as the API takes them. */
export function readForm(form: FormData): { readonly intent: string; readonly id: string; readonly fields: Field[] } {
  const names = [...new Set(form.keys())].filter((name) => name !== 'intent' && name !== 'id');
  const fields = names.map((name) => ({ name, values: form.getAll(name).map(String) }));
  return { intent: String(form.get('intent') ?? ''), id: String(form.get('id') ?? ''), fields };
}

export function sentOf(intent: string, fields: readonly Field[], kept: Kept): Sent {
  return { intent, typed: Object.fromEntries(fields.map(({ name, values }) => [name, values])), kept };
}

/** A form that asks for what there is not. */
export const unknownIntent: Kept = { id: null, problem: 'gone', issues: [] };
