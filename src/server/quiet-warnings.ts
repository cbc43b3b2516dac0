/**
 * Asked once whether this Node signs with ML-DSA, the library for passkeys makes Node say that such signing is experimental. Nothing of ours
 * uses it, and nobody who reads the console can do anything about it: these two are not printed. Every other warning is.
 */
const expected = /^The (supports Web Crypto API method|ML-DSA-\d+ Web Crypto API algorithm) is an experimental feature/;

export function leaveOutExpectedWarnings(): void {
  const printing = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (isExpected(warning)) return;
    for (const print of printing) print(warning);
  });
}

export function isExpected({ name, message }: Pick<Error, 'name' | 'message'>): boolean {
  return name === 'ExperimentalWarning' && expected.test(message);
}
