/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AgreementsInput = {
  readonly promotion?: string | number | boolean | null | undefined;
  readonly termsAndCondition?: string | number | boolean | null | undefined;
};

export type CoordinatesInput = {
  readonly latitude: number;
  readonly longitude: number;
};

export type CustomerInput = {
  readonly email?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly organisation?: string | null | undefined;
  readonly phone?: string | null | undefined;
};

export type DayContactInput = {
  readonly name?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
};

export type Domain =
  | 'BE'
  | 'DE'
  | 'ES'
  | 'EU'
  | 'FR'
  | 'NL';

export type InvoiceInput = {
  readonly city?: string | null | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | null | undefined;
  readonly organisation?: string | null | undefined;
  /** `bank-transfer` or `invoice-afterwards`. */
  readonly paymentMethod?: string | null | undefined;
  readonly purchaseOrder?: string | null | undefined;
  readonly street?: string | null | undefined;
  readonly vatNumber?: string | null | undefined;
  readonly zipcode?: string | null | undefined;
};

export type ItineraryInput = {
  readonly extras?: ReadonlyArray<string> | null | undefined;
  readonly flightNumber?: string | null | undefined;
  readonly luggage?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly occasion?: string | null | undefined;
  readonly passengers?: string | number | boolean | null | undefined;
  readonly stops: ReadonlyArray<StopInput>;
  /** The group books the driver’s room on nights away. */
  readonly suppliesDriverRoom?: boolean | null | undefined;
  /** `one-way`, `return`, `day-trip` or `tour`. */
  readonly type: string;
  readonly wheelchairPlaces?: string | number | boolean | null | undefined;
};

export type Language =
  | 'de'
  | 'en'
  | 'es'
  | 'eu'
  | 'fr'
  | 'frBE'
  | 'nl'
  | 'nlBE';

/** What is due next, or all that is outstanding. */
export type PaymentPart =
  | 'all'
  | 'next';

export type StopInput = {
  /** YYYY-MM-DD, local to the stop; the last stop has none. */
  readonly date?: string | null | undefined;
  /** Kilometres driven about the place. */
  readonly localKilometres?: string | number | boolean | null | undefined;
  readonly notes?: string | null | undefined;
  /** Key of a place that `searchPlaces` found. */
  readonly placeKey?: string | null | undefined;
  /** The place as typed, where no key is known. */
  readonly placeText?: string | null | undefined;
  /** HH:MM */
  readonly time?: string | null | undefined;
};

export type WeightType =
  | 'BUSINESS'
  | 'DEFAULT'
  | 'SCHOOLS';

export type CaseStudyPageQueryVariables = Exact<{
  language: Language;
  domain: Domain;
  slug: string;
}>;


export type CaseStudyPageQuery = { readonly getCaseStudies: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly sample: boolean, readonly quote: string, readonly quote2: string, readonly hero: { readonly title: string, readonly description: string, readonly image: string }, readonly section1: { readonly title: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly section2: { readonly title: string, readonly description: string }, readonly benefits: { readonly title: string, readonly benefits: ReadonlyArray<string> }, readonly section3: { readonly title: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly meta: { readonly title: string, readonly description: string } }> };

export type EditorialPageQueryVariables = Exact<{
  key: string;
  language: Language;
  domain: Domain;
}>;


export type EditorialPageQuery = { readonly getPage: { readonly textLanguage: string, readonly hero: { readonly title: string, readonly description: string, readonly image: string }, readonly sections: ReadonlyArray<{ readonly key: string, readonly title: string, readonly description: string, readonly items: ReadonlyArray<{ readonly title: string, readonly description: string }> }>, readonly meta: { readonly title: string, readonly description: string } } | null };

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


export type FaqsQuery = { readonly getFAQs: ReadonlyArray<{ readonly id: string, readonly question: string, readonly content: string, readonly category: { readonly id: string, readonly slug: string, readonly title: string } }> };

export type FleetListQueryVariables = Exact<{
  language: Language;
  domain: Domain;
}>;


export type FleetListQuery = { readonly getFleet: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly hero: { readonly title: string, readonly description: string, readonly image: string } }> };

export type FleetPageQueryVariables = Exact<{
  language: Language;
  domain: Domain;
  slug: string;
}>;


