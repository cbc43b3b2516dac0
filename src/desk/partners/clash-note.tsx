import type { Clash } from '#operations/partners/rules/stock.ts';
import { useDesk } from '../desk-texts.ts';
import { usePartners } from './use-partners.ts';

/** At the desk: why a partner probably has no vehicle for a job. */
export function ClashNote({ clash: { units, references, day } }: { readonly clash: Clash }) {
  const { date } = useDesk();
  const { t } = usePartners();
  const values = { references: references.join(', '), units: units ?? 0, day: date(day) };
  if (units === null) return t('make.alsoThen', values);
  return references.length === 0 ? t('clash.none', values) : t('clash.taken', values);
}
