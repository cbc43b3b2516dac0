/**
 * Facts about cities that must be checked again: expired ones, whose sentences the site no longer shows, and those that expire within sixty
 * days. Exit code 1 if one is expired.
 */
import { listStale } from '../src/content/city-facts.ts';
import { readContent } from '../src/content/import-content.ts';
import { createContentLibrary } from '../src/content/library.ts';
import { addDays } from '../src/domain/calendar/date.ts';
import { siteKeys } from '../src/domain/sites/keys.ts';
import { getSite } from '../src/domain/sites/registry.ts';

const ahead = 60;
const today = new Date().toISOString().slice(0, 10);
const read = await readContent('content');
if (!read.ok) {
  for (const { file, field, message } of read.failure) process.stderr.write(`${file} ${field} ${message}\n`);
  process.exit(2);
}
const library = createContentLibrary(JSON.parse(JSON.stringify(read.value)));
const facts = siteKeys.flatMap((site) =>
  library
    .findLocations({ site, language: getSite(site).languages[0] })
    .flatMap(({ slug, facts: own }) => own.map((fact) => ({ ...fact, of: `${site}-${slug}` }))),
);
const expired = listStale(facts, today);
for (const { of, key, validUntil, source } of listStale(facts, addDays(today, ahead)))
  process.stdout.write(`${validUntil < today ? 'expired' : 'soon   '} ${validUntil}  ${of}  ${key}  (${source})\n`);
process.stdout.write(`${facts.length} facts, ${expired.length} expired\n`);
process.exitCode = expired.length > 0 ? 1 : 0;
