import type { Translate } from '../create-translate.ts';
import type { TravelWords } from '../travel/travel-words.ts';
import { nameCrossing } from './crossing-names.ts';
import { nameDepot } from './depot-names.ts';
import { explained } from './explained.ts';

/** Why a line is part of the price, as the API says it. */
export type Reason = { readonly key: string; readonly values: readonly { readonly name: string; readonly value: string }[] };

type Values = Readonly<Record<string, string>>;
type Words = Pick<TravelWords, 'money' | 'number' | 'duration' | 'day' | 'departure' | 'tag'>;
export type ReasonInput = {
  readonly reason: Reason /** The texts of the form. */;
  readonly named: Translate;
  readonly words: Words;
  readonly countryName: (code: string) => string;
};

/** A reason in words; empty for one without a text here. */
export function explainReason({ reason, named, words, countryName }: ReasonInput): string {
  const values: Values = Object.fromEntries(reason.values.map(({ name, value }) => [name, value]));
  const variant = variants[reason.key]?.(values) ?? reason.key;
  const text = explained(named, `reasons.${variant}`, shownValues(values, { named, words, countryName }));
  return values.agreed === undefined ? text : explained(named, 'reasons.agreed-rate', { text });
}

/** Some reasons have variants that depend on their data. */
const variants: Readonly<Record<string, (values: Values) => string>> = {
  'with-group': ({ localKilometres }) => (Number(localKilometres ?? 0) > 0 ? 'with-group-local' : 'with-group'),
  'goes-home': ({ savedCents }) => (savedCents === undefined ? 'goes-home' : 'goes-home-saves'),
  'depot-to-depot': ({ from = '', until = '', rests, coveredRests }) => {
    if (rests !== undefined) return 'depot-to-depot-rests';
    return coveredRests === undefined ? `depot-to-depot${spanOf(from, until)}` : 'depot-to-depot-covered';
  },
  season: ({ firstDate, lastDate }) => (firstDate === lastDate ? 'season-day' : 'season'),
  'driving-rules': ({ limit }) => (limit === undefined ? 'driving-rules-plain' : 'driving-rules'),
};

/** A day, one that ends after midnight, or several with rests between them. */
function spanOf(from: string, until: string): '-day' | '-night' | '' {
  if (from.slice(0, 10) === until.slice(0, 10)) return '-day';
  const minutes = (Date.parse(`${until.replace(' ', 'T')}Z`) - Date.parse(`${from.replace(' ', 'T')}Z`)) / 60_000;
  return minutes <= longestDutyMinutes ? '-night' : '';
}

const longestDutyMinutes = 24 * 60;

/** These have a plural form. */
const counted = ['days', 'visits', 'nights', 'times', 'journeys', 'rests'] as const;

function shownValues(values: Values, context: Omit<ReasonInput, 'reason'>): Record<string, string | number> {
  const shown = Object.entries(values).map(([name, value]) => [name, showValue({ name, value, ...context })] as const);
  const count = counted.map((name) => values[name]).find((value) => value !== undefined);
  return {
    ...Object.fromEntries(shown),
    ...(count === undefined ? {} : { count: Number(count) }),
    ...(values.from === undefined ? {} : { fromTime: values.from.slice(11), untilTime: values.until?.slice(11) ?? '' }),
  };
}

type ValueInput = Omit<ReasonInput, 'reason'> & { readonly name: string; readonly value: string };

function showValue({ name, value, named, words, countryName }: ValueInput): string {
  if (name.endsWith('Cents')) return words.money(Number(value));
  switch (name) {
    case 'country':
      return countryName(value);
    case 'crossing':
      return nameCrossing(value);
    case 'holiday':
      return explained(named, `holidays.${value}`);
    case 'limit':
      return explained(named, `rules.${value}`);
    case 'minutes':
      return words.duration(Number(value));
    case 'from':
    case 'until':
      return words.departure({ date: value.slice(0, 10), time: value.slice(11) });
    case 'firstDate':
    case 'lastDate':
      return words.day(value);
    case 'depot':
      return nameDepot(value, words.tag);
    case 'depots':
      return value
        .split(', ')
        .map((depot) => nameDepot(depot, words.tag))
        .join(', ');
    case 'article':
    case 'text':
      return value;
    default:
      return words.number(Number(value));
  }
}
