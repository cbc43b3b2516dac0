import { Button } from '@react-email/button';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, type ReactElement } from 'react';
import type { BlockOf, EmailBlock } from '../emails/email.ts';
import { styles } from './email-styles.ts';
import { Note, Title } from './email-words.tsx';
import { StopsTable } from './stops-table.tsx';
import { Ticket } from './ticket.tsx';

/** Line breaks in a text are kept. */
function inLines(text: string): readonly ReactElement[] {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an e-mail is rendered once and never changes
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
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
          <Button href={block.url} className="button" style={styles.button}>
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
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function RowsTable({ title, rows, note, hasLongLabels = false }: BlockOf<'table'>) {
  return (
    <Section style={styles.section}>
      <Title>{title}</Title>
      <Rows rows={rows} hasLongLabels={hasLongLabels} />
      {note === undefined ? null : <Note>{note}</Note>}
    </Section>
  );
}

type RowsProps = Pick<BlockOf<'table'>, 'rows' | 'hasLongLabels'> & { readonly label?: keyof typeof styles };

function Rows({ rows, hasLongLabels = false, label: style = hasLongLabels ? 'longLabel' : 'label' }: RowsProps) {
  return (
    <table style={styles.table}>
      <tbody>
        {rows.map(({ label, value, strong }) => (
          <tr key={`${label} ${value}`}>
            <th scope="row" className={hasLongLabels ? 'cell quiet long' : 'cell quiet'} style={styles[style]}>
              {label}
            </th>
            <td className="cell" style={strong ? styles.strong : style === 'smallLabel' ? styles.smallValue : styles.value}>
              {inLines(value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Payment({ title, lead, amounts, account, code }: BlockOf<'payment'>) {
  return (
    <Section className="panel" style={styles.panel}>
      <Title>{title}</Title>
      {lead === '' ? null : <Text style={styles.text}>{lead}</Text>}
      <Rows rows={amounts} label="shortLabel" />
      {code === null ? (
        <Rows rows={account} />
      ) : (
        <>
          <table role="presentation" style={styles.table}>
            <tbody>
              <tr>
                <td className="beside" style={styles.account}>
                  <Rows rows={account} label="smallLabel" />
                </td>
                <td className="beside" style={styles.codeCell}>
                  <Img src={`cid:${code.picture}`} alt={code.alt} width={128} height={128} style={styles.code} />
                </td>
              </tr>
            </tbody>
          </table>
          <Note>{code.caption}</Note>
        </>
      )}
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
