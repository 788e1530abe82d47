// Generated from openapi-control.yaml by `npm run gen`. Do not edit.
// The control plane’s contract as it is on the wire.

export interface paths {
    readonly "/clock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Business time */
        readonly get: operations["getClock"];
        readonly put?: never;
        /**
         * Change the mode of business time, or move it
         * @description Everything due by the new time has happened when it answers. A fresh `manual` clock starts where `demo` would; a `real` one cannot be moved. Stopped by the server's end before that, it answers 503 and may be sent again.
         */
        readonly post: operations["moveClock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/review": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What waits for a decision, the oldest first
         * @description At most 200 of each kind.
         */
        readonly get: operations["listReviews"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/review/{kind}/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description deposit, withdrawal, kyc, close, loan, ipo or block; another kind answers 404. */
                readonly kind: string;
                /** @description Of the case, as the list names it. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Decide a case
         * @description `partial` is for deposits and needs `audit_amount`; the customer of a refusal reads `reason_key` in their own language, and `reason` as the reviewer's own words. A refused verification may say of each of its pictures what is wrong with it.
         */
        readonly post: operations["decideReview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/upload/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** A picture that a customer sent */
        readonly get: operations["getReviewPicture"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/support": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Customers' last messages without an answer, the oldest first
         * @description At most 100.
         */
        readonly get: operations["listUnanswered"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/support/{member_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly member_id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Answer a customer
         * @description Answers 200 when the same answer is the last message already.
         */
        readonly post: operations["answerMember"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a customer a VIP, or lock the account; or take that back */
        readonly post: operations["changeMember"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/instrument/{symbol}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly symbol: components["parameters"]["Symbol"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Halt an instrument, or let it trade again */
        readonly post: operations["changeInstrument"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/outbox": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Mails and text messages, the newest first
         * @description At most 100. A code that was used or has expired is erased.
         */
        readonly get: operations["listOutbox"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/parked": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Due work that failed too often, and why
         * @description At most 500.
         */
        readonly get: operations["listParked"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/parked/{source}/{id}/release": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly source: components["schemas"]["WorkName"];
                readonly id: components["schemas"]["WorkName"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Try parked work again */
        readonly post: operations["releaseParked"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/security": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What happened to accounts, the newest first
         * @description At most 200.
         */
        readonly get: operations["listSecurityEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/invariants": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the ledger and all fills are sound, looked at now */
        readonly get: operations["checkInvariants"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description `demo` skips the hours in which markets are closed, `real` is wall time, `manual` stands until it is moved.
         * @enum {string}
         */
        readonly ClockMode: "demo" | "real" | "manual";
        readonly Clock: {
            readonly now: components["schemas"]["Instant"];
            readonly mode: components["schemas"]["ClockMode"];
        };
        readonly ClockMove: {
            readonly mode?: components["schemas"]["ClockMode"];
            /**
             * Format: date-time
             * @description The new time: never an earlier one, and at most 400 days ahead.
             */
            readonly set?: string;
            /** @description At most 400 days. Each call moves on; `set` can be repeated. */
            readonly advance_ms?: number;
        };
        readonly ReviewList: {
            readonly data: readonly components["schemas"]["Review"][];
        };
        readonly Review: {
            /** @enum {string} */
            readonly kind: "deposit" | "withdrawal" | "kyc" | "close" | "loan" | "ipo" | "block";
            readonly id: components["schemas"]["Id"];
            readonly member_id: components["schemas"]["Id"];
            readonly submitted_at: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description By when a decision is promised; null where nothing is.
             */
            readonly due_at: string | null;
            /** @description One line that says what is asked. */
            readonly summary: string;
            /** @description What the customer sent with it. */
            readonly images?: readonly {
                readonly label: string;
                /** @description Of this server, opened with the same token. */
                readonly url: string;
            }[];
        };
        readonly Decision: {
            /** @enum {string} */
            readonly decision: "pass" | "partial" | "refuse";
            readonly audit_amount?: components["schemas"]["Amount"];
            readonly reason_key?: components["schemas"]["ReasonKey"];
            readonly reason_params?: components["schemas"]["ReasonParams"];
            /** @description The reviewer's own words. */
            readonly reason?: string;
            /** @description Of a refused verification: the picture, and what is wrong with it. */
            readonly parts?: {
                readonly [key: string]: string;
            };
        };
        readonly DecidedRecord: {
            readonly [key: string]: unknown;
        };
        readonly MemberChange: {
            readonly vip?: boolean;
            readonly locked?: boolean;
        };
        readonly MemberState: {
            readonly id: components["schemas"]["Id"];
            readonly vip: boolean;
            readonly locked: boolean;
        };
        /** @enum {string} */
        readonly InstrumentStatus: "active" | "halted";
        readonly InstrumentChange: {
            readonly status: components["schemas"]["InstrumentStatus"];
        };
        readonly InstrumentState: {
            readonly symbol: components["schemas"]["Symbol"];
            readonly status: components["schemas"]["InstrumentStatus"];
        };
        readonly OutboxList: {
            readonly data: readonly {
                readonly to: string;
                /** @enum {string} */
                readonly channel: "mail" | "phone";
                readonly purpose: string;
                readonly code: string | null;
                /** @description Empty once it was erased. */
                readonly body: string;
                readonly at: components["schemas"]["Instant"];
            }[];
        };
        readonly FieldError: {
            /** @description The field on the wire, with dots and indices: `items.0.symbol`. */
            readonly path: string;
            readonly code: string;
            readonly message: string;
            /** @description The values inside the message, as text. */
            readonly params?: {
                readonly [key: string]: string;
            };
        };
        /** @description Problem details (RFC 9457) with the product's own members. */
        readonly ErrorProblem: {
            /** @description `/errors/` and the code. */
            readonly type: string;
            /** @description Short English text for developers. */
            readonly title: string;
            readonly status: number;
            /** @description Stable and machine-readable; never translated. */
            readonly code: string;
            /** @description In the customer's language, safe to show. A list exactly when `errors` has more than one entry, in the same order. */
            readonly message: string | readonly string[];
            readonly errors?: readonly components["schemas"]["FieldError"][];
            /** @description What to quote to customer service. */
            readonly request_id: string;
        };
        /**
         * Format: date-time
         * @description RFC 3339, UTC, milliseconds.
         * @example 2026-03-02T15:00:00.000Z
         */
        readonly Instant: string;
        /** @description A prefix that names the kind, and a ULID. Opaque. */
        readonly Id: string;
        /**
         * @description A decimal number that is not negative, as text. What a request may name as a price or an amount.
         * @example 41.5
         */
        readonly Amount: string;
        /** @description A value of the list of the case's kind in openapi.yaml: `DepositReason`, `WithdrawalReason`, `KycReason`, `CloseReason`, `LoanReason`, `IpoReason`; of a block trade the last four of `OrderReason`. */
        readonly ReasonKey: string;
        readonly ReasonParams: {
            /** @description In the currency of the case. */
            readonly amount?: components["schemas"]["Amount"];
        };
        readonly SupportMessage: {
            readonly id: components["schemas"]["Id"];
            /** @description `automatic`: no person has read the message yet. */
            readonly author: 'member' | 'desk' | 'automatic' | (string & {});
            readonly text: string;
            readonly upload_ids: readonly components["schemas"]["Id"][];
            readonly created_at: components["schemas"]["Instant"];
        };
        readonly UnansweredList: {
            readonly data: readonly (components["schemas"]["SupportMessage"] & {
                readonly member_id: components["schemas"]["Id"];
            })[];
        };
        readonly SupportAnswer: {
            readonly text: string;
        };
        /**
         * @description Names an instrument or an index.
         * @example NLTO
         */
        readonly Symbol: string;
        /** @description As the server calls its work and the items of it. */
        readonly WorkName: string;
        readonly ParkedList: {
            readonly data: readonly {
                readonly source: components["schemas"]["WorkName"];
                readonly id: components["schemas"]["WorkName"];
                readonly attempts: number;
                readonly reason: string;
                readonly parked_at: components["schemas"]["Instant"];
            }[];
        };
        readonly Released: {
            readonly source: components["schemas"]["WorkName"];
            readonly id: components["schemas"]["WorkName"];
        };
        readonly SecurityEventList: {
            readonly data: readonly {
                readonly id: components["schemas"]["Id"];
                readonly at: components["schemas"]["Instant"];
                readonly kind: string;
                /** @enum {string} */
                readonly actor: "member" | "operator";
                readonly member_id: string | null;
                /** @description The fingerprint of a name that nobody has. */
                readonly identity_hash: string | null;
                /** @description The client's network address. */
                readonly address: string;
                readonly agent: string;
                /** @description `ok`, or the code of the refusal. */
                readonly result: string;
                readonly subject: string | null;
            }[];
        };
        readonly InvariantReport: {
            readonly ok: boolean;
            readonly checks: readonly {
                readonly id: string;
                readonly ok: boolean;
                readonly detail: string;
            }[];
        };
    };
    responses: {
        /** @description Business time as it is now. */
        readonly Clock: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "now": "2026-03-02T15:00:00.000Z",
                 *       "mode": "manual"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Clock"];
            };
        };
        /** @description Any other error. */
        readonly Problem: {
            headers: {
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/errors/internal",
                 *       "title": "Internal error",
                 *       "status": 500,
                 *       "code": "internal",
                 *       "message": "Something went wrong on our side. Please try again.",
                 *       "errors": [],
                 *       "request_id": "req_01K9G5V3M8Q2W7X4Y6Z0A1B2C8"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["ErrorProblem"];
            };
        };
        /** @description No session, or it is over. The only meaning of 401. */
        readonly Unauthenticated: {
            headers: {
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/errors/unauthenticated",
                 *       "title": "Not signed in",
                 *       "status": 401,
                 *       "code": "unauthenticated",
                 *       "message": "Please Login",
                 *       "errors": [],
                 *       "request_id": "req_01K9G5V3M8Q2W7X4Y6Z0A1B2C8"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["ErrorProblem"];
            };
        };
        /** @description The shape is wrong; `errors` names every field. */
        readonly Invalid: {
            headers: {
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/errors/validation",
                 *       "title": "Invalid request",
                 *       "status": 400,
                 *       "code": "validation",
                 *       "message": "Minimum unit 1",
                 *       "errors": [
                 *         {
                 *           "path": "quantity",
                 *           "code": "minimum_unit",
                 *           "message": "Minimum unit 1",
                 *           "params": {
                 *             "min": "1"
                 *           }
                 *         }
                 *       ],
                 *       "request_id": "req_01K9G5V3M8Q2W7X4Y6Z0A1B2C8"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["ErrorProblem"];
            };
        };
        /** @description In conflict with the state, the version or a request that is running. */
        readonly Conflict: {
            headers: {
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/errors/version_conflict",
                 *       "title": "Version conflict",
                 *       "status": 409,
                 *       "code": "version_conflict",
                 *       "message": "This has changed in the meantime. Please look again.",
                 *       "errors": [],
                 *       "request_id": "req_01K9G5V3M8Q2W7X4Y6Z0A1B2C8"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["ErrorProblem"];
            };
        };
        /** @description Unknown, or someone else’s. */
        readonly NotFound: {
            headers: {
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/errors/not_found",
                 *       "title": "Not found",
                 *       "status": 404,
                 *       "code": "not_found",
                 *       "message": "We could not find that.",
                 *       "errors": [],
                 *       "request_id": "req_01K9G5V3M8Q2W7X4Y6Z0A1B2C8"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["ErrorProblem"];
            };
        };
        /** @description Well formed, but not possible. */
        readonly Refused: {
            headers: {
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/errors/insufficient_funds",
                 *       "title": "Insufficient funds",
                 *       "status": 422,
                 *       "code": "insufficient_funds",
                 *       "message": "This order needs 4102.05 USD; 900 USD is available.",
                 *       "errors": [
                 *         {
                 *           "path": "quantity",
                 *           "code": "insufficient_funds",
                 *           "message": "This order needs 4102.05 USD; 900 USD is available.",
                 *           "params": {
                 *             "needed": "4102.05",
                 *             "available": "900",
                 *             "currency": "USD"
                 *           }
                 *         }
                 *       ],
                 *       "request_id": "req_01K9G5V3M8Q2W7X4Y6Z0A1B2C8"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["ErrorProblem"];
            };
        };
        /** @description The message, as the customer sees it. */
        readonly Answered: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "msg_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                 *       "author": "desk",
                 *       "text": "It arrives today.",
                 *       "upload_ids": [],
                 *       "created_at": "2026-03-02T15:01:00.000Z"
                 *     }
                 */
                readonly "application/json": components["schemas"]["SupportMessage"];
            };
        };
    };
    parameters: {
        readonly Id: components["schemas"]["Id"];
        readonly Symbol: components["schemas"]["Symbol"];
    };
    requestBodies: never;
    headers: {
        /** @description The quota and its window. `"default";q=120;w=60` is 120 in 60 s. */
        readonly "RateLimit-Policy": string;
        /** @description The calls that are left, and for how long. `"default";r=37;t=12` is 37 for 12 s. */
        readonly RateLimit: string;
        /** @description Always `Bearer`. */
        readonly "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Clock"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly moveClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "mode": "manual",
                 *       "advance_ms": 3600000
                 *     }
                 */
                readonly "application/json": components["schemas"]["ClockMove"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Clock"];
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 409: components["responses"]["Conflict"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listReviews: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The cases. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "kind": "deposit",
                     *           "id": "dep_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "member_id": "mem_01K9G5V3M8Q2W7X4Y6Z0A1B2C9",
                     *           "submitted_at": "2026-03-02T15:00:00.000Z",
                     *           "due_at": "2026-03-02T15:05:00.000Z",
                     *           "summary": "Deposit 250 EUR by card_eur, reference FLD4K7Q2"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ReviewList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly decideReview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description deposit, withdrawal, kyc, close, loan, ipo or block; another kind answers 404. */
                readonly kind: string;
                /** @description Of the case, as the list names it. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "decision": "partial",
                 *       "audit_amount": "200",
                 *       "reason_key": "bank_fee",
                 *       "reason": "Your bank kept 50"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Decision"];
            };
        };
        readonly responses: {
            /** @description The record as its customer sees it: `Deposit`, `Withdrawal`, `Kyc`, `CloseRequest`, `Loan`, `IpoSubscription` or `Order` of openapi.yaml, by the kind. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "dep_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *       "status": 2,
                     *       "status_key": "partial",
                     *       "audit_amount": "200"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["DecidedRecord"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getReviewPicture: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The picture, as an attachment. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/jpeg": string;
                    readonly "image/png": string;
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listUnanswered: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The messages. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "member_id": "mem_01K9G5V3M8Q2W7X4Y6Z0A1B2C9",
                     *           "id": "msg_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "author": "member",
                     *           "text": "When does my deposit arrive?",
                     *           "upload_ids": [],
                     *           "created_at": "2026-03-02T15:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["UnansweredList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly answerMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly member_id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "text": "It arrives today."
                 *     }
                 */
                readonly "application/json": components["schemas"]["SupportAnswer"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Answered"];
            readonly 201: components["responses"]["Answered"];
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly changeMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "vip": true
                 *     }
                 */
                readonly "application/json": components["schemas"]["MemberChange"];
            };
        };
        readonly responses: {
            /** @description As it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "mem_01K9G5V3M8Q2W7X4Y6Z0A1B2C9",
                     *       "vip": true,
                     *       "locked": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["MemberState"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly changeInstrument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly symbol: components["parameters"]["Symbol"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "status": "halted"
                 *     }
                 */
                readonly "application/json": components["schemas"]["InstrumentChange"];
            };
        };
        readonly responses: {
            /** @description As it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "symbol": "NLTO",
                     *       "status": "halted"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["InstrumentState"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listOutbox: {
        readonly parameters: {
            readonly query?: {
                /** @description Only to this mail address or phone number. */
                readonly to?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The messages. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "to": "demo@fairlot.example",
                     *           "channel": "mail",
                     *           "purpose": "reset",
                     *           "code": "204816",
                     *           "body": "Your code is 204816. It is valid for 10 minutes.",
                     *           "at": "2026-03-02T15:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["OutboxList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listParked: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What waits for an operator. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "source": "job",
                     *           "id": "job_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "attempts": 10,
                     *           "reason": "Error: no such symbol",
                     *           "parked_at": "2026-03-02T15:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ParkedList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly releaseParked: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly source: components["schemas"]["WorkName"];
                readonly id: components["schemas"]["WorkName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is due again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "source": "job",
                     *       "id": "job_01K9G5V3M8Q2W7X4Y6Z0A1B2C3"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Released"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listSecurityEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description Only of this customer. */
                readonly member_id?: string;
                /** @description Only of this kind, `sign_in` for example. */
                readonly kind?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The events. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "sev_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "at": "2026-03-02T15:00:00.000Z",
                     *           "kind": "sign_in",
                     *           "actor": "member",
                     *           "member_id": "mem_01K9G5V3M8Q2W7X4Y6Z0A1B2C9",
                     *           "identity_hash": null,
                     *           "address": "192.0.2.7",
                     *           "agent": "Mozilla/5.0",
                     *           "result": "ok",
                     *           "subject": null
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SecurityEventList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly checkInvariants: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Every check with its result. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "checks": [
                     *         {
                     *           "id": "I1",
                     *           "ok": true,
                     *           "detail": "0 transactions do not sum to zero"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["InvariantReport"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
}
