/** A person who can be mentioned in a note. */
type Named = { readonly id: string; readonly name: string };

/**
 * Finds the people whom a note mentions: `@` and a full name, or a first name that only one person has, ignoring case. A name inside a
 * longer word does not count: "@Samuel" is not Sam.
 */
export function findMentions(text: string, members: readonly Named[]): readonly string[] {
  const folded = fold(text);
  const firstNames = members.map(({ name }) => fold(name).split(' ')[0] ?? '');
  const isNamed = ({ name }: Named, index: number) => {
    const first = firstNames[index] ?? '';
    const isOnlyOne = firstNames.filter((each) => each === first).length === 1;
    return names(folded, fold(name)) || (isOnlyOne && names(folded, first));
  };
  return members.filter(isNamed).map(({ id }) => id);
}

function names(text: string, name: string): boolean {
  if (name === '') return false;
  for (let at = text.indexOf(`@${name}`); at !== -1; at = text.indexOf(`@${name}`, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at + name.length + 1))) return true;
  }
  return false;
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
