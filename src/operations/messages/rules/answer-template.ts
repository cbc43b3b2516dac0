import { cleanLine, cleanText } from '#domain/input/clean-text.ts';
import type { FieldIssue } from '#domain/input/issues.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { type SiteLanguage, siteLanguages } from '#domain/sites/keys.ts';

/** The variables of a template. All except `name` are facts of a trip. */
export const templateVariables = ['name', 'reference', 'route', 'date', 'crew', 'amount', 'dueOn', 'iban', 'holder'] as const;
export type TemplateVariable = (typeof templateVariables)[number];

export type TemplateText = { readonly subject: string; readonly text: string };
export type TemplateTexts = Readonly<Partial<Record<SiteLanguage, TemplateText>>>;
export type Template = { readonly name: string; readonly texts: TemplateTexts };

/** The form fields by name: `name`, and for each language `subject.nl` and `text.nl`. */
export type TypedTemplate = Readonly<Record<string, string>>;

export type NotATemplate = {
  readonly why: 'mistyped' | 'unknown-variable';
  readonly issues: readonly FieldIssue[];
  /** Unknown variables as typed. */
  readonly values: Readonly<Record<string, string>>;
};

/** Marks a gap that only the author can fill; a text with a gap cannot be sent. */
const gap = '[…]';

/** Anything in braces counts as a variable, even with a missing brace or an extra space. */
const braces = /\{{1,4}\s{0,9}([^{}\n]{0,40})\s{0,9}\}{1,4}|\{\{?|\}\}?/g;

/** Everything in braces that is not a known variable, as typed. */
export function listUnknown(text: string): readonly string[] {
  const known: readonly string[] = templateVariables;
  const wrong = [...text.matchAll(braces)].map(([written, name = '']) =>
    /^\{\{\w+\}\}$/.test(written) && known.includes(name) ? '' : written,
  );
  return [...new Set(wrong.filter((written) => written !== ''))];
}

/** Reads the form of a template: a name, and in at least one language a subject and a text with only known variables. */
export function readTemplate(typed: TypedTemplate): Result<Template, NotATemplate> {
  const name = cleanLine(typed.name ?? '');
  const written = siteLanguages.map((language) => ({
    language,
    subject: cleanLine(typed[`subject.${language}`] ?? ''),
    text: cleanText(typed[`text.${language}`] ?? ''),
  }));
  const filled = written.filter(({ subject, text }) => subject !== '' || text !== '');
  const unknown = filled.flatMap(({ language, subject, text }) => [
    ...listUnknown(subject).map((variable) => ({ field: `subject.${language}`, variable })),
    ...listUnknown(text).map((variable) => ({ field: `text.${language}`, variable })),
  ]);
  const issues: FieldIssue[] = [...issuesOfName(name), ...filled.flatMap(issuesOfText)];
  const [first] = siteLanguages;
  if (filled.length === 0) issues.push({ field: `text.${first}`, code: 'required' });
  if (unknown.length > 0) {
    const wrong = [...new Set(unknown.map(({ field }) => field))].map((field): FieldIssue => ({ field, code: 'invalid' }));
    const values = { variables: [...new Set(unknown.map(({ variable }) => variable))].join(' ') };
    return failure({ why: 'unknown-variable', issues: [...issues, ...wrong], values });
  }
  if (issues.length > 0) return failure({ why: 'mistyped', issues, values: {} });
  return success({ name, texts: Object.fromEntries(filled.map(({ language, subject, text }) => [language, { subject, text }])) });
}

function issuesOfName(name: string): readonly FieldIssue[] {
  if (name === '') return [{ field: 'name', code: 'required' }];
  return name.length > textLimits.name ? [{ field: 'name', code: 'too-long' }] : [];
}

function issuesOfText({ language, subject, text }: TemplateText & { readonly language: SiteLanguage }): readonly FieldIssue[] {
  const of = (field: 'subject' | 'text', value: string, most: number): readonly FieldIssue[] => {
    if (value === '') return [{ field: `${field}.${language}`, code: 'required' }];
    return value.length > most ? [{ field: `${field}.${language}`, code: 'too-long' }] : [];
  };
  return [...of('subject', subject, textLimits.subject), ...of('text', text, textLimits.letter)];
}

/** The texts of a template in a language; Belgian variants fall back to the neighbour's language. Null if there are none. */
export function chooseText(texts: TemplateTexts, language: SiteLanguage): TemplateText | null {
  const neighbours: Readonly<Partial<Record<SiteLanguage, SiteLanguage>>> = { nlBE: 'nl', frBE: 'fr' };
  const neighbour = neighbours[language];
  return texts[language] ?? (neighbour === undefined ? undefined : texts[neighbour]) ?? null;
}

/** Fills in the variables of a template; an unknown value leaves a gap, which the author must fill. */
export function fillTemplate({ subject, text }: TemplateText, values: Readonly<Partial<Record<TemplateVariable, string>>>): TemplateText {
  const fill = (written: string) =>
    written.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const variable = templateVariables.find((each) => each === name);
      return (variable === undefined ? '' : values[variable]) || gap;
    });
  return { subject: fill(subject), text: fill(text) };
}
