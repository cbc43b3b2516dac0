import { type ChangeEvent, useId } from 'react';
import { Form, Link } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import { useDesk } from '../desk-texts.ts';
import { FormAnswerNote, type PageAnswer } from '../fleet/typed-form.tsx';
import planning from '../planning/planning.module.css';
import { useRight } from '../planning/use-planning.ts';
import { Section } from '../ui/page.tsx';
import part from '../ui/parts.module.css';
import { Button } from '../ui/parts.tsx';
import { TachographFile } from './tachograph-file.tsx';
import { useTachograph, useUtc } from './use-tachograph.ts';

type UnitPanelProps = { readonly unit: Awaited<ReturnType<DeskQueries['tachograph']['ofVehicle']>>; readonly answer: PageAnswer };

/** The readings of a vehicle's unit, and the form for a new one. */
export function UnitPanel({ unit: { files, dueAt }, answer }: UnitPanelProps) {
  const { instant } = useDesk();
  const { t } = useTachograph();
  const utc = useUtc();
  const mayRead = useRight('manage-fleet');
  return (
    <Section title={t('title')} detail={files.length}>
      <p>{dueAt === null ? t('panel.none') : `${t('due.by')} ${instant(dueAt)}`}</p>
      <ul className={planning.list}>
        {files.map((file) => (
          <li key={file.id}>
            <Link to={`/tachograph/units/${file.id}`}>{t('panel.open', { moment: utc(file.readAt ?? file.addedAt) })}</Link>
            <TachographFile kind="unit" file={file} leftOut={file.leftOut} unknown={file.unknown} />
          </li>
        ))}
      </ul>
      {mayRead && <UnitForm key={files.length} answer={answer?.act === 'unit' ? answer : undefined} />}
    </Section>
  );
}

/** The most that the server reads, without the form around it. */
const mostBytes = 6_000_000;

function UnitForm({ answer }: { readonly answer: PageAnswer }) {
  const id = useId();
  const { t } = useTachograph();
  const check = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const isTooLarge = (currentTarget.files?.[0]?.size ?? 0) > mostBytes;
    currentTarget.setCustomValidity(isTooLarge ? t('panel.tooLarge') : '');
    currentTarget.reportValidity();
  };
  return (
    <Form method="post" encType="multipart/form-data" className={planning.form}>
      <FormAnswerNote answer={answer} />
      <p className={part.field}>
        <label htmlFor={id}>{t('panel.file')}</label>
        <input id={id} name="file" type="file" accept=".ddd,.v1b,.tgd,.esm" required onChange={check} aria-describedby={`${id}-help`} />
        <small id={`${id}-help`}>{t('panel.help')}</small>
      </p>
      <Button intent="unit">{t('panel.read')}</Button>
    </Form>
  );
}
