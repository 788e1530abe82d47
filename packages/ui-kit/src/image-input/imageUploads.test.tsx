import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { de } from '../messages/index.js';
import { KitProvider } from '../provider/index.js';
import { arrivesAs, choose, ImageOwner, picture } from '../testing/imageField.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { ImageInput, type UploadImage } from './index.js';

test('shows progress, can be cancelled, and tries again what failed', async () => {
  const signals: AbortSignal[] = [];
  let attempt = 0;
  const upload: UploadImage = (file, { signal, onProgress }) => {
    signals.push(signal);
    attempt += 1;
    if (attempt === 1) return Promise.reject(new Error('offline'));
    if (attempt === 2) return Promise.resolve({ id: 'a', url: URL.createObjectURL(file) });
    onProgress(0.4);
    return new Promise(() => undefined);
  };
  const pending: number[] = [];
  const { container } = mount(
    <ImageOwner upload={upload} onPendingChange={(count) => pending.push(count)} />,
  );
  choose(container, await picture('first.jpg'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Upload failed');
  await expectNoAxeFaults();
  // One that failed is not in the value either.
  expect(pending.at(-1)).toBe(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('img', { name: 'Image 1 of 1' })).toBeVisible();

  choose(container, await picture('second.jpg'));
  const progress = page.getByRole('progressbar', { name: 'Uploading second.jpg' });
  await expect.element(progress).toHaveAttribute('value', '0.4');
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  expect(signals.at(-1)?.aborted).toBe(true);
  await expect.poll(() => pending.slice(-4)).toEqual([1, 0, 1, 0]);
  await expect.element(progress).not.toBeInTheDocument();
});

/** All texts of the field's status region, in order; '' when it becomes empty. */
function listenTo(container: HTMLElement): string[] {
  const region = container.querySelector('[role=status]');
  if (region === null) throw new Error('no status region');
  const heard: string[] = [];
  new MutationObserver(() => heard.push(region.textContent)).observe(region, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  return heard;
}

test('is heard as it begins, once when half of all is sent, and as each arrives', async () => {
  const sends = new Map<string, { progress: (part: number | null) => void; arrive: () => void }>();
  const upload: UploadImage = (file, { onProgress }) =>
    new Promise((resolve) => {
      const arrive = () => resolve({ id: file.name, url: URL.createObjectURL(file) });
      sends.set(file.name, { progress: onProgress, arrive });
    });
  const { container } = mount(<ImageOwner upload={upload} />);
  const heard = listenTo(container);
  choose(container, await picture('one.jpg'), await picture('two.jpg'));
  await expect.poll(() => sends.size).toBe(2);
  const [one, two] = [sends.get('one.jpg'), sends.get('two.jpg')];
  one?.progress(null);
  one?.progress(0.9);
  const bar = (name: string) => page.getByRole('progressbar', { name: `Uploading ${name}` });
  await expect.element(bar('one.jpg')).toHaveValue(0.9);
  expect(heard).toEqual(['Uploading one.jpg and two.jpg']);
  two?.progress(0.359);
  await expect.poll(() => heard.at(-1)).toBe('Front of the card: 62% uploaded');
  two?.progress(0.8);
  await expect.element(bar('two.jpg')).toHaveValue(0.8);
  one?.arrive();
  await expect.poll(() => heard.at(-1)).toBe('one.jpg uploaded');
  two?.progress(1);
  two?.arrive();
  await expect.poll(() => heard.at(-1)).toBe('two.jpg uploaded');
  expect(heard).toHaveLength(4);
});

test('is heard in the language of the provider', async () => {
  let send: (part: number) => void = () => undefined;
  const upload: UploadImage = (_file, { onProgress }) =>
    new Promise(() => {
      send = onProgress;
    });
  const { container } = mount(
    <KitProvider locale="de" messages={de}>
      <ImageOwner upload={upload} />
    </KitProvider>,
  );
  const heard = listenTo(container);
  choose(container, await picture('card.jpg'));
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  send(0.62);
  await expect.poll(() => heard.at(-1)).toBe('Front of the card: 62\u00a0% hochgeladen');
});

test('what failed or was cancelled is no longer said to be on its way, and another try is heard', async () => {
  let attempt = 0;
  const upload: UploadImage = (_file, { onProgress }) => {
    attempt += 1;
    if (attempt === 1) return Promise.reject(new Error('offline'));
    // Sent in one piece, like a small file, so there is no halfway announcement.
    onProgress(1);
    return new Promise(() => undefined);
  };
  const { container } = mount(<ImageOwner upload={upload} />);
  const heard = listenTo(container);
  choose(container, await picture('card.jpg'));
  await expect.poll(() => heard).toEqual(['Uploading card.jpg', '']);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('progressbar')).toHaveValue(1);
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect.poll(() => heard).toEqual(['Uploading card.jpg', '', 'Uploading card.jpg', '']);
});

test('goes on by itself with what failed once the network is back', async () => {
  let isOnline = false;
  const upload: UploadImage = (file) =>
    isOnline
      ? Promise.resolve({ id: 'a', url: URL.createObjectURL(file) })
      : Promise.reject(new Error('offline'));
  const { container } = mount(<ImageOwner upload={upload} />);
  choose(container, await picture('first.jpg'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Upload failed');
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('img', { name: 'Image 1 of 1' })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('keeps both of two pictures that arrive in the same moment', async () => {
  const { container } = mount(<ImageOwner upload={arrivesAs()} />);
  choose(container, await picture('one.jpg'), await picture('two.jpg'), await picture('three.jpg'));
  await expect.element(page.getByRole('img', { name: 'Image 3 of 3' })).toBeVisible();
  await expectNoAxeFaults();
});

test('sends the same file again, and says once what its picture lacks', async () => {
  const sent: File[] = [];
  const upload: UploadImage = (file) => {
    sent.push(file);
    return Promise.reject(new Error('offline'));
  };
  const { container } = mount(
    <ImageInput
      label="Identity card"
      isDocument
      value={[]}
      onValueChange={() => undefined}
      upload={upload}
    />,
  );
  choose(container, await picture('stamp.jpg', 800, 500));
  const remarks = page.getByText('stamp.jpg is small. Check that it can be read.');
  await expect.element(remarks).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => sent.length).toBe(2);
  // One object: by it an app knows that both attempts are of one picture.
  expect(sent[1]).toBe(sent[0]);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(remarks.elements()).toHaveLength(1);
});

test('ends its uploads when it goes', async () => {
  let ended: AbortSignal | undefined;
  const upload: UploadImage = (_file, { signal }) => {
    ended = signal;
    return new Promise(() => undefined);
  };
  const { container, unmount } = mount(<ImageOwner upload={upload} />);
  choose(container, await picture('card.jpg'));
  await expect.poll(() => ended).toBeDefined();
  unmount();
  expect(ended?.aborted).toBe(true);
});

test.each([
  ['nothing', [], /onProgress undefined is/],
  ['0 of 0 bytes', [0 / 0], /onProgress NaN is/],
  ['a percentage', [40], /onProgress 40 is/],
  ['an event', [new ProgressEvent('progress')], /onProgress \[object ProgressEvent\] is/],
])('a progress of %s is shown as not known, and it is said', async (_name, given, says) => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const faults = vi.spyOn(console, 'error');
  const upload: UploadImage = (_file, { onProgress }) => {
    (onProgress as (...given: readonly unknown[]) => void)(...given);
    return new Promise(() => undefined);
  };
  const { container } = mount(<ImageOwner upload={upload} />);
  choose(container, await picture('card.jpg'));
  await expect.element(page.getByRole('progressbar')).not.toHaveAttribute('value');
  await expect.poll(() => said.mock.calls.map(String)).toEqual([expect.stringMatching(says)]);
  expect(said.mock.calls.map(([message]) => String(message).match(/\.(\s|$)/g)?.length)).toEqual([3]);
  expect(faults).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
