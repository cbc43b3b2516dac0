import { Text, View } from '@react-pdf/renderer';
import type { PdfBlock, PdfColumn, PdfRow } from '../pdf-documents/pdf-document.ts';
import { styles } from './styles.ts';

type PdfTable = Extract<PdfBlock, { readonly type: 'table' }>;

/** A table up to this long moves to the next page rather than being cut. */
const wholeRows = 10;

/** A table whose rows stay whole; the title of a long one never stands alone at a page's end. */
export function Table({ table }: { readonly table: PdfTable }) {
  const { title, columns, rows, totals = [], notes = [] } = table;
  return (
    <View style={styles.block} wrap={rows.length > wholeRows}>
      <Text style={styles.title} minPresenceAhead={rows.length > wholeRows ? 60 : 0}>
        {title}
      </Text>
      <View style={styles.tableHead} wrap={false}>
        {columns.map((column) => (
          <Cell key={column.label} column={column} text={column.label} />
        ))}
      </View>
      {rows.map((cells, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two stops may be alike
        <View key={index} style={styles.tableRow} wrap={false}>
          {columns.map((column, place) => (
            <Cell key={column.label} column={column} text={cells[place] ?? ''} />
          ))}
        </View>
      ))}
      {totals.map((total) => (
        <Total key={total.label} total={total} />
      ))}
      {notes.map((note) => (
        <Text key={note} style={styles.note}>
          {note}
        </Text>
      ))}
    </View>
  );
}

function Cell({ column: { share, atEnd }, text }: { readonly column: PdfColumn; readonly text: string }) {
  const width = { width: `${share * 100}%` };
  return <Text style={atEnd ? [width, styles.endCell] : [width, styles.cell]}>{text}</Text>;
}

function Total({ total: { label, value, strong } }: { readonly total: PdfRow }) {
  return (
    <View style={strong ? [styles.total, styles.sum] : styles.total} wrap={false}>
      <Text style={styles.totalLabel}>{label}</Text>
      <Text style={styles.totalValue}>{value}</Text>
    </View>
  );
}
