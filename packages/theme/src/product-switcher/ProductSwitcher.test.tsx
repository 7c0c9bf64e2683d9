import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import type { ToolLink } from '../model/types';
import { ProductSwitcher, type ProductSwitcherProps } from './ProductSwitcher';

afterEach(cleanup);

const TOOLS: ToolLink[] = Array.from({ length: 8 }, (_, index) => ({
  name: `Tool ${index + 1}`,
  desc: `工具 ${index + 1}`,
  descEn: `Does ${index + 1}`,
  logo: `/logo-${index + 1}.svg`,
  url: `https://tool-${index + 1}.example/zh/`,
  ...(index === 0 && { urlEn: 'https://tool-1.example/', logoScale: 0.95 }),
}));

async function open(props?: Partial<ProductSwitcherProps>) {
  render(<ProductSwitcher tools={TOOLS} trigger="click" {...props} />);
  await userEvent.click(screen.getByRole('button'));
  return within(await screen.findByRole('dialog'));
}

test('lists the tools in English, each in a new tab', async () => {
  const panel = await open();
  const links = panel.getAllByRole('link');
  expect(links).toHaveLength(8);
  expect(links[0]?.textContent).toBe('Tool 1 Does 1 (opens in a new tab)');
  expect(links[0]?.getAttribute('href')).toBe('https://tool-1.example/');
  expect(links[1]?.getAttribute('href')).toBe('https://tool-2.example/zh/');
  for (const link of links) expect(link.getAttribute('target')).toBe('_blank');
});

test('lists the tools in Chinese', async () => {
  const panel = await open({ lang: 'zh' });
  expect(screen.getByRole('dialog', { name: '同系列工具' })).toBeTruthy();
  const [link] = panel.getAllByRole('link');
  expect(link?.textContent).toContain('工具 1');
  expect(link?.getAttribute('href')).toBe('https://tool-1.example/zh/');
});

test.each([
  ['zh-TW', '打包工具', 'https://a.example/zh/'],
  ['fr', 'Empaqueteur', 'https://a.example/'],
  ['de', 'Bundler', 'https://a.example/'],
])(
  'selects the description and URL for %s from maps by language',
  async (lang, description, url) => {
    const tool: ToolLink = {
      name: 'A',
      description: { zh: '打包工具', en: 'Bundler', fr: 'Empaqueteur' },
      desc: '旧',
      descEn: 'Old',
      logo: '/a.svg',
      url: { en: 'https://a.example/', zh: 'https://a.example/zh/' },
    };
    const panel = await open({ tools: [tool], lang });
    const link = panel.getByRole('link');
    expect(link.textContent).toContain(`A ${description} (`);
    expect(link.getAttribute('href')).toBe(url);
  },
);

test('uses a single description and URL in every language', async () => {
  const tool = { name: 'A', description: 'Bundler', logo: '/a.svg', url: 'https://a.example/' };
  const panel = await open({ tools: [tool], lang: 'zh' });
  expect(panel.getByRole('link', { name: /A Bundler/ }).getAttribute('href')).toBe(tool.url);
});

test('scales a logo without an inline style', async () => {
  await open();
  const image = document.querySelector('img');
  expect(image?.width).toBe(30);
  expect(image?.hasAttribute('style')).toBe(false);
});

test('renders nothing without tools', () => {
  const { container } = render(<ProductSwitcher tools={[]} />);
  expect(container.innerHTML).toBe('');
});
