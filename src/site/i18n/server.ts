import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { createTranslate } from '#output/texts/create-translate.ts';
import type { Texts } from '#output/texts/find-text.ts';
import { currentLayer } from '#output/texts/laid-texts.ts';
import { readTexts } from '#output/texts/read-texts.ts';
import { type Namespace, namespaces } from './namespaces.ts';
import type { SiteTexts } from './site-texts.ts';

/** A key that a page requested and that no file has. */
export type MissingText = { readonly language: SiteLanguage; readonly namespace: Namespace; readonly key: string };
type ReportMissing = (missing: MissingText) => void;

/**
 * The server's texts by language: made once until the desk publishes others, and never changed by a request. A missing key is reported each
 * time it is requested. `fixed`: the texts with these on top, whatever is published.
 */
export function createServerTexts(
  onMissing?: ReportMissing,
  fixed?: ReturnType<typeof currentLayer>,
): (language: SiteLanguage) => SiteTexts {
  const made = new Map<SiteLanguage, SiteTexts>();
  let layer = fixed ?? currentLayer();
  return function getTexts(language) {
    const now = fixed ?? currentLayer();
    if (layer !== now) made.clear();
    layer = now;
    const read = () => Object.fromEntries(namespaces.map((name) => [name, readTexts(language, name, now)]));
    const known = made.get(language) ?? createTexts(language, read(), { onMissing, getTexts });
    made.set(language, known);
    return known;
  };
}

type Given = { readonly onMissing?: ReportMissing | undefined; readonly getTexts?: (language: SiteLanguage) => SiteTexts };

/** A complete set of texts that does not change. */
export function createTexts(
  language: SiteLanguage,
  texts: Readonly<Partial<Record<Namespace, Texts>>>,
  { onMissing, getTexts }: Given = {},
): SiteTexts {
  const textsOf = (namespace: Namespace) => texts[namespace] ?? {};
  const report = (namespace: Namespace, key: string) => onMissing?.({ language, namespace, key });
  const parts = { tag: tagOf(language), namespaces, textsOf, onMissing: report };
  const translates = new Map(namespaces.map((namespace) => [namespace, createTranslate({ ...parts, namespace })]));
  const own: SiteTexts = {
    language,
    getTranslate: (namespace) => translates.get(namespace) ?? String,
    has: () => true,
    awaited: () => null,
    fetchAhead: () => undefined,
    inLanguage: (other) => (other === language ? own : (getTexts?.(other) ?? own)),
  };
  return own;
}
