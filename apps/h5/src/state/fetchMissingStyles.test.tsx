import { expect, onTestFinished, test } from 'vitest';
import { fetchMissingStyles } from './fetchMissingStyles.js';

const addStyles = (href: string): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  onTestFinished(() => {
    for (const each of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
      if (each.href === link.href) each.remove();
  });
  return link;
};
const eventOf = (link: HTMLLinkElement, type: 'load' | 'error') =>
  new Promise((resolve) => link.addEventListener(type, resolve, { once: true }));

test('a style sheet that is still loading is not taken from the import that waits for it', async () => {
  const url = URL.createObjectURL(new Blob(['.slow{color:red}'], { type: 'text/css' }));
  onTestFinished(() => URL.revokeObjectURL(url));
  const link = addStyles(url);
  const isLoaded = eventOf(link, 'load');
  await fetchMissingStyles();
  expect(link.isConnected).toBe(true);
  await isLoaded;
  expect(link.sheet?.cssRules).toHaveLength(1);
});

test('a style sheet that failed is fetched again until it is there', async () => {
  await eventOf(addStyles(`blob:${window.origin}/gone`), 'error');
  const count = () => document.querySelectorAll('link[rel="stylesheet"]').length;
  const before = count();
  await expect(fetchMissingStyles()).rejects.toThrow('No styles');
  await expect(fetchMissingStyles()).rejects.toThrow('No styles');
  expect(count()).toBe(before);
});
