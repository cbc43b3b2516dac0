/** What two customers are compared by. */
export type Features = {
  readonly name: string;
  readonly domains: readonly string[];
  readonly phones: readonly string[];
  readonly vatNumbers: readonly string[];
  readonly emails: readonly string[];
};

/** Why two customers may be the same, the strongest first. */
export const likenessReasons = ['vat-number', 'email', 'domain', 'phone', 'name'] as const;
export type LikenessReason = (typeof likenessReasons)[number];

/** Legal forms, without their dots: what an organisation leaves out as often as it writes it. */
const legalForms: ReadonlySet<string> = new Set([
  ...['bv', 'nv', 'vof', 'vzw', 'asbl', 'srl', 'sprl', 'sa', 'sas', 'sarl', 'eurl', 'snc', 'sl', 'slu', 'sc', 'gmbh', 'ag', 'ug'],
  ...['kg', 'ohg', 'ev', 'eg', 'gbr', 'ltd', 'limited', 'plc', 'llp', 'inc', 'stichting', 'vereniging', 'the', 'de', 'het', 'la', 'le'],
]);

/** A name by its words alone: no capitals, accents, dots, legal forms or articles; the words in order of the alphabet. */
export function coreOfName(name: string): string {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?<=\b\p{L})\.(?=\p{L}\b|\s|$)/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !legalForms.has(word));
  return words.toSorted().join(' ');
}

/** The digits of a number that are the same with and without its country code; empty if it is too short to compare. */
export function coreOfPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length < 8 ? '' : digits.slice(-8);
}

/** Why two customers may be the same; empty where nothing says so. */
export function findLikeness(one: Features, other: Features): readonly LikenessReason[] {
  const shares = {
    'vat-number': overlaps(one.vatNumbers, other.vatNumbers),
    email: overlaps(one.emails, other.emails),
    domain: overlaps(one.domains, other.domains),
    phone: overlaps(one.phones.map(coreOfPhone), other.phones.map(coreOfPhone)),
    name: coreOfName(one.name).length >= leastLetters && coreOfName(one.name) === coreOfName(other.name),
  } satisfies Readonly<Record<LikenessReason, boolean>>;
  return likenessReasons.filter((reason) => shares[reason]);
}

/** Shorter names are shared by chance. */
const leastLetters = 4;

function overlaps(these: readonly string[], those: readonly string[]): boolean {
  return these.some((each) => each !== '' && those.includes(each));
}
