import { StyleSheet } from '@react-pdf/renderer';
import { brand } from '#domain/sites/brand.ts';
import { fontFamilies, weights } from './fonts.ts';

const [ink, soft, rule] = ['#1f2328', '#57606a', '#d0d7de'] as const;

/** Points on A4: small and close enough for a trip of one day to fit on one page, and no smaller. */
export const styles = StyleSheet.create({
  page: { paddingTop: 30, paddingHorizontal: 48, paddingBottom: 20, fontFamily: fontFamilies, fontSize: 8.7, color: ink },
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start', marginBottom: 10 },
  logo: { flexDirection: 'row', alignItems: 'center' },
  logoName: { marginLeft: 8, fontSize: 19, fontWeight: weights.strong },
  heading: { fontSize: 19, fontWeight: weights.strong, color: brand.colours.primaryDark },
  facts: { marginBottom: 8 },
  block: { marginBottom: 6 },
  title: { fontSize: 10.5, fontWeight: weights.strong, marginBottom: 2 },
  row: { flexDirection: 'row', paddingVertical: 0.4 },
  label: { width: '38%', paddingRight: 8, color: soft },
  value: { width: '62%' },
  strong: { fontWeight: weights.strong },
  sum: { fontSize: 13, fontWeight: weights.strong },
  tableHead: { flexDirection: 'row', borderBottomWidth: 1, borderBottomColor: ink, paddingBottom: 1.5, color: soft, fontSize: 8 },
  tableRow: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: rule, paddingVertical: 1.1 },
  cell: { paddingRight: 8 },
  endCell: { textAlign: 'right' },
  total: { flexDirection: 'row', justifyContent: 'flex-end', paddingTop: 1.5 },
  totalLabel: { width: '40%', textAlign: 'right', paddingRight: 12 },
  totalValue: { width: '20%', textAlign: 'right' },
  note: { marginTop: 2, fontSize: 8, color: soft },
  parties: { flexDirection: 'row', marginBottom: 8 },
  party: { width: '50%', paddingRight: 16 },
  payment: { flexDirection: 'row', marginBottom: 8 },
  paymentRows: { width: '74%', paddingRight: 16 },
  qr: { width: '26%', alignItems: 'center' },
  qrCaption: { fontSize: 8, color: soft, textAlign: 'center' },
  content: { flexGrow: 1 },
  foot: { flexDirection: 'row', borderTopWidth: 0.5, borderTopColor: rule, marginTop: 6, paddingTop: 4, fontSize: 7.5, color: soft },
  identity: { width: '82%' },
  pageNumber: { width: '18%', textAlign: 'right' },
});
