import type { components, operations } from './schema.gen.js';

export { createClient } from './client.js';
export type {
  ApiClient,
  Call,
  CallOptions,
  ClientOptions,
  Download,
  StreamOptions,
  Timeouts,
  UnauthorizedEvent,
} from './client.js';
export { ApiError, clientCode, isApiError } from './errors.js';
export type { ApiErrorCode, ApiFieldError, ClientCode } from './errors.js';
export type { EventStream } from './eventStream.js';
export { newIdempotencyKey } from './idempotencyKey.js';
export { memberStream } from './memberStream.js';
export type { MemberEvent } from './memberStream.js';
export { quoteStream } from './quoteStream.js';
export type { QuoteStream, QuoteStreamOptions, StreamState } from './quoteStream.js';
export type { UploadOptions } from './upload.js';

/** Every named shape of the contract, in camelCase. @example type Order = Schemas['Order'] */
export type Schemas = components['schemas'];

/** Every operation of the contract, in camelCase. @example type Query = Operations['explainFigure']['parameters'] */
export type Operations = operations;
