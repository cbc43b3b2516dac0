import { useContext, useState } from 'react';
import styles from '../editing/editing.module.css';
import { useEditing } from '../editing/use-editing.ts';
import { PictureChoicesContext, thumbnailOf } from './picture-choices.ts';

type PictureFieldProps = {
  readonly shared: { readonly id: string; readonly name: string; readonly defaultValue: string };
};

/** A picture chosen by its name, with a preview: uploaded ones first, then the program's drawings. */
export function PictureField({ shared }: PictureFieldProps) {
  const choices = useContext(PictureChoicesContext);
  const { e } = useEditing();
  const [chosen, setChosen] = useState(shared.defaultValue);
  const added = choices.filter(({ name }) => name !== null);
  const drawings = choices.filter(({ name }) => name === null);
  const isKnown = choices.some(({ key }) => key === shared.defaultValue);
  return (
    <>
      <select {...shared} onChange={(event) => setChosen(event.currentTarget.value)}>
        {/* One that was taken away meanwhile: kept as it is until another is chosen, and then named as wrong. */}
        {!isKnown && <option value={shared.defaultValue}>{shared.defaultValue || '–'}</option>}
        {added.length > 0 && (
          <optgroup label={e('pictures.own')}>
            {added.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={e('pictures.drawings')}>
          {drawings.map(({ key }) => (
            <option key={key} value={key}>
              {key}
            </option>
          ))}
        </optgroup>
      </select>
      {chosen !== '' && <img className={styles.thumbnail} src={thumbnailOf(chosen)} alt="" width={240} height={135} loading="lazy" />}
    </>
  );
}
