// Generated from openapi.yaml by `npm run gen`. Do not edit.
// What a request may carry, from the schema keywords.

export const decimalLimits = { pattern: /^-?(0|[1-9]\d{0,17})(\.\d{1,8})?$/u } as const;

export const decimalOrNullLimits = { pattern: /^-?(0|[1-9]\d{0,17})(\.\d{1,8})?$/u } as const;

export const amountLimits = { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u } as const;

export const amountOrNullLimits = { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u } as const;

export const quantityLimits = { pattern: /^(0|[1-9]\d{0,17})$/u } as const;

export const timeOfDayLimits = { pattern: /^([01]\d|2[0-3]):[0-5]\d$/u } as const;

export const timeOfDayOrNullLimits = { pattern: /^([01]\d|2[0-3]):[0-5]\d$/u } as const;

export const idLimits = { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u } as const;

export const tokenLimits = { pattern: /^[A-Za-z0-9_\-]{43}$/u } as const;

export const symbolLimits = { pattern: /^[A-Z0-9.\-]{1,20}$/u } as const;

export const marketIdLimits = { pattern: /^[A-Z]{2,8}$/u } as const;

export const currencyCodeLimits = { pattern: /^[A-Z]{3,5}$/u } as const;

export const textLimits = { minLength: 1, maxLength: 140, pattern: /^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u } as const;

export const passwordLimits = { minLength: 4, maxLength: 16 } as const;

export const payPasswordLimits = { maxLength: 6, pattern: /^\d{6}$/u } as const;

export const versionLimits = { minimum: 1 } as const;

export const phoneLimits = { pattern: /^\d{4,15}$/u } as const;

export const areaCodeLimits = { pattern: /^\+?\d{1,4}$/u } as const;

export const zoneNameLimits = { minLength: 1, maxLength: 64, pattern: /^[A-Za-z0-9_+/\-]*$/u } as const;

export const watchlistNameLimits = { minLength: 1, maxLength: 40, pattern: /^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u } as const;

