import * as v from 'valibot';
import { success } from '#domain/result.ts';
import { dropTemplate, saveTypedTemplate } from '#operations/messages/save-template.ts';
import { listTemplates } from '#operations/messages/template-store.ts';
import { act, query } from './act.ts';
import { id, seen, text } from './fields.ts';

export const templateQueries = {
  /** Answer templates by name. */
  list: query('write-to-customers', {}, async ({ db }) =>
    (await listTemplates(db)).map(({ id: of, name, texts, updatedBy, updatedAt, version, isUnreadable }) => ({
      ...{ id: of, name, texts, updatedBy, updatedAt, version, isUnreadable: isUnreadable === true },
    })),
  ),
};

/** The fields of its form by their names: `name`, and for each language `subject.nl` and `text.nl`. */
const typed = v.record(v.string(), text());

export const templateActs = {
  add: act('write-to-customers', { typed }, async (context, { typed: template, staff }) =>
    saveTypedTemplate(context, { staff, seen: null, typed: template }),
  ),
  change: act('write-to-customers', { id: id(), version: seen(), typed }, async (context, { id: of, version, typed: template, staff }) => {
    const saved = await saveTypedTemplate(context, { staff, seen: { id: of, version }, typed: template });
    return saved.ok ? success(true as const) : saved;
  }),
  drop: act('write-to-customers', { id: id() }, dropTemplate),
};
