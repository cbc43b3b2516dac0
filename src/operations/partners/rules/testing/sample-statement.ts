import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { MonthStatement, StatementLine } from '../statement.ts';

/** A finished job from Lyon to Grenoble for € 1,020. */
export function sampleLine(changes: Partial<StatementLine> = {}): StatementLine {
  return {
    ...{ id: 'j1', jobId: 'j1', kind: 'job', reference: 'FR-26-847518', day: '2026-11-28', from: 'Lyon', to: 'Grenoble', reason: '' },
    ...{ buyer: 'FR', site: 'fr', netCents: 102_000, disputed: null },
    vat: [{ countryCode: 'FR', kilometres: 112, netCents: 102_000, ratePercent: 10, vatCents: 10_200, treatment: 'charged' }],
    ...changes,
  };
}

/** November of a French partner: a job, its correction, a fee and a disputed line. */
export function sampleStatement(language: SiteLanguage = 'fr', changes: Partial<MonthStatement> = {}): MonthStatement {
  const correctionVat = [
    { countryCode: 'FR', kilometres: 112, netCents: -2_000, ratePercent: 10, vatCents: -200, treatment: 'charged' },
  ] as const;
  return {
    ...{
      kind: 'statement',
      site: 'fr',
      language,
      month: '2026-11',
      writtenAt: '2026-12-01T00:00:30.000Z',
      isClosed: true,
      paymentDays: 30,
    },
    carrier: { name: 'Autocars Bertrand', country: 'FR', contactName: 'Luc Bertrand', vatNumber: 'FR00000000000' },
    lines: [
      sampleLine(),
      sampleLine({ id: 'c1', kind: 'correction', reason: 'Péage compté deux fois', netCents: -2_000, vat: correctionVat }),
      sampleLine({ id: 'j2', jobId: 'j2', kind: 'drop-fee', reference: 'FR-26-847519', netCents: -25_500, vat: [] }),
      sampleLine({ id: 'j3', jobId: 'j3', reference: 'FR-26-847520', disputed: 'Deux heures de plus' }),
    ],
    ...changes,
  };
}
