import type { PictureFiles } from '#content/stores/picture-store.ts';
import type { BookingContext } from '#operations/trips/context.ts';

/** The dependencies of the use cases for prices and pages. */
export type EditingContext = Pick<BookingContext, 'db' | 'roads' | 'places' | 'rates'>;

/** The dependencies of the use cases for pictures, and for pages that show them. */
export type PicturesContext = Pick<BookingContext, 'db'> & {
  /** The keys of all pictures that the site draws itself. */
  readonly drawings: readonly string[];
  /** Converts an upload to the sizes of pages, or says why it cannot. */
  readonly makePicture: (bytes: Uint8Array) => Promise<MadePicture | NoPicture>;
};

/** `large`: unpacked, it exceeds the memory for one picture; `busy`: others are already waiting. */
export type NoPicture = 'not-a-picture' | 'small' | 'large' | 'busy';

/** A picture in all its sizes; its key is a hash of the upload. */
export type MadePicture = { readonly key: string; readonly files: PictureFiles };
