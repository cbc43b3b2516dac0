import type { DeskQueries } from '#desk-service/desk-service.ts';

export type MoneyCases = Awaited<ReturnType<DeskQueries['money']['cases']>>;
export type WriteOffs = Awaited<ReturnType<DeskQueries['money']['writeOffs']>>;
export type Receivables = Awaited<ReturnType<DeskQueries['money']['receivables']>>;
