import styles from './step-line.module.css';

type StepLineProps = {
  /** From the request, which is not one of them, over the three steps to what is booked. */ readonly at: 0 | 1 | 2 | 3 | 4;
};

/** How far one is, along the lower edge of the header while one scrolls; in words the step indicator and the headings say it. */
export function StepLine({ at }: StepLineProps) {
  return <div className={styles.line} data-at={at} aria-hidden="true" />;
}
