import type { Link } from './links.ts';

/** The scenes of pages without a subject of their own, by tools/draw-share-pictures.ts; the map for the rest. */
const scenes: Readonly<Partial<Record<Link['page'], string>>> = {
  about: 'scene-together',
  accessibility: 'scene-boarding',
  business: 'scene-office',
  'case-studies': 'scene-together',
  'case-study': 'scene-together',
  contact: 'scene-support',
  'direct-booking-search': 'scene-itinerary',
  faq: 'scene-support',
  fleet: 'vehicle-coachHire',
  imprint: 'scene-documents',
  occasions: 'scene-boarding',
  privacy: 'scene-documents',
  'request-quote': 'scene-itinerary',
  'review-policy': 'scene-reviews',
  terms: 'scene-documents',
  'why-choose-us': 'scene-reviews',
};

/** The preview picture of a shared address, 1200 by 630: a drawing by tools/draw-share-pictures.ts, or a city's own where there is one. */
export function sharePictureOf(link: Link, picture?: string): string {
  switch (link.page) {
    case 'location':
      return `/share/${picture ?? 'map'}.jpg`;
    case 'occasion':
      return `/share/occasion-${link.occasion}.jpg`;
    case 'fleet-type':
      return `/share/vehicle-${link.fleet}.jpg`;
    default:
      return `/share/${scenes[link.page] ?? 'map'}.jpg`;
  }
}
