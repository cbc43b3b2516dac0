/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AgreementsInput = {
  readonly promotion?: string | number | boolean | null | undefined;
  readonly termsAndCondition?: string | number | boolean | null | undefined;
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

export type HubKind =
  | 'airport'
  | 'region';

export type InvoiceInput = {
  /** Leitweg-ID, code service, DIR3 codes: what a public body asks for. */
  readonly buyerReference?: string | null | undefined;
  readonly city?: string | null | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | null | undefined;
  readonly organisation?: string | null | undefined;
  /** SIRET, enterprise number, KvK or OIN. */
  readonly organisationNumber?: string | null | undefined;
  /** `bank-transfer`, `online` or `invoice-afterwards`. */
  readonly paymentMethod?: string | null | undefined;
  readonly purchaseOrder?: string | null | undefined;
  readonly street?: string | null | undefined;
  readonly vatNumber?: string | null | undefined;
  readonly zipcode?: string | null | undefined;
};

export type ItineraryInput = {
  /** Seats for children up to a year. */
  readonly babySeats?: string | number | boolean | null | undefined;
  /** From four years to twelve. */
  readonly boosterSeats?: string | number | boolean | null | undefined;
  /** From one year to four. */
  readonly childSeats?: string | number | boolean | null | undefined;
  readonly extras?: ReadonlyArray<string> | null | undefined;
  readonly flightNumber?: string | null | undefined;
  readonly luggage?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly occasion?: string | null | undefined;
  readonly passengers?: string | number | boolean | null | undefined;
  /** Where else parts of the group board, three at most. */
  readonly pickUps?: ReadonlyArray<PickUpInput> | null | undefined;
  /** How many come back by it. */
  readonly secondReturnPassengers?: string | number | boolean | null | undefined;
  /** HH:MM: of a return or a day trip, where a part of the group comes back later; the first such hour after the first return. */
  readonly secondReturnTime?: string | null | undefined;
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

export type MessageInput = {
  /** `any`, `morning`, `midday` or `afternoon`. */
  readonly callWindow?: string | null | undefined;
  /** May be empty for a call. */
  readonly email?: string | null | undefined;
  readonly name?: string | null | undefined;
  /** May be empty for an answer by mail. */
  readonly phone?: string | null | undefined;
  /** The number of the trip that it is about; may be empty. */
  readonly reference?: string | null | undefined;
  readonly subject?: string | null | undefined;
  /** May be empty for a call. */
  readonly text?: string | null | undefined;
  /** Left empty by people. */
  readonly website?: string | null | undefined;
  /** `message`: an answer by mail; `call-back`: a call. */
  readonly wish?: string | null | undefined;
};

/** What is due next, or all that is outstanding. */
export type PaymentPart =
  | 'all'
  | 'next';

export type PickUpInput = {
  /** How many board here. */
  readonly passengers?: string | number | boolean | null | undefined;
  /** Key of a place that `searchPlaces` found. */
  readonly placeKey?: string | null | undefined;
  /** The place as typed, where no key is known. */
  readonly placeText?: string | null | undefined;
  /** HH:MM, the one nearest to when the first stop is left; left out, all meet at the next stop. */
  readonly time?: string | null | undefined;
};

export type ReadField =
  | 'arriveBy'
  | 'date'
  | 'from'
  | 'luggage'
  | 'occasion'
  | 'passengers'
  | 'pickUp'
  | 'returnDate'
  | 'returnTime'
  | 'time'
  | 'to'
  | 'type'
  | 'via'
  | 'wheelchairPlaces';

export type StopInput = {
  /** With `arriveByTime` the latest arrival here, local; the stop before may then leave its date and time to us. */
  readonly arriveByDate?: string | null | undefined;
  /** HH:MM, as `time`. */
  readonly arriveByTime?: string | null | undefined;
  /** YYYY-MM-DD, local to the stop; the last stop has none. */
  readonly date?: string | null | undefined;
  /** Kilometres driven about the place. */
  readonly localKilometres?: string | number | boolean | null | undefined;
  readonly notes?: string | null | undefined;
  /** Key of a place that `searchPlaces` found. */
  readonly placeKey?: string | null | undefined;
  /** The place as typed, where no key is known. */
  readonly placeText?: string | null | undefined;
  /** HH:MM. Of a time that the clocks have twice, with the one that is meant: `02:30 first` or `02:30 second`. */
  readonly time?: string | null | undefined;
};

export type TripPriceKind =
  | 'dayHire'
  | 'evening'
  | 'fourHours'
  | 'oneWay'
  | 'school'
  | 'transfer'
  | 'twoDays';

export type WeightType =
  | 'BUSINESS'
  | 'DEFAULT'
  | 'SCHOOLS';

export type EmissionsFieldsFragment = { readonly source: string, readonly modes: ReadonlyArray<{ readonly mode: string, readonly kilograms: number }> };

export type AccuracyFieldsFragment = { readonly precision: string, readonly reckonedFrom: string, readonly spreadKilometres: number };

export type GroupPartFieldsFragment = { readonly passengers: number, readonly returnDate: string | null, readonly returnTime: string | null, readonly returnHour: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null, readonly arrivalHour: string | null, readonly vehicles: ReadonlyArray<string>, readonly kilometers: number | null, readonly boards: { readonly name: string, readonly address: string, readonly date: string, readonly time: string, readonly hour: string | null } | null };

export type LegFieldsFragment = { readonly kilometres: number, readonly minutes: number, readonly roads: ReadonlyArray<{ readonly country: string, readonly number: string }> };

export type SendMessageMutationVariables = Exact<{
  input: MessageInput;
  domain: Domain;
  language: Language;
}>;


export type SendMessageMutation = { readonly sendMessage: { readonly isSent: boolean, readonly answerBy: string | null, readonly callFrom: string | null, readonly callUntil: string | null, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }> } };

export type CaseStudyPageQueryVariables = Exact<{
  language: Language;
  domain: Domain;
  languageSlug: string;
}>;


export type CaseStudyPageQuery = { readonly getCaseStudies: ReadonlyArray<{ readonly languageSlug: string, readonly title: string, readonly sample: boolean, readonly quote: string, readonly quote2: string, readonly equivalents: ReadonlyArray<{ readonly domain: Domain, readonly language: Language, readonly languageSlug: string }>, readonly hero: { readonly title: string, readonly description: string, readonly image: string }, readonly section1: { readonly title: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly section2: { readonly title: string, readonly description: string }, readonly benefits: { readonly title: string, readonly benefits: ReadonlyArray<string> }, readonly section3: { readonly title: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly trip: { readonly date: string, readonly picture: string, readonly search: string, readonly days: number, readonly kilometres: number, readonly passengers: number, readonly drivers: number, readonly vehicles: ReadonlyArray<string>, readonly totalCents: number, readonly stops: ReadonlyArray<{ readonly sequence: number, readonly name: string, readonly date: string | null, readonly time: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null }> } | null, readonly meta: { readonly title: string, readonly description: string } }> };

export type EditorialPageQueryVariables = Exact<{
  key: string;
  language: Language;
  domain: Domain;
}>;


export type EditorialPageQuery = { readonly getPage: { readonly textLanguage: string, readonly hero: { readonly title: string, readonly description: string, readonly image: string }, readonly sections: ReadonlyArray<{ readonly key: string, readonly title: string, readonly description: string, readonly items: ReadonlyArray<{ readonly title: string, readonly description: string }> }>, readonly meta: { readonly title: string, readonly description: string } } | null };

export type InvoiceTripQueryVariables = Exact<{
  language: Language;
  domain: Domain;
}>;


export type InvoiceTripQuery = { readonly getProof: { readonly from: string, readonly trip: { readonly to: string, readonly passengers: number, readonly vehicle: string, readonly date: string, readonly netCents: number, readonly totalCents: number, readonly vat: ReadonlyArray<{ readonly country: string, readonly percent: number, readonly cents: number }> } } | null };

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


export type FleetListQuery = { readonly getFleet: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly sizes: ReadonlyArray<{ readonly seats: number }> }> };

export type FleetComparisonQueryVariables = Exact<{
  language: Language;
  domain: Domain;
}>;


export type FleetComparisonQuery = { readonly getFleet: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly wheelchairPlaces: number, readonly extras: ReadonlyArray<string>, readonly hero: { readonly description: string }, readonly sizes: ReadonlyArray<{ readonly seats: number, readonly seatsWithCases: number, readonly metres: number }>, readonly dayPrice: { readonly from: string, readonly to: string, readonly totalCents: number, readonly leave: string, readonly back: string, readonly asOf: string } | null }> };

export type FleetPageQueryVariables = Exact<{
  language: Language;
  domain: Domain;
  slug: string;
}>;


export type FleetPageQuery = { readonly getFleet: ReadonlyArray<{ readonly title: string, readonly wheelchairPlaces: number, readonly extras: ReadonlyArray<string>, readonly sizes: ReadonlyArray<{ readonly seats: number, readonly seatsWithCases: number, readonly isUsual: boolean, readonly metres: number }>, readonly hero: { readonly title: string, readonly description: string, readonly image: string }, readonly section1: { readonly title: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly section2: { readonly title: string, readonly description: string, readonly image: string, readonly imageAlt: string }, readonly section3: { readonly title: string, readonly description: string }, readonly meta: { readonly title: string, readonly description: string } }> };

export type HomeOfferQueryVariables = Exact<{
  language: Language;
  domain: Domain;
}>;


export type HomeOfferQuery = { readonly getHomeOffer: { readonly freeHours: number, readonly trip: { readonly from: string, readonly fromKey: string, readonly to: string, readonly toKey: string, readonly passengers: number, readonly date: string, readonly leave: string, readonly back: string }, readonly preview: { readonly personReasons: ReadonlyArray<string>, readonly perPersonCents: number | null, readonly quotes: ReadonlyArray<{ readonly isChosen: boolean, readonly vehicles: ReadonlyArray<string>, readonly vehicleSeats: ReadonlyArray<number>, readonly totalCents: number, readonly crew: { readonly drivers: number } }>, readonly legs: ReadonlyArray<{ readonly kilometres: number, readonly minutes: number, readonly roads: ReadonlyArray<{ readonly country: string, readonly number: string }> }>, readonly stops: ReadonlyArray<{ readonly name: string, readonly time: string | null, readonly arrivalTime: string | null }> }, readonly others: ReadonlyArray<{ readonly from: string, readonly fromKey: string, readonly to: string, readonly toKey: string, readonly passengers: number, readonly date: string, readonly leave: string, readonly back: string }>, readonly apart: { readonly trip: { readonly from: string, readonly to: string, readonly passengers: number, readonly date: string }, readonly preview: { readonly quotes: ReadonlyArray<{ readonly isChosen: boolean, readonly totalCents: number, readonly lines: ReadonlyArray<{ readonly kind: string, readonly quantity: number, readonly unit: string, readonly unitCents: number | null, readonly amountCents: number }>, readonly vatLines: ReadonlyArray<{ readonly countryCode: string, readonly ratePercent: number, readonly netCents: number, readonly vatCents: number, readonly exemption: string | null }> }> } } | null, readonly vat: ReadonlyArray<{ readonly country: string, readonly percent: number }>, readonly plan: { readonly from: string, readonly to: string, readonly passengers: number, readonly date: string, readonly limitMinutes: number, readonly article: string, readonly earlier: { readonly back: string, readonly drivers: number, readonly totalCents: number, readonly dutyMinutes: number, readonly start: string, readonly parts: ReadonlyArray<{ readonly kind: string, readonly minutes: number }> }, readonly later: { readonly back: string, readonly drivers: number, readonly totalCents: number, readonly dutyMinutes: number, readonly start: string, readonly parts: ReadonlyArray<{ readonly kind: string, readonly minutes: number }> } } | null } | null };

export type HomePriceQueryVariables = Exact<{
  itinerary: ItineraryInput;
  domain: Domain;
  language: Language;
}>;


export type HomePriceQuery = { readonly previewQuote: { readonly preview: { readonly personReasons: ReadonlyArray<string>, readonly perPersonCents: number | null, readonly quotes: ReadonlyArray<{ readonly isChosen: boolean, readonly vehicles: ReadonlyArray<string>, readonly vehicleSeats: ReadonlyArray<number>, readonly totalCents: number, readonly crew: { readonly drivers: number } }>, readonly legs: ReadonlyArray<{ readonly kilometres: number, readonly minutes: number, readonly roads: ReadonlyArray<{ readonly country: string, readonly number: string }> }>, readonly stops: ReadonlyArray<{ readonly name: string, readonly time: string | null, readonly arrivalTime: string | null }> } | null } };

export type HomeTripFieldsFragment = { readonly from: string, readonly fromKey: string, readonly to: string, readonly toKey: string, readonly passengers: number, readonly date: string, readonly leave: string, readonly back: string };

export type BoardFieldsFragment = { readonly personReasons: ReadonlyArray<string>, readonly perPersonCents: number | null, readonly quotes: ReadonlyArray<{ readonly isChosen: boolean, readonly vehicles: ReadonlyArray<string>, readonly vehicleSeats: ReadonlyArray<number>, readonly totalCents: number, readonly crew: { readonly drivers: number } }>, readonly legs: ReadonlyArray<{ readonly kilometres: number, readonly minutes: number, readonly roads: ReadonlyArray<{ readonly country: string, readonly number: string }> }>, readonly stops: ReadonlyArray<{ readonly name: string, readonly time: string | null, readonly arrivalTime: string | null }> };

export type PlannedDayFieldsFragment = { readonly back: string, readonly drivers: number, readonly totalCents: number, readonly dutyMinutes: number, readonly start: string, readonly parts: ReadonlyArray<{ readonly kind: string, readonly minutes: number }> };

export type HubListQueryVariables = Exact<{
  language: Language;
  domain: Domain;
}>;


export type HubListQuery = { readonly getHubs: ReadonlyArray<{ readonly kind: HubKind, readonly languageSlug: string, readonly title: string, readonly isIndexable: boolean }> };

export type HubPageQueryVariables = Exact<{
  language: Language;
  domain: Domain;
  languageSlug: string;
}>;


export type HubPageQuery = { readonly getHubs: ReadonlyArray<{ readonly kind: HubKind, readonly languageSlug: string, readonly title: string, readonly placeKey: string, readonly isIndexable: boolean, readonly asOf: string, readonly pricedFor: string, readonly equivalents: ReadonlyArray<{ readonly domain: Domain, readonly language: Language, readonly languageSlug: string }>, readonly hero: { readonly title: string, readonly description: string, readonly image: string }, readonly sections: ReadonlyArray<{ readonly title: string, readonly description: string }>, readonly questions: ReadonlyArray<{ readonly question: string, readonly answer: string }>, readonly meta: { readonly title: string, readonly description: string }, readonly tariff: { readonly mostKilometres: number, readonly minimumPercent: number, readonly waitingMinutes: number } | null, readonly towns: ReadonlyArray<{ readonly languageSlug: string, readonly title: string, readonly yard: string, readonly kilometres: number, readonly minutes: number, readonly prices: ReadonlyArray<{ readonly to: string, readonly vehicle: string, readonly passengers: number, readonly totalCents: number }> }> }> };

export type LocationListQueryVariables = Exact<{
  language: Language;
  domain: Domain;
}>;


export type LocationListQuery = { readonly getLocations: ReadonlyArray<{ readonly languageSlug: string, readonly title: string, readonly isIndexable: boolean | null, readonly region: string | null, readonly hero: { readonly image: string } | null }> };

export type LocationLeadQueryVariables = Exact<{
  language: Language;
  domain: Domain;
  languageSlug: string;
}>;


export type LocationLeadQuery = { readonly getLocations: ReadonlyArray<{ readonly hero: { readonly description: string } | null }> };

export type LocationPageQueryVariables = Exact<{
  language: Language;
  domain: Domain;
  languageSlug: string;
}>;


export type LocationPageQuery = { readonly getLocations: ReadonlyArray<{ readonly languageSlug: string, readonly isIndexable: boolean | null, readonly region: string | null, readonly title: string, readonly equivalents: ReadonlyArray<{ readonly domain: Domain, readonly language: Language, readonly languageSlug: string }> | null, readonly hubs: ReadonlyArray<{ readonly kind: HubKind, readonly languageSlug: string, readonly title: string }> | null, readonly destinations: ReadonlyArray<{ readonly name: string, readonly kilometres: number, readonly minutes: number, readonly within: number }> | null, readonly questions: ReadonlyArray<{ readonly question: string, readonly answer: string }> | null, readonly longDays: ReadonlyArray<{ readonly to: string, readonly leave: string, readonly until: string }> | null, readonly nearest: ReadonlyArray<{ readonly languageSlug: string, readonly title: string }> | null, readonly hero: { readonly title: string, readonly description: string, readonly image: string } | null, readonly location: { readonly title: string, readonly description: string, readonly image: string, readonly imageAlt: string } | null, readonly platform: { readonly title: string, readonly description: string, readonly image: string, readonly imageAlt: string } | null, readonly value: { readonly title: string, readonly description: string } | null, readonly priceTable: ReadonlyArray<{ readonly vehicle: string, readonly passengers: number, readonly totalsCents: ReadonlyArray<number> }> | null, readonly tripPrices: { readonly low: string, readonly high: string, readonly trips: ReadonlyArray<{ readonly kind: TripPriceKind, readonly to: string, readonly prices: ReadonlyArray<{ readonly vehicle: string, readonly passengers: number, readonly lowCents: number, readonly highCents: number }> }> } | null, readonly notes: ReadonlyArray<{ readonly text: string, readonly sources: ReadonlyArray<string>, readonly checkedAt: string }> | null, readonly exampleTrips: ReadonlyArray<{ readonly to: string, readonly fromKey: string, readonly toKey: string, readonly passengers: number, readonly kilometres: number, readonly vehicle: string, readonly totalCents: number, readonly date: string, readonly leave: string, readonly back: string, readonly asOf: string }> | null, readonly meta: { readonly title: string, readonly description: string } | null }> };

export type OccasionListQueryVariables = Exact<{
  language: Language;
  domain: Domain;
}>;


export type OccasionListQuery = { readonly getOccasions: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly hero: { readonly description: string, readonly image: string } | null }> };

export type OccasionPageQueryVariables = Exact<{
  language: Language;
  domain: Domain;
  slug: string;
}>;


export type OccasionPageQuery = { readonly getOccasions: ReadonlyArray<{ readonly title: string, readonly hero: { readonly title: string, readonly description: string, readonly image: string } | null, readonly section1: { readonly title: string, readonly description: string, readonly image: string, readonly imageAlt: string } | null, readonly section2: { readonly title: string, readonly description: string, readonly image: string, readonly imageAlt: string } | null, readonly value: { readonly title: string, readonly description: string } | null, readonly examples: ReadonlyArray<{ readonly from: string, readonly languageSlug: string, readonly kind: string, readonly to: string, readonly passengers: number, readonly vehicle: string, readonly totalCents: number, readonly date: string, readonly search: string }> | null, readonly meta: { readonly title: string, readonly description: string } | null }> };

export type PartnersQueryVariables = Exact<{
  domain: Domain;
}>;


export type PartnersQuery = { readonly getPartners: ReadonlyArray<{ readonly name: string, readonly sample: boolean }> };

export type ReviewsQueryVariables = Exact<{
  domain: Domain;
  language: Language;
  limit?: number | null | undefined;
  weightType?: WeightType | null | undefined;
}>;


export type ReviewsQuery = { readonly getReviews: ReadonlyArray<{ readonly id: string, readonly title: string, readonly content: string, readonly reply: string | null, readonly writtenAt: string, readonly author: string, readonly organisation: string, readonly driverRating: number, readonly busRating: number, readonly platformRating: number, readonly sample: boolean }> };

export type HeroFieldsFragment = { readonly title: string, readonly description: string, readonly image: string };

export type PictureSectionFieldsFragment = { readonly title: string, readonly description: string, readonly image: string, readonly imageAlt: string };

export type TextSectionFieldsFragment = { readonly title: string, readonly description: string };

export type MetaFieldsFragment = { readonly title: string, readonly description: string };

export type EquivalentFieldsFragment = { readonly domain: Domain, readonly language: Language, readonly languageSlug: string };

export type PaymentsQueryVariables = Exact<{
  id: string;
  askProvider: boolean;
}>;


export type PaymentsQuery = { readonly getInvoices: { readonly payments: ReadonlyArray<{ readonly cents: number, readonly status: string }>, readonly online: { readonly part: string, readonly dueOn: string, readonly nextCents: number, readonly allCents: number, readonly isUnderWay: boolean } | null, readonly invoices: ReadonlyArray<{ readonly number: string, readonly kind: string, readonly issuedOn: string, readonly totalCents: number, readonly summary: { readonly from: string, readonly to: string, readonly trips: number, readonly totalCents: number } | null, readonly payments: ReadonlyArray<{ readonly part: string, readonly dueOn: string, readonly amountCents: number }> }>, readonly information: { readonly status: string, readonly outstandingCents: number, readonly dueDate: string | null }, readonly summaryPlan: { readonly from: string, readonly to: string, readonly issueOn: string, readonly dueOn: string } | null, readonly due: ReadonlyArray<{ readonly part: string, readonly dueOn: string, readonly amountCents: number }>, readonly transfer: { readonly name: string, readonly iban: string, readonly reference: string, readonly amountCents: number } | null } | null };

export type StartPaymentMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
  part: PaymentPart;
  expectedCents: number;
  afterOrder?: boolean | null | undefined;
}>;


