import './pressable-style.ts';
import { useState } from 'react';
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { useDesk } from '../../../desk-texts.ts';
import { Icon } from '../../icons/icon.tsx';
import type { ComboOption } from '../combo-option.ts';
import styles from './chooser.module.css';

type ChooserProps = {
  /** The id of the field, which its label names. */
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly options: readonly ComboOption[];
  readonly begin: string;
  readonly required: boolean;
  readonly onChoose: ((value: string) => void) | undefined;
};

/** The choices with a search field. It takes the focus, because it loaded when somebody used the field. */
export function Chooser({ id, label, name, options, begin, required, onChoose }: ChooserProps) {
  const { t } = useDesk();
  const [chosen, setChosen] = useState(begin);
  const choose = (key: string | number | null) => {
    const value = key === null ? '' : String(key);
    setChosen(value);
    onChoose?.(value);
  };
  return (
    <ComboBox
      aria-label={label}
      className={styles.combo ?? ''}
      defaultItems={options}
      value={chosen === '' ? null : chosen}
      onChange={choose}
      isRequired={required}
      menuTrigger="focus"
      disabledKeys={options.filter(({ isDisabled }) => isDisabled === true).map(({ value }) => value)}
    >
      <input type="hidden" name={name} value={chosen} />
      <Input id={id} autoFocus className={styles.input ?? ''} />
      <Button className={styles.open ?? ''} aria-label={t('ui.showChoices')}>
        <Icon name="down" />
      </Button>
      <Popover className={styles.layer ?? ''} offset={6}>
        <ListBox<ComboOption> className={styles.list ?? ''} renderEmptyState={() => <p className={styles.none}>{t('ui.noChoice')}</p>}>
          {({ value, text, detail }) => (
            <ListBoxItem id={value} textValue={detail === undefined ? text : `${text} ${detail}`} className={styles.item ?? ''}>
              <b>{text}</b> {detail}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
