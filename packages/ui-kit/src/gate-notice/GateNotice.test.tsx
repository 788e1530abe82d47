import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { de } from '../messages/index.js';
import { KitProvider } from '../provider/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { GateNotice, RequireLoginNotice, VipGateNotice } from './index.js';

test('a visitor is told to log in, and a key press leads there', async () => {
  const onLogIn = vi.fn();
  mount(<RequireLoginNotice onLogIn={onLogIn} />);
  await expect.element(page.getByRole('region', { name: 'Please Login' })).toBeVisible();
  await expectNoAxeFaults();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onLogIn).toHaveBeenCalledOnce();
});

test('VIP says whom to ask, in the language of the kit, and a link can take the place of its button', async () => {
  const onOpenChat = vi.fn();
  const { rerender } = mount(<VipGateNotice onOpenChat={onOpenChat} />);
  await page.getByRole('button', { name: 'Open chat' }).click();
  expect(onOpenChat).toHaveBeenCalledOnce();
  rerender(
    <KitProvider locale="de" messages={de}>
      <VipGateNotice onOpenChat={onOpenChat} />
    </KitProvider>,
  );
  await expect.element(page.getByRole('button', { name: 'Chat öffnen' })).toBeVisible();
  rerender(<VipGateNotice hint="Block trades." action={<a href="#chat">Chat</a>} />);
  await expect.element(page.getByRole('link', { name: 'Chat' })).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await expect.element(page.getByText('Block trades.')).toBeVisible();
  await expectNoAxeFaults();
});

test('without a way on there is no empty place for one', () => {
  const { container } = mount(<GateNotice title="Closed today" />);
  expect(container.querySelector('section')?.children).toHaveLength(1);
});
