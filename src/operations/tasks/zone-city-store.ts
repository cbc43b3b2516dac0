import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import type { ZoneCity } from './rules/zone-tasks.ts';

const citySchema = v.object({
  geonames: v.number(),
  name: v.string(),
  coordinates: v.object({ latitude: v.number(), longitude: v.number() }),
  population: v.number(),
  facts: v.array(
    v.object({ key: v.string(), value: v.union([v.string(), v.number(), v.boolean()]), source: v.string(), validUntil: v.string() }),
  ),
});

/** Cities with published facts and their position, each once however many sites have a page of it. */
export async function listZoneCities(db: Database): Promise<readonly ZoneCity[]> {
  const { rows } = await sql`
    select distinct on ((city.document ->> 'geonames')::integer) (city.document ->> 'geonames')::integer as geonames,
      city.document ->> 'name' as name, (city.document ->> 'population')::integer as population,
      jsonb_build_object('latitude', city.document -> 'latitude', 'longitude', city.document -> 'longitude') as coordinates,
      page.document -> 'facts' as facts
    from content_entries as page
    join content_entries as city on city.kind = 'city' and city.site = page.site and city.language = page.language and city.slug = page.slug
    where page.kind = 'location' and jsonb_array_length(coalesce(page.document -> 'facts', '[]')) > 0
    order by 1, jsonb_array_length(page.document -> 'facts') desc, page.site`.execute(db);
  return rows.map((row) => parseStored(citySchema, row, 'city with facts'));
}
