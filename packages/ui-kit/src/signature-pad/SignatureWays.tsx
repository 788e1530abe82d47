import type { ComponentProps } from 'react';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { TextField } from '../text-field/index.js';
import * as css from './SignaturePad.css.js';

const english = {
  signatureEmpty: en.signatureEmpty,
  signatureMade: en.signatureMade,
  signatureHere: en.signatureHere,
  clear: en.clear,
  signatureName: en.signatureName,
};

export interface DrawnSignatureProps {
  /** The label of the field. */
  label: string;
  /** The props by which the canvas is drawn on. */
  pad: ComponentProps<'canvas'>;
  /** Whether there is nothing on it. */
  isEmpty: boolean;
  /** Whether nothing can be drawn or cleared, as while a form is sent. */
  disabled: boolean;
  /** Called by the button that clears it. */
  onClear: () => void;
}

/** The surface to draw on, with a button that clears it. */
export function DrawnSignature({ label, pad, isEmpty, disabled, onClear }: DrawnSignatureProps) {
  const messages = useKitMessages(english);
  return (
    <div data-part="pad" className={css.pad}>
      <canvas
        {...pad}
        role="img"
        aria-label={fillMessage(isEmpty ? messages.signatureEmpty : messages.signatureMade, { label })}
        data-part="canvas"
        className={css.canvas}
      />
      {isEmpty ? (
        <span data-part="placeholder" className={css.placeholder} aria-hidden="true">
          {messages.signatureHere}
        </span>
      ) : (
        <button type="button" data-part="clear" className={css.clear} disabled={disabled} onClick={onClear}>
          {messages.clear}
        </button>
      )}
    </div>
  );
}

export interface TypedSignatureProps {
  /** The name that is typed so far. */
  name: string;
  /** Whether nothing can be typed, as while a form is sent. */
  disabled: boolean;
  /** Called with the whole name after each change. */
  onNameChange: (name: string) => void;
}

/** The name to sign with, and how it will look. */
export function TypedSignature({ name, disabled, onNameChange }: TypedSignatureProps) {
  const messages = useKitMessages(english);
  return (
    <div data-part="typed" className={css.typed}>
      <TextField
        label={messages.signatureName}
        value={name}
        maxLength={60}
        autoComplete="name"
        disabled={disabled}
        onValueChange={onNameChange}
      />
      <div data-part="preview" className={css.preview} aria-hidden="true">
        {name}
      </div>
    </div>
  );
}
