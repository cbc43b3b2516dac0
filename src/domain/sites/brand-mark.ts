/**
 * Our logo (docs/decisions/0111): the letter C, driven by three vehicles seen from above. On a square of 40 by 40 with corner radius 11 in
 * the primary colour: `body` in white, `glass` cut out of it. A test compares it with `public/favicon.svg`, which pages show; the pixels of
 * `src/output/mail/mark.ts` are drawn from the icon. In its own file because browsers do not need it.
 */
export const mark = {
  body: 'M31.2 31.4A16 16 0 0 1 21.1 36Q18.7 35.9 18.9 33.6L19.2 29.9Q19.4 27.5 21.8 27.3A7.5 7.5 0 0 0 24.9 25.7Q25.6 25 26.3 25.7L31.1 30Q31.9 30.7 31.2 31.4zM15.5 35.4A16 16 0 0 1 4 21.1Q4.1 18.7 6.4 18.9L10.1 19.2Q12.5 19.4 12.7 21.8A7.5 7.5 0 0 0 17.4 27Q18.3 27.3 18.1 28.3L16.7 34.6Q16.5 35.6 15.5 35.4zM4.6 15.5A16 16 0 0 1 31 8.4Q32.6 10.1 30.7 11.6L27.8 13.9Q25.9 15.4 24.2 13.8A7.5 7.5 0 0 0 13 17.4Q12.7 18.4 11.7 18.1L5.4 16.7Q4.4 16.5 4.6 15.5z',
  glass: 'M22.9 28.7L24.1 33.8L22.3 34.2L21.1 29.1zM11.3 22.9L6.2 24.1L5.8 22.3L10.9 21.2zM24.4 12L27.4 7.6L28.9 8.6L25.9 13z',
};