export type StartPaymentMutation = { readonly startPayment: { readonly url: string | null, readonly errors: ReadonlyArray<{ readonly code: string }> } };

export type CorrectAddressMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  email: string;
}>;


export type CorrectAddressMutation = { readonly correctAddress: { readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }> } };

export type PreviewQuoteQueryVariables = Exact<{
  itinerary: ItineraryInput;
  domain: Domain;
  language: Language;
}>;


export type PreviewQuoteQuery = { readonly previewQuote: { readonly preview: { readonly personReasons: ReadonlyArray<string>, readonly answerDate: string | null, readonly answerTime: string | null, readonly validUntil: string | null, readonly kilometers: number | null, readonly minutes: number | null, readonly perPersonCents: number | null, readonly estimated: boolean, readonly days: number, readonly timeZone: string, readonly routePicture: string | null, readonly quotes: ReadonlyArray<{ readonly key: string, readonly isChosen: boolean, readonly vehicles: ReadonlyArray<string>, readonly seats: number, readonly vehicleSeats: ReadonlyArray<number>, readonly vehicleCases: ReadonlyArray<number>, readonly waiting: string | null, readonly netCents: number, readonly vatCents: number, readonly totalCents: number, readonly crew: { readonly drivers: number, readonly overnights: number, readonly breaksMinutes: number, readonly drivingMinutes: number, readonly dutyMinutes: number, readonly duties: ReadonlyArray<{ readonly start: string, readonly drivers: number, readonly restKind: string, readonly restMinutes: number | null, readonly parts: ReadonlyArray<{ readonly kind: string, readonly minutes: number }> }>, readonly checks: ReadonlyArray<{ readonly rule: string, readonly article: string, readonly drivers: number, readonly duty: number | null, readonly sense: string, readonly limitMinutes: number, readonly actualMinutes: number, readonly binds: boolean, readonly isNational: boolean }> }, readonly groups: ReadonlyArray<{ readonly netCents: number, readonly part: { readonly passengers: number, readonly returnDate: string | null, readonly returnTime: string | null, readonly returnHour: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null, readonly arrivalHour: string | null, readonly vehicles: ReadonlyArray<string>, readonly kilometers: number | null, readonly boards: { readonly name: string, readonly address: string, readonly date: string, readonly time: string, readonly hour: string | null } | null }, readonly duties: ReadonlyArray<{ readonly start: string, readonly drivers: number, readonly restKind: string, readonly restMinutes: number | null, readonly parts: ReadonlyArray<{ readonly kind: string, readonly minutes: number }> }>, readonly checks: ReadonlyArray<{ readonly rule: string, readonly article: string, readonly drivers: number, readonly duty: number | null, readonly sense: string, readonly limitMinutes: number, readonly actualMinutes: number, readonly binds: boolean, readonly isNational: boolean }> }>, readonly paymentPlan: ReadonlyArray<{ readonly part: string, readonly dueOn: string, readonly amountCents: number }>, readonly lines: ReadonlyArray<{ readonly kind: string, readonly vehicle: string | null, readonly group: number | null, readonly quantity: number, readonly unit: string, readonly unitCents: number | null, readonly amountCents: number, readonly included: boolean, readonly reason: { readonly key: string, readonly values: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null }>, readonly vatLines: ReadonlyArray<{ readonly countryCode: string, readonly kilometres: number, readonly netCents: number, readonly ratePercent: number, readonly vatCents: number, readonly exemption: string | null, readonly owedPercent: number | null, readonly owedCents: number | null }> }>, readonly findings: ReadonlyArray<{ readonly reason: string, readonly about: string, readonly rule: string | null, readonly article: string | null, readonly stop: number | null, readonly minutes: number | null, readonly date: string | null, readonly time: string | null, readonly hour: string | null }>, readonly tightStops: ReadonlyArray<{ readonly stop: number, readonly name: string, readonly minutes: number, readonly date: string, readonly time: string, readonly hour: string | null }>, readonly suggestions: ReadonlyArray<{ readonly kind: string, readonly gain: string, readonly stop: number | null, readonly stopName: string | null, readonly minutes: number, readonly driversBefore: number | null, readonly driversAfter: number, readonly savesCents: number | null, readonly totalCents: number, readonly makesLawful: boolean, readonly type: string, readonly places: ReadonlyArray<string>, readonly nights: ReadonlyArray<{ readonly stop: number, readonly placeKey: string, readonly label: string }>, readonly stops: ReadonlyArray<{ readonly date: string | null, readonly time: string | null }> }>, readonly emissions: { readonly source: string, readonly modes: ReadonlyArray<{ readonly mode: string, readonly kilograms: number }> } | null, readonly legs: ReadonlyArray<{ readonly kilometres: number, readonly minutes: number, readonly roads: ReadonlyArray<{ readonly country: string, readonly number: string }> }>, readonly understood: ReadonlyArray<{ readonly stop: number, readonly label: string, readonly country: string, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }>, readonly townLegs: ReadonlyArray<{ readonly town: string, readonly kilometres: number, readonly minutes: number }>, readonly stops: ReadonlyArray<{ readonly sequence: number, readonly name: string, readonly label: string, readonly country: string, readonly town: string, readonly zip: string, readonly date: string | null, readonly time: string | null, readonly hour: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null, readonly arrivalHour: string | null, readonly arriveByDate: string | null, readonly arriveByTime: string | null, readonly arriveByHour: string | null, readonly isProposed: boolean, readonly isNextDay: boolean, readonly driveMinutes: number, readonly breakMinutes: number, readonly waitMinutes: number, readonly isBack: boolean, readonly accuracy: { readonly precision: string, readonly reckonedFrom: string, readonly spreadKilometres: number } }> } | null, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }> } };

