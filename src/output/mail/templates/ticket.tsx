import { Img } from '@react-email/img';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { BlockOf } from '../emails/email.ts';
import { styles } from './email-styles.ts';

type Price = NonNullable<BlockOf<'ticket'>['price']>;

/** The trip as a ticket: when, from where to where, who; below the tear line the vehicles and the price. */
export function Ticket({ day, from, to, facts, price }: BlockOf<'ticket'>) {
  return (
    <Section className="panel" style={styles.ticket}>
      <Text style={styles.ticketDay}>{day}</Text>
      <Text style={styles.route}>
        {from}{' '}
        <span className="accent" style={styles.arrow}>
          →
        </span>{' '}
        {to}
      </Text>
      <Text className="quiet" style={styles.facts}>
        {facts.join(' · ')}
      </Text>
      {price !== null && <Stub price={price} />}
    </Section>
  );
}

function Stub({ price: { label, amount, note, vehicles, pictures } }: { readonly price: Price }) {
  return (
    <table role="presentation" className="tear" style={styles.stub}>
      <tbody>
        <tr>
          <td style={styles.stubVehicle}>
            {pictures.map((picture) => (
              <Img key={picture} src={`cid:${picture}`} alt="" width={vehicle.width} height={vehicle.height} style={styles.vehicle} />
            ))}
            <Text className="quiet" style={styles.facts}>
              {vehicles}
            </Text>
          </td>
          <td style={styles.stubPrice}>
            <Text style={styles.price}>{amount}</Text>
            <Text className="quiet" style={styles.facts}>
              {label}
            </Text>
          </td>
        </tr>
        {note === '' ? null : (
          <tr>
            <td colSpan={2} style={styles.stubNote}>
              <Text className="quiet" style={styles.facts}>
                {note}
              </Text>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** As `tools/draw-mail-pictures.ts` draws them all. */
const vehicle = { width: 190, height: 64 } as const;
