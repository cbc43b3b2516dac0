import { isDeepStrictEqual } from 'node:util';
import { checkFilesInTurns } from '#content/check-files.ts';
import type { CityFact } from '#content/city-facts.ts';
import { layEdits, listCurrentFiles, lockVersion } from '#content/stores/content-store.ts';
import { type ContentFile, type Editor, insertEdits, listEditsOf, listImportedFiles } from '#content/stores/edit-store.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import type { EditingContext } from '../context.ts';
import { type FieldProblem, type Refused, refuse } from '../refusal.ts';
import { republish } from '../republish.ts';
import { isFactFile, readFacts } from './list-facts.ts';

type Context = Pick<EditingContext, 'db'>;

/** A fact as typed. */
export type TypedFact = { readonly [field in keyof CityFact]: string };

type Publishing = {
  readonly path: string;
  /** Version of the file that the editor saw, 0 if the desk had published none. */
  readonly seen: number;
  readonly fact: TypedFact;
  readonly note: string;
};

/**
 * Publishes a re-checked fact at once: its dates decide whether its sentences are shown. Its name and the sentences that use it are not
 * changed here.
 */
export async function publishFact(context: Context, by: Editor, { fact, ...asked }: Publishing): Promise<Result<true, Refused>> {
  const file = (await listCurrentFiles(context.db)).find(({ path }) => path === asked.path && isFactFile(path));
  const facts = file === undefined ? [] : readFacts(file);
  const at = facts.findIndex(({ key }) => key === fact.key);
  const known = facts[at];
  if (file === undefined || known === undefined) return refuse('none');
  const read = { ...fact, value: readValue(fact.value, known.value) };
  const fields = { ...file.fields, facts: facts.with(at, read) };
  return await publish(context, by, { ...asked, file: { path: asked.path, fields }, at });
}

/** Publishes the facts of an earlier version again; version 0 is the file of the folder. */
export async function takeFactsBack(
  context: Context,
  by: Editor,
  { path, version }: { readonly path: string; readonly version: number },
): Promise<Result<true, Refused>> {
  if (!isFactFile(path)) return refuse('none');
  const edits = await listEditsOf(context.db, path);
  const earlier = edits.find((edit) => edit.version === version);
  const imported = version === 0 ? (await listImportedFiles(context.db)).find((file) => file.path === path) : undefined;
  const fields = earlier?.fields ?? imported?.fields;
  if (fields === undefined) return refuse('none');
  return await publish(context, by, { path, seen: edits[0]?.version ?? 0, note: '', file: { path, fields }, at: -1 });
}

type Ready = Omit<Publishing, 'fact'> & { readonly file: ContentFile; readonly at: number };

async function publish({ db }: Context, by: Editor, { path, seen, note, file, at }: Ready): Promise<Result<true, Refused>> {
  const current = await listCurrentFiles(db);
  if (isDeepStrictEqual(file.fields, current.find((each) => each.path === path)?.fields)) return refuse('same');
  const checked = await checkFilesInTurns({ files: layEdits(current, [file]) });
  if (!checked.ok)
    return refuse(
      'fields',
      checked.failure.map((issue) => beside(issue, at)),
    );
  const base = (await listImportedFiles(db)).find((each) => each.path === path)?.fields ?? null;
  return await inTransaction(db, async (tx) => {
    await lockVersion(tx);
    if (((await listEditsOf(tx, path))[0]?.version ?? 0) !== seen) return refuse('changed');
    await insertEdits(tx, [{ ...file, base, note }], by);
    const published = await republish(tx);
    if (!published.ok)
      throw new Error(`A fact that was checked makes no content: ${published.failure[0]?.file} ${published.failure[0]?.message}`);
    await audit(tx, by, { act: 'publish-fact', subject: path, detail: { note } });
    return success(true);
  });
}

/** Issues of the typed fact are shown beside its field. */
function beside({ field, message }: FieldProblem, at: number): FieldProblem {
  const own = `facts.${at}.`;
  return { field: field.startsWith(own) ? field.slice(own.length) : '', message };
}

/**
 * Parses the value as the type that it had before: a number, a boolean or a text. A text that is not a number stays as typed, and the check
 * reports it.
 */
function readValue(typed: string, before: CityFact['value']): CityFact['value'] {
  const text = typed.trim();
  if (typeof before === 'boolean') return text === 'yes';
  const number = Number(text.replace(',', '.'));
  return typeof before === 'number' && text !== '' && Number.isFinite(number) ? number : text;
}