export type FleetPageQuery = { readonly getFleet: ReadonlyArray<{ readonly title: string, readonly hero: { readonly title: string, readonly description: string, readonly image: string }, readonly section1: { readonly title: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly section2: { readonly title: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly section3: { readonly title: string, readonly description: string }, readonly meta: { readonly title: string, readonly description: string } }> };

export type LocationListQueryVariables = Exact<{
  language: Language;
  domain: Domain;
}>;


export type LocationListQuery = { readonly getLocations: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly popular: boolean, readonly hero: { readonly title: string, readonly description: string, readonly image: string } }> };

export type LocationPageQueryVariables = Exact<{
  language: Language;
  domain: Domain;
  slug: string;
}>;


export type LocationPageQuery = { readonly getLocations: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly hero: { readonly title: string, readonly description: string, readonly image: string }, readonly location: { readonly title: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly platform: { readonly title: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly value: { readonly title: string, readonly description: string }, readonly meta: { readonly title: string, readonly description: string } }> };

export type OccasionListQueryVariables = Exact<{
  language: Language;
  domain: Domain;
}>;


export type OccasionListQuery = { readonly getOccasions: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly hero: { readonly title: string, readonly description: string, readonly image: string } }> };

export type OccasionPageQueryVariables = Exact<{
  language: Language;
  domain: Domain;
  slug: string;
}>;


export type OccasionPageQuery = { readonly getOccasions: ReadonlyArray<{ readonly title: string, readonly hero: { readonly title: string, readonly description: string, readonly image: string }, readonly section1: { readonly title: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly section2: { readonly title: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly value: { readonly title: string, readonly description: string }, readonly meta: { readonly title: string, readonly description: string } }> };

export type PartnersQueryVariables = Exact<{
  domain: Domain;
}>;


export type PartnersQuery = { readonly getPartners: ReadonlyArray<{ readonly name: string }> };

export type ReviewsQueryVariables = Exact<{
  domain: Domain;
  language: Language;
  limit?: number | null | undefined;
  weightType?: WeightType | null | undefined;
}>;


export type ReviewsQuery = { readonly getReviews: ReadonlyArray<{ readonly id: string, readonly title: string, readonly content: string, readonly writtenAt: string, readonly writtenDate: string, readonly author: string, readonly organisation: string, readonly driverRating: number, readonly busRating: number, readonly platformRating: number, readonly sample: boolean }> };

export type HeroFieldsFragment = { readonly title: string, readonly description: string, readonly image: string };

export type PictureSectionFieldsFragment = { readonly title: string, readonly description: string, readonly image: string, readonly imageAlt: string };

export type TextSectionFieldsFragment = { readonly title: string, readonly description: string };

export type MetaFieldsFragment = { readonly title: string, readonly description: string };

export type PaymentsQueryVariables = Exact<{
  id: string;
  askProvider: boolean;
}>;


export type PaymentsQuery = { readonly getInvoices: { readonly payments: ReadonlyArray<{ readonly cents: number, readonly status: string }>, readonly online: { readonly part: string, readonly dueOn: string, readonly nextCents: number, readonly allCents: number, readonly isUnderWay: boolean } | null } | null };

export type StartPaymentMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
  part: PaymentPart;
}>;


export type StartPaymentMutation = { readonly startPayment: { readonly url: string | null, readonly errors: ReadonlyArray<{ readonly code: string }> } };

export type PreviewQuoteQueryVariables = Exact<{
  itinerary: ItineraryInput;
  domain: Domain;
  language: Language;
}>;


export type PreviewQuoteQuery = { readonly previewQuote: { readonly preview: { readonly personReasons: ReadonlyArray<string>, readonly validUntil: string | null, readonly kilometers: number | null, readonly minutes: number | null, readonly estimated: boolean, readonly days: number, readonly quotes: ReadonlyArray<{ readonly key: string, readonly isChosen: boolean, readonly vehicles: ReadonlyArray<string>, readonly seats: number, readonly netCents: number, readonly vatCents: number, readonly totalCents: number, readonly crew: { readonly drivers: number, readonly overnights: number, readonly breaksMinutes: number, readonly drivingMinutes: number, readonly dutyMinutes: number }, readonly lines: ReadonlyArray<{ readonly kind: string, readonly vehicle: string | null, readonly quantity: number, readonly unit: string, readonly unitCents: number | null, readonly amountCents: number, readonly included: boolean }>, readonly vatLines: ReadonlyArray<{ readonly countryCode: string, readonly kilometres: number, readonly netCents: number, readonly ratePercent: number, readonly vatCents: number, readonly exemption: string | null }> }>, readonly stops: ReadonlyArray<{ readonly sequence: number, readonly label: string, readonly coordinates: { readonly latitude: number, readonly longitude: number } }> } | null, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null }> } };

export type QuoteFieldsFragment = { readonly key: string, readonly isChosen: boolean, readonly vehicles: ReadonlyArray<string>, readonly seats: number, readonly netCents: number, readonly vatCents: number, readonly totalCents: number, readonly crew: { readonly drivers: number, readonly overnights: number, readonly breaksMinutes: number, readonly drivingMinutes: number, readonly dutyMinutes: number }, readonly lines: ReadonlyArray<{ readonly kind: string, readonly vehicle: string | null, readonly quantity: number, readonly unit: string, readonly unitCents: number | null, readonly amountCents: number, readonly included: boolean }>, readonly vatLines: ReadonlyArray<{ readonly countryCode: string, readonly kilometres: number, readonly netCents: number, readonly ratePercent: number, readonly vatCents: number, readonly exemption: string | null }> };

export type ErrorFieldsFragment = { readonly field: string, readonly code: string, readonly proposal: string | null };

export type RequestQuoteMutationVariables = Exact<{
  idempotencyKey: string;
  itinerary: ItineraryInput;
  customer: CustomerInput;
  domain: Domain;
  language: Language;
  utm?: string | null | undefined;
  gclid?: string | null | undefined;
}>;


export type RequestQuoteMutation = { readonly requestQuote: { readonly travel: { readonly quoteId: string, readonly reference: string, readonly status: string, readonly stage: string, readonly personReasons: ReadonlyArray<string> } | null, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null }> } };

