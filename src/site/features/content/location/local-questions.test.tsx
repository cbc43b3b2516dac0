import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import { LocalQuestions } from './local-questions.tsx';

describe('the questions of a place', () => {
  it('open with the first alone', () => {
    const questions = ['Where?', 'When?'].map((question) => ({ question, answer: 'There.' }));
    const html = renderPage(() => <LocalQuestions heading="Asked" questions={questions} />);
    expect(html.match(/<details[^>]*>/g)?.map((tag) => tag.includes('open'))).toEqual([true, false]);
  });
});
