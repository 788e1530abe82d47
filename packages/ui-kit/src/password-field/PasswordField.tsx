import { useState } from 'react';
import { textOf } from '../checks/usable.js';
import { Field, type FieldProps } from '../field/index.js';
import { control, slotButton } from '../field/Field.css.js';
import { onFormReset } from '../field/onFormReset.js';
import { useOwnValue } from '../hooks/useOwnValue.js';
import { EyeIcon, EyeOffIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';

const english = { hidePassword: en.hidePassword, showPassword: en.showPassword };

export interface PasswordFieldProps extends FieldProps<string> {
  /** `new-password` lets the browser suggest a strong one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | 'off' | undefined;
  /** The maximum number of characters. @default 140 */
  maxLength?: number | undefined;
  /** `numeric` for passwords made of digits only. */
  inputMode?: 'text' | 'numeric' | undefined;
  /** The label of the Enter key on a phone's keyboard. */
  enterKeyHint?: 'next' | 'done' | 'go' | undefined;
}

/** A password, hidden until the customer reveals it. Pasting is allowed, for password managers. */
export function PasswordField({ ref, ...props }: PasswordFieldProps) {
  const [held, setValue, reset, isOwn] = useOwnValue('PasswordField', props);
  const inForm = onFormReset(reset);
  const value = textOf('PasswordField', 'value', held);
  const [isShown, setIsShown] = useState(false);
  const messages = useKitMessages(english);
  return (
    <Field
      {...props}
      ref={inForm}
      end={
        <button
          type="button"
          data-part="slot-button"
          className={slotButton}
          aria-label={isShown ? messages.hidePassword : messages.showPassword}
          disabled={props.disabled}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOffIcon size="medium" /> : <EyeIcon size="medium" />}
        </button>
      }
    >
      {(field) => (
        <input
          {...field}
          ref={ref}
          data-part="control"
          className={control}
          name={props.name}
          type={isShown ? 'text' : 'password'}
          {...(isOwn ? { defaultValue: props.defaultValue } : { value })}
          maxLength={props.maxLength ?? 140}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete ?? 'current-password'}
          enterKeyHint={props.enterKeyHint}
          // A visible password must not be corrected or sent to a spelling service either.
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => setValue(event.currentTarget.value)}
          onBlur={props.onBlur}
        />
      )}
    </Field>
  );
}
