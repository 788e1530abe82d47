import { TextField } from '@fairlot/ui-kit/text-field';
import axe from 'axe-core';
import { StrictMode, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { loginMail } from '../auth/index.js';
import { messagesOf } from '../core/index.js';
import { FormField } from './FormField.js';
import { FormTextProvider } from './formText.js';
import { useZodForm } from './useZodForm.js';

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  host = document.createElement('main');
  document.body.append(host);
  root = createRoot(host);
});

afterEach(() => {
  flushSync(() => {
    root.unmount();
  });
  host.remove();
});

interface Login {
  mail: string;
  password: string;
}

function LoginForm({ onSubmit }: { onSubmit: (login: Login) => Promise<void> }) {
  const schema = useMemo(() => loginMail(), []);
  const form = useZodForm(schema, { defaultValues: { mail: '', password: '' }, onSubmit });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <FormField form={form} name="mail">
        {(field) => <TextField label="Email" {...field} />}
      </FormField>
      <FormField form={form} name="password">
        {(field) => <TextField label="Password" {...field} />}
      </FormField>
      <label>
        <input type="checkbox" /> Stay signed in
      </label>
      <button>Sign in</button>
      {form.failure instanceof Error ? <p role="alert">{form.failure.message}</p> : null}
    </form>
  );
}

function show(onSubmit: (login: Login) => Promise<void>): void {
  const say = (id: string, values: Readonly<Record<string, string>>) =>
    [id, ...Object.values(values)].join(' ');
  root.render(
    <StrictMode>
      <FormTextProvider value={say}>
        <LoginForm onSubmit={onSubmit} />
      </FormTextProvider>
    </StrictMode>,
  );
}

const mail = page.getByRole('textbox', { name: 'Email' });
const password = page.getByRole('textbox', { name: 'Password' });
const signIn = page.getByRole('button', { name: 'Sign in' });

describe('a form', () => {
  test('reports every invalid field, focuses the first and sends nothing', async () => {
    const sent: Login[] = [];
    show(async (login) => void sent.push(login));
    await userEvent.fill(password, 'abc');
    await userEvent.click(signIn);
    await expect.element(mail).toHaveAccessibleDescription('forms.email.required');
    await expect.element(password).toHaveAccessibleDescription('forms.password.length 4 16');
    await expect.element(mail).toHaveFocus();
    expect(sent).toEqual([]);
    expect((await axe.run(host)).violations).toEqual([]);
  });

  test('reports nothing about a field before it loses focus', async () => {
    show(async () => undefined);
    await userEvent.fill(mail, 'a@b');
    await expect.element(mail).not.toHaveAttribute('aria-invalid');
    await userEvent.click(password);
    await expect.element(mail).toHaveAccessibleDescription('forms.email.invalid');
  });

  test('does not move a button that is pressed while a field loses focus', async () => {
    show(async () => undefined);
    await userEvent.fill(mail, 'a@b');
    const box = page.getByRole('checkbox', { name: 'Stay signed in' });
    const place = () => box.element().getBoundingClientRect().top;
    const before = place();
    let released = 0;
    box.element().addEventListener('pointerup', () => (released = place()));
    await userEvent.click(box);
    expect(released).toBe(before);
    await expect.element(box).toBeChecked();
    await expect.element(mail).toHaveAccessibleDescription('forms.email.invalid');
    expect(place()).toBeGreaterThan(before);
  });

  test('sends the output of the schema', async () => {
    const sent: Login[] = [];
    show(async (login) => void sent.push(login));
    await userEvent.fill(mail, '  demo@fairlot.example ');
    await userEvent.fill(password, 'Fairlot26');
    await userEvent.click(signIn);
    await expect.poll(() => sent).toEqual([{ mail: 'demo@fairlot.example', password: 'Fairlot26' }]);
  });

  test('shows the server’s message at its field, keeps the input, and removes the message when it changes', async () => {
    const refusal = Object.assign(new Error('Wrong mail or password'), {
      fieldErrors: [
        { path: 'password', code: 'invalid_credentials', message: 'Falsches Passwort' },
        { path: 'unknown', code: 'x', message: 'Elsewhere' },
      ],
    });
    show(async () => {
      throw refusal;
    });
    await userEvent.fill(mail, 'demo@fairlot.example');
    await userEvent.fill(password, 'Fairlot27');
    await userEvent.click(signIn);
    await expect.element(password).toHaveAccessibleDescription('Falsches Passwort');
    await expect.element(password).toHaveFocus();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong mail or password');
    await expect.element(mail).toHaveValue('demo@fairlot.example');
    await userEvent.fill(password, 'Fairlot26');
    await expect.element(password).not.toHaveAttribute('aria-invalid');
  });
});

