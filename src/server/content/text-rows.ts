import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { ContentEdit } from '#content/stores/edit-store.ts';
import { createLayer, type TextLayer } from '#domain/interface-texts/interface-texts.ts';

const textRowSchema = v.object({
  kind: v.literal('interface-text'),
  path: v.string(),
  version: v.number(),
  fields: v.record(v.string(), v.unknown()),
});
type TextRow = v.InferOutput<typeof textRowSchema>;

/** Published interface texts among the live content. */
export function createTextRows(edits: readonly ContentEdit[]): readonly TextRow[] {
  return edits.map(({ path, version, fields }) => ({ kind: 'interface-text', path, version, fields: { ...fields } }));
}

export function isTextRow(row: unknown): row is TextRow {
  return v.is(textRowSchema, row);
}

/** What they override in our own; the same texts have the same version in every process. */
export function layerOf(rows: readonly unknown[]): TextLayer {
  const edits = rows.filter(isTextRow);
  const lines = edits.map(({ path, version, fields }) => `${path} ${version} ${JSON.stringify(fields)}`).sort();
  const version = edits.length === 0 ? '' : createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 10);
  return createLayer(edits, version);
}
