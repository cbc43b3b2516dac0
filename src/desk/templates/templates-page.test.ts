import { describe, expect, it, vi } from 'vitest';
import { createFakeDesk, load } from '../testing/fake-desk.ts';
import { loader } from './templates.tsx';

const id = '0193f0c0-0000-7000-8000-000000000001';
const template = { id, name: 'Thanks', version: 1, texts: {}, updatedBy: 'Mo', updatedAt: '2026-11-27T09:00:00Z', isUnreadable: false };
const more = { textsOf: () => ({}), textsIn: vi.fn() };

vi.mock('./sample-values.ts', () => ({ sampleValues: () => ({}) }));

describe('the page of templates', () => {
  it('opens the form on request or if the list is empty, so that a phone shows the list first', async () => {
    const full = createFakeDesk({ queries: { templates: { list: async () => [template] } }, more });
    const empty = createFakeDesk({ queries: { templates: { list: async () => [] } }, more });
    expect(await load(loader, { desk: full, path: '/templates' })).toMatchObject({ isNew: false, template: null });
    expect(await load(loader, { desk: full, path: '/templates?new' })).toMatchObject({ isNew: true });
    expect(await load(loader, { desk: full, params: { id }, path: `/templates/${id}?new` })).toMatchObject({ isNew: false, template });
    expect(await load(loader, { desk: empty, path: '/templates' })).toMatchObject({ isNew: true });
  });
});
