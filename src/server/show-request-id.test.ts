import { expect, it } from 'vitest';
import { inRequest } from './request-id.ts';
import { showRequestId } from './show-request-id.ts';

const page = '<p>Quote this number: <code data-request-id="true"></code></p>';

it('writes the id of the request into the page of a failure', () => {
  const shown = inRequest({ requestId: 'proxy-4711-a' }, () => showRequestId(page));
  expect(shown).toBe('<p>Quote this number: <code data-request-id="true">proxy-4711-a</code></p>');
});

it('leaves a page alone that has no place for it, or belongs to no request', () => {
  expect(showRequestId(page)).toBe(page);
  expect(inRequest({ requestId: 'proxy-4711-a' }, () => showRequestId('<p>no place</p>'))).toBe('<p>no place</p>');
});
