import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { arrivesAs, choose } from '../testing/imageField.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { FileInput, type FileInputProps, type UploadedFile } from './index.js';

const pdf = (name: string, text = '%PDF-1.7 %%EOF') => new File([text], name, { type: 'application/pdf' });

function Owner(props: Partial<FileInputProps>) {
  const [value, setValue] = useState<readonly UploadedFile[]>(props.value ?? []);
  return (
    <FileInput
      label="Proof of address"
      upload={arrivesAs()}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
}

test('a file is sent as it is, listed by name and size, opened and removed', async () => {
  const sent: File[] = [];
  const { container } = mount(<Owner upload={arrivesAs(sent)} required hint="As PDF." />);
  await expect.element(page.getByRole('group', { name: 'Proof of address, Required' })).toBeVisible();
  await expectNoAxeFaults();
  const bill = pdf('bill.pdf', `%PDF-1.7 ${'x'.repeat(12_000)} %%EOF`);
  choose(container, bill);
  await expect
    .element(page.getByRole('link', { name: 'bill.pdf' }))
    .toHaveAttribute('href', expect.stringMatching(/^blob:/));
  await expect.element(page.getByText('12 kB')).toBeVisible();
  await expect.element(page.getByText('bill.pdf uploaded')).toBeInTheDocument();
  expect(sent).toEqual([bill]);
  await expectNoAxeFaults();
  page.getByRole('button', { name: 'Remove bill.pdf' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  // What had the focus has gone, and the focus is still in the field.
  expect(document.activeElement?.textContent).toContain('Proof of address');
});

test('refuses by name what cannot be taken, and keeps the rest', async () => {
  const sent: File[] = [];
  const { container } = mount(
    <Owner upload={arrivesAs(sent)} accept={['pdf', 'jpeg']} max={1} maxBytes={2_000_000} />,
  );
  choose(
    container,
    new File(['Dear all'], 'letter.pdf'),
    pdf('half.pdf', '%PDF-1.7'),
    pdf('huge.pdf', 'x'.repeat(2_000_001)),
    pdf('nothing.pdf', ''),
    pdf('good.pdf'),
    pdf('second.pdf'),
  );
  for (const words of [
    'letter.pdf is not a kind of file that can be used here.',
    'half.pdf is damaged or incomplete.',
    'huge.pdf is larger than 2\u00a0MB.',
    'nothing.pdf is damaged or incomplete.',
    'second.pdf was left out. Limit: 1.',
  ])
    await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'good.pdf' })).toBeVisible();
  expect(sent.map(({ name }) => name)).toEqual(['good.pdf']);
  await expect.element(page.getByRole('button', { name: 'Add file' })).not.toBeInTheDocument();
});

test('takes no file above 20 MB where nothing is said of its size', async () => {
  const { container } = mount(<Owner />);
  choose(container, new File([new Uint8Array(20_000_001)], 'huge.pdf'));
  await expect.element(page.getByText('huge.pdf is larger than 20\u00a0MB.')).toBeVisible();
});

test('takes any file where nothing is said of its kind', async () => {
  const { container } = mount(<Owner />);
  expect(container.querySelector('input[type=file]')).not.toHaveAttribute('accept');
  choose(container, new File(['a;b'], 'trades.csv'), new File(['Dear all'], 'letter.txt'));
  const names = () =>
    page
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(names).toEqual(['trades.csv', 'letter.txt']);
});

test('shows progress, can be cancelled, and tries again what failed', async () => {
  let isFailing = true;
  const { container } = mount(
    <Owner
      upload={(file, { onProgress, signal }) => {
        if (file.name === 'slow.pdf') {
          onProgress(0.25);
          return new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => reject(new Error('aborted'))),
          );
        }
        return isFailing ? Promise.reject(new Error('offline')) : arrivesAs()(file, { onProgress, signal });
      }}
      describeError={() => 'No connection'}
    />,
  );
  choose(container, pdf('slow.pdf'), pdf('lost.pdf'));
  await expect
    .element(page.getByRole('progressbar', { name: 'Uploading slow.pdf' }))
    .toHaveAttribute('value', '0.25');
  await expect.element(page.getByRole('alert')).toHaveTextContent('No connection');
  await expectNoAxeFaults();
  await page.getByRole('button', { name: 'Cancel upload: slow.pdf' }).click();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  isFailing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: 'lost.pdf' })).toBeVisible();
});

test('takes files that are pasted while the focus is inside', async () => {
  mount(<Owner accept={['pdf']} />);
  const clipboardData = new DataTransfer();
  clipboardData.items.add(pdf('bill.pdf'));
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  page.getByRole('button', { name: 'Add file' }).element().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await expect.element(page.getByRole('link', { name: 'bill.pdf' })).toBeVisible();
});

test('while it is off nothing is added or removed', async () => {
  mount(<Owner value={[{ id: 'a', url: '#', name: 'a.pdf' }]} disabled />);
  await expect.element(page.getByRole('button', { name: 'Add file' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
});
