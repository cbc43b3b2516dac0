import { generateRegistrationOptions } from '@simplewebauthn/server';
import { expect, it } from 'vitest';
import { isExpected } from './quiet-warnings.ts';

it('only the passkey library’s Node warnings are suppressed', async () => {
  const said: Error[] = [];
  const hear = (warning: Error) => said.push(warning);
  process.on('warning', hear);
  await generateRegistrationOptions({ rpName: 'Convoya', rpID: 'localhost', userName: 'mo' });
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', hear);
  expect(said.filter((warning) => !isExpected(warning))).toEqual([]);
  expect(isExpected({ name: 'ExperimentalWarning', message: 'SQLite is an experimental feature and might change at any time' })).toBe(
    false,
  );
  expect(isExpected({ name: 'DeprecationWarning', message: 'The supports Web Crypto API method is an experimental feature' })).toBe(false);
});
