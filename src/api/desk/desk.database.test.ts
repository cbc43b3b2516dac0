import { describe, expect, it } from 'vitest';
import { findPageFile } from '#content/editing/pages/page-file.ts';
import { listPageFields } from '#content/editing/pages/page-form.ts';
import { importContent } from '#content/import-content.ts';
import { listDrafts } from '#content/stores/content-draft-store.ts';
import { replaceContent } from '#content/stores/content-store.ts';
import { DiscardPageDraftDocument, FiguresDocument, KeepPageDraftDocument } from '#desk/api/generated/operations.ts';
import { openFor } from '#desk-service/testing/open-for.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { createDeskRunner } from './run.ts';
import { createWorld, everything } from './testing/desk-world.ts';
import { enter, statusOf } from './testing/enter.ts';

const run = createDeskRunner();

describe('who may not', () => {
  it('is answered as if there were nothing, by every field', async () => {
    const { context, booked } = await createWorld();
    const editor = await enter(context, { roles: ['editor'] });
    for (const answer of [
      openFor(editor).queries.today.inbox({}),
      openFor(editor).queries.tripList.page(everything),
      openFor(editor).queries.trips.page({ reference: booked }),
      openFor(editor).queries.people.members({}),
      openFor(editor).queries.people.audit({}),
      run(editor, FiguresDocument, { from: '', to: '', site: '' }),
      openFor(editor).acts.trips.decline({ reference: booked, version: '', reason: '', alternatives: [] }),
      openFor(editor).acts.money.recordPayment({ reference: booked, amount: '1', note: 'x', date: '', sure: false }),
    ]) {
      expect(await statusOf(answer)).toBe(404);
    }
  });

  it('is somebody who has only his mailbox so far, whatever his roles', async () => {
    const { context, booked } = await createWorld();
    const owner = await enter(context, { roles: ['owner'], scope: 'enrol' });
    expect(await statusOf(openFor(owner).queries.trips.page({ reference: booked }))).toBe(404);
    expect(await statusOf(openFor(owner).queries.people.members({}))).toBe(404);
  });
});

it('a draft of a page is thrown away by an editor, once', async () => {
  const { context, db } = await createWorld();
  const imported = await importContent({
    folder: 'content',
    sink: { replaceAll: (rows, checksum, files) => replaceContent(db, rows, checksum, { files }) },
  });
  expect(imported.ok).toBe(true);
  const path = 'pages/about/nl.yaml';
  const editor = await enter(context, { roles: ['editor'] });
  const sales = await enter(context, { roles: ['sales'] });
  const file = await findPageFile(db, path);
  if (file === null) throw new Error('the page is gone');
  const shown = listPageFields(file, file.current?.fields ?? {});
  const fields = shown.map(({ path: name, value }) => ({ name, values: [name === 'hero.title' ? 'Nieuw' : value] }));
  expect((await run(editor, KeepPageDraftDocument, { path, revision: 0, fields })).keepPageDraft.edited.problem).toBeNull();
  expect(await statusOf(run(sales, DiscardPageDraftDocument, { path }))).toBe(404);
  expect(await statusOf(run(editor, DiscardPageDraftDocument, { path: 'pages/about/xx.yaml' }))).toBe(404);
  expect(await listDrafts(db, path)).toHaveLength(1);
  const discard = async () => (await run(editor, DiscardPageDraftDocument, { path })).discardPageDraft.problem;
  expect([await discard(), await discard()]).toEqual([null, 'none']);
  expect(await listDrafts(db, path)).toEqual([]);
  expect(await listAudit(db, 1)).toMatchObject([{ act: 'discard-page', subject: path, memberName: 'Mo editor' }]);
});
