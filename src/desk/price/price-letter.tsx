import { tagOf } from '#domain/sites/language.ts';
import { useDesk } from '../desk-texts.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { useWork } from '../use-work.ts';
import styles from './price.module.css';
import type { ShownLetter } from './price-view.ts';

type PriceLetterProps = { readonly letter: ShownLetter; readonly email: string; readonly language: string; readonly reference: string };

/** The quote as its customer reads it, in the customer's language, beside the price that is being made. */
export function PriceLetter({ letter, email, language: of, reference }: PriceLetterProps) {
  const { language } = useDesk();
  const w = useWork();
  const { heading, route, facts, total, perPerson, valid, lines, button } = letter;
  const name = new Intl.DisplayNames([tagOf(language)], { type: 'language' }).of(of.slice(0, 2)) ?? of;
  return (
    <aside className={styles.pane} aria-label={w('priceForm.letter')}>
      <h2>{w('priceForm.letter')}</h2>
      <p className={styles.muted}>
        <Icon name="globe" size={14} /> {w('priceForm.letterTo', { language: name, email })}
      </p>
      <article className={styles.letter} lang={of.slice(0, 2)}>
        <p className={styles.brand}>
          <b>Convoya</b> <span>{reference}</span>
        </p>
        <p className={styles.muted}>{heading}</p>
        <h3>{route}</h3>
        <p className={styles.muted}>{facts}</p>
        <p className={styles.sum}>
          <b>{total}</b> <span className={styles.muted}>{perPerson} p.p.</span>
        </p>
        <p className={styles.muted}>{valid}</p>
        <table className={styles.letterLines}>
          <tbody>
            {lines.map(({ what, amount }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.order}>{button}</p>
      </article>
      <p className={styles.muted}>{w('priceForm.letterHelp')}</p>
    </aside>
  );
}
