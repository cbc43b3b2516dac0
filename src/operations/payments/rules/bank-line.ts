/** Money that came in on an account of ours, as the bank's statement says it. */
export type BankLine = {
  /** Ours: an IBAN, or however the bank names it. */
  readonly account: string;
  /** `YYYY-MM-DD`. */
  readonly bookedOn: string;
  /** More than nothing: what went out is none of our business here. */
  readonly cents: number;
  /** Of whoever paid, as far as the bank tells. */
  readonly name: string;
  readonly iban: string;
  /** What the payer wrote. */
  readonly text: string;
  /** The bank's own name of the line; empty where it gives none. */
  readonly bankReference: string;
};

/** Why a file is not taken: it is none of the two kinds, it ends in the middle, or something in it cannot be meant. */
export type NoBankFile = 'not-a-bank-file' | 'half-a-file' | 'unreadable-line';

/**
 * What tells each line from all others, so that the same line in two files is one: the account and the bank's own reference, or, of banks
 * that give none, the day, the amount, the payer and the words, with how many such lines stand before it on that day. A statement holds whole
 * days, so that two files count alike.
 */
export function identifyLines(lines: readonly BankLine[]): readonly (BankLine & { readonly identity: string })[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const { account, bookedOn, cents, iban, name, text, bankReference } = line;
    const own = bankReference === '' ? [iban, name, text] : [bankReference];
    const words = JSON.stringify([account, bookedOn, cents, ...own]);
    const before = counts.get(words) ?? 0;
    counts.set(words, before + 1);
    return { ...line, identity: `${words} ${before}` };
  });
}

/** Cents of an amount as files write it, `1234.5` or `1234,50`; null for anything else, parts of a cent included. */
export function readAmount(text: string): number | null {
  const read = /^(\d{1,12})(?:[.,](\d{0,5}))?$/.exec(text.trim());
  if (read === null) return null;
  const [, euros = '', rest = ''] = read;
  const decimals = rest.padEnd(2, '0');
  return /^0*$/.test(decimals.slice(2)) ? Number(euros) * 100 + Number(decimals.slice(0, 2)) : null;
}
