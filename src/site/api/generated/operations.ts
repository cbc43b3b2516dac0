/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RichNodes } from '../rich-text.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type Domain =
  | 'BE'
  | 'DE'
  | 'ES'
  | 'EU'
  | 'FR'
  | 'NL';

export type Language =
  | 'de'
  | 'en'
  | 'es'
  | 'eu'
  | 'fr'
  | 'frBE'
  | 'nl'
  | 'nlBE';

export type WeightType =
  | 'BUSINESS'
  | 'DEFAULT'
  | 'SCHOOLS';

export type CaseStudyPageQueryVariables = Exact<{
  language: Language;
  domain: Domain;
  slug: string;
}>;


export type CaseStudyPageQuery = { readonly getCaseStudies: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly languageSlug: string, readonly title: string, readonly createdAt: string, readonly sample: boolean, readonly quote: string, readonly quote2: string, readonly hero: { readonly title: string, readonly description: string, readonly image: string }, readonly section1: { readonly title: string, readonly descriptionNodes: RichNodes, readonly image: string, readonly imageAlt: string }, readonly section2: { readonly title: string, readonly descriptionNodes: RichNodes }, readonly benefits: { readonly title: string, readonly benefits: ReadonlyArray<string> }, readonly section3: { readonly title: string, readonly descriptionNodes: RichNodes, readonly image: string, readonly imageAlt: string }, readonly meta: { readonly title: string, readonly description: string }, readonly countries: ReadonlyArray<{ readonly id: string, readonly title: string, readonly slug: string }> }> };

export type EditorialPageQueryVariables = Exact<{
  key: string;
  language: Language;
  domain: Domain;
}>;


export type EditorialPageQuery = { readonly getPage: { readonly id: string, readonly key: string, readonly textLanguage: string, readonly needsLegalReview: boolean, readonly hero: { readonly title: string, readonly description: string, readonly image: string }, readonly sections: ReadonlyArray<{ readonly key: string, readonly title: string, readonly descriptionNodes: RichNodes, readonly items: ReadonlyArray<{ readonly title: string, readonly description: string }> }>, readonly meta: { readonly title: string, readonly description: string } } | null };

export type FaqListQueryVariables = Exact<{
  language: Language;
  domain: Domain;
  page?: string | null | undefined;
  country?: string | null | undefined;
}>;


export type FaqListQuery = { readonly getFAQs: ReadonlyArray<{ readonly id: string, readonly question: string, readonly content: string }> };

export type FaqsQueryVariables = Exact<{
  language: Language;
  domain: Domain;
  page?: string | null | undefined;
  country?: string | null | undefined;
}>;


export type FaqsQuery = { readonly getFAQs: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly question: string, readonly contentNodes: RichNodes, readonly category: { readonly id: string, readonly slug: string, readonly title: string } }> };

export type FleetListQueryVariables = Exact<{
  language: Language;
  domain: Domain;
}>;


export type FleetListQuery = { readonly getFleet: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly languageSlug: string, readonly title: string, readonly hero: { readonly title: string, readonly description: string, readonly image: string } }> };

export type FleetPageQueryVariables = Exact<{
  language: Language;
  domain: Domain;
  slug: string;
}>;


export type FleetPageQuery = { readonly getFleet: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly languageSlug: string, readonly title: string, readonly createdAt: string, readonly hero: { readonly title: string, readonly description: string, readonly image: string }, readonly section1: { readonly title: string, readonly descriptionNodes: RichNodes, readonly image: string, readonly imageAlt: string }, readonly section2: { readonly title: string, readonly descriptionNodes: RichNodes, readonly image: string, readonly imageAlt: string }, readonly section3: { readonly title: string, readonly descriptionNodes: RichNodes }, readonly meta: { readonly title: string, readonly description: string }, readonly countries: ReadonlyArray<{ readonly id: string, readonly title: string, readonly slug: string }> }> };

export type LocationListQueryVariables = Exact<{
  language: Language;
  domain: Domain;
}>;


export type LocationListQuery = { readonly getLocations: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly title: string, readonly popular: boolean, readonly hero: { readonly title: string, readonly description: string, readonly image: string } }> };

export type LocationPageQueryVariables = Exact<{
  language: Language;
  domain: Domain;
  slug: string;
}>;


