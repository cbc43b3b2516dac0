/** Words for days as staff type them, in the desk's five languages, lower case without accents. */
const languages = ['nl', 'en', 'de', 'fr', 'es'];

function fold(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .toLowerCase();
}

function namesOf(options: Intl.DateTimeFormatOptions, instants: readonly number[]): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const language of languages) {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    for (const [index, instant] of instants.entries()) names.set(fold(format.format(instant)), index + 1);
  }
  return names;
}

const day = 86_400_000;
/** 5 January 1970 was a Monday. */
const week = Array.from({ length: 7 }, (_, index) => (4 + index) * day);
const year = Array.from({ length: 12 }, (_, index) => Date.UTC(2026, index, 15));

/** 1 Monday … 7 Sunday; only full names, because short ones can be names of people and places. */
export const weekdayNames = namesOf({ weekday: 'long' }, week);

/** 1 to 12, full and short; also "sept" and "set". */
export const monthNames: ReadonlyMap<string, number> = new Map([
  ...namesOf({ month: 'long' }, year),
  ...namesOf({ month: 'short' }, year),
  ...['sep', 'sept', 'set'].map((name) => [name, 9] as const),
  ...['mrt', 'mar', 'mrz'].map((name) => [name, 3] as const),
]);

/** Days from today. */
export const relativeDays: ReadonlyMap<string, number> = new Map([
  ...['vandaag', 'today', 'heute', "aujourd'hui", 'aujourd’hui', 'hoy'].map((word) => [word, 0] as const),
  ...['morgen', 'tomorrow', 'demain', 'manana'].map((word) => [word, 1] as const),
  ...['overmorgen', 'ubermorgen', 'apres-demain'].map((word) => [word, 2] as const),
  ...['gisteren', 'yesterday', 'gestern', 'hier', 'ayer'].map((word) => [word, -1] as const),
]);

export const nextWords: ReadonlySet<string> = new Set([
  ...['volgende', 'komende', 'aanstaande', 'next', 'this', 'coming'],
  ...['nachsten', 'nachster', 'nachste', 'kommenden', 'kommender', 'prochain', 'prochaine', 'proximo', 'proxima'],
]);

export const lastWords: ReadonlySet<string> = new Set([
  ...['afgelopen', 'vorige', 'last', 'past', 'letzten', 'letzter', 'vergangenen', 'vergangener'],
  ...['dernier', 'derniere', 'passe', 'pasado', 'pasada', 'ultimo'],
]);