export type SearchPlacesQueryVariables = Exact<{
  query: string;
  language: Language;
  domain?: Domain | null | undefined;
  near?: CoordinatesInput | null | undefined;
  limit?: number | null | undefined;
}>;


export type SearchPlacesQuery = { readonly searchPlaces: ReadonlyArray<{ readonly key: string, readonly label: string, readonly name: string, readonly town: string, readonly countryCode: string, readonly kind: string }> };

export type SentRequestQueryVariables = Exact<{
  id: string;
}>;


export type SentRequestQuery = { readonly getTravel: { readonly quoteId: string, readonly reference: string, readonly customer: { readonly email: string } } | null };

export type RequestLinksMutationVariables = Exact<{
  idempotencyKey: string;
  email: string;
  domain: Domain;
  language: Language;
}>;


export type RequestLinksMutation = { readonly requestLinks: { readonly accepted: boolean, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null }> } };

export type AcceptQuoteMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  expectedTotalCents: number;
  optionKey?: string | null | undefined;
  agreements: AgreementsInput;
}>;


export type AcceptQuoteMutation = { readonly acceptQuote: { readonly travel: { readonly quoteId: string, readonly bookingId: string | null, readonly reference: string } | null, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null }> } };

export type CancelBookingMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  expectedFeeCents: number;
  reason?: string | null | undefined;
}>;


export type CancelBookingMutation = { readonly cancelBooking: { readonly travel: { readonly bookingId: string | null, readonly stage: string } | null, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null }> } };

export type CancelQuoteMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  reason?: string | null | undefined;
}>;


export type CancelQuoteMutation = { readonly cancelQuote: { readonly travel: { readonly quoteId: string, readonly stage: string } | null, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null }> } };

export type SaveContactDetailsMutationVariables = Exact<{
  id: string;
  customer: CustomerInput;
  firstContact?: DayContactInput | null | undefined;
  secondContact?: DayContactInput | null | undefined;
  invoice?: InvoiceInput | null | undefined;
}>;


export type SaveContactDetailsMutation = { readonly saveContactDetails: { readonly travel: { readonly quoteId: string, readonly version: number } | null, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null }> } };

