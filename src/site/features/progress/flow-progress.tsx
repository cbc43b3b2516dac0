import type { FlowKey } from '#domain/sites/flows.ts';
import { QuoteProgress } from './quote-progress.tsx';

type FlowProgressProps = {
  readonly flow: FlowKey;
  readonly quoteId: string;
  readonly current: 1 | 2 | 3 | 4;
  readonly blocked?: boolean;
};

/** The step indicator of the quote flows. A direct booking has none (docs/specification.md#screens). */
export function FlowProgress({ flow, ...steps }: FlowProgressProps) {
  if (flow !== 'quote' && flow !== 'my-quote') return null;
  return (
    <>
      <div className="step-line" data-at={steps.current} aria-hidden="true" />
      <QuoteProgress mode={flow} {...steps} />
    </>
  );
}
