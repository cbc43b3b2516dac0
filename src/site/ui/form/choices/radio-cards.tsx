import type { ChangeEvent, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { Icon, type IconName } from '../../icon.tsx';
import { fieldId } from '../field-id.ts';
import { Fieldset } from './fieldset.tsx';
import styles from './radio-cards.module.css';

export type RadioCard = {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly icon?: IconName | undefined;
  /** A drawing above the label. */
  readonly picture?: ReactNode;
  /** At the end, such as a price. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean | undefined;
};

type RadioCardsProps = {
  readonly legend: ReactNode;
  readonly name: string;
  readonly cards: readonly RadioCard[];
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly columns?: 1 | 2 | 3 | undefined;
  /** Short labels in a row, for a choice that needs no explanation. */
  readonly pills?: boolean | undefined;
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
};

/** One of a few choices, each with an explanation. */
export function RadioCards({ legend, name, cards, hint, error, columns = 1, pills, ...choice }: RadioCardsProps) {
  return (
    <Fieldset legend={legend} name={name} hint={hint} error={error}>
      <div className={classNames(styles.cards, pills ? styles.pills : styles[`columns${columns}`])}>
        {cards.map((card) => (
          <Card key={card.value} name={name} card={card} choice={choice} />
        ))}
      </div>
    </Fieldset>
  );
}

type Choice = Pick<RadioCardsProps, 'value' | 'defaultValue' | 'onChange'>;

function Card({ name, card, choice }: { readonly name: string; readonly card: RadioCard; readonly choice: Choice }) {
  const id = `${fieldId(name)}-${fieldId(card.value)}`;
  return (
    <label className={styles.card} htmlFor={id}>
      <input
        type="radio"
        className={styles.input}
        id={id}
        name={name}
        value={card.value}
        disabled={card.disabled}
        aria-describedby={card.description ? `${id}-description` : undefined}
        {...stateOf(card.value, choice)}
      />
      <span className={styles.content}>
        {card.picture && <span className={styles.picture}>{card.picture}</span>}
        <span className={styles.label}>
          {card.icon && <Icon name={card.icon} className={styles.icon} />}
          {card.label}
        </span>
        {card.description && (
          <span className={styles.description} id={`${id}-description`}>
            {card.description}
          </span>
        )}
      </span>
      {card.aside && <span className={styles.aside}>{card.aside}</span>}
    </label>
  );
}

function stateOf(own: string, { value, defaultValue, onChange }: Choice) {
  const change = onChange && { onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value) };
  if (value === undefined) return { defaultChecked: own === defaultValue, ...change };
  return { checked: own === value, ...change };
}
