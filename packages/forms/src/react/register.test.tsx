import { Checkbox } from '@fairlot/ui-kit/checkbox';
import { PasswordField } from '@fairlot/ui-kit/password-field';
import { Switch } from '@fairlot/ui-kit/switch';
import { TextArea } from '@fairlot/ui-kit/text-area';
import { TextField } from '@fairlot/ui-kit/text-field';
import { fairlotLight } from '@fairlot/ui-kit/theme';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

interface Person {
  name: string;
  about: string;
  password: string;
  agreed: boolean;
  alerts: boolean;
}

const ADA: Person = { name: 'Ada', about: 'Counts', password: 'secret', agreed: true, alerts: false };

function PersonForm({ onSubmit }: { onSubmit: (person: Person) => void }) {
  const { register, handleSubmit, reset, formState } = useForm<Person>({ defaultValues: ADA });
  return (
    <form onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <TextField
        label="Name"
        defaultValue=""
        error={formState.errors.name?.message}
        {...register('name', { required: 'Say who you are' })}
      />
      <TextArea label="About" defaultValue="" {...register('about')} />
      <PasswordField label="Password" defaultValue="" {...register('password')} />
      <Checkbox label="Agreed" defaultValue={false} {...register('agreed')} />
      <Switch label="Alerts" defaultValue={false} {...register('alerts')} />
      <button>Save</button>
      <button type="button" onClick={() => reset()}>
        Start again
      </button>
    </form>
  );
}

test("react-hook-form's register fills, observes, validates and resets the kit's inputs", async () => {
  const sent: Person[] = [];
  const host = document.createElement('main');
  host.className = fairlotLight;
  document.body.append(host);
  const root = createRoot(host);
  onTestFinished(() => {
    flushSync(() => root.unmount());
    host.remove();
  });
  flushSync(() =>
    root.render(
      <StrictMode>
        <PersonForm onSubmit={(person) => sent.push(person)} />
      </StrictMode>,
    ),
  );
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveValue('Ada');
  await userEvent.type(name, ' L.{Enter}');
  await expect.poll(() => sent).toEqual([{ ...ADA, name: 'Ada L.' }]);

  await userEvent.type(page.getByRole('textbox', { name: 'About' }), '!');
  await userEvent.type(page.getByLabelText('Password', { exact: true }), '2');
  await page.getByRole('checkbox').click();
  await page.getByRole('switch').click();
  await page.getByRole('button', { name: 'Save' }).click();
  const changed = { name: 'Ada L.', about: 'Counts!', password: 'secret2', agreed: false, alerts: true };
  await expect.poll(() => sent.at(-1)).toEqual(changed);

  await page.getByRole('button', { name: 'Start again' }).click();
  await expect.element(name).toHaveValue('Ada');
  await expect.element(page.getByRole('switch')).not.toBeChecked();
  await userEvent.clear(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(name).toHaveAccessibleDescription('Say who you are');
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveValue('');
});
