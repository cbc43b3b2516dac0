/** Files of interface texts, in the order in which visitors see them. */
export const textFileNames = ['common', 'pages', 'form', 'travel', 'trip', 'mail'] as const;
