import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fairlotDark } from '../theme/brands/fairlotDark.css.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { defineBrand } from '../theme/defineBrand.js';
import { Button, buttonClass } from './index.js';

const ringWidth = (button: Element) => getComputedStyle(button, '::before').width;

const variants = ['primary', 'secondary', 'quiet', 'critical'] as const;

test('works by pointer and keyboard, and never submits a form by accident', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  mount(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Place order</Button>
    </form>,
  );
  await page.getByRole('button', { name: 'Place order' }).click();
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(3);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('while busy it keeps the focus and its name, says so, and does nothing', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} onClick={onClick}>
        Place order
      </Button>
    </form>
  );
  const { rerender } = mount(form(false));
  const button = page.getByRole('button', { name: 'Place order' });
  await button.click();
  rerender(form(true));
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  expect(ringWidth(button.element())).toBe('16px');
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

// The background of one changes, the opacity of the other.
test.each(['quiet', 'critical'] as const)(
  'while busy, a %s button looks the same under a pointer or a held key',
  async (variant) => {
    const { rerender } = mount(<Button variant={variant}>Buy</Button>);
    const button = page.getByRole('button').element() as HTMLElement;
    const look = () => {
      for (const fade of button.getAnimations()) fade.finish();
      const { backgroundColor, opacity } = getComputedStyle(button);
      return `${backgroundColor} ${opacity}`;
    };
    const resting = look();
    button.focus();
    await userEvent.keyboard('{ >}');
    expect(look()).not.toBe(resting);
    await userEvent.hover(button);
    await userEvent.keyboard('{/ }');
    expect(look()).not.toBe(resting);
    rerender(
      <Button variant={variant} busy>
        Buy
      </Button>,
    );
    expect(look()).toBe(resting);
    await userEvent.keyboard('{ >}');
    expect(look()).toBe(resting);
    await userEvent.keyboard('{/ }');
  },
);

test('is one element, at least 44 px to the finger in every size, and free of faults in light and dark', async () => {
  const all = variants.map((variant) => (
    <Button key={variant} variant={variant} size="small">
      {variant}
    </Button>
  ));
  const { container } = mount(
    <>
      {all}
      <div className={fairlotDark} style={{ background: 'var(--uk-color-canvas)' }}>
        {all}
      </div>
      <a href="#next" className={buttonClass({ variant: 'secondary' })}>
        Next
      </a>
    </>,
  );
  const button = container.querySelector('button');
  expect(button?.childElementCount).toBe(0);
  const target = getComputedStyle(button ?? container, '::after');
  expect(Number.parseFloat(target.height)).toBeGreaterThanOrEqual(44);
  await expectNoAxeFaults();
});

test('a box to reach it by is there where the theme draws it lower, and nowhere else', () => {
  const low = defineBrand({ name: 'low', brand: '#465cff', density: 'compact' });
  const style = document.createElement('style');
  style.textContent = low.css;
  document.head.append(style);
  const reach = (theme: string, size: 'small' | 'medium' | 'large') => {
    const { container } = mount(
      <div className={theme}>
        <Button size={size}>Buy</Button>
      </div>,
    );
    const button = container.querySelector('button') ?? container;
    const after = getComputedStyle(button, '::after');
    const drawnPx = button.getBoundingClientRect().height;
    return after.content === 'none' ? drawnPx : Number.parseFloat(after.height);
  };
  for (const theme of [fairlotDark, low.className])
    for (const size of ['small', 'medium', 'large'] as const)
      expect(reach(theme, size), `${theme} ${size}`).toBeGreaterThanOrEqual(44);
  const { container } = mount(<Button>Buy</Button>);
  expect(getComputedStyle(container.querySelector('button') ?? container, '::after').content).toBe('none');
  style.remove();
});

test("a router's link looks like a button and stays a link; while busy it hears nothing", async () => {
  const onClick = vi.fn();
  const link = (busy: boolean) => (
    <Button asChild variant="secondary" busy={busy} onClick={onClick}>
      <a href="#buy">Buy</a>
    </Button>
  );
  const { rerender } = mount(link(false));
  const drawn = page.getByRole('link', { name: 'Buy' });
  await expect.element(drawn).toHaveClass(...buttonClass({ variant: 'secondary' }).split(' '));
  await drawn.click();
  expect(onClick).toHaveBeenCalledOnce();
  expect(location.hash).toBe('#buy');
  rerender(link(true));
  await expect.element(drawn).toHaveAttribute('aria-busy', 'true');
  expect(ringWidth(drawn.element())).toBe('16px');
  await expectNoAxeFaults();
  location.hash = '';
  // Forced, because it says that it is disabled.
  await drawn.click({ force: true });
  (drawn.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('');
  expect(onClick).toHaveBeenCalledOnce();
});

test("while busy, a router's own handler hears nothing either", async () => {
  const navigate = vi.fn();
  const onClick = vi.fn();
  mount(
    <Button asChild busy onClick={onClick}>
      <a href="#buy" onClick={navigate}>
        Buy
      </a>
    </Button>,
  );
  await page.getByRole('link', { name: 'Buy' }).click({ force: true });
  expect(navigate).not.toHaveBeenCalled();
  expect(onClick).not.toHaveBeenCalled();
  expect(location.hash).toBe('');
});

test("a product's own class wins over the kit's", () => {
  const style = document.createElement('style');
  style.textContent = '.mine { border-radius: 1px }';
  document.head.append(style);
  const { container } = mount(<Button className="mine">Mine</Button>);
  expect(getComputedStyle(container.querySelector('button') ?? container).borderRadius).toBe('1px');
  style.remove();
});

test('a word longer than a full-width link breaks inside the link', async () => {
  mount(
    <div style={{ width: 160 }}>
      <a href="#set" className={buttonClass({ size: 'large', fullWidth: true })}>
        Zahlungspasswortwiederherstellung festlegen
      </a>
    </div>,
  );
  const link = page.getByRole('link').element();
  expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
});
