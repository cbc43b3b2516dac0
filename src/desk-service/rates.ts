import * as v from 'valibot';
import { judgePublishing, publishRates } from '#content/editing/rates/publish-rates.ts';
import { chooseVersion, listRateVersions, type RateVersion } from '#content/editing/rates/rate-books.ts';
import {
  beginRateDraft,
  discardRateDraft,
  findRateDraft,
  type RateDraft,
  saveRateFile,
  saveRateTable,
} from '#content/editing/rates/rate-drafts.ts';
import { summariseTrial, type TriedQuote } from '#content/editing/rates/rate-trial.ts';
import { findTrial, tryRates } from '#content/editing/rates/try-rates.ts';
import { refuse } from '#content/editing/refusal.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import { isDate, isTime } from '#domain/calendar/written-date.ts';
import { toInstant } from '#domain/calendar/zoned.ts';
import { findDifferences } from '#domain/forms/find-differences.ts';
import { listFields } from '#domain/forms/form-fields.ts';
import { code, line } from '#domain/input/fields.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { rateTableNames, rateTables } from '#domain/pricing/rates/rate-book.ts';
import { failure, type Result } from '#domain/result.ts';
import { askApproval, hasSecondPerson } from '#operations/approvals/approvals.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { act, freshAct, query } from './act.ts';
import type { DeskContext } from './context.ts';
import { editedOf, type NotEdited } from './edited.ts';
import { oneOf, seen, text } from './fields.ts';

/** The most rows on a page, those that change most first. */
const mostRows = 40;

async function readVersions({ db }: DeskContext) {
  const versions = await listRateVersions(db);
  return { versions, present: chooseVersion(versions, await databaseNow(db)) };
}

function showVersion(version: RateVersion, present: RateVersion | null) {
  const { validFrom, published, differences } = version;
  const holds = version === present ? 'now' : validFrom > (present?.validFrom ?? '') ? 'later' : 'before';
  return {
    ...{ version: version.version, validFrom, holds: holds satisfies 'now' | 'later' | 'before', differences },
    ...{ publishedAt: published?.publishedAt ?? null, publishedBy: published?.publishedBy ?? null, note: published?.note ?? '' },
  };
}

function listTables(files: RateDraft['files']) {
  return Object.entries(files).flatMap(([table, draft]) => {
    return draft === undefined ? [] : [{ table, revision: draft.revision, changedAt: draft.changedAt, changedBy: draft.changedBy }];
  });
}

function changeOf({ beforeCents, afterCents }: TriedQuote): number {
  if (beforeCents === null || afterCents === null) return beforeCents === afterCents ? 0 : Infinity;
  return Math.abs(afterCents / beforeCents - 1);
}

function showTried(tried: readonly TriedQuote[]) {
  const byChange = (one: TriedQuote, other: TriedQuote) => {
    const [first, second] = [changeOf(one), changeOf(other)];
    return first === second ? 0 : second - first;
  };
  return { ...summariseTrial(tried), rows: tried.toSorted(byChange).slice(0, mostRows) };
}

async function showTrial(context: DeskContext, draft: RateDraft) {
  const found = await findTrial(context, draft);
  if (found === null) return null;
  const { quotes, samples, terms } = found.trial;
  return {
    madeAt: found.madeAt,
    ...{ quotes: showTried(quotes), samples: showTried(samples) },
    ...{ quoteTerms: terms?.quotes ?? null, sampleTerms: terms?.samples ?? null },
  };
}

export const rateQueries = {
  /** Every past, present and coming version, and whether there is a draft. */
  versions: query('edit-rates', {}, async (context) => {
    const { versions, present } = await readVersions(context);
    const draft = await findRateDraft(context.db);
    return { versions: versions.map((version) => showVersion(version, present)), hasDraft: draft !== null };
  }),
  /** New rates: their tables, their differences to the current ones, and the quotes they would have changed; null where there are none. */
  draft: query('edit-rates', {}, async (context) => {
    const draft = await findRateDraft(context.db);
    if (draft === null) return null;
    const { present } = await readVersions(context);
    return {
      print: draft.print,
      tables: listTables(draft.files),
      differences: findDifferences(present?.tables ?? {}, draft.tables),
      trial: await showTrial(context, draft),
    };
  }),
  /** One table of the new rates as a form; null where there are none. */
  table: query('edit-rates', { table: oneOf(rateTableNames) }, async (context, { table }) => {
    const draft = await findRateDraft(context.db);
    if (draft === null) return null;
    const { present } = await readVersions(context);
    return {
      table,
      state: listTables(draft.files).find((each) => each.table === table) ?? null,
      fields: listFields(rateTables[table], draft.tables[table]),
      differences: findDifferences(present?.tables[table], draft.tables[table]),
    };
  }),
};

/** From when rates hold, in the office's time zone; null where nothing was typed, which means now; `wrong` where it cannot be parsed. */
function readMoment({ date, time }: { readonly date: string; readonly time: string }): string | null {
  if (date === '' && time === '') return null;
  const moment = { date, time: time === '' ? '00:00' : time };
  if (!isDate(moment.date) || !isTime(moment.time)) return 'wrong';
  const instant = toInstant(moment, planningZone);
  return instant.ok ? instant.value : 'wrong';
}

const ofTable = { table: oneOf(rateTableNames), revision: seen() };

export const rateActs = {
  begin: act('edit-rates', { version: text() }, async (context, { version }) =>
    editedOf(await beginRateDraft(context, context.signedIn.member, version)),
  ),
  discard: act('edit-rates', {}, async (context) => editedOf(await discardRateDraft(context, context.signedIn.member))),
  /** Stores one table from its fields. */
  saveTable: act(
    'edit-rates',
    { ...ofTable, fields: v.record(v.string(), v.string(code('invalid'))) },
    async (context, { table, revision, fields }) => {
      const { saved } = await saveRateTable(context, context.signedIn.member, { table, seen: revision, typed: fields });
      return editedOf(saved);
    },
  ),
  saveFile: act('edit-rates', { ...ofTable, text: text() }, async (context, { revision, staff: _staff, ...asked }) =>
    editedOf(await saveRateFile(context, context.signedIn.member, { ...asked, seen: revision })),
  ),
  /** Works out which quotes the new rates would have changed. */
  tryOut: act('edit-rates', {}, async (context) => editedOf(await tryRates(context))),
  /** Publishes the draft that the page showed, now or at a later time. Where there is a second person, requests approval. */
  publish: freshAct(
    'edit-rates',
    { date: text(), time: text(), print: text(), note: line(textLimits.line) },
    async (context, { print, note, ...typed }): Promise<Result<true, 'no-such-moment' | NotEdited>> => {
      const from = readMoment(typed);
      if (from === 'wrong') return failure('no-such-moment');
      const { member } = context.signedIn;
      const publishing = { from, print, note };
      if (!(await hasSecondPerson(context.db, member, 'rates'))) return editedOf(await publishRates(context, member, publishing));
      const judged = await judgePublishing(context, publishing);
      if (!judged.ok) return editedOf(judged);
      await askApproval(context.db, member, { kind: 'rates', subject: from ?? 'now', payload: publishing });
      return editedOf(refuse('second-person'));
    },
  ),
};