export type TravelQueryVariables = Exact<{
  id: string;
  withPicture: boolean;
}>;


export type TravelQuery = { readonly getTravel: { readonly routePicture?: string, readonly id: string, readonly quoteId: string, readonly bookingId: string | null, readonly version: number, readonly site: string, readonly language: string, readonly country: string, readonly reference: string, readonly status: string, readonly stage: string, readonly now: string, readonly createdAt: string, readonly bookedAt: string | null, readonly validUntil: string | null, readonly firstDate: string, readonly timeZone: string, readonly description: string, readonly tripType: string, readonly type: string | null, readonly passengers: number, readonly luggage: string, readonly wheelchairPlaces: number, readonly flightNumber: string, readonly extras: ReadonlyArray<string>, readonly additionalInformation: string, readonly kilometers: number | null, readonly emptyKilometers: number | null, readonly estimated: boolean, readonly days: number, readonly personReasons: ReadonlyArray<string>, readonly cancellationFeeCents: number | null, readonly customer: { readonly firstName: string, readonly lastName: string, readonly email: string, readonly phone: string, readonly organisation: string }, readonly quotes: ReadonlyArray<{ readonly additionalDetailsChecklist: ReadonlyArray<string>, readonly key: string, readonly isChosen: boolean, readonly vehicles: ReadonlyArray<string>, readonly seats: number, readonly netCents: number, readonly vatCents: number, readonly totalCents: number, readonly crew: { readonly drivers: number, readonly overnights: number, readonly breaksMinutes: number, readonly drivingMinutes: number, readonly dutyMinutes: number }, readonly lines: ReadonlyArray<{ readonly kind: string, readonly vehicle: string | null, readonly quantity: number, readonly unit: string, readonly unitCents: number | null, readonly amountCents: number, readonly included: boolean }>, readonly vatLines: ReadonlyArray<{ readonly countryCode: string, readonly kilometres: number, readonly netCents: number, readonly ratePercent: number, readonly vatCents: number, readonly exemption: string | null }> }>, readonly stops: ReadonlyArray<{ readonly sequence: number, readonly label: string, readonly name: string, readonly town: string, readonly street: string, readonly zip: string, readonly countryCode: string, readonly kind: string, readonly date: string | null, readonly time: string | null, readonly instant: string | null, readonly timeZone: string, readonly notes: string, readonly coordinates: { readonly latitude: number, readonly longitude: number } }>, readonly contacts: { readonly firstContact: { readonly name: string, readonly phoneNumber: string } | null, readonly secondContact: { readonly name: string, readonly phoneNumber: string } | null }, readonly invoice: { readonly paymentMethod: string, readonly status: string, readonly organisation: string, readonly organisationReference: string, readonly vatNumber: string, readonly street: string, readonly zipcode: string, readonly city: string, readonly country: string, readonly outstanding: string } | null, readonly agreements: { readonly termsAndCondition: boolean, readonly promotion: boolean }, readonly cancelation: { readonly fee: string, readonly at: string } | null, readonly canAccept: { readonly allowed: boolean, readonly reason: string | null }, readonly canCancel: { readonly allowed: boolean, readonly reason: string | null }, readonly canChangeItinerary: { readonly allowed: boolean, readonly reason: string | null }, readonly cancellationSteps: ReadonlyArray<{ readonly from: string, readonly until: string | null, readonly percent: number, readonly feeCents: number }> } | null };

