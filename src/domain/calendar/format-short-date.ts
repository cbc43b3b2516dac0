import type { SiteLanguage } from '../sites/keys.ts';
import { formatClockTime, type LocalMoment } from './doubled-hour.ts';
import { readMoment } from './format-moment.ts';
import { isDate } from './written-date.ts';

/**
 * The only way in which the desk writes dates: "Thu 26 Nov, 08:00", "Do 26. Nov, 08:00", in the person's language. The names are listed
 * here because Intl's abbreviations differ between servers and browsers.
 */
const namesOf = {
  en: { days: 'Sun Mon Tue Wed Thu Fri Sat', months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec', point: '' },
  nl: { days: 'zo ma di wo do vr za', months: 'jan feb mrt apr mei jun jul aug sep okt nov dec', point: '' },
  de: { days: 'So Mo Di Mi Do Fr Sa', months: 'Jan Feb März Apr Mai Juni Juli Aug Sept Okt Nov Dez', point: '.' },
  fr: { days: 'dim lun mar mer jeu ven sam', months: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.', point: '' },
  es: { days: 'dom lun mar mié jue vie sáb', months: 'ene feb mar abr may jun jul ago sept oct nov dic', point: '' },
} as const;

type Language = keyof typeof namesOf;

const base: Readonly<Record<SiteLanguage, Language>> = { en: 'en', nl: 'nl', nlBE: 'nl', de: 'de', fr: 'fr', frBE: 'fr', es: 'es' };
const namesIn = new Map<Language, { readonly days: readonly string[]; readonly months: readonly string[] }>();

/** From this many days before or after today a date names its year; within half a year day and month are clear. */
const plainFor = 183;
const millisecondsOfDay = 86_400_000;

export type ShortDateFormat = {
  readonly language: SiteLanguage;
  /** Milliseconds since 1970. A date far from it names its year. */
  readonly now: number;
};

/** A day: "Thu 26 Nov"; far from now "Thu 26 Nov 2029". Throws a RangeError for an invalid date. */
export function formatShortDay(date: string, { language, now }: ShortDateFormat): string {
  if (!isDate(date)) throw new RangeError(`Not a date: ${date}`);
  const at = Date.parse(`${date}T00:00:00Z`);
  const key = base[language];
  const { days, months } = listNames(key);
  const day = `${days[new Date(at).getUTCDay()]} ${Number(date.slice(8))}${namesOf[key].point} ${months[Number(date.slice(5, 7)) - 1]}`;
  return Math.abs(at - now) > plainFor * millisecondsOfDay ? `${day} ${date.slice(0, 4)}` : day;
}

/** A local date and time: "Thu 26 Nov, 08:00"; of a time that the clocks have twice, with the hour that is meant. */
export function formatShortMoment({ date, ...local }: LocalMoment, format: ShortDateFormat): string {
  return `${formatShortDay(date, format)}, ${formatClockTime(local, format.language)}`;
}

/** An instant by the clock of an IANA zone: "Thu 26 Nov, 08:00". */
export function formatShortInstant(instant: string, timeZone: string, format: ShortDateFormat): string {
  return formatShortMoment(readMoment(instant, timeZone), format);
}

/** An instant where there is little room: of today by that clock only its time, "17:20". */
export function formatCompactInstant(instant: string, timeZone: string, format: ShortDateFormat): string {
  const local = readMoment(instant, timeZone);
  const today = readMoment(new Date(format.now).toISOString(), timeZone).date;
  return local.date === today ? formatClockTime(local, format.language) : formatShortMoment(local, format);
}

/** From one instant to another in one zone, with the day only once if it is the same: "Thu 26 Nov, 08:00 – 17:00". */
export function formatShortPeriod(from: string, until: string, timeZone: string, format: ShortDateFormat): string {
  const [start, end] = [readMoment(from, timeZone), readMoment(until, timeZone)];
  return `${formatShortMoment(start, format)} – ${start.date === end.date ? formatClockTime(end, format.language) : formatShortMoment(end, format)}`;
}

function listNames(language: Language) {
  const known = namesIn.get(language);
  if (known !== undefined) return known;
  const { days, months } = namesOf[language];
  const names = { days: days.split(' '), months: months.split(' ') };
  namesIn.set(language, names);
  return names;
}
