import type { Link } from '#domain/sites/links.ts';
import { isPhoto, sharePath } from '#domain/sites/pictures.ts';

/** The picture that a shared address shows, 1200 by 630: the page's own where one was added for it, else one drawn by scripts/draw-share-pictures.ts. */
export function sharePictureOf(link: Link, picture?: string): string {
  if (picture !== undefined && isPhoto(picture)) return sharePath(picture);
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
