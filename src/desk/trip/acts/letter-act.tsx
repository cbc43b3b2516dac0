import { textLimits } from '#domain/input/text-limits.ts';
import { tagOf } from '#domain/sites/language.ts';
import type { LetterKey } from '#domain/trip/letters.ts';
import { useDesk } from '../../desk-texts.ts';
import { useSales } from '../../sales/use-sales.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Field, TextField } from '../../ui/parts.tsx';
import { pathToTrip } from '../trip-page.ts';
import { useTripView } from '../trip-view.ts';
import { ActForm } from './act-form.tsx';
import styles from './acts.module.css';

/** A new letter: the suitable templates, the chosen one, and its text filled with the facts of the trip. */
export type BegunLetter = {
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly letters: readonly LetterKey[];
  readonly chosen: LetterKey | '';
  readonly draft: { readonly subject: string; readonly text: string };
  /** Sent twice with one key, it is one letter. */
  readonly key: string;
};

/** A letter to the customer. It starts with a template and is edited freely. */
export function LetterAct({ letter }: { readonly letter: BegunLetter }) {
  const { language } = useDesk();
  const s = useSales();
  const { name, email, draft, key, chosen } = letter;
  const { outcome } = useTripView();
  const nameOf = (code: string) => new Intl.DisplayNames([tagOf(language)], { type: 'language' }).of(code.slice(0, 2)) ?? code;
  const typedKey = outcome?.act === 'letter' ? outcome.typed.key : undefined;
  return (
    <>
      <p className={styles.help}>{s('letter.lead', { name, email, language: nameOf(letter.language) })}</p>
      <Templates letter={letter} />
      <ActForm key={chosen} act="letter" keepsAddress button={s('letter.send')}>
        <input type="hidden" name="key" value={typedKey ?? key} />
        <Field label={s('letter.subject')} name="subject" defaultValue={draft.subject} required maxLength={textLimits.subject} />
        <TextField
          label={s('letter.text')}
          name="text"
          defaultValue={draft.text}
          help={s('letter.help')}
          rows={14}
          required
          maxLength={textLimits.letter}
        />
      </ActForm>
    </>
  );
}

/** The ways to start the letter. They are links, so that they need no script. */
function Templates({ letter: { letters, chosen } }: { readonly letter: BegunLetter }) {
  const s = useSales();
  const { trip, tab } = useTripView();
  return (
    <nav aria-label={s('letter.begin')} className={styles.templates}>
      {letters.map((key) => (
        <ButtonLink key={key} size="small" to={`${pathToTrip(trip.row.reference, tab, 'letter')}&letter=${key}`} isCurrent={key === chosen}>
          {s(`letter.letters.${key}`)}
        </ButtonLink>
      ))}
    </nav>
  );
}
