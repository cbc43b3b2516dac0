import { Link } from 'react-router';
import table from '../ui/table.module.css';
import type { NextStep } from '../ui/trip-table.tsx';

/** The one thing to do next about a line of a list. */
export function Next({ step }: { readonly step: NextStep | null }) {
  if (step === null) return null;
  return (
    <Link to={step.to} className={table.next}>
      {step.text}
    </Link>
  );
}