export const mailAddressLimits = { minLength: 3, maxLength: 140, pattern: /^[^\s@\u0000-\u001f\u007f<>"]+@[^\s@\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+\.[^\s@.\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]{2,}$/u } as const;

export const sixDigitsLimits = { pattern: /^\d{6}$/u } as const;

export const passkeyCredentialLimits = { minLength: 2, maxLength: 4096, pattern: /^[\x20-\x7e]*$/u } as const;

export const uploadPurposeLimits = { enum: ["proof","kyc","loan","signature","avatar","chat"] } as const;

export const personNameLimits = { minLength: 1, maxLength: 60, pattern: /^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u } as const;

export const documentNumberLimits = { minLength: 4, maxLength: 32, pattern: /^[0-9A-Za-z][0-9A-Za-z ./\-]*$/u } as const;

export const depositChannelIdLimits = { pattern: /^[a-z0-9_]{1,40}$/u } as const;

export const loanProductIdLimits = { pattern: /^[a-z0-9_]{1,40}$/u } as const;

export const monthLimits = { pattern: /^[12]\d{3}-(0[1-9]|1[0-2])$/u } as const;

export const newsIdLimits = { pattern: /^nws_(results|session)\.[A-Z0-9.\-]{1,20}\.\d{4}-\d{2}-\d{2}$/u } as const;

export const mailLoginLimits = { mail: { minLength: 1, maxLength: 140, pattern: /^([^\s@\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+|[^\s@\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+@[^\s@\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+\.[^\s@.\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]{2,})$/u }, password: { minLength: 4, maxLength: 16 } } as const;

export const phoneLoginLimits = { phone: { pattern: /^\d{4,15}$/u }, areaCode: { pattern: /^\+?\d{1,4}$/u }, password: { minLength: 4, maxLength: 16 } } as const;

export const userLoginLimits = { username: { minLength: 1, maxLength: 140, pattern: /^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u }, password: { minLength: 4, maxLength: 16 } } as const;

export const profileUpdateLimits = { nickname: { minLength: 1, maxLength: 40, pattern: /^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u }, language: { enum: ["en","de","es","fr","it"] }, timezone: { minLength: 1, maxLength: 64, pattern: /^[A-Za-z0-9_+/\-]*$/u }, marketId: { pattern: /^[A-Z]{2,8}$/u } } as const;

export const watchlistCreateLimits = { name: { minLength: 1, maxLength: 40, pattern: /^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u }, position: { minimum: 0, maximum: 19 } } as const;

export const watchlistUpdateLimits = { name: { minLength: 1, maxLength: 40, pattern: /^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u }, position: { minimum: 0, maximum: 19 } } as const;

export const watchlistItemAddLimits = { symbol: { pattern: /^[A-Z0-9.\-]{1,20}$/u } } as const;

export const watchlistItemOrderLimits = { symbols: { maxItems: 200 } } as const;

export const orderTicketLimits = { symbol: { pattern: /^[A-Z0-9.\-]{1,20}$/u }, direction: { enum: ["long","short"], shortMarginRate: "0.5" }, orderType: { enum: ["market","limit"] }, quantity: { pattern: /^(0|[1-9]\d{0,17})$/u, maximumQuantity: "10000000" }, price: { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u, bandRate: "0.3" }, stopLoss: { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u }, takeProfit: { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u }, timeInForce: { default: "day", enum: ["day","gtc"] }, accountId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u }, clientOrderId: { minLength: 1, maxLength: 48, pattern: /^[\x21-\x7e]+$/u } } as const;

export const orderAmendmentLimits = { price: { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u }, stopLoss: { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u }, takeProfit: { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u } } as const;

export const positionAmendmentLimits = { stopLoss: { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u }, takeProfit: { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u } } as const;

export const closeTicketLimits = { quantity: { pattern: /^(0|[1-9]\d{0,17})$/u }, orderType: { enum: ["market","limit"] }, price: { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u } } as const;

export const codeRequestLimits = { channel: { enum: ["mail","phone"] }, mail: { minLength: 3, maxLength: 140, pattern: /^[^\s@\u0000-\u001f\u007f<>"]+@[^\s@\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+\.[^\s@.\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]{2,}$/u }, phone: { pattern: /^\d{4,15}$/u }, areaCode: { pattern: /^\+?\d{1,4}$/u }, purpose: { enum: ["register","reset","bind","pay_password"] } } as const;

export const registrationLimits = { mail: { minLength: 3, maxLength: 140, pattern: /^[^\s@\u0000-\u001f\u007f<>"]+@[^\s@\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+\.[^\s@.\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]{2,}$/u }, phone: { pattern: /^\d{4,15}$/u }, areaCode: { pattern: /^\+?\d{1,4}$/u }, password: { minLength: 4, maxLength: 16 }, confirmPassword: { minLength: 4, maxLength: 16 }, code: { pattern: /^\d{6}$/u }, inviteCode: { pattern: /^[A-Za-z0-9]{4,16}$/u }, agreements: { maxItems: 5 } } as const;

export const passwordResetLimits = { mail: { minLength: 3, maxLength: 140, pattern: /^[^\s@\u0000-\u001f\u007f<>"]+@[^\s@\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+\.[^\s@.\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]{2,}$/u }, phone: { pattern: /^\d{4,15}$/u }, areaCode: { pattern: /^\+?\d{1,4}$/u }, code: { pattern: /^\d{6}$/u }, password: { minLength: 4, maxLength: 16 }, confirmPassword: { minLength: 4, maxLength: 16 } } as const;

export const passwordChangeLimits = { oldPassword: { minLength: 4, maxLength: 16 }, password: { minLength: 4, maxLength: 16 }, confirmPassword: { minLength: 4, maxLength: 16 } } as const;

export const payPasswordChangeLimits = { payPassword: { maxLength: 6, pattern: /^\d{6}$/u }, confirmPayPassword: { maxLength: 6, pattern: /^\d{6}$/u }, password: { minLength: 4, maxLength: 16 }, oldPayPassword: { maxLength: 6, pattern: /^\d{6}$/u }, code: { pattern: /^\d{6}$/u } } as const;

export const contactChangeLimits = { password: { minLength: 4, maxLength: 16 }, mail: { minLength: 3, maxLength: 140, pattern: /^[^\s@\u0000-\u001f\u007f<>"]+@[^\s@\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+\.[^\s@.\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]{2,}$/u }, phone: { pattern: /^\d{4,15}$/u }, areaCode: { pattern: /^\+?\d{1,4}$/u }, code: { pattern: /^\d{6}$/u } } as const;

export const passwordProofLimits = { password: { minLength: 4, maxLength: 16 } } as const;

export const secondStepLimits = { challenge: { pattern: /^[A-Za-z0-9_\-]{43}$/u }, code: { pattern: /^(\d{6}|[0-9A-Za-z]{5}-?[0-9A-Za-z]{5})$/u } } as const;

export const totpProofLimits = { code: { pattern: /^\d{6}$/u } } as const;

export const passkeyRegistrationLimits = { name: { minLength: 1, maxLength: 40, pattern: /^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u }, credential: { minLength: 2, maxLength: 4096, pattern: /^[\x20-\x7e]*$/u } } as const;

export const passkeyLoginLimits = { credential: { minLength: 2, maxLength: 4096, pattern: /^[\x20-\x7e]*$/u } } as const;

export const idCardSubmissionLimits = { firstName: { minLength: 1, maxLength: 60, pattern: /^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u }, lastName: { minLength: 1, maxLength: 60, pattern: /^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u }, idNumber: { minLength: 4, maxLength: 32, pattern: /^[0-9A-Za-z][0-9A-Za-z ./\-]*$/u }, frontUploadId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u }, backUploadId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u }, payPassword: { maxLength: 6, pattern: /^\d{6}$/u } } as const;

export const passportSubmissionLimits = { firstName: { minLength: 1, maxLength: 60, pattern: /^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u }, lastName: { minLength: 1, maxLength: 60, pattern: /^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u }, passportNumber: { minLength: 4, maxLength: 32, pattern: /^[0-9A-Za-z][0-9A-Za-z ./\-]*$/u }, passportUploadId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u }, payPassword: { maxLength: 6, pattern: /^\d{6}$/u } } as const;

export const professionalSubmissionLimits = { professionalUploadId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u }, payPassword: { maxLength: 6, pattern: /^\d{6}$/u } } as const;

export const noticeReadLimits = { ids: { minItems: 1, maxItems: 100 }, kind: { pattern: /^[a-z_]{1,40}$/u } } as const;

export const noticeSettingUpdateLimits = { kind: { enum: ["order","position","deposit","withdrawal","transfer","ipo","fund","quant","loan","kyc","alert","support","security"] } } as const;

export const alertCreateLimits = { symbol: { pattern: /^[A-Z0-9.\-]{1,20}$/u }, kind: { enum: ["above","below","percent"] }, value: { pattern: /^-?(0|[1-9]\d{0,17})(\.\d{1,8})?$/u } } as const;

export const supportMessageCreateLimits = { text: { minLength: 1, maxLength: 2000, pattern: /^[^\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]*$/u }, uploadIds: { maxItems: 4 } } as const;

export const exportCreateLimits = { kind: { enum: ["account","entry","order","deposit","withdrawal","tax"] }, format: { enum: ["csv","json"] } } as const;

export const depositCreateLimits = { channelId: { pattern: /^[a-z0-9_]{1,40}$/u }, amount: { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u }, proofUploadId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u }, accountCurrency: { pattern: /^[A-Z]{3,5}$/u }, txHash: { pattern: /^(0[xX])?[0-9A-Fa-f]{64}$/u }, bankCardId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u }, timezone: { minLength: 1, maxLength: 64, pattern: /^[A-Za-z0-9_+/\-]*$/u } } as const;

export const depositSimulationLimits = { channelId: { pattern: /^[a-z0-9_]{1,40}$/u }, amount: { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u }, timezone: { minLength: 1, maxLength: 64, pattern: /^[A-Za-z0-9_+/\-]*$/u } } as const;

export const depositProofLimits = { proofUploadId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u } } as const;

export const bankCardCreateLimits = { name: { minLength: 1, maxLength: 40, pattern: /^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u }, accountName: { minLength: 1, maxLength: 140, pattern: /^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u }, accountNumber: { maxLength: 34, pattern: /^[0-9A-Za-z][0-9A-Za-z \-]{2,33}$/u }, bankName: { minLength: 1, maxLength: 140, pattern: /^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u }, bankBranch: { minLength: 1, maxLength: 140, pattern: /^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u }, iban: { maxLength: 42, pattern: /^[0-9A-Za-z ]{1,42}$/u }, bic: { maxLength: 11, pattern: /^[0-9A-Za-z]{1,11}$/u }, payPassword: { maxLength: 6, pattern: /^\d{6}$/u } } as const;

export const bankCardUpdateLimits = { name: { minLength: 1, maxLength: 40, pattern: /^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u } } as const;

export const cryptoWalletCreateLimits = { name: { minLength: 1, maxLength: 40, pattern: /^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u }, currency: { enum: ["USDT"] }, network: { enum: ["ERC20","TRC20"] }, address: { maxLength: 64, pattern: /^[0-9A-Za-z]{1,64}$/u }, payPassword: { maxLength: 6, pattern: /^\d{6}$/u } } as const;

export const withdrawalCreateLimits = { type: { enum: ["bank","crypto"] }, bankCardId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u }, cryptoWalletId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u }, currency: { pattern: /^[A-Z]{3,5}$/u }, amount: { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u }, payPassword: { maxLength: 6, pattern: /^\d{6}$/u } } as const;

export const transferCreateLimits = { fromAccountId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u }, toAccountId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u }, amount: { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u } } as const;

export const conversionAskLimits = { fromCurrency: { pattern: /^[A-Z]{3,5}$/u }, toCurrency: { pattern: /^[A-Z]{3,5}$/u }, fromAmount: { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u } } as const;

export const conversionCreateLimits = { quoteId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u } } as const;

export const ipoTicketLimits = { mode: { enum: ["max","partial"] }, quantity: { pattern: /^(0|[1-9]\d{0,17})$/u }, accountId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u } } as const;

export const ipoApplicationLimits = { mode: { enum: ["max","partial"] }, quantity: { pattern: /^(0|[1-9]\d{0,17})$/u }, accountId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u }, payPassword: { pattern: /^\d{6}$/u } } as const;

export const fundSubscriptionTicketLimits = { amount: { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u }, accountId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u } } as const;

export const fundRedemptionTicketLimits = { mode: { enum: ["amount","all"] }, amount: { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u } } as const;

export const quantTicketLimits = { amount: { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u }, accountId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u } } as const;

