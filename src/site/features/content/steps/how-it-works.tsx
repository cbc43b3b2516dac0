import { Steps } from '../../../ui/steps/steps.tsx';
import type { ProofFacts } from '../load-lists.ts';
import type { EditorialSection } from '../load-subjects.ts';
import styles from './how-it-works.module.css';
import { SampleTrip } from './sample-trip.tsx';

type HowItWorksProps = { readonly items: NonNullable<EditorialSection['items']>; readonly proof: readonly ProofFacts[] };

/**
 * The steps from the first question to the trip, beside a trip as it will be seen; where none has a price today the steps stand in a row.
 */
export function HowItWorks({ items, proof: [facts] }: HowItWorksProps) {
  const steps = items.map(({ title, description }) => ({ title, text: description }));
  if (facts === undefined) return <Steps direction="row" steps={steps} />;
  return (
    <div className={styles.columns}>
      <Steps steps={steps} />
      <SampleTrip facts={facts} />
    </div>
  );
}
