import { Button, Img, Link, Section, Text } from '@react-email/components';
import { Fragment, type ReactElement } from 'react';
import type { EmailBlock } from '../emails/email.ts';
import { styles } from './email-styles.ts';

type BlockOf<Type extends EmailBlock['type']> = Extract<EmailBlock, { readonly type: Type }>;

/** A line that somebody ended stays ended. */
function inLines(text: string): readonly ReactElement[] {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an e-mail is rendered once and never changes
    <Fragment key={index}>
      {index > 0 && <br />}
      {keepDates(line)}
    </Fragment>
  ));
}

/** A day as mails write it, with the hour that follows. */
const writtenDay = /(\b\d\d[-/]\d\d[-/]\d{4}(?: \d\d:\d\d)?\b)/;

/** A day never stands on two lines, which its hyphens would let it. */
function keepDates(text: string): readonly (string | ReactElement)[] {
  return text.split(writtenDay).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: an e-mail is rendered once and never changes
      <span key={index} style={styles.whole}>
        {part}
      </span>
    ),
  );
}

export function Block({ block }: { readonly block: EmailBlock }): ReactElement {
  switch (block.type) {
    case 'paragraph':
      return <Text style={styles.text}>{inLines(block.text)}</Text>;
    case 'list':
      return <List {...block} />;
    case 'table':
      return <RowsTable {...block} />;
    case 'stops':
      return <StopsTable {...block} />;
    case 'links':
      return <Links {...block} />;
    case 'ticket':
      return <Ticket {...block} />;
    case 'payment':
      return <Payment {...block} />;
    case 'button':
      return (
        <Section style={styles.buttonRow}>
          <Button href={block.url} style={styles.button}>
            {block.label}
          </Button>
        </Section>
      );
  }
}

function List({ items }: BlockOf<'list'>) {
  return (
    <ul style={styles.text}>
      {items.map((item) => (
        <li key={item}>{keepDates(item)}</li>
      ))}
    </ul>
  );
}

function RowsTable({ title, rows, note }: BlockOf<'table'>) {
  return (
    <Section style={styles.section}>
      <Title>{title}</Title>
      <Rows rows={rows} />
      {note === undefined ? null : <Note>{note}</Note>}
    </Section>
  );
}

function Rows({ rows }: Pick<BlockOf<'table'>, 'rows'>) {
  return (
    <table style={styles.table}>
      <tbody>
        {rows.map(({ label, value, strong }) => (
          <tr key={label}>
            <th scope="row" className="cell quiet" style={styles.label}>
              {label}
            </th>
            <td className="cell" style={strong ? styles.strong : styles.value}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Ticket({ day, from, to, facts, price }: BlockOf<'ticket'>) {
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
      <Text style={styles.price}>{price.amount}</Text>
      <Text className="quiet" style={styles.facts}>
        {price.label}
        {price.note === '' ? null : (
          <span>
            <br />
            {price.note}
          </span>
        )}
      </Text>
    </Section>
  );
}

function Payment({ title, lead, rows, code }: BlockOf<'payment'>) {
  return (
    <Section className="panel" style={styles.panel}>
      <Title>{title}</Title>
      {lead === '' ? null : <Text style={styles.text}>{keepDates(lead)}</Text>}
      <Rows rows={rows} />
      {code === null ? null : (
        <>
          <Img src={`cid:${code.picture}`} alt={code.alt} width={148} height={148} style={styles.code} />
          <Note>{code.caption}</Note>
        </>
      )}
    </Section>
  );
}

function StopsTable({ title, stops, note }: BlockOf<'stops'>) {
  return (
    <Section style={styles.section}>
      <Title>{title}</Title>
      <table style={styles.table}>
        <tbody>
          {stops.map(({ moment, place, detail, times }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a trip may stop twice at one place, and an e-mail never changes
            <tr key={index}>
              <th scope="row" className="cell quiet" style={styles.label}>
                {moment}
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
                  <span className="quiet">
                    <br />
                    {times}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Note>{note}</Note>
    </Section>
  );
}

function Links({ links }: BlockOf<'links'>) {
  return (
    <Section>
      {links.map(({ label, detail, url }) => (
        <Text key={url} style={styles.text}>
          <Link href={url} className="accent" style={styles.link}>
            {label}
          </Link>
          {detail === '' ? null : (
            <span>
              <br />
              {detail}
            </span>
          )}
        </Text>
      ))}
    </Section>
  );
}

function Title({ children }: { readonly children: string }) {
  return <h2 style={styles.title}>{children}</h2>;
}

function Note({ children }: { readonly children: string }) {
  return (
    <Text className="quiet" style={styles.quiet}>
      {keepDates(children)}
    </Text>
  );
}
