/** What was typed, taken apart at the commas; bounded and without control characters. */
export type TypedAddress = { readonly street: string; readonly zip: string; readonly town: string };

const longestText = 200;
const longestStreet = 100;
const zipBefore = /^(?:[a-z]{1,2}[- ])?(\d{4} ?[a-z]{2}|\d{4,5})\s+(.+)$/i;
const zipAlone = /^(?:[a-z]{1,2}[- ])?(\d{4} ?[a-z]{2}|\d{4,5})$/i;
const zipAtEnd = /^(.+?)\s+(\d{4} ?[a-z]{2}|\d{4,5})$/i;
/** "Domplein 1 Utrecht": a house number ends the street. */
const houseNumberInside = /^(.*\p{L}.*?\s\d+\s?[a-z]?(?:[-/]\d+)?)\s+(\p{L}.*)$/iu;

/** One line without control characters, of bounded length. */
export function tidyText(text: string): string {
  return text
    .slice(0, longestText)
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The street, zip code and town of an address without its country, in every way in which it can be read; likeliest first. */
export function parseAddress(text: string): TypedAddress[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  const readings = parts.length >= 2 ? parseParts(parts.slice(0, -1), last) : parseLine(last);
  return readings.filter(({ street, town }) => town !== '' && street.length <= longestStreet && /\p{L}/u.test(street));
}

function parseParts(before: readonly string[], last: string): TypedAddress[] {
  const { zip, town } = splitZip(last);
  const previous = before.at(-1) ?? '';
  const alone = zipAlone.exec(previous);
  if (zip === '' && alone !== null && before.length >= 2) {
    return [{ street: before.slice(0, -1).join(', '), zip: formatZip(alone[1] ?? ''), town }];
  }
  const atEnd = zip === '' ? zipAtEnd.exec(previous) : null;
  const whole = { street: before.join(', '), zip, town };
  if (atEnd === null || (atEnd[2] ?? '').length < 6) {
    return [whole];
  }
  return [{ street: [...before.slice(0, -1), atEnd[1]].join(', '), zip: formatZip(atEnd[2] ?? ''), town }];
}

/** "Domplein 1 Utrecht", "Domplein 1 3512 JC Utrecht". */
function parseLine(line: string): TypedAddress[] {
  const zipped = /^(.*\p{L}.*?\s\d+\s?[a-z]?)\s+(\d{4} ?[a-z]{2}|\d{4,5})\s+(\p{L}.*)$/iu.exec(line);
  if (zipped !== null) {
    return [{ street: zipped[1] ?? '', zip: formatZip(zipped[2] ?? ''), town: zipped[3] ?? '' }];
  }
  const match = houseNumberInside.exec(line);
  return match === null ? [] : [{ street: match[1] ?? '', zip: '', town: match[2] ?? '' }];
}

function splitZip(text: string): { zip: string; town: string } {
  const match = zipBefore.exec(text);
  return match === null ? { zip: '', town: text } : { zip: formatZip(match[1] ?? ''), town: match[2] ?? '' };
}

/** "3512jc" as "3512 JC". */
function formatZip(zip: string): string {
  return zip.toUpperCase().replace(/^(\d{4}) ?([A-Z]{2})$/, '$1 $2');
}
