import { sayParts } from '#output/texts/travel/say-parts.ts';
import type { QuoteFieldsFragment } from '../api/generated/operations.ts';
import { DriverPlan } from './driver-plan.tsx';
import { describePart } from './use-part-rows.tsx';
import { useTravelWords } from './use-travel-words.ts';

type GroupPlansProps = {
  readonly choice: Pick<QuoteFieldsFragment, 'crew' | 'groups'>;
  readonly timeZone: string;
  readonly compact?: boolean | undefined;
};

/** The plan of the crew. Where a group travels in parts, the plan and net price of each. */
export function GroupPlans({ choice: { crew, groups }, timeZone, compact = false }: GroupPlansProps) {
  const words = useTravelWords();
  if (groups.length === 0) return <DriverPlan crew={crew} timeZone={timeZone} compact={compact} />;
  return groups.map((group) => (
    <section key={`${group.part.boards?.address} ${group.part.returnDate} ${group.part.returnTime}`}>
      <p>
        <strong>{sayParts([describePart(group.part)], words)}</strong> ({words.t('price.net')}: {words.money(group.netCents)})
      </p>
      <DriverPlan crew={group} timeZone={timeZone} compact={compact} />
    </section>
  ));
}
