import { readEuros } from '#domain/money/read-euros.ts';
import type { LineChangeInput, PricedChoiceFieldsFragment } from '../api/generated/operations.ts';
import type { TypedValues } from './journey-values.ts';

/** So many lines of our own a form has. */
export const ownLines = [0, 1] as const;

/** The engine's lines of a choice as the fields begin with them: those that the customer pays. */
export function valuesOfLines({ lines }: Pick<PricedChoiceFieldsFragment, 'lines'>): TypedValues {
  const shown = lines.flatMap(({ included, amountCents }, index) =>
    included ? [[`line.${index}`, writeEuros(amountCents)] as const] : [],
  );
  return Object.fromEntries(shown);
}

/** Lines as typed; null where an amount is none. An emptied line is left out, and what is typed as a discount is taken off. */
export function readLines(typed: TypedValues): readonly LineChangeInput[] | null {
  const engine = Object.entries(typed).flatMap(([name, text]) => {
    const line = /^line\.(\d{1,2})$/.exec(name)?.[1];
    return line === undefined || text.trim() === '' ? [] : [{ line: Number(line), text: '', netCents: readSigned(text) }];
  });
  const own = ownLines.flatMap((index) => readOwn(typed, `own.${index}`, 1));
  const all = [...engine.toSorted((first, second) => first.line - second.line), ...own, ...readOwn(typed, 'discount', -1)];
  const read = all.flatMap(({ netCents, ...line }) => (netCents === null ? [] : [{ ...line, netCents }]));
  return read.length === all.length ? read : null;
}

function readOwn(typed: TypedValues, name: string, sign: 1 | -1) {
  const [text, net] = [typed[`${name}.text`] ?? '', typed[`${name}.net`] ?? ''];
  if (net.trim() === '') return [];
  const cents = readSigned(net);
  return [{ text, netCents: cents === null ? null : sign * cents }];
}

function readSigned(text: string): number | null {
  const typed = text.trim();
  const isLess = typed.startsWith('-');
  const cents = readEuros(isLess ? typed.slice(1).trimStart() : typed);
  return cents === null || !isLess ? cents : -cents;
}

function writeEuros(cents: number): string {
  return (cents / 100).toFixed(2);
}