test('a submit that throws nothing is a failure, too', async () => {
  const seen: unknown[] = [];
  const schema = z.object({ mail: z.string() });
  const nothing: unknown = undefined;
  function Mail() {
    const form = useZodForm(schema, {
      defaultValues: { mail: '' },
      onSubmit: () => Promise.reject(nothing as Error),
    });
    seen.push(form.failure);
    return <button onClick={() => void form.submit()}>Go</button>;
  }
  root.render(<Mail />);
  await page.getByRole('button', { name: 'Go' }).click();
  await expect.poll(() => seen.at(-1)).toBeInstanceOf(Error);
});

test('a field inside another one shows what the server says of it, and a message without a sentence shows its id', async () => {
  const schema = z.object({
    payee: z.object({ iban: z.string().check(z.minLength(1, 'payee.iban.required')) }),
  });
  function Payee() {
    const form = useZodForm(schema, {
      defaultValues: { payee: { iban: '' } },
      onSubmit: () => {
        const fieldErrors = [{ path: 'payee.iban', message: 'No such account' }];
        throw Object.assign(new Error('Refused'), { fieldErrors });
      },
    });
    return (
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <FormField form={form} name="payee.iban">
          {(field) => <TextField label="IBAN" {...field} />}
        </FormField>
        <input type="submit" value="Go" />
      </form>
    );
  }
  root.render(
    <FormTextProvider value={() => ''}>
      <Payee />
    </FormTextProvider>,
  );
  const iban = page.getByRole('textbox', { name: 'IBAN' });
  await page.getByRole('button', { name: 'Go' }).click();
  await expect.element(iban).toHaveAccessibleDescription('payee.iban.required');
  await userEvent.fill(iban, 'DE89');
  await page.getByRole('button', { name: 'Go' }).click();
  await expect.element(iban).toHaveAccessibleDescription('No such account');
});

test('a product can use ids, a schema and messages of its own', async () => {
  const id = messagesOf<{ 'trip.city.required': []; 'trip.city.short': ['least'] }>();
  const schema = z.object({
    city: z
      .string()
      .check(z.minLength(1, id('trip.city.required')), z.minLength(3, id('trip.city.short', { least: '3' }))),
  });
  function Trip() {
    const form = useZodForm(schema, { defaultValues: { city: '' }, onSubmit: () => undefined });
    return (
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <FormField form={form} name="city">
          {(field) => <TextField label="City" {...field} />}
        </FormField>
        <button>Go</button>
      </form>
    );
  }
  root.render(
    <FormTextProvider
      value={(message, values) =>
        message === 'trip.city.short' ? `From ${values['least']} on` : 'Where to?'
      }
    >
      <Trip />
    </FormTextProvider>,
  );
  await page.getByRole('button', { name: 'Go' }).click();
  const city = page.getByRole('textbox', { name: 'City' });
  await expect.element(city).toHaveAccessibleDescription('Where to?');
  await userEvent.fill(city, 'Ur');
  await expect.element(city).toHaveAccessibleDescription('From 3 on');
});