export type TravelFieldsFragment = { readonly id: string, readonly quoteId: string, readonly bookingId: string | null, readonly version: number, readonly site: string, readonly language: string, readonly country: string, readonly reference: string, readonly status: string, readonly stage: string, readonly now: string, readonly createdAt: string, readonly bookedAt: string | null, readonly validUntil: string | null, readonly firstDate: string, readonly timeZone: string, readonly description: string, readonly tripType: string, readonly type: string | null, readonly passengers: number, readonly luggage: string, readonly wheelchairPlaces: number, readonly flightNumber: string, readonly extras: ReadonlyArray<string>, readonly additionalInformation: string, readonly kilometers: number | null, readonly emptyKilometers: number | null, readonly estimated: boolean, readonly days: number, readonly personReasons: ReadonlyArray<string>, readonly cancellationFeeCents: number | null, readonly customer: { readonly firstName: string, readonly lastName: string, readonly email: string, readonly phone: string, readonly organisation: string }, readonly quotes: ReadonlyArray<{ readonly additionalDetailsChecklist: ReadonlyArray<string>, readonly key: string, readonly isChosen: boolean, readonly vehicles: ReadonlyArray<string>, readonly seats: number, readonly netCents: number, readonly vatCents: number, readonly totalCents: number, readonly crew: { readonly drivers: number, readonly overnights: number, readonly breaksMinutes: number, readonly drivingMinutes: number, readonly dutyMinutes: number }, readonly lines: ReadonlyArray<{ readonly kind: string, readonly vehicle: string | null, readonly quantity: number, readonly unit: string, readonly unitCents: number | null, readonly amountCents: number, readonly included: boolean }>, readonly vatLines: ReadonlyArray<{ readonly countryCode: string, readonly kilometres: number, readonly netCents: number, readonly ratePercent: number, readonly vatCents: number, readonly exemption: string | null }> }>, readonly stops: ReadonlyArray<{ readonly sequence: number, readonly label: string, readonly name: string, readonly town: string, readonly street: string, readonly zip: string, readonly countryCode: string, readonly kind: string, readonly date: string | null, readonly time: string | null, readonly instant: string | null, readonly timeZone: string, readonly notes: string, readonly coordinates: { readonly latitude: number, readonly longitude: number } }>, readonly contacts: { readonly firstContact: { readonly name: string, readonly phoneNumber: string } | null, readonly secondContact: { readonly name: string, readonly phoneNumber: string } | null }, readonly invoice: { readonly paymentMethod: string, readonly status: string, readonly organisation: string, readonly organisationReference: string, readonly vatNumber: string, readonly street: string, readonly zipcode: string, readonly city: string, readonly country: string, readonly outstanding: string } | null, readonly agreements: { readonly termsAndCondition: boolean, readonly promotion: boolean }, readonly cancelation: { readonly fee: string, readonly at: string } | null, readonly canAccept: { readonly allowed: boolean, readonly reason: string | null }, readonly canCancel: { readonly allowed: boolean, readonly reason: string | null }, readonly canChangeItinerary: { readonly allowed: boolean, readonly reason: string | null }, readonly cancellationSteps: ReadonlyArray<{ readonly from: string, readonly until: string | null, readonly percent: number, readonly feeCents: number }> };

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
  description
  image
  imageAlt
}
    `, {"fragmentName":"PictureSectionFields"}) as unknown as TypedDocumentString<PictureSectionFieldsFragment, unknown>;
export const TextSectionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TextSectionFields on TextSection {
  title
  description
}
    `, {"fragmentName":"TextSectionFields"}) as unknown as TypedDocumentString<TextSectionFieldsFragment, unknown>;
export const MetaFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment MetaFields on Meta {
  title
  description
}
    `, {"fragmentName":"MetaFields"}) as unknown as TypedDocumentString<MetaFieldsFragment, unknown>;
export const ErrorFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ErrorFields on FieldError {
  field
  code
  proposal
}
    `, {"fragmentName":"ErrorFields"}) as unknown as TypedDocumentString<ErrorFieldsFragment, unknown>;
