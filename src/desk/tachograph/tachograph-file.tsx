import type { DeskQueries } from '#desk-service/desk-service.ts';
import { useDesk } from '../desk-texts.ts';
import planning from '../planning/planning.module.css';
import { useRight } from '../planning/use-planning.ts';
import { useTachograph } from './use-tachograph.ts';

type Archived = Awaited<ReturnType<DeskQueries['tachograph']['ofDriver']>>[number];
type TachographFileProps = {
  readonly kind: 'card' | 'unit';
  readonly file: Archived;
  readonly leftOut?: number;
  readonly unknown?: number;
};

/** What is known of an archived file: when it came, its print, its signature, and what was not read. */
export function TachographFile({ kind, file, leftOut = 0, unknown = 0 }: TachographFileProps) {
  const { instant, number } = useDesk();
  const { t } = useTachograph();
  const mayTake = useRight('manage-drivers');
  const { id, name, bytes, print, signature, addedAt, addedBy } = file;
  return (
    <>
      <span>
        {name} · {number(Math.ceil(bytes / 1_000))} kB
      </span>
      {leftOut > 0 && <strong>{t('file.leftOut', { count: leftOut })}</strong>}
      {unknown > 0 && <strong>{t('file.unknown', { count: unknown })}</strong>}
      <span>{t(`signatures.${signature}`)}</span>
      <span className={planning.muted}>
        SHA-256 <code>{print.match(/.{1,16}/g)?.join(' ')}</code>
      </span>
      <span className={planning.muted}>{t('file.added', { moment: instant(addedAt), name: addedBy })}</span>
      {mayTake && (
        <a href={`/tachograph/files/${kind}/${id}`} download>
          {t('file.download')}
        </a>
      )}
    </>
  );
}
