import type { Page } from './test.ts';

/** The next form arrives, and its answer is lost on the way back. */
export async function loseNextAnswer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const real = window.fetch;
    window.fetch = async (input, init) => {
      const answer = await real(input, init);
      const { method } = input instanceof Request ? input : { method: init?.method };
      if (method !== 'POST') return answer;
      window.fetch = real;
      throw new TypeError('Failed to fetch');
    };
  });
}
