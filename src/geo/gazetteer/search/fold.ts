/** Letters that Unicode does not decompose into a base letter and an accent. */
const wholeLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const ascii = /^[ -~]*$/;

/** Letters of Latin scripts end here; later ones are folded the slow way. */
const latinCodes = 0x250;
/** The folded form of each of these letters; a space separates words. Created once, because 64,000 names are folded at the start. */
const latinFolds = Array.from({ length: latinCodes }, (_, code) => foldSlowly(String.fromCharCode(code)) || ' ');

/** The form in which names are compared: lower case, without accents, words of a-z and 0-9 separated by single spaces. */
export function foldName(text: string): string {
  let folded = '';
  let isParted = true;
  for (let at = 0; at < text.length; at++) {
    const letter = latinFolds[text.charCodeAt(at)];
    if (letter === undefined) return foldSlowly(text);
    if (letter !== ' ' || !isParted) folded += letter;
    isParted = letter === ' ';
  }
  return isParted ? folded.trimEnd() : folded;
}

function foldSlowly(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => wholeLetters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** The spelling without umlauts of German and Nordic names ("Koeln", "Aarhus"), or null if there is none. */
export function foldSpelledOut(name: string): string | null {
  if (ascii.test(name)) {
    return null;
  }
  const composed = name.normalize('NFC').toLowerCase();
  const spelled = composed.replace(/[äöüåø]/g, (letter) => spelledOut[letter] ?? letter);
  return spelled === composed ? null : foldName(spelled);
}

const saintly = /\b(saint|sankt|sint|sainte)\b/;
const saints: Readonly<Record<string, string>> = { saint: 'st', sankt: 'st', sint: 'st', sainte: 'ste' };

/** The spelling with an abbreviated saint ("St Etienne"), or null if there is none. */
export function abbreviateSaints(folded: string): string | null {
  if (!saintly.test(folded)) {
    return null;
  }
  const words = folded.split(' ');
  const short = words.map((word) => saints[word] ?? word).join(' ');
  return short === folded ? null : short;
}
