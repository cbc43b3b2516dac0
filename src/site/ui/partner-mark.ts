export const letterStyles = ['wide', 'heavy', 'light', 'slanted'] as const;

/** The look of a customer in the row: its name in a style of lettering, and a sign as the path of a drawing of 26 by 26. */
export type PartnerMark = { readonly name: string; readonly sign: string; readonly letters: (typeof letterStyles)[number] };
