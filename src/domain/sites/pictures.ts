/** What the key of a picture begins with that was added at the desk; every other is a drawing of the program. */
const photoMark = 'photo-';

export function isPhoto(image: string): boolean {
  return image.startsWith(photoMark);
}

/** The key of a picture, of the hash of what was sent in: 32 hexadecimal digits of it, so that the same file is one picture. */
export function photoKeyOf(hash: string): string {
  return photoMark + hash.slice(0, 32);
}

/** Whether it is wholly of the shape that keys of added pictures have. */
export function isPhotoKey(text: string): boolean {
  return /^photo-[0-9a-f]{32}$/.test(text);
}

/** In which widths a picture is kept, in pixels, each 16 to 9; `share` is 1200 by 630, for what other sites show of a shared address. */
export const photoSizes = ['480', '960', '1600', 'share'] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** Where a picture is had in a width of pixels. What stands there never changes. */
export function photoPath(image: string, width: Exclude<PhotoSize, 'share'>): string {
  return `/pictures/${image}-${width}.webp`;
}

/** Where it is had for what other sites show: beside the drawings of that kind. */
export function sharePath(image: string): string {
  return `/share/${image}.jpg`;
}

/** The picture and the size that a path names; null where it is no such path. */
export function readPhotoPath(path: string): { readonly key: string; readonly size: PhotoSize } | null {
  const key = /^\/(?:pictures|share)\/(photo-[0-9a-f]{32})[-.]/.exec(path)?.[1] ?? '';
  const size = photoSizes.find((each) => path === (each === 'share' ? sharePath(key) : photoPath(key, each)));
  return key === '' || size === undefined ? null : { key, size };
}
