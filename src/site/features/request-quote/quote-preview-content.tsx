import { type ComponentProps, lazy, memo, type ReactNode, type RefObject, Suspense } from 'react';
import { brand } from '#domain/sites/brand.ts';
import { useTravelWords } from '../../explain/use-travel-words.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { useSiteFrame } from '../../site-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Price } from '../../ui/price.tsx';
import { RoutePicture } from '../../ui/route/route-picture.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { Preview } from './ask-price.ts';
import styles from './quote-preview.module.css';
import type { TakenSuggestion } from './take-suggestion.ts';

type Quote = Preview['quotes'][number];

/**
 * What explains a price or mends a trip comes after the price, as a part of its own; how the price comes about with a script alone. All
 * else is said without one too: {@link SaidAdvice}.
 */
const lateParts = () => import('./late/preview-parts.ts');
const none = (): ReactNode => null;
const PreviewAdvice = lazy(() =>
  lateParts().then(
    (parts) => ({ default: parts.PreviewAdvice }),
    () => ({ default: none }),
  ),
);
const PreviewDetails = lazy(() =>
  lateParts().then(
    (parts) => ({ default: parts.PreviewDetails }),
    () => ({ default: none }),
  ),
);
const PreviewFindings = lazy(() =>
  lateParts().then(
    (parts) => ({ default: parts.PreviewFindings }),
    () => ({ default: none }),
  ),
);
const PriceStep = lazy(() =>
  lateParts().then(
    (parts): { default: (props: ComponentProps<typeof parts.PriceStep>) => ReactNode } => ({ default: parts.PriceStep }),
    () => ({ default: none }),
  ),
);

/**
 * At once on the server alone, where a page is written in one go: a browser without a script loads no part, and one with it reads no
 * `noscript`.
 */
const { SaidAdvice, SaidFindings } = import.meta.env.SSR
  ? await import('./late/said-without-script.tsx')
  : { SaidAdvice: none, SaidFindings: none };

const never = new Promise<never>(() => undefined);

/** On the server at once, for whoever reads without a script; what was written stays until its script has come. */
const PreviewFacts = import.meta.env.SSR
  ? (await import('./late/preview-facts.tsx')).PreviewFacts
  : lazy(() =>
      lateParts().then(
        (parts) => ({ default: parts.PreviewFacts }),
        () => never,
      ),
    );

export type PreviewContentProps = {
  readonly preview: Preview;
  /** Whether it is the price of what stood in the form before. */
  readonly isOld?: boolean | undefined;
  readonly onTake: (suggestion: TakenSuggestion) => void;
  /** In the dialog of a phone, where the drawing would push the price out of sight. */
  readonly withoutPicture?: boolean | undefined;
  /** Around the way on, where another one makes room while it is in sight. */
  readonly action?: RefObject<HTMLDivElement | null> | undefined;
};

/** What the trip costs or why a person must say so, what would make it better, and how the price comes about. */
export function PreviewContent({ preview, isOld = false, onTake, withoutPicture = false, action }: PreviewContentProps) {
  const { t } = useTranslation('form');
  const quote = findShownQuote(preview);
  const isHydrated = useHydrated();
  return (
    <>
      {quote === null ? <Findings preview={preview} /> : <Total preview={preview} quote={quote} isOld={isOld} />}
      {quote !== null && <OnRequest preview={preview} />}
      {quote !== null && <Facts preview={preview} quote={quote} />}
      {!withoutPicture && (
        <div ref={action}>
          <ButtonLink to="#firstName" wide>
            {t(quote === null || preview.personReasons.length > 0 ? 'preview.toRequest' : 'preview.toQuote')}
          </ButtonLink>
        </div>
      )}
      {isHydrated ? (
        <Suspense>
          <PreviewAdvice preview={preview} onTake={onTake} />
        </Suspense>
      ) : (
        <noscript>
          <SaidAdvice preview={preview} />
        </noscript>
      )}
      {!withoutPicture && preview.routePicture !== null && (
        <div className={styles.map}>
          <RoutePicture svg={preview.routePicture} />
        </div>
      )}
      {isHydrated && (
        <Suspense>
          <PreviewDetails preview={preview} quote={quote} />
        </Suspense>
      )}
    </>
  );
}

/** That a person prices the trip, and why: at once where there is no script, and else once it is there. */
function Findings({ preview }: { readonly preview: Preview }) {
  const { t } = useTranslation('form');
  const person = <p>{t('preview.person')}</p>;
  if (!useHydrated()) {
    return (
      <>
        {person}
        <noscript>
          <SaidFindings preview={preview} />
        </noscript>
      </>
    );
  }
  return (
    <Suspense fallback={person}>
      <PreviewFindings preview={preview} />
    </Suspense>
  );
}

/** The choice whose price is shown: the one that the quote proposes. */
export function findShownQuote({ quotes }: Preview): Quote | null {
  return quotes.find((each) => each.isChosen) ?? quotes[0] ?? null;
}

/** The price stands; whether there is a vehicle a person must see, and answers by then. Said without a script too. */
function OnRequest({ preview: { findings } }: { readonly preview: Preview }) {
  const { t } = useTranslation('form');
  const { departure } = useTravelWords();
  const { site } = useSiteFrame();
  const [finding] = findings;
  if (finding === undefined) return null;
  const phone = brand.phoneShown[site];
  const { date, time } = finding;
  return (
    <Notice kind="warning" title={t('preview.onRequest.title')}>
      {t('preview.onRequest.why')}{' '}
      {date === null
        ? t('preview.onRequest.call', { phone })
        : t('preview.onRequest.by', { moment: departure({ date, time: time ?? '' }), phone })}
    </Notice>
  );
}

type QuoteProps = { readonly preview: Preview; readonly quote: Quote };

function Total({ preview, quote, isOld }: QuoteProps & { readonly isOld: boolean }) {
  const { t } = useTranslation('form');
  const { money } = useTravelWords();
  const isHydrated = useHydrated();
  return (
    <div data-old={isOld || undefined} className={styles.price}>
      <p className={styles.total}>
        <Price cents={quote.totalCents} size="xl" /> <span className={styles.vat}>{t('preview.inclVat')}</span>
      </p>
      <p className={styles.person}>
        {isOld
          ? t('preview.oldShort')
          : preview.perPersonCents !== null && t('preview.perPerson', { price: money(preview.perPersonCents) })}
        {isHydrated && (
          <Suspense>
            <PriceStep cents={quote.totalCents} isOld={isOld} />
          </Suspense>
        )}
      </p>
    </div>
  );
}

/** Drawn anew with another price alone: drawn anew before its script has come, it would be gone until then. */
const Facts = memo(function Facts(props: QuoteProps) {
  return (
    <Suspense>
      <PreviewFacts {...props} />
    </Suspense>
  );
});
