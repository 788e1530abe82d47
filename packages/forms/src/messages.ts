import { messagesOf, readMessageText, type MessageCatalogue, type MessageText } from './core/messageText.js';

/**
 * The messages of the forms: their ids, the names of their values, and the English of the requirement if it gives
 * one. The texts are in the app's catalogues, one per id and language.
 */
export const formMessages = {
  /** 'Please input email address' */
  'forms.email.required': [],
  /** 'Please enter the correct email address.' */
  'forms.email.invalid': [],
  'forms.phone.required': [],
  'forms.phone.invalid': [],
  'forms.areaCode.invalid': [],
  'forms.password.required': [],
  /** 'The password is 4 to 16 digits' */
  'forms.password.length': ['min', 'max'],
  /** 'The password entered twice is inconsistent.' */
  'forms.password.mismatch': [],
  'forms.code.invalid': [],
  'forms.code.recovery': [],
  'forms.inviteCode.invalid': [],
  'forms.agree.required': [],
  'forms.profile.nickname': [],
  /** 'Minimum unit 1' */
  'forms.quantity.minimumUnit': [],
  /** The quantity is not a multiple of the lot. */
  'forms.quantity.lot': ['lot'],
  'forms.quantity.minimum': ['min'],
  'forms.quantity.maximum': ['max'],
  /** More than can be closed. */
  'forms.quantity.closable': ['max'],
  /** 'wrong amount' */
  'forms.amount.wrong': [],
  /** 'Please enter the correct amount' */
  'forms.amount.invalid': [],
  'forms.amount.decimals': ['places'],
  /** The order needs more than is available. */
  'forms.amount.funds': ['needed', 'available', 'currency'],
  /** Below the minimum. */
  'forms.amount.minimum': ['min', 'currency'],
  'forms.loan.cycle': [],
  'forms.loan.amount': [],
  'forms.loan.integer': [],
  'forms.loan.range': ['min', 'max', 'currency'],
  'forms.loan.image': [],
  'forms.loan.agree': [],
  'forms.loan.signature': [],
  'forms.loan.outstanding': ['max', 'currency'],
  'forms.quant.minimum': ['min'],
  'forms.quant.maximum': ['max'],
  /** More than the customer's units of the fund are worth. */
  'forms.fund.holding': ['max', 'currency'],
  /** The change is empty, zero or no number. */
  'forms.alert.value': [],
  /** No share falls or rises this far. */
  'forms.alert.percent': ['fall', 'rise'],
  'forms.price.required': [],
  /** The price is zero, negative or no number. */
  'forms.price.wrong': [],
  /** The price is not a multiple of the tick. */
  'forms.price.tick': ['tick'],
  /** The price is too far from the market. */
  'forms.price.band': ['low', 'high'],
  'forms.stopLoss.mustBeBelow': ['price'],
  'forms.stopLoss.mustBeAbove': ['price'],
  'forms.takeProfit.mustBeBelow': ['price'],
  'forms.takeProfit.mustBeAbove': ['price'],
  'forms.listName.required': [],
  'forms.listName.taken': [],
  /** The amount is outside the channel's limits. */
  'forms.deposit.range': ['min', 'max', 'currency'],
  /** 'upload of credentials' */
  'forms.deposit.proof': [],
  'forms.deposit.txHash': [],
  'forms.payee.name': [],
  'forms.payee.accountName': [],
  /** 'bank name' is required */
  'forms.payee.bankName': [],
  /** 'bank branch' is required */
  'forms.payee.bankBranch': [],
  'forms.payee.accountNumber': [],
  'forms.payee.accountNumberInvalid': [],
  'forms.payee.iban': [],
  'forms.payee.ibanInvalid': [],
  'forms.payee.bic': [],
  'forms.payee.bicInvalid': [],
  'forms.payee.currency': [],
  'forms.payee.network': [],
  'forms.payee.address': [],
  'forms.payee.addressInvalid': [],
  /** A valid address, but of the other network. */
  'forms.payee.networkMismatch': ['actual', 'network'],
  'forms.kyc.firstName': [],
  'forms.kyc.lastName': [],
  'forms.kyc.number': [],
  'forms.kyc.numberInvalid': [],
  'forms.kyc.front': [],
  'forms.kyc.back': [],
  'forms.kyc.passport': [],
  'forms.kyc.professional': [],
  'forms.text.length': ['max'],
  'forms.text.characters': [],
} as const satisfies MessageCatalogue;

export type FormMessageId = keyof typeof formMessages;

export interface FormMessage {
  readonly id: FormMessageId;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Encodes a message as the one string that schemas and form libraries carry.
 * @example toMessage('forms.password.length', { min: '4', max: '16' }) // 'forms.password.length?min=4&max=16'
 */
export const toMessage = /* @__PURE__ */ messagesOf<typeof formMessages>();

/** Decodes a text of `toMessage`; null for any other text, such as a server's sentence. */
export function readMessage(text: string): FormMessage | null {
  const message = readMessageText(text);
  return message !== null && isFormMessage(message) ? message : null;
}

function isFormMessage(message: MessageText): message is FormMessage {
  return Object.hasOwn(formMessages, message.id);
}
