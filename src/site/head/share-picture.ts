import type { Link } from '#domain/sites/links.ts';

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
      return '/share/map.jpg';
  }
}