export type QuoteFieldsFragment = { readonly key: string, readonly isChosen: boolean, readonly vehicles: ReadonlyArray<string>, readonly seats: number, readonly vehicleSeats: ReadonlyArray<number>, readonly vehicleCases: ReadonlyArray<number>, readonly waiting: string | null, readonly netCents: number, readonly vatCents: number, readonly totalCents: number, readonly crew: { readonly drivers: number, readonly overnights: number, readonly breaksMinutes: number, readonly drivingMinutes: number, readonly dutyMinutes: number, readonly duties: ReadonlyArray<{ readonly start: string, readonly drivers: number, readonly restKind: string, readonly restMinutes: number | null, readonly parts: ReadonlyArray<{ readonly kind: string, readonly minutes: number }> }>, readonly checks: ReadonlyArray<{ readonly rule: string, readonly article: string, readonly drivers: number, readonly duty: number | null, readonly sense: string, readonly limitMinutes: number, readonly actualMinutes: number, readonly binds: boolean, readonly isNational: boolean }> }, readonly groups: ReadonlyArray<{ readonly netCents: number, readonly part: { readonly passengers: number, readonly returnDate: string | null, readonly returnTime: string | null, readonly returnHour: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null, readonly arrivalHour: string | null, readonly vehicles: ReadonlyArray<string>, readonly kilometers: number | null, readonly boards: { readonly name: string, readonly address: string, readonly date: string, readonly time: string, readonly hour: string | null } | null }, readonly duties: ReadonlyArray<{ readonly start: string, readonly drivers: number, readonly restKind: string, readonly restMinutes: number | null, readonly parts: ReadonlyArray<{ readonly kind: string, readonly minutes: number }> }>, readonly checks: ReadonlyArray<{ readonly rule: string, readonly article: string, readonly drivers: number, readonly duty: number | null, readonly sense: string, readonly limitMinutes: number, readonly actualMinutes: number, readonly binds: boolean, readonly isNational: boolean }> }>, readonly paymentPlan: ReadonlyArray<{ readonly part: string, readonly dueOn: string, readonly amountCents: number }>, readonly lines: ReadonlyArray<{ readonly kind: string, readonly vehicle: string | null, readonly group: number | null, readonly quantity: number, readonly unit: string, readonly unitCents: number | null, readonly amountCents: number, readonly included: boolean, readonly reason: { readonly key: string, readonly values: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null }>, readonly vatLines: ReadonlyArray<{ readonly countryCode: string, readonly kilometres: number, readonly netCents: number, readonly ratePercent: number, readonly vatCents: number, readonly exemption: string | null, readonly owedPercent: number | null, readonly owedCents: number | null }> };

export type ErrorFieldsFragment = { readonly field: string, readonly code: string, readonly proposal: string | null, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> };

export type ReadTripQueryVariables = Exact<{
  text: string;
  language: Language;
  domain?: Domain | null | undefined;
}>;


export type ReadTripQuery = { readonly readTrip: { readonly missing: ReadonlyArray<ReadField>, readonly marks: ReadonlyArray<{ readonly field: ReadField, readonly value: string, readonly start: number, readonly end: number, readonly isSure: boolean }> } };

export type RequestQuoteMutationVariables = Exact<{
  idempotencyKey: string;
  itinerary: ItineraryInput;
  customer: CustomerInput;
  domain: Domain;
  language: Language;
  utm?: string | null | undefined;
  gclid?: string | null | undefined;
}>;


export type RequestQuoteMutation = { readonly requestQuote: { readonly travel: { readonly quoteId: string, readonly reference: string, readonly status: string, readonly stage: string, readonly personReasons: ReadonlyArray<string> } | null, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }> } };

export type SentRequestQueryVariables = Exact<{
  id: string;
}>;


export type SentRequestQuery = { readonly getTravel: { readonly quoteId: string, readonly reference: string, readonly confirmBy: string | null, readonly answerKind: string | null, readonly namesZone: boolean, readonly customer: { readonly email: string }, readonly quotes: ReadonlyArray<{ readonly key: string }>, readonly stops: ReadonlyArray<{ readonly sequence: number, readonly name: string, readonly date: string | null, readonly time: string | null, readonly isNextDay: boolean }>, readonly waitingMail: { readonly at: string | null } | null } | null };

export type RequestLinksMutationVariables = Exact<{
  idempotencyKey: string;
  email: string;
  domain: Domain;
  language: Language;
}>;


export type RequestLinksMutation = { readonly requestLinks: { readonly accepted: boolean, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }> } };

export type CancelBookingMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  expectedFeeCents: number;
  version: number;
  reason?: string | null | undefined;
}>;


export type CancelBookingMutation = { readonly cancelBooking: { readonly travel: { readonly bookingId: string | null, readonly stage: string } | null, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }> } };

export type CancelQuoteMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: number;
  reason?: string | null | undefined;
}>;


export type CancelQuoteMutation = { readonly cancelQuote: { readonly travel: { readonly quoteId: string, readonly stage: string } | null, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }> } };

export type ChangeItineraryMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  itinerary: ItineraryInput;
  expectedTotalCents: number;
  version: number;
}>;


export type ChangeItineraryMutation = { readonly changeItinerary: { readonly travel: { readonly id: string, readonly version: number } | null, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }> } };

export type PreviewItineraryChangeQueryVariables = Exact<{
  id: string;
  itinerary: ItineraryInput;
}>;


export type PreviewItineraryChangeQuery = { readonly previewItineraryChange: { readonly preview: { readonly version: number, readonly totalCents: number, readonly beforeCents: number, readonly differenceCents: number, readonly driversBefore: number, readonly kilometers: number | null, readonly quote: { readonly vehicles: ReadonlyArray<string>, readonly crew: { readonly drivers: number }, readonly lines: ReadonlyArray<{ readonly kind: string, readonly reason: { readonly key: string, readonly values: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null }> } } | null, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }> } };

export type AcceptQuoteMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  expectedTotalCents: number;
  version: number;
  optionKey?: string | null | undefined;
  paymentMethod?: string | null | undefined;
  agreements: AgreementsInput;
}>;


export type AcceptQuoteMutation = { readonly acceptQuote: { readonly travel: { readonly quoteId: string, readonly bookingId: string | null, readonly reference: string } | null, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }> } };

export type PaymentWaysQueryVariables = Exact<{
  id: string;
  option?: string | null | undefined;
}>;


export type PaymentWaysQuery = { readonly getTravel: { readonly paymentMethods: ReadonlyArray<string>, readonly summaryPlan: { readonly from: string, readonly to: string, readonly issueOn: string, readonly dueOn: string } | null, readonly choice: { readonly inParts: ReadonlyArray<{ readonly dueOn: string, readonly amountCents: number }>, readonly afterwards: ReadonlyArray<{ readonly dueOn: string, readonly amountCents: number }> } | null } | null };

export type DueFieldsFragment = { readonly dueOn: string, readonly amountCents: number };

export type SaveContactDetailsMutationVariables = Exact<{
  id: string;
  version: number;
  customer: CustomerInput;
  firstContact?: DayContactInput | null | undefined;
  secondContact?: DayContactInput | null | undefined;
  invoice?: InvoiceInput | null | undefined;
}>;


export type SaveContactDetailsMutation = { readonly saveContactDetails: { readonly travel: { readonly quoteId: string, readonly version: number } | null, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }> } };

export type StartDirectBookingMutationVariables = Exact<{
  idempotencyKey: string;
  itinerary: ItineraryInput;
  optionKey: string;
  expectedTotalCents: number;
  domain: Domain;
  language: Language;
  utm?: string | null | undefined;
  gclid?: string | null | undefined;
}>;


export type StartDirectBookingMutation = { readonly startDirectBooking: { readonly travel: { readonly quoteId: string } | null, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }> } };

export type AccountQueryVariables = Exact<{
  id: string;
}>;


export type AccountQuery = { readonly getInvoices: { readonly invoices: ReadonlyArray<{ readonly number: string, readonly kind: string, readonly issuedOn: string, readonly totalCents: number, readonly summary: { readonly from: string, readonly to: string, readonly trips: number, readonly totalCents: number } | null, readonly payments: ReadonlyArray<{ readonly part: string, readonly dueOn: string, readonly amountCents: number }> }>, readonly information: { readonly status: string, readonly outstandingCents: number, readonly dueDate: string | null }, readonly summaryPlan: { readonly from: string, readonly to: string, readonly issueOn: string, readonly dueOn: string } | null, readonly due: ReadonlyArray<{ readonly part: string, readonly dueOn: string, readonly amountCents: number }>, readonly transfer: { readonly name: string, readonly iban: string, readonly reference: string, readonly amountCents: number } | null } | null };

export type AccountFieldsFragment = { readonly invoices: ReadonlyArray<{ readonly number: string, readonly kind: string, readonly issuedOn: string, readonly totalCents: number, readonly summary: { readonly from: string, readonly to: string, readonly trips: number, readonly totalCents: number } | null, readonly payments: ReadonlyArray<{ readonly part: string, readonly dueOn: string, readonly amountCents: number }> }>, readonly information: { readonly status: string, readonly outstandingCents: number, readonly dueDate: string | null }, readonly summaryPlan: { readonly from: string, readonly to: string, readonly issueOn: string, readonly dueOn: string } | null, readonly due: ReadonlyArray<{ readonly part: string, readonly dueOn: string, readonly amountCents: number }>, readonly transfer: { readonly name: string, readonly iban: string, readonly reference: string, readonly amountCents: number } | null };

export type SummaryPlanFieldsFragment = { readonly from: string, readonly to: string, readonly issueOn: string, readonly dueOn: string };

export type ForwardedQuoteQueryVariables = Exact<{
  readId: string;
}>;


export type ForwardedQuoteQuery = { readonly getForwardedQuote: { readonly site: string, readonly language: string, readonly reference: string, readonly destination: string, readonly askedBy: string, readonly bookedAt: string | null, readonly validUntil: string | null, readonly now: string, readonly timeZone: string, readonly madeAt: string | null, readonly namesZone: boolean, readonly passengers: number, readonly routePicture: string, readonly ordered: ReadonlyArray<{ readonly field: string, readonly count: number | null, readonly codes: ReadonlyArray<string>, readonly text: string, readonly stop: string | null }>, readonly stops: ReadonlyArray<{ readonly sequence: number, readonly label: string, readonly name: string, readonly lines: ReadonlyArray<string>, readonly town: string, readonly zip: string, readonly country: string, readonly date: string | null, readonly time: string | null, readonly hour: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null, readonly arrivalHour: string | null, readonly arriveByDate: string | null, readonly arriveByTime: string | null, readonly arriveByHour: string | null, readonly isProposed: boolean, readonly isNextDay: boolean, readonly driveMinutes: number, readonly breakMinutes: number, readonly waitMinutes: number, readonly isBack: boolean, readonly localKilometres: number, readonly notes: string, readonly accuracy: { readonly precision: string, readonly reckonedFrom: string, readonly spreadKilometres: number }, readonly clockChange: { readonly date: string, readonly from: string, readonly to: string, readonly isBack: boolean } | null }>, readonly choice: { readonly additionalDetailsChecklist: ReadonlyArray<string>, readonly key: string, readonly isChosen: boolean, readonly vehicles: ReadonlyArray<string>, readonly seats: number, readonly vehicleSeats: ReadonlyArray<number>, readonly vehicleCases: ReadonlyArray<number>, readonly waiting: string | null, readonly netCents: number, readonly vatCents: number, readonly totalCents: number, readonly crew: { readonly drivers: number, readonly overnights: number, readonly breaksMinutes: number, readonly drivingMinutes: number, readonly dutyMinutes: number, readonly duties: ReadonlyArray<{ readonly start: string, readonly drivers: number, readonly restKind: string, readonly restMinutes: number | null, readonly parts: ReadonlyArray<{ readonly kind: string, readonly minutes: number }> }>, readonly checks: ReadonlyArray<{ readonly rule: string, readonly article: string, readonly drivers: number, readonly duty: number | null, readonly sense: string, readonly limitMinutes: number, readonly actualMinutes: number, readonly binds: boolean, readonly isNational: boolean }> }, readonly groups: ReadonlyArray<{ readonly netCents: number, readonly part: { readonly passengers: number, readonly returnDate: string | null, readonly returnTime: string | null, readonly returnHour: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null, readonly arrivalHour: string | null, readonly vehicles: ReadonlyArray<string>, readonly kilometers: number | null, readonly boards: { readonly name: string, readonly address: string, readonly date: string, readonly time: string, readonly hour: string | null } | null }, readonly duties: ReadonlyArray<{ readonly start: string, readonly drivers: number, readonly restKind: string, readonly restMinutes: number | null, readonly parts: ReadonlyArray<{ readonly kind: string, readonly minutes: number }> }>, readonly checks: ReadonlyArray<{ readonly rule: string, readonly article: string, readonly drivers: number, readonly duty: number | null, readonly sense: string, readonly limitMinutes: number, readonly actualMinutes: number, readonly binds: boolean, readonly isNational: boolean }> }>, readonly paymentPlan: ReadonlyArray<{ readonly part: string, readonly dueOn: string, readonly amountCents: number }>, readonly lines: ReadonlyArray<{ readonly kind: string, readonly vehicle: string | null, readonly group: number | null, readonly quantity: number, readonly unit: string, readonly unitCents: number | null, readonly amountCents: number, readonly included: boolean, readonly reason: { readonly key: string, readonly values: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null }>, readonly vatLines: ReadonlyArray<{ readonly countryCode: string, readonly kilometres: number, readonly netCents: number, readonly ratePercent: number, readonly vatCents: number, readonly exemption: string | null, readonly owedPercent: number | null, readonly owedCents: number | null }> } | null, readonly contract: { readonly company: string, readonly role: string, readonly operatorNamed: string }, readonly cancellationSteps: ReadonlyArray<{ readonly from: string, readonly until: string | null, readonly percent: number, readonly feeCents: number }> } | null };

export type SaveJourneyDetailsMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: number;
  flightNumber?: string | null | undefined;
  firstContact?: DayContactInput | null | undefined;
  secondContact?: DayContactInput | null | undefined;
}>;


export type SaveJourneyDetailsMutation = { readonly saveJourneyDetails: { readonly travel: { readonly id: string, readonly version: number } | null, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }> } };

export type ReportLostItemMutationVariables = Exact<{
  id: string;
  what: string;
  place: string;
}>;


export type ReportLostItemMutation = { readonly reportLostItem: { readonly isReported: boolean, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }> } };

