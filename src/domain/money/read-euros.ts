/** Cents of an amount as people type it: `1850`, `1850.5`, `1850,50`; null for anything else, and for more than a hundred million. */
export function readEuros(text: string | null): number | null {
  const match = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(text ?? '');
  return match === null ? null : Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
