import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderFor } from '#test/support/screens/session-harness.tsx';
import FaqScreen from './faq-screen.tsx';
import { findQuestions } from './find-questions.ts';
import { QUESTIONS } from './questions.en.ts';

const questions = () => screen.getAllByRole('heading', { level: 2 }).flatMap((heading) => [...heading.children]);
const open = () => questions().filter((button) => button.getAttribute('aria-expanded') === 'true');
const search = (text: string) => userEvent.type(screen.getByRole('searchbox', { name: 'Search questions' }), text);
const textAt = (index: number) => QUESTIONS[index]?.question ?? '';
const buttonAt = (index: number) => screen.getByRole('button', { name: textAt(index) });

describe('the page', () => {
  beforeEach(() => void renderFor({}, <FaqScreen />, '/faq'));

  it('lists eight questions, all collapsed, and links to support', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Frequently Asked Questions');
    expect(questions()).toHaveLength(9);
    expect(open()).toHaveLength(0);
    for (const { answer } of QUESTIONS) expect(document.body.textContent).not.toContain(answer[0]);
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/contact');
  });

  it('expands one answer at a time, or none', async () => {
    await userEvent.click(buttonAt(0));
    expect(screen.getByRole('region', { name: textAt(0) }).textContent).toContain(QUESTIONS[0]?.answer[0]);
    expect(buttonAt(0).getAttribute('aria-controls')).toBe(screen.getByRole('region', { name: textAt(0) }).id);
    await userEvent.click(buttonAt(3));
    expect(open()).toEqual([buttonAt(3)]);
    await userEvent.click(buttonAt(3));
    expect(open()).toEqual([]);
  });

  it('searches questions and answers, and shows the number of matches', async () => {
    await search('STRIPE');
    expect(questions().map(({ textContent }) => textContent)).toEqual([textAt(1)]);
    expect(screen.getByText('1 of 9 questions found').getAttribute('aria-live')).toBe('polite');
  });

  it('shows all questions again after a search without matches', async () => {
    await search('blockchain');
    expect(screen.getByText('No questions match your search')).toBeTruthy();
    expect(screen.getByText('0 of 9 questions found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact Support' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all questions' }));
    expect(questions()).toHaveLength(9);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });
});

it.each([
  ['', 9],
  ['   ', 9],
  ['frequently never asked', 0],
])('finds by %j: %i', (text, count) => {
  expect(findQuestions(text)).toHaveLength(count);
});

it.each([
  ['hst', 'How do I add GST, PST or HST to an invoice?'],
  ['QST in QUÉBEC', 'How do I add GST, PST or HST to an invoice?'],
  [' 9.975% ', 'How do I add GST, PST or HST to an invoice?'],
  ['OverDue', 'What do the invoice statuses mean, and when is an invoice overdue?'],
  ['your  team', undefined],
  ['my  team', 'Can my team work with me, and is our data safe?'],
])('finds the question for %j', (text, question) => {
  expect(findQuestions(text).map((found) => found.question)).toEqual(question ? [question] : []);
});
