import { describe, expect, it } from 'vitest';
import { wantsPage } from './wants-page.ts';

const html = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('a request is for a page', () => {
  it.each([
    ['of a person', { path: '/x', accept: html, destination: 'document' }],
    ['of a person who opens the address of a picture', { path: '/x.png', accept: html, destination: 'document' }],
    ['of a browser without fetch metadata', { path: '/x', accept: html, destination: undefined }],
    ['of a program that does not say', { path: '/x', accept: undefined, destination: undefined }],
    ['of a program that takes anything', { path: '/a/b', accept: '*/*', destination: undefined }],
    ['of a script that reads pages', { path: '/x', accept: 'text/html', destination: 'empty' }],
    ['with an address that ends like a page', { path: '/index.html', accept: '*/*', destination: undefined }],
  ])('%s', (_name, asked) => expect(wantsPage(asked)).toBe(true));

  it.each([
    ['a picture by its destination', { path: '/x', accept: html, destination: 'image' }],
    ['a picture by what is accepted', { path: '/x', accept: 'image/avif,image/webp,*/*;q=0.8', destination: undefined }],
    ['a picture by its name', { path: '/a/x.PNG', accept: '*/*', destination: undefined }],
    ['a script', { path: '/x', accept: '*/*', destination: 'script' }],
    ['a worker', { path: '/sw', accept: '*/*', destination: 'serviceworker' }],
    ['JSON', { path: '/x', accept: 'application/json', destination: undefined }],
    ['what a script fetches', { path: '/x', accept: '*/*', destination: 'empty' }],
    ['a program that is tried', { path: '/wp-login.php', accept: html, destination: undefined }],
    ['a hidden file', { path: '/.git/config', accept: '*/*', destination: undefined }],
    ['what stands at a well-known place', { path: '/.well-known/nothing', accept: undefined, destination: undefined }],
  ])('and not when it is for %s', (_name, asked) => expect(wantsPage(asked)).toBe(false));
});
