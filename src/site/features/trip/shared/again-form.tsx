import { Form } from 'react-router';
import { usePathTo } from '../../../site-context.ts';
import { Button } from '../../../ui/button.tsx';
import { againFieldsOf } from './again-values.ts';
import type { Travel } from './state/travel.ts';

export type AgainFormProps = {
  readonly travel: Travel;
  readonly label: string;
  /** Whether the dates are kept too. */
  readonly keepsDays: boolean;
  readonly size?: 'm' | 'l';
  readonly variant?: 'primary' | 'secondary';
};

/** A button that opens the request form with this trip and everything that was ordered. */
export function AgainForm({ travel, label, keepsDays, size = 'm', variant = 'primary' }: AgainFormProps) {
  const pathTo = usePathTo();
  return (
    <Form method="post" action={pathTo({ page: 'request-quote' })}>
      {againFieldsOf(travel, { keepsDays }).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" name="intent" value="again" size={size} variant={variant}>
        {label}
      </Button>
    </Form>
  );
}
