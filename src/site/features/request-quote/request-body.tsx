import { useEffect } from 'react';
import { brand } from '#domain/sites/brand.ts';
import type { Issue } from '../../api/issue.ts';
import { replayInput } from '../../delivery/replay-input.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { lineOf, sendOverLine } from '../../send-over-line.ts';
import { useSiteFrame } from '../../site-context.ts';
import type { FormValues } from '../../trip-editor/form-values.ts';
import { Notice } from '../../ui/message/notice.tsx';
import type { PriceAnswer } from './ask-price.ts';
import { DescribeTrip } from './describe-trip.tsx';
import type { Described } from './read-description.ts';
import { RequestForm } from './request-form.tsx';

/** What the server answers to a form that was sent and stays on its page. */
export type RequestAnswer = {
  readonly values: FormValues;
  readonly issues: readonly Issue[];
  readonly trouble: 'unavailable' | 'refused' | null;
  /** Whether the form was sent for its price alone. */
  readonly isPriced?: boolean;
  /** The price of these values; null where they lack something. */
  readonly price: PriceAnswer | null;
  /** What was read from a description of the trip. */
  readonly described?: Described;
  /** The form went to our people as a question: the instant by which they answer, null where none is promised. */
  readonly asked?: { readonly answerBy: string | null };
};

export type RequestBodyProps = {
  readonly loaded: { readonly values: FormValues; readonly today: string; readonly price: PriceAnswer | null };
  /** What the last press was answered with: by the server, or by the browser where the line was down. */
  readonly answered: unknown;
  /** The same, where it is the server's. */
  readonly answer: RequestAnswer | undefined;
  readonly isResult: boolean;
};

/** Sends a form of this page. It comes with the forms, so that it is there when their button is pressed. */
export { sendOverLine };

/** The two forms of the page, and what is wrong with what was sent. */
export function RequestBody({ loaded, answered, answer, isResult }: RequestBodyProps) {
  const { t } = useTranslation('form');
  const { site } = useSiteFrame();
  const trouble = answer?.trouble ?? null;
  // The script of the forms may come long after the page's: what was typed until then counts as if it were typed now.
  useEffect(() => replayInput(document.querySelector('main') ?? document), []);
  return (
    <>
      {trouble !== null && (
        <Notice kind="error" live="alert" title={t(`${trouble}.title`)}>
          {t(`${trouble}.text`, { phone: brand.phoneShown[site] })}
        </Notice>
      )}
      <DescribeTrip described={answer?.described ?? null} />
      <RequestForm
        key={answer?.described === undefined ? 'typed' : answer.values.idempotencyKey}
        line={lineOf(answered)}
        initial={answer?.values ?? loaded.values}
        issues={answer?.issues ?? noIssues}
        today={loaded.today}
        wasSent={answer !== undefined}
        price={(answer ?? loaded).price}
        isResult={isResult}
        asked={answer?.asked ?? null}
      />
    </>
  );
}

const noIssues: readonly Issue[] = [];
