/** The key under which a tab stores what was typed in the home page's form. */
export const shortFormKey = 'short-form';
