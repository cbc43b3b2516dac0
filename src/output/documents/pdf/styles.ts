import { brand } from '#domain/sites/brand.ts';

const [ink, soft, rule] = ['#1f2328', '#57606a', '#d0d7de'] as const;

/** The background of a document's subject. */
export const panel = { colour: '#fdf1e8', radius: 8, inset: 12 } as const;

/** Text styles: size in points. */
export type TextStyle = { readonly size: number; readonly colour: string; readonly isStrong?: boolean };

/** Points on A4: small and tight enough for a one-day trip to fit on one page, and no smaller. */
export const paper = { width: 595.28, height: 841.89, top: 26, side: 48, bottom: 20 } as const;
export const contentWidth = paper.width - 2 * paper.side;

export const texts = {
  body: { size: 8.7, colour: ink },
  strong: { size: 8.7, colour: ink, isStrong: true },
  label: { size: 8.7, colour: soft },
  title: { size: 10.5, colour: ink, isStrong: true },
  brand: { size: 19, colour: ink, isStrong: true },
  heading: { size: 19, colour: brand.colours.primaryDark, isStrong: true },
  tableHead: { size: 8, colour: soft },
  note: { size: 8, colour: soft },
  sum: { size: 11, colour: ink, isStrong: true },
  foot: { size: 7.5, colour: soft },
  summary: { size: 16, colour: ink, isStrong: true },
  amount: { size: 26, colour: ink, isStrong: true },
} as const satisfies Record<string, TextStyle>;

/** Factors by which all text of a document may grow, largest first: the one with which it still fits on one page is used. */
export const scales = [1.15, 1.11, 1.06] as const;

export const rules = {
  head: { thickness: 1, colour: ink },
  row: { thickness: 0.5, colour: rule },
  foot: { thickness: 0.5, colour: rule },
} as const;