export type LocationPageQuery = { readonly getLocations: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly title: string, readonly createdAt: string, readonly popular: boolean, readonly hero: { readonly title: string, readonly description: string, readonly image: string }, readonly location: { readonly title: string, readonly descriptionNodes: RichNodes, readonly image: string, readonly imageAlt: string }, readonly platform: { readonly title: string, readonly descriptionNodes: RichNodes, readonly image: string, readonly imageAlt: string }, readonly value: { readonly title: string, readonly descriptionNodes: RichNodes }, readonly meta: { readonly title: string, readonly description: string }, readonly countries: ReadonlyArray<{ readonly id: string, readonly title: string, readonly slug: string }> }> };

export type OccasionListQueryVariables = Exact<{
  language: Language;
  domain: Domain;
}>;


export type OccasionListQuery = { readonly getOccasions: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly languageSlug: string, readonly title: string, readonly hero: { readonly title: string, readonly description: string, readonly image: string } }> };

export type OccasionPageQueryVariables = Exact<{
  language: Language;
  domain: Domain;
  slug: string;
}>;


export type OccasionPageQuery = { readonly getOccasions: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly languageSlug: string, readonly title: string, readonly createdAt: string, readonly hero: { readonly title: string, readonly description: string, readonly image: string }, readonly section1: { readonly title: string, readonly descriptionNodes: RichNodes, readonly image: string, readonly imageAlt: string }, readonly section2: { readonly title: string, readonly descriptionNodes: RichNodes, readonly image: string, readonly imageAlt: string }, readonly value: { readonly title: string, readonly descriptionNodes: RichNodes }, readonly meta: { readonly title: string, readonly description: string }, readonly countries: ReadonlyArray<{ readonly id: string, readonly title: string, readonly slug: string }> }> };

export type PartnersQueryVariables = Exact<{
  domain: Domain;
}>;


export type PartnersQuery = { readonly getPartners: ReadonlyArray<{ readonly id: string, readonly name: string, readonly logo: string, readonly position: number }> };

export type ReviewsQueryVariables = Exact<{
  domain: Domain;
  language: Language;
  limit?: number | null | undefined;
  weightType?: WeightType | null | undefined;
}>;


export type ReviewsQuery = { readonly getReviews: ReadonlyArray<{ readonly id: string, readonly title: string, readonly contentNodes: RichNodes, readonly writtenAt: string, readonly author: string, readonly organisation: string, readonly driverRating: number, readonly busRating: number, readonly platformRating: number, readonly sample: boolean }> };

export type HeroFieldsFragment = { readonly title: string, readonly description: string, readonly image: string };

export type PictureSectionFieldsFragment = { readonly title: string, readonly descriptionNodes: RichNodes, readonly image: string, readonly imageAlt: string };

export type TextSectionFieldsFragment = { readonly title: string, readonly descriptionNodes: RichNodes };

export type MetaFieldsFragment = { readonly title: string, readonly description: string };

export type PopularLocationsQueryVariables = Exact<{
  language: Language;
  domain: Domain;
}>;


export type PopularLocationsQuery = { readonly getLocations: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly title: string, readonly createdAt: string, readonly status: string, readonly popular: boolean }> };

export type PopularOccasionsQueryVariables = Exact<{
  language: Language;
  domain: Domain;
}>;


export type PopularOccasionsQuery = { readonly getOccasions: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly title: string, readonly createdAt: string, readonly status: string, readonly languageSlug: string }> };

export type FleetTypesQueryVariables = Exact<{
  language: Language;
  domain: Domain;
}>;


export type FleetTypesQuery = { readonly getFleet: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly title: string, readonly languageSlug: string }> };

export type CaseStudiesQueryVariables = Exact<{
  language: Language;
  domain: Domain;
  limit?: number | null | undefined;
}>;


export type CaseStudiesQuery = { readonly getCaseStudies: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly languageSlug: string, readonly title: string, readonly sample: boolean, readonly hero: { readonly title: string, readonly description: string, readonly image: string } }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const HeroFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment HeroFields on Hero {
  title
  description
  image
}
    `, {"fragmentName":"HeroFields"}) as unknown as TypedDocumentString<HeroFieldsFragment, unknown>;
export const PictureSectionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PictureSectionFields on PictureSection {
  title
  descriptionNodes
  image
  imageAlt
}
    `, {"fragmentName":"PictureSectionFields"}) as unknown as TypedDocumentString<PictureSectionFieldsFragment, unknown>;
