import { countryNameOf } from '#domain/sites/country-name.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';

/** The language-specific parts of clauses. */
export type Words = {
  /** `23 km` */
  readonly way: (kilometres: number) => string;
  /** `45 Minuten`, `1 Stunde 20 Minuten` */
  readonly lasting: (minutes: number) => string;
  /** `A, B und C`; Intl provides Spanish `e` before an i. */
  readonly and: (names: readonly string[]) => string;
  readonly or: (names: readonly string[]) => string;
  readonly country: (code: string) => string;
  /** Days of a year, `22. März bis 3. April`, within a month `1. bis 6. Februar`; a later year is added. */
  readonly days: (from: string, until: string | null) => string;
  /** A clock time in a sentence: `8:00`, in Dutch `8.00`, in German `8` or `8:30`, in French `8 h` or `8 h 30`. */
  readonly clock: (time: string) => string;
  /** The clock time so many minutes before another. */
  readonly before: (time: string, minutes: number) => string;
  /** Applies the language's typography to a text: its apostrophe, no-break spaces before French punctuation, the first of a month. */
  readonly tidy: (text: string) => string;
};

type Durations = { readonly minutes: string; readonly hour: string; readonly hours: string; readonly and: string };

const durations: Readonly<Record<SiteLanguage, Durations>> = {
  en: { minutes: 'minutes', hour: 'hour', hours: 'hours', and: ' ' },
  nl: { minutes: 'minuten', hour: 'uur', hours: 'uur', and: ' en ' },
  nlBE: { minutes: 'minuten', hour: 'uur', hours: 'uur', and: ' en ' },
  de: { minutes: 'Minuten', hour: 'Stunde', hours: 'Stunden', and: ' ' },
  fr: { minutes: 'minutes', hour: 'heure', hours: 'heures', and: ' ' },
  frBE: { minutes: 'minutes', hour: 'heure', hours: 'heures', and: ' ' },
  es: { minutes: 'minutos', hour: 'hora', hours: 'horas', and: ' y ' },
};

/** For a holiday whose last day is not set. */
const beginnings: Readonly<Record<SiteLanguage, (from: string) => string>> = {
  en: (from) => `from ${from}`,
  nl: (from) => `vanaf ${from}`,
  nlBE: (from) => `vanaf ${from}`,
  de: (from) => `ab ${from}`,
  fr: (from) => `à partir du ${from}`,
  frBE: (from) => `à partir du ${from}`,
  es: (from) => `desde el ${from}`,
};

const plainDay = (day: number) => String(day);
const frenchDay = (day: number) => (day === 1 ? '1er' : String(day));

/** The first day of a range within one month. */
const dayNumbers: Readonly<Record<SiteLanguage, (day: number) => string>> = {
  en: plainDay,
  nl: plainDay,
  nlBE: plainDay,
  de: (day) => `${day}.`,
  fr: frenchDay,
  frBE: frenchDay,
  es: plainDay,
};

const ranges: Readonly<Record<SiteLanguage, (from: string, until: string) => string>> = {
  en: (from, until) => `${from} to ${until}`,
  nl: (from, until) => `${from} tot en met ${until}`,
  nlBE: (from, until) => `${from} tot en met ${until}`,
  de: (from, until) => `${from} bis ${until}`,
  fr: (from, until) => `du ${from} au ${until}`,
  frBE: (from, until) => `du ${from} au ${until}`,
  es: (from, until) => `del ${from} al ${until}`,
};

export function createWords(language: SiteLanguage): Words {
  const tag = tagOf(language);
  // British English puts no comma before the last item, and the day before the month.
  const usage = language === 'en' ? 'en-GB' : tag;
  const isFrench = language === 'fr' || language === 'frBE';
  const number = new Intl.NumberFormat(tag, { useGrouping: true });
  const listOf = (type: 'conjunction' | 'disjunction') => {
    const format = new Intl.ListFormat(usage, { type });
    return (names: readonly string[]) => format.format(names);
  };
  const dayOf = new Intl.DateTimeFormat(usage, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const nameDay = (day: string) => dayOf.format(new Date(`${day}T00:00:00Z`));
  const nameDays = (from: string, until: string) => {
    const first = from.slice(0, 7) === until.slice(0, 7) ? dayNumbers[language](Number(from.slice(8))) : nameDay(from);
    const year = until.slice(0, 4);
    const last = year === from.slice(0, 4) ? nameDay(until) : `${nameDay(until)}${language === 'es' ? ' de' : ''} ${year}`;
    return ranges[language](first, last);
  };
  return {
    way: (kilometres) => `${number.format(kilometres)}\u00a0km`,
    lasting: (minutes) => (isFrench ? sayFrenchDuration(minutes) : sayDuration(minutes, durations[language])),
    and: listOf('conjunction'),
    or: listOf('disjunction'),
    country: (code) => countryNameOf(code, language),
    days: (from, until) => (until === null ? beginnings[language](nameDay(from)) : nameDays(from, until)),
    clock: (time) => sayClock(time, language),
    before: (time, minutes) => sayClock(earlier(time, minutes), language),
    tidy: (text) => (isFrench ? tidyFrench(text) : text.replaceAll("'", '’')),
  };
}

function sayClock(time: string, language: SiteLanguage): string {
  const [hour, minutes] = [String(Number(time.slice(0, 2))), time.slice(3)];
  if (language === 'fr' || language === 'frBE') return minutes === '00' ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minutes}`;
  if (language === 'de' && minutes === '00') return hour;
  return `${hour}${language === 'nl' || language === 'nlBE' ? '.' : ':'}${minutes}`;
}

/** `45 minutes`, `3 heures`, `1 h 20` */
function sayFrenchDuration(minutes: number): string {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (whole === 0) return `${rest} minutes`;
  if (rest === 0) return whole === 1 ? '1 heure' : `${whole} heures`;
  return `${whole}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
}

function tidyFrench(text: string): string {
  return text
    .replaceAll("'", '’')
    .replaceAll(/ (?=[:;?!»])/g, '\u202f')
    .replaceAll(/\b1 (?=janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/g, '1er ');
}

function sayDuration(minutes: number, { minutes: unit, hour, hours, and }: Durations): string {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (whole === 0) return `${rest} ${unit}`;
  const long = `${whole} ${whole === 1 ? hour : hours}`;
  return rest === 0 ? long : `${long}${and}${rest} ${unit}`;
}

function earlier(time: string, minutes: number): string {
  const day = 24 * 60;
  const at = (Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - minutes + day) % day;
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}
