import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import type { SiteKey } from '#domain/sites/keys.ts';
import type { FigureKind, FigureSums } from './rules/figures.ts';
import type { Period } from './rules/period.ts';

/** `value`: the Monday, site, occasion or source; empty for the total, and if none was given. */
export type FigureLine = FigureSums & { readonly kind: FigureKind; readonly value: string };
export type Figures = { readonly lines: readonly FigureLine[] /** An instant. */; readonly madeAt: string };

/** Sources come from visitors' URLs, so only the largest are listed. */
const mostSources = 20;

/** The figures of some weeks, of one site or all, as the worker last computed them: total, by week, site, occasion and source. */
export async function readFigures(db: Database, { from, to, site }: Period & { readonly site: SiteKey | null }): Promise<Figures> {
  const ofSite = site === null ? sql`` : sql`and site = ${site}`;
  const { rows } = await sql<FigureLine>`
    select case grouping(week, site, occasion, source)
        when 15 then 'all' when 7 then 'week' when 11 then 'site' when 13 then 'occasion' else 'source' end as kind,
      coalesce(to_char(week, 'YYYY-MM-DD'), site, occasion, source, '') as value,
      coalesce(sum(asked), 0)::int as asked, coalesce(sum(priced), 0)::int as priced, coalesce(sum(booked), 0)::int as booked,
      coalesce(sum(driven), 0)::int as driven, coalesce(sum(cancelled), 0)::int as cancelled,
      coalesce(sum(booked_cents), 0)::float8 as "bookedCents", coalesce(sum(fee_cents), 0)::float8 as "feeCents",
      coalesce(sum(lead_days), 0) as "leadDays",
      coalesce(sum(sale_cents), 0)::float8 as "saleCents", coalesce(sum(price_cents), 0)::float8 as "priceCents"
    from week_figures where week between ${from} and ${to} ${ofSite}
    group by grouping sets ((), (week), (site), (occasion), (source))
    order by asked desc, value`.execute(db);
  const { refreshed_at: madeAt } = await db
    .selectFrom('view_refreshes')
    .select('refreshed_at')
    .where('name', '=', 'week_figures')
    .executeTakeFirstOrThrow();
  return { lines: cutSources(rows), madeAt };
}

function cutSources(rows: readonly FigureLine[]): readonly FigureLine[] {
  const kept = new Set(rows.filter(({ kind }) => kind === 'source').slice(0, mostSources));
  return rows.filter((row) => row.kind !== 'source' || kept.has(row));
}
