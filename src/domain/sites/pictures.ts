/** The key prefix of pictures added at the desk; other keys are drawings of the program. */
const photoMark = 'photo-';

export function isPhoto(image: string): boolean {
  return image.startsWith(photoMark);
}

/** The key of a picture, from the hash of the uploaded file: 32 hexadecimal digits, so that the same file is one picture. */
export function photoKeyOf(hash: string): string {
  return photoMark + hash.slice(0, 32);
}

/** Whether a text has the format of a key of an added picture. */
export function isPhotoKey(text: string): boolean {
  return /^photo-[0-9a-f]{32}$/.test(text);
}

/** The stored widths of a picture in pixels, each 16:9; `share` is 1200 by 630, for link previews on other sites. */
export const photoSizes = ['480', '960', '1600', 'share'] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** The path of a picture in a width. Its content never changes. */
export function photoPath(image: string, width: Exclude<PhotoSize, 'share'>): string {
  return `/pictures/${image}-${width}.webp`;
}

/** The path of the preview picture, next to the drawings of that kind. */
export function sharePath(image: string): string {
  return `/share/${image}.jpg`;
}

/** The picture and size of a path; null for any other path. */
export function readPhotoPath(path: string): { readonly key: string; readonly size: PhotoSize } | null {
  const key = /^\/(?:pictures|share)\/(photo-[0-9a-f]{32})[-.]/.exec(path)?.[1] ?? '';
  const size = photoSizes.find((each) => path === (each === 'share' ? sharePath(key) : photoPath(key, each)));
  return key === '' || size === undefined ? null : { key, size };
}
