/** A driver, a vehicle or another operator, as somebody may ask for it. */
export type NamedFile = {
  readonly kind: 'driver' | 'vehicle' | 'operator';
  readonly id: string;
  /** A name or a plate. */
  readonly name: string;
  /** As it was typed; empty where there is none. */
  readonly phone: string;
};

/** A number counts by its last digits, which are the same with and without country code. */
const phoneDigits = 8;

/** So many are shown, or trips would stand below the fold. */
const mostFound = 5;

/**
 * Whom or what somebody means by what he typed: each word stands in the name or the plate (without accents, and of a plate without its
 * strokes) or all of it is the telephone number. Those whose name begins with it come first. Under two letters nobody is meant.
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
