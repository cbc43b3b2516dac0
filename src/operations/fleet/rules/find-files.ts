/** A driver, a vehicle or another operator, for search. */
export type NamedFile = {
  readonly kind: 'driver' | 'vehicle' | 'operator';
  readonly id: string;
  /** A name or a plate. */
  readonly name: string;
  /** As typed; empty if unknown. */
  readonly phone: string;
};

/** Numbers are compared by their last digits, which are equal with and without country code. */
const phoneDigits = 8;

/** The most results to show, so that trips stay above the fold. */
const mostFound = 5;

/**
 * Finds what a search means: each word occurs in the name or plate (ignoring accents, and dashes of plates), or the whole search is a
 * telephone number. Names that begin with the search come first. A search of fewer than two characters finds nothing.
 */
export function findFiles(search: string, files: readonly NamedFile[]): readonly NamedFile[] {
  const typed = fold(search);
  if (typed.length < 2) return [];
  const words = typed.split(' ');
  const digits = search.replaceAll(/\D/g, '');
  const isNumber = digits.length >= phoneDigits && /^[\d\s+()/.-]+$/.test(search);
  const found = files.filter(({ name, phone }) => {
    if (isNumber && phone.replaceAll(/\D/g, '').endsWith(digits.slice(-phoneDigits))) return true;
    const known = `${fold(name)} ${squeeze(name)}`;
    return words.every((word) => known.includes(word) || known.includes(squeeze(word)));
  });
  const isFirst = ({ name }: NamedFile) => (fold(name).startsWith(typed) ? 0 : 1);
  return found.toSorted((first, second) => isFirst(first) - isFirst(second) || first.name.localeCompare(second.name)).slice(0, mostFound);
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ');
}

function squeeze(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\d]/gu, '');
}
