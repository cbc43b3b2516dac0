import { type CurrentStep, type ProgressStep, progressOf } from '#domain/trip/progress.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/link/site-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './quote-progress.module.css';

type QuoteProgressProps = {
  readonly mode: 'quote' | 'my-quote';
  readonly quoteId: string;
  /** 4 on the success page: every step is done. */
  readonly current: CurrentStep;
  /** No step can be reopened, for instance after the order. */
  readonly blocked?: boolean | undefined;
};

const labels = {
  overview: 'progress.quote',
  'contact-details': 'progress.contactDetails',
  'check-itinerary': 'progress.checkItinerary',
} as const;

export function QuoteProgress({ mode, quoteId, current, blocked = false }: QuoteProgressProps) {
  const { t } = useTranslation('common');
  return (
    <nav className={styles.progress} aria-label={t('progress.label')}>
      <ol className={styles.list}>
        {progressOf({ current, blocked }).map((step) => (
          <li key={step.step} className={styles.step} data-state={step.state} aria-current={step.state === 'active' ? 'step' : undefined}>
            <StepLink step={step} mode={mode} quoteId={quoteId} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type StepLinkProps = { readonly step: ProgressStep; readonly mode: 'quote' | 'my-quote'; readonly quoteId: string };

function StepLink({ step, mode, quoteId }: StepLinkProps) {
  const { t } = useTranslation('common');
  const words = (
    <>
      <span className={styles.number} aria-hidden="true">
        {step.state === 'done' ? <Icon name="check" size="s" /> : step.step}
      </span>
      <span className={styles.label}>
        {step.state === 'done' && <VisuallyHidden>{t('progress.done')} </VisuallyHidden>}
        {t(labels[step.page])}
      </span>
    </>
  );
  if (!step.isLink) return <span className={styles.content}>{words}</span>;
  return (
    <SiteLink to={{ page: mode, id: quoteId, step: step.page }} className={styles.content}>
      {words}
    </SiteLink>
  );
}
