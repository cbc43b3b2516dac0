import type { CSSProperties } from 'react';
import { brand } from '#domain/sites/brand.ts';

const sans = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Inline, for many mail programs drop style sheets; each class below says the same for those that are dark. */
export const styles = {
  // No colour here: the component would paint it on a cell that no class of ours reaches, light even in the dark.
  body: { margin: 0, padding: 0 },
  ground: { backgroundColor: '#f4f2f0', padding: '24px 8px' },
  card: {
    backgroundColor: '#ffffff',
    borderRadius: '12px',
    borderTop: `6px solid ${brand.colours.primary}`,
    color: '#1f1b18',
    fontFamily: sans,
    fontSize: '16px',
    lineHeight: '24px',
    maxWidth: '560px',
    padding: '24px',
  },
  brand: { color: brand.colours.primaryDark, fontSize: '20px', fontWeight: 700, lineHeight: '28px', margin: '0 0 16px' },
  heading: { fontSize: '26px', fontWeight: 700, lineHeight: '32px', margin: '0 0 16px' },
  section: { margin: '12px 0 24px' },
  title: { fontSize: '18px', fontWeight: 700, lineHeight: '24px', margin: '0 0 8px' },
  text: { fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  quiet: { color: '#5c544e', fontSize: '14px', lineHeight: '20px', margin: '8px 0 0' },
  whole: { whiteSpace: 'nowrap' },
  table: { borderCollapse: 'collapse', width: '100%' },
  label: {
    borderTop: '1px solid #e3ddd8',
    color: '#5c544e',
    fontWeight: 400,
    padding: '8px 12px 8px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    width: '45%',
  },
  value: { borderTop: '1px solid #e3ddd8', padding: '8px 0', textAlign: 'left', verticalAlign: 'top' },
  strong: { borderTop: '1px solid #e3ddd8', fontWeight: 700, padding: '8px 0', textAlign: 'left', verticalAlign: 'top' },
  // The darker orange: white on the lighter one falls short of 4.5:1.
  button: {
    backgroundColor: brand.colours.primaryDark,
    borderRadius: '8px',
    color: '#ffffff',
    fontSize: '17px',
    fontWeight: 700,
    padding: '14px 24px',
    textDecoration: 'none',
  },
  panel: { backgroundColor: '#fdf1e8', borderRadius: '12px', margin: '12px 0 24px', padding: '20px' },
  ticket: {
    backgroundColor: '#fdf1e8',
    borderLeft: `6px solid ${brand.colours.primary}`,
    borderRadius: '12px',
    margin: '8px 0 24px',
    padding: '20px 20px 16px',
  },
  ticketDay: { fontSize: '16px', fontWeight: 700, lineHeight: '24px', margin: 0 },
  route: { fontSize: '22px', fontWeight: 700, lineHeight: '30px', margin: '0 0 4px' },
  arrow: { color: brand.colours.primaryDark },
  facts: { color: '#5c544e', fontSize: '14px', lineHeight: '20px', margin: 0 },
  price: { fontSize: '32px', fontWeight: 700, lineHeight: '40px', margin: '12px 0 0' },
  mark: { display: 'inline-block', verticalAlign: 'middle' },
  brandName: { paddingLeft: '10px', verticalAlign: 'middle' },
  // White around it in the dark too, or no phone reads it.
  code: { backgroundColor: '#ffffff', borderRadius: '8px', display: 'block', margin: '16px 0 0', padding: '8px' },
  buttonRow: { margin: '24px 0' },
  link: { color: brand.colours.primaryDark, textDecoration: 'underline' },
  rule: { borderColor: '#e3ddd8', margin: '28px 0 20px' },
} as const satisfies Record<string, CSSProperties>;

/** Important, for it must win over the inline styles. The button's colours are legible on both grounds. */
export const darkSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.ground { background-color: #f4f2f0; }
@media (prefers-color-scheme: dark) {
  .ground { background-color: #171412 !important; color: #f4f2f0 !important; }
  .card { background-color: #221e1b !important; color: #f4f2f0 !important; }
  .panel { background-color: #332a23 !important; }
  .quiet { color: #b9b0a9 !important; }
  .cell { border-color: #453e39 !important; }
  .accent { color: #ff9d66 !important; }
}`;