export type ReserveVehiclesMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  version: number;
  optionKey?: string | null | undefined;
  customer?: CustomerInput | null | undefined;
}>;


export type ReserveVehiclesMutation = { readonly reserveVehicles: { readonly travel: { readonly quoteId: string, readonly stage: string, readonly personReasons: ReadonlyArray<string> } | null, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }> } };

export type ReleaseReservationMutationVariables = Exact<{
  id: string;
}>;


export type ReleaseReservationMutation = { readonly releaseReservation: { readonly travel: { readonly quoteId: string, readonly stage: string } | null, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }> } };

export type ReservationOfferQueryVariables = Exact<{
  id: string;
  option?: string | null | undefined;
}>;


export type ReservationOfferQuery = { readonly getTravel: { readonly reservationOffer: { readonly kind: string, readonly until: string | null, readonly reason: string | null } } | null };

export type SubmitReviewMutationVariables = Exact<{
  id: string;
  driver: string | number | boolean;
  bus: string | number | boolean;
  platform: string | number | boolean;
  text: string;
  author: string;
}>;


export type SubmitReviewMutation = { readonly submitReview: { readonly travel: { readonly id: string, readonly hasReview: boolean } | null, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }> } };

export type ShareTripMutationVariables = Exact<{
  idempotencyKey: string;
  id: string;
  isShared: boolean;
  renew?: boolean | null | undefined;
}>;


export type ShareTripMutation = { readonly shareTrip: { readonly travel: { readonly id: string, readonly shareId: string | null } | null, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly proposal: string | null, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string }> }> } };

export type SharedTripQueryVariables = Exact<{
  shareId: string;
}>;


export type SharedTripQuery = { readonly getSharedTrip: { readonly site: string, readonly language: string, readonly reference: string, readonly description: string, readonly state: string, readonly canReportLost: boolean, readonly vehicles: ReadonlyArray<string>, readonly namesZone: boolean, readonly routePicture: string, readonly delayMinutes: number | null, readonly now: string, readonly timeZone: string, readonly parts: ReadonlyArray<{ readonly passengers: number, readonly returnDate: string | null, readonly returnTime: string | null, readonly returnHour: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null, readonly arrivalHour: string | null, readonly vehicles: ReadonlyArray<string>, readonly kilometers: number | null, readonly boards: { readonly name: string, readonly address: string, readonly date: string, readonly time: string, readonly hour: string | null } | null }>, readonly ordered: ReadonlyArray<{ readonly field: string, readonly count: number | null, readonly codes: ReadonlyArray<string>, readonly text: string, readonly stop: string | null }>, readonly legs: ReadonlyArray<{ readonly kilometres: number, readonly minutes: number, readonly roads: ReadonlyArray<{ readonly country: string, readonly number: string }> }>, readonly assignedCoaches: ReadonlyArray<{ readonly plate: string, readonly route: ReadonlyArray<{ readonly place: string, readonly date: string | null, readonly time: string | null, readonly hour: string | null }> }>, readonly coaches: ReadonlyArray<{ readonly date: string, readonly time: string, readonly hour: string | null, readonly at: string, readonly stopIndex: number | null, readonly expectedAt: string | null, readonly kilometres: number | null, readonly latitude: number, readonly longitude: number, readonly stop: string | null, readonly expectedTime: string | null, readonly expectedHour: string | null }>, readonly stops: ReadonlyArray<{ readonly instant: string | null, readonly arrivalInstant: string | null, readonly sequence: number, readonly label: string, readonly name: string, readonly lines: ReadonlyArray<string>, readonly town: string, readonly zip: string, readonly country: string, readonly date: string | null, readonly time: string | null, readonly hour: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null, readonly arrivalHour: string | null, readonly arriveByDate: string | null, readonly arriveByTime: string | null, readonly arriveByHour: string | null, readonly isProposed: boolean, readonly isNextDay: boolean, readonly driveMinutes: number, readonly breakMinutes: number, readonly waitMinutes: number, readonly isBack: boolean, readonly localKilometres: number, readonly notes: string, readonly accuracy: { readonly precision: string, readonly reckonedFrom: string, readonly spreadKilometres: number }, readonly clockChange: { readonly date: string, readonly from: string, readonly to: string, readonly isBack: boolean } | null }> } | null };

export type SharedTripFieldsFragment = { readonly site: string, readonly language: string, readonly reference: string, readonly description: string, readonly state: string, readonly canReportLost: boolean, readonly vehicles: ReadonlyArray<string>, readonly namesZone: boolean, readonly routePicture: string, readonly delayMinutes: number | null, readonly now: string, readonly timeZone: string, readonly parts: ReadonlyArray<{ readonly passengers: number, readonly returnDate: string | null, readonly returnTime: string | null, readonly returnHour: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null, readonly arrivalHour: string | null, readonly vehicles: ReadonlyArray<string>, readonly kilometers: number | null, readonly boards: { readonly name: string, readonly address: string, readonly date: string, readonly time: string, readonly hour: string | null } | null }>, readonly ordered: ReadonlyArray<{ readonly field: string, readonly count: number | null, readonly codes: ReadonlyArray<string>, readonly text: string, readonly stop: string | null }>, readonly legs: ReadonlyArray<{ readonly kilometres: number, readonly minutes: number, readonly roads: ReadonlyArray<{ readonly country: string, readonly number: string }> }>, readonly assignedCoaches: ReadonlyArray<{ readonly plate: string, readonly route: ReadonlyArray<{ readonly place: string, readonly date: string | null, readonly time: string | null, readonly hour: string | null }> }>, readonly coaches: ReadonlyArray<{ readonly date: string, readonly time: string, readonly hour: string | null, readonly at: string, readonly stopIndex: number | null, readonly expectedAt: string | null, readonly kilometres: number | null, readonly latitude: number, readonly longitude: number, readonly stop: string | null, readonly expectedTime: string | null, readonly expectedHour: string | null }>, readonly stops: ReadonlyArray<{ readonly instant: string | null, readonly arrivalInstant: string | null, readonly sequence: number, readonly label: string, readonly name: string, readonly lines: ReadonlyArray<string>, readonly town: string, readonly zip: string, readonly country: string, readonly date: string | null, readonly time: string | null, readonly hour: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null, readonly arrivalHour: string | null, readonly arriveByDate: string | null, readonly arriveByTime: string | null, readonly arriveByHour: string | null, readonly isProposed: boolean, readonly isNextDay: boolean, readonly driveMinutes: number, readonly breakMinutes: number, readonly waitMinutes: number, readonly isBack: boolean, readonly localKilometres: number, readonly notes: string, readonly accuracy: { readonly precision: string, readonly reckonedFrom: string, readonly spreadKilometres: number }, readonly clockChange: { readonly date: string, readonly from: string, readonly to: string, readonly isBack: boolean } | null }> };

export type TravelQueryVariables = Exact<{
  id: string;
  option?: string | null | undefined;
  withPicture: boolean;
}>;


