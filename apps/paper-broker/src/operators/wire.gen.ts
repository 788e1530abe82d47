// Generated from openapi-operators.yaml by `npm run gen`. Do not edit.
// The operators’ contract as it is on the wire.

export interface paths {
    readonly "/enrolment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get the key for an authenticator app
         * @description Asked again, it answers another key, and only that one counts. A code holds for 24 hours.
         */
        readonly post: operations["startEnrolment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/enrolment/finish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Choose a password, prove the authenticator app, and be signed in */
        readonly post: operations["finishEnrolment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Who is signed in */
        readonly get: operations["getOperatorSession"];
        readonly put?: never;
        /**
         * Sign in
         * @description Whatever is wrong, the answer is the same. After five wrong ones in 15 minutes a name waits 60 seconds, and twice as long after each further one, up to 15 minutes. A code is taken once.
         */
        readonly post: operations["signInOperator"];
        /** Sign out */
        readonly delete: operations["signOutOperator"];
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
        readonly get: operations["listCases"];
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
                readonly kind: components["schemas"]["ReviewKind"];
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** A case with its record and its pictures */
        readonly get: operations["getCase"];
        readonly put?: never;
        /**
         * Decide a case, or propose a decision that needs a second person
         * @description `partial` is for deposits and needs `audit_amount`. The customer of a refusal or a part reads `reason_key` in their own language, and `reason` beside it as the reviewer's own words. One of both is required; without a key it is the last of the list. The `reason` of a pass is required, and stays in the audit. A refused verification may say of each of its pictures what is wrong with it.
         */
        readonly post: operations["decideCase"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/picture/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /**
         * A picture that a customer sent
         * @description Each look is in the audit.
         */
        readonly get: operations["getPicture"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/proposal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What waits for a second person, the oldest first
         * @description At most 200.
         */
        readonly get: operations["listProposals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/proposal/{id}": {
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
        /** Confirm what somebody else has proposed; it happens at once */
        readonly post: operations["confirmProposal"];
        /**
         * Take a proposal back, or turn one down
         * @description Its own proposer may, and every approver. What it was about waits as before.
         */
        readonly delete: operations["withdrawProposal"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Find customers
         * @description By id, mail address or phone number, each in full, or by the beginning of a mail address or nickname. At most 50.
         */
        readonly get: operations["searchMembers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/{id}/freeze": {
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
        /**
         * Propose to freeze a customer
         * @description Once confirmed, every session of the customer ends and none begins; money and orders stay where they are.
         */
        readonly post: operations["freezeMember"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/{id}/unfreeze": {
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
        /** Propose to end a freeze */
        readonly post: operations["unfreezeMember"];
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
        readonly get: operations["listQuestions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/support/{id}": {
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
        /**
         * Answer a customer
         * @description Answers 200 when the same answer is the last message already.
         */
        readonly post: operations["answerQuestion"];
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
        readonly get: operations["listParkedWork"];
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
        readonly post: operations["releaseParkedWork"];
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
        readonly get: operations["readSecurityLog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ledger": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the ledger and all fills are sound, looked at now */
        readonly get: operations["checkLedger"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/operator": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every operator, by name */
        readonly get: operations["listOperators"];
        readonly put?: never;
        /** Add an operator */
        readonly post: operations["addOperator"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/operator/{id}": {
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
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Give an operator another role, or disable them, or take that back
         * @description Their sessions end. Another role, or access again, needs a confirmation by another person. There is always an administrator who can work.
         */
        readonly patch: operations["changeOperator"];
        readonly trace?: never;
    };
    readonly "/operator/{id}/enrolment": {
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
        /**
         * Let an operator choose password and authenticator app anew
         * @description The old ones end at once, and so do their sessions. After the enrolment another person confirms who it is.
         */
        readonly post: operations["renewEnrolment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/operator/{id}/confirm": {
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
        /**
         * Confirm an operator to whom somebody else gave a code, a role or access
         * @description Ask the operator whether they have enrolled themselves, by a way that the administrator does not control.
         */
        readonly post: operations["confirmOperator"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What operators did, the oldest first */
        readonly get: operations["listAudit"];
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
        /** @enum {string} */
        readonly Role: "reviewer" | "approver" | "administrator";
        readonly OperatorName: string;
        /** @description 24 letters and digits; case and hyphens do not matter. */
        readonly EnrolmentCode: string;
        readonly Totp: string;
        /** @description Compared as it is, never trimmed. */
        readonly OperatorPassword: string;
        readonly EnrolmentStart: {
            readonly code: components["schemas"]["EnrolmentCode"];
        };
        readonly EnrolmentKey: {
            readonly name: string;
            readonly role: components["schemas"]["Role"];
            /** @description Base32, to be typed. */
            readonly secret: string;
            /** @description For a picture to be scanned. */
            readonly uri: string;
        };
        readonly EnrolmentFinish: {
            readonly code: components["schemas"]["EnrolmentCode"];
            readonly password: components["schemas"]["OperatorPassword"];
            readonly totp: components["schemas"]["Totp"];
        };
        readonly OperatorSignIn: {
            readonly name: string;
            readonly password: string;
            readonly totp: components["schemas"]["Totp"];
        };
        readonly OperatorSession: {
            /** @description Whether the operator may work. False until another person has confirmed them. */
            readonly confirmed: boolean;
            readonly operator: {
                readonly id: components["schemas"]["Id"];
                readonly name: string;
                readonly role: components["schemas"]["Role"];
            };
            /** @description In USD. */
            readonly four_eyes_above: string;
        };
        readonly NewSession: components["schemas"]["OperatorSession"] & {
            readonly token: string;
        };
        readonly Why: {
            readonly reason: components["schemas"]["Text"];
        };
        /** @enum {string} */
        readonly ReviewKind: "deposit" | "withdrawal" | "kyc" | "close" | "loan" | "ipo" | "block";
        readonly CaseList: {
            readonly data: readonly components["schemas"]["Case"][];
        };
        readonly Case: {
            readonly kind: components["schemas"]["ReviewKind"];
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
            /** @description How much money is at stake. */
            readonly amount: string | null;
            readonly currency: string | null;
            /** @description A decision needs a second person. */
            readonly needs_second: boolean;
            /** @description Of a decision that waits for a second person. */
            readonly proposal_id: string | null;
        };
        readonly CaseDetail: components["schemas"]["Case"] & {
            /** @description What the customer sent with it. */
            readonly pictures: readonly {
                readonly label: string;
                readonly id: components["schemas"]["Id"];
            }[];
            /** @description Why it may be refused: the list of its kind in openapi.yaml. */
            readonly reasons: readonly {
                readonly key: string;
                /** @description The values that the key needs in `reason_params`. */
                readonly params: readonly string[];
            }[];
            readonly record: components["schemas"]["RecordOfCase"];
        };
        readonly CaseDecision: {
            readonly decision: components["schemas"]["Verdict"];
            readonly audit_amount?: components["schemas"]["Amount"];
            readonly reason_key?: components["schemas"]["ReasonKey"];
            readonly reason_params?: components["schemas"]["ReasonParams"];
            /** @description The reviewer's own words. */
            readonly reason?: components["schemas"]["Text"];
            /** @description Of a refused verification: the picture, and what is wrong with it. */
            readonly parts?: {
                readonly [key: string]: string;
            };
        };
        /** @description A value of the list of the case's kind in openapi.yaml: `DepositReason`, `WithdrawalReason`, `KycReason`, `CloseReason`, `LoanReason`, `IpoReason`; of a block trade the last four of `OrderReason`. */
        readonly ReasonKey: string;
        readonly ReasonParams: {
            /** @description In the currency of the case. */
            readonly amount?: components["schemas"]["Amount"];
        };
        /** @enum {string} */
        readonly Verdict: "pass" | "partial" | "refuse";
        readonly RecordOfCase: {
            readonly [key: string]: unknown;
        };
        readonly ProposalList: {
            readonly data: readonly components["schemas"]["Proposal"][];
        };
        readonly Proposal: {
            readonly id: components["schemas"]["Id"];
            /** @description `freeze`, `unfreeze`, or `decide_` and the kind of the case. */
            readonly action: string;
            /** @description A case or a customer. */
            readonly subject_id: string;
            readonly member_id: string;
            readonly decision: string | null;
            readonly audit_amount: string | null;
            /** @description How much money is at stake. */
            readonly amount: string | null;
            readonly currency: string | null;
            readonly reason: string;
            /** @description The operator's name. */
            readonly proposed_by: string;
            readonly proposed_at: components["schemas"]["Instant"];
        };
        readonly MemberList: {
            readonly data: readonly {
                readonly id: components["schemas"]["Id"];
                readonly nickname: string;
                readonly mail: string | null;
                readonly phone: string | null;
                readonly vip: boolean;
                readonly kyc_status: string;
                /** @description By operators. */
                readonly frozen: boolean;
                readonly created_at: components["schemas"]["Instant"];
            }[];
        };
        readonly UnansweredList: {
            readonly data: readonly (components["schemas"]["SupportMessage"] & {
                readonly member_id: components["schemas"]["Id"];
            })[];
        };
        readonly SupportAnswer: {
            readonly text: string;
        };
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
        readonly OperatorList: {
            readonly data: readonly components["schemas"]["Operator"][];
        };
        readonly Operator: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            readonly role: components["schemas"]["Role"];
            /**
             * @description Who is invited has a code for enrolment and cannot sign in. Who is unconfirmed has enrolled and cannot work.
             * @enum {string}
             */
            readonly state: "invited" | "unconfirmed" | "active" | "disabled";
            readonly created_at: components["schemas"]["Instant"];
        };
        readonly NewOperator: {
            readonly name: components["schemas"]["OperatorName"];
            readonly role: components["schemas"]["Role"];
            readonly reason: components["schemas"]["Text"];
        };
        /** @description One of role and disabled at least. */
        readonly OperatorChange: {
            readonly role?: components["schemas"]["Role"];
            readonly disabled?: boolean;
            readonly reason: components["schemas"]["Text"];
        };
        readonly Enrolment: {
            readonly operator: components["schemas"]["Operator"];
            readonly code: components["schemas"]["EnrolmentCode"];
            readonly expires_at: components["schemas"]["Instant"];
        };
        readonly AuditList: {
            readonly data: readonly {
                readonly id: components["schemas"]["Id"];
                readonly at: components["schemas"]["Instant"];
                /** @description The name; `control plane` and `command` are none. */
                readonly operator: string;
                readonly operator_id: string | null;
                readonly role: string | null;
                readonly address: string;
                readonly action: string;
                readonly subject_kind: string | null;
                readonly subject_id: string | null;
                readonly member_id: string | null;
                readonly proposal_id: string | null;
                readonly reason: string | null;
                readonly before: components["schemas"]["AuditState"];
                readonly after: components["schemas"]["AuditState"];
            }[];
        };
        readonly AuditState: {
            readonly [key: string]: unknown;
        } | null;
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
        /** @description A prefix that names the kind, and a ULID. Opaque. */
        readonly Id: string;
        /**
         * Format: date-time
         * @description RFC 3339, UTC, milliseconds.
         * @example 2026-03-02T15:00:00.000Z
         */
        readonly Instant: string;
        /**
         * @description A decimal number that is not negative, as text. What a request may name as a price or an amount.
         * @example 41.5
         */
        readonly Amount: string;
        /** @description One line of text. */
        readonly Text: string;
        readonly SupportMessage: {
            readonly id: components["schemas"]["Id"];
            /** @description `automatic`: no person has read the message yet. */
            readonly author: 'member' | 'desk' | 'automatic' | (string & {});
            readonly text: string;
            readonly upload_ids: readonly components["schemas"]["Id"][];
            readonly created_at: components["schemas"]["Instant"];
        };
    };
    responses: {
        /** @description Signed in. */
        readonly OperatorSession: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "token": "hS2uT3xZ0qK9bV7mC1nR5wE8yL4aG6dJ0fP2iO3sQ1c",
                 *       "operator": {
                 *         "id": "opr_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *         "name": "ada",
                 *         "role": "administrator"
                 *       },
                 *       "confirmed": false,
                 *       "four_eyes_above": "10000"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewSession"];
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
        /** @description Nothing has happened yet; it waits for a second person. */
        readonly Proposed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "prp_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "action": "decide_withdrawal",
                 *       "subject_id": "wdr_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "member_id": "mem_01K9G5V3M8Q2W7X4Y6Z0A1B2C9",
                 *       "decision": "pass",
                 *       "audit_amount": null,
                 *       "amount": "25000",
                 *       "currency": "USD",
                 *       "reason": "The account is the customer's own",
                 *       "proposed_by": "ben",
                 *       "proposed_at": "2026-03-02T15:00:00.000Z"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Proposal"];
            };
        };
        /** @description The code is shown this once. */
        readonly Enrolment: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "operator": {
                 *         "id": "opr_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *         "name": "ben",
                 *         "role": "reviewer",
                 *         "state": "invited",
                 *         "created_at": "2026-03-02T15:00:00.000Z"
                 *       },
                 *       "code": "K7Q2-M9XW-4TRB-2FHN-8PDC-6JVA",
                 *       "expires_at": "2026-03-03T15:00:00.000Z"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Enrolment"];
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
        /** @description Too many requests or tries. */
        readonly TooManyRequests: {
            headers: {
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/errors/rate_limited",
                 *       "title": "Too many requests",
                 *       "status": 429,
                 *       "code": "rate_limited",
                 *       "message": "Please wait a moment",
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
        /** @description Signed in or not, this account may not. */
        readonly Forbidden: {
            headers: {
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/errors/account_locked",
                 *       "title": "Account locked",
                 *       "status": 403,
                 *       "code": "account_locked",
                 *       "message": "This account is locked. Please contact customer service.",
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
    };
    parameters: {
        /** @description Only of this customer. */
        readonly OfMember: string;
        /** @description Only of this kind, `sign_in` for example. */
        readonly OfKind: string;
        /** @description Why, for the audit. */
        readonly Reason: string;
        readonly Id: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /** @description The quota and its window. `"default";q=120;w=60` is 120 in 60 s. */
        readonly "RateLimit-Policy": string;
        /** @description The calls that are left, and for how long. `"default";r=37;t=12` is 37 for 12 s. */
        readonly RateLimit: string;
        /** @description Seconds to wait. */
        readonly "Retry-After": number;
        /** @description Always `Bearer`. */
        readonly "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly startEnrolment: {
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
                 *       "code": "K7Q2-M9XW-4TRB-2FHN-8PDC-6JVA"
                 *     }
                 */
                readonly "application/json": components["schemas"]["EnrolmentStart"];
            };
        };
        readonly responses: {
            /** @description What the app is given. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "ada",
                     *       "role": "administrator",
                     *       "secret": "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
                     *       "uri": "otpauth://totp/Fairlot:ada?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Fairlot"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["EnrolmentKey"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly finishEnrolment: {
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
                 *       "code": "K7Q2-M9XW-4TRB-2FHN-8PDC-6JVA",
                 *       "password": "Correct-horse-7",
                 *       "totp": "287082"
                 *     }
                 */
                readonly "application/json": components["schemas"]["EnrolmentFinish"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["OperatorSession"];
            readonly 400: components["responses"]["Invalid"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getOperatorSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The operator, and from which amount on a second person is needed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "operator": {
                     *         "id": "opr_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *         "name": "ada",
                     *         "role": "reviewer"
                     *       },
                     *       "confirmed": true,
                     *       "four_eyes_above": "10000"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["OperatorSession"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly signInOperator: {
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
                 *       "name": "ada",
                 *       "password": "Correct-horse-7",
                 *       "totp": "287082"
                 *     }
                 */
                readonly "application/json": components["schemas"]["OperatorSignIn"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["OperatorSession"];
            readonly 400: components["responses"]["Invalid"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly signOutOperator: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session has ended. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listCases: {
        readonly parameters: {
            readonly query?: {
                /** @description Only of this kind. */
                readonly kind?: components["schemas"]["ReviewKind"];
                /** @description Only of this customer. */
                readonly member_id?: components["schemas"]["Id"];
            };
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
                     *           "summary": "Deposit 250 EUR by card_eur, reference FLD4K7Q2",
                     *           "amount": "250",
                     *           "currency": "EUR",
                     *           "needs_second": false,
                     *           "proposal_id": null
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CaseList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly kind: components["schemas"]["ReviewKind"];
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The case. What is not waiting any more answers 404. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "kyc",
                     *       "id": "kyc_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *       "member_id": "mem_01K9G5V3M8Q2W7X4Y6Z0A1B2C9",
                     *       "submitted_at": "2026-03-02T15:00:00.000Z",
                     *       "due_at": "2026-03-03T15:00:00.000Z",
                     *       "summary": "Identity of Ada Example, idcard AB1234567",
                     *       "amount": null,
                     *       "currency": null,
                     *       "needs_second": false,
                     *       "proposal_id": null,
                     *       "pictures": [
                     *         {
                     *           "label": "front",
                     *           "id": "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C5"
                     *         }
                     *       ],
                     *       "reasons": [
                     *         {
                     *           "key": "blurred",
                     *           "params": []
                     *         },
                     *         {
                     *           "key": "other",
                     *           "params": []
                     *         }
                     *       ],
                     *       "record": {
                     *         "status": "under_review",
                     *         "document_type": "idcard"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CaseDetail"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly decideCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly kind: components["schemas"]["ReviewKind"];
                readonly id: components["parameters"]["Id"];
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
                readonly "application/json": components["schemas"]["CaseDecision"];
            };
        };
        readonly responses: {
            /** @description Decided. The record as its customer sees it: `Deposit`, `Withdrawal`, `Kyc`, `CloseRequest`, `Loan`, `IpoSubscription` or `Order` of openapi.yaml, by the kind. */
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
                    readonly "application/json": components["schemas"]["RecordOfCase"];
                };
            };
            readonly 202: components["responses"]["Proposed"];
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getPicture: {
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
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listProposals: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The proposals. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "prp_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "action": "freeze",
                     *           "subject_id": "mem_01K9G5V3M8Q2W7X4Y6Z0A1B2C9",
                     *           "member_id": "mem_01K9G5V3M8Q2W7X4Y6Z0A1B2C9",
                     *           "decision": null,
                     *           "audit_amount": null,
                     *           "amount": null,
                     *           "currency": null,
                     *           "reason": "The customer called, the phone was stolen",
                     *           "proposed_by": "ben",
                     *           "proposed_at": "2026-03-02T15:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ProposalList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly confirmProposal: {
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
                 *       "reason": "Called back under the number we know"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Why"];
            };
        };
        readonly responses: {
            /** @description It is done. A case's record or a customer's state, as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "mem_01K9G5V3M8Q2W7X4Y6Z0A1B2C9",
                     *       "frozen": true
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RecordOfCase"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly withdrawProposal: {
        readonly parameters: {
            readonly query: {
                /** @description Why, for the audit. */
                readonly reason: components["parameters"]["Reason"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is off the list. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly searchMembers: {
        readonly parameters: {
            readonly query: {
                readonly search: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The customers, by nickname. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "mem_01K9G5V3M8Q2W7X4Y6Z0A1B2C9",
                     *           "nickname": "Ada",
                     *           "mail": "ada@fairlot.example",
                     *           "phone": null,
                     *           "vip": false,
                     *           "kyc_status": "pass",
                     *           "frozen": false,
                     *           "created_at": "2026-03-02T15:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["MemberList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly freezeMember: {
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
                 *       "reason": "The customer called, the phone was stolen"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Why"];
            };
        };
        readonly responses: {
            readonly 202: components["responses"]["Proposed"];
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly unfreezeMember: {
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
                 *       "reason": "The phone is back"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Why"];
            };
        };
        readonly responses: {
            readonly 202: components["responses"]["Proposed"];
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listQuestions: {
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
            readonly 403: components["responses"]["Forbidden"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly answerQuestion: {
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
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listParkedWork: {
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
    readonly releaseParkedWork: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly source: components["schemas"]["WorkName"];
                readonly id: components["schemas"]["WorkName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "reason": "The mail server answers again"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Why"];
            };
        };
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
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readSecurityLog: {
        readonly parameters: {
            readonly query?: {
                /** @description Only of this customer. */
                readonly member_id?: components["parameters"]["OfMember"];
                /** @description Only of this kind, `sign_in` for example. */
                readonly kind?: components["parameters"]["OfKind"];
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
            readonly 403: components["responses"]["Forbidden"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly checkLedger: {
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
            readonly 403: components["responses"]["Forbidden"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listOperators: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The operators, disabled ones too. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "opr_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "name": "ada",
                     *           "role": "administrator",
                     *           "state": "active",
                     *           "created_at": "2026-03-02T15:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["OperatorList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly addOperator: {
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
                 *       "name": "ben",
                 *       "role": "reviewer",
                 *       "reason": "Joins the desk on Monday"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewOperator"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Enrolment"];
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly changeOperator: {
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
                 *       "disabled": true,
                 *       "reason": "Has left the company"
                 *     }
                 */
                readonly "application/json": components["schemas"]["OperatorChange"];
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
                     *       "id": "opr_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *       "name": "ben",
                     *       "role": "reviewer",
                     *       "state": "disabled",
                     *       "created_at": "2026-03-02T15:00:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Operator"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly renewEnrolment: {
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
                 *       "reason": "Lost the phone"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Why"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Enrolment"];
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly confirmOperator: {
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
                 *       "reason": "Asked her at her desk"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Why"];
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
                     *       "id": "opr_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *       "name": "ben",
                     *       "role": "reviewer",
                     *       "state": "active",
                     *       "created_at": "2026-03-02T15:00:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Operator"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listAudit: {
        readonly parameters: {
            readonly query?: {
                /** @description Only of this customer. */
                readonly member_id?: components["parameters"]["OfMember"];
                /** @description Only from this moment on. */
                readonly from?: components["schemas"]["Instant"];
                /** @description Only what follows the entry with this id; the last one of a page gives the next page. */
                readonly after?: components["schemas"]["Id"];
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entries. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "aud_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "at": "2026-03-02T15:00:00.000Z",
                     *           "operator": "ben",
                     *           "operator_id": "opr_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "role": "reviewer",
                     *           "address": "192.0.2.7",
                     *           "action": "decided",
                     *           "subject_kind": "deposit",
                     *           "subject_id": "dep_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "member_id": "mem_01K9G5V3M8Q2W7X4Y6Z0A1B2C9",
                     *           "proposal_id": null,
                     *           "reason": "The money is there",
                     *           "before": {
                     *             "status_key": "wait"
                     *           },
                     *           "after": {
                     *             "status_key": "pass"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AuditList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly default: components["responses"]["Problem"];
        };
    };
}
