import { existsSync, globSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

/** The rule sets by the profile that they belong to, and how their authorities call their files. Compiled ones are taken before others. */
const ruleSets = {
  en16931: /^(?:CEN-)?EN16931-UBL(?:-validation)?\.xslt?$/,
  en16931Cii: /^(?:CEN-)?EN16931-CII(?:-validation)?\.xslt?$/,
  peppol: /^PEPPOL-EN16931-UBL\.(?:xslt?|sch)$/,
  selfBilling: /^PEPPOL-EN16931-UBL-SB\.(?:xslt?|sch)$/,
  xrechnung: /^XRechnung-UBL-validation\.(?:xslt?|sch)$/,
  nlcius: /^si-ubl-2\.0[\d.]*\.xslt?$/,
} as const;

export type RuleSet = keyof typeof ruleSets;
export const ruleSetNames = ['en16931', 'en16931Cii', 'peppol', 'selfBilling', 'xrechnung', 'nlcius'] as const satisfies readonly RuleSet[];

/** The files of each rule set in the folders and behind the addresses that were named; all of them, for an operator may name two editions. */
export async function findRules(places: string, scratch: string): Promise<ReadonlyMap<RuleSet, readonly string[]>> {
  const folders: string[] = [];
  for (const place of places.split(/\s+/).filter((each) => each !== '')) {
    folders.push(/^https?:/.test(place) ? await download(new URL(place), scratch) : place);
  }
  const missing = folders.filter((folder) => !existsSync(folder));
  if (missing.length > 0) throw new Error(`No such folder: ${missing.join(', ')}`);
  const files = folders.flatMap((folder) => globSync('**/*.{xsl,xslt,sch}', { cwd: folder }).map((file) => join(folder, file)));
  return new Map(ruleSetNames.map((name) => [name, files.filter((file) => ruleSets[name].test(basename(file))).sort()]));
}

/** A file of rules, or an archive of them, as GitHub and KoSIT hand out their releases. */
async function download(url: URL, scratch: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) });
  if (!answer.ok) throw new Error(`${url.href}: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  mkdirSync(scratch, { recursive: true });
  const folder = mkdtempSync(join(scratch, 'rules-'));
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const files = isArchive ? unzipSync(bytes, { filter: ({ name }) => /\.(?:xslt?|sch)$/.test(name) }) : { [basename(url.pathname)]: bytes };
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    if (!file.startsWith(`${folder}/`)) throw new Error(`A name that leaves its folder: ${name}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}