export type TravelQuery = { readonly getTravel: { readonly routePicture?: string, readonly id: string, readonly quoteId: string, readonly bookingId: string | null, readonly version: number, readonly site: string, readonly language: string, readonly country: string, readonly reference: string, readonly status: string, readonly stage: string, readonly now: string, readonly bookedAt: string | null, readonly validUntil: string | null, readonly firstDate: string, readonly timeZone: string, readonly namesZone: boolean, readonly description: string, readonly destination: string, readonly tripType: string, readonly type: string | null, readonly passengers: number, readonly luggage: string, readonly wheelchairPlaces: number, readonly babySeats: number, readonly childSeats: number, readonly boosterSeats: number, readonly flightNumber: string, readonly suppliesDriverRoom: boolean, readonly extras: ReadonlyArray<string>, readonly wallets: ReadonlyArray<string>, readonly additionalInformation: string, readonly kilometers: number | null, readonly emptyKilometers: number | null, readonly estimated: boolean, readonly days: number, readonly personReasons: ReadonlyArray<string>, readonly confirmBy: string | null, readonly answerKind: string | null, readonly onRequestCents: number | null, readonly canReportLost: boolean, readonly hasReview: boolean, readonly shareId: string | null, readonly readId: string | null, readonly cancellationFeeCents: number | null, readonly choice: { readonly additionalDetailsChecklist: ReadonlyArray<string>, readonly key: string, readonly isChosen: boolean, readonly vehicles: ReadonlyArray<string>, readonly seats: number, readonly vehicleSeats: ReadonlyArray<number>, readonly vehicleCases: ReadonlyArray<number>, readonly waiting: string | null, readonly netCents: number, readonly vatCents: number, readonly totalCents: number, readonly crew: { readonly drivers: number, readonly overnights: number, readonly breaksMinutes: number, readonly drivingMinutes: number, readonly dutyMinutes: number, readonly duties: ReadonlyArray<{ readonly start: string, readonly drivers: number, readonly restKind: string, readonly restMinutes: number | null, readonly parts: ReadonlyArray<{ readonly kind: string, readonly minutes: number }> }>, readonly checks: ReadonlyArray<{ readonly rule: string, readonly article: string, readonly drivers: number, readonly duty: number | null, readonly sense: string, readonly limitMinutes: number, readonly actualMinutes: number, readonly binds: boolean, readonly isNational: boolean }> }, readonly groups: ReadonlyArray<{ readonly netCents: number, readonly part: { readonly passengers: number, readonly returnDate: string | null, readonly returnTime: string | null, readonly returnHour: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null, readonly arrivalHour: string | null, readonly vehicles: ReadonlyArray<string>, readonly kilometers: number | null, readonly boards: { readonly name: string, readonly address: string, readonly date: string, readonly time: string, readonly hour: string | null } | null }, readonly duties: ReadonlyArray<{ readonly start: string, readonly drivers: number, readonly restKind: string, readonly restMinutes: number | null, readonly parts: ReadonlyArray<{ readonly kind: string, readonly minutes: number }> }>, readonly checks: ReadonlyArray<{ readonly rule: string, readonly article: string, readonly drivers: number, readonly duty: number | null, readonly sense: string, readonly limitMinutes: number, readonly actualMinutes: number, readonly binds: boolean, readonly isNational: boolean }> }>, readonly paymentPlan: ReadonlyArray<{ readonly part: string, readonly dueOn: string, readonly amountCents: number }>, readonly lines: ReadonlyArray<{ readonly kind: string, readonly vehicle: string | null, readonly group: number | null, readonly quantity: number, readonly unit: string, readonly unitCents: number | null, readonly amountCents: number, readonly included: boolean, readonly reason: { readonly key: string, readonly values: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null }>, readonly vatLines: ReadonlyArray<{ readonly countryCode: string, readonly kilometres: number, readonly netCents: number, readonly ratePercent: number, readonly vatCents: number, readonly exemption: string | null, readonly owedPercent: number | null, readonly owedCents: number | null }> } | null, readonly legs?: ReadonlyArray<{ readonly kilometres: number, readonly minutes: number, readonly roads: ReadonlyArray<{ readonly country: string, readonly number: string }> }>, readonly underway?: { readonly site: string, readonly language: string, readonly reference: string, readonly description: string, readonly state: string, readonly canReportLost: boolean, readonly vehicles: ReadonlyArray<string>, readonly namesZone: boolean, readonly routePicture: string, readonly delayMinutes: number | null, readonly now: string, readonly timeZone: string, readonly parts: ReadonlyArray<{ readonly passengers: number, readonly returnDate: string | null, readonly returnTime: string | null, readonly returnHour: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null, readonly arrivalHour: string | null, readonly vehicles: ReadonlyArray<string>, readonly kilometers: number | null, readonly boards: { readonly name: string, readonly address: string, readonly date: string, readonly time: string, readonly hour: string | null } | null }>, readonly ordered: ReadonlyArray<{ readonly field: string, readonly count: number | null, readonly codes: ReadonlyArray<string>, readonly text: string, readonly stop: string | null }>, readonly legs: ReadonlyArray<{ readonly kilometres: number, readonly minutes: number, readonly roads: ReadonlyArray<{ readonly country: string, readonly number: string }> }>, readonly assignedCoaches: ReadonlyArray<{ readonly plate: string, readonly route: ReadonlyArray<{ readonly place: string, readonly date: string | null, readonly time: string | null, readonly hour: string | null }> }>, readonly coaches: ReadonlyArray<{ readonly date: string, readonly time: string, readonly hour: string | null, readonly at: string, readonly stopIndex: number | null, readonly expectedAt: string | null, readonly kilometres: number | null, readonly latitude: number, readonly longitude: number, readonly stop: string | null, readonly expectedTime: string | null, readonly expectedHour: string | null }>, readonly stops: ReadonlyArray<{ readonly instant: string | null, readonly arrivalInstant: string | null, readonly sequence: number, readonly label: string, readonly name: string, readonly lines: ReadonlyArray<string>, readonly town: string, readonly zip: string, readonly country: string, readonly date: string | null, readonly time: string | null, readonly hour: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null, readonly arrivalHour: string | null, readonly arriveByDate: string | null, readonly arriveByTime: string | null, readonly arriveByHour: string | null, readonly isProposed: boolean, readonly isNextDay: boolean, readonly driveMinutes: number, readonly breakMinutes: number, readonly waitMinutes: number, readonly isBack: boolean, readonly localKilometres: number, readonly notes: string, readonly accuracy: { readonly precision: string, readonly reckonedFrom: string, readonly spreadKilometres: number }, readonly clockChange: { readonly date: string, readonly from: string, readonly to: string, readonly isBack: boolean } | null }> } | null, readonly parts: ReadonlyArray<{ readonly passengers: number, readonly returnDate: string | null, readonly returnTime: string | null, readonly returnHour: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null, readonly arrivalHour: string | null, readonly vehicles: ReadonlyArray<string>, readonly kilometers: number | null, readonly boards: { readonly name: string, readonly address: string, readonly date: string, readonly time: string, readonly hour: string | null } | null }>, readonly ordered: ReadonlyArray<{ readonly field: string, readonly count: number | null, readonly codes: ReadonlyArray<string>, readonly text: string, readonly stop: string | null }>, readonly tightStops: ReadonlyArray<{ readonly stop: number, readonly name: string, readonly minutes: number, readonly date: string, readonly time: string, readonly hour: string | null }>, readonly alternatives: ReadonlyArray<{ readonly date: string, readonly time: string, readonly hour: string | null, readonly totalCents: number, readonly search: string }>, readonly emissions: { readonly source: string, readonly modes: ReadonlyArray<{ readonly mode: string, readonly kilograms: number }> } | null, readonly customer: { readonly firstName: string, readonly lastName: string, readonly email: string, readonly phone: string, readonly organisation: string }, readonly quotes: ReadonlyArray<{ readonly key: string, readonly isChosen: boolean, readonly vehicles: ReadonlyArray<string>, readonly seats: number, readonly vehicleSeats: ReadonlyArray<number>, readonly netCents: number, readonly totalCents: number }>, readonly stops: ReadonlyArray<{ readonly sequence: number, readonly label: string, readonly name: string, readonly lines: ReadonlyArray<string>, readonly town: string, readonly zip: string, readonly country: string, readonly date: string | null, readonly time: string | null, readonly hour: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null, readonly arrivalHour: string | null, readonly arriveByDate: string | null, readonly arriveByTime: string | null, readonly arriveByHour: string | null, readonly isProposed: boolean, readonly isNextDay: boolean, readonly driveMinutes: number, readonly breakMinutes: number, readonly waitMinutes: number, readonly isBack: boolean, readonly localKilometres: number, readonly notes: string, readonly accuracy: { readonly precision: string, readonly reckonedFrom: string, readonly spreadKilometres: number }, readonly clockChange: { readonly date: string, readonly from: string, readonly to: string, readonly isBack: boolean } | null }>, readonly contacts: { readonly firstContact: { readonly name: string, readonly phoneNumber: string } | null, readonly secondContact: { readonly name: string, readonly phoneNumber: string } | null }, readonly invoice: { readonly paymentMethod: string, readonly status: string, readonly organisation: string, readonly organisationReference: string, readonly organisationNumber: string, readonly buyerReference: string, readonly vatNumber: string, readonly street: string, readonly zipcode: string, readonly city: string, readonly country: string, readonly outstanding: string } | null, readonly agreements: { readonly termsAndCondition: boolean, readonly promotion: boolean }, readonly cancelation: { readonly fee: string, readonly at: string } | null, readonly reservation: { readonly until: string, readonly isOpen: boolean } | null, readonly canAccept: { readonly allowed: boolean, readonly reason: string | null }, readonly canCancel: { readonly allowed: boolean, readonly reason: string | null }, readonly canChangeItinerary: { readonly allowed: boolean, readonly reason: string | null }, readonly canSaveJourney: { readonly allowed: boolean, readonly reason: string | null }, readonly canReview: { readonly allowed: boolean, readonly reason: string | null }, readonly waitingMail: { readonly at: string | null } | null, readonly assignment: { readonly driverName: string, readonly operator: string, readonly driverPhone: string, readonly vehicle: string, readonly route: ReadonlyArray<{ readonly place: string, readonly date: string | null, readonly time: string | null, readonly hour: string | null }>, readonly others: ReadonlyArray<{ readonly driverName: string, readonly operator: string, readonly driverPhone: string, readonly vehicle: string, readonly route: ReadonlyArray<{ readonly place: string, readonly date: string | null, readonly time: string | null, readonly hour: string | null }> }> } | null, readonly contract: { readonly company: string, readonly role: string, readonly operatorNamed: string }, readonly cancellationSteps: ReadonlyArray<{ readonly from: string, readonly until: string | null, readonly percent: number, readonly feeCents: number }> } | null };

export type TravelFieldsFragment = { readonly id: string, readonly quoteId: string, readonly bookingId: string | null, readonly version: number, readonly site: string, readonly language: string, readonly country: string, readonly reference: string, readonly status: string, readonly stage: string, readonly now: string, readonly bookedAt: string | null, readonly validUntil: string | null, readonly firstDate: string, readonly timeZone: string, readonly namesZone: boolean, readonly description: string, readonly destination: string, readonly tripType: string, readonly type: string | null, readonly passengers: number, readonly luggage: string, readonly wheelchairPlaces: number, readonly babySeats: number, readonly childSeats: number, readonly boosterSeats: number, readonly flightNumber: string, readonly suppliesDriverRoom: boolean, readonly extras: ReadonlyArray<string>, readonly wallets: ReadonlyArray<string>, readonly additionalInformation: string, readonly kilometers: number | null, readonly emptyKilometers: number | null, readonly estimated: boolean, readonly days: number, readonly personReasons: ReadonlyArray<string>, readonly confirmBy: string | null, readonly answerKind: string | null, readonly onRequestCents: number | null, readonly canReportLost: boolean, readonly hasReview: boolean, readonly shareId: string | null, readonly readId: string | null, readonly cancellationFeeCents: number | null, readonly parts: ReadonlyArray<{ readonly passengers: number, readonly returnDate: string | null, readonly returnTime: string | null, readonly returnHour: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null, readonly arrivalHour: string | null, readonly vehicles: ReadonlyArray<string>, readonly kilometers: number | null, readonly boards: { readonly name: string, readonly address: string, readonly date: string, readonly time: string, readonly hour: string | null } | null }>, readonly ordered: ReadonlyArray<{ readonly field: string, readonly count: number | null, readonly codes: ReadonlyArray<string>, readonly text: string, readonly stop: string | null }>, readonly tightStops: ReadonlyArray<{ readonly stop: number, readonly name: string, readonly minutes: number, readonly date: string, readonly time: string, readonly hour: string | null }>, readonly alternatives: ReadonlyArray<{ readonly date: string, readonly time: string, readonly hour: string | null, readonly totalCents: number, readonly search: string }>, readonly emissions: { readonly source: string, readonly modes: ReadonlyArray<{ readonly mode: string, readonly kilograms: number }> } | null, readonly customer: { readonly firstName: string, readonly lastName: string, readonly email: string, readonly phone: string, readonly organisation: string }, readonly quotes: ReadonlyArray<{ readonly key: string, readonly isChosen: boolean, readonly vehicles: ReadonlyArray<string>, readonly seats: number, readonly vehicleSeats: ReadonlyArray<number>, readonly netCents: number, readonly totalCents: number }>, readonly stops: ReadonlyArray<{ readonly sequence: number, readonly label: string, readonly name: string, readonly lines: ReadonlyArray<string>, readonly town: string, readonly zip: string, readonly country: string, readonly date: string | null, readonly time: string | null, readonly hour: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null, readonly arrivalHour: string | null, readonly arriveByDate: string | null, readonly arriveByTime: string | null, readonly arriveByHour: string | null, readonly isProposed: boolean, readonly isNextDay: boolean, readonly driveMinutes: number, readonly breakMinutes: number, readonly waitMinutes: number, readonly isBack: boolean, readonly localKilometres: number, readonly notes: string, readonly accuracy: { readonly precision: string, readonly reckonedFrom: string, readonly spreadKilometres: number }, readonly clockChange: { readonly date: string, readonly from: string, readonly to: string, readonly isBack: boolean } | null }>, readonly contacts: { readonly firstContact: { readonly name: string, readonly phoneNumber: string } | null, readonly secondContact: { readonly name: string, readonly phoneNumber: string } | null }, readonly invoice: { readonly paymentMethod: string, readonly status: string, readonly organisation: string, readonly organisationReference: string, readonly organisationNumber: string, readonly buyerReference: string, readonly vatNumber: string, readonly street: string, readonly zipcode: string, readonly city: string, readonly country: string, readonly outstanding: string } | null, readonly agreements: { readonly termsAndCondition: boolean, readonly promotion: boolean }, readonly cancelation: { readonly fee: string, readonly at: string } | null, readonly reservation: { readonly until: string, readonly isOpen: boolean } | null, readonly canAccept: { readonly allowed: boolean, readonly reason: string | null }, readonly canCancel: { readonly allowed: boolean, readonly reason: string | null }, readonly canChangeItinerary: { readonly allowed: boolean, readonly reason: string | null }, readonly canSaveJourney: { readonly allowed: boolean, readonly reason: string | null }, readonly canReview: { readonly allowed: boolean, readonly reason: string | null }, readonly waitingMail: { readonly at: string | null } | null, readonly assignment: { readonly driverName: string, readonly operator: string, readonly driverPhone: string, readonly vehicle: string, readonly route: ReadonlyArray<{ readonly place: string, readonly date: string | null, readonly time: string | null, readonly hour: string | null }>, readonly others: ReadonlyArray<{ readonly driverName: string, readonly operator: string, readonly driverPhone: string, readonly vehicle: string, readonly route: ReadonlyArray<{ readonly place: string, readonly date: string | null, readonly time: string | null, readonly hour: string | null }> }> } | null, readonly contract: { readonly company: string, readonly role: string, readonly operatorNamed: string }, readonly cancellationSteps: ReadonlyArray<{ readonly from: string, readonly until: string | null, readonly percent: number, readonly feeCents: number }> };

export type StopFieldsFragment = { readonly sequence: number, readonly label: string, readonly name: string, readonly lines: ReadonlyArray<string>, readonly town: string, readonly zip: string, readonly country: string, readonly date: string | null, readonly time: string | null, readonly hour: string | null, readonly arrivalDate: string | null, readonly arrivalTime: string | null, readonly arrivalHour: string | null, readonly arriveByDate: string | null, readonly arriveByTime: string | null, readonly arriveByHour: string | null, readonly isProposed: boolean, readonly isNextDay: boolean, readonly driveMinutes: number, readonly breakMinutes: number, readonly waitMinutes: number, readonly isBack: boolean, readonly localKilometres: number, readonly notes: string, readonly accuracy: { readonly precision: string, readonly reckonedFrom: string, readonly spreadKilometres: number }, readonly clockChange: { readonly date: string, readonly from: string, readonly to: string, readonly isBack: boolean } | null };

export type PopularLocationsQueryVariables = Exact<{
  language: Language;
  domain: Domain;
}>;


export type PopularLocationsQuery = { readonly getLocations: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly languageSlug: string, readonly title: string, readonly createdAt: string, readonly status: string, readonly popular: boolean }> };

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

export type FindPlacesQueryVariables = Exact<{
  query: string;
  language: Language;
  domain?: Domain | null | undefined;
  beside?: ReadonlyArray<string> | null | undefined;
  limit?: number | null | undefined;
}>;


export type FindPlacesQuery = { readonly findPlaces: { readonly isFallback: boolean, readonly isRegion: boolean, readonly choicesCode: string | null, readonly choices: ReadonlyArray<{ readonly key: string, readonly label: string, readonly name: string, readonly town: string, readonly countryCode: string, readonly kind: string, readonly zip: string, readonly accuracy: { readonly precision: string, readonly reckonedFrom: string, readonly spreadKilometres: number } }>, readonly places: ReadonlyArray<{ readonly key: string, readonly label: string, readonly name: string, readonly town: string, readonly countryCode: string, readonly kind: string, readonly zip: string, readonly accuracy: { readonly precision: string, readonly reckonedFrom: string, readonly spreadKilometres: number } }> } };

export type SuggestionFieldsFragment = { readonly key: string, readonly label: string, readonly name: string, readonly town: string, readonly countryCode: string, readonly kind: string, readonly zip: string, readonly accuracy: { readonly precision: string, readonly reckonedFrom: string, readonly spreadKilometres: number } };

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
export const HomeTripFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment HomeTripFields on HomeTrip {
  from
  fromKey
  to
  toKey
  passengers
  date
  leave
  back
}
    `, {"fragmentName":"HomeTripFields"}) as unknown as TypedDocumentString<HomeTripFieldsFragment, unknown>;
export const BoardFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BoardFields on QuotePreview {
  quotes {
    isChosen
    vehicles
    vehicleSeats
    totalCents
    crew {
      drivers
    }
  }
  personReasons
  perPersonCents
  legs {
    kilometres
    minutes
    roads {
      country
      number
    }
  }
  stops {
    name
    time
    arrivalTime
  }
}
    `, {"fragmentName":"BoardFields"}) as unknown as TypedDocumentString<BoardFieldsFragment, unknown>;
export const PlannedDayFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PlannedDayFields on PlannedDay {
  back
  drivers
  totalCents
  dutyMinutes
  start
  parts {
    kind
    minutes
  }
}
    `, {"fragmentName":"PlannedDayFields"}) as unknown as TypedDocumentString<PlannedDayFieldsFragment, unknown>;
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
export const EquivalentFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EquivalentFields on Equivalent {
  domain
  language
  languageSlug
}
    `, {"fragmentName":"EquivalentFields"}) as unknown as TypedDocumentString<EquivalentFieldsFragment, unknown>;
