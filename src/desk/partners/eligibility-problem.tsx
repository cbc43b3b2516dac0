import type { DeskQueries } from '#desk-service/desk-service.ts';
import { useDesk } from '../desk-texts.ts';
import { usePlanning } from '../planning/use-planning.ts';
import { usePartners } from './use-partners.ts';

type Problem = NonNullable<Awaited<ReturnType<DeskQueries['partners']['file']>>>['eligibility'][number]['problems'][number];

/** Why a partner may not carry: the document, and the date on which it ended. */
export function EligibilityProblemNote({ problem: { why, certificate, validUntil, state } }: { readonly problem: Problem }) {
  const { date } = useDesk();
  const { called: ofPlan } = usePlanning();
  const { t, called } = usePartners();
  if (why === 'state') return <>{t('gate.state', { state: called('states', state ?? '') })}</>;
  if (why !== 'paper') return <>{called('gate', why)}</>;
  const name = ofPlan('paperKinds', certificate ?? '');
  return <>{validUntil === null ? t('gate.noPaper', { name }) : t('gate.paperEnds', { name, date: date(validUntil) })}</>;
}
