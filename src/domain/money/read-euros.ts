/** Cents that one amount can be: twenty million euros. Every column and every answer of an interface holds it (32 bits, signed). */
export const mostCents = 2_000_000_000;

/** Cents of an amount as people type it: `1850`, `1850.5`, `1850,50`; null for anything else, and for more than twenty million. */
export function readEuros(text: string | null): number | null {
  const match = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(text ?? '');
  if (match === null) return null;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents <= mostCents ? cents : null;
}
