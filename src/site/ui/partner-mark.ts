export const letterStyles = ['wide', 'heavy', 'light', 'slanted'] as const;

/** How a partner stands in the row: its name in letters of a kind, and a sign as the path of a drawing of 26 by 26. */
export type PartnerMark = { readonly name: string; readonly sign: string; readonly letters: (typeof letterStyles)[number] };
