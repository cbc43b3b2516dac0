import { type FactOfCity, type FactSheet, listFactSheets } from '#content/editing/facts/list-facts.ts';
import { publishFact, takeFactsBack } from '#content/editing/facts/publish-fact.ts';
import { type ContentEdit, listEditsOf } from '#content/stores/edit-store.ts';
import { findDifferences } from '#domain/forms/find-differences.ts';
import { line } from '#domain/input/fields.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { act, query } from './act.ts';
import type { DeskContext } from './context.ts';
import { editedOf } from './edited.ts';
import { count, seen, text } from './fields.ts';

const mostVersions = 999_999;

function inputOf(value: FactOfCity['value']) {
  if (typeof value === 'boolean') return 'yes-no';
  return typeof value === 'number' ? 'number' : 'line';
}

function showFact({ key, value, source, checkedAt, validUntil, state, usedBy }: FactOfCity) {
  const shown = typeof value === 'boolean' ? (value ? 'yes' : '') : String(value);
  return { key, value: shown, input: inputOf(value), source, checkedAt, validUntil, state, usedBy };
}

/** Every published version, the latest first, each with its changes to the version before. */
async function readVersions({ db }: DeskContext, { path, version }: FactSheet) {
  const edits = version === 0 ? [] : await listEditsOf(db, path);
  const before = (index: number, edit: ContentEdit) => edits[index + 1]?.fields ?? edit.base ?? {};
  return edits.map((edit, index) => {
    const { version: number, publishedAt, publishedBy, note, fields } = edit;
    return { version: number, publishedAt, publishedBy, note, differences: findDifferences(before(index, edit), fields) };
  });
}

async function readSheets({ db, now }: DeskContext) {
  return await listFactSheets(db, now().slice(0, 10));
}

export const factQueries = {
  /** The facts of all cities, with the texts whose sentences rely on them. */
  all: query('edit-pages', {}, async (context) =>
    (await readSheets(context)).flatMap(({ name, facts }) => facts.map((fact) => ({ ...showFact(fact), city: name }))),
  ),
  /** The facts of one city, with every published version; null if there is no such city. */
  ofCity: query('edit-pages', { city: text() }, async (context, { city }) => {
    const sheet = (await readSheets(context)).find(({ name }) => name === city);
    if (sheet === undefined) return null;
    return { name: sheet.name, version: sheet.version, facts: sheet.facts.map(showFact), versions: await readVersions(context, sheet) };
  }),
};

function pathOf(city: string): string {
  return `locations/${city}/entry.yaml`;
}

export const factActs = {
  /** Publishes a fact after it was looked up again. */
  publish: act(
    'edit-pages',
    {
      ...{ city: text(), seen: seen(), key: text(), value: text(), source: line(textLimits.message) },
      ...{ checkedAt: text(), validUntil: text(), note: line(textLimits.line) },
    },
    async (context, { city, seen: version, note, staff: _staff, ...fact }) =>
      editedOf(await publishFact(context, context.signedIn.member, { path: pathOf(city), seen: version, fact, note })),
  ),
  /** Goes back to a version; 0 is the file in the repository. */
  takeBack: act('edit-pages', { city: text(), version: count(mostVersions) }, async (context, { city, version }) =>
    editedOf(await takeFactsBack(context, context.signedIn.member, { path: pathOf(city), version })),
  ),
};
