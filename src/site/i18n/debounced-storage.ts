/** The part of Web Storage that the cache of texts uses. */
export type TextStorage = { getItem(key: string): string | null; setItem(key: string, value: string): void; removeItem(key: string): void };

/** The part of a window that this uses. */
type StorageWindow = {
  readonly localStorage: TextStorage;
  setTimeout(act: () => void, milliseconds: number): number;
  clearTimeout(timer: number | undefined): void;
  addEventListener(event: 'pagehide', listener: () => void): void;
};

/**
 * The browser's storage with delayed writes (docs/specification.md#constants: 10 s), so that loading a page never waits for the disk.
 * Pending values are read from memory and written when the page is left. Null where storage is disabled.
 */
export function debounceWrites(window: StorageWindow, delay: number): TextStorage | null {
  const storage = findStorage(window);
  if (storage === null) return null;
  const waiting = new Map<string, string>();
  let timer: number | undefined;
  const flush = () => {
    window.clearTimeout(timer);
    for (const [key, value] of waiting) writeQuietly(storage, key, value);
    waiting.clear();
  };
  window.addEventListener('pagehide', flush);
  return {
    getItem: (key) => waiting.get(key) ?? storage.getItem(key),
    setItem(key, value) {
      waiting.set(key, value);
      window.clearTimeout(timer);
      timer = window.setTimeout(flush, delay);
    },
    removeItem(key) {
      waiting.delete(key);
      storage.removeItem(key);
    },
  };
}

function findStorage(window: StorageWindow): TextStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** A full storage is not an error: the texts load again next time. */
function writeQuietly(storage: TextStorage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    storage.removeItem(key);
  }
}
