import { Section } from '@react-email/section';
import { Fragment } from 'react';
import type { BlockOf } from '../emails/email.ts';
import { styles } from './email-styles.ts';
import { Note, Title } from './email-words.tsx';

type Stop = BlockOf<'stops'>['stops'][number];

/** The stops under their days, each with its times. */
export function StopsTable({ title, stops, note }: BlockOf<'stops'>) {
  return (
    <Section style={styles.section}>
      <Title>{title}</Title>
      <table style={styles.table}>
        <tbody>
          {stops.map((stop, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a trip may stop twice at one place, and an e-mail never changes
            <Fragment key={index}>
              {stop.day !== null && (
                <tr>
                  <th scope="colgroup" colSpan={2} className="cell accent" style={styles.stopDay}>
                    {stop.day}
                  </th>
                </tr>
              )}
              <StopRow stop={stop} />
            </Fragment>
          ))}
        </tbody>
      </table>
      {note !== '' && <Note>{note}</Note>}
    </Section>
  );
}

function StopRow({ stop: { hours, place, detail, times } }: { readonly stop: Stop }) {
  return (
    <tr>
      <th scope="row" className="cell" style={styles.hours}>
        {hours}
      </th>
      <td className="cell" style={styles.value}>
        <strong>{place}</strong>
        {detail === '' ? null : (
          <span>
            <br />
            {detail}
          </span>
        )}
        {times === '' ? null : (
          <span className="quiet" style={styles.soft}>
            <br />
            {times}
          </span>
        )}
      </td>
    </tr>
  );
}
