import { createContext } from 'react';
import { isPhoto, photoPath } from '#domain/sites/pictures.ts';

/** What a field for a picture offers. */
export type PictureChoice = { readonly key: string; readonly name: string | null };

export const PictureChoicesContext = createContext<readonly PictureChoice[]>([]);

/** Where a picture is had, as small as lists show it. */
export function thumbnailOf(key: string): string {
  return isPhoto(key) ? photoPath(key, '480') : `/art/${key}.svg`;
}
