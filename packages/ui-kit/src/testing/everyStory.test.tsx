import { afterEach, expect, test, vi } from 'vitest';
import { mount } from './mount.js';
import { allStories } from './stories.js';

afterEach(() => vi.restoreAllMocks());

/** What a part could leave behind on the page after unmounting. */
const traces = () => ({
  body: document.body.childElementCount,
  bodyStyle: document.body.getAttribute('style') ?? '',
  locks: document.querySelectorAll('[inert], [aria-hidden=true][data-aria-hidden]').length,
});

for (const { name, element } of allStories()) {
  test(`mounts twice, says nothing to the console and leaves nothing behind: ${name}`, async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const before = traces();
    const { container, unmount } = mount(element());
    await new Promise((resolve) => setTimeout(resolve, 0));
    unmount();
    container.remove();
    await expect.poll(traces).toEqual(before);
    expect([...complaint.mock.calls, ...warning.mock.calls]).toEqual([]);
  });
}
