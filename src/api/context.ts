import type { ContentLibrary } from '#content/library.ts';
import type { ApiLog } from './run/failures.ts';

/** What the server hands to every operation. All of it outlives the request: nothing here belongs to one visitor. */
export type ApiContext = {
  /** The imported texts. Throws {@link Unavailable} while none have been loaded. */
  readonly getContent: () => ContentLibrary;
  readonly log: ApiLog;
};