export const GroupPartFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment GroupPartFields on GroupPart {
  passengers
  boards {
    name
    address
    date
    time
    hour
  }
  returnDate
  returnTime
  returnHour
  arrivalDate
  arrivalTime
  arrivalHour
  vehicles
  kilometers
}
    `, {"fragmentName":"GroupPartFields"}) as unknown as TypedDocumentString<GroupPartFieldsFragment, unknown>;
export const QuoteFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment QuoteFields on Quote {
  key
  isChosen
  vehicles
  seats
  vehicleSeats
  vehicleCases
  waiting
  netCents
  vatCents
  totalCents
  crew {
    drivers
    overnights
    breaksMinutes
    drivingMinutes
    dutyMinutes
    duties {
      start
      drivers
      parts {
        kind
        minutes
      }
      restKind
      restMinutes
    }
    checks {
      rule
      article
      drivers
      duty
      sense
      limitMinutes
      actualMinutes
      binds
      isNational
    }
  }
  groups {
    part {
      ...GroupPartFields
    }
    netCents
    duties {
      start
      drivers
      parts {
        kind
        minutes
      }
      restKind
      restMinutes
    }
    checks {
      rule
      article
      drivers
      duty
      sense
      limitMinutes
      actualMinutes
      binds
      isNational
    }
  }
  paymentPlan {
    part
    dueOn
    amountCents
  }
  lines {
    kind
    vehicle
    group
    quantity
    unit
    unitCents
    amountCents
    included
    reason {
      key
      values {
        name
        value
      }
    }
  }
  vatLines {
    countryCode
    kilometres
    netCents
    ratePercent
    vatCents
    exemption
    owedPercent
    owedCents
  }
}
    fragment GroupPartFields on GroupPart {
  passengers
  boards {
    name
    address
    date
    time
    hour
  }
  returnDate
  returnTime
  returnHour
  arrivalDate
  arrivalTime
  arrivalHour
  vehicles
  kilometers
}`, {"fragmentName":"QuoteFields"}) as unknown as TypedDocumentString<QuoteFieldsFragment, unknown>;
export const ErrorFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ErrorFields on FieldError {
  field
  code
  proposal
  choices {
    key
    label
  }
}
    `, {"fragmentName":"ErrorFields"}) as unknown as TypedDocumentString<ErrorFieldsFragment, unknown>;
export const DueFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DueFields on DuePayment {
  dueOn
  amountCents
}
    `, {"fragmentName":"DueFields"}) as unknown as TypedDocumentString<DueFieldsFragment, unknown>;
export const SummaryPlanFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SummaryPlanFields on SummaryPlan {
  from
  to
  issueOn
  dueOn
}
    `, {"fragmentName":"SummaryPlanFields"}) as unknown as TypedDocumentString<SummaryPlanFieldsFragment, unknown>;
export const AccountFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AccountFields on Account {
  invoices {
    number
    kind
    issuedOn
    totalCents
    summary {
      from
      to
      trips
      totalCents
    }
    payments {
      part
      dueOn
      amountCents
    }
  }
  information {
    status
    outstandingCents
    dueDate
  }
  summaryPlan {
    ...SummaryPlanFields
  }
  due {
    part
    dueOn
    amountCents
  }
  transfer {
    name
    iban
    reference
    amountCents
  }
}
    fragment SummaryPlanFields on SummaryPlan {
  from
  to
  issueOn
  dueOn
}`, {"fragmentName":"AccountFields"}) as unknown as TypedDocumentString<AccountFieldsFragment, unknown>;
export const LegFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LegFields on RouteLeg {
  kilometres
  minutes
  roads {
    country
    number
  }
}
    `, {"fragmentName":"LegFields"}) as unknown as TypedDocumentString<LegFieldsFragment, unknown>;
export const AccuracyFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AccuracyFields on Accuracy {
  precision
  reckonedFrom
  spreadKilometres
}
    `, {"fragmentName":"AccuracyFields"}) as unknown as TypedDocumentString<AccuracyFieldsFragment, unknown>;
export const StopFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment StopFields on TravelStop {
  sequence
  label
  name
  lines
  town
  zip
  country
  accuracy {
    ...AccuracyFields
  }
  date
  time
  hour
  arrivalDate
  arrivalTime
  arrivalHour
  arriveByDate
  arriveByTime
  arriveByHour
  isProposed
  isNextDay
  driveMinutes
  breakMinutes
  waitMinutes
  isBack
  clockChange {
    date
    from
    to
    isBack
  }
  localKilometres
  notes
}
    fragment AccuracyFields on Accuracy {
  precision
  reckonedFrom
  spreadKilometres
}`, {"fragmentName":"StopFields"}) as unknown as TypedDocumentString<StopFieldsFragment, unknown>;
export const SharedTripFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SharedTripFields on SharedTrip {
  site
  language
  reference
  description
  state
  canReportLost
  vehicles
  parts {
    ...GroupPartFields
  }
  namesZone
  ordered {
    field
    count
    codes
    text
    stop
  }
  routePicture
  legs {
    ...LegFields
  }
  delayMinutes
  now
  timeZone
  assignedCoaches {
    plate
    route {
      place
      date
      time
      hour
    }
  }
  coaches {
    date
    time
    hour
    at
    stopIndex
    expectedAt
    kilometres
    latitude
    longitude
    stop
    expectedTime
    expectedHour
  }
  stops {
    ...StopFields
    instant
    arrivalInstant
  }
}
    fragment AccuracyFields on Accuracy {
  precision
  reckonedFrom
  spreadKilometres
}
fragment GroupPartFields on GroupPart {
  passengers
  boards {
    name
    address
    date
    time
    hour
  }
  returnDate
  returnTime
  returnHour
  arrivalDate
  arrivalTime
  arrivalHour
  vehicles
  kilometers
}
fragment LegFields on RouteLeg {
  kilometres
  minutes
  roads {
    country
    number
  }
}
fragment StopFields on TravelStop {
  sequence
  label
  name
  lines
  town
  zip
  country
  accuracy {
    ...AccuracyFields
  }
  date
  time
  hour
  arrivalDate
  arrivalTime
  arrivalHour
  arriveByDate
  arriveByTime
  arriveByHour
  isProposed
  isNextDay
  driveMinutes
  breakMinutes
  waitMinutes
  isBack
  clockChange {
    date
    from
    to
    isBack
  }
  localKilometres
  notes
}`, {"fragmentName":"SharedTripFields"}) as unknown as TypedDocumentString<SharedTripFieldsFragment, unknown>;
export const EmissionsFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EmissionsFields on Emissions {
  modes {
    mode
    kilograms
  }
  source
}
    `, {"fragmentName":"EmissionsFields"}) as unknown as TypedDocumentString<EmissionsFieldsFragment, unknown>;
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
  bookedAt
  validUntil
  firstDate
  timeZone
  namesZone
  description
  destination
  tripType
  type
  passengers
  luggage
  wheelchairPlaces
  babySeats
  childSeats
  boosterSeats
  flightNumber
  suppliesDriverRoom
  parts {
    ...GroupPartFields
  }
  extras
  wallets
  ordered {
    field
    count
    codes
    text
    stop
  }
  additionalInformation
  kilometers
  emptyKilometers
  estimated
  tightStops {
    stop
    name
    minutes
    date
    time
    hour
  }
  days
  personReasons
  confirmBy
  answerKind
  onRequestCents
  alternatives {
    date
    time
    hour
    totalCents
    search
  }
  emissions {
    ...EmissionsFields
  }
  customer {
    firstName
    lastName
    email
    phone
    organisation
  }
  quotes {
    key
    isChosen
    vehicles
    seats
    vehicleSeats
    netCents
    totalCents
  }
  stops {
    ...StopFields
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
    organisationNumber
    buyerReference
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
  reservation {
    until
    isOpen
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
  canSaveJourney {
    allowed
    reason
  }
  canReportLost
  canReview {
    allowed
    reason
  }
  hasReview
  waitingMail {
    at
  }
  shareId
  readId
  assignment {
    driverName
    operator
    driverPhone
    vehicle
    route {
      place
      date
      time
      hour
    }
    others {
      driverName
      operator
      driverPhone
      vehicle
      route {
        place
        date
        time
        hour
      }
    }
  }
  cancellationFeeCents
  contract {
    company
    role
    operatorNamed
  }
  cancellationSteps {
    from
    until
    percent
    feeCents
  }
}
    fragment EmissionsFields on Emissions {
  modes {
    mode
    kilograms
  }
  source
}
fragment AccuracyFields on Accuracy {
  precision
  reckonedFrom
  spreadKilometres
}
fragment GroupPartFields on GroupPart {
  passengers
  boards {
    name
    address
    date
    time
    hour
  }
  returnDate
  returnTime
  returnHour
  arrivalDate
  arrivalTime
  arrivalHour
  vehicles
  kilometers
}
fragment StopFields on TravelStop {
  sequence
  label
  name
  lines
  town
  zip
  country
  accuracy {
    ...AccuracyFields
  }
  date
  time
  hour
  arrivalDate
  arrivalTime
  arrivalHour
  arriveByDate
  arriveByTime
  arriveByHour
  isProposed
  isNextDay
  driveMinutes
  breakMinutes
  waitMinutes
  isBack
  clockChange {
    date
    from
    to
    isBack
  }
  localKilometres
  notes
}`, {"fragmentName":"TravelFields"}) as unknown as TypedDocumentString<TravelFieldsFragment, unknown>;
export const SuggestionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SuggestionFields on FoundPlace {
  key
  label
  name
  town
  countryCode
  kind
  zip
  accuracy {
    ...AccuracyFields
  }
}
    fragment AccuracyFields on Accuracy {
  precision
  reckonedFrom
  spreadKilometres
}`, {"fragmentName":"SuggestionFields"}) as unknown as TypedDocumentString<SuggestionFieldsFragment, unknown>;
export const SendMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendMessage($input: MessageInput!, $domain: Domain!, $language: Language!) {
  sendMessage(input: $input, domain: $domain, language: $language) {
    isSent
    answerBy
    callFrom
    callUntil
    errors {
      ...ErrorFields
    }
  }
}
    fragment ErrorFields on FieldError {
  field
  code
  proposal
  choices {
    key
    label
  }
}`) as unknown as TypedDocumentString<SendMessageMutation, SendMessageMutationVariables>;
export const CaseStudyPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CaseStudyPage($language: Language!, $domain: Domain!, $languageSlug: String!) {
  getCaseStudies(
    language: $language
    domain: $domain
    languageSlug: $languageSlug
  ) {
    languageSlug
    equivalents {
      ...EquivalentFields
    }
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
    trip {
      date
      picture
      stops {
        sequence
        name
        date
        time
        arrivalDate
        arrivalTime
      }
      search
      days
      kilometres
      passengers
      drivers
      vehicles
      totalCents
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
}
fragment EquivalentFields on Equivalent {
  domain
  language
  languageSlug
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
export const InvoiceTripDocument = /*#__PURE__*/ new TypedDocumentString(`
    query InvoiceTrip($language: Language!, $domain: Domain!) {
  getProof(language: $language, domain: $domain) {
    from
    trip {
      to
      passengers
      vehicle
      date
      netCents
      vat {
        country
        percent
        cents
      }
      totalCents
    }
  }
}
    `) as unknown as TypedDocumentString<InvoiceTripQuery, InvoiceTripQueryVariables>;
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
    sizes {
      seats
    }
  }
}
    `) as unknown as TypedDocumentString<FleetListQuery, FleetListQueryVariables>;
export const FleetComparisonDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FleetComparison($language: Language!, $domain: Domain!) {
  getFleet(language: $language, domain: $domain) {
    slug
    title
    hero {
      description
    }
    sizes {
      seats
      seatsWithCases
      metres
    }
    wheelchairPlaces
    extras
    dayPrice {
      from
      to
      totalCents
      leave
      back
      asOf
    }
  }
}
    `) as unknown as TypedDocumentString<FleetComparisonQuery, FleetComparisonQueryVariables>;
export const FleetPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FleetPage($language: Language!, $domain: Domain!, $slug: String!) {
  getFleet(language: $language, domain: $domain, slug: $slug) {
    title
    sizes {
      seats
      seatsWithCases
      isUsual
      metres
    }
    wheelchairPlaces
    extras
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
export const HomeOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HomeOffer($language: Language!, $domain: Domain!) {
  getHomeOffer(language: $language, domain: $domain) {
    trip {
      ...HomeTripFields
    }
    preview {
      ...BoardFields
    }
    freeHours
    others {
      ...HomeTripFields
    }
    apart {
      trip {
        from
        to
        passengers
        date
      }
      preview {
        quotes {
          isChosen
          totalCents
          lines {
            kind
            quantity
            unit
            unitCents
            amountCents
          }
          vatLines {
            countryCode
            ratePercent
            netCents
            vatCents
            exemption
          }
        }
      }
    }
    vat {
      country
      percent
    }
    plan {
      from
      to
      passengers
      date
      earlier {
        ...PlannedDayFields
      }
      later {
        ...PlannedDayFields
      }
      limitMinutes
      article
    }
  }
}
    fragment HomeTripFields on HomeTrip {
  from
  fromKey
  to
  toKey
  passengers
  date
  leave
  back
}
fragment BoardFields on QuotePreview {
  quotes {
    isChosen
    vehicles
    vehicleSeats
    totalCents
    crew {
      drivers
    }
  }
  personReasons
  perPersonCents
  legs {
    kilometres
    minutes
    roads {
      country
      number
    }
  }
  stops {
    name
    time
    arrivalTime
  }
}
fragment PlannedDayFields on PlannedDay {
  back
  drivers
  totalCents
  dutyMinutes
  start
  parts {
    kind
    minutes
  }
}`) as unknown as TypedDocumentString<HomeOfferQuery, HomeOfferQueryVariables>;
export const HomePriceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HomePrice($itinerary: ItineraryInput!, $domain: Domain!, $language: Language!) {
  previewQuote(itinerary: $itinerary, domain: $domain, language: $language) {
    preview {
      ...BoardFields
    }
  }
}
    fragment BoardFields on QuotePreview {
  quotes {
    isChosen
    vehicles
    vehicleSeats
    totalCents
    crew {
      drivers
    }
  }
  personReasons
  perPersonCents
  legs {
    kilometres
    minutes
    roads {
      country
      number
    }
  }
  stops {
    name
    time
    arrivalTime
  }
}`) as unknown as TypedDocumentString<HomePriceQuery, HomePriceQueryVariables>;
export const HubListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HubList($language: Language!, $domain: Domain!) {
  getHubs(language: $language, domain: $domain) {
    kind
    languageSlug
    title
    isIndexable
  }
}
    `) as unknown as TypedDocumentString<HubListQuery, HubListQueryVariables>;
export const HubPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HubPage($language: Language!, $domain: Domain!, $languageSlug: String!) {
  getHubs(language: $language, domain: $domain, languageSlug: $languageSlug) {
    kind
    languageSlug
    title
    placeKey
    isIndexable
    equivalents {
      ...EquivalentFields
    }
    hero {
      ...HeroFields
    }
    sections {
      ...TextSectionFields
    }
    questions {
      question
      answer
    }
    meta {
      ...MetaFields
    }
    asOf
    pricedFor
    tariff {
      mostKilometres
      minimumPercent
      waitingMinutes
    }
    towns {
      languageSlug
      title
      yard
      kilometres
      minutes
      prices {
        to
        vehicle
        passengers
        totalCents
      }
    }
  }
}
    fragment HeroFields on Hero {
  title
  description
  image
}
fragment TextSectionFields on TextSection {
  title
  description
}
fragment MetaFields on Meta {
  title
  description
}
fragment EquivalentFields on Equivalent {
  domain
  language
  languageSlug
}`) as unknown as TypedDocumentString<HubPageQuery, HubPageQueryVariables>;
export const LocationListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LocationList($language: Language!, $domain: Domain!) {
  getLocations(popular: false, language: $language, domain: $domain) {
    languageSlug
    title
    isIndexable
    region
    hero {
      image
    }
  }
}
    `) as unknown as TypedDocumentString<LocationListQuery, LocationListQueryVariables>;
export const LocationLeadDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LocationLead($language: Language!, $domain: Domain!, $languageSlug: String!) {
  getLocations(
    popular: false
    language: $language
    domain: $domain
    languageSlug: $languageSlug
  ) {
    hero {
      description
    }
  }
}
    `) as unknown as TypedDocumentString<LocationLeadQuery, LocationLeadQueryVariables>;
