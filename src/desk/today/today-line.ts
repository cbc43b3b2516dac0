import type { DeskQueries } from '#desk-service/desk-service.ts';

export type Inbox = Awaited<ReturnType<DeskQueries['today']['inbox']>>;
export type TodayLine = Inbox['lines'][number];
export type TodayLineOf<Kind extends TodayLine['kind']> = Extract<TodayLine, { readonly kind: Kind }>;
export type BesideLine = NonNullable<Awaited<ReturnType<DeskQueries['today']['beside']>>>;

/** The address of Today with a line chosen. */
export function pathToLine(key: string, isMine: boolean): string {
  return `/?${new URLSearchParams({ ...(isMine ? { for: 'me' } : {}), line: key })}`;
}
