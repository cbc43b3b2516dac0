import { townNameRows } from '../data/town-names.ts';
import { isNameLanguage, type NameLanguage } from '../languages.ts';
import { parseTable } from '../table.ts';

type Names = Readonly<Partial<Record<NameLanguage, string>>>;
type Translate = (town: string) => string;

/** A venue's name in a language, from the part of its English name that is a place. */
type Pattern = {
  readonly english: RegExp;
  readonly names: Readonly<Record<Exclude<NameLanguage, 'en'>, (town: string, to: string) => string>>;
};

/** "d’Ischgl", "du Havre", "des Arcs". */
function ofFrench(name: string): string {
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`;
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  return /^[AEIOUÉÎ]/.test(name) ? `d’${name}` : `de ${name}`;
}

const ferries: Pattern['names'] = {
  nl: (town, to) => `Veerhaven ${town}${to}`,
  de: (town, to) => `Fährhafen ${town}${to}`,
  fr: (town, to) => `Gare maritime ${ofFrench(town)}${to}`,
  es: (town, to) => `Terminal de ferris de ${town}${to}`,
};

const patterns: readonly Pattern[] = [
  {
    english: /^(.+) ski resort$/,
    names: {
      nl: (town) => `Skigebied ${town}`,
      de: (town) => `Skigebiet ${town}`,
      fr: (town) => `Station de ski ${ofFrench(town)}`,
      es: (town) => `Estación de esquí de ${town}`,
    },
  },
  { english: /^(.+?) (?:ferry terminals?|ferry port|ferry)(?: to (.+))?$/, names: ferries },
  {
    english: /^(.+) cruise terminals?$/,
    names: {
      nl: (town) => `Cruiseterminal ${town}`,
      de: (town) => `Kreuzfahrtterminal ${town}`,
      fr: (town) => `Terminal de croisière ${ofFrench(town)}`,
      es: (town) => `Terminal de cruceros de ${town}`,
    },
  },
  {
    english: /^Port of (.+)$/,
    names: {
      nl: (town) => `Haven van ${town}`,
      de: (town) => `Hafen ${town}`,
      fr: (town) => `Port ${ofFrench(town)}`,
      es: (town) => `Puerto de ${town}`,
    },
  },
  {
    english: /^(.+) LeShuttle terminal$/,
    names: {
      nl: (town) => `LeShuttle-terminal ${town}`,
      de: (town) => `LeShuttle-Terminal ${town}`,
      fr: (town) => `Terminal LeShuttle ${ofFrench(town)}`,
      es: (town) => `Terminal LeShuttle de ${town}`,
    },
  },
  {
    english: /^(.+) Airport$/,
    names: {
      nl: (town) => `Luchthaven ${town}`,
      de: (town) => `Flughafen ${town}`,
      fr: (town) => `Aéroport ${ofFrench(town)}`,
      es: (town) => `Aeropuerto de ${town}`,
    },
  },
];

/** Names in the other languages of a venue that its list names in English by its kind: "Sölden ski resort", "Den Helder ferry to Texel". */
export function translateVenueName(name: string): Names {
  for (const { english, names } of patterns) {
    const [, town, to] = english.exec(name) ?? [];
    if (town === undefined) continue;
    const entries = Object.entries(names).flatMap(([language, create]) => {
      if (!isNameLanguage(language)) return [];
      const translate = translatorOf(language);
      return [[language, create(translate(town), to === undefined ? '' : ` (${translate(to)})`)] as const];
    });
    return Object.fromEntries(entries);
  }
  return {};
}

/** By their English names, in the order of the languages of the table. */
const townNames = new Map(
  parseTable(townNameRows, 7).map(([, en = '', nl = '', de = '', fr = '', es = '']) => [en, { en, nl, de, fr, es }] as const),
);

function translatorOf(language: NameLanguage): Translate {
  return (town) => townNames.get(town)?.[language] ?? town;
}
