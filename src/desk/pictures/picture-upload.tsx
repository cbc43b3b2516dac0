import { type ChangeEvent, useId } from 'react';
import { Form } from 'react-router';
import styles from '../editing/editing.module.css';
import { useEditing } from '../editing/use-editing.ts';
import { Section } from '../ui/page.tsx';
import part from '../ui/parts.module.css';
import { Button } from '../ui/parts.tsx';

/** The most that the server reads of one picture. */
const mostBytes = 12 * 1024 * 1024;

/** Uploads a picture for pages to choose. */
export function PictureUpload() {
  const id = useId();
  const { e } = useEditing();
  const check = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const isTooLarge = (currentTarget.files?.[0]?.size ?? 0) > mostBytes;
    currentTarget.setCustomValidity(isTooLarge ? e('pictures.tooLarge') : '');
    currentTarget.reportValidity();
  };
  return (
    <Section title={e('pictures.add')}>
      <Form method="post" encType="multipart/form-data" className={styles.row}>
        <p className={part.field}>
          <label htmlFor={id}>{e('pictures.file')}</label>
          <input
            id={id}
            name="file"
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            required
            onChange={check}
            aria-describedby={`${id}-help`}
          />
          <small id={`${id}-help`}>{e('pictures.fileHelp')}</small>
        </p>
        <Button kind="main" intent="add">
          {e('pictures.send')}
        </Button>
      </Form>
    </Section>
  );
}
