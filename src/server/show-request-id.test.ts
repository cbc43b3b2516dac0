import { expect, it } from 'vitest';
import { inRequest } from './request-id.ts';
import { showRequestId } from './show-request-id.ts';

const page = '<p>Quote this number: <code data-request-id="true"></code></p>';
const form = '<html><body class="x"><form></form></body></html>';
const within = (html: string) => inRequest({ requestId: 'proxy-4711-a' }, () => showRequestId(html, 'nlBE'));

it('writes the id of the request into the page of a failure', () => {
  expect(within(page)).toBe('<p>Quote this number: <code data-request-id="true">proxy-4711-a</code></p>');
});

it('writes it above a page that has no place for it, in the language of the page', () => {
  expect(within(form)).toBe(
    '<html><body class="x"><p><small>Belt u ons, noem dan dit nummer: <code data-request-id="true">proxy-4711-a</code></small></p><form></form></body></html>',
  );
});

it('leaves a page alone that belongs to no request, and what is no page', () => {
  expect(showRequestId(page, 'nl')).toBe(page);
  expect(showRequestId(form, 'nl')).toBe(form);
  expect(within('<p>no page</p>')).toBe('<p>no page</p>');
});
