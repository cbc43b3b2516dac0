import { useDesk } from '../desk-texts.ts';
import { Section } from '../ui/page.tsx';
import { Timeline } from '../ui/timeline.tsx';
import type { ShownAgency } from './agency-page.ts';
import { useAgencies } from './use-agencies.ts';

/** What our people did to the agency, the last first. */
export function HistoryPart({ changes }: Pick<ShownAgency, 'changes'>) {
  const { t } = useAgencies();
  const { named, instant } = useDesk();
  const entries = changes.map(({ key, what, before, after, by, at }) => {
    const values = [before, after].filter((value) => value !== '').join(' → ');
    const text = `${by}: ${named('acts', what)}${values === '' ? '' : ` (${values})`}`;
    return { key: String(key), icon: 'note' as const, text, at: instant(at), instant: at };
  });
  return (
    <Section title={t('tabs.history')}>
      <Timeline entries={entries} />
    </Section>
  );
}
