import { tagOf } from '#domain/sites/language.ts';
import type { Issue, PlaceChoice } from '../api/issue.ts';
import { useTranslation } from '../i18n/site-texts.ts';

/** The heading of the choices that come with a code. */
const questions: ReadonlyMap<string, `issues.${'didYouMean' | 'whichPlace' | 'whichTown' | 'twoPlaces' | 'otherPostcode'}`> = new Map([
  ['place-unknown', 'issues.didYouMean'],
  ['place-ambiguous', 'issues.whichPlace'],
  ['place-too-wide', 'issues.whichTown'],
  ['place-contradictory', 'issues.twoPlaces'],
  ['postcode-elsewhere', 'issues.otherPostcode'],
] as const);

export type IssueMessages = {
  /** The text of a field's issue, or undefined when it has none. */
  messageOf(field: string): string | undefined;
  /** Places that may replace the field's text. The message names them too. */
  choicesOf(field: string): readonly PlaceChoice[];
  /** Whether a field's time exists twice, and the visitor must say which is meant. */
  isTwice(field: string): boolean;
  /** The issues of fields, and the places that may replace their text, by field. */
  of(isAsked: (field: string) => boolean): {
    readonly errors: Readonly<Record<string, string>>;
    readonly choices: Readonly<Record<string, readonly PlaceChoice[]>>;
    /** The times that exist twice. */
    readonly twice: readonly string[];
  };
  readonly problems: readonly { readonly field: string | null; readonly message: string }[];
};

/**
 * The text of an issue: `issues.<field>.<code>` where a field has one, else the code's, else a general sentence for codes that the page
 * does not know.
 */
export function useIssueMessages(issues: readonly Issue[], stopCount: number): IssueMessages {
  const { t, named, language } = useTranslation('form');
  const tag = tagOf(language);
  const messageOf = ({ field, code, proposal, choices = [] }: Issue) => {
    const places = listPlaces(choices, tag);
    const question = places === '' ? undefined : questions.get(code);
    if (question !== undefined) return t(question, { places });
    return named([...namesOf(field).map((name) => `issues.${name}.${code}`), `issues.any.${code}`, 'issues.any.invalid'], {
      proposal: proposal ?? '',
    });
  };
  return {
    messageOf(field) {
      const issue = issues.find((each) => each.field === field);
      return issue === undefined ? undefined : messageOf(issue);
    },
    choicesOf: (field) => issues.find((each) => each.field === field)?.choices ?? [],
    isTwice: (field) => issues.some((each) => each.field === field && each.code === 'twice'),
    of(isAsked) {
      const asked = issues.filter(({ field }) => isAsked(field));
      return {
        errors: Object.fromEntries(asked.map((issue) => [issue.field, messageOf(issue)])),
        choices: Object.fromEntries(asked.map(({ field, choices = [] }) => [field, choices])),
        twice: asked.flatMap(({ field, code }) => (code === 'twice' ? [field] : [])),
      };
    },
    problems: issues.map((issue) => ({
      field: issue.field === 'form' ? null : issue.field,
      message: withStop(messageOf(issue), issue.field),
    })),
  };

  function withStop(message: string, field: string): string {
    const number = stopNumber(field);
    if (number === null) return message;
    // As the form's headings.
    const role = number === 1 ? 'first' : number === stopCount ? 'last' : 'between';
    return t('issues.atStop', { stop: t(`issues.stopNames.${role}`, { number }), message });
  }
}

/** The key of a field's texts: `stops.1.time` under `time`, `pickUps.0.time` under its own or those of a stop. */
function namesOf(field: string): readonly string[] {
  const [list, , part] = field.split('.');
  if (part === undefined) return [field.replaceAll('.', '_')];
  return list === 'pickUps' ? [`pickUps.${part}`, part] : list === 'stops' ? [part] : [field.replaceAll('.', '_')];
}

/** "Utrecht (Nederland) of Halle (Saale, Duitsland)": labels have commas of their own. */
function listPlaces(choices: readonly PlaceChoice[], tag: string): string {
  const names = choices.map(({ label }) => label.replace(/\), ([^,]+)$/, ', $1)').replace(/, ([^,)]+)$/, ' ($1)'));
  return new Intl.ListFormat(tag, { type: 'disjunction' }).format(names);
}

function stopNumber(field: string): number | null {
  const match = /^stops\.(\d+)\./.exec(field);
  return match === null ? null : Number(match[1]) + 1;
}
