import { pageKeys } from '#domain/sites/keys.ts';

/** Kinds of editorial content, by their folders. */
export const kindsByFolder = {
  pages: 'page',
  locations: 'location',
  fleet: 'fleet',
  occasions: 'occasion',
  'case-studies': 'caseStudy',
  'faq-categories': 'faqCategory',
  faq: 'faq',
  reviews: 'review',
  partners: 'partner',
} as const;

export type ContentFolder = keyof typeof kindsByFolder;
export type ContentKind = (typeof kindsByFolder)[ContentFolder];

/** Pages with an editorial text of their own. */
export const contentPageKeys = [...pageKeys, 'imprint'] as const;
export type ContentPageKey = (typeof contentPageKeys)[number];

/** Where a question may be shown: the pages, the item pages and the flow's pages of docs/specification.md#page-keys. */
export const faqPages = [
  ...pageKeys,
  'location',
  'occasion',
  'fleet-type',
  'case-study',
  'quote',
  'contact-details',
  'check-itinerary',
  'change-itinerary',
  'success',
  'cancel',
  'canceled',
  'booking',
  'direct-booking',
  'my-quote',
  'my-booking',
  'trip-not-found',
] as const;

/** The visitor type that a review is weighted for (docs/specification.md#calls: default `DEFAULT`). */
export const weightTypes = ['DEFAULT', 'BUSINESS', 'SCHOOLS'] as const;
export type WeightType = (typeof weightTypes)[number];

/** The kinds of trips in case studies: a day out, a late return, several days through several cities, guests who arrive by plane. */
export const storyTripKinds = ['dayOut', 'evening', 'tour', 'arrivals'] as const;
export type StoryTripKind = (typeof storyTripKinds)[number];