export const QuoteFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment QuoteFields on Quote {
  key
  isChosen
  vehicles
  seats
  netCents
  vatCents
  totalCents
  crew {
    drivers
    overnights
    breaksMinutes
    drivingMinutes
    dutyMinutes
  }
  lines {
    kind
    vehicle
    quantity
    unit
    unitCents
    amountCents
    included
  }
  vatLines {
    countryCode
    kilometres
    netCents
    ratePercent
    vatCents
    exemption
  }
}
    `, {"fragmentName":"QuoteFields"}) as unknown as TypedDocumentString<QuoteFieldsFragment, unknown>;
export const TravelFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TravelFields on Travel {
  id
  quoteId
  bookingId
  version
  site
  language
  country
  reference
  status
  stage
  now
  createdAt
  bookedAt
  validUntil
  firstDate
  timeZone
  description
  tripType
  type
  passengers
  luggage
  wheelchairPlaces
  flightNumber
  extras
  additionalInformation
  kilometers
  emptyKilometers
  estimated
  days
  personReasons
  customer {
    firstName
    lastName
    email
    phone
    organisation
  }
  quotes {
    ...QuoteFields
    additionalDetailsChecklist
  }
  stops {
    sequence
    label
    name
    town
    street
    zip
    countryCode
    kind
    date
    time
    instant
    timeZone
    notes
    coordinates {
      latitude
      longitude
    }
  }
  contacts {
    firstContact {
      name
      phoneNumber
    }
    secondContact {
      name
      phoneNumber
    }
  }
  invoice {
    paymentMethod
    status
    organisation
    organisationReference
    vatNumber
    street
    zipcode
    city
    country
    outstanding
  }
  agreements {
    termsAndCondition
    promotion
  }
  cancelation {
    fee
    at
  }
  canAccept {
    allowed
    reason
  }
  canCancel {
    allowed
    reason
  }
  canChangeItinerary {
    allowed
    reason
  }
  cancellationFeeCents
  cancellationSteps {
    from
    until
    percent
    feeCents
  }
}
    fragment QuoteFields on Quote {
  key
  isChosen
  vehicles
  seats
  netCents
  vatCents
  totalCents
  crew {
    drivers
    overnights
    breaksMinutes
    drivingMinutes
    dutyMinutes
  }
  lines {
    kind
    vehicle
    quantity
    unit
    unitCents
    amountCents
    included
  }
  vatLines {
    countryCode
    kilometres
    netCents
    ratePercent
    vatCents
    exemption
  }
}`, {"fragmentName":"TravelFields"}) as unknown as TypedDocumentString<TravelFieldsFragment, unknown>;
export const CaseStudyPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CaseStudyPage($language: Language!, $domain: Domain!, $slug: String!) {
  getCaseStudies(language: $language, domain: $domain, slug: $slug) {
    slug
    title
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
  }
}
    fragment HeroFields on Hero {
  title
  description
  image
}
fragment PictureSectionFields on PictureSection {
  title
  description
  image
  imageAlt
}
fragment TextSectionFields on TextSection {
  title
  description
}
fragment MetaFields on Meta {
  title
  description
}`) as unknown as TypedDocumentString<CaseStudyPageQuery, CaseStudyPageQueryVariables>;
export const EditorialPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query EditorialPage($key: String!, $language: Language!, $domain: Domain!) {
  getPage(key: $key, language: $language, domain: $domain) {
    textLanguage
    hero {
      ...HeroFields
    }
    sections {
      key
      title
      description
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
    question
    content
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
    slug
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
    title
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
  }
}
    fragment HeroFields on Hero {
  title
  description
  image
}
fragment PictureSectionFields on PictureSection {
  title
  description
  image
  imageAlt
}
fragment TextSectionFields on TextSection {
  title
  description
}
fragment MetaFields on Meta {
  title
  description
}`) as unknown as TypedDocumentString<FleetPageQuery, FleetPageQueryVariables>;
export const LocationListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LocationList($language: Language!, $domain: Domain!) {
  getLocations(popular: false, language: $language, domain: $domain) {
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
    slug
    title
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
  }
}
    fragment HeroFields on Hero {
  title
  description
  image
}
fragment PictureSectionFields on PictureSection {
  title
  description
  image
  imageAlt
}
fragment TextSectionFields on TextSection {
  title
  description
}
fragment MetaFields on Meta {
  title
  description
}`) as unknown as TypedDocumentString<LocationPageQuery, LocationPageQueryVariables>;
export const OccasionListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OccasionList($language: Language!, $domain: Domain!) {
  getOccasions(popular: false, language: $language, domain: $domain) {
    slug
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
    title
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
  }
}
    fragment HeroFields on Hero {
  title
  description
  image
}
fragment PictureSectionFields on PictureSection {
  title
  description
  image
  imageAlt
}
fragment TextSectionFields on TextSection {
  title
  description
}
fragment MetaFields on Meta {
  title
  description
}`) as unknown as TypedDocumentString<OccasionPageQuery, OccasionPageQueryVariables>;
export const PartnersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Partners($domain: Domain!) {
  getPartners(domain: $domain) {
    name
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
    content
    writtenAt
    writtenDate
    author
    organisation
    driverRating
    busRating
    platformRating
    sample
  }
}
    `) as unknown as TypedDocumentString<ReviewsQuery, ReviewsQueryVariables>;
export const PaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Payments($id: String!, $askProvider: Boolean!) {
  getInvoices(id: $id, askProvider: $askProvider) {
    payments {
      cents
      status
    }
    online {
      part
      dueOn
      nextCents
      allCents
      isUnderWay
    }
  }
}
    `) as unknown as TypedDocumentString<PaymentsQuery, PaymentsQueryVariables>;
