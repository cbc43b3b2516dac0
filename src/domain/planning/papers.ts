import * as v from 'valibot';
import { daysBetween } from '#domain/calendar/date.ts';
import { code, line, requiredLine } from '../input/fields.ts';
import { typedDate } from './fleet.ts';

/** Papers that end: of an operator, a vehicle, a driver (design/desk-domain.md, 3.5 and section 5). */
export const paperKinds = {
  operator: ['operator-licence', 'insurance'],
  vehicle: ['inspection', 'vehicle-insurance', 'tachograph-check', 'licence-copy', 'extinguisher'],
  driver: ['licence-d', 'code-95', 'driver-card', 'medical', 'a1'],
} as const;
export const paperSubjects = ['operator', 'vehicle', 'driver'] as const;
export type PaperSubject = (typeof paperSubjects)[number];
export type PaperKind = (typeof paperKinds)[PaperSubject][number];
export const allPaperKinds: readonly PaperKind[] = paperSubjects.flatMap((subject) => paperKinds[subject]);

/** Only who may read kinds of absence reads these. */
export const healthPapers: readonly PaperKind[] = ['medical'];

/** A paper that is on file. `validUntil` is its last day, `YYYY-MM-DD`. */
export type Paper = { readonly kind: PaperKind; readonly number: string; readonly validUntil: string };

export const typedPaper = v.object({
  kind: v.pipe(requiredLine(40), v.picklist(allPaperKinds, code('invalid'))),
  number: line(60),
  validUntil: typedDate(),
});

/** So many days before its end a paper asks to be renewed, once each. */
export const reminderDays = [60, 30, 7] as const;

/** The reminder that is due today: the nearest that was reached; null where the end is farther away than the first. */
export function reminderDue(validUntil: string, today: string): (typeof reminderDays)[number] | null {
  const left = daysBetween(today, validUntil);
  return reminderDays.toReversed().find((days) => left <= days) ?? null;
}

/** What a vehicle on the road must have, and its driver (Directive 2014/45; 1073/2009 art. 4; 2006/126; 2022/2561; 165/2014). */
export function neededPapers({ hasTachograph }: { readonly hasTachograph: boolean }) {
  return {
    vehicle: ['inspection', 'vehicle-insurance', ...(hasTachograph ? (['tachograph-check'] as const) : [])],
    driver: ['licence-d', 'code-95', ...(hasTachograph ? (['driver-card'] as const) : [])],
  } as const satisfies Partial<Record<PaperSubject, readonly PaperKind[]>>;
}

/** A paper that is missing (`validUntil` null) or ends before the last day on which it is needed. */
export type PaperProblem = { readonly kind: PaperKind; readonly validUntil: string | null };

/** What of these does not hold to the end of `lastDay`. */
export function findPaperProblems(
  papers: readonly Pick<Paper, 'kind' | 'validUntil'>[],
  { needed, lastDay }: { readonly needed: readonly PaperKind[]; readonly lastDay: string },
): readonly PaperProblem[] {
  return needed.flatMap((kind) => {
    const validUntil = papers.find((paper) => paper.kind === kind)?.validUntil ?? null;
    return validUntil !== null && validUntil >= lastDay ? [] : [{ kind, validUntil }];
  });
}
