import { Link } from 'react-router';
import type { DeskQueries } from '#desk-service/desk-service.ts';
import planning from '../planning/planning.module.css';
import { Section } from '../ui/page.tsx';
import { TachographFile } from './tachograph-file.tsx';
import { useTachograph } from './use-tachograph.ts';

type CardFilesProps = { readonly files: Awaited<ReturnType<DeskQueries['tachograph']['ofDriver']>> };

/** The files of a driver's cards, as they came; nothing where none was read. */
export function CardFiles({ files }: CardFilesProps) {
  const { t } = useTachograph();
  if (files.length === 0) return null;
  return (
    <Section title={t('panel.archive')} detail={files.length} actions={<Link to="/tachograph">{t('title')}</Link>}>
      <ul className={planning.list}>
        {files.map((file) => (
          <li key={file.id}>
            <TachographFile kind="card" file={file} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