export const StartPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartPayment($id: String!, $idempotencyKey: String!, $part: PaymentPart!) {
  startPayment(id: $id, idempotencyKey: $idempotencyKey, part: $part) {
    url
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<StartPaymentMutation, StartPaymentMutationVariables>;
export const PreviewQuoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PreviewQuote($itinerary: ItineraryInput!, $domain: Domain!, $language: Language!) {
  previewQuote(itinerary: $itinerary, domain: $domain, language: $language) {
    preview {
      quotes {
        ...QuoteFields
      }
      personReasons
      validUntil
      kilometers
      minutes
      estimated
      days
      stops {
        sequence
        label
        coordinates {
          latitude
          longitude
        }
      }
    }
    errors {
      ...ErrorFields
    }
  }
}
    fragment QuoteFields on Quote {
  key
  isChosen
  vehicles
  seats
  netCents
  vatCents
  totalCents
  crew {
    drivers
    overnights
    breaksMinutes
    drivingMinutes
    dutyMinutes
  }
  lines {
    kind
    vehicle
    quantity
    unit
    unitCents
    amountCents
    included
  }
  vatLines {
    countryCode
    kilometres
    netCents
    ratePercent
    vatCents
    exemption
  }
}
fragment ErrorFields on FieldError {
  field
  code
  proposal
}`) as unknown as TypedDocumentString<PreviewQuoteQuery, PreviewQuoteQueryVariables>;
export const RequestQuoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestQuote($idempotencyKey: String!, $itinerary: ItineraryInput!, $customer: CustomerInput!, $domain: Domain!, $language: Language!, $utm: String, $gclid: String) {
  requestQuote(
    idempotencyKey: $idempotencyKey
    itinerary: $itinerary
    customer: $customer
    domain: $domain
    language: $language
    utm: $utm
    gclid: $gclid
  ) {
    travel {
      quoteId
      reference
      status
      stage
      personReasons
    }
    errors {
      ...ErrorFields
    }
  }
}
    fragment ErrorFields on FieldError {
  field
  code
  proposal
}`) as unknown as TypedDocumentString<RequestQuoteMutation, RequestQuoteMutationVariables>;
export const SearchPlacesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SearchPlaces($query: String!, $language: Language!, $domain: Domain, $near: CoordinatesInput, $limit: Int) {
  searchPlaces(
    query: $query
    language: $language
    domain: $domain
    near: $near
    limit: $limit
  ) {
    key
    label
    name
    town
    countryCode
    kind
  }
}
    `) as unknown as TypedDocumentString<SearchPlacesQuery, SearchPlacesQueryVariables>;
export const SentRequestDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SentRequest($id: String!) {
  getTravel(id: $id) {
    quoteId
    reference
    customer {
      email
    }
  }
}
    `) as unknown as TypedDocumentString<SentRequestQuery, SentRequestQueryVariables>;
