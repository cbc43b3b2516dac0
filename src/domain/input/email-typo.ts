/**
 * Hosts of many private mailboxes in our countries, as their providers publish them. Real hosts that are one letter away from another are
 * listed too, so that nobody is asked about a right address.
 */
const commonHosts: readonly string[] = [
  'gmail.com',
  'googlemail.com',
  'mail.com',
  'email.com',
  'ymail.com',
  'hotmail.com',
  'hotmail.nl',
  'hotmail.be',
  'hotmail.fr',
  'hotmail.de',
  'hotmail.es',
  'outlook.com',
  'outlook.be',
  'outlook.fr',
  'outlook.de',
  'outlook.es',
  'live.com',
  'live.nl',
  'live.be',
  'live.fr',
  'live.de',
  'yahoo.com',
  'yahoo.fr',
  'yahoo.de',
  'yahoo.es',
  'icloud.com',
  'protonmail.com',
  'ziggo.nl',
  'kpnmail.nl',
  'planet.nl',
  'home.nl',
  'hetnet.nl',
  'xs4all.nl',
  'upcmail.nl',
  'telenet.be',
  'skynet.be',
  'proximus.be',
  'scarlet.be',
  'web.de',
  'gmx.de',
  'gmx.net',
  'gmx.com',
  't-online.de',
  'freenet.de',
  'orange.fr',
  'wanadoo.fr',
  'laposte.net',
  'free.fr',
  'sfr.fr',
  'bbox.fr',
  'telefonica.net',
  'terra.es',
];

/** Shorter ones have too many real neighbours. */
const shortestHost = 8;

/**
 * The address that was probably meant: the same with a common host that differs by one missing, extra, wrong or swapped letter. Null if the
 * host is common itself or similar to none. It is a question, not an error: such a host may well exist.
 */
export function proposeEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  if (at < 1 || commonHosts.includes(host)) return null;
  const meant = commonHosts.find((common) => common.length >= shortestHost && isOneSlipFrom(common, host));
  return meant === undefined ? null : `${email.slice(0, at)}@${meant}`;
}

/** Whether one typing slip turns one text into the other: a letter left out, added, replaced, or two neighbours swapped. */
function isOneSlipFrom(right: string, typed: string): boolean {
  const [short, long] = right.length <= typed.length ? [right, typed] : [typed, right];
  if (long.length - short.length > 1 || short === long) return false;
  const first = [...short].findIndex((letter, index) => letter !== long[index]);
  if (first === -1) return true;
  if (short.length < long.length) return short.slice(first) === long.slice(first + 1);
  const isReplaced = short.slice(first + 1) === long.slice(first + 1);
  const isSwapped =
    short[first] === long[first + 1] && short[first + 1] === long[first] && short.slice(first + 2) === long.slice(first + 2);
  return isReplaced || isSwapped;
}
