import { checkFiles } from '#content/check-files.ts';
import { readSourceFiles } from '#content/source-files.ts';
import { replaceContent } from '#content/stores/content-store.ts';
import { insertPicture } from '#content/stores/picture-store.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { photoKeyOf } from '#domain/sites/pictures.ts';
import { beAlone, type Office, type Scenario, type Scenarios } from './cut-world.ts';

/** Files of each kind that the acts change. All of the folder would make each of some hundred cuts a second longer. */
const folders = ['pages/about/', 'rates/', 'faq/cancel-trip/', 'faq-categories/', 'locations/nl-amsterdam/'];

async function readFolder() {
  const { files } = await readSourceFiles('content');
  const few = files.filter(({ path }) => folders.some((folder) => path.startsWith(folder)));
  const checked = checkFiles({ files: few });
  if (!checked.ok) throw new Error('the content has faults');
  return { rows: [...checked.value.entries, ...checked.value.rates], files: few };
}

/** The folder is read once for all scenarios. */
let folder: ReturnType<typeof readFolder> | null = null;

async function addContent({ db }: Office): Promise<void> {
  folder ??= readFolder();
  const { rows, files } = await folder;
  await replaceContent(db, rows, 'few', { files });
}

/** An act on content, after what comes before it. */
const onContent =
  <Made>(prepare: (office: Office) => Promise<Made>, act: (desk: Office['boss'], made: Made) => Promise<unknown>): Scenario =>
  async (office) => {
    await addContent(office);
    const made = await prepare(office);
    return async (desk) => await act(desk, made);
  };

const nothing = async () => null;
const path = 'pages/about/nl.yaml';

/** The form of the page with another title, as its editor sends it. */
async function typePage({ boss }: Office) {
  const form = await boss.queries.pages.form({ path });
  const fields = (form?.fields ?? []).map(({ path: name, value }) => [name, name === 'hero.title' ? 'Nieuw' : value] as const);
  return { path, revision: '0', fields: Object.fromEntries(fields) };
}

async function draftPage(office: Office) {
  const saved = await office.boss.acts.pages.saveDraft(await typePage(office));
  if (!saved.isDone) throw new Error(saved.problem);
  return { path, revision: '1', note: 'why' };
}

const copied = { path: 'faq/cancel-trip/entry.yaml', name: 'cancel-again' };

export const pageScenarios = {
  saveDraft: onContent(typePage, (desk, typed) => desk.acts.pages.saveDraft(typed)),
  discardDraft: onContent(draftPage, (desk) => desk.acts.pages.discardDraft({ path })),
  publish: onContent(draftPage, (desk, draft) => desk.acts.pages.publish(draft)),
  takeBack: onContent(nothing, (desk) => desk.acts.pages.takeBack({ path, version: '0' })),
  copy: onContent(nothing, (desk) => desk.acts.pages.copy(copied)),
} satisfies Scenarios['pages'];

const textPath = 'locales/nl/form.json';
const typedTexts = { path: textPath, revision: '0', texts: { 'preview.show': 'Laat de prijs zien' } };

async function draftTexts({ boss }: Office) {
  const saved = await boss.acts.texts.saveDraft(typedTexts);
  if (!saved.isDone) throw new Error(saved.problem);
  return { path: textPath, revision: '1', note: 'why' };
}

export const textScenarios = {
  saveDraft: onContent(nothing, (desk) => desk.acts.texts.saveDraft(typedTexts)),
  discardDraft: onContent(draftTexts, (desk) => desk.acts.texts.discardDraft({ path: textPath })),
  publish: onContent(draftTexts, (desk, draft) => desk.acts.texts.publish(draft)),
  takeBack: onContent(
    async (office) => office.boss.acts.texts.publish(await draftTexts(office)),
    (desk) => desk.acts.texts.takeBack({ path: textPath, version: '0' }),
  ),
} satisfies Scenarios['texts'];

/** A fact of the city that was looked up again, from its page. */
async function lookUpFact({ boss }: Office) {
  const city = 'nl-amsterdam';
  const facts = (await boss.queries.facts.ofCity({ city }))?.facts ?? [];
  const fact = facts.find(({ key }) => key === 'weight-limit');
  if (fact === undefined) throw new Error('the fact is gone');
  const dates = { checkedAt: '2026-11-23', validUntil: '2027-05-01' };
  return { city, seen: '0', key: fact.key, value: '3,5', source: 'example.org', note: 'read again', ...dates };
}

export const factScenarios = {
  publish: onContent(lookUpFact, (desk, fact) => desk.acts.facts.publish(fact)),
  takeBack: onContent(
    async (office) => {
      const fact = await lookUpFact(office);
      await office.boss.acts.facts.publish(fact);
      return fact;
    },
    (desk, { city }) => desk.acts.facts.takeBack({ city, version: '0' }),
  ),
} satisfies Scenarios['facts'];

const key = photoKeyOf('a'.repeat(64));

export const pictureScenarios = {
  remove: onContent(
    async ({ db }) => {
      const body = new Uint8Array([1, 2, 3]);
      const picture = { key, name: 'IMG_1.jpg', files: { 480: body, 960: body, 1600: body, share: body } };
      await inTransaction(db, async (tx) => await insertPicture(tx, picture, { id: null, name: 'Mo' }));
    },
    (desk) => desk.acts.pictures.remove({ key }),
  ),
} satisfies Scenarios['pictures'];

const table = 'leadTimes';
const leadTimes = `source: Desk
hours: { taxiBus: 5, minibus: 6, midibus: 8, coachHire: 10, doubleDecker: 12, specialBus: 12 }
night: { fromHour: 20, untilHour: 7 }
`;

async function beginRates({ boss }: Office): Promise<void> {
  const { versions } = await boss.queries.rates.versions({});
  const begun = await boss.acts.rates.begin({ version: versions.find(({ holds }) => holds === 'now')?.version ?? '' });
  if (!begun.isDone) throw new Error(begun.problem);
}

/** The form of a table of the new rates with one hour more. */
async function typeTable(office: Office) {
  await beginRates(office);
  const shown = await office.boss.queries.rates.table({ table });
  const [first] = (shown?.fields ?? []).filter(({ value }) => /^\d+$/.test(value));
  const fields = (shown?.fields ?? []).map(({ path: name, value }) => [name, name === first?.path ? String(Number(value) + 1) : value]);
  return { table, revision: String(shown?.state?.revision ?? 0), fields: Object.fromEntries(fields) };
}

export const rateScenarios = {
  begin: onContent(
    async ({ boss }) => (await boss.queries.rates.versions({})).versions[0]?.version ?? '',
    (desk, version) => desk.acts.rates.begin({ version }),
  ),
  discard: onContent(beginRates, (desk) => desk.acts.rates.discard({})),
  saveTable: onContent(typeTable, (desk, typed) => desk.acts.rates.saveTable(typed)),
  saveFile: onContent(typeTable, (desk, { revision }) => desk.acts.rates.saveFile({ table, revision, text: leadTimes })),
  tryOut: onContent(beginRates, (desk) => desk.acts.rates.tryOut({})),
  publish: onContent(
    async (office) => {
      await beAlone(office);
      await office.boss.acts.rates.saveTable(await typeTable(office));
      await office.boss.acts.rates.tryOut({});
      return (await office.boss.queries.rates.draft({}))?.print ?? '';
    },
    (desk, print) => desk.acts.rates.publish({ date: '', time: '', print, note: 'dearer' }),
  ),
} satisfies Scenarios['rates'];
