import type { DeskQueries } from '#desk-service/desk-service.ts';
import { lineKinds } from '#operations/inbox/rules/inbox.ts';

export type Inbox = Awaited<ReturnType<DeskQueries['today']['inbox']>>;
export type TodayLine = Inbox['lines'][number];
export type TodayLineOf<Kind extends TodayLine['kind']> = Extract<TodayLine, { readonly kind: Kind }>;

/** Which lines are shown: only the person's own, or only those of one kind. */
export type TodayView = { readonly isMine: boolean; readonly kind: TodayLine['kind'] | null };

export function readView(query: URLSearchParams): TodayView {
  const kind = query.get('kind');
  return { isMine: query.get('for') === 'me', kind: lineKinds.find((each) => each === kind) ?? null };
}

/** The lines of a view. */
export function linesOfView<Each extends Pick<TodayLine, 'isMine' | 'kind'>>(
  lines: readonly Each[],
  { isMine, kind }: TodayView,
): readonly Each[] {
  return lines.filter((line) => (!isMine || line.isMine) && (kind === null || line.kind === kind));
}

/** The address of a view, with the chosen line where there is one. */
export function pathToView({ isMine, kind }: TodayView, line?: string): string {
  const query = new URLSearchParams({
    ...(isMine ? { for: 'me' } : {}),
    ...(kind === null ? {} : { kind }),
    ...(line === undefined ? {} : { line }),
  });
  return query.size === 0 ? '/' : `/?${query}`;
}

/** The name in the address of the departure that is open in the drawer. */
export const openDeparture = 'departure';

/** The address with this departure open; null: with none. */
export function pathToDeparture(query: URLSearchParams, reference: string | null): string {
  const changed = new URLSearchParams(query);
  if (reference === null) changed.delete(openDeparture);
  else changed.set(openDeparture, reference);
  return changed.size === 0 ? '/' : `/?${changed}`;
}
