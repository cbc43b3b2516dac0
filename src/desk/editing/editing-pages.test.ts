import { describe, expect, it } from 'vitest';
import { action as changePage, loader as loadPage } from '../pages/page-text.tsx';
import { loader as loadPages } from '../pages/pages.tsx';
import { action as changePictures, loader as loadPictures } from '../pictures/pictures.tsx';
import { createFakeDesk, load, refused, send } from '../testing/fake-desk.ts';
import { createNotes } from '../testing/note-acts.ts';
import { loader as loadTexts } from '../texts/texts.tsx';
import { action as changeTexts, loader as loadTextsOfFile } from '../texts/texts-of-file.tsx';
import { fieldsOf } from './fields-of.ts';

const draft = { draft: null, differences: [], previews: [], versions: [] };

describe('the pages of the sites', () => {
  const entry = { kind: 'faq', title: 'x', sites: [], expires: null } as const;
  const shared = { path: 'faqs/a/entry.yaml', isShown: true, isDrafted: false };
  const text = { language: 'nl', state: 'missing', path: 'x', isDrafted: false, publishedBy: null, publishedAt: null } as const;

  it('are listed by kind and by what they lack', async () => {
    const entries = [
      { ...entry, folder: 'faqs/a', texts: [text], entry: shared },
      { ...entry, folder: 'faqs/b', texts: [], entry: { ...shared, isShown: false } },
    ];
    const desk = createFakeDesk({ queries: { pages: { entries: async () => entries } } });
    const listed = async (path: string) => (await load(loadPages, { desk, path })).entries.map(({ folder }) => folder);
    expect(await listed('/pages')).toEqual(['faqs/a', 'faqs/b']);
    expect(await listed('/pages?want=missing')).toEqual(['faqs/a']);
    expect(await listed('/pages?want=hidden')).toEqual(['faqs/b']);
    expect(await listed('/pages?kind=location')).toEqual([]);
  });

  it('have a form each, and are missing for an unknown path', async () => {
    const form = { ...draft, isShared: false, mayBeCopied: false, texts: [], fields: [] };
    const pictures = { choices: async () => [] };
    const params = { '*': 'faqs/a/nl.yaml' };
    const desk = createFakeDesk({ queries: { pages: { form: async () => form }, pictures } });
    expect(await load(loadPage, { desk, params })).toEqual({ ...form, pictures: [], path: 'faqs/a/nl.yaml' });
    const none = createFakeDesk({ queries: { pages: { form: async () => null }, pictures } });
    await expect(load(loadPage, { desk: none, params })).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('are stored as drafts, published, discarded, copied and taken back', async () => {
    const notes = createNotes();
    const pages = {
      ...{ saveDraft: notes.note('keep', { removed: ['<b>'] }), publish: notes.note('publish'), discardDraft: notes.note('discard') },
      ...{ copy: notes.note('copy', { path: 'faqs/new/entry.yaml' }), takeBack: notes.note('back') },
    };
    const to = { desk: createFakeDesk({ acts: { pages } }), params: { '*': 'faqs/a/nl.yaml' } };
    const path = 'faqs/a/nl.yaml';
    const kept = await send(changePage, { intent: 'keep', revision: '2', title: 'T', 'body.text': 'B' }, to);
    expect(kept).toMatchObject({ data: { problem: null, value: { removed: ['<b>'] } } });
    await send(changePage, { intent: 'publish', revision: '2', note: 'n' }, to);
    await send(changePage, { intent: 'discard' }, to);
    const copied = await send(changePage, { intent: 'copy', name: 'new' }, to);
    expect(copied instanceof Response && copied.headers.get('location')).toBe('/pages/faqs/new/entry.yaml');
    await send(changePage, { intent: 'back', version: '1' }, to);
    expect(notes.seen).toEqual([
      ['keep', { path, revision: '2', fields: { title: 'T', 'body.text': 'B' } }],
      ['publish', { path, revision: '2', note: 'n' }],
      ['discard', { path }],
      ['copy', { path, name: 'new' }],
      ['back', { path, version: '1' }],
    ]);
  });

  it('are refused where they hold so much mark-up that it would hold up everybody', () => {
    const form = new FormData();
    form.append('body', '<b>'.repeat(10_001));
    expect(() => fieldsOf(form)).toThrow(expect.objectContaining({ status: 413 }));
  });
});

describe('the interface texts', () => {
  const params = { language: 'nl', file: 'form' };

  it('are listed by file, and sought in one', async () => {
    const files = createFakeDesk({ queries: { texts: { files: async () => [] } } });
    expect(await load(loadTexts, { desk: files })).toEqual([]);
    const asked: unknown[] = [];
    const form = async (of: unknown) => {
      asked.push(of);
      return { ...draft, found: 0, rows: [] };
    };
    const desk = createFakeDesk({ queries: { texts: { form } } });
    expect(await load(loadTextsOfFile, { desk, params, path: '/texts/nl/form?q=bus' })).toMatchObject({ sought: 'bus', file: 'form' });
    expect(asked).toEqual([{ path: 'locales/nl/form.json', sought: 'bus' }]);
  });

  it('are stored, published, discarded and taken back', async () => {
    const notes = createNotes();
    const texts = {
      ...{ saveDraft: notes.note('keep'), publish: notes.note('publish') },
      ...{ discardDraft: notes.note('discard'), takeBack: notes.note('back') },
    };
    const to = { desk: createFakeDesk({ acts: { texts } }), params };
    const path = 'locales/nl/form.json';
    await send(changeTexts, { intent: 'keep', revision: '0', 'text:a.b': 'Bus' }, to);
    await send(changeTexts, { intent: 'publish', revision: '1', note: '' }, to);
    await send(changeTexts, { intent: 'discard' }, to);
    await send(changeTexts, { intent: 'back', version: '0' }, to);
    expect(notes.seen).toEqual([
      ['keep', { path, revision: '0', texts: { 'a.b': 'Bus' } }],
      ['publish', { path, revision: '1', note: '' }],
      ['discard', { path }],
      ['back', { path, version: '0' }],
    ]);
  });
});

describe('the pictures', () => {
  it('are shown, and taken away where no page shows them', async () => {
    const desk = createFakeDesk({
      queries: { pictures: { all: async () => [] } },
      acts: { pictures: { remove: async () => refused('picture-used') } },
      more: { addPicture: async () => ({ key: 'k', problem: null }) },
    });
    expect(await load(loadPictures, { desk })).toEqual([]);
    expect(await send(changePictures, { intent: 'remove', key: 'k' }, { desk })).toMatchObject({
      data: { problem: 'picture-used', done: 'removed' },
    });
    const added = await send(changePictures, { intent: 'add', file: new File(['x'], 'x.png') }, { desk });
    expect(added).toMatchObject({ data: { problem: null, done: 'added' } });
  });
});
