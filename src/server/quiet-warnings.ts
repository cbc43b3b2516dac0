/**
 * The passkey library checks once whether Node signs with ML-DSA, and Node then warns that this is experimental. We do not use it, and no
 * reader of the console can act on it, so these two warnings are not printed. All others are.
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
