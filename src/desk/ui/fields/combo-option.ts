/** `detail` is shown beneath or after it: "Free until 23:40, 12 km". */
export type ComboOption = { readonly value: string; readonly text: string; readonly detail?: string; readonly isDisabled?: boolean };