export const quantApplicationLimits = { amount: { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u }, accountId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u }, payPassword: { pattern: /^\d{6}$/u } } as const;

export const loanQuoteAskLimits = { productId: { pattern: /^[a-z0-9_]{1,40}$/u }, amount: { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u } } as const;

export const loanCreateLimits = { quoteId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u }, signatureUploadId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u }, imageUploadId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u }, agreementVersion: { pattern: /^\d{1,4}(\.\d{1,4}){0,2}$/u }, payPassword: { maxLength: 6, pattern: /^\d{6}$/u } } as const;

export const repaymentCreateLimits = { amount: { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u }, accountId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u }, payPassword: { maxLength: 6, pattern: /^\d{6}$/u } } as const;

export const repaymentAskLimits = { amount: { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u }, accountId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u } } as const;

export const blockTradeLimits = { blockOfferId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u }, quantity: { pattern: /^(0|[1-9]\d{0,17})$/u }, payPassword: { maxLength: 6, pattern: /^\d{6}$/u } } as const;

export const blockTicketLimits = { blockOfferId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u }, quantity: { pattern: /^(0|[1-9]\d{0,17})$/u } } as const;

export const reductionLimits = { accountId: { pattern: /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/u }, targetAmount: { pattern: /^(0|[1-9]\d{0,17})(\.\d{1,8})?$/u }, positions: { maxItems: 100 } } as const;

export const symbolsParameterLimits = { pattern: /^[A-Z0-9.\-]{1,20}(,[A-Z0-9.\-]{1,20}){0,99}$/u } as const;

export const readerZoneParameterLimits = { minLength: 1, maxLength: 64, pattern: /^[A-Za-z0-9_+/\-]*$/u } as const;

export const limitParameterLimits = { minimum: 1, maximum: 100, default: 20 } as const;

export const cursorParameterLimits = { minLength: 1, maxLength: 512 } as const;

export const tokenInQueryParameterLimits = { pattern: /^[A-Za-z0-9_\-]{43}$/u } as const;
