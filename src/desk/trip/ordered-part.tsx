import { Link } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { Section } from '../ui/page.tsx';
import { useWork } from '../use-work.ts';
import type { SaidTrip } from './describe-trip.ts';
import styles from './trip.module.css';
import { useTripView } from './trip-view.ts';

/** What changes the price and must not be overlooked. */
const heavy: readonly string[] = ['wheelchairPlaces', 'notes', 'stopNotes', 'extras', 'suppliesDriverRoom'];

/** Everything that was ordered besides places and times. Nobody who prices or drives the trip may miss any of it. */
export function OrderedPart({ said: { ordered } }: { readonly said: SaidTrip }) {
  const w = useWork();
  return (
    <Section title={w('ordered.title')}>
      <dl className={styles.ordered}>
        {ordered.map(({ field, label, lines }) => (
          <div key={label} data-heavy={heavy.includes(field) || undefined}>
            <dt>{field === 'notes' ? w('ordered.note') : label}</dt>
            <dd>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The customer, and the contact on the day. */
export function PeoplePart() {
  const { t } = useDesk();
  const w = useWork();
  const { trip } = useTripView();
  const { customer, firstContact, secondContact, row, language } = trip;
  const name = `${customer.firstName} ${customer.lastName}`.trim();
  const contacts = [firstContact, secondContact].flatMap((each) => (each === null ? [] : [each]));
  return (
    <Section title={w('people.customer')}>
      <dl className={styles.ordered}>
        <div>
          <dt>{t('trip.name')}</dt>
          <dd>
            <Link to={`/customers/of/${row.reference}`}>{name || customer.organisation}</Link>
            {name !== '' && customer.organisation !== '' && <span>{customer.organisation}</span>}
          </dd>
        </div>
        {customer.email !== '' && (
          <div>
            <dt>{t('trip.email')}</dt>
            <dd>
              <a href={`mailto:${customer.email}`}>{customer.email}</a>
            </dd>
          </div>
        )}
        {customer.phone !== '' && (
          <div>
            <dt>{t('trip.phone')}</dt>
            <dd>
              <CallLink phone={customer.phone} />
            </dd>
          </div>
        )}
        {contacts.map(({ name: of, phone }) => (
          <div key={of + phone}>
            <dt>{w('people.contact')}</dt>
            <dd>
              <span>{of}</span> <CallLink phone={phone} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('trip.site')}</dt>
          <dd>
            {row.site} ({language})
          </dd>
        </div>
      </dl>
    </Section>
  );
}

export function CallLink({ phone }: { readonly phone: string }) {
  return (
    <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={styles.call}>
      <Icon name="phone" size={14} /> {phone}
    </a>
  );
}
