import type { Country } from '#content/collection.ts';
import type { CaseStudy, FaqCategory, Location } from '#content/library.ts';
import type { RichText } from '#content/rich-text.ts';
import type { Equivalent } from '#domain/sites/alternates.ts';
import { builder, Domain, Language } from '../builder.ts';

/** What every entry of docs/specification.md#entities begins with. */
type Entry = { readonly id: string; readonly title: string; readonly createdAt: string; readonly status: string };

export const ContentEntry = builder.interfaceRef<Entry>('ContentEntry').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    createdAt: t.exposeString('createdAt'),
    status: t.exposeString('status'),
  }),
});

export const CountryRef = builder.objectRef<Country>('Country').implement({
  fields: (t) => ({ id: t.exposeID('id'), title: t.exposeString('title'), slug: t.exposeString('slug') }),
});

/** A description that takes time is made where it is asked for. */
type HeroSource = Omit<Location['hero'], 'description'> & { readonly description: string | (() => Promise<string>) };

export const Hero = builder.objectRef<HeroSource>('Hero').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    description: t.string({ resolve: ({ description }) => (typeof description === 'string' ? description : description()) }),
    image: t.exposeString('image', { description: 'Key of an illustration that the site draws.' }),
  }),
});

/** A field beyond the short set; null where the short set was requested (docs/specification.md#short-set). */
export function ofWhole<Asked extends { readonly isShort: boolean }>(entry: Asked): Asked | null {
  return entry.isShort ? null : entry;
}

/** A page and its equivalents in other languages and countries. */
export const EquivalentRef = builder.objectRef<Equivalent>('Equivalent').implement({
  fields: (t) => ({
    domain: t.expose('site', { type: Domain }),
    language: t.expose('language', { type: Language }),
    languageSlug: t.exposeString('slug', { description: 'Last part of its address.' }),
  }),
});

type Section = { readonly title: string; readonly description: RichText };

export const Described = builder.interfaceRef<Section>('Described').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    description: t.string({ description: 'Clean HTML.', resolve: ({ description }) => description.html }),
  }),
});

export const PictureSection = builder.objectRef<Location['location']>('PictureSection').implement({
  interfaces: [Described],
  fields: (t) => ({ image: t.exposeString('image'), imageAlt: t.exposeString('imageAlt') }),
});

export const TextSection = builder.objectRef<Section>('TextSection').implement({ interfaces: [Described] });

export const Meta = builder.objectRef<Location['meta']>('Meta').implement({
  fields: (t) => ({ title: t.exposeString('title'), description: t.exposeString('description') }),
});

export const Benefits = builder.objectRef<CaseStudy['benefits']>('Benefits').implement({
  fields: (t) => ({ title: t.exposeString('title'), benefits: t.stringList({ resolve: ({ benefits }) => [...benefits] }) }),
});

export const FaqCategoryRef = builder.objectRef<FaqCategory>('FaqCategory').implement({
  fields: (t) => ({ id: t.exposeID('id'), slug: t.exposeString('slug'), title: t.exposeString('title') }),
});

export const LocalQuestionRef = builder.objectRef<Location['questions'][number]>('LocalQuestion').implement({
  fields: (t) => ({ question: t.exposeString('question'), answer: t.exposeString('answer', { description: 'Plain text.' }) }),
});
