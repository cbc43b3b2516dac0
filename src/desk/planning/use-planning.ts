import { useContext, useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { tagOf } from '#domain/sites/language.ts';
import type { StaffRight } from '#operations/staff/rules/rights.ts';
import { createTranslate, type Translate } from '#output/texts/create-translate.ts';
import type { KeysOf } from '#output/texts/text-keys.ts';
import type english from '../../../locales/en/planning.json';
import { PlanningTextsContext } from '../desk-texts.ts';
import type { loader } from '../root.tsx';

export type PlanningKey = KeysOf<typeof english>;

type Group =
  | 'boardKinds'
  | 'capacityKinds'
  | 'operatorKinds'
  | 'tachographs'
  | 'paperKinds'
  | 'absenceKinds'
  | 'extras'
  | 'languages'
  | 'issues'
  | 'problems'
  | 'rules'
  | 'against'
  | 'cures'
  | 'lacks'
  | 'posting.verdicts'
  | 'posting.why'
  | 'posting.fields'
  | 'posting.carriage'
  | 'ruleTasks.say'
  | 'ruleTasks.closed'
  | 'onDuty.press';

export type PlanningWords = {
  readonly p: Translate<PlanningKey>;
  /** A text whose key comes from data; the key itself where there is no such text. */
  readonly called: (group: Group, key: string, values?: Readonly<Record<string, string>>) => string;
};

/** Texts of the planning pages, in the page's language. */
export function usePlanning(): PlanningWords {
  const { language, texts } = useContext(PlanningTextsContext);
  return useMemo(() => {
    const parts = { tag: tagOf(language), namespace: 'planning', namespaces: ['planning'], textsOf: () => texts };
    const translate: Translate = createTranslate(parts);
    return { p: translate, called: (group, key, values = {}) => translate(`${group}.${key}`, { ...values, defaultValue: key }) };
  }, [language, texts]);
}

/** Whether the person has a right. Acts without the right are not offered. */
export function useRight(right: StaffRight): boolean {
  return useRouteLoaderData<typeof loader>('root')?.rights.includes(right) ?? false;
}

/** The values of a refusal, for the placeholders of its text. */
export function textsOf(values: Readonly<Record<string, string | number>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
