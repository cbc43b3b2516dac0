import type { CSSProperties } from 'react';
import { brand } from '#domain/sites/brand.ts';

const sans = "Figtree, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Helvetica, Arial, sans-serif";
const [ink, soft, rule, panel] = ['#1f1b18', '#5c544e', '#e3ddd8', '#fdf1e8'] as const;

/** Outlook's own property for what it leaves out. */
type MailProperties = CSSProperties & { readonly msoHide?: 'all' };

const label = {
  borderTop: `1px solid ${rule}`,
  color: soft,
  fontWeight: 400,
  padding: '7px 12px 7px 0',
  textAlign: 'left',
  verticalAlign: 'top',
} as const satisfies CSSProperties;

/** Inline, because many mail programs drop style sheets; each class below repeats it for programs in dark mode. */
export const styles = {
  // No colour here: the component would set it on a cell that none of our classes reaches, light even in dark mode.
  body: { margin: 0, padding: 0 },
  ground: { backgroundColor: '#f4f2f0', padding: '24px 8px' },
  card: {
    backgroundColor: '#ffffff',
    borderRadius: '16px',
    color: ink,
    fontFamily: sans,
    fontSize: '16px',
    lineHeight: '24px',
    maxWidth: '600px',
    overflow: 'hidden',
  },
  words: { padding: '28px 32px 32px' },
  brand: { fontSize: '24px', fontWeight: 800, letterSpacing: '-0.4px', lineHeight: '40px', margin: 0, padding: '18px 32px' },
  mark: { display: 'inline-block', verticalAlign: 'middle' },
  brandName: { paddingLeft: '12px', verticalAlign: 'middle' },
  strip: { display: 'block', height: 'auto', maxWidth: '600px', width: '100%' },
  night: { display: 'none', maxHeight: 0, msoHide: 'all', overflow: 'hidden' },
  heading: { fontSize: '30px', fontWeight: 800, letterSpacing: '-0.5px', lineHeight: '36px', margin: '0 0 16px' },
  section: { margin: '8px 0 22px' },
  title: { fontSize: '20px', fontWeight: 750, lineHeight: '26px', margin: '0 0 8px' },
  text: { fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  quiet: { color: soft, fontSize: '14px', lineHeight: '20px', margin: '8px 0 0' },
  soft: { color: soft, fontSize: '14px', lineHeight: '20px' },
  table: { borderCollapse: 'collapse', width: '100%' },
  label: { ...label, width: '40%' },
  /** Beside an amount and its date. */
  shortLabel: { ...label, width: '27%' },
  /** In half of a panel. */
  smallLabel: { ...label, fontSize: '14px', width: '33%' },
  /** A time, which stays on its line where the mail is wide enough. */
  longLabel: { ...label, fontSize: '15px', whiteSpace: 'nowrap', width: '66%' },
  value: { borderTop: `1px solid ${rule}`, padding: '7px 0', textAlign: 'left', verticalAlign: 'top' },
  smallValue: { borderTop: `1px solid ${rule}`, fontSize: '15px', padding: '7px 0', textAlign: 'left', verticalAlign: 'top' },
  strong: { borderTop: `1px solid ${rule}`, fontWeight: 700, padding: '7px 0', textAlign: 'left', verticalAlign: 'top' },
  stopDay: { borderTop: `1px solid ${rule}`, color: brand.colours.primaryDark, fontWeight: 700, padding: '7px 0 2px', textAlign: 'left' },
  hours: {
    borderTop: `1px solid ${rule}`,
    fontWeight: 700,
    padding: '7px 12px 7px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    width: '34%',
  },
  // The darker orange: white on the lighter one is below 4.5:1.
  button: {
    backgroundColor: brand.colours.primaryDark,
    borderRadius: '10px',
    color: '#ffffff',
    fontSize: '18px',
    fontWeight: 700,
    padding: '15px 28px',
    textAlign: 'center',
    textDecoration: 'none',
  },
  panel: { backgroundColor: panel, borderRadius: '16px', margin: '12px 0 22px', padding: '20px 24px' },
  ticket: { backgroundColor: panel, borderRadius: '16px', margin: '8px 0 24px', padding: '20px 24px' },
  ticketDay: { fontSize: '16px', fontWeight: 700, lineHeight: '24px', margin: 0 },
  route: { fontSize: '26px', fontWeight: 800, letterSpacing: '-0.4px', lineHeight: '32px', margin: '2px 0 4px' },
  arrow: { color: brand.colours.primaryDark },
  facts: { color: soft, fontSize: '15px', lineHeight: '21px', margin: 0 },
  stub: { borderCollapse: 'collapse', borderTop: '2px dashed #e0b896', marginTop: '18px', width: '100%' },
  stubVehicle: { padding: '18px 12px 0 0', verticalAlign: 'bottom' },
  stubPrice: { padding: '18px 0 0', textAlign: 'right', verticalAlign: 'bottom' },
  stubNote: { padding: '12px 0 0' },
  vehicle: { display: 'block', height: 'auto', margin: '0 0 8px', maxWidth: '100%' },
  price: { fontSize: '32px', fontWeight: 800, letterSpacing: '-0.6px', lineHeight: '38px', margin: 0, whiteSpace: 'nowrap' },
  // A white margin in dark mode too, or no phone can scan it.
  code: { backgroundColor: '#ffffff', borderRadius: '8px', display: 'block', margin: '8px 0 0', padding: '8px' },
  account: { padding: 0, verticalAlign: 'top' },
  codeCell: { padding: '0 0 0 12px', verticalAlign: 'top', width: '144px' },
  buttonRow: { margin: '20px 0 24px' },
  link: { color: brand.colours.primaryDark, textDecoration: 'underline' },
  rule: { borderColor: rule, margin: '28px 0 20px' },
} as const satisfies Record<string, MailProperties>;

/** `!important`, because it must override the inline styles. The button's colours are readable on both backgrounds. */
export const darkSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.ground { background-color: #f4f2f0; }
@media (max-width: 480px) {
  .words { padding: 24px 20px !important; }
  .panel { padding: 18px !important; }
  .long { white-space: normal !important; width: 54% !important; }
  .beside { display: block !important; padding-left: 0 !important; width: auto !important; }
  .button { display: block !important; }
}
@media (prefers-color-scheme: dark) {
  .ground { background-color: #171412 !important; color: #f4f2f0 !important; }
  .card { background-color: #221e1b !important; color: #f4f2f0 !important; }
  .panel { background-color: #332a23 !important; }
  .quiet { color: #b9b0a9 !important; }
  .cell { border-color: #453e39 !important; }
  .tear { border-color: #6b5140 !important; }
  .accent { color: #ff9d66 !important; }
  .day { display: none !important; }
  .night { display: block !important; max-height: none !important; }
}`;
