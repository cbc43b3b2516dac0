import { Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import { createPaymentQr } from '../payment-qr.ts';
import type { PdfBlock, PdfRow } from '../pdf-documents/pdf-document.ts';
import { styles } from './styles.ts';
import { Table } from './table.tsx';

type BlockOf<Type extends PdfBlock['type']> = Extract<PdfBlock, { readonly type: Type }>;

export function Block({ block }: { readonly block: PdfBlock }) {
  switch (block.type) {
    case 'paragraph':
      return <Text style={styles.block}>{block.text}</Text>;
    case 'parties':
      return <Parties block={block} />;
    case 'rows':
      return (
        <View style={styles.block} wrap={false}>
          <Text style={styles.title}>{block.title}</Text>
          <Rows rows={block.rows} />
        </View>
      );
    case 'table':
      return <Table table={block} />;
    case 'payment':
      return <Payment block={block} />;
  }
}

export function Rows({ rows }: { readonly rows: readonly PdfRow[] }) {
  return rows.map(({ label, value, strong }) => (
    <View key={label} style={styles.row} wrap={false}>
      <Text style={styles.label}>{label}</Text>
      <Text style={strong ? [styles.value, styles.strong] : styles.value}>{value}</Text>
    </View>
  ));
}

function Parties({ block }: { readonly block: BlockOf<'parties'> }) {
  return (
    <View style={styles.parties} wrap={false}>
      {block.parties.map(({ title, lines }) => (
        <View key={title} style={styles.party}>
          <Text style={styles.title}>{title}</Text>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be alike
            <Text key={index}>{line}</Text>
          ))}
        </View>
      ))}
    </View>
  );
}

/** The code beside the same data in words, for those who type it. */
function Payment({ block }: { readonly block: BlockOf<'payment'> }) {
  const { size, path } = createPaymentQr(block.request);
  return (
    <View style={styles.payment} wrap={false}>
      <View style={styles.paymentRows}>
        <Rows rows={block.rows} />
      </View>
      <View style={styles.qr}>
        <Svg viewBox={`0 0 ${size} ${size}`} style={{ width: 92, height: 92 }}>
          <Rect width={size} height={size} fill="#fff" />
          <Path d={path} fill="#000" />
        </Svg>
        <Text style={styles.qrCaption}>{block.caption}</Text>
      </View>
    </View>
  );
}