export const TextSectionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TextSectionFields on TextSection {
  title
  descriptionNodes
}
    `, {"fragmentName":"TextSectionFields"}) as unknown as TypedDocumentString<TextSectionFieldsFragment, unknown>;
export const MetaFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment MetaFields on Meta {
  title
  description
}
    `, {"fragmentName":"MetaFields"}) as unknown as TypedDocumentString<MetaFieldsFragment, unknown>;
export const CaseStudyPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CaseStudyPage($language: Language!, $domain: Domain!, $slug: String!) {
  getCaseStudies(language: $language, domain: $domain, slug: $slug) {
    id
    slug
    languageSlug
    title
    createdAt
    sample
    hero {
      ...HeroFields
    }
    section1 {
      ...PictureSectionFields
    }
    quote
    section2 {
      ...TextSectionFields
    }
    benefits {
      title
      benefits
    }
    quote2
    section3 {
      ...PictureSectionFields
    }
    meta {
      ...MetaFields
    }
    countries {
      id
      title
      slug
    }
  }
}
    fragment HeroFields on Hero {
  title
  description
  image
}
fragment PictureSectionFields on PictureSection {
  title
  descriptionNodes
  image
  imageAlt
}
fragment TextSectionFields on TextSection {
  title
  descriptionNodes
}
fragment MetaFields on Meta {
  title
  description
}`) as unknown as TypedDocumentString<CaseStudyPageQuery, CaseStudyPageQueryVariables>;
export const EditorialPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query EditorialPage($key: String!, $language: Language!, $domain: Domain!) {
  getPage(key: $key, language: $language, domain: $domain) {
    id
    key
    textLanguage
    needsLegalReview
    hero {
      ...HeroFields
    }
    sections {
      key
      title
      descriptionNodes
      items {
        title
        description
      }
    }
    meta {
      ...MetaFields
    }
  }
}
    fragment HeroFields on Hero {
  title
  description
  image
}
fragment MetaFields on Meta {
  title
  description
}`) as unknown as TypedDocumentString<EditorialPageQuery, EditorialPageQueryVariables>;
export const FaqListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FaqList($language: Language!, $domain: Domain!, $page: String, $country: String) {
  getFAQs(language: $language, domain: $domain, page: $page, country: $country) {
    id
    question
    content
  }
}
    `) as unknown as TypedDocumentString<FaqListQuery, FaqListQueryVariables>;
export const FaqsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Faqs($language: Language!, $domain: Domain!, $page: String, $country: String) {
  getFAQs(language: $language, domain: $domain, page: $page, country: $country) {
    id
    slug
    question
    contentNodes
    category {
      id
      slug
      title
    }
  }
}
    `) as unknown as TypedDocumentString<FaqsQuery, FaqsQueryVariables>;