export const RequestLinksDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestLinks($idempotencyKey: String!, $email: String!, $domain: Domain!, $language: Language!) {
  requestLinks(
    idempotencyKey: $idempotencyKey
    email: $email
    domain: $domain
    language: $language
  ) {
    accepted
    errors {
      ...ErrorFields
    }
  }
}
    fragment ErrorFields on FieldError {
  field
  code
  proposal
}`) as unknown as TypedDocumentString<RequestLinksMutation, RequestLinksMutationVariables>;
export const AcceptQuoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AcceptQuote($idempotencyKey: String!, $id: String!, $expectedTotalCents: Int!, $optionKey: String, $agreements: AgreementsInput!) {
  acceptQuote(
    idempotencyKey: $idempotencyKey
    id: $id
    expectedTotalCents: $expectedTotalCents
    optionKey: $optionKey
    agreements: $agreements
  ) {
    travel {
      quoteId
      bookingId
      reference
    }
    errors {
      ...ErrorFields
    }
  }
}
    fragment ErrorFields on FieldError {
  field
  code
  proposal
}`) as unknown as TypedDocumentString<AcceptQuoteMutation, AcceptQuoteMutationVariables>;
export const CancelBookingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelBooking($idempotencyKey: String!, $id: String!, $expectedFeeCents: Int!, $reason: String) {
  cancelBooking(
    idempotencyKey: $idempotencyKey
    id: $id
    expectedFeeCents: $expectedFeeCents
    reason: $reason
  ) {
    travel {
      bookingId
      stage
    }
    errors {
      ...ErrorFields
    }
  }
}
    fragment ErrorFields on FieldError {
  field
  code
  proposal
}`) as unknown as TypedDocumentString<CancelBookingMutation, CancelBookingMutationVariables>;
export const CancelQuoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelQuote($idempotencyKey: String!, $id: String!, $reason: String) {
  cancelQuote(idempotencyKey: $idempotencyKey, id: $id, reason: $reason) {
    travel {
      quoteId
      stage
    }
    errors {
      ...ErrorFields
    }
  }
}
    fragment ErrorFields on FieldError {
  field
  code
  proposal
}`) as unknown as TypedDocumentString<CancelQuoteMutation, CancelQuoteMutationVariables>;
export const SaveContactDetailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveContactDetails($id: String!, $customer: CustomerInput!, $firstContact: DayContactInput, $secondContact: DayContactInput, $invoice: InvoiceInput) {
  saveContactDetails(
    id: $id
    customer: $customer
    firstContact: $firstContact
    secondContact: $secondContact
    invoice: $invoice
  ) {
    travel {
      quoteId
      version
    }
    errors {
      ...ErrorFields
    }
  }
}
    fragment ErrorFields on FieldError {
  field
  code
  proposal
}`) as unknown as TypedDocumentString<SaveContactDetailsMutation, SaveContactDetailsMutationVariables>;
export const TravelDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Travel($id: String!, $withPicture: Boolean!) {
  getTravel(id: $id) {
    ...TravelFields
    routePicture @include(if: $withPicture)
  }
}
    fragment QuoteFields on Quote {
  key
  isChosen
  vehicles
  seats
  netCents
  vatCents
  totalCents
  crew {
    drivers
    overnights
    breaksMinutes
    drivingMinutes
    dutyMinutes
  }
  lines {
    kind
    vehicle
    quantity
    unit
    unitCents
    amountCents
    included
  }
  vatLines {
    countryCode
    kilometres
    netCents
    ratePercent
    vatCents
    exemption
  }
}
fragment TravelFields on Travel {
  id
  quoteId
  bookingId
  version
  site
  language
  country
  reference
  status
  stage
  now
  createdAt
  bookedAt
  validUntil
  firstDate
  timeZone
  description
  tripType
  type
  passengers
  luggage
  wheelchairPlaces
  flightNumber
  extras
  additionalInformation
  kilometers
  emptyKilometers
  estimated
  days
  personReasons
  customer {
    firstName
    lastName
    email
    phone
    organisation
  }
  quotes {
    ...QuoteFields
    additionalDetailsChecklist
  }
  stops {
    sequence
    label
    name
    town
    street
    zip
    countryCode
    kind
    date
    time
    instant
    timeZone
    notes
    coordinates {
      latitude
      longitude
    }
  }
  contacts {
    firstContact {
      name
      phoneNumber
    }
    secondContact {
      name
      phoneNumber
    }
  }
  invoice {
    paymentMethod
    status
    organisation
    organisationReference
    vatNumber
    street
    zipcode
    city
    country
    outstanding
  }
  agreements {
    termsAndCondition
    promotion
  }
  cancelation {
    fee
    at
  }
  canAccept {
    allowed
    reason
  }
  canCancel {
    allowed
    reason
  }
  canChangeItinerary {
    allowed
    reason
  }
  cancellationFeeCents
  cancellationSteps {
    from
    until
    percent
    feeCents
  }
}`) as unknown as TypedDocumentString<TravelQuery, TravelQueryVariables>;
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