import * as v from 'valibot';
import { type CityFact, cityFactsSchema, listStale } from '#content/city-facts.ts';
import { listCurrentFiles } from '#content/stores/content-store.ts';
import { type ContentFile, listLastEdits } from '#content/stores/edit-store.ts';
import type { Database } from '#db/engine/tables.ts';
import { addDays } from '#domain/calendar/date.ts';

/** `soon`: expires within sixty days. */
export type FactState = 'expired' | 'soon' | 'fresh';

export type FactOfCity = CityFact & {
  readonly state: FactState;
  /** The texts that use it. */
  readonly usedBy: readonly string[];
};

export type FactSheet = {
  /** The file that contains them. */
  readonly path: string;
  readonly name: string;
  /** The last version published at the desk; 0 if there is none. */
  readonly version: number;
  readonly facts: readonly FactOfCity[];
};

const daysAhead = 60;

/** The facts of each city, with their expiry; the city whose facts expire first comes first. Dates are `YYYY-MM-DD`. */
export async function listFactSheets(db: Database, today: string): Promise<readonly FactSheet[]> {
  const [files, edits] = await Promise.all([listCurrentFiles(db), listLastEdits(db)]);
  const sheets = files
    .filter(({ path }) => isFactFile(path))
    .map((file): FactSheet => {
      const folder = file.path.slice(0, -'entry.yaml'.length);
      const texts = files.filter(({ path }) => path.startsWith(folder) && path !== file.path);
      const facts = readFacts(file).map((fact) => ({ ...fact, state: stateOf(fact, today), usedBy: listUses(texts, fact.key) }));
      const version = edits.find(({ path }) => path === file.path)?.version ?? 0;
      return { path: file.path, name: folder.slice('locations/'.length, -1), version, facts };
    });
  const firstEnd = ({ facts }: FactSheet) => facts.map(({ validUntil }) => validUntil).sort()[0] ?? '';
  return sheets.filter(({ facts }) => facts.length > 0).sort((one, other) => firstEnd(one).localeCompare(firstEnd(other)));
}

export function isFactFile(path: string): boolean {
  return /^locations\/[^/]+\/entry\.yaml$/.test(path);
}

/** The facts of a file; empty if its content is invalid. */
export function readFacts({ fields }: ContentFile): readonly CityFact[] {
  const parsed = v.safeParse(cityFactsSchema, fields.facts ?? []);
  return parsed.success ? parsed.output : [];
}

function stateOf(fact: CityFact, today: string): FactState {
  if (listStale([fact], today).length > 0) return 'expired';
  return listStale([fact], addDays(today, daysAhead)).length > 0 ? 'soon' : 'fresh';
}

const notesSchema = v.array(v.object({ facts: v.array(v.string()) }));

function listUses(texts: readonly ContentFile[], key: string): readonly string[] {
  const rests = ({ fields }: ContentFile) => {
    const parsed = v.safeParse(notesSchema, fields.notes ?? []);
    return parsed.success && parsed.output.some(({ facts }) => facts.includes(key));
  };
  return texts.filter(rests).map(({ path }) => path);
}
