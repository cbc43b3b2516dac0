import type { PictureFiles } from '#content/stores/picture-store.ts';
import type { BookingContext } from '#operations/trips/context.ts';

/** What the use cases of prices and pages work with. */
export type EditingContext = Pick<BookingContext, 'db' | 'roads' | 'places' | 'rates'>;

/** What those of pictures and of pages, which show them, work with. */
export type PicturesContext = Pick<BookingContext, 'db'> & {
  /** The keys of all that the site draws by itself. */
  readonly drawings: readonly string[];
  /** Brings what somebody sent in to the sizes of pages; or says why it cannot. */
  readonly makePicture: (bytes: Uint8Array) => Promise<MadePicture | 'not-a-picture' | 'small'>;
};

/** A picture in all its sizes, by a key that is a print of what was sent in. */
export type MadePicture = { readonly key: string; readonly files: PictureFiles };
