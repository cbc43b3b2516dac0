import { useDesk } from '../desk-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MarginBar } from '../ui/margin-bar.tsx';
import { Section } from '../ui/page.tsx';
import { useWork } from '../use-work.ts';
import type { SaidTrip } from './describe-trip.ts';
import styles from './trip.module.css';
import { pathToTrip } from './trip-page.ts';
import { useTripView } from './trip-view.ts';

const mostLines = 4;

/** The lines of the price, and the margin. */
export function PricePart({ said, isShort = false }: { readonly said: SaidTrip; readonly isShort?: boolean }) {
  const { money, instant } = useDesk();
  const w = useWork();
  const { trip } = useTripView();
  const { price, row } = trip;
  const actions = isShort ? (
    <ButtonLink to={pathToTrip(row.reference, 'money')} kind="quiet" size="small">
      {w('price.all')}
    </ButtonLink>
  ) : (
    trip.acts.includes('price') && (
      <ButtonLink to={`/trips/${row.reference}/price`} kind="quiet" size="small" icon="tag">
        {w('act.byHand')}
      </ButtonLink>
    )
  );
  if (price === null) {
    return (
      <Section title={w('price.title')} actions={trip.acts.includes('price') && actions}>
        <p className={styles.muted}>{w('price.none')}</p>
      </Section>
    );
  }
  const lines = isShort ? said.lines.slice(0, mostLines) : said.lines;
  const rest = said.lines.slice(lines.length).reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <Section title={w('price.title')} {...(price.isByHand ? { detail: w('price.byHand') } : {})} actions={actions}>
      <table className={styles.lines}>
        <tbody>
          {lines.map(({ what, detail, amountCents }) => (
            <tr key={`${what} ${detail}`}>
              <th scope="row">
                {what}
                {detail !== '' && <span className={styles.muted}>, {detail}</span>}
              </th>
              <td>{money(amountCents)}</td>
            </tr>
          ))}
          {rest !== 0 && (
            <tr>
              <th scope="row" className={styles.muted}>
                …
              </th>
              <td>{money(rest)}</td>
            </tr>
          )}
          {said.vat.map(({ text, cents }) => (
            <tr key={text} className={styles.muted}>
              <th scope="row">{text}</th>
              <td>{money(cents)}</td>
            </tr>
          ))}
          <tr className={styles.total}>
            <th scope="row">{w('price.total')}</th>
            <td>{money(price.totalCents)}</td>
          </tr>
        </tbody>
      </table>
      <MarginBar margin={price.margin} />
      {(row.state === 'quote' || row.state === 'expired') && (
        <p className={styles.meta}>
          {w('price.validUntil')} {instant(price.validUntil)}
        </p>
      )}
    </Section>
  );
}
