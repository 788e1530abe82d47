import { Activity, memo, startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createPersisted } from './persisted.js';
import { usePersisted } from './usePersisted.js';

const covered = createPersisted<boolean>('test.covered', (value) => value === true);

/** Memoized like the stage's pages: showing it again does not render it. */
const Amount = memo(function Amount() {
  return <p>{usePersisted(covered) ? 'covered' : '$100,000.00'}</p>;
});

function Stage() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setShown(!isShown))}>
        Switch
      </button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Amount />
      </Activity>
    </>
  );
}

it('a kept page never shows the previous value', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<Stage />);
  const amount = page.getByText('$100,000.00');
  await expect.element(amount).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Switch' }));
  await expect.element(amount).not.toBeVisible();
  covered.set(true);

  // The content right after React's update, the earliest that a browser could paint.
  const seen: string[] = [];
  new MutationObserver(() => seen.push(host.innerText)).observe(host, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  await userEvent.click(page.getByRole('button', { name: 'Switch' }));
  await expect.element(page.getByText('covered')).toBeVisible();
  expect(seen.join()).not.toContain('$100,000.00');

  root.unmount();
  host.remove();
  localStorage.clear();
});
