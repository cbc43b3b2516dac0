import { readEuros } from '#domain/money/read-euros.ts';
import { writeEuros } from '#domain/money/write-euros.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { TypedValues } from '../sales/journey-values.ts';

/** A wanted line, net in cents: one of the engine's by its index, or one of our own. */
export type WantedLine = { readonly line: number | null; readonly text: string; readonly netCents: number };

type EngineLine = { readonly included: boolean; readonly amountCents: number };

/** The number of own lines in a form. */
export const ownLines = [0, 1] as const;

/** The engine's lines of a choice as the fields start with them: those that the customer pays. */
export function valuesOfLines(lines: readonly EngineLine[], language: SiteLanguage): TypedValues {
  const shown = lines.flatMap(({ included, amountCents }, index) =>
    included ? [[`line.${index}`, writeEuros(amountCents, language)] as const] : [],
  );
  return Object.fromEntries(shown);
}

/** Lines as typed; null where an amount cannot be parsed. An emptied line is left out, and a discount is subtracted. */
export function readLines(typed: TypedValues): readonly WantedLine[] | null {
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
  return [{ line: null, text, netCents: cents === null ? null : sign * cents }];
}

function readSigned(text: string): number | null {
  const typed = text.trim();
  const isLess = typed.startsWith('-');
  const cents = readEuros(isLess ? typed.slice(1).trimStart() : typed);
  return cents === null || !isLess ? cents : -cents;
}
