export type { DialogLeaveReason } from './DialogFrame.js';
export { expectModalHost } from './expectModalHost.js';
export { Modal, type ModalProps } from './Modal.js';
export { alert, confirm, prompt } from './questions.js';
export { ModalHost, type ModalHostProps } from './ModalHost.js';
export type {
  AlertOptions,
  ConfirmOptions,
  ModalReason,
  ModalResult,
  PromptOptions,
  PromptResult,
} from './modalQueue.js';
