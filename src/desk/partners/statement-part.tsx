import type { ReactNode } from 'react';
import { totalsOfStatement, vatByCountry } from '#operations/partners/rules/statement.ts';
import table from '../ui/table.module.css';
import type { ShownLine, ShownStatement } from './shown-statement.ts';
import { usePartnerWords } from './use-partner-words.ts';

type PartProps = {
  readonly statement: ShownStatement;
  /** The address of its files. */
  readonly files: string;
  /** The acts for a line. */
  readonly actOn?: (line: ShownLine) => ReactNode;
};

/** A partner's month: every line, the total, the VAT by country, and both as files. */
export function StatementPart({ statement: { lines, isClosed, paymentDays }, files, actOn }: PartProps) {
  const { t } = usePartnerWords();
  return (
    <>
      {!isClosed && <p>{t('statement.open')}</p>}
      {lines.length === 0 ? <p>{t('statement.none')}</p> : <Lines lines={lines} actOn={actOn} />}
      <Totals lines={lines} />
      <Countries lines={lines} />
      <p>{t('payment', { count: paymentDays })}</p>
      <p>
        <a href={`${files}/statement.pdf`} download>
          {t('statement.pdf')}
        </a>{' '}
        <a href={`${files}/statement.csv`} download>
          {t('statement.csv')}
        </a>
      </p>
    </>
  );
}

type LinesProps = { readonly lines: readonly ShownLine[]; readonly actOn?: PartProps['actOn'] };

function Lines({ lines, actOn }: LinesProps) {
  const { t, money, day } = usePartnerWords();
  const vatCentsOf = ({ vat }: ShownLine) => vat.reduce((sum, { vatCents }) => sum + vatCents, 0);
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('statement.job')}</th>
            <th scope="col">{t('statement.day')}</th>
            <th scope="col">{t('statement.what')}</th>
            <th scope="col">{t('statement.payer')}</th>
            <th scope="col" className={table.number}>
              {t('statement.net')}
            </th>
            <th scope="col" className={table.number}>
              {t('statement.vat')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">{line.reference}</th>
              <td data-label={t('statement.day')}>{day(line.day)}</td>
              <td data-label={t('statement.what')}>
                <What line={line} />
                {actOn?.(line)}
              </td>
              <td data-label={t('statement.payer')}>{line.payer}</td>
              <td data-label={t('statement.net')} className={table.number}>
                {money(line.netCents)}
              </td>
              <td data-label={t('statement.vat')} className={table.number}>
                {money(vatCentsOf(line))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function What({ line: { kind, from, to, reason, disputed } }: { readonly line: ShownLine }) {
  const { t, called } = usePartnerWords();
  const what = kind === 'job' ? `${from} – ${to}` : called('statement.kinds', kind);
  return (
    <>
      {reason === '' ? what : `${what}: ${reason}`}
      {disputed !== null && (
        <>
          {' '}
          <strong>{t('statement.disputed', { reason: disputed })}</strong>
        </>
      )}
    </>
  );
}

function Totals({ lines }: Pick<LinesProps, 'lines'>) {
  const { t, money } = usePartnerWords();
  const { jobs, jobsCents, correctionsCents, feesCents, netCents, vatCents, totalCents, disputed } = totalsOfStatement(lines);
  const sums: readonly (readonly [name: string, cents: number])[] = [
    [t('statement.jobs', { count: jobs }), jobsCents],
    ...(correctionsCents === 0 ? [] : [[t('statement.corrections'), correctionsCents] as const]),
    ...(feesCents === 0 ? [] : [[t('statement.fees'), feesCents] as const]),
    [t('statement.net'), netCents],
    [t('statement.vat'), vatCents],
    [t('statement.total'), totalCents],
  ];
  return (
    <>
      <ul>
        {sums.map(([name, cents]) => (
          <li key={name}>
            {name}: <strong>{money(cents)}</strong>
          </li>
        ))}
      </ul>
      {disputed > 0 && <p>{t('statement.disputedNote')}</p>}
    </>
  );
}

function Countries({ lines }: Pick<LinesProps, 'lines'>) {
  const { t, called, money, percent, country } = usePartnerWords();
  const shares = vatByCountry(lines);
  if (shares.length === 0) return null;
  return (
    <>
      <h2>{t('statement.byCountry')}</h2>
      <ul>
        {shares.map(({ countryCode, ratePercent, treatment, netCents, vatCents }) => (
          <li key={`${countryCode} ${ratePercent} ${treatment}`}>
            {country(countryCode)}: {money(netCents)}
            {(treatment === 'charged' || treatment === 'reverse-charge') && `, ${percent(ratePercent)}`}
            {treatment === 'charged' && ` = ${money(vatCents)}`}, {called('statement.treatments', treatment)}
          </li>
        ))}
      </ul>
    </>
  );
}