export const FleetListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FleetList($language: Language!, $domain: Domain!) {
  getFleet(language: $language, domain: $domain) {
    id
    slug
    languageSlug
    title
    hero {
      ...HeroFields
    }
  }
}
    fragment HeroFields on Hero {
  title
  description
  image
}`) as unknown as TypedDocumentString<FleetListQuery, FleetListQueryVariables>;
export const FleetPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FleetPage($language: Language!, $domain: Domain!, $slug: String!) {
  getFleet(language: $language, domain: $domain, slug: $slug) {
    id
    slug
    languageSlug
    title
    createdAt
    hero {
      ...HeroFields
    }
    section1 {
      ...PictureSectionFields
    }
    section2 {
      ...PictureSectionFields
    }
    section3 {
      ...TextSectionFields
    }
    meta {
      ...MetaFields
    }
    countries {
      id
      title
      slug
    }
  }
}
    fragment HeroFields on Hero {
  title
  description
  image
}
fragment PictureSectionFields on PictureSection {
  title
  descriptionNodes
  image
  imageAlt
}
fragment TextSectionFields on TextSection {
  title
  descriptionNodes
}
fragment MetaFields on Meta {
  title
  description
}`) as unknown as TypedDocumentString<FleetPageQuery, FleetPageQueryVariables>;
export const LocationListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LocationList($language: Language!, $domain: Domain!) {
  getLocations(popular: false, language: $language, domain: $domain) {
    id
    slug
    title
    popular
    hero {
      ...HeroFields
    }
  }
}
    fragment HeroFields on Hero {
  title
  description
  image
}`) as unknown as TypedDocumentString<LocationListQuery, LocationListQueryVariables>;
export const LocationPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LocationPage($language: Language!, $domain: Domain!, $slug: String!) {
  getLocations(popular: false, language: $language, domain: $domain, slug: $slug) {
    id
    slug
    title
    createdAt
    popular
    hero {
      ...HeroFields
    }
    location {
      ...PictureSectionFields
    }
    platform {
      ...PictureSectionFields
    }
    value {
      ...TextSectionFields
    }
    meta {
      ...MetaFields
    }
    countries {
      id
      title
      slug
    }
  }
}
    fragment HeroFields on Hero {
  title
  description
  image
}
fragment PictureSectionFields on PictureSection {
  title
  descriptionNodes
  image
  imageAlt
}
fragment TextSectionFields on TextSection {
  title
  descriptionNodes
}
fragment MetaFields on Meta {
  title
  description
}`) as unknown as TypedDocumentString<LocationPageQuery, LocationPageQueryVariables>;
export const OccasionListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OccasionList($language: Language!, $domain: Domain!) {
  getOccasions(popular: false, language: $language, domain: $domain) {
    id
    slug
    languageSlug
    title
    hero {
      ...HeroFields
    }
  }
}
    fragment HeroFields on Hero {
  title
  description
  image
}`) as unknown as TypedDocumentString<OccasionListQuery, OccasionListQueryVariables>;
export const OccasionPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OccasionPage($language: Language!, $domain: Domain!, $slug: String!) {
  getOccasions(popular: false, language: $language, domain: $domain, slug: $slug) {
    id
    slug
    languageSlug
    title
    createdAt
    hero {
      ...HeroFields
    }
    section1 {
      ...PictureSectionFields
    }
    section2 {
      ...PictureSectionFields
    }
    value {
      ...TextSectionFields
    }
    meta {
      ...MetaFields
    }
    countries {
      id
      title
      slug
    }
  }
}
    fragment HeroFields on Hero {
  title
  description
  image
}
fragment PictureSectionFields on PictureSection {
  title
  descriptionNodes
  image
  imageAlt
}
fragment TextSectionFields on TextSection {
  title
  descriptionNodes
}
fragment MetaFields on Meta {
  title
  description
}`) as unknown as TypedDocumentString<OccasionPageQuery, OccasionPageQueryVariables>;
export const PartnersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Partners($domain: Domain!) {
  getPartners(domain: $domain) {
    id
    name
    logo
    position
  }
}
    `) as unknown as TypedDocumentString<PartnersQuery, PartnersQueryVariables>;
export const ReviewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Reviews($domain: Domain!, $language: Language!, $limit: Int, $weightType: WeightType) {
  getReviews(
    weighted: true
    limit: $limit
    domain: $domain
    language: $language
    weightType: $weightType
  ) {
    id
    title
    contentNodes
    writtenAt
    author
    organisation
    driverRating
    busRating
    platformRating
    sample
  }
}
    `) as unknown as TypedDocumentString<ReviewsQuery, ReviewsQueryVariables>;
export const PopularLocationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PopularLocations($language: Language!, $domain: Domain!) {
  getLocations(popular: true, language: $language, domain: $domain) {
    id
    slug
    title
    createdAt
    status
    popular
  }
}
    `) as unknown as TypedDocumentString<PopularLocationsQuery, PopularLocationsQueryVariables>;
export const PopularOccasionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PopularOccasions($language: Language!, $domain: Domain!) {
  getOccasions(popular: true, language: $language, domain: $domain) {
    id
    slug
    title
    createdAt
    status
    languageSlug
  }
}
    `) as unknown as TypedDocumentString<PopularOccasionsQuery, PopularOccasionsQueryVariables>;
export const FleetTypesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FleetTypes($language: Language!, $domain: Domain!) {
  getFleet(language: $language, domain: $domain) {
    id
    slug
    title
    languageSlug
  }
}
    `) as unknown as TypedDocumentString<FleetTypesQuery, FleetTypesQueryVariables>;
export const CaseStudiesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CaseStudies($language: Language!, $domain: Domain!, $limit: Int) {
  getCaseStudies(language: $language, domain: $domain, limit: $limit) {
    id
    slug
    languageSlug
    title
    sample
    hero {
      title
      description
      image
    }
  }
}
    `) as unknown as TypedDocumentString<CaseStudiesQuery, CaseStudiesQueryVariables>;