export const LocationPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LocationPage($language: Language!, $domain: Domain!, $languageSlug: String!) {
  getLocations(
    popular: false
    language: $language
    domain: $domain
    languageSlug: $languageSlug
  ) {
    languageSlug
    equivalents {
      ...EquivalentFields
    }
    isIndexable
    region
    hubs {
      kind
      languageSlug
      title
    }
    destinations {
      name
      kilometres
      minutes
      within
    }
    questions {
      question
      answer
    }
    longDays {
      to
      leave
      until
    }
    nearest(limit: 8) {
      languageSlug
      title
    }
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
    priceTable {
      vehicle
      passengers
      totalsCents
    }
    tripPrices {
      low
      high
      trips {
        kind
        to
        prices {
          vehicle
          passengers
          lowCents
          highCents
        }
      }
    }
    notes {
      text
      sources
      checkedAt
    }
    exampleTrips {
      to
      fromKey
      toKey
      passengers
      kilometres
      vehicle
      totalCents
      date
      leave
      back
      asOf
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
}
fragment EquivalentFields on Equivalent {
  domain
  language
  languageSlug
}`) as unknown as TypedDocumentString<LocationPageQuery, LocationPageQueryVariables>;
export const OccasionListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OccasionList($language: Language!, $domain: Domain!) {
  getOccasions(popular: false, language: $language, domain: $domain) {
    slug
    title
    hero {
      description
      image
    }
  }
}
    `) as unknown as TypedDocumentString<OccasionListQuery, OccasionListQueryVariables>;
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
    examples {
      from
      languageSlug
      kind
      to
      passengers
      vehicle
      totalCents
      date
      search
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
    sample
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
    reply
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
export const PaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Payments($id: String!, $askProvider: Boolean!) {
  getInvoices(id: $id, askProvider: $askProvider) {
    ...AccountFields
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
    fragment AccountFields on Account {
  invoices {
    number
    kind
    issuedOn
    totalCents
    summary {
      from
      to
      trips
      totalCents
    }
    payments {
      part
      dueOn
      amountCents
    }
  }
  information {
    status
    outstandingCents
    dueDate
  }
  summaryPlan {
    ...SummaryPlanFields
  }
  due {
    part
    dueOn
    amountCents
  }
  transfer {
    name
    iban
    reference
    amountCents
  }
}
fragment SummaryPlanFields on SummaryPlan {
  from
  to
  issueOn
  dueOn
}`) as unknown as TypedDocumentString<PaymentsQuery, PaymentsQueryVariables>;
export const StartPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartPayment($id: String!, $idempotencyKey: String!, $part: PaymentPart!, $expectedCents: Int!, $afterOrder: Boolean) {
  startPayment(
    id: $id
    idempotencyKey: $idempotencyKey
    part: $part
    expectedCents: $expectedCents
    afterOrder: $afterOrder
  ) {
    url
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<StartPaymentMutation, StartPaymentMutationVariables>;
export const CorrectAddressDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CorrectAddress($idempotencyKey: String!, $id: String!, $email: String!) {
  correctAddress(idempotencyKey: $idempotencyKey, id: $id, email: $email) {
    errors {
      ...ErrorFields
    }
  }
}
    fragment ErrorFields on FieldError {
  field
  code
  proposal
  choices {
    key
    label
  }
}`) as unknown as TypedDocumentString<CorrectAddressMutation, CorrectAddressMutationVariables>;
export const PreviewQuoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PreviewQuote($itinerary: ItineraryInput!, $domain: Domain!, $language: Language!) {
  previewQuote(itinerary: $itinerary, domain: $domain, language: $language) {
    preview {
      quotes {
        ...QuoteFields
      }
      personReasons
      answerDate
      answerTime
      findings {
        reason
        about
        rule
        article
        stop
        minutes
        date
        time
        hour
      }
      tightStops {
        stop
        name
        minutes
        date
        time
        hour
      }
      suggestions {
        kind
        gain
        stop
        stopName
        minutes
        driversBefore
        driversAfter
        savesCents
        totalCents
        makesLawful
        type
        nights {
          stop
          placeKey
          label
        }
        places
        stops {
          date
          time
        }
      }
      validUntil
      kilometers
      minutes
      perPersonCents
      emissions {
        ...EmissionsFields
      }
      estimated
      days
      timeZone
      routePicture
      legs {
        ...LegFields
      }
      understood {
        stop
        label
        country
        choices {
          key
          label
        }
      }
      townLegs {
        town
        kilometres
        minutes
      }
      stops {
        sequence
        name
        label
        country
        town
        zip
        date
        time
        hour
        arrivalDate
        arrivalTime
        arrivalHour
        arriveByDate
        arriveByTime
        arriveByHour
        isProposed
        isNextDay
        driveMinutes
        breakMinutes
        waitMinutes
        isBack
        accuracy {
          ...AccuracyFields
        }
      }
    }
    errors {
      ...ErrorFields
    }
  }
}
    fragment EmissionsFields on Emissions {
  modes {
    mode
    kilograms
  }
  source
}
fragment AccuracyFields on Accuracy {
  precision
  reckonedFrom
  spreadKilometres
}
fragment GroupPartFields on GroupPart {
  passengers
  boards {
    name
    address
    date
    time
    hour
  }
  returnDate
  returnTime
  returnHour
  arrivalDate
  arrivalTime
  arrivalHour
  vehicles
  kilometers
}
fragment LegFields on RouteLeg {
  kilometres
  minutes
  roads {
    country
    number
  }
}
fragment QuoteFields on Quote {
  key
  isChosen
  vehicles
  seats
  vehicleSeats
  vehicleCases
  waiting
  netCents
  vatCents
  totalCents
  crew {
    drivers
    overnights
    breaksMinutes
    drivingMinutes
    dutyMinutes
    duties {
      start
      drivers
      parts {
        kind
        minutes
      }
      restKind
      restMinutes
    }
    checks {
      rule
      article
      drivers
      duty
      sense
      limitMinutes
      actualMinutes
      binds
      isNational
    }
  }
  groups {
    part {
      ...GroupPartFields
    }
    netCents
    duties {
      start
      drivers
      parts {
        kind
        minutes
      }
      restKind
      restMinutes
    }
    checks {
      rule
      article
      drivers
      duty
      sense
      limitMinutes
      actualMinutes
      binds
      isNational
    }
  }
  paymentPlan {
    part
    dueOn
    amountCents
  }
  lines {
    kind
    vehicle
    group
    quantity
    unit
    unitCents
    amountCents
    included
    reason {
      key
      values {
        name
        value
      }
    }
  }
  vatLines {
    countryCode
    kilometres
    netCents
    ratePercent
    vatCents
    exemption
    owedPercent
    owedCents
  }
}
fragment ErrorFields on FieldError {
  field
  code
  proposal
  choices {
    key
    label
  }
}`) as unknown as TypedDocumentString<PreviewQuoteQuery, PreviewQuoteQueryVariables>;
export const ReadTripDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ReadTrip($text: String!, $language: Language!, $domain: Domain) {
  readTrip(text: $text, language: $language, domain: $domain) {
    marks {
      field
      value
      start
      end
      isSure
    }
    missing
  }
}
    `) as unknown as TypedDocumentString<ReadTripQuery, ReadTripQueryVariables>;
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
  choices {
    key
    label
  }
}`) as unknown as TypedDocumentString<RequestQuoteMutation, RequestQuoteMutationVariables>;
export const SentRequestDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SentRequest($id: String!) {
  getTravel(id: $id) {
    quoteId
    reference
    customer {
      email
    }
    quotes {
      key
    }
    stops {
      sequence
      name
      date
      time
      isNextDay
    }
    confirmBy
    answerKind
    namesZone
    waitingMail {
      at
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
  choices {
    key
    label
  }
}`) as unknown as TypedDocumentString<RequestLinksMutation, RequestLinksMutationVariables>;
export const CancelBookingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelBooking($idempotencyKey: String!, $id: String!, $expectedFeeCents: Int!, $version: Int!, $reason: String) {
  cancelBooking(
    idempotencyKey: $idempotencyKey
    id: $id
    expectedFeeCents: $expectedFeeCents
    version: $version
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
  choices {
    key
    label
  }
}`) as unknown as TypedDocumentString<CancelBookingMutation, CancelBookingMutationVariables>;
export const CancelQuoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelQuote($idempotencyKey: String!, $id: String!, $version: Int!, $reason: String) {
  cancelQuote(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    reason: $reason
  ) {
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
  choices {
    key
    label
  }
}`) as unknown as TypedDocumentString<CancelQuoteMutation, CancelQuoteMutationVariables>;
export const ChangeItineraryDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeItinerary($idempotencyKey: String!, $id: String!, $itinerary: ItineraryInput!, $expectedTotalCents: Int!, $version: Int!) {
  changeItinerary(
    idempotencyKey: $idempotencyKey
    id: $id
    itinerary: $itinerary
    expectedTotalCents: $expectedTotalCents
    version: $version
  ) {
    travel {
      id
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
  choices {
    key
    label
  }
}`) as unknown as TypedDocumentString<ChangeItineraryMutation, ChangeItineraryMutationVariables>;
export const PreviewItineraryChangeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PreviewItineraryChange($id: String!, $itinerary: ItineraryInput!) {
  previewItineraryChange(id: $id, itinerary: $itinerary) {
    preview {
      version
      totalCents
      beforeCents
      differenceCents
      driversBefore
      kilometers
      quote {
        vehicles
        crew {
          drivers
        }
        lines {
          kind
          reason {
            key
            values {
              name
              value
            }
          }
        }
      }
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
  choices {
    key
    label
  }
}`) as unknown as TypedDocumentString<PreviewItineraryChangeQuery, PreviewItineraryChangeQueryVariables>;
export const AcceptQuoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AcceptQuote($idempotencyKey: String!, $id: String!, $expectedTotalCents: Int!, $version: Int!, $optionKey: String, $paymentMethod: String, $agreements: AgreementsInput!) {
  acceptQuote(
    idempotencyKey: $idempotencyKey
    id: $id
    expectedTotalCents: $expectedTotalCents
    version: $version
    optionKey: $optionKey
    paymentMethod: $paymentMethod
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
  choices {
    key
    label
  }
}`) as unknown as TypedDocumentString<AcceptQuoteMutation, AcceptQuoteMutationVariables>;
export const PaymentWaysDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PaymentWays($id: String!, $option: String) {
  getTravel(id: $id) {
    paymentMethods
    summaryPlan {
      ...SummaryPlanFields
    }
    choice(option: $option) {
      inParts: paymentPlan(method: "bank-transfer") {
        ...DueFields
      }
      afterwards: paymentPlan(method: "invoice-afterwards") {
        ...DueFields
      }
    }
  }
}
    fragment DueFields on DuePayment {
  dueOn
  amountCents
}
fragment SummaryPlanFields on SummaryPlan {
  from
  to
  issueOn
  dueOn
}`) as unknown as TypedDocumentString<PaymentWaysQuery, PaymentWaysQueryVariables>;
export const SaveContactDetailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveContactDetails($id: String!, $version: Int!, $customer: CustomerInput!, $firstContact: DayContactInput, $secondContact: DayContactInput, $invoice: InvoiceInput) {
  saveContactDetails(
    id: $id
    version: $version
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
  choices {
    key
    label
  }
}`) as unknown as TypedDocumentString<SaveContactDetailsMutation, SaveContactDetailsMutationVariables>;
export const StartDirectBookingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartDirectBooking($idempotencyKey: String!, $itinerary: ItineraryInput!, $optionKey: String!, $expectedTotalCents: Int!, $domain: Domain!, $language: Language!, $utm: String, $gclid: String) {
  startDirectBooking(
    idempotencyKey: $idempotencyKey
    itinerary: $itinerary
    optionKey: $optionKey
    expectedTotalCents: $expectedTotalCents
    domain: $domain
    language: $language
    utm: $utm
    gclid: $gclid
  ) {
    travel {
      quoteId
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
  choices {
    key
    label
  }
}`) as unknown as TypedDocumentString<StartDirectBookingMutation, StartDirectBookingMutationVariables>;
export const AccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Account($id: String!) {
  getInvoices(id: $id) {
    ...AccountFields
  }
}
    fragment AccountFields on Account {
  invoices {
    number
    kind
    issuedOn
    totalCents
    summary {
      from
      to
      trips
      totalCents
    }
    payments {
      part
      dueOn
      amountCents
    }
  }
  information {
    status
    outstandingCents
    dueDate
  }
  summaryPlan {
    ...SummaryPlanFields
  }
  due {
    part
    dueOn
    amountCents
  }
  transfer {
    name
    iban
    reference
    amountCents
  }
}
fragment SummaryPlanFields on SummaryPlan {
  from
  to
  issueOn
  dueOn
}`) as unknown as TypedDocumentString<AccountQuery, AccountQueryVariables>;
export const ForwardedQuoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ForwardedQuote($readId: String!) {
  getForwardedQuote(readId: $readId) {
    site
    language
    reference
    destination
    askedBy
    bookedAt
    validUntil
    now
    timeZone
    madeAt
    namesZone
    passengers
    ordered {
      field
      count
      codes
      text
      stop
    }
    routePicture
    stops {
      ...StopFields
    }
    choice {
      ...QuoteFields
      additionalDetailsChecklist
    }
    contract {
      company
      role
      operatorNamed
    }
    cancellationSteps {
      from
      until
      percent
      feeCents
    }
  }
}
    fragment AccuracyFields on Accuracy {
  precision
  reckonedFrom
  spreadKilometres
}
fragment GroupPartFields on GroupPart {
  passengers
  boards {
    name
    address
    date
    time
    hour
  }
  returnDate
  returnTime
  returnHour
  arrivalDate
  arrivalTime
  arrivalHour
  vehicles
  kilometers
}
fragment QuoteFields on Quote {
  key
  isChosen
  vehicles
  seats
  vehicleSeats
  vehicleCases
  waiting
  netCents
  vatCents
  totalCents
  crew {
    drivers
    overnights
    breaksMinutes
    drivingMinutes
    dutyMinutes
    duties {
      start
      drivers
      parts {
        kind
        minutes
      }
      restKind
      restMinutes
    }
    checks {
      rule
      article
      drivers
      duty
      sense
      limitMinutes
      actualMinutes
      binds
      isNational
    }
  }
  groups {
    part {
      ...GroupPartFields
    }
    netCents
    duties {
      start
      drivers
      parts {
        kind
        minutes
      }
      restKind
      restMinutes
    }
    checks {
      rule
      article
      drivers
      duty
      sense
      limitMinutes
      actualMinutes
      binds
      isNational
    }
  }
  paymentPlan {
    part
    dueOn
    amountCents
  }
  lines {
    kind
    vehicle
    group
    quantity
    unit
    unitCents
    amountCents
    included
    reason {
      key
      values {
        name
        value
      }
    }
  }
  vatLines {
    countryCode
    kilometres
    netCents
    ratePercent
    vatCents
    exemption
    owedPercent
    owedCents
  }
}
fragment StopFields on TravelStop {
  sequence
  label
  name
  lines
  town
  zip
  country
  accuracy {
    ...AccuracyFields
  }
  date
  time
  hour
  arrivalDate
  arrivalTime
  arrivalHour
  arriveByDate
  arriveByTime
  arriveByHour
  isProposed
  isNextDay
  driveMinutes
  breakMinutes
  waitMinutes
  isBack
  clockChange {
    date
    from
    to
    isBack
  }
  localKilometres
  notes
}`) as unknown as TypedDocumentString<ForwardedQuoteQuery, ForwardedQuoteQueryVariables>;
export const SaveJourneyDetailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveJourneyDetails($idempotencyKey: String!, $id: String!, $version: Int!, $flightNumber: String, $firstContact: DayContactInput, $secondContact: DayContactInput) {
  saveJourneyDetails(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    flightNumber: $flightNumber
    firstContact: $firstContact
    secondContact: $secondContact
  ) {
    travel {
      id
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
  choices {
    key
    label
  }
}`) as unknown as TypedDocumentString<SaveJourneyDetailsMutation, SaveJourneyDetailsMutationVariables>;
export const ReportLostItemDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReportLostItem($id: String!, $what: String!, $place: String!) {
  reportLostItem(id: $id, what: $what, place: $place) {
    isReported
    errors {
      ...ErrorFields
    }
  }
}
    fragment ErrorFields on FieldError {
  field
  code
  proposal
  choices {
    key
    label
  }
}`) as unknown as TypedDocumentString<ReportLostItemMutation, ReportLostItemMutationVariables>;
export const ReserveVehiclesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReserveVehicles($idempotencyKey: String!, $id: String!, $version: Int!, $optionKey: String, $customer: CustomerInput) {
  reserveVehicles(
    idempotencyKey: $idempotencyKey
    id: $id
    version: $version
    optionKey: $optionKey
    customer: $customer
  ) {
    travel {
      quoteId
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
  choices {
    key
    label
  }
}`) as unknown as TypedDocumentString<ReserveVehiclesMutation, ReserveVehiclesMutationVariables>;
export const ReleaseReservationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReleaseReservation($id: String!) {
  releaseReservation(id: $id) {
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
  choices {
    key
    label
  }
}`) as unknown as TypedDocumentString<ReleaseReservationMutation, ReleaseReservationMutationVariables>;
export const ReservationOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ReservationOffer($id: String!, $option: String) {
  getTravel(id: $id) {
    reservationOffer(option: $option) {
      kind
      until
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<ReservationOfferQuery, ReservationOfferQueryVariables>;
export const SubmitReviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SubmitReview($id: String!, $driver: Typed!, $bus: Typed!, $platform: Typed!, $text: String!, $author: String!) {
  submitReview(
    id: $id
    driver: $driver
    bus: $bus
    platform: $platform
    text: $text
    author: $author
  ) {
    travel {
      id
      hasReview
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
  choices {
    key
    label
  }
}`) as unknown as TypedDocumentString<SubmitReviewMutation, SubmitReviewMutationVariables>;
export const ShareTripDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ShareTrip($idempotencyKey: String!, $id: String!, $isShared: Boolean!, $renew: Boolean) {
  shareTrip(
    idempotencyKey: $idempotencyKey
    id: $id
    isShared: $isShared
    renew: $renew
  ) {
    travel {
      id
      shareId
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
  choices {
    key
    label
  }
}`) as unknown as TypedDocumentString<ShareTripMutation, ShareTripMutationVariables>;
export const SharedTripDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SharedTrip($shareId: String!) {
  getSharedTrip(shareId: $shareId) {
    ...SharedTripFields
  }
}
    fragment AccuracyFields on Accuracy {
  precision
  reckonedFrom
  spreadKilometres
}
fragment GroupPartFields on GroupPart {
  passengers
  boards {
    name
    address
    date
    time
    hour
  }
  returnDate
  returnTime
  returnHour
  arrivalDate
  arrivalTime
  arrivalHour
  vehicles
  kilometers
}
fragment LegFields on RouteLeg {
  kilometres
  minutes
  roads {
    country
    number
  }
}
fragment SharedTripFields on SharedTrip {
  site
  language
  reference
  description
  state
  canReportLost
  vehicles
  parts {
    ...GroupPartFields
  }
  namesZone
  ordered {
    field
    count
    codes
    text
    stop
  }
  routePicture
  legs {
    ...LegFields
  }
  delayMinutes
  now
  timeZone
  assignedCoaches {
    plate
    route {
      place
      date
      time
      hour
    }
  }
  coaches {
    date
    time
    hour
    at
    stopIndex
    expectedAt
    kilometres
    latitude
    longitude
    stop
    expectedTime
    expectedHour
  }
  stops {
    ...StopFields
    instant
    arrivalInstant
  }
}
fragment StopFields on TravelStop {
  sequence
  label
  name
  lines
  town
  zip
  country
  accuracy {
    ...AccuracyFields
  }
  date
  time
  hour
  arrivalDate
  arrivalTime
  arrivalHour
  arriveByDate
  arriveByTime
  arriveByHour
  isProposed
  isNextDay
  driveMinutes
  breakMinutes
  waitMinutes
  isBack
  clockChange {
    date
    from
    to
    isBack
  }
  localKilometres
  notes
}`) as unknown as TypedDocumentString<SharedTripQuery, SharedTripQueryVariables>;
export const TravelDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Travel($id: String!, $option: String, $withPicture: Boolean!) {
  getTravel(id: $id) {
    ...TravelFields
    choice(option: $option) {
      ...QuoteFields
      additionalDetailsChecklist
    }
    routePicture @include(if: $withPicture)
    legs @include(if: $withPicture) {
      ...LegFields
    }
    underway @include(if: $withPicture) {
      ...SharedTripFields
    }
  }
}
    fragment EmissionsFields on Emissions {
  modes {
    mode
    kilograms
  }
  source
}
fragment AccuracyFields on Accuracy {
  precision
  reckonedFrom
  spreadKilometres
}
fragment GroupPartFields on GroupPart {
  passengers
  boards {
    name
    address
    date
    time
    hour
  }
  returnDate
  returnTime
  returnHour
  arrivalDate
  arrivalTime
  arrivalHour
  vehicles
  kilometers
}
fragment LegFields on RouteLeg {
  kilometres
  minutes
  roads {
    country
    number
  }
}
fragment QuoteFields on Quote {
  key
  isChosen
  vehicles
  seats
  vehicleSeats
  vehicleCases
  waiting
  netCents
  vatCents
  totalCents
  crew {
    drivers
    overnights
    breaksMinutes
    drivingMinutes
    dutyMinutes
    duties {
      start
      drivers
      parts {
        kind
        minutes
      }
      restKind
      restMinutes
    }
    checks {
      rule
      article
      drivers
      duty
      sense
      limitMinutes
      actualMinutes
      binds
      isNational
    }
  }
  groups {
    part {
      ...GroupPartFields
    }
    netCents
    duties {
      start
      drivers
      parts {
        kind
        minutes
      }
      restKind
      restMinutes
    }
    checks {
      rule
      article
      drivers
      duty
      sense
      limitMinutes
      actualMinutes
      binds
      isNational
    }
  }
  paymentPlan {
    part
    dueOn
    amountCents
  }
  lines {
    kind
    vehicle
    group
    quantity
    unit
    unitCents
    amountCents
    included
    reason {
      key
      values {
        name
        value
      }
    }
  }
  vatLines {
    countryCode
    kilometres
    netCents
    ratePercent
    vatCents
    exemption
    owedPercent
    owedCents
  }
}
fragment SharedTripFields on SharedTrip {
  site
  language
  reference
  description
  state
  canReportLost
  vehicles
  parts {
    ...GroupPartFields
  }
  namesZone
  ordered {
    field
    count
    codes
    text
    stop
  }
  routePicture
  legs {
    ...LegFields
  }
  delayMinutes
  now
  timeZone
  assignedCoaches {
    plate
    route {
      place
      date
      time
      hour
    }
  }
  coaches {
    date
    time
    hour
    at
    stopIndex
    expectedAt
    kilometres
    latitude
    longitude
    stop
    expectedTime
    expectedHour
  }
  stops {
    ...StopFields
    instant
    arrivalInstant
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
  bookedAt
  validUntil
  firstDate
  timeZone
  namesZone
  description
  destination
  tripType
  type
  passengers
  luggage
  wheelchairPlaces
  babySeats
  childSeats
  boosterSeats
  flightNumber
  suppliesDriverRoom
  parts {
    ...GroupPartFields
  }
  extras
  wallets
  ordered {
    field
    count
    codes
    text
    stop
  }
  additionalInformation
  kilometers
  emptyKilometers
  estimated
  tightStops {
    stop
    name
    minutes
    date
    time
    hour
  }
  days
  personReasons
  confirmBy
  answerKind
  onRequestCents
  alternatives {
    date
    time
    hour
    totalCents
    search
  }
  emissions {
    ...EmissionsFields
  }
  customer {
    firstName
    lastName
    email
    phone
    organisation
  }
  quotes {
    key
    isChosen
    vehicles
    seats
    vehicleSeats
    netCents
    totalCents
  }
  stops {
    ...StopFields
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
    organisationNumber
    buyerReference
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
  reservation {
    until
    isOpen
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
  canSaveJourney {
    allowed
    reason
  }
  canReportLost
  canReview {
    allowed
    reason
  }
  hasReview
  waitingMail {
    at
  }
  shareId
  readId
  assignment {
    driverName
    operator
    driverPhone
    vehicle
    route {
      place
      date
      time
      hour
    }
    others {
      driverName
      operator
      driverPhone
      vehicle
      route {
        place
        date
        time
        hour
      }
    }
  }
  cancellationFeeCents
  contract {
    company
    role
    operatorNamed
  }
  cancellationSteps {
    from
    until
    percent
    feeCents
  }
}
fragment StopFields on TravelStop {
  sequence
  label
  name
  lines
  town
  zip
  country
  accuracy {
    ...AccuracyFields
  }
  date
  time
  hour
  arrivalDate
  arrivalTime
  arrivalHour
  arriveByDate
  arriveByTime
  arriveByHour
  isProposed
  isNextDay
  driveMinutes
  breakMinutes
  waitMinutes
  isBack
  clockChange {
    date
    from
    to
    isBack
  }
  localKilometres
  notes
}`) as unknown as TypedDocumentString<TravelQuery, TravelQueryVariables>;
export const PopularLocationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PopularLocations($language: Language!, $domain: Domain!) {
  getLocations(popular: true, language: $language, domain: $domain) {
    id
    slug
    languageSlug
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
export const FindPlacesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FindPlaces($query: String!, $language: Language!, $domain: Domain, $beside: [String!], $limit: Int) {
  findPlaces(
    query: $query
    language: $language
    domain: $domain
    beside: $beside
    limit: $limit
  ) {
    isFallback
    isRegion
    choicesCode
    choices {
      ...SuggestionFields
    }
    places {
      ...SuggestionFields
    }
  }
}
    fragment AccuracyFields on Accuracy {
  precision
  reckonedFrom
  spreadKilometres
}
fragment SuggestionFields on FoundPlace {
  key
  label
  name
  town
  countryCode
  kind
  zip
  accuracy {
    ...AccuracyFields
  }
}`) as unknown as TypedDocumentString<FindPlacesQuery, FindPlacesQueryVariables>;