import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Toc } from './Toc';

afterEach(cleanup);

const TOC = [
  { id: 'title', text: 'Title', depth: 1 },
  { id: '安装', text: '安装', depth: 2 },
  { id: 'a', text: 'A <b>', depth: 3 },
  { id: 'b', text: 'B', depth: 4 },
];

test('lists headings of levels 2 and 3 without interpreting HTML', () => {
  render(<Toc toc={TOC} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['安装', 'A <b>']);
  expect(screen.getByRole('link', { name: '安装' }).getAttribute('href')).toBe(
    '#%E5%AE%89%E8%A3%85',
  );
});

test('renders inline Markdown in headings', () => {
  render(<Toc toc={[{ id: 'run', text: '`run` and **more**', depth: 2 }]} />);
  const link = screen.getByRole('link', { name: 'run and more' });
  expect(link.querySelector('code')?.textContent).toBe('run');
  expect(link.querySelector('strong')?.textContent).toBe('more');
});

test('lists deeper headings with maxDepth', () => {
  render(<Toc toc={TOC} maxDepth={4} />);
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('renders nothing without headings', () => {
  const { container } = render(<Toc />);
  expect(container.innerHTML).toBe('');
});
