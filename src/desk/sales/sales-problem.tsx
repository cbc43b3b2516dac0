import { useDesk } from '../desk-texts.ts';
import part from '../ui/parts.module.css';
import { useSales } from './use-sales.ts';

const own = ['changed', 'version'] as const;

/** Why something was refused, above everything else. */
export function SalesProblem({ code }: { readonly code: string | null }) {
  const s = useSales();
  const { named } = useDesk();
  if (code === null) return null;
  const known = own.find((each) => each === code);
  return (
    <p className={part.problem} role="alert">
      {known === undefined ? named('problems', code) : s(`problems.${known}`)}
    </p>
  );
}
