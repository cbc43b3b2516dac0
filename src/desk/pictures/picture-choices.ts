import { createContext } from 'react';
import { isPhoto, photoPath } from '#domain/sites/pictures.ts';

/** The choices of a picture field. */
export type PictureChoice = { readonly key: string; readonly name: string | null };

export const PictureChoicesContext = createContext<readonly PictureChoice[]>([]);

/** The address of a picture, as small as lists show it. */
export function thumbnailOf(key: string): string {
  return isPhoto(key) ? photoPath(key, '480') : `/art/${key}.svg`;
}
