/**
 * `npm run content:read -- <n> [language]`: n random pages of cities, regions and airports as plain text, for a person to read and judge.
 * Prices are left out because they need a running server.
 */
import { listTexts } from '../src/content/cities/city-page.ts';
import { composeExtras } from '../src/content/cities/compose-city.ts';
import { listHubTexts } from '../src/content/hubs/compose-hub.ts';
import { readContent } from '../src/content/import-content.ts';
import { createContentLibrary } from '../src/content/library.ts';
import { siteKeys } from '../src/domain/sites/keys.ts';
import { getSite } from '../src/domain/sites/registry.ts';

const [, , wanted = '5', only] = process.argv;
const read = await readContent('content');
if (!read.ok) {
  for (const { file, field, message } of read.failure) process.stderr.write(`${file} ${field} ${message}\n`);
  process.exit(2);
}
const library = createContentLibrary(read.value);
const places = siteKeys.flatMap((site) => getSite(site).languages.map((language) => ({ site, language })));
const pages = places
  .filter(({ language }) => only === undefined || language === only)
  .flatMap((place) => [
    ...library.findHubs(place).map((hub) => ({ address: `${place.site}/${place.language}/${hub.languageSlug}`, texts: listHubTexts(hub) })),
    ...library.findLocations(place).flatMap(({ figures, ...location }) =>
      figures === null
        ? []
        : [
            {
              address: `${place.site}/${place.language}/${location.languageSlug}`,
              texts: listTexts(figures, location, composeExtras(figures, place.language)),
            },
          ],
    ),
  ]);
const order = new Map(pages.map((page) => [page, Math.random()]));
const chosen = pages.toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0)).slice(0, Number(wanted));
for (const { address, texts } of chosen) process.stdout.write(`\n== ${address}\n${texts.map((text) => text.trim()).join('\n')}\n`);
process.stdout.write(`\n${chosen.length} of ${pages.length} pages\n`);
