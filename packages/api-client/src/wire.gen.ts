// Generated from openapi.yaml by `npm run gen`. Do not edit.
// The contract as it is on the wire: snake_case names.

export interface paths {
    readonly "/member/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in with mail or user id
         * @description One answer for an unknown user and a wrong password, in the same time. After 5 wrong tries in 15 minutes for one identity the answer is 429 with `Retry-After` 60 s, doubling to 15 minutes.
         */
        readonly post: operations["loginMember"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/login/phone": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in with a phone number
         * @description As `/member/login`. `areaCode` is camelCase on the wire.
         */
        readonly post: operations["loginMemberByPhone"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign out
         * @description The token stops working at once.
         */
        readonly post: operations["logoutMember"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Exchange a token for a new one
         * @deprecated
         * @description The old token is revoked. A token does not belong in an address: kept for old clients, redacted from logs, never cached. An invalid token answers 401.
         */
        readonly put: operations["rotateUserToken"];
        /**
         * Alias of /member/login
         * @deprecated
         */
        readonly post: operations["loginUser"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/check_logged": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Whether a token is valid
         * @deprecated
         * @description Always 200. Kept for old clients, as `PUT /user/login`.
         */
        readonly get: operations["checkUserLogged"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The signed-in customer, with balances */
        readonly get: operations["getProfile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change nickname, avatar, language, timezone or market
         * @description Fields that are left out stay as they are. The last write wins; there is no version.
         */
        readonly patch: operations["updateProfile"];
        readonly trace?: never;
    };
    readonly "/user": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Alias of /member/profile
         * @deprecated
         * @description Answers with a `Deprecation` header.
         */
        readonly get: operations["getUser"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/language": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The languages of the app */
        readonly get: operations["listLanguages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/market/app": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The markets, with their session now */
        readonly get: operations["listMarkets"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/currency": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The currencies, fiat and crypto */
        readonly get: operations["listCurrencies"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/setting/base": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Settings that the app starts with
         * @description Never cached, because it has the business time.
         */
        readonly get: operations["getBaseSettings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/aggregate/stat": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How much there is to see */
        readonly get: operations["getAggregateStat"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/calendar": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Trading days and hours of a market
         * @description One row for every day from `from` to `to`, both included, at most 400.
         */
        readonly get: operations["listCalendar"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/instrument": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Instruments with their quotes
         * @description Ranked by `section` where one is given, else by symbol. `query` matches the beginning of a symbol and any part of a name, without regard to case or accents.
         */
        readonly get: operations["listInstruments"];
        readonly put?: never;
        readonly post?: never;
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
        /** One instrument */
        readonly get: operations["getInstrument"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/mover": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The day's movers of a market */
        readonly get: operations["listMovers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Find instruments and indices */
        readonly get: operations["search"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/quote": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Quotes of up to 100 symbols
         * @description In the order asked for. Instruments and indices have quotes; so do replays (`GET /replay`), whose `as_of` is the close of their last real day. Unknown symbols answer 404, each named in `errors`.
         */
        readonly get: operations["listQuotes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/candle": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Price bars of one symbol
         * @description Bars that start in [`from`, `to`). Without `from`, the last `limit` bars before `to`; without `to`, up to now. The last bar may still be forming. A replay has bars of a day and longer, at the instants of its real days; others are `range_invalid`.
         */
        readonly get: operations["listCandles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/course": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The last session of up to 100 symbols, in a few levels each
         * @description For small drawings in lists. Each course begins with the close of the session before, then has the last price of each quarter of an hour. Instruments and indices have one. Up to five minutes old.
         */
        readonly get: operations["listCourses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/index": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** World indices with their quotes */
        readonly get: operations["listIndices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/index/{symbol}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly symbol: components["parameters"]["Symbol"];
            };
            readonly cookie?: never;
        };
        /** One index with its quote */
        readonly get: operations["getIndex"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/replay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Real prices of the past that can be played back
         * @description Recordings of real days. `/candle`, `/quote` and `/search` know their symbols; nothing else does: they cannot be traded or watched, and have no alerts. A client that shows them shows their dates.
         */
        readonly get: operations["listReplays"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/symbol": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Every symbol with its name, in one answer
         * @description For a search that must work without a network. Instruments, funds, indices and replays; the same rows as `/search`.
         */
        readonly get: operations["listSymbols"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stream/quote": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Live quotes as server-sent events
         * @description On connecting, the current quote of every symbol; then at most 4 a second and symbol, the newest winning.
         *
         *     | event | data |
         *     |---|---|
         *     | `quote` | `Quote` |
         *     | `status` | `MarketSession`: a session opened, paused or closed |
         *
         *     `id` counts the events of the stream by one; a reader that misses one reads `/quote` again. After
         *     `Last-Event-ID: n` the count goes on at n + 1. A comment is sent every 15 s; a reader that hears nothing for twice
         *     that long should connect again. At most 20 streams for one address, 4 for one member.
         */
        readonly get: operations["streamQuotes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/watchlist": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The customer's lists with their quotes */
        readonly get: operations["listWatchlists"];
        readonly put?: never;
        /** Create a list */
        readonly post: operations["createWatchlist"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/watchlist/{id}": {
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
        /** Delete a list */
        readonly delete: operations["deleteWatchlist"];
        readonly options?: never;
        readonly head?: never;
        /** Rename or move a list */
        readonly patch: operations["updateWatchlist"];
        readonly trace?: never;
    };
    readonly "/watchlist/{id}/item": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Replace the symbols, in this order
         * @description The same symbols in the same order change nothing and need no current version.
         */
        readonly put: operations["orderWatchlistItems"];
        /**
         * Add a symbol at the end
         * @description A symbol that is on the list already answers 200 and changes nothing.
         */
        readonly post: operations["addWatchlistItem"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/watchlist/{id}/item/{symbol}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
                readonly symbol: components["parameters"]["Symbol"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove a symbol
         * @description A symbol that is not on the list changes nothing.
         */
        readonly delete: operations["removeWatchlistItem"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/order/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What an order would cost
         * @description Checks everything that placing checks, and stores nothing. Where the money does not suffice, the answer has all figures and says in `missing_amount` what is missing.
         */
        readonly post: operations["previewOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/order": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The customer's orders */
        readonly get: operations["listOrders"];
        readonly put?: never;
        /**
         * Place an order
         * @description Holds the amount and the fee until the order is filled, cancelled, refused or expired. While the market is closed the order waits, and a warning says until when.
         */
        readonly post: operations["placeOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/order/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** One order */
        readonly get: operations["getOrder"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Cancel what is not filled
         * @description Needs no `If-Match`. Cancelling again answers the same.
         */
        readonly delete: operations["cancelOrder"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change price, stop loss or take profit
         * @description Of an order that is not done. The hold follows the new price.
         */
        readonly patch: operations["amendOrder"];
        readonly trace?: never;
    };
    readonly "/order/{id}/preview": {
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
         * What an order would cost after a change
         * @description Of what is not filled yet. Checks everything that changing the order checks, and stores nothing; for lack of money see `missing_amount`. What the order holds now counts as available for what it would hold then.
         */
        readonly post: operations["previewAmendment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/position": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The customer's positions */
        readonly get: operations["listPositions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/position/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** One position */
        readonly get: operations["getPosition"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Set or clear stop loss and take profit */
        readonly patch: operations["amendPosition"];
        readonly trace?: never;
    };
    readonly "/position/{id}/close": {
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
         * Ask to close a position, in whole or in part
         * @description The request is reviewed; once approved, an order with `intent` `close` fills it.
         */
        readonly post: operations["closePosition"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/position/close": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The customer's close requests */
        readonly get: operations["listCloseRequests"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/position/close/{id}": {
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
        /**
         * Withdraw a close request
         * @description While it is in review. Withdrawing again answers the same.
         */
        readonly delete: operations["withdrawCloseRequest"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The customer's balances */
        readonly get: operations["listAccounts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/account/entry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every change of available funds */
        readonly get: operations["listEntries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/code": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a six-digit code
         * @description The answer is the same whether or not anyone has the address: a code to reset a password only leaves for one that somebody has. A code lives 10 minutes, takes 5 tries and works once, for its address and purpose. Another one can be asked for after 60 s, five in an hour.
         */
        readonly post: operations["sendCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/mailbox": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the simulated mailbox
         * @description What was sent to an address and is still worth reading, newest first: codes only while they work. It exists while no provider of mail or text messages is set (`simulated_mailbox` of `/setting/base`), and only for clients on the same machine; for all others it is 404.
         */
        readonly get: operations["listReceivedMessages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/register": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Open an account
         * @description Whether the address has an account already is only said to someone who has its code. The idempotency key belongs to the address.
         */
        readonly post: operations["registerMember"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/password/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Choose a new password with a code
         * @description Ends every session, unfreezes a frozen account, and says so in the inbox and to the address.
         */
        readonly post: operations["resetPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change the login password
         * @description Ends every session, this one included, and answers the token of a new one.
         */
        readonly put: operations["changePassword"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/pay_password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Set or change the payment password
         * @description The first time with the login password; later with the old payment password, or, where that is forgotten, with the login password and a code of purpose `pay_password`, which lifts a lock as well.
         */
        readonly put: operations["setPayPassword"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/contact": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change the mail address or the phone number
         * @description With the login password and a code of purpose `bind` that the new address has received. The old address is told.
         */
        readonly put: operations["changeContact"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Where the customer is signed in */
        readonly get: operations["listSessions"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Sign out everywhere else
         * @description `others=true` is required, so that no call ends all sessions by mistake.
         */
        readonly delete: operations["endOtherSessions"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/session/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Sign out one device
         * @description Ending one twice answers the same.
         */
        readonly delete: operations["endSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/freeze": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Freeze the account
         * @description Ends every session and refuses signing in (`account_frozen`) until the password has been reset with a code. Orders and reviews that are under way go on.
         */
        readonly post: operations["freezeAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/simulation/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Begin the simulation anew
         * @description Accounts, positions, records, verification, watchlists, alerts and messages begin empty, under a new user id. Addresses, passwords, second step, passkeys, name, language and VIP stay. It cannot be undone. Ends every session and answers the token of a new one.
         */
        readonly post: operations["resetSimulation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/login/second": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The second step of signing in
         * @description A code of the authenticator app, or one of the recovery codes, which each work once. A challenge lives 5 minutes and takes 5 tries.
         */
        readonly post: operations["confirmSignIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/totp": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether an authenticator app is asked for at signing in */
        readonly get: operations["getTotp"];
        readonly put?: never;
        /**
         * Get the key for an authenticator app
         * @description Nothing is asked for at signing in before a code has been confirmed. A later key replaces this one.
         */
        readonly post: operations["startTotp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/totp/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Turn the second step on
         * @description With a code of the app, which shows that it has the key. Ends the other sessions.
         */
        readonly post: operations["confirmTotp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/totp/recovery": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get new recovery codes
         * @description The old ones stop working.
         */
        readonly post: operations["renewRecoveryCodes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/totp/disable": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Turn the second step off
         * @description With the login password. Turning it off twice gives the same answer.
         */
        readonly post: operations["disableTotp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/passkey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The customer's passkeys */
        readonly get: operations["listPasskeys"];
        readonly put?: never;
        /** Add the passkey that the device has made */
        readonly post: operations["addPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/passkey/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What a device needs to make a passkey
         * @description With the login password. Good for 5 minutes and one passkey.
         */
        readonly post: operations["startPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/passkey/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Remove a passkey */
        readonly delete: operations["removePasskey"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/login/passkey/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What a device needs to sign in with a passkey */
        readonly post: operations["startPasskeySignIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/login/passkey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in with a passkey
         * @description The device has checked its owner, so no second step follows.
         */
        readonly post: operations["loginByPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/upload": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a picture
         * @description JPEG, PNG or WebP by its own first bytes, whatever it is called; at most 10 MB and 40 million pixels. It is drawn anew, upright and at most 2000 pixels long, so that place and time of the photo are gone. One that is not used within 24 hours is deleted. 20 an hour, 200 MB a member. A signature shows something on white paper. Without a key a repeat is another picture.
         */
        readonly post: operations["createUpload"];
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
        /**
         * A picture of one's own
         * @description The stored bytes, as an attachment that no browser runs or shows as a page. Someone else's answers 404.
         */
        readonly get: operations["getUpload"];
        readonly put?: never;
        readonly post?: never;
        /** Delete a picture that is not used */
        readonly delete: operations["deleteUpload"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/kyc": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How far the verification is */
        readonly get: operations["getKyc"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/kyc/idcard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Verify the identity by an identity card
         * @description Reviewed within 24 hours; the result is a notice. After a refusal an image that was accepted need not be sent again, as long as names and number stay the same. Images are deleted once they are reviewed.
         */
        readonly post: operations["submitIdCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/kyc/passport": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Verify the identity by a passport
         * @description As `/kyc/idcard`, with the page that carries the photo.
         */
        readonly post: operations["submitPassport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/kyc/pro": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Prove a professional qualification
         * @description For verified customers. Reviewed within 24 hours; the image is deleted then.
         */
        readonly post: operations["submitProfessional"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/notice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The inbox */
        readonly get: operations["listNotices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/notice/unread_count": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How much is unread */
        readonly get: operations["countUnreadNotices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/notice/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Marks notices as read
         * @description Ids that are unknown or someone else's change nothing. Marking twice is marking once.
         */
        readonly post: operations["readNotices"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/notice/setting": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Which kinds of notice call the customer */
        readonly get: operations["listNoticeSettings"];
        /**
         * Mutes a kind of notice, or lets it call again
         * @description Notices of a muted kind still arrive, as read.
         */
        readonly put: operations["setNoticeSetting"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/notice/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One notice
         * @description Reading it here does not mark it as read.
         */
        readonly get: operations["getNotice"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stream/member": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What changes for the customer, as server-sent events
         * @description Each event names what changed and nothing more; the reader asks for it again. Read it with `fetch`: `EventSource`
         *     cannot send the token.
         *
         *     | event | `id` of the data |
         *     |---|---|
         *     | `sync` | none: the reader may have missed something and asks again for what it read before the last `quiet_ms`; the first event unless `Last-Event-ID` could be gone on from |
         *     | `order`, `position`, `deposit`, `withdrawal`, `subscription`, `loan`, `notice`, `alert` | the record |
         *     | `watchlist` | the list, also when only its symbols changed |
         *     | `payee` | the bank account or the wallet |
         *     | `balance` | the account, or the member where several changed |
         *     | `kyc` | the member |
         *     | `chat` | the support message |
         *     | `logout` | the session that ended; the stream of that session ends with it |
         *
         *     After `Last-Event-ID` the stream goes on behind that event, if it is not older than five minutes; an event may come
         *     twice. A comment is sent every 15 s; a reader that hears nothing for twice that long should connect again. At most
         *     4 streams for one member.
         */
        readonly get: operations["streamMember"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/alert": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The customer's price alerts */
        readonly get: operations["listAlerts"];
        readonly put?: never;
        /**
         * Sets a price alert
         * @description Fires once, at the first price of the simulation's path that meets it, also between two looks of the server; the
         *     inbox then says when and at which price. What is true already is refused with `already_met` and the current price;
         *     a percentage is compared only while the market is open.
         */
        readonly post: operations["createAlert"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/alert/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Removes a price alert */
        readonly delete: operations["deleteAlert"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/document/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A text of the company, in its present version */
        readonly get: operations["getDocument"];
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
        /** How support can be reached, and how much of its thread is unread */
        readonly get: operations["getSupport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/support/message": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The customer's thread with support */
        readonly get: operations["listSupportMessages"];
        readonly put?: never;
        /**
         * Writes to support
         * @description The first message, and the first after a day of silence, is answered at once by a text that says it is automatic.
         */
        readonly post: operations["sendSupportMessage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/support/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Marks the whole thread as read */
        readonly post: operations["readSupportMessages"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A file of one's own records
         * @description Made in the background; ask for it until it is `ready`. The days are whole ones in UTC, both included, at most a year; `account`, what is known of the customer, is current. Record and file go after a day.
         */
        readonly post: operations["createExport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/export/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** How far a file is */
        readonly get: operations["getExport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/export/{id}/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /**
         * The file itself
         * @description CSV is RFC 4180 in UTF-8; what a spreadsheet would run as a formula has an apostrophe before it. JSON carries the same rows by the same names. 404 until it is ready.
         */
        readonly get: operations["getExportFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/deposit/channel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * How money can come in
         * @description Every way of a kind or of all kinds, with what it costs and the customer's own reference.
         */
        readonly get: operations["listDepositChannels"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/deposit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The customer's deposits */
        readonly get: operations["listDeposits"];
        readonly put?: never;
        /**
         * Tell of money that was sent
         * @description The money is credited once the review has passed it, within 5 minutes; a wallet's transfer is reviewed after three confirmations of its network. Nothing moves in the accounts before.
         */
        readonly post: operations["createDeposit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/deposit/simulation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Make a wallet's transfer happen
         * @description No network is real here, so this stands for the customer's own wallet: it makes up a transaction and its proof and tells of them as `POST /deposit` does. Only for channels of the type `wallet`.
         */
        readonly post: operations["simulateDeposit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/deposit/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** One deposit */
        readonly get: operations["getDeposit"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Cancel a deposit that waits
         * @description Cancelling again answers the same. A deposit that was decided is refused with `invalid_transition`.
         */
        readonly delete: operations["cancelDeposit"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/deposit/{id}/proof": {
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
        /** Add a proof while the deposit waits */
        readonly post: operations["addDepositProof"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bank_card": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The customer's bank accounts */
        readonly get: operations["listBankCards"];
        readonly put?: never;
        /**
         * Add a bank account to withdraw to
         * @description It must be the customer's own: once an identity is verified, `account_name` is the verified name. The IBAN is taken in any case, with or without spaces. The first one is the default.
         */
        readonly post: operations["createBankCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bank_card/{id}": {
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
        /**
         * Remove a bank account
         * @description It cannot be removed before a withdrawal to it has arrived.
         */
        readonly delete: operations["deleteBankCard"];
        readonly options?: never;
        readonly head?: never;
        /** Rename a bank account, or make it the default */
        readonly patch: operations["updateBankCard"];
        readonly trace?: never;
    };
    readonly "/crypto_wallet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The customer's wallets */
        readonly get: operations["listCryptoWallets"];
        readonly put?: never;
        /**
         * Add a wallet to withdraw to
         * @description The address is checked against its network: ERC20 by the EIP-55 checksum where its letters are of both cases, TRC20 by Base58Check.
         */
        readonly post: operations["createCryptoWallet"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/crypto_wallet/{id}": {
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
        /**
         * Remove a wallet
         * @description It cannot be removed before a withdrawal to it has arrived.
         */
        readonly delete: operations["deleteCryptoWallet"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/withdrawal/quote": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What a withdrawal would cost and when it would arrive
         * @description Processing begins at once on a business day before 17:00 in the zone of the currency's market, otherwise on the next business day; the money arrives two business days later.
         */
        readonly get: operations["quoteWithdrawal"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/withdrawal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The customer's withdrawals */
        readonly get: operations["listWithdrawals"];
        readonly put?: never;
        /**
         * Ask for a withdrawal
         * @description Holds `amount`, which leaves the cash account of the currency; the customer receives `amount` less `fee`. A bank account takes fiat money, a wallet its own currency. A new payee takes withdrawals `payee_cooling_hours` after it was added; for as long none leave after a password was reset or a factor of signing in changed.
         */
        readonly post: operations["createWithdrawal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/withdrawal/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** One withdrawal */
        readonly get: operations["getWithdrawal"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Cancel a withdrawal that waits
         * @description The money is available again at once. Cancelling twice answers the same.
         */
        readonly delete: operations["cancelWithdrawal"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/transfer/max": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The most that a transfer can move */
        readonly get: operations["getTransferMax"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/transfer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The customer's transfers */
        readonly get: operations["listTransfers"];
        readonly put?: never;
        /**
         * Move money between two of the customer's accounts
         * @description At once and free. Both accounts are of one currency; `/fx/quote` is for two.
         */
        readonly post: operations["createTransfer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fx/quote": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What an exchange would give
         * @description Holds for 30 seconds of wall time. `rate` is the mid rate less the published spread; there is no other fee. Moves nothing.
         */
        readonly post: operations["quoteConversion"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fx/conversion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The customer's exchanges */
        readonly get: operations["listConversions"];
        readonly put?: never;
        /**
         * Exchange money at a quote
         * @description Between the cash accounts of the two currencies, at once. A quote is good for one exchange.
         */
        readonly post: operations["createConversion"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ipo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Offerings of new shares
         * @description Upcoming ones are those that open within two weeks; listed ones stay for twelve weeks. Without `state` all of them, the latest to open first.
         */
        readonly get: operations["listIpos"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ipo/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /**
         * One offering
         * @description With its prospectus and its risks in the language asked for.
         */
        readonly get: operations["getIpo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ipo/{id}/subscription/preview": {
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
         * What a subscription would hold
         * @description Checks everything that subscribing checks, except the payment password and the money, and stores nothing. Where the money does not suffice, the sums say what is missing.
         */
        readonly post: operations["previewIpoSubscription"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ipo/{id}/subscription": {
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
         * Subscribe for new shares
         * @description `max` takes the most whole lots that the available funds pay for, up to `max_quantity`. The whole amount is held until the allotment; what is not allotted is free again the same moment. There is no fee.
         */
        readonly post: operations["subscribeIpo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ipo_subscription": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The customer's subscriptions */
        readonly get: operations["listIpoSubscriptions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ipo_subscription/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** One subscription */
        readonly get: operations["getIpoSubscription"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Cancel until the window closes
         * @description Everything held is free again. Cancelling again answers the same.
         */
        readonly delete: operations["cancelIpoSubscription"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fund": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Funds that can be subscribed
         * @description Each is priced once a day, at the close of its market.
         */
        readonly get: operations["listFunds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fund/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The symbol of the fund. */
                readonly id: components["schemas"]["Symbol"];
            };
            readonly cookie?: never;
        };
        /**
         * One fund
         * @description With its ten largest holdings, in the language asked for.
         */
        readonly get: operations["getFund"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fund/{id}/subscription/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The symbol of the fund. */
                readonly id: components["schemas"]["Symbol"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What a subscription would cost
         * @description The units are an estimate by the last price; they are counted by the next one.
         */
        readonly post: operations["previewFundSubscription"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fund/{id}/subscription": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The symbol of the fund. */
                readonly id: components["schemas"]["Symbol"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Put money into a fund
         * @description The amount is held in the `fund` account. It buys units at the first price after the cut-off time, less the fee; until the cut-off time it can be cancelled.
         */
        readonly post: operations["subscribeFund"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fund/{id}/redemption/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The symbol of the fund. */
                readonly id: components["schemas"]["Symbol"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What a redemption would bring
         * @description By the last price; paid out by the next one.
         */
        readonly post: operations["previewFundRedemption"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fund/{id}/redemption": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The symbol of the fund. */
                readonly id: components["schemas"]["Symbol"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take money out of a fund
         * @description By amount, or `all`. Units are set aside now, counted at the first price after the cut-off time and paid on the settlement date. Where the price has fallen so far that the units set aside do not make the amount, they are all redeemed.
         */
        readonly post: operations["redeemFund"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fund_holding": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The customer's units
         * @description At the last price of each fund.
         */
        readonly get: operations["listFundHoldings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fund_order": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The customer's subscriptions and redemptions */
        readonly get: operations["listFundOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fund_order/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** One subscription or redemption */
        readonly get: operations["getFundOrder"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Cancel until the cut-off time
         * @description What was held or set aside is free again. Cancelling again answers the same.
         */
        readonly delete: operations["cancelFundOrder"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/quant": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Quantitative funds
         * @description What can be subscribed now, then what comes next. A product is a round of a strategy: it is open for eleven days of every fourteen. `status=closed` lists those of the last four weeks.
         */
        readonly get: operations["listQuants"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/quant/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /**
         * One quantitative fund
         * @description With the results of past rounds, those that lost included, and a worked example. Nothing of it is a forecast.
         */
        readonly get: operations["getQuant"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/quant/{id}/subscription/preview": {
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
         * What a subscription would mean
         * @description Checks everything that subscribing checks, except the payment password, and stores nothing.
         */
        readonly post: operations["previewQuantSubscription"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/quant/{id}/subscription": {
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
         * Put money into a quantitative fund
         * @description The amount leaves the available funds of the `fund` account and is locked. The period begins at the next 00:00 of the market's zone; every 00:00 from then on, the result of the day that ended is added to the pending profit, which may be negative. At the end of the period amount and profit are available.
         */
        readonly post: operations["subscribeQuant"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/quant_subscription": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The customer's subscriptions of quantitative funds */
        readonly get: operations["listQuantSubscriptions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/quant_subscription/summary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What is invested and what came of it */
        readonly get: operations["sumQuantSubscriptions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/quant_subscription/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** One subscription, day by day */
        readonly get: operations["getQuantSubscription"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/quant_subscription/{id}/exit": {
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
         * Leave before the end
         * @description Until the period begins everybody may leave free of charge; then only where the product has an `early_exit_fee_rate`, at that fraction of the amount. What is left is available at once. Leaving twice answers the same.
         */
        readonly post: operations["exitQuantSubscription"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/loan/product": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What is lent
         * @description Rates are fractions for one day, simple. `apr` is the effective rate for a year.
         */
        readonly get: operations["listLoanProducts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/loan/quote": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What a loan would cost
         * @description To the last digit, if it is repaid on its due date, which is counted as if it were paid out today. Holds for half an hour of wall time and is good for one loan. Moves nothing.
         */
        readonly post: operations["quoteLoan"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/loan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The customer's loans */
        readonly get: operations["listLoans"];
        readonly put?: never;
        /**
         * Ask for a loan
         * @description Signed and with the payment password, by verified customers. It is decided within 24 hours and paid out into the cash account a minute after its approval. Version, checksum and language of the agreement are kept with it.
         */
        readonly post: operations["createLoan"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/loan/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** One loan, with its schedule and repayments */
        readonly get: operations["getLoan"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Cancel a loan that was not paid out
         * @description Free of charge, approved or not. Cancelling again answers the same.
         */
        readonly delete: operations["cancelLoan"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/loan/{id}/repayment": {
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
         * Repay a loan, in part or in full
         * @description Penalty, interest and principal are paid in that order. Earlier than due, it costs nothing.
         */
        readonly post: operations["repayLoan"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/loan/{id}/repayment/preview": {
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
        /** What a repayment would pay */
        readonly post: operations["previewRepayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/block_trade": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Shares on offer in blocks
         * @description What is offered today, or while a market is closed on its next trading day, at a fixed price below the last close. Everyone sees them; taking one is for VIP customers.
         */
        readonly get: operations["listBlockOffers"];
        readonly put?: never;
        /**
         * Take shares of a block
         * @description An order of type `block`: its money is held, it is reviewed (`wait`), and then filled at the offer's price or refused. Its review has the order's id.
         */
        readonly post: operations["placeBlockTrade"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/block_trade/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What taking shares of a block would cost
         * @description Checks everything that taking them checks, but the payment password, and stores nothing; for lack of money see `missing_amount`.
         */
        readonly post: operations["previewBlockTrade"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/position/{id}/close/preview": {
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
         * What closing would bring
         * @description Checks everything that asking to close checks and stores nothing.
         */
        readonly post: operations["previewClose"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/position/reduce/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * What closing positions would make available
         * @description Every position of the account that can be closed, with what closing the chosen shares would bring now. Without `positions` the fewest that bring `target_amount` are proposed. Nothing is stored.
         */
        readonly post: operations["previewReduction"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/position/reduce": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask to close several positions for money that is missing
         * @description One close request for each chosen position, at the market's price; all of them or none. Without `positions`, the proposal of the preview.
         */
        readonly post: operations["reducePositions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/position/{id}/lot": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /**
         * The purchases that a position consists of
         * @description First in, first out: closing shares takes them from the oldest lot. The other view of a position's cost; its profit and loss uses the average. The shares that were closed cost what all cost less what those that are left do, and their fees alike. The sums are of all lots, on every page.
         */
        readonly get: operations["listLots"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/performance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What the customer's money has become
         * @description For each currency, over all accounts: what they were worth, what was paid in and out, and the time-weighted return. The period is cut at every hour in which money came in or went out (at every such day, where it is longer than 31 days), the returns of the parts are multiplied: deposits and withdrawals, however large, change the value and not the return. What comes in within a part counts from its beginning, what goes out until its end. Loans and exchanges into another currency count as money in and out. Fees and results count as return. Periods begin at midnight UTC.
         */
        readonly get: operations["getPerformance"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/explain/{figure}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * How a figure adds up
         * @description A figure as a tree, made by the code that computes it: the value of a node is its operation over its parts in their order (`difference`: the first less all others; `quotient`: the first by the second), exactly, after the rounding that it states. A node without parts says where it comes from. What the figure is of follows in the query: an account, or all accounts of a currency, for balances; a position, an order, a loan, a fund or a subscription for theirs; a currency and a period for `performance_profit`, its parts and `performance_percentage`; an account and a month for `opening_balance` and `closing_balance`, and a kind of entries for `entries_total`; a symbol for how its day went. `fifo_cost` and `fifo_realized` are of a position by first in, first out, and `lot_result` is of one of its lots. `unrealized` is of a position, or of all that are open in a currency; `order_total` and `order_fee` are of an order of shares or of a fund; `quant_invested`, `quant_pending` and `quant_settled` are of a currency.
         */
        readonly get: operations["explainFigure"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/statement": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A month of every account
         * @description Available funds at the beginning and at the end of a month, and what changed them: for each account the opening balance and the totals add up to the closing balance. Months begin at midnight UTC. Everything is simulated.
         */
        readonly get: operations["getStatement"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/news": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What is new in the markets
         * @description Quarterly results of companies and the ends of trading days, of the last 60 days; of one company, its results of the last 400 days. All of it is simulated and follows from the prices. In the language asked for.
         */
        readonly get: operations["listNews"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/news/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["NewsId"];
            };
            readonly cookie?: never;
        };
        /**
         * One story
         * @description Whole, with the stories of the same market before and after it.
         */
        readonly get: operations["getNews"];
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
         * @description An exact decimal number as text.
         * @example 4102.05
         */
        readonly Decimal: string;
        /** @description An exact decimal number as text, or null where there is none yet. */
        readonly DecimalOrNull: string | null;
        /**
         * @description A decimal number that is not negative, as text. What a request may name as a price or an amount.
         * @example 41.5
         */
        readonly Amount: string;
        /** @description As `Amount`; null clears the value. */
        readonly AmountOrNull: string | null;
        /**
         * @description A whole number of shares, as text. `"0"` is well formed and refused with `minimum_unit`.
         * @example 100
         */
        readonly Quantity: string;
        /**
         * Format: date-time
         * @description RFC 3339, UTC, milliseconds.
         * @example 2026-03-02T15:00:00.000Z
         */
        readonly Instant: string;
        /**
         * Format: date-time
         * @description RFC 3339, UTC, milliseconds; null where it has not happened.
         */
        readonly InstantOrNull: string | null;
        /**
         * Format: date
         * @description A calendar day.
         * @example 2026-03-02
         */
        readonly Day: string;
        /**
         * @description Local time of the market, `HH:mm`.
         * @example 09:30
         */
        readonly TimeOfDay: string;
        /** @description Local time of the market, `HH:mm`, or null. */
        readonly TimeOfDayOrNull: string | null;
        /** @description A prefix that names the kind, and a ULID. Opaque. */
        readonly Id: string;
        /** @description The opaque bearer token of a session. */
        readonly Token: string;
        /**
         * @description Names an instrument or an index.
         * @example NLTO
         */
        readonly Symbol: string;
        /**
         * @description Names a market.
         * @example US
         */
        readonly MarketId: string;
        /** @example USD */
        readonly CurrencyCode: string;
        /** @description One line of text. */
        readonly Text: string;
        /** @description Compared as it is, never trimmed. A server with the strict policy asks for 8 to 64 characters and says so in `/setting/base`. */
        readonly Password: string;
        /** @description Six digits. Asked for where money leaves or a place for it is added. */
        readonly PayPassword: string;
        /** @description The `cursor` of the next page; null when there is none, and always where a list has no `cursor`. */
        readonly NextCursor: string | null;
        /** @description Counts the changes of the resource; goes into `If-Match`. */
        readonly Version: number;
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
        /** @description Something to know before agreeing; not a refusal. */
        readonly Warning: {
            readonly code: 'market_closed' | 'instrument_halted' | 'price_far_from_market' | 'unlimited_loss' | (string & {});
            /** @description In the customer's language. */
            readonly message: string;
        };
        readonly MailLogin: {
            /** @description A mail address or a user id. */
            readonly mail: string;
            readonly password: components["schemas"]["Password"];
        };
        readonly PhoneLogin: {
            readonly phone: components["schemas"]["Phone"];
            readonly areaCode: components["schemas"]["AreaCode"];
            readonly password: components["schemas"]["Password"];
        };
        readonly UserLogin: {
            readonly username: components["schemas"]["Text"];
            readonly password: components["schemas"]["Password"];
        };
        /** @description Digits only, without the area code. */
        readonly Phone: string;
        readonly AreaCode: string;
        readonly Session: {
            readonly token: components["schemas"]["Token"];
            readonly customer: components["schemas"]["CustomerScript"];
        };
        /** @description Script text of an external chat widget; null where the built-in chat is used. Runs in a sandbox only. */
        readonly CustomerScript: string | null;
        readonly RotatedToken: {
            readonly token: components["schemas"]["Token"];
        };
        readonly LoggedState: {
            readonly logged: boolean;
        };
        readonly Profile: {
            readonly id: components["schemas"]["Id"];
            readonly mail: string | null;
            readonly phone: string | null;
            readonly area_code: string | null;
            readonly nickname: string | null;
            readonly avatar_url: string | null;
            /** @description What the customer gives to those they invite. */
            readonly invite_code: string;
            readonly vip: boolean;
            readonly kyc_status: 'not_submitted' | 'under_review' | 'pass' | 'refuse' | (string & {});
            readonly has_pay_password: boolean;
            readonly language: 'en' | 'de' | 'es' | 'fr' | 'it' | (string & {});
            /** @description IANA name. */
            readonly timezone: string;
            /** @description The market that the customer chose. */
            readonly market_id: string | null;
            readonly created_at: components["schemas"]["Instant"];
            readonly customer: components["schemas"]["CustomerScript"];
            readonly balances: readonly components["schemas"]["Account"][];
        };
        /** @description IANA name of a time zone. */
        readonly ZoneName: string;
        readonly ProfileUpdate: {
            readonly nickname?: string;
            /** @description An upload made for it; null for none. */
            readonly avatar_upload_id?: components["schemas"]["Id"] | null;
            /** @enum {string} */
            readonly language?: "en" | "de" | "es" | "fr" | "it";
            readonly timezone?: components["schemas"]["ZoneName"];
            readonly market_id?: components["schemas"]["MarketId"];
        };
        readonly LanguageList: {
            readonly data: readonly components["schemas"]["Language"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly Language: {
            /** @description BCP 47. */
            readonly key: string;
            readonly label: string;
        };
        readonly MarketList: {
            readonly data: readonly components["schemas"]["Market"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly Market: {
            readonly id: components["schemas"]["MarketId"];
            readonly code: 'US' | 'ES' | 'FR' | 'SZ' | 'CN' | 'HK' | 'MY' | 'TW' | 'SG' | (string & {});
            readonly name: string;
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description IANA name. */
            readonly timezone: string;
            readonly open: components["schemas"]["TimeOfDay"];
            readonly close: components["schemas"]["TimeOfDay"];
            readonly break_start: components["schemas"]["TimeOfDayOrNull"];
            readonly break_end: components["schemas"]["TimeOfDayOrNull"];
            readonly status: components["schemas"]["SessionStatus"];
            /** @description When trading next starts or resumes; null while open. */
            readonly opens_at: components["schemas"]["InstantOrNull"];
            /** @description When the current or coming session ends for the day. */
            readonly closes_at: components["schemas"]["Instant"];
            /** @description The usual lot, in shares; an instrument may differ. */
            readonly lot_size: components["schemas"]["Quantity"];
            /** @description The usual price step; an instrument says its own. */
            readonly tick_size: components["schemas"]["Decimal"];
        };
        /** @description Whether a market trades now; `break` is the midday pause. */
        readonly SessionStatus: 'open' | 'break' | 'closed' | (string & {});
        /** @description Data of the stream's `status` event. */
        readonly MarketSession: {
            readonly market_id: components["schemas"]["MarketId"];
            readonly status: components["schemas"]["SessionStatus"];
            readonly opens_at: components["schemas"]["InstantOrNull"];
            readonly closes_at: components["schemas"]["Instant"];
            readonly as_of: components["schemas"]["Instant"];
        };
        readonly CurrencyList: {
            readonly data: readonly components["schemas"]["Currency"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly Currency: {
            readonly code: components["schemas"]["CurrencyCode"];
            readonly name: string;
            readonly symbol: string;
            /** @description Places that an amount may have. */
            readonly scale: number;
            readonly kind: 'fiat' | 'crypto' | (string & {});
            readonly networks: readonly ('ERC20' | 'TRC20' | (string & {}))[];
        };
        readonly BaseSettings: {
            /** @description How customer service is reached. */
            readonly msg_type: 'chat' | 'whatsapp' | (string & {});
            /** @description Number for WhatsApp; empty where there is none. */
            readonly whatsapp: string;
            /** @description Characters. */
            readonly password_min: number;
            /** @description Characters. */
            readonly password_max: number;
            readonly upload_max_bytes: number;
            readonly min_withdrawal: components["schemas"]["Decimal"];
            readonly min_withdrawal_currency: components["schemas"]["CurrencyCode"];
            /** @description For how long no withdrawal goes to a new payee, and none at all after a password was reset or a factor of signing in changed. */
            readonly payee_cooling_hours: number;
            readonly app_version: string;
            readonly version_code: number;
            /** @description With `calendar_version` and a time, every price can be derived again. Null in production, where it is a secret. */
            readonly market_seed: string | null;
            readonly calendar_version: string;
            readonly business_time: components["schemas"]["Instant"];
            /** @description All but `real` are simulated time. */
            readonly clock_mode: 'demo' | 'real' | 'manual' | (string & {});
            /** @description Names of the switches that are off: what the app has behind them is not offered. */
            readonly switched_off: readonly string[];
            /** @description Messages are sent nowhere; a client on the same machine reads them by `listReceivedMessages`. */
            readonly simulated_mailbox: boolean;
        };
        readonly AggregateStat: {
            readonly data: {
                readonly instrument_count: number;
                readonly market_count: number;
                readonly ipo_open_count: number;
                readonly fund_count: number;
                readonly quant_open_count: number;
                readonly as_of: components["schemas"]["Instant"];
            };
        };
        readonly Calendar: {
            readonly data: readonly components["schemas"]["CalendarDay"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
            /** @description Holidays are known to this day; later rows know weekends only. */
            readonly valid_until: components["schemas"]["Day"];
        };
        readonly CalendarDay: {
            readonly date: components["schemas"]["Day"];
            readonly open: components["schemas"]["TimeOfDayOrNull"];
            readonly close: components["schemas"]["TimeOfDayOrNull"];
            readonly business_day: boolean;
        };
        readonly Instrument: {
            readonly symbol: components["schemas"]["Symbol"];
            /** @description Invented. */
            readonly name: string;
            readonly market_id: components["schemas"]["MarketId"];
            readonly product_type: 'STOCK' | 'FUND' | (string & {});
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description Quantities are multiples of it. */
            readonly lot_size: components["schemas"]["Quantity"];
            /** @description The price step at the present price. */
            readonly tick_size: components["schemas"]["Decimal"];
            readonly shortable: boolean;
            readonly block_min_quantity: components["schemas"]["Quantity"];
            readonly status: 'active' | 'halted' | (string & {});
            /**
             * Format: date
             * @description The session that is the first to trade with the company's next quarterly results; null for what reports none. Of one instrument only: lists leave it out.
             */
            readonly next_report_date?: string | null;
        };
        readonly Quote: {
            readonly symbol: components["schemas"]["Symbol"];
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly last: components["schemas"]["Decimal"];
            readonly open: components["schemas"]["Decimal"];
            readonly high: components["schemas"]["Decimal"];
            readonly low: components["schemas"]["Decimal"];
            /** @description The last price of the session; null until it has ended. */
            readonly close: components["schemas"]["DecimalOrNull"];
            readonly previous_close: components["schemas"]["Decimal"];
            /** @description `last` − `previous_close`. */
            readonly change: components["schemas"]["Decimal"];
            /** @description In percent: `"1.25"` is 1.25 %. */
            readonly change_percentage: components["schemas"]["Decimal"];
            /** @description Shares traded in the session so far. */
            readonly volume: components["schemas"]["Quantity"];
            readonly session_status: components["schemas"]["SessionStatus"];
            /** @description When `last` was traded. */
            readonly as_of: components["schemas"]["Instant"];
            /** @description Of two quotes of a symbol, the one with the greater number is newer. */
            readonly sequence: number;
            readonly delayed: boolean;
            /** @description Trading in the instrument is halted; `last` is the price of that moment, and no further one comes. */
            readonly halted: boolean;
        };
        readonly QuoteList: {
            readonly data: readonly components["schemas"]["Quote"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description An instrument and its quote in one row. */
        readonly InstrumentQuote: components["schemas"]["Instrument"] & components["schemas"]["Quote"];
        readonly InstrumentPage: {
            readonly data: readonly components["schemas"]["InstrumentQuote"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description A world index and its quote in one row. An index cannot be bought. */
        readonly IndexQuote: {
            readonly symbol: components["schemas"]["Symbol"];
            /** @description Invented. */
            readonly name: string;
            readonly region: string;
            readonly market_id: components["schemas"]["MarketId"];
            /** @description IANA name. */
            readonly timezone: string;
            readonly status: components["schemas"]["SessionStatus"];
        } & components["schemas"]["Quote"];
        readonly IndexList: {
            readonly data: readonly components["schemas"]["IndexQuote"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly Course: {
            readonly symbol: components["schemas"]["Symbol"];
            /** @description Oldest first; the close of the session before comes first. */
            readonly levels: readonly components["schemas"]["Decimal"][];
        };
        readonly CourseList: {
            readonly data: readonly components["schemas"]["Course"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly Replay: {
            readonly symbol: components["schemas"]["Symbol"];
            /** @description The real one. */
            readonly name: string;
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description IANA zone of the exchange. */
            readonly timezone: string;
            /**
             * Format: date
             * @description The first real day.
             */
            readonly from_date: string;
            /**
             * Format: date
             * @description The last real day.
             */
            readonly to_date: string;
            /** @description How many trading days there are. */
            readonly days: number;
            /** @description Where the figures come from. */
            readonly source: string;
            /** @description SPDX name of the licence of the data. */
            readonly licence: string;
        };
        readonly ReplayList: {
            readonly data: readonly components["schemas"]["Replay"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly CandleList: {
            readonly data: readonly components["schemas"]["Candle"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly Candle: {
            /** @description Start of the bar. */
            readonly t: components["schemas"]["Instant"];
            readonly open: components["schemas"]["Decimal"];
            readonly high: components["schemas"]["Decimal"];
            readonly low: components["schemas"]["Decimal"];
            readonly close: components["schemas"]["Decimal"];
            readonly volume: components["schemas"]["Quantity"];
        };
        readonly SearchResults: {
            readonly data: readonly components["schemas"]["SearchResult"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly SearchResult: {
            readonly type: 'instrument' | 'index' | 'fund' | 'news' | 'ipo' | 'replay' | (string & {});
            /** @description What the resource's own path takes. */
            readonly id: string;
            readonly symbol: string | null;
            readonly title: string;
            readonly subtitle: string;
        };
        readonly Watchlist: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            /** @description Place among the lists, from 0. */
            readonly position: number;
            readonly items: readonly components["schemas"]["WatchlistItem"][];
            readonly version: components["schemas"]["Version"];
        };
        readonly WatchlistItem: {
            readonly symbol: components["schemas"]["Symbol"];
            /** @description Of the instrument or index. Invented. */
            readonly name: string;
            readonly market_id: components["schemas"]["MarketId"];
            /** @description The price step at the present price; null for an index, which has none. */
            readonly tick_size: components["schemas"]["Decimal"] | null;
            /** @description Place in the list, from 0. */
            readonly position: number;
            readonly quote: components["schemas"]["Quote"];
        };
        readonly WatchlistList: {
            readonly data: readonly components["schemas"]["Watchlist"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description Unique among the customer's lists, without regard to case. */
        readonly WatchlistName: string;
        readonly WatchlistCreate: {
            readonly name: components["schemas"]["WatchlistName"];
            /** @description At the end when left out. */
            readonly position?: number;
        };
        readonly WatchlistUpdate: {
            readonly name?: components["schemas"]["WatchlistName"];
            readonly position?: number;
        };
        readonly WatchlistItemAdd: {
            readonly symbol: components["schemas"]["Symbol"];
        };
        readonly WatchlistItemOrder: {
            readonly symbols: readonly components["schemas"]["Symbol"][];
        };
        readonly OrderTicket: {
            readonly symbol: components["schemas"]["Symbol"];
            /**
             * @description `long` buys, `short` sells what is not held, on margin: this share of what its shares are worth at the order's price or at the market's, whichever is higher.
             * @enum {string}
             */
            readonly direction: "long" | "short";
            /** @enum {string} */
            readonly order_type: "market" | "limit";
            /** @description At least 1, a multiple of the lot, and at most this many shares. */
            readonly quantity: components["schemas"]["Quantity"];
            /** @description Limit orders only, a multiple of the tick; not further from the last price than this share of it. */
            readonly price?: components["schemas"]["Amount"];
            /** @description Below the price for long, above it for short. */
            readonly stop_loss?: components["schemas"]["Amount"];
            /** @description Above the price for long, below it for short. */
            readonly take_profit?: components["schemas"]["Amount"];
            /**
             * @description `day` ends with the session, `gtc` when cancelled.
             * @default day
             * @enum {string}
             */
            readonly time_in_force?: "day" | "gtc";
            /** @description A `trade` account in the instrument's currency; the only one when left out. */
            readonly account_id?: components["schemas"]["Id"];
            /** @description The client's own reference. */
            readonly client_order_id?: string;
        };
        readonly OrderPreview: {
            /** @description The limit price, or the quote now for a market order. */
            readonly order_price: components["schemas"]["Decimal"];
            /** @description Price × quantity, with the fee added for long and taken off for short. */
            readonly total_amount: components["schemas"]["Decimal"];
            readonly handling_fee: components["schemas"]["Decimal"];
            /** @description A fraction: `"0.0005"` is 0.05 %. */
            readonly fee_rate: components["schemas"]["Decimal"];
            /** @description Held until the fill, fee included; a long market order holds for the worst price that it accepts, a short for its margin. */
            readonly hold_amount: components["schemas"]["Decimal"];
            /** @description Held as long as a short position is open, of the higher of the order price and the market; 0 for long. */
            readonly margin_amount: components["schemas"]["Decimal"];
            readonly available_before: components["schemas"]["Decimal"];
            /** @description Below zero where the money does not suffice. */
            readonly available_after: components["schemas"]["Decimal"];
            /** @description What the account lacks for the hold; 0 where the money suffices. Above 0, placing is refused as `insufficient_funds`. */
            readonly missing_amount: components["schemas"]["Decimal"];
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly warnings: readonly components["schemas"]["Warning"][];
            /** @description How `total_amount` adds up, `handling_fee` among its parts: `order_total`, as `/explain` tells it of an order; and `available_after`, `hold_amount` among its parts (`order_hold`). */
            readonly explained: readonly components["schemas"]["FigureNode"][];
        };
        readonly OrderAmendment: {
            readonly price?: components["schemas"]["Amount"];
            readonly stop_loss?: components["schemas"]["AmountOrNull"];
            readonly take_profit?: components["schemas"]["AmountOrNull"];
        };
        readonly Order: {
            readonly id: components["schemas"]["Id"];
            readonly client_order_id: string | null;
            readonly account_id: components["schemas"]["Id"];
            /** @description The position that it opened, increased or closes; null before the first fill that opens one. */
            readonly position_id: string | null;
            readonly intent: 'open' | 'close' | (string & {});
            readonly symbol: components["schemas"]["Symbol"];
            /** @description The instrument's name. */
            readonly name: string;
            readonly market_id: components["schemas"]["MarketId"];
            /** @description The price step at `order_price`. */
            readonly tick_size: components["schemas"]["Decimal"];
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly direction: components["schemas"]["Direction"];
            readonly side: components["schemas"]["Side"];
            readonly order_type: 'market' | 'limit' | 'block' | (string & {});
            readonly time_in_force: 'day' | 'gtc' | (string & {});
            readonly status: components["schemas"]["OrderStatus"];
            readonly reject_code: components["schemas"]["OrderReason"];
            readonly reject_params: components["schemas"]["ReasonParamsOrNull"];
            readonly reject_note: components["schemas"]["ReviewersWords"];
            readonly quantity: components["schemas"]["Quantity"];
            readonly filled_quantity: components["schemas"]["Quantity"];
            /** @description The limit price, or the quote at submission for a market order. */
            readonly order_price: components["schemas"]["Decimal"];
            /** @description The average over the fills. */
            readonly filled_price: components["schemas"]["DecimalOrNull"];
            /** @description Of a block trade. */
            readonly discount_buying_price: components["schemas"]["DecimalOrNull"];
            /** @description What has been filled, without fees. */
            readonly total_open_amount: components["schemas"]["Decimal"];
            /** @description As in the preview; of what was filled once the order is done. */
            readonly total_amount: components["schemas"]["Decimal"];
            /** @description As in the preview; what was charged once the order is done. */
            readonly handling_fee: components["schemas"]["Decimal"];
            /** @description Still held; 0 once the order is done. */
            readonly hold_amount: components["schemas"]["Decimal"];
            readonly stop_loss: components["schemas"]["DecimalOrNull"];
            readonly take_profit: components["schemas"]["DecimalOrNull"];
            readonly submitted_at: components["schemas"]["Instant"];
            /** @description The last fill. */
            readonly filled_at: components["schemas"]["InstantOrNull"];
            /** @description When nothing more could happen to it. */
            readonly closed_at: components["schemas"]["InstantOrNull"];
            /** @description End of the session of a `day` order. */
            readonly expires_at: components["schemas"]["InstantOrNull"];
            /** @description Ascending in time. */
            readonly fills: readonly components["schemas"]["Fill"][];
            /** @description Of the answer that created the order; empty elsewhere. */
            readonly warnings: readonly components["schemas"]["Warning"][];
            readonly version: components["schemas"]["Version"];
        };
        readonly Fill: {
            readonly quantity: components["schemas"]["Quantity"];
            readonly price: components["schemas"]["Decimal"];
            /** @description Price × quantity, as booked: the amounts of all fills are `total_open_amount`. */
            readonly amount: components["schemas"]["Decimal"];
            readonly handling_fee: components["schemas"]["Decimal"];
            readonly filled_at: components["schemas"]["Instant"];
        };
        /** @description `wait`: accepted; `handle`: working in the market; `refused`: rejected, see `reject_code`. */
        readonly OrderStatus: 'wait' | 'handle' | 'partially_filled' | 'filled' | 'canceled' | 'refused' | 'expired' | (string & {});
        /** @description Which way the position earns. */
        readonly Direction: 'long' | 'short' | (string & {});
        /** @description What `direction` was opened with. */
        readonly Side: 'buy' | 'sell' | (string & {});
        readonly OrderPage: {
            readonly data: readonly components["schemas"]["Order"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly Position: {
            readonly id: components["schemas"]["Id"];
            readonly account_id: components["schemas"]["Id"];
            readonly symbol: components["schemas"]["Symbol"];
            /** @description The instrument's name. */
            readonly name: string;
            readonly market_id: components["schemas"]["MarketId"];
            /** @description False once the instrument has left the market; `last` is then the average opening price. */
            readonly listed: boolean;
            /** @description The price step at `last`. */
            readonly tick_size: components["schemas"]["Decimal"];
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly direction: components["schemas"]["Direction"];
            readonly side: components["schemas"]["Side"];
            readonly status: 'open' | 'closing_review' | 'closing' | 'closed' | (string & {});
            /** @description Held now; of a closed position, what was held at most. */
            readonly quantity: components["schemas"]["Quantity"];
            /** @description Held and in no close request. */
            readonly closable_quantity: components["schemas"]["Quantity"];
            /** @description Average price of the units held, without fees. */
            readonly actual_buying_price: components["schemas"]["Decimal"];
            /** @description Of a block trade. */
            readonly discount_buying_price: components["schemas"]["DecimalOrNull"];
            /** @description The price that the values below use; the closing price of a closed position. */
            readonly last: components["schemas"]["Decimal"];
            /** @description `actual_buying_price` × `quantity`. */
            readonly total_open_amount: components["schemas"]["Decimal"];
            /** @description `last` × `quantity`; 0 once closed. */
            readonly total_holding_amount: components["schemas"]["Decimal"];
            readonly floating_pnl: components["schemas"]["Decimal"];
            /** @description The same number as `floating_pnl`. */
            readonly unrealized_pnl: components["schemas"]["Decimal"];
            /** @description In percent of `total_open_amount`. */
            readonly floating_pnl_percentage: components["schemas"]["Decimal"];
            /** @description Of the parts closed so far, after fees. */
            readonly realized_pnl: components["schemas"]["Decimal"];
            /** @description All fees so far. */
            readonly handling_fee: components["schemas"]["Decimal"];
            /** @description Held for a short position; 0 for long. */
            readonly margin_amount: components["schemas"]["Decimal"];
            readonly stop_loss: components["schemas"]["DecimalOrNull"];
            readonly take_profit: components["schemas"]["DecimalOrNull"];
            readonly opened_at: components["schemas"]["Instant"];
            readonly closed_at: components["schemas"]["InstantOrNull"];
            readonly version: components["schemas"]["Version"];
        };
        readonly PositionAmendment: {
            readonly stop_loss?: components["schemas"]["AmountOrNull"];
            readonly take_profit?: components["schemas"]["AmountOrNull"];
        };
        readonly PositionPage: {
            readonly data: readonly components["schemas"]["Position"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly CloseTicket: {
            /** @description 1 to `closable_quantity`; lots do not matter. */
            readonly quantity: components["schemas"]["Quantity"];
            /** @enum {string} */
            readonly order_type: "market" | "limit";
            /** @description Limit only: a multiple of the tick. */
            readonly price?: components["schemas"]["Amount"];
        };
        readonly CloseRequest: {
            readonly id: components["schemas"]["Id"];
            readonly position_id: components["schemas"]["Id"];
            readonly symbol: components["schemas"]["Symbol"];
            /** @description The instrument's name. */
            readonly name: string;
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly direction: components["schemas"]["Direction"];
            readonly quantity: components["schemas"]["Quantity"];
            readonly order_type: 'market' | 'limit' | (string & {});
            readonly price: components["schemas"]["DecimalOrNull"];
            readonly status: 'closing_review' | 'approved' | 'filled' | 'refused' | 'withdrawn' | (string & {});
            readonly refuse_reason_key: components["schemas"]["CloseReason"];
            readonly refuse_reason_params: components["schemas"]["ReasonParamsOrNull"];
            readonly refuse_reason: components["schemas"]["ReviewersWords"];
            /** @description The order that fills it, once approved. */
            readonly order_id: string | null;
            readonly filled_price: components["schemas"]["DecimalOrNull"];
            readonly handling_fee: components["schemas"]["DecimalOrNull"];
            readonly realized_pnl: components["schemas"]["DecimalOrNull"];
            readonly submitted_at: components["schemas"]["Instant"];
            /** @description The review is decided by then. */
            readonly due_at: components["schemas"]["Instant"];
            /** @description How long a review usually takes, in seconds: nine of ten of the last ones were decided sooner. Null while there are too few of them. */
            readonly usual_review_s: number | null;
            readonly decided_at: components["schemas"]["InstantOrNull"];
        };
        readonly CloseRequestPage: {
            readonly data: readonly components["schemas"]["CloseRequest"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description Always `total_value` = `available_funds` + `used` - `owed`. */
        readonly Account: {
            readonly id: components["schemas"]["Id"];
            /** @description `cash`: deposits and withdrawals; `trade`: orders and positions; `fund`: funds and quant. */
            readonly kind: 'cash' | 'trade' | 'fund' | (string & {});
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly available_funds: components["schemas"]["Decimal"];
            /** @description Held, on margin or invested. */
            readonly used: components["schemas"]["Decimal"];
            /** @description Principal, interest and penalty of loans. Never negative. */
            readonly owed: components["schemas"]["Decimal"];
            /** @description What of it is past its due date. */
            readonly overdue: components["schemas"]["Decimal"];
            readonly total_value: components["schemas"]["Decimal"];
            readonly today_profit: components["schemas"]["Decimal"];
            /** @description What the open positions of the account would bring, at the very prices that `used` and `total_value` count them with: where newer prices bring more, these are more by the difference. */
            readonly unrealized: components["schemas"]["Decimal"];
        };
        readonly AccountList: {
            readonly data: readonly components["schemas"]["Account"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description One change of an account's available funds. */
        readonly Entry: {
            readonly id: components["schemas"]["Id"];
            readonly account_id: components["schemas"]["Id"];
            /** @description What happened. */
            readonly kind: string;
            /** @description Negative where funds left. */
            readonly amount: components["schemas"]["Decimal"];
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description Available funds after it. */
            readonly balance_after: components["schemas"]["Decimal"];
            /** @description What kind of thing caused it: `order`, `deposit`, … */
            readonly ref_type: string | null;
            readonly ref_id: string | null;
            /** @description Names the sentence that the app shows. */
            readonly memo_key: string;
            readonly created_at: components["schemas"]["Instant"];
        };
        /** @description A figure and what it is made of. `value` is `operation` over the values of `parts`, exactly, then `rounding`. A sum and a product have any number of parts. A node of operation `value` has no parts and a source. Of the lots and fills of a position the newest hundred are parts, and all before them are together one part, `earlier`. */
        readonly FigureNode: {
            /**
             * @description What it is.
             * @enum {string}
             */
            readonly figure: "total_value" | "available_funds" | "available_after" | "available_unheld" | "order_hold" | "hold_so_far" | "held_amount" | "worst_price" | "shorted_value" | "margin_rate" | "loss_borne" | "used" | "owed" | "owed_principal" | "owed_interest" | "owed_penalty" | "assets" | "held_funds" | "margin" | "short_proceeds" | "quant_invested" | "quant_result" | "market_value" | "quantity" | "last_price" | "last_level" | "issue_price" | "allotted_shares" | "fund_units" | "fund_price" | "last_known_value" | "today_profit" | "instrument_profit" | "value_before" | "previous_close" | "paid_today" | "fees_today" | "today_percentage" | "value_before_today" | "times_hundred" | "hundred" | "unrealized" | "unrealized_percentage" | "average_price" | "open_amount" | "opened_amount" | "allotted_amount" | "earlier" | "closed_cost" | "closed_amount" | "closed_fees" | "realized" | "position_fees" | "fifo_cost" | "fifo_realized" | "fifo_closed_cost" | "fifo_fees" | "fifo_open_fees" | "lot_amount" | "lot_fee" | "fee_times_shares" | "lot_result" | "fill_amount" | "fill_fee" | "fill_quantity" | "fill_price" | "order_amount" | "order_quantity" | "order_price" | "order_fee" | "fee_rate" | "minimum_fee" | "order_total" | "performance_profit" | "opening_value" | "closing_value" | "value_then" | "net_deposits" | "money_in" | "loan_owed" | "loan_due" | "interest_to_come" | "lent" | "interest_so_far" | "interest_a_day" | "interest_rate" | "days" | "penalty_so_far" | "repaid" | "fund_amount" | "fund_net" | "fund_value" | "fund_cost" | "fund_paid" | "fund_redeemed_cost" | "fund_profit" | "fund_profit_percentage" | "quant_profit" | "quant_day_profit" | "quant_day_rate" | "quant_profit_so_far" | "quant_outcome" | "quant_worth" | "quant_returned" | "quant_pending" | "quant_settled" | "quant_exit_fee" | "profit_rate" | "applied_shares" | "ipo_lots" | "lot_size" | "lot_cost" | "ipo_total" | "ipo_paid" | "ipo_refund" | "closing_balance" | "opening_balance" | "entries_total" | "entries_of_day" | "performance_percentage" | "growth" | "growth_before" | "growth_gain" | "part_growth" | "money_at_work" | "released_amount" | "day_change" | "day_change_percentage" | "withdrawal_amount" | "withdrawal_fee" | "withdrawal_net" | "deposit_arrived" | "deposit_fee" | "deposit_net" | "deposit_credited" | "exchange_received" | "exchange_paid" | "exchange_at_mid" | "exchange_cost" | "exchange_rate" | "mid_rate" | "kept_share" | "whole" | "spread" | "loan_total" | "loan_interest" | "late_penalty" | "penalty_a_day" | "penalty_rate" | "repayment" | "repaid_penalty" | "repaid_interest" | "repaid_principal" | "owed_after";
            /** @enum {string} */
            readonly operation: "value" | "sum" | "difference" | "product" | "quotient";
            readonly value: components["schemas"]["Decimal"];
            /** @description Of an amount or a price; a number, a rate and a percentage have none. */
            readonly currency?: components["schemas"]["CurrencyCode"];
            readonly rounding?: {
                readonly places: number;
                /**
                 * @description `down`: cut toward zero, as amounts are; `half_up`: to the nearest, ties away from zero, as what is derived is; `up`: away from zero, as units that have to suffice are.
                 * @enum {string}
                 */
                readonly mode: "down" | "half_up" | "up";
            };
            /** @description Since when or at what moment it is so. */
            readonly as_of: components["schemas"]["Instant"];
            /** @description Where it can be looked up. */
            readonly source?: {
                /**
                 * @description `account`: its ledger entries; `entries`: those of a currency; `order`, `orders`: an order, the orders of a symbol; `position`; `instrument`, `quote`: a symbol and its price; `index`: one by its symbol; `fund`: a fund by its symbol; `fund_order`: an order of one; `fx_conversion`: an exchange; `withdrawal`, `deposit`: one of these; `loan`, `quant`, `quant_subscription`, `ipo`, `ipo_subscription`: one of these; `loans`: the loans of a currency; `loan_product`: an offer of one; `entry_kind`: the entries of a kind in a statement; `fee_schedule`: the fees of a currency; `currency_pair`: two currencies and their rate; `rule`: what is so by definition.
                 * @enum {string}
                 */
                readonly kind: "account" | "entries" | "order" | "orders" | "position" | "instrument" | "quote" | "index" | "fund" | "fund_order" | "fx_conversion" | "withdrawal" | "deposit" | "loan" | "loans" | "loan_product" | "quant" | "quant_subscription" | "ipo" | "ipo_subscription" | "entry_kind" | "fee_schedule" | "currency_pair" | "rule";
                readonly id: string;
            };
            readonly parts: readonly components["schemas"]["FigureNode"][];
        };
        readonly EntryPage: {
            readonly data: readonly components["schemas"]["Entry"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description A mail address; upper and lower case are the same. */
        readonly MailAddress: string;
        /** @description A code that was sent, or shown by an authenticator app. */
        readonly SixDigits: string;
        /** @description `mail` with the channel mail, `phone` and `areaCode` with the channel phone. */
        readonly CodeRequest: {
            /** @enum {string} */
            readonly channel: "mail" | "phone";
            readonly mail?: components["schemas"]["MailAddress"];
            readonly phone?: components["schemas"]["Phone"];
            readonly areaCode?: components["schemas"]["AreaCode"];
            /** @enum {string} */
            readonly purpose: "register" | "reset" | "bind" | "pay_password";
        };
        readonly CodeSent: {
            /** @description Seconds for which the code works. */
            readonly expires_in: number;
            /** @description Seconds until another one can be asked for. */
            readonly resend_in: number;
        };
        readonly ReceivedMessage: {
            readonly id: string;
            /** @enum {string} */
            readonly channel: "mail" | "phone";
            readonly purpose: 'register' | 'reset' | 'bind' | 'pay_password' | 'security' | (string & {});
            /** @description What the message brings; null for one without a code. */
            readonly code: string | null;
            /** @description In the language of the request that created it. */
            readonly body: string;
            readonly sent_at: components["schemas"]["Instant"];
            /** @description When its code stops working. Wall time. */
            readonly expires_at: components["schemas"]["InstantOrNull"];
        };
        readonly ReceivedMessageList: {
            readonly data: readonly components["schemas"]["ReceivedMessage"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly AgreementAcceptance: {
            readonly document: string;
            readonly version: string;
        };
        /** @description `mail`, or `phone` and `areaCode`. */
        readonly Registration: {
            readonly mail?: components["schemas"]["MailAddress"];
            readonly phone?: components["schemas"]["Phone"];
            readonly areaCode?: components["schemas"]["AreaCode"];
            readonly password: components["schemas"]["Password"];
            readonly confirm_password: components["schemas"]["Password"];
            readonly code: components["schemas"]["SixDigits"];
            readonly invite_code?: string;
            /** @description To the user agreement and the privacy policy. */
            readonly agree: boolean;
            /** @description The versions that were shown. */
            readonly agreements?: readonly components["schemas"]["AgreementAcceptance"][];
        };
        /** @description `mail`, or `phone` and `areaCode`. */
        readonly PasswordReset: {
            readonly mail?: components["schemas"]["MailAddress"];
            readonly phone?: components["schemas"]["Phone"];
            readonly areaCode?: components["schemas"]["AreaCode"];
            readonly code: components["schemas"]["SixDigits"];
            readonly password: components["schemas"]["Password"];
            readonly confirm_password: components["schemas"]["Password"];
        };
        readonly PasswordChange: {
            readonly old_password: components["schemas"]["Password"];
            readonly password: components["schemas"]["Password"];
            readonly confirm_password: components["schemas"]["Password"];
        };
        readonly PayPasswordChange: {
            readonly pay_password: components["schemas"]["PayPassword"];
            readonly confirm_pay_password: components["schemas"]["PayPassword"];
            readonly password?: components["schemas"]["Password"];
            readonly old_pay_password?: components["schemas"]["PayPassword"];
            readonly code?: components["schemas"]["SixDigits"];
        };
        /** @description `mail`, or `phone` and `areaCode`. */
        readonly ContactChange: {
            readonly password: components["schemas"]["Password"];
            readonly mail?: components["schemas"]["MailAddress"];
            readonly phone?: components["schemas"]["Phone"];
            readonly areaCode?: components["schemas"]["AreaCode"];
            readonly code: components["schemas"]["SixDigits"];
        };
        readonly PasswordProof: {
            readonly password: components["schemas"]["Password"];
        };
        readonly MemberSession: {
            readonly id: components["schemas"]["Id"];
            /** @description What the client called itself. */
            readonly platform: string;
            /**
             * @description A name, the same in every language, by the `User-Agent` of the sign-in, which is not kept here. Null: unknown,
             *     as inside another app.
             */
            readonly browser: 'Chrome' | 'Edge' | 'Firefox' | 'Opera' | 'Safari' | 'Samsung Internet' | (string & {}) | null;
            /** @description A name like `browser`, of the device or its system. Null if unknown. */
            readonly system: 'Android' | 'ChromeOS' | 'Linux' | 'Windows' | 'iPad' | 'iPhone' | 'macOS' | (string & {}) | null;
            /** @description As much of the address as it takes to recognise a place. */
            readonly ip_prefix: string;
            readonly created_at: components["schemas"]["Instant"];
            readonly last_seen_at: components["schemas"]["Instant"];
            /** @description The session that asks. */
            readonly current: boolean;
        };
        readonly SessionList: {
            readonly data: readonly components["schemas"]["MemberSession"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description The password was right; a second step is left. */
        readonly SecondStepNeeded: {
            readonly challenge: components["schemas"]["Token"];
            readonly methods: readonly ('totp' | 'recovery_code' | (string & {}))[];
            /** @description Seconds. */
            readonly expires_in: number;
        };
        readonly SecondStep: {
            readonly challenge: components["schemas"]["Token"];
            /** @description Six digits of the app, or a recovery code. */
            readonly code: string;
        };
        readonly TotpState: {
            readonly enabled: boolean;
            readonly recovery_codes_left: number;
            readonly enabled_at: components["schemas"]["InstantOrNull"];
        };
        readonly TotpKey: {
            /** @description Base32, for typing it in. */
            readonly secret: string;
            /** @description `otpauth://`, for a QR code. */
            readonly uri: string;
        };
        readonly TotpProof: {
            readonly code: components["schemas"]["SixDigits"];
        };
        readonly RecoveryCodes: {
            readonly recovery_codes: readonly string[];
        };
        readonly Passkey: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            readonly created_at: components["schemas"]["Instant"];
            readonly last_used_at: components["schemas"]["InstantOrNull"];
        };
        readonly PasskeyList: {
            readonly data: readonly components["schemas"]["Passkey"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly PasskeyOptions: {
            /** @description JSON text of WebAuthn, whose names are its own. */
            readonly options: string;
        };
        readonly PasskeyRegistration: {
            readonly name: string;
            readonly credential: components["schemas"]["PasskeyCredential"];
        };
        readonly PasskeyLogin: {
            readonly credential: components["schemas"]["PasskeyCredential"];
        };
        /** @description JSON text of the credential that WebAuthn answered. */
        readonly PasskeyCredential: string;
        readonly UploadForm: {
            readonly purpose: components["schemas"]["UploadPurpose"];
            /**
             * Format: binary
             * @description The picture; its file name is not looked at.
             */
            readonly file: string;
        };
        /**
         * @description What a picture is sent for; it can be used for nothing else.
         * @enum {string}
         */
        readonly UploadPurpose: "proof" | "kyc" | "loan" | "signature" | "avatar" | "chat";
        readonly Upload: {
            readonly id: components["schemas"]["Id"];
            readonly purpose: components["schemas"]["UploadPurpose"];
            readonly content_type: 'image/jpeg' | 'image/png' | (string & {});
            /** @description Bytes, as stored. */
            readonly size: number;
            /** @description Pixels, as stored. */
            readonly width: number;
            /** @description Pixels, as stored. */
            readonly height: number;
            /** @description Of the stored bytes. */
            readonly sha256: string;
            /** @description Where it can be fetched with the session. */
            readonly url: string;
        };
        /** @description The identity as it was last submitted. `refuse_reason_key` is that of the first refused image; each image has its own. */
        readonly Kyc: {
            readonly status: 'not_submitted' | 'under_review' | 'pass' | 'refuse' | (string & {});
            /** @description `idcard` or `passport`; more may come. */
            readonly document_type: string | null;
            readonly first_name: string | null;
            readonly last_name: string | null;
            /** @description Its last four characters, of a short number half. Once reviewed no more than these are kept. */
            readonly document_number: string | null;
            readonly refuse_reason_key: components["schemas"]["KycReason"];
            readonly refuse_note: components["schemas"]["ReviewersWords"];
            readonly images: readonly components["schemas"]["KycImage"][];
            readonly submitted_at: components["schemas"]["InstantOrNull"];
            readonly review_due_at: components["schemas"]["InstantOrNull"];
            readonly reviewed_at: components["schemas"]["InstantOrNull"];
            readonly images_deleted_at: components["schemas"]["InstantOrNull"];
            readonly professional_status: 'not_submitted' | 'under_review' | 'pass' | 'refuse' | (string & {});
            readonly professional: components["schemas"]["KycProfessional"] | null;
        };
        /** @description The values that the sentence of a reason names. The list of reasons says which one has which. */
        readonly ReasonParams: {
            readonly amount?: components["schemas"]["Decimal"];
            /** @description Of `amount`. */
            readonly currency?: components["schemas"]["CurrencyCode"];
            readonly percent?: components["schemas"]["Decimal"];
        };
        readonly ReasonParamsOrNull: components["schemas"]["ReasonParams"] | null;
        /** @description What a reviewer added to the reason, as it was written, in any language. Where there is no reason of a list, all that is known of it. */
        readonly ReviewersWords: string | null;
        /** @description Why less than the reported amount, or nothing, was credited. `amount_differs`: the proof is for `amount`; `bank_fee`: a bank or the network kept a part; `not_arrived`: no transfer came; `name_differs`: it came from somebody else; `reference_missing`: it cannot be assigned; `proof_unreadable`, `proof_incomplete`: of the picture; `duplicate`: this transfer was credited before. Null for any other deposit, and for one that an earlier version refused in words. */
        readonly DepositReason: 'amount_differs' | 'bank_fee' | 'not_arrived' | 'name_differs' | 'reference_missing' | 'proof_unreadable' | 'proof_incomplete' | 'duplicate' | 'other' | (string & {}) | null;
        /** @description Why it was not paid out. `name_differs`: the payee has another name than the customer; `payee_invalid`: the bank or network does not know the payee; `network_unavailable`: nothing can be sent there now; `origin_unclear`: where the money came from; `not_confirmed`: whether the customer asked for it. Null for any other withdrawal, and for one that an earlier version refused in words. */
        readonly WithdrawalReason: 'name_differs' | 'payee_invalid' | 'network_unavailable' | 'origin_unclear' | 'not_confirmed' | 'other' | (string & {}) | null;
        /** @description Why an image was refused. Null for any other image. */
        readonly KycReason: 'blurred' | 'dark' | 'overexposed' | 'too_small' | 'covered' | 'background' | 'held' | 'expired' | 'wrong_document' | 'details_differ' | 'other' | (string & {}) | null;
        /** @description Why the shares were not closed. `unlisted`: the instrument has left the market; `instrument_halted`: its trading is halted; `price_unclear`: its price is being checked. Null for any other request, and for one that an earlier version refused in words or without any. */
        readonly CloseReason: 'unlisted' | 'instrument_halted' | 'price_unclear' | 'other' | (string & {}) | null;
        /** @description Why it was not approved. `amount_too_high`: at most `amount` could be; `income_too_low`, `income_unproven`: of the income; `debt_too_high`: of what is owed already; `image_unreadable`, `signature_unclear`: of what was sent. Null for any other loan, and for one that an earlier version refused in words. */
        readonly LoanReason: 'amount_too_high' | 'income_too_low' | 'income_unproven' | 'debt_too_high' | 'image_unreadable' | 'signature_unclear' | 'other' | (string & {}) | null;
        /** @description Why it took no part in the allotment. `audit_overdue`: it was not checked in time; `not_eligible`: the offer is not open to this customer; `details_missing`: something about the customer is missing; `offer_withdrawn`: the company withdrew the offer. Null for any other subscription, and for one that an earlier version refused in words. */
        readonly IpoReason: 'audit_overdue' | 'not_eligible' | 'details_missing' | 'offer_withdrawn' | 'other' | (string & {}) | null;
        /** @description Why the order was refused, or `unlisted`: it ended because its instrument left the market. `insufficient_funds`, `instrument_halted`; `price_band`: the price was more than `percent` away. Of a block trade: `seller_withdrew`; `shares_gone`: somebody else has them; `price_moved`: the agreed price is too far from the market's; `block_refused`: any other reason. Null for any other order. */
        readonly OrderReason: 'insufficient_funds' | 'instrument_halted' | 'price_band' | 'unlisted' | 'seller_withdrew' | 'shares_gone' | 'price_moved' | 'block_refused' | (string & {}) | null;
        readonly KycProfessional: {
            readonly refuse_reason_key: components["schemas"]["KycReason"];
            readonly refuse_note: components["schemas"]["ReviewersWords"];
            readonly submitted_at: components["schemas"]["Instant"];
            readonly review_due_at: components["schemas"]["Instant"];
            readonly reviewed_at: components["schemas"]["InstantOrNull"];
            readonly images_deleted_at: components["schemas"]["InstantOrNull"];
        };
        readonly KycImage: {
            readonly part: 'front' | 'back' | 'passport' | 'professional' | (string & {});
            readonly status: 'under_review' | 'accepted' | 'refused' | (string & {});
            /** @description Of a refused image. */
            readonly reason_key: components["schemas"]["KycReason"];
        };
        readonly PersonName: string;
        readonly DocumentNumber: string;
        readonly IdCardSubmission: {
            readonly first_name: components["schemas"]["PersonName"];
            readonly last_name: components["schemas"]["PersonName"];
            readonly id_number: components["schemas"]["DocumentNumber"];
            readonly front_upload_id?: components["schemas"]["Id"];
            readonly back_upload_id?: components["schemas"]["Id"];
            readonly pay_password: components["schemas"]["PayPassword"];
        };
        readonly PassportSubmission: {
            readonly first_name: components["schemas"]["PersonName"];
            readonly last_name: components["schemas"]["PersonName"];
            readonly passport_number: components["schemas"]["DocumentNumber"];
            readonly passport_upload_id?: components["schemas"]["Id"];
            readonly pay_password: components["schemas"]["PayPassword"];
        };
        readonly ProfessionalSubmission: {
            readonly professional_upload_id?: components["schemas"]["Id"];
            readonly pay_password: components["schemas"]["PayPassword"];
        };
        /** @description `security` cannot be muted. */
        readonly NoticeKind: 'order' | 'position' | 'deposit' | 'withdrawal' | 'transfer' | 'ipo' | 'fund' | 'quant' | 'loan' | 'kyc' | 'alert' | 'support' | 'security' | (string & {});
        readonly Notice: {
            readonly id: components["schemas"]["Id"];
            readonly kind: components["schemas"]["NoticeKind"];
            /** @description In the language of `Accept-Language`. */
            readonly title: string;
            /** @description In the language of `Accept-Language`; instants in the customer’s zone. */
            readonly body: string;
            /** @description Of a refusal, and of a deposit that was credited in part: the reason in the list of the `kind`. `deposit`: `DepositReason`, `withdrawal`: `WithdrawalReason`, `kyc`: `KycReason`, `position`: `CloseReason`, `loan`: `LoanReason`, `ipo`: `IpoReason`, `order`: `OrderReason`. */
            readonly refuse_reason_key: string | null;
            readonly refuse_reason_params: components["schemas"]["ReasonParamsOrNull"];
            readonly refuse_reason: components["schemas"]["ReviewersWords"];
            /** @description What kind of record it tells of: `order`, `deposit`, … */
            readonly ref_type: string | null;
            /** @description The record it tells of. */
            readonly ref_id: string | null;
            readonly read: boolean;
            readonly created_at: components["schemas"]["Instant"];
        };
        readonly NoticePage: {
            readonly data: readonly components["schemas"]["Notice"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description Either `ids`, or `all: true` with or without a `kind`. */
        readonly NoticeRead: {
            readonly ids?: readonly components["schemas"]["Id"][];
            /** @constant */
            readonly all?: true;
            readonly kind?: string;
        } & (unknown | unknown);
        readonly UnreadCount: {
            /** @description 100 means 100 or more. */
            readonly unread_count: number;
            /** @description Kinds with something unread. */
            readonly kinds: readonly {
                readonly kind: components["schemas"]["NoticeKind"];
                /** @description 100 means 100 or more. */
                readonly unread_count: number;
            }[];
        };
        readonly NoticeSetting: {
            readonly kind: components["schemas"]["NoticeKind"];
            readonly muted: boolean;
            /** @description False: it cannot be muted. */
            readonly mutable: boolean;
        };
        readonly NoticeSettingList: {
            readonly data: readonly components["schemas"]["NoticeSetting"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly NoticeSettingUpdate: {
            /** @enum {string} */
            readonly kind: "order" | "position" | "deposit" | "withdrawal" | "transfer" | "ipo" | "fund" | "quant" | "loan" | "kyc" | "alert" | "support" | "security";
            readonly muted: boolean;
        };
        /** @description The `data` of one event. */
        readonly MemberEvent: {
            /** @description Of what changed; null for `sync`. */
            readonly id: string | null;
            /** @description Larger for a later event. */
            readonly version: number;
            /** @description Of `sync` alone, in milliseconds: nothing of the customer has changed for so long, so an answer to a question that was sent later than that is not old. */
            readonly quiet_ms?: number;
        };
        readonly Alert: {
            readonly id: components["schemas"]["Id"];
            readonly symbol: components["schemas"]["Symbol"];
            /** @description Of the instrument or index. */
            readonly name: string;
            /** @description `above`, `below`: the price reaches `value`. `percent`: the change since the previous close reaches `value` per cent, upwards for a positive one, downwards for a negative one. */
            readonly kind: 'above' | 'below' | 'percent' | (string & {});
            readonly value: components["schemas"]["Decimal"];
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly state: 'active' | 'fired' | (string & {});
            readonly created_at: components["schemas"]["Instant"];
            readonly fired_at: components["schemas"]["InstantOrNull"];
            readonly fired_price: components["schemas"]["DecimalOrNull"];
        };
        readonly AlertList: {
            readonly data: readonly components["schemas"]["Alert"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly AlertCreate: {
            readonly symbol: components["schemas"]["Symbol"];
            /** @enum {string} */
            readonly kind: "above" | "below" | "percent";
            readonly value: components["schemas"]["Decimal"];
        };
        readonly Document: {
            readonly key: string;
            /** @description What an agreement to it names. */
            readonly version: string;
            readonly lang: string;
            readonly title: string;
            /** @description Markdown with headings, paragraphs, lists, emphasis and strong text; no HTML, no links. */
            readonly body_md: string;
            /** @description Of `body_md`, UTF-8. */
            readonly sha256: string;
            readonly published_at: components["schemas"]["Instant"];
        };
        readonly Support: {
            readonly msg_type: string;
            readonly whatsapp: string | null;
            /** @description Whether it is within the hours of the desk. */
            readonly online: boolean;
            readonly hours: {
                readonly opens: components["schemas"]["TimeOfDay"];
                readonly closes: components["schemas"]["TimeOfDay"];
                readonly timezone: string;
                /** @description 1 is Monday. */
                readonly days: readonly number[];
            };
            /** @description 100 means 100 or more. */
            readonly unread_count: number;
        };
        readonly SupportMessage: {
            readonly id: components["schemas"]["Id"];
            /** @description `automatic`: no person has read the message yet. */
            readonly author: 'member' | 'desk' | 'automatic' | (string & {});
            readonly text: string;
            readonly upload_ids: readonly components["schemas"]["Id"][];
            readonly created_at: components["schemas"]["Instant"];
        };
        readonly SupportMessagePage: {
            readonly data: readonly components["schemas"]["SupportMessage"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly SupportMessageCreate: {
            /** @description Line breaks are kept. */
            readonly text: string;
            readonly upload_ids?: readonly components["schemas"]["Id"][];
        };
        readonly ExportCreate: {
            /** @enum {string} */
            readonly kind: "account" | "entry" | "order" | "deposit" | "withdrawal" | "tax";
            /** Format: date */
            readonly from: string;
            /** Format: date */
            readonly to: string;
            /** @enum {string} */
            readonly format: "csv" | "json";
        };
        readonly Export: {
            readonly id: components["schemas"]["Id"];
            readonly kind: 'account' | 'entry' | 'order' | 'deposit' | 'withdrawal' | 'tax' | (string & {});
            readonly format: 'csv' | 'json' | (string & {});
            /** Format: date */
            readonly from: string;
            /** Format: date */
            readonly to: string;
            /** @description `failed`: more rows than a file may have; a shorter period has fewer. */
            readonly status: 'queued' | 'ready' | 'failed' | (string & {});
            readonly row_count: number | null;
            /** @description Of the file, once it is ready. */
            readonly url: string | null;
            readonly created_at: components["schemas"]["Instant"];
            readonly expires_at: components["schemas"]["Instant"];
        };
        readonly ExportFile: {
            readonly kind: string;
            /** Format: date */
            readonly from: string;
            /** Format: date */
            readonly to: string;
            /** @constant */
            readonly simulated: true;
            readonly data: readonly {
                readonly [key: string]: string | null;
            }[];
        };
        /** @description A way for money to come in. */
        readonly DepositChannel: {
            readonly id: components["schemas"]["DepositChannelId"];
            /** @description `card`: by bank; `wallet`: by a network; `custom`: as agreed with customer service. */
            readonly type: 'card' | 'wallet' | 'custom' | (string & {});
            /** @description A closed one takes no new deposits. */
            readonly status: 'open' | 'closed' | (string & {});
            /** @description The currency that is sent. */
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description Of a wallet: `ERC20` or `TRC20`; else null. */
            readonly network: string | null;
            /** @description Of a wallet; the customer's own, and visibly not an address of any real network. */
            readonly address: string | null;
            /** @description The text of its QR code. */
            readonly address_qr: string | null;
            /** @description Where to send it; null for a wallet and where it is agreed with customer service. */
            readonly bank_details: components["schemas"]["BankDetails"] | null;
            /** @description Names the customer; belongs into the transfer's purpose. */
            readonly reference: string;
            /** @description Of one deposit, in `currency`. */
            readonly min: components["schemas"]["Amount"];
            /** @description Of one deposit, in `currency`. */
            readonly max: components["schemas"]["Amount"];
            /** @description In `currency`; taken before it is converted. */
            readonly fee: components["schemas"]["Amount"];
            /** @description The currency that is credited, unless another is chosen. */
            readonly account_currency: components["schemas"]["CurrencyCode"];
            /** @description `account_currency` for one `currency`, now. */
            readonly rate_to_account: components["schemas"]["Amount"];
            /** @description What can be credited. */
            readonly account_currencies: readonly components["schemas"]["DepositRate"][];
            /** @description Of the network, before the review begins. */
            readonly confirmations: number;
            /** @description What one of them usually takes. */
            readonly confirmation_seconds: number;
            /** @description By when the review has decided. */
            readonly review_minutes: number;
            /** @description Names the sentence that the app shows. */
            readonly note: 'quote_reference' | 'one_network' | 'agree_first' | (string & {});
        };
        readonly DepositRate: {
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description For one unit of the currency that is sent. */
            readonly rate: components["schemas"]["Amount"];
        };
        readonly BankDetails: {
            readonly account_name: string;
            readonly bank_name: string;
            /** @description Visibly not an account of any real bank. */
            readonly iban: string;
            readonly bic: string;
        };
        readonly DepositChannelList: {
            readonly data: readonly components["schemas"]["DepositChannel"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Names a channel.
         * @example card_eur
         */
        readonly DepositChannelId: string;
        readonly DepositCreate: {
            readonly channel_id: components["schemas"]["DepositChannelId"];
            /** @description What was sent, in the channel's currency. */
            readonly amount: components["schemas"]["Amount"];
            /** @description A picture of the transfer. Required; its lack answers `proof_required`. */
            readonly proof_upload_id?: components["schemas"]["Id"];
            /** @description One of the channel's `account_currencies`; its `account_currency` when left out. */
            readonly account_currency?: components["schemas"]["CurrencyCode"];
            /** @description Of a wallet's transfer. One transfer is credited once. */
            readonly tx_hash?: string;
            /** @description The customer's own bank account that the money comes from; only with a channel by bank. */
            readonly bank_card_id?: components["schemas"]["Id"];
            /** @description Where the customer is. */
            readonly timezone: components["schemas"]["ZoneName"];
        };
        readonly DepositSimulation: {
            readonly channel_id: components["schemas"]["DepositChannelId"];
            readonly amount: components["schemas"]["Amount"];
            readonly timezone: components["schemas"]["ZoneName"];
        };
        readonly DepositProof: {
            readonly proof_upload_id: components["schemas"]["Id"];
        };
        /** @description Money on its way in. Waiting, `estimated_amount` says what would be credited at the current rate; decided, `converted_amount` = (`audit_amount` - `fee`) * `rate`, cut to the currency's scale. */
        readonly Deposit: {
            readonly id: components["schemas"]["Id"];
            readonly type: 'card' | 'wallet' | 'custom' | (string & {});
            readonly channel_id: components["schemas"]["DepositChannelId"];
            /** @description `ERC20`, `TRC20`; null where there is none. */
            readonly network: string | null;
            /** @description What was sent. */
            readonly amount: components["schemas"]["Decimal"];
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description Taken before the conversion, and only of the amount that is credited. */
            readonly fee: components["schemas"]["Decimal"];
            /** @description Current while it waits, then the one it was decided at. */
            readonly rate: components["schemas"]["Decimal"];
            /** @description Of the account that is credited. */
            readonly converted_currency: components["schemas"]["CurrencyCode"];
            /** @description Only while it waits. */
            readonly estimated_amount: components["schemas"]["DecimalOrNull"];
            /** @description What the review found to have arrived. */
            readonly audit_amount: components["schemas"]["DecimalOrNull"];
            /** @description What was credited. */
            readonly converted_amount: components["schemas"]["DecimalOrNull"];
            /** @description 0 wait, 1 pass, 2 partial, 3 refuse, 4 canceled. */
            readonly status: number;
            readonly status_key: 'wait' | 'pass' | 'partial' | 'refuse' | 'canceled' | (string & {});
            readonly refuse_reason_key: components["schemas"]["DepositReason"];
            readonly refuse_reason_params: components["schemas"]["ReasonParamsOrNull"];
            readonly refuse_reason: components["schemas"]["ReviewersWords"];
            readonly reference: string;
            readonly tx_hash: string | null;
            readonly confirmations: number;
            readonly confirmations_required: number;
            /** @description When each confirmation came. */
            readonly confirmed_at: readonly components["schemas"]["Instant"][];
            readonly proof_upload_ids: readonly components["schemas"]["Id"][];
            readonly timezone: string;
            readonly submitted_at: components["schemas"]["Instant"];
            /** @description By when it is decided; null before the last confirmation. */
            readonly review_due_at: components["schemas"]["InstantOrNull"];
            readonly audited_at: components["schemas"]["InstantOrNull"];
            readonly canceled_at: components["schemas"]["InstantOrNull"];
        };
        readonly DepositPage: {
            readonly data: readonly components["schemas"]["Deposit"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly BankCard: {
            readonly id: components["schemas"]["Id"];
            /** @description The customer's own label. */
            readonly name: string;
            /** @description Who holds the account. */
            readonly account_name: string;
            /** @description Masked to its last four characters. */
            readonly account_number: string;
            /** @description Of the account number. */
            readonly last4: string;
            readonly bank_name: string;
            readonly bank_branch: string | null;
            /** @description Masked, in groups of four. */
            readonly iban: string;
            readonly bic: string;
            readonly is_default: boolean;
            /** @description Withdrawals on their way to it; while there are any, it stays. */
            readonly pending_withdrawals: number;
            readonly created_at: components["schemas"]["Instant"];
            /** @description From when withdrawals may go to it. */
            readonly usable_at: components["schemas"]["Instant"];
        };
        readonly BankCardList: {
            readonly data: readonly components["schemas"]["BankCard"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly BankCardCreate: {
            /** @description The customer's own label. */
            readonly name: components["schemas"]["Text"];
            /** @description Who holds the account. */
            readonly account_name: components["schemas"]["Text"];
            /** @description Digits and letters; spaces and hyphens are left out. */
            readonly account_number: string;
            readonly bank_name: components["schemas"]["Text"];
            readonly bank_branch: components["schemas"]["Text"];
            /** @description In any case, with or without spaces. */
            readonly iban: string;
            /** @description 8 or 11 characters. */
            readonly bic: string;
            readonly pay_password: components["schemas"]["PayPassword"];
        };
        readonly BankCardUpdate: {
            readonly name?: components["schemas"]["Text"];
            /**
             * @description The other one stops being it.
             * @constant
             */
            readonly is_default?: true;
        };
        readonly CryptoWallet: {
            readonly id: components["schemas"]["Id"];
            /** @description The customer's own label. */
            readonly name: string;
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly network: 'ERC20' | 'TRC20' | (string & {});
            readonly address: string;
            /** @description Of the address. */
            readonly last4: string;
            /** @description Whether a withdrawal was passed to it before. */
            readonly is_used: boolean;
            /** @description Withdrawals on their way to it; while there are any, it stays. */
            readonly pending_withdrawals: number;
            readonly created_at: components["schemas"]["Instant"];
            /** @description From when withdrawals may go to it. */
            readonly usable_at: components["schemas"]["Instant"];
        };
        readonly CryptoWalletList: {
            readonly data: readonly components["schemas"]["CryptoWallet"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly CryptoWalletCreate: {
            /** @description The customer's own label. */
            readonly name: components["schemas"]["Text"];
            /** @enum {string} */
            readonly currency: "USDT";
            /** @enum {string} */
            readonly network: "ERC20" | "TRC20";
            readonly address: string;
            readonly pay_password: components["schemas"]["PayPassword"];
        };
        readonly WithdrawalQuote: {
            readonly type: 'bank' | 'crypto' | (string & {});
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description As asked; null without one. */
            readonly amount: components["schemas"]["DecimalOrNull"];
            /** @description Taken from the amount. */
            readonly fee: components["schemas"]["Decimal"];
            /** @description What the customer receives; null without an amount. */
            readonly net_amount: components["schemas"]["DecimalOrNull"];
            /** @description In the cash account; null without an amount, and where less than it is available. */
            readonly available_after: components["schemas"]["DecimalOrNull"];
            /** @description The equivalent of 10 USD. */
            readonly min: components["schemas"]["Decimal"];
            /** @description The available funds of the cash account. */
            readonly max: components["schemas"]["Decimal"];
            /** @description Until then a request is processed on the same business day. */
            readonly cutoff_time: components["schemas"]["TimeOfDay"];
            /** @description Whose business days count. */
            readonly market_id: components["schemas"]["MarketId"];
            /** @description IANA, of that market. */
            readonly timezone: string;
            readonly processing_starts_at: components["schemas"]["Instant"];
            /** @description By when it is decided. */
            readonly review_due_at: components["schemas"]["Instant"];
            /** @description In the market's zone. */
            readonly arrival_date: components["schemas"]["Day"];
            /** @description From when the customer may withdraw again after a password was reset or a factor of signing in changed; null: now. */
            readonly possible_at: components["schemas"]["InstantOrNull"];
            /** @description How `net_amount` adds up (`withdrawal_net`), `fee` among its parts, and `available_after`; without what is null. */
            readonly explained: readonly components["schemas"]["FigureNode"][];
        };
        readonly WithdrawalCreate: {
            /** @enum {string} */
            readonly type: "bank" | "crypto";
            /** @description With `bank`. */
            readonly bank_card_id?: components["schemas"]["Id"];
            /** @description With `crypto`. */
            readonly crypto_wallet_id?: components["schemas"]["Id"];
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description What leaves the account, the fee included. */
            readonly amount: components["schemas"]["Amount"];
            readonly pay_password: components["schemas"]["PayPassword"];
        };
        /** @description Where the money goes, as it was at the time of the request. */
        readonly Payee: {
            readonly type: 'bank' | 'crypto' | (string & {});
            /** @description The bank, or the label of the wallet. */
            readonly name: string;
            readonly last4: string;
            /** @description Of a wallet. */
            readonly network: string | null;
        };
        readonly Withdrawal: {
            readonly id: components["schemas"]["Id"];
            /** @description The number on the receipt and on the statement of the bank. */
            readonly reference: string;
            readonly type: 'bank' | 'crypto' | (string & {});
            /** @description 0 wait, 1 pass, 2 refuse, 3 canceled. */
            readonly status: number;
            readonly status_key: 'wait' | 'pass' | 'refuse' | 'canceled' | (string & {});
            readonly account_id: components["schemas"]["Id"];
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description What leaves the account. */
            readonly amount: components["schemas"]["Decimal"];
            readonly fee: components["schemas"]["Decimal"];
            /** @description What the customer receives. */
            readonly net_amount: components["schemas"]["Decimal"];
            readonly payee: components["schemas"]["Payee"];
            readonly submitted_at: components["schemas"]["Instant"];
            readonly processing_starts_at: components["schemas"]["Instant"];
            /** @description By when it is decided. */
            readonly review_due_at: components["schemas"]["Instant"];
            /** @description In the market's zone. */
            readonly arrival_date: components["schemas"]["Day"];
            /** @description Whose business days count. */
            readonly market_id: components["schemas"]["MarketId"];
            /** @description IANA, of that market. */
            readonly timezone: string;
            readonly audited_at: components["schemas"]["InstantOrNull"];
            /** @description When the money arrived. */
            readonly settled_at: components["schemas"]["InstantOrNull"];
            readonly canceled_at: components["schemas"]["InstantOrNull"];
            readonly refuse_reason_key: components["schemas"]["WithdrawalReason"];
            readonly refuse_reason_params: components["schemas"]["ReasonParamsOrNull"];
            readonly refuse_reason: components["schemas"]["ReviewersWords"];
        };
        readonly WithdrawalPage: {
            readonly data: readonly components["schemas"]["Withdrawal"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly TransferMax: {
            readonly max: components["schemas"]["Decimal"];
            readonly currency: components["schemas"]["CurrencyCode"];
        };
        readonly TransferCreate: {
            readonly from_account_id: components["schemas"]["Id"];
            readonly to_account_id: components["schemas"]["Id"];
            readonly amount: components["schemas"]["Amount"];
        };
        readonly Transfer: {
            readonly id: components["schemas"]["Id"];
            readonly from_account_id: components["schemas"]["Id"];
            readonly from_kind: 'cash' | 'trade' | 'fund' | (string & {});
            readonly to_account_id: components["schemas"]["Id"];
            readonly to_kind: 'cash' | 'trade' | 'fund' | (string & {});
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly amount: components["schemas"]["Decimal"];
            readonly created_at: components["schemas"]["Instant"];
        };
        readonly TransferPage: {
            readonly data: readonly components["schemas"]["Transfer"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly ConversionAsk: {
            readonly from_currency: components["schemas"]["CurrencyCode"];
            readonly to_currency: components["schemas"]["CurrencyCode"];
            readonly from_amount: components["schemas"]["Amount"];
        };
        readonly ConversionQuote: {
            readonly quote_id: components["schemas"]["Id"];
            readonly from_currency: components["schemas"]["CurrencyCode"];
            readonly from_amount: components["schemas"]["Decimal"];
            readonly to_currency: components["schemas"]["CurrencyCode"];
            /** @description Rounded down to the scale of the currency. */
            readonly to_amount: components["schemas"]["Decimal"];
            /** @description Units of `to_currency` for one of `from_currency`. */
            readonly mid_rate: components["schemas"]["Decimal"];
            /** @description The mid rate less the spread. */
            readonly rate: components["schemas"]["Decimal"];
            /** @description A fraction: `"0.005"` is 0.5 %. */
            readonly spread: components["schemas"]["Decimal"];
            /** @description What the spread costs, in `to_currency`: the amount at the mid rate, rounded down, less `to_amount`. */
            readonly cost: components["schemas"]["Decimal"];
            /** @description In the cash account that is paid from. */
            readonly available: components["schemas"]["Decimal"];
            /** @description Null where less is available than is paid. */
            readonly available_after: components["schemas"]["DecimalOrNull"];
            /** @description Wall time. */
            readonly expires_at: components["schemas"]["Instant"];
            /** @description How `to_amount` adds up, `rate` among its parts, `exchange_received`; how `cost` does, `exchange_cost`; and `available_after`, unless it is null. */
            readonly explained: readonly components["schemas"]["FigureNode"][];
        };
        readonly ConversionCreate: {
            readonly quote_id: components["schemas"]["Id"];
        };
        readonly Conversion: {
            readonly id: components["schemas"]["Id"];
            readonly from_currency: components["schemas"]["CurrencyCode"];
            readonly from_amount: components["schemas"]["Decimal"];
            readonly to_currency: components["schemas"]["CurrencyCode"];
            readonly to_amount: components["schemas"]["Decimal"];
            readonly rate: components["schemas"]["Decimal"];
            readonly spread: components["schemas"]["Decimal"];
            /** @description What the spread cost, in `to_currency`, as the quote said. Null where `mid_rate` is. */
            readonly cost: components["schemas"]["DecimalOrNull"];
            /** @description Null for an exchange from before it was kept. */
            readonly mid_rate: components["schemas"]["DecimalOrNull"];
            readonly created_at: components["schemas"]["Instant"];
        };
        readonly ConversionPage: {
            readonly data: readonly components["schemas"]["Conversion"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly Ipo: {
            readonly id: components["schemas"]["Id"];
            readonly symbol: components["schemas"]["Symbol"];
            readonly name: string;
            readonly market_id: components["schemas"]["MarketId"];
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            readonly timezone: string;
            readonly sector: string;
            readonly state: 'upcoming' | 'open' | 'closed' | 'listed' | (string & {});
            /** @description Fixed: the price of a share for everybody. */
            readonly issue_price: components["schemas"]["Decimal"];
            /** @description Shares; a subscription is a multiple of it. */
            readonly lot_size: components["schemas"]["Quantity"];
            readonly min_quantity: components["schemas"]["Quantity"];
            /** @description The most that one customer can ask for. */
            readonly max_quantity: components["schemas"]["Quantity"];
            /** @description Issue price × shares issued. */
            readonly issue_amount: components["schemas"]["Decimal"];
            readonly shares_issued: components["schemas"]["Quantity"];
            /** @description Shares for applications like these; the rest goes to institutions. */
            readonly public_quantity: components["schemas"]["Quantity"];
            /** @description How many times `public_quantity` has been asked for so far; 0 before the window opens. */
            readonly demand: components["schemas"]["Decimal"];
            readonly open_at: components["schemas"]["Instant"];
            readonly close_at: components["schemas"]["Instant"];
            /** @description Applications are checked until then. */
            readonly audit_date: components["schemas"]["Day"];
            /** @description The day of the allotment, in the zone of the market. */
            readonly expiration_date: components["schemas"]["Day"];
            readonly allotment_at: components["schemas"]["Instant"];
            readonly listing_date: components["schemas"]["Day"];
            /** @description The first trade. */
            readonly listing_at: components["schemas"]["Instant"];
        };
        readonly IpoDetail: {
            readonly id: components["schemas"]["Id"];
            readonly symbol: components["schemas"]["Symbol"];
            readonly name: string;
            readonly market_id: components["schemas"]["MarketId"];
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            readonly timezone: string;
            readonly sector: string;
            readonly state: 'upcoming' | 'open' | 'closed' | 'listed' | (string & {});
            /** @description Fixed: the price of a share for everybody. */
            readonly issue_price: components["schemas"]["Decimal"];
            /** @description Shares; a subscription is a multiple of it. */
            readonly lot_size: components["schemas"]["Quantity"];
            readonly min_quantity: components["schemas"]["Quantity"];
            /** @description The most that one customer can ask for. */
            readonly max_quantity: components["schemas"]["Quantity"];
            /** @description Issue price × shares issued. */
            readonly issue_amount: components["schemas"]["Decimal"];
            readonly shares_issued: components["schemas"]["Quantity"];
            /** @description Shares for applications like these; the rest goes to institutions. */
            readonly public_quantity: components["schemas"]["Quantity"];
            /** @description How many times `public_quantity` has been asked for so far; 0 before the window opens. */
            readonly demand: components["schemas"]["Decimal"];
            readonly open_at: components["schemas"]["Instant"];
            readonly close_at: components["schemas"]["Instant"];
            /** @description Applications are checked until then. */
            readonly audit_date: components["schemas"]["Day"];
            /** @description The day of the allotment, in the zone of the market. */
            readonly expiration_date: components["schemas"]["Day"];
            readonly allotment_at: components["schemas"]["Instant"];
            readonly listing_date: components["schemas"]["Day"];
            /** @description The first trade. */
            readonly listing_at: components["schemas"]["Instant"];
            /** @description Paragraphs, in the language asked for. */
            readonly prospectus: readonly string[];
            readonly risks: readonly string[];
        };
        readonly IpoPage: {
            readonly data: readonly components["schemas"]["Ipo"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly IpoTicket: {
            /** @enum {string} */
            readonly mode: "max" | "partial";
            /** @description With `partial` only. */
            readonly quantity?: components["schemas"]["Quantity"];
            /** @description A `trade` account in the currency of the offering; the only one when left out. */
            readonly account_id?: components["schemas"]["Id"];
        };
        readonly IpoApplication: {
            /** @enum {string} */
            readonly mode: "max" | "partial";
            /** @description With `partial` only. */
            readonly quantity?: components["schemas"]["Quantity"];
            /** @description A `trade` account in the currency of the offering; the only one when left out. */
            readonly account_id?: components["schemas"]["Id"];
            /** @description Six digits. */
            readonly pay_password: string;
        };
        readonly IpoPreview: {
            /** @description Null if the customer has no trade account in the currency yet. */
            readonly account_id: string | null;
            readonly mode: 'max' | 'partial' | (string & {});
            /** @description With `max` one lot at least, even if the money does not suffice for it. */
            readonly quantity: components["schemas"]["Quantity"];
            readonly lots: number;
            readonly issue_price: components["schemas"]["Decimal"];
            /** @description Always 0: a subscription costs nothing. */
            readonly handling_fee: components["schemas"]["Decimal"];
            /** @description Held until the allotment. */
            readonly total_amount: components["schemas"]["Decimal"];
            /** @description The most that can be asked for with these funds. */
            readonly max_quantity: components["schemas"]["Quantity"];
            readonly available_before: components["schemas"]["Decimal"];
            /** @description Below zero where the money does not suffice. */
            readonly available_after: components["schemas"]["Decimal"];
            /** @description What the account lacks; 0 where the money suffices. Above 0, subscribing is refused as `insufficient_funds`. */
            readonly missing_amount: components["schemas"]["Decimal"];
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description It can be cancelled until then. */
            readonly close_at: components["schemas"]["Instant"];
            /** @description When the money for shares that are not allotted is free again. */
            readonly allotment_at: components["schemas"]["Instant"];
            readonly listing_at: components["schemas"]["Instant"];
            /** @description How `total_amount` (`ipo_total`, as `/explain` tells it of a subscription), `handling_fee` (`order_fee`) and `available_after` add up; with `max`, `quantity` as well, among the parts of the total (`applied_shares`). */
            readonly explained: readonly components["schemas"]["FigureNode"][];
        };
        readonly IpoSubscription: {
            readonly id: components["schemas"]["Id"];
            readonly ipo_id: components["schemas"]["Id"];
            readonly account_id: components["schemas"]["Id"];
            readonly symbol: components["schemas"]["Symbol"];
            readonly name: string;
            readonly market_id: components["schemas"]["MarketId"];
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            readonly timezone: string;
            readonly mode: 'max' | 'partial' | (string & {});
            readonly status: 'submitted' | 'audited' | 'waiting_allotment' | 'allotted' | 'partially_allotted' | 'not_allotted' | 'listed' | 'refused' | 'canceled' | (string & {});
            readonly quantity: components["schemas"]["Quantity"];
            readonly subscription_price: components["schemas"]["Decimal"];
            readonly issue_price: components["schemas"]["Decimal"];
            readonly total_amount: components["schemas"]["Decimal"];
            /** @description Still held; 0 once it is allotted or ended. */
            readonly held_amount: components["schemas"]["Decimal"];
            /** @description Shares; null before the allotment. */
            readonly allotted_quantity: string | null;
            readonly allotted_amount: components["schemas"]["DecimalOrNull"];
            /** @description Free again. */
            readonly refund_amount: components["schemas"]["DecimalOrNull"];
            readonly refuse_reason_key: components["schemas"]["IpoReason"];
            readonly refuse_reason_params: components["schemas"]["ReasonParamsOrNull"];
            readonly refuse_reason: components["schemas"]["ReviewersWords"];
            readonly cancelable: boolean;
            /** @description What it became when the shares were listed. */
            readonly position_id: string | null;
            readonly subscribed_at: components["schemas"]["Instant"];
            readonly close_at: components["schemas"]["Instant"];
            readonly audit_date: components["schemas"]["Day"];
            readonly audited_at: components["schemas"]["InstantOrNull"];
            readonly expiration_date: components["schemas"]["Day"];
            readonly allotment_at: components["schemas"]["Instant"];
            readonly allotted_at: components["schemas"]["InstantOrNull"];
            readonly listing_date: components["schemas"]["Day"];
            readonly listing_at: components["schemas"]["Instant"];
            readonly listed_at: components["schemas"]["InstantOrNull"];
            /** @description When it was refused or cancelled. */
            readonly ended_at: components["schemas"]["InstantOrNull"];
        };
        readonly IpoSubscriptionPage: {
            readonly data: readonly components["schemas"]["IpoSubscription"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly Fund: {
            /** @description The fund's symbol. */
            readonly id: components["schemas"]["Symbol"];
            readonly symbol: components["schemas"]["Symbol"];
            readonly name: string;
            readonly market_id: components["schemas"]["MarketId"];
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            readonly timezone: string;
            /** @description Price of a unit at `nav_date`. */
            readonly nav: components["schemas"]["Decimal"];
            readonly nav_date: components["schemas"]["Day"];
            /** @description In percent, since the price before. */
            readonly change_percentage: components["schemas"]["Decimal"];
            readonly risk_rating: 'low' | 'medium' | 'high' | (string & {});
            readonly min_amount: components["schemas"]["Decimal"];
            /** @description A fraction of the amount. */
            readonly subscription_fee_rate: components["schemas"]["Decimal"];
            readonly redemption_fee_rate: components["schemas"]["Decimal"];
            /** @description A year; taken inside the fund, so the price is after it. */
            readonly management_fee_rate: components["schemas"]["Decimal"];
            /** @description Business days from the pricing of a redemption to its payment. */
            readonly settlement_days: number;
            /** @description Orders before it get the price of that day. */
            readonly cut_off: components["schemas"]["TimeOfDay"];
            /** @description The next cut-off time. */
            readonly cut_off_at: components["schemas"]["Instant"];
            /** @description The day whose price an order gets now. */
            readonly dealing_date: components["schemas"]["Day"];
            /** @description When that price is known. */
            readonly priced_at: components["schemas"]["Instant"];
            readonly description: string;
        };
        readonly FundHolding: {
            readonly fund_id: components["schemas"]["Symbol"];
            readonly symbol: components["schemas"]["Symbol"];
            readonly name: string;
            readonly market_id: components["schemas"]["MarketId"];
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly units: components["schemas"]["Decimal"];
            /** @description Not set aside for a redemption. */
            readonly redeemable_units: components["schemas"]["Decimal"];
            readonly nav: components["schemas"]["Decimal"];
            readonly nav_date: components["schemas"]["Day"];
            readonly value: components["schemas"]["Decimal"];
            /** @description What the units held now cost, fees included. */
            readonly cost: components["schemas"]["Decimal"];
            readonly profit: components["schemas"]["Decimal"];
            readonly profit_percentage: components["schemas"]["Decimal"];
        };
        readonly FundWeight: {
            readonly symbol: components["schemas"]["Symbol"];
            readonly name: string;
            /** @description A fraction of the fund. */
            readonly weight: components["schemas"]["Decimal"];
        };
        readonly FundDetail: {
            /** @description The fund's symbol. */
            readonly id: components["schemas"]["Symbol"];
            readonly symbol: components["schemas"]["Symbol"];
            readonly name: string;
            readonly market_id: components["schemas"]["MarketId"];
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            readonly timezone: string;
            /** @description Price of a unit at `nav_date`. */
            readonly nav: components["schemas"]["Decimal"];
            readonly nav_date: components["schemas"]["Day"];
            /** @description In percent, since the price before. */
            readonly change_percentage: components["schemas"]["Decimal"];
            readonly risk_rating: 'low' | 'medium' | 'high' | (string & {});
            readonly min_amount: components["schemas"]["Decimal"];
            /** @description A fraction of the amount. */
            readonly subscription_fee_rate: components["schemas"]["Decimal"];
            readonly redemption_fee_rate: components["schemas"]["Decimal"];
            /** @description A year; taken inside the fund, so the price is after it. */
            readonly management_fee_rate: components["schemas"]["Decimal"];
            /** @description Business days from the pricing of a redemption to its payment. */
            readonly settlement_days: number;
            /** @description Orders before it get the price of that day. */
            readonly cut_off: components["schemas"]["TimeOfDay"];
            /** @description The next cut-off time. */
            readonly cut_off_at: components["schemas"]["Instant"];
            /** @description The day whose price an order gets now. */
            readonly dealing_date: components["schemas"]["Day"];
            /** @description When that price is known. */
            readonly priced_at: components["schemas"]["Instant"];
            readonly description: string;
            readonly holdings: readonly components["schemas"]["FundWeight"][];
        };
        readonly FundPage: {
            readonly data: readonly components["schemas"]["Fund"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly FundSubscriptionTicket: {
            readonly amount: components["schemas"]["Amount"];
            /** @description A `fund` account in the currency of the fund; the only one when left out. */
            readonly account_id?: components["schemas"]["Id"];
        };
        readonly FundRedemptionTicket: {
            /** @enum {string} */
            readonly mode: "amount" | "all";
            /** @description With `amount` only. */
            readonly amount?: components["schemas"]["Amount"];
        };
        readonly FundPreview: {
            readonly account_id: components["schemas"]["Id"];
            readonly side: 'subscribe' | 'redeem' | (string & {});
            readonly mode: 'amount' | 'all' | (string & {});
            readonly amount: components["schemas"]["Decimal"];
            readonly handling_fee: components["schemas"]["Decimal"];
            readonly net_amount: components["schemas"]["Decimal"];
            /** @description By `nav`; the price that counts is not known yet. */
            readonly estimated_units: components["schemas"]["Decimal"];
            readonly nav: components["schemas"]["Decimal"];
            readonly nav_date: components["schemas"]["Day"];
            readonly units_before: components["schemas"]["Decimal"];
            readonly units_after: components["schemas"]["Decimal"];
            readonly available_before: components["schemas"]["Decimal"];
            readonly available_after: components["schemas"]["Decimal"];
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description It can be cancelled until then. */
            readonly cut_off_at: components["schemas"]["Instant"];
            readonly dealing_date: components["schemas"]["Day"];
            readonly priced_at: components["schemas"]["Instant"];
            readonly settlement_date: components["schemas"]["Day"];
            readonly settles_at: components["schemas"]["Instant"];
            /** @description How `amount` adds up where money is put in (`order_total`) and `net_amount` where it is taken out (`fund_net`), `handling_fee` among the parts of either; `estimated_units` (`fund_units`) and `available_after`. */
            readonly explained: readonly components["schemas"]["FigureNode"][];
        };
        readonly FundOrder: {
            readonly id: components["schemas"]["Id"];
            readonly account_id: components["schemas"]["Id"];
            readonly fund_id: components["schemas"]["Symbol"];
            readonly symbol: components["schemas"]["Symbol"];
            readonly name: string;
            readonly market_id: components["schemas"]["MarketId"];
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            readonly timezone: string;
            readonly side: 'subscribe' | 'redeem' | (string & {});
            readonly mode: 'amount' | 'all' | (string & {});
            /** @description `priced`: counted, and paid on the settlement date. */
            readonly status: 'submitted' | 'priced' | 'settled' | 'canceled' | (string & {});
            /** @description What was asked for; null for `all`. */
            readonly amount: components["schemas"]["DecimalOrNull"];
            readonly handling_fee: components["schemas"]["DecimalOrNull"];
            /** @description Subscription: the amount that bought units. Redemption: the amount that is paid out. */
            readonly net_amount: components["schemas"]["DecimalOrNull"];
            readonly nav: components["schemas"]["DecimalOrNull"];
            /** Format: date */
            readonly nav_date: string | null;
            readonly units: components["schemas"]["DecimalOrNull"];
            readonly cancelable: boolean;
            readonly submitted_at: components["schemas"]["Instant"];
            readonly cut_off_at: components["schemas"]["Instant"];
            readonly dealing_date: components["schemas"]["Day"];
            /** @description When its price is known. */
            readonly priced_at: components["schemas"]["Instant"];
            readonly settlement_date: components["schemas"]["Day"];
            readonly settles_at: components["schemas"]["Instant"];
            readonly settled_at: components["schemas"]["InstantOrNull"];
            readonly canceled_at: components["schemas"]["InstantOrNull"];
        };
        readonly FundOrderPage: {
            readonly data: readonly components["schemas"]["FundOrder"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly FundHoldingList: {
            readonly data: readonly components["schemas"]["FundHolding"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly Quant: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            /** @description Invented. */
            readonly institution: string;
            readonly market_id: components["schemas"]["MarketId"];
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            readonly timezone: string;
            /** @description By which rule it chooses what to trade. */
            readonly type: 'momentum' | 'reversal' | 'calm' | 'rotation' | (string & {});
            readonly risk_rating: 'low' | 'medium' | 'high' | (string & {});
            /** @description How it trades, in plain words of the language asked for. */
            readonly strategy: string;
            readonly status: 'upcoming' | 'open' | 'closed' | (string & {});
            /** @description Calendar days, from 00:00 of the market to 00:00. */
            readonly period_days: number;
            readonly min_amount: components["schemas"]["Decimal"];
            readonly max_amount: components["schemas"]["Decimal"];
            /** @description The worst result of a whole period, as a fraction of the amount. Below 0: money can be lost. */
            readonly profit_rate_min: components["schemas"]["Decimal"];
            /** @description The best result of a whole period; trading stops at either end. */
            readonly profit_rate_max: components["schemas"]["Decimal"];
            /** @description The average of `past_results`; no forecast. */
            readonly past_profit_rate: components["schemas"]["Decimal"];
            /** @description Of `min_amount`, by `past_profit_rate`; simulated, no forecast. */
            readonly estimated_profit: components["schemas"]["Decimal"];
            /** @description A fraction of the amount, on top of it. */
            readonly subscription_fee_rate: components["schemas"]["Decimal"];
            /** @description A fraction of the amount for each day with a trade; every profit shown is after it. */
            readonly daily_fee_rate: components["schemas"]["Decimal"];
            /** @description A fraction of the amount; null where it is impossible to leave after the period began. */
            readonly early_exit_fee_rate: components["schemas"]["DecimalOrNull"];
            readonly subscription_start_at: components["schemas"]["Instant"];
            readonly subscription_end_at: components["schemas"]["Instant"];
            /** @description Of a period that is subscribed now, or at the opening. */
            readonly start_at: components["schemas"]["Instant"];
            readonly end_at: components["schemas"]["Instant"];
            readonly last_trade: components["schemas"]["QuantTrade"] | null;
        };
        readonly QuantDetail: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            /** @description Invented. */
            readonly institution: string;
            readonly market_id: components["schemas"]["MarketId"];
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            readonly timezone: string;
            /** @description By which rule it chooses what to trade. */
            readonly type: 'momentum' | 'reversal' | 'calm' | 'rotation' | (string & {});
            readonly risk_rating: 'low' | 'medium' | 'high' | (string & {});
            /** @description How it trades, in plain words of the language asked for. */
            readonly strategy: string;
            readonly status: 'upcoming' | 'open' | 'closed' | (string & {});
            /** @description Calendar days, from 00:00 of the market to 00:00. */
            readonly period_days: number;
            readonly min_amount: components["schemas"]["Decimal"];
            readonly max_amount: components["schemas"]["Decimal"];
            /** @description The worst result of a whole period, as a fraction of the amount. Below 0: money can be lost. */
            readonly profit_rate_min: components["schemas"]["Decimal"];
            /** @description The best result of a whole period; trading stops at either end. */
            readonly profit_rate_max: components["schemas"]["Decimal"];
            /** @description The average of `past_results`; no forecast. */
            readonly past_profit_rate: components["schemas"]["Decimal"];
            /** @description Of `min_amount`, by `past_profit_rate`; simulated, no forecast. */
            readonly estimated_profit: components["schemas"]["Decimal"];
            /** @description A fraction of the amount, on top of it. */
            readonly subscription_fee_rate: components["schemas"]["Decimal"];
            /** @description A fraction of the amount for each day with a trade; every profit shown is after it. */
            readonly daily_fee_rate: components["schemas"]["Decimal"];
            /** @description A fraction of the amount; null where it is impossible to leave after the period began. */
            readonly early_exit_fee_rate: components["schemas"]["DecimalOrNull"];
            readonly subscription_start_at: components["schemas"]["Instant"];
            readonly subscription_end_at: components["schemas"]["Instant"];
            /** @description Of a period that is subscribed now, or at the opening. */
            readonly start_at: components["schemas"]["Instant"];
            readonly end_at: components["schemas"]["Instant"];
            readonly last_trade: components["schemas"]["QuantTrade"] | null;
            readonly risks: readonly string[];
            readonly outcomes: readonly components["schemas"]["QuantOutcome"][];
            readonly past_results: readonly components["schemas"]["QuantPastResult"][];
        };
        readonly QuantList: {
            readonly data: readonly components["schemas"]["Quant"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly QuantTrade: {
            readonly date: components["schemas"]["Day"];
            readonly symbol: components["schemas"]["Symbol"];
            readonly name: string;
            /** @description At the opening of the day. */
            readonly buy_price: components["schemas"]["Decimal"];
            /** @description At its close. */
            readonly sell_price: components["schemas"]["Decimal"];
            /** @description Of the day, as a fraction of the amount, after its fee. */
            readonly profit_rate: components["schemas"]["Decimal"];
        };
        readonly QuantOutcome: {
            /** @description `mid` is the average of past results. */
            readonly case: 'low' | 'mid' | 'high' | (string & {});
            readonly amount: components["schemas"]["Decimal"];
            readonly profit_rate: components["schemas"]["Decimal"];
            readonly profit: components["schemas"]["Decimal"];
            readonly returned_amount: components["schemas"]["Decimal"];
            /** @description How `returned_amount` adds up (`quant_returned`), `profit` among its parts (`quant_outcome`). */
            readonly explained: readonly components["schemas"]["FigureNode"][];
        };
        readonly QuantPastResult: {
            readonly name: string;
            readonly start_date: components["schemas"]["Day"];
            readonly end_date: components["schemas"]["Day"];
            /** @description Of who subscribed on the first day, after fees. */
            readonly profit_rate: components["schemas"]["Decimal"];
            readonly trading_days: number;
            readonly losing_days: number;
        };
        readonly QuantTicket: {
            readonly amount: components["schemas"]["Amount"];
            /** @description A `fund` account in the currency of the product; the only one when left out. */
            readonly account_id?: components["schemas"]["Id"];
        };
        readonly QuantApplication: {
            readonly amount: components["schemas"]["Amount"];
            /** @description A `fund` account in the currency of the product; the only one when left out. */
            readonly account_id?: components["schemas"]["Id"];
            /** @description Six digits. */
            readonly pay_password: string;
        };
        readonly QuantPreview: {
            readonly account_id: components["schemas"]["Id"];
            readonly amount: components["schemas"]["Decimal"];
            /** @description On top of the amount; 0. */
            readonly handling_fee: components["schemas"]["Decimal"];
            /** @description What leaves the available funds. */
            readonly total_amount: components["schemas"]["Decimal"];
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly available_before: components["schemas"]["Decimal"];
            readonly available_after: components["schemas"]["Decimal"];
            /** @description It can be left free of charge until then. */
            readonly start_at: components["schemas"]["Instant"];
            /** @description Amount and profit are available then. */
            readonly end_at: components["schemas"]["Instant"];
            readonly daily_fee_rate: components["schemas"]["Decimal"];
            /** @description The cost of leaving once the period has begun; null where it is impossible. */
            readonly early_exit_fee: components["schemas"]["DecimalOrNull"];
            readonly outcomes: readonly components["schemas"]["QuantOutcome"][];
            /** @description How `total_amount` adds up (`order_total`), `handling_fee` among its parts; `available_after`, and `early_exit_fee` (`quant_exit_fee`) where it is not null. */
            readonly explained: readonly components["schemas"]["FigureNode"][];
        };
        readonly QuantSubscription: {
            readonly id: components["schemas"]["Id"];
            readonly quant_id: components["schemas"]["Id"];
            readonly account_id: components["schemas"]["Id"];
            readonly name: string;
            readonly institution: string;
            readonly market_id: components["schemas"]["MarketId"];
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            readonly timezone: string;
            /** @description By which rule it chooses what to trade. */
            readonly type: 'momentum' | 'reversal' | 'calm' | 'rotation' | (string & {});
            readonly risk_rating: 'low' | 'medium' | 'high' | (string & {});
            /**
             * @description 0 in progress, 1 ended.
             * @enum {integer}
             */
            readonly status: 0 | 1;
            readonly status_key: 'running' | 'ended' | (string & {});
            /** @description `period` or `early`, which is: the customer left; null while it runs. */
            readonly end_kind: string | null;
            readonly amount: components["schemas"]["Decimal"];
            readonly period_days: number;
            /** @description Days of the period that are over. */
            readonly days_done: number;
            /** @description The result so far, as a fraction of the amount, after fees. */
            readonly profit_rate: components["schemas"]["Decimal"];
            readonly profit_rate_min: components["schemas"]["Decimal"];
            readonly profit_rate_max: components["schemas"]["Decimal"];
            /** @description By the average of past results at the subscription; simulated, no forecast. */
            readonly estimated_profit: components["schemas"]["Decimal"];
            /** @description What the days so far have made; it may still become less. 0 once ended. */
            readonly pending_settlement_profit: components["schemas"]["Decimal"];
            /** @description What was paid out or taken off at the end; 0 until then. */
            readonly settled_profit: components["schemas"]["Decimal"];
            readonly daily_fee_rate: components["schemas"]["Decimal"];
            readonly early_exit_fee_rate: components["schemas"]["DecimalOrNull"];
            /** @description Whether the customer may leave now. */
            readonly exitable: boolean;
            /** @description What leaving now would cost; once ended, what it cost. */
            readonly exit_fee: components["schemas"]["Decimal"];
            /** @description What leaving now would return. */
            readonly exit_amount: components["schemas"]["Decimal"];
            /** @description What came back at the end. */
            readonly returned_amount: components["schemas"]["DecimalOrNull"];
            readonly last_trade: components["schemas"]["QuantTrade"] | null;
            readonly subscribed_at: components["schemas"]["Instant"];
            readonly start_at: components["schemas"]["Instant"];
            readonly end_at: components["schemas"]["Instant"];
            readonly ended_at: components["schemas"]["InstantOrNull"];
        };
        readonly QuantDay: {
            readonly day: number;
            readonly date: components["schemas"]["Day"];
            readonly trade: components["schemas"]["QuantTrade"] | null;
            readonly profit: components["schemas"]["Decimal"];
            /** @description Of all days so far. */
            readonly pending_profit: components["schemas"]["Decimal"];
        };
        readonly QuantSubscriptionDetail: {
            readonly id: components["schemas"]["Id"];
            readonly quant_id: components["schemas"]["Id"];
            readonly account_id: components["schemas"]["Id"];
            readonly name: string;
            readonly institution: string;
            readonly market_id: components["schemas"]["MarketId"];
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            readonly timezone: string;
            /** @description By which rule it chooses what to trade. */
            readonly type: 'momentum' | 'reversal' | 'calm' | 'rotation' | (string & {});
            readonly risk_rating: 'low' | 'medium' | 'high' | (string & {});
            /**
             * @description 0 in progress, 1 ended.
             * @enum {integer}
             */
            readonly status: 0 | 1;
            readonly status_key: 'running' | 'ended' | (string & {});
            /** @description `period` or `early`, which is: the customer left; null while it runs. */
            readonly end_kind: string | null;
            readonly amount: components["schemas"]["Decimal"];
            readonly period_days: number;
            /** @description Days of the period that are over. */
            readonly days_done: number;
            /** @description The result so far, as a fraction of the amount, after fees. */
            readonly profit_rate: components["schemas"]["Decimal"];
            readonly profit_rate_min: components["schemas"]["Decimal"];
            readonly profit_rate_max: components["schemas"]["Decimal"];
            /** @description By the average of past results at the subscription; simulated, no forecast. */
            readonly estimated_profit: components["schemas"]["Decimal"];
            /** @description What the days so far have made; it may still become less. 0 once ended. */
            readonly pending_settlement_profit: components["schemas"]["Decimal"];
            /** @description What was paid out or taken off at the end; 0 until then. */
            readonly settled_profit: components["schemas"]["Decimal"];
            readonly daily_fee_rate: components["schemas"]["Decimal"];
            readonly early_exit_fee_rate: components["schemas"]["DecimalOrNull"];
            /** @description Whether the customer may leave now. */
            readonly exitable: boolean;
            /** @description What leaving now would cost; once ended, what it cost. */
            readonly exit_fee: components["schemas"]["Decimal"];
            /** @description What leaving now would return. */
            readonly exit_amount: components["schemas"]["Decimal"];
            /** @description What came back at the end. */
            readonly returned_amount: components["schemas"]["DecimalOrNull"];
            readonly last_trade: components["schemas"]["QuantTrade"] | null;
            readonly subscribed_at: components["schemas"]["Instant"];
            readonly start_at: components["schemas"]["Instant"];
            readonly end_at: components["schemas"]["Instant"];
            readonly ended_at: components["schemas"]["InstantOrNull"];
            /** @description The last first. */
            readonly days: readonly components["schemas"]["QuantDay"][];
        };
        readonly QuantSubscriptionPage: {
            readonly data: readonly components["schemas"]["QuantSubscription"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly QuantSum: {
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly invested: components["schemas"]["Decimal"];
            readonly pending_settlement_profit: components["schemas"]["Decimal"];
            readonly settled_profit: components["schemas"]["Decimal"];
        };
        readonly QuantSumList: {
            readonly data: readonly components["schemas"]["QuantSum"][];
        };
        /**
         * @description Names a product.
         * @example usd_30
         */
        readonly LoanProductId: string;
        readonly LoanProduct: {
            readonly id: components["schemas"]["LoanProductId"];
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly period_days: number;
            readonly rate_basis: 'day' | (string & {});
            /** @description A fraction for one day. */
            readonly interest_rate: components["schemas"]["Decimal"];
            /** @description A fraction of the overdue amount, for one day. */
            readonly penalty_rate: components["schemas"]["Decimal"];
            /** @description The effective rate for a year of 365 days, a fraction with six digits. */
            readonly apr: components["schemas"]["Decimal"];
            readonly min_amount: components["schemas"]["Decimal"];
            readonly max_amount: components["schemas"]["Decimal"];
            readonly step: components["schemas"]["Decimal"];
        };
        readonly LoanProductList: {
            readonly data: readonly components["schemas"]["LoanProduct"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly LoanQuoteAsk: {
            readonly product_id: components["schemas"]["LoanProductId"];
            /** @description A whole number; another one answers `amount_not_integer`. */
            readonly amount: components["schemas"]["Amount"];
        };
        /** @description What it costs to repay the whole loan so many days late. */
        readonly LateExample: {
            readonly days: number;
            readonly penalty_amount: components["schemas"]["Decimal"];
        };
        readonly LoanQuote: {
            readonly quote_id: components["schemas"]["Id"];
            readonly product_id: components["schemas"]["LoanProductId"];
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly period_days: number;
            readonly rate_basis: 'day' | (string & {});
            /** @description A fraction for one day. */
            readonly interest_rate: components["schemas"]["Decimal"];
            /** @description A fraction of the overdue amount, for one day. */
            readonly penalty_rate: components["schemas"]["Decimal"];
            /** @description The effective rate for a year of 365 days, a fraction with six digits. */
            readonly apr: components["schemas"]["Decimal"];
            readonly amount: components["schemas"]["Decimal"];
            readonly interest_amount: components["schemas"]["Decimal"];
            readonly fee: components["schemas"]["Decimal"];
            /** @description Amount, interest and fee. */
            readonly repayment_amount: components["schemas"]["Decimal"];
            /** @description A day of UTC, if it is paid out today. */
            readonly repayment_due_date: components["schemas"]["Day"];
            readonly late_example: components["schemas"]["LateExample"];
            /** @description Of `/document/loan_agreement`. */
            readonly agreement_version: string;
            /** @description Wall time. */
            readonly expires_at: components["schemas"]["Instant"];
            /** @description How `repayment_amount` adds up, `interest_amount` among its parts, and the penalty of `late_example`: `loan_total` and `late_penalty`. */
            readonly explained: readonly components["schemas"]["FigureNode"][];
        };
        readonly LoanCreate: {
            readonly quote_id: components["schemas"]["Id"];
            /** @description Required; its lack answers `signature_required`. */
            readonly signature_upload_id?: components["schemas"]["Id"];
            /** @description Required; its lack answers `image_required`. */
            readonly image_upload_id?: components["schemas"]["Id"];
            /** @description Of `/document/loan_agreement`, as the customer read it. */
            readonly agreement_version: string;
            /** @description Must be true; anything else answers `agreement_required`. */
            readonly agree?: boolean;
            readonly pay_password: components["schemas"]["PayPassword"];
        };
        /** @description Interest is `interest_rate` times the principal that is left, for each day after the payout until the due date; then `penalty_rate` times what is overdue, without the penalty itself. What has grown is cut to the currency's places as a whole. */
        readonly Loan: {
            readonly id: components["schemas"]["Id"];
            readonly product_id: components["schemas"]["LoanProductId"];
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly period_days: number;
            readonly rate_basis: 'day' | (string & {});
            /** @description A fraction for one day. */
            readonly interest_rate: components["schemas"]["Decimal"];
            /** @description A fraction of the overdue amount, for one day. */
            readonly penalty_rate: components["schemas"]["Decimal"];
            /** @description The effective rate for a year of 365 days, a fraction with six digits. */
            readonly apr: components["schemas"]["Decimal"];
            readonly amount: components["schemas"]["Decimal"];
            /** @description As signed: the amount, and the interest of the whole period. */
            readonly repayment_amount: components["schemas"]["Decimal"];
            /**
             * Format: date
             * @description A day of UTC; null before the payout.
             */
            readonly repayment_due_date: string | null;
            readonly approval_status: 'under_review' | 'pass' | 'refuse' | 'canceled' | (string & {});
            readonly loan_status: 'not_disbursed' | 'disbursed' | 'overdue' | 'repaid' | (string & {});
            readonly refuse_reason_key: components["schemas"]["LoanReason"];
            readonly refuse_reason_params: components["schemas"]["ReasonParamsOrNull"];
            readonly refuse_reason: components["schemas"]["ReviewersWords"];
            /** @description Owed now: the sum of the three that follow. */
            readonly outstanding_amount: components["schemas"]["Decimal"];
            readonly outstanding_principal: components["schemas"]["Decimal"];
            readonly outstanding_interest: components["schemas"]["Decimal"];
            readonly outstanding_penalty: components["schemas"]["Decimal"];
            /** @description The amount owed on the due date if nothing more is repaid; the amount owed now when it is overdue. */
            readonly due_amount: components["schemas"]["DecimalOrNull"];
            readonly overdue_days: number;
            readonly cancelable: boolean;
            readonly signature_upload_id: components["schemas"]["Id"];
            readonly image_upload_id: components["schemas"]["Id"];
            readonly agreement_version: string;
            /** @description Of the text that was signed. */
            readonly agreement_sha256: string;
            /** @description The language it was signed in. */
            readonly agreement_lang: string;
            /** @description When it was signed. */
            readonly created_at: components["schemas"]["Instant"];
            /** @description By when it is decided. */
            readonly review_due_at: components["schemas"]["Instant"];
            readonly decided_at: components["schemas"]["InstantOrNull"];
            readonly disbursed_at: components["schemas"]["InstantOrNull"];
            readonly repaid_at: components["schemas"]["InstantOrNull"];
            readonly canceled_at: components["schemas"]["InstantOrNull"];
        };
        readonly LoanPage: {
            readonly data: readonly components["schemas"]["Loan"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly Repayment: {
            readonly id: components["schemas"]["Id"];
            readonly amount: components["schemas"]["Decimal"];
            readonly penalty_part: components["schemas"]["Decimal"];
            readonly interest_part: components["schemas"]["Decimal"];
            readonly principal_part: components["schemas"]["Decimal"];
            readonly paid_at: components["schemas"]["Instant"];
        };
        readonly LoanScheduleLine: {
            readonly kind: 'payout' | 'earlier' | 'repayment' | 'due' | (string & {});
            readonly date: components["schemas"]["Day"];
            readonly amount: components["schemas"]["Decimal"];
            readonly state: 'done' | 'upcoming' | 'overdue' | (string & {});
        };
        readonly LoanDetail: {
            readonly id: components["schemas"]["Id"];
            readonly product_id: components["schemas"]["LoanProductId"];
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly period_days: number;
            readonly rate_basis: 'day' | (string & {});
            /** @description A fraction for one day. */
            readonly interest_rate: components["schemas"]["Decimal"];
            /** @description A fraction of the overdue amount, for one day. */
            readonly penalty_rate: components["schemas"]["Decimal"];
            /** @description The effective rate for a year of 365 days, a fraction with six digits. */
            readonly apr: components["schemas"]["Decimal"];
            readonly amount: components["schemas"]["Decimal"];
            /** @description As signed: the amount, and the interest of the whole period. */
            readonly repayment_amount: components["schemas"]["Decimal"];
            /**
             * Format: date
             * @description A day of UTC; null before the payout.
             */
            readonly repayment_due_date: string | null;
            readonly approval_status: 'under_review' | 'pass' | 'refuse' | 'canceled' | (string & {});
            readonly loan_status: 'not_disbursed' | 'disbursed' | 'overdue' | 'repaid' | (string & {});
            readonly refuse_reason_key: components["schemas"]["LoanReason"];
            readonly refuse_reason_params: components["schemas"]["ReasonParamsOrNull"];
            readonly refuse_reason: components["schemas"]["ReviewersWords"];
            /** @description Owed now: the sum of the three that follow. */
            readonly outstanding_amount: components["schemas"]["Decimal"];
            readonly outstanding_principal: components["schemas"]["Decimal"];
            readonly outstanding_interest: components["schemas"]["Decimal"];
            readonly outstanding_penalty: components["schemas"]["Decimal"];
            /** @description The amount owed on the due date if nothing more is repaid; the amount owed now when it is overdue. */
            readonly due_amount: components["schemas"]["DecimalOrNull"];
            readonly overdue_days: number;
            readonly cancelable: boolean;
            readonly signature_upload_id: components["schemas"]["Id"];
            readonly image_upload_id: components["schemas"]["Id"];
            readonly agreement_version: string;
            /** @description Of the text that was signed. */
            readonly agreement_sha256: string;
            /** @description The language it was signed in. */
            readonly agreement_lang: string;
            /** @description When it was signed. */
            readonly created_at: components["schemas"]["Instant"];
            /** @description By when it is decided. */
            readonly review_due_at: components["schemas"]["Instant"];
            readonly decided_at: components["schemas"]["InstantOrNull"];
            readonly disbursed_at: components["schemas"]["InstantOrNull"];
            readonly repaid_at: components["schemas"]["InstantOrNull"];
            readonly canceled_at: components["schemas"]["InstantOrNull"];
            /** @description The newest 100, the first of them first. */
            readonly repayments: readonly components["schemas"]["Repayment"][];
            /** @description What was and will be paid. A repayment stands on the day it was made; `earlier` is all of them before `repayments`, on the day of their last. */
            readonly schedule: readonly components["schemas"]["LoanScheduleLine"][];
        };
        readonly LoanRepaid: {
            readonly id: components["schemas"]["Id"];
            readonly amount: components["schemas"]["Decimal"];
            readonly penalty_part: components["schemas"]["Decimal"];
            readonly interest_part: components["schemas"]["Decimal"];
            readonly principal_part: components["schemas"]["Decimal"];
            readonly paid_at: components["schemas"]["Instant"];
            readonly loan: components["schemas"]["Loan"];
        };
        readonly RepaymentAsk: {
            /** @description At most the amount owed. */
            readonly amount: components["schemas"]["Amount"];
            /** @description The cash account of the currency; the one there is when left out. */
            readonly account_id?: components["schemas"]["Id"];
        };
        readonly RepaymentCreate: {
            /** @description At most the amount owed. */
            readonly amount: components["schemas"]["Amount"];
            /** @description The cash account of the currency; the one there is when left out. */
            readonly account_id?: components["schemas"]["Id"];
            readonly pay_password: components["schemas"]["PayPassword"];
        };
        readonly RepaymentPreview: {
            readonly amount: components["schemas"]["Decimal"];
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly penalty_part: components["schemas"]["Decimal"];
            readonly interest_part: components["schemas"]["Decimal"];
            readonly principal_part: components["schemas"]["Decimal"];
            readonly fee: components["schemas"]["Decimal"];
            readonly outstanding_before: components["schemas"]["Decimal"];
            readonly outstanding_after: components["schemas"]["Decimal"];
            readonly available_before: components["schemas"]["Decimal"];
            readonly available_after: components["schemas"]["Decimal"];
            /** @description How `amount` is used, and how `outstanding_after` adds up, `outstanding_before` among its parts: `repayment` and `owed_after`; and `available_after`. */
            readonly explained: readonly components["schemas"]["FigureNode"][];
        };
        readonly BlockOffer: {
            readonly id: components["schemas"]["Id"];
            readonly symbol: components["schemas"]["Symbol"];
            /** @description The instrument's name. */
            readonly name: string;
            readonly market_id: components["schemas"]["MarketId"];
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly last: components["schemas"]["Decimal"];
            /** @description What a share costs in this offer, fixed until it expires. */
            readonly discount_buying_price: components["schemas"]["Decimal"];
            readonly lot_size: components["schemas"]["Quantity"];
            readonly min_quantity: components["schemas"]["Quantity"];
            /** @description The quantity that is left. */
            readonly max_quantity: components["schemas"]["Quantity"];
            /** @description From when it can be taken, while its market is closed. */
            readonly opens_at: components["schemas"]["InstantOrNull"];
            readonly expires_at: components["schemas"]["Instant"];
        };
        readonly BlockOfferPage: {
            readonly data: readonly components["schemas"]["BlockOffer"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly BlockTicket: {
            readonly block_offer_id: components["schemas"]["Id"];
            readonly quantity: components["schemas"]["Quantity"];
        };
        readonly BlockTrade: {
            readonly block_offer_id: components["schemas"]["Id"];
            readonly quantity: components["schemas"]["Quantity"];
            readonly pay_password: components["schemas"]["PayPassword"];
        };
        /** @description What closing shares of a position would bring at the current prices. */
        readonly ClosePreview: {
            /** @description The limit price, or the quote now for a market order. */
            readonly order_price: components["schemas"]["Decimal"];
            /** @description Price × quantity. */
            readonly amount: components["schemas"]["Decimal"];
            /** @description The minimum included. */
            readonly handling_fee: components["schemas"]["Decimal"];
            /** @description A fraction: `"0.0005"` is 0.05 %. */
            readonly fee_rate: components["schemas"]["Decimal"];
            /** @description What becomes available: of a long the amount less the fee; of a short margin and proceeds, less what buying back costs. Negative where a short lost more than that. */
            readonly released_amount: components["schemas"]["Decimal"];
            /** @description Of a short, the margin that comes free. */
            readonly margin_amount: components["schemas"]["Decimal"];
            /** @description After the fees of opening and closing. */
            readonly realized_pnl: components["schemas"]["Decimal"];
            readonly available_before: components["schemas"]["Decimal"];
            readonly available_after: components["schemas"]["Decimal"];
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly warnings: readonly components["schemas"]["Warning"][];
            /** @description How `released_amount` adds up, `handling_fee` among its parts, and `realized_pnl`: `released_amount` and `realized`; and `available_after`. */
            readonly explained: readonly components["schemas"]["FigureNode"][];
        };
        readonly Reduction: {
            readonly account_id: components["schemas"]["Id"];
            /** @description What should become available. */
            readonly target_amount: components["schemas"]["Amount"];
            /** @description The customer's choice; a position that is not named stays as it is. */
            readonly positions?: readonly {
                readonly position_id: components["schemas"]["Id"];
                readonly quantity: components["schemas"]["Quantity"];
            }[];
        };
        readonly ReductionPreview: {
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly target_amount: components["schemas"]["Decimal"];
            /** @description What the chosen shares would bring together, after fees. */
            readonly estimated_amount: components["schemas"]["Decimal"];
            readonly available_before: components["schemas"]["Decimal"];
            readonly positions: readonly components["schemas"]["ReductionLine"][];
        };
        readonly ReductionLine: {
            readonly position_id: components["schemas"]["Id"];
            readonly symbol: components["schemas"]["Symbol"];
            readonly market_id: components["schemas"]["MarketId"];
            /** @description The instrument's name. */
            readonly name: string;
            readonly direction: components["schemas"]["Direction"];
            /** @description Chosen or proposed; `"0"` for none. */
            readonly quantity: components["schemas"]["Quantity"];
            readonly closable_quantity: components["schemas"]["Quantity"];
            readonly last: components["schemas"]["Decimal"];
            /** @description After the fee. */
            readonly estimated_amount: components["schemas"]["Decimal"];
            readonly handling_fee: components["schemas"]["Decimal"];
            /** @description After the fees of opening and closing. */
            readonly realized_pnl: components["schemas"]["Decimal"];
            /** @description Why it does not trade now, and until when. Closing it waits until then. */
            readonly warnings: readonly components["schemas"]["Warning"][];
        };
        readonly ReductionResult: {
            readonly close_requests: readonly components["schemas"]["CloseRequest"][];
            readonly estimated_amount: components["schemas"]["Decimal"];
        };
        /** @description One purchase, or one sale for a short position, and the shares that are left of it. */
        readonly Lot: {
            readonly id: components["schemas"]["Id"];
            /** @description The order that brought it; null for shares that were allotted. */
            readonly order_id: string | null;
            readonly quantity: components["schemas"]["Quantity"];
            readonly remaining_quantity: components["schemas"]["Quantity"];
            readonly price: components["schemas"]["Decimal"];
            /** @description What the rest of it cost. */
            readonly open_amount: components["schemas"]["Decimal"];
            readonly opened_at: components["schemas"]["Instant"];
        };
        readonly LotList: {
            readonly method: 'fifo' | (string & {});
            readonly position_id: components["schemas"]["Id"];
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly quantity: components["schemas"]["Quantity"];
            /** @description The cost of the shares that are left, by this method. */
            readonly open_amount: components["schemas"]["Decimal"];
            /** @description What was closed has brought by this method, after the fees of opening and closing it. */
            readonly realized_pnl: components["schemas"]["Decimal"];
            readonly data: readonly components["schemas"]["Lot"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly PerformancePoint: {
            readonly at: components["schemas"]["Instant"];
            readonly value: components["schemas"]["Decimal"];
            /** @description Since the beginning of the period, in per cent. */
            readonly return_percentage: components["schemas"]["Decimal"];
        };
        /** @description Always `closing_value` = `opening_value` + `net_deposits` + `profit`. */
        readonly Performance: {
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly from: components["schemas"]["Instant"];
            readonly to: components["schemas"]["Instant"];
            readonly opening_value: components["schemas"]["Decimal"];
            readonly closing_value: components["schemas"]["Decimal"];
            /** @description Paid in less paid out. */
            readonly net_deposits: components["schemas"]["Decimal"];
            readonly profit: components["schemas"]["Decimal"];
            /** @description Time-weighted, in per cent. */
            readonly return_percentage: components["schemas"]["Decimal"];
            /** @description Ascending; the first is the beginning of the period, the last its end. */
            readonly points: readonly components["schemas"]["PerformancePoint"][];
        };
        readonly PerformanceList: {
            readonly period: '1w' | '1m' | '3m' | '1y' | 'all' | (string & {});
            readonly method: 'time_weighted' | (string & {});
            readonly data: readonly components["schemas"]["Performance"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description A calendar month, `YYYY-MM`.
         * @example 2026-02
         */
        readonly Month: string;
        readonly StatementTotal: {
            /** @description What happened, as in the entries. */
            readonly kind: string;
            /** @description Negative where funds left. */
            readonly amount: components["schemas"]["Decimal"];
            /** @description How many entries. */
            readonly count: number;
        };
        /** @description Always `closing_balance` = `opening_balance` + the sum of `totals`. */
        readonly StatementAccount: {
            readonly account_id: components["schemas"]["Id"];
            readonly kind: 'cash' | 'trade' | 'fund' | (string & {});
            readonly currency: components["schemas"]["CurrencyCode"];
            readonly opening_balance: components["schemas"]["Decimal"];
            readonly closing_balance: components["schemas"]["Decimal"];
            readonly totals: readonly components["schemas"]["StatementTotal"][];
        };
        readonly Statement: {
            readonly month: components["schemas"]["Month"];
            readonly starts_at: components["schemas"]["Instant"];
            /** @description Exclusive. */
            readonly ends_at: components["schemas"]["Instant"];
            /** @description False while the month is under way. */
            readonly is_complete: boolean;
            /** @description Those that were open by its end. */
            readonly accounts: readonly components["schemas"]["StatementAccount"][];
        };
        /** @description What the story tells of, and the trading date. Opaque to clients. */
        readonly NewsId: string;
        readonly NewsItem: {
            readonly id: components["schemas"]["NewsId"];
            /** @description A company's quarterly results, or how a market ended its day. */
            readonly kind: 'results' | 'session' | (string & {});
            readonly market_id: components["schemas"]["MarketId"];
            readonly title: string;
            readonly summary: string;
            readonly source: string;
            readonly image_url: string | null;
            readonly published_at: components["schemas"]["Instant"];
            /** @description Its subjects, the most important first. */
            readonly symbols: readonly components["schemas"]["NewsSymbol"][];
        };
        readonly NewsSymbol: {
            readonly symbol: components["schemas"]["Symbol"];
            readonly name: string;
        };
        readonly NewsPage: {
            readonly data: readonly components["schemas"]["NewsItem"][];
            readonly next_cursor: components["schemas"]["NextCursor"];
        };
        readonly NewsStory: components["schemas"]["NewsItem"] & {
            /** @description Paragraphs of text, escaped by the server; no other elements. */
            readonly body_html: string;
            readonly newer_id: components["schemas"]["NewsId"] | null;
            readonly older_id: components["schemas"]["NewsId"] | null;
        };
    };
    responses: {
        /** @description Signed in. */
        readonly SignedIn: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "token": "hS2uT3xZ0qK9bV7mC1nR5wE8yL4aG6dJ0fP2iO3sQ1c",
                 *       "customer": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["Session"];
            };
        };
        /** @description The password was right; a second step is left, `/member/login/second`. */
        readonly SecondStepNeeded: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "challenge": "hS2uT3xZ0qK9bV7mC1nR5wE8yL4aG6dJ0fP2iO3sQ1c",
                 *       "methods": [
                 *         "totp",
                 *         "recovery_code"
                 *       ],
                 *       "expires_in": 300
                 *     }
                 */
                readonly "application/json": components["schemas"]["SecondStepNeeded"];
            };
        };
        /** @description The customer. */
        readonly Profile: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "mem_01K9G5V3M8Q2W7X4Y6Z0A1B2C9",
                 *       "mail": "demo@fairlot.example",
                 *       "phone": "2025550101",
                 *       "area_code": "+1",
                 *       "nickname": "Ada",
                 *       "avatar_url": null,
                 *       "invite_code": "FAIR2026",
                 *       "vip": false,
                 *       "kyc_status": "pass",
                 *       "has_pay_password": true,
                 *       "language": "en",
                 *       "timezone": "Europe/Berlin",
                 *       "market_id": "US",
                 *       "created_at": "2026-01-05T09:00:00.000Z",
                 *       "customer": null,
                 *       "balances": [
                 *         {
                 *           "id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *           "kind": "cash",
                 *           "currency": "USD",
                 *           "available_funds": "25000",
                 *           "used": "0",
                 *           "owed": "0",
                 *           "overdue": "0",
                 *           "total_value": "25000",
                 *           "today_profit": "0",
                 *           "unrealized": "0"
                 *         },
                 *         {
                 *           "id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                 *           "kind": "fund",
                 *           "currency": "USD",
                 *           "available_funds": "9000",
                 *           "used": "1000",
                 *           "owed": "0",
                 *           "overdue": "0",
                 *           "total_value": "10000",
                 *           "today_profit": "0",
                 *           "unrealized": "0"
                 *         },
                 *         {
                 *           "id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                 *           "kind": "trade",
                 *           "currency": "USD",
                 *           "available_funds": "95897.95",
                 *           "used": "13450.7",
                 *           "owed": "0",
                 *           "overdue": "0",
                 *           "total_value": "109348.65",
                 *           "today_profit": "53.35",
                 *           "unrealized": "121.25"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["Profile"];
            };
        };
        /** @description The alert. */
        readonly Alert: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "alt_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "symbol": "NLTO",
                 *       "name": "Nelto Instruments",
                 *       "kind": "above",
                 *       "value": "45",
                 *       "currency": "USD",
                 *       "state": "active",
                 *       "created_at": "2026-03-02T15:00:00.000Z",
                 *       "fired_at": null,
                 *       "fired_price": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["Alert"];
            };
        };
        /** @description A passkey. */
        readonly Passkey: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "psk_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "name": "My phone",
                 *       "created_at": "2026-03-02T15:00:00.000Z",
                 *       "last_used_at": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["Passkey"];
            };
        };
        /** @description The bank account. */
        readonly BankCard: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "crd_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "name": "Salary account",
                 *       "account_name": "Ada Example",
                 *       "account_number": "••••5432",
                 *       "last4": "5432",
                 *       "bank_name": "Example Bank",
                 *       "bank_branch": null,
                 *       "iban": "GB82 •••• •••• •••• ••54 32",
                 *       "bic": "WESTGB2L",
                 *       "is_default": true,
                 *       "pending_withdrawals": 0,
                 *       "created_at": "2026-03-02T15:00:00.000Z",
                 *       "usable_at": "2026-03-03T15:00:00.000Z"
                 *     }
                 */
                readonly "application/json": components["schemas"]["BankCard"];
            };
        };
        /** @description The wallet. */
        readonly CryptoWallet: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "wlt_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "name": "Hardware wallet",
                 *       "currency": "USDT",
                 *       "network": "ERC20",
                 *       "address": "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
                 *       "last4": "eAed",
                 *       "is_used": false,
                 *       "pending_withdrawals": 0,
                 *       "created_at": "2026-03-02T15:00:00.000Z",
                 *       "usable_at": "2026-03-03T15:00:00.000Z"
                 *     }
                 */
                readonly "application/json": components["schemas"]["CryptoWallet"];
            };
        };
        /** @description The withdrawal. */
        readonly Withdrawal: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "wdr_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "reference": "W7X4Y6Z0A1B2C3",
                 *       "type": "bank",
                 *       "status": 0,
                 *       "status_key": "wait",
                 *       "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                 *       "currency": "USD",
                 *       "amount": "100",
                 *       "fee": "2",
                 *       "net_amount": "98",
                 *       "payee": {
                 *         "type": "bank",
                 *         "name": "Example Bank",
                 *         "last4": "5432",
                 *         "network": null
                 *       },
                 *       "submitted_at": "2026-03-02T15:00:00.000Z",
                 *       "processing_starts_at": "2026-03-02T15:00:00.000Z",
                 *       "review_due_at": "2026-03-03T15:00:00.000Z",
                 *       "arrival_date": "2026-03-04",
                 *       "market_id": "US",
                 *       "timezone": "America/New_York",
                 *       "audited_at": null,
                 *       "settled_at": null,
                 *       "canceled_at": null,
                 *       "refuse_reason_key": null,
                 *       "refuse_reason_params": null,
                 *       "refuse_reason": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["Withdrawal"];
            };
        };
        /** @description The unread ones. */
        readonly UnreadCount: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "unread_count": 1,
                 *       "kinds": [
                 *         {
                 *           "kind": "alert",
                 *           "unread_count": 1
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["UnreadCount"];
            };
        };
        /** @description Every kind. */
        readonly NoticeSettings: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "kind": "order",
                 *           "muted": true,
                 *           "mutable": true
                 *         }
                 *       ],
                 *       "next_cursor": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["NoticeSettingList"];
            };
        };
        /** @description The list. */
        readonly Watchlist: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "wls_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "name": "Favourites",
                 *       "position": 0,
                 *       "version": 3,
                 *       "items": [
                 *         {
                 *           "symbol": "NLTO",
                 *           "position": 0,
                 *           "name": "Nelto Instruments",
                 *           "market_id": "US",
                 *           "tick_size": "0.01",
                 *           "quote": {
                 *             "symbol": "NLTO",
                 *             "currency": "USD",
                 *             "last": "41.27",
                 *             "open": "40.9",
                 *             "high": "41.5",
                 *             "low": "40.72",
                 *             "close": null,
                 *             "previous_close": "40.76",
                 *             "change": "0.51",
                 *             "change_percentage": "1.2512",
                 *             "volume": "1830400",
                 *             "session_status": "open",
                 *             "as_of": "2026-03-02T15:00:00.000Z",
                 *             "sequence": 7093512000,
                 *             "delayed": false,
                 *             "halted": false
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["Watchlist"];
            };
        };
        /** @description The loan. */
        readonly Loan: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "lon_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "product_id": "usd_30",
                 *       "currency": "USD",
                 *       "period_days": 30,
                 *       "rate_basis": "day",
                 *       "interest_rate": "0.0004",
                 *       "penalty_rate": "0.001",
                 *       "apr": "0.156191",
                 *       "amount": "1000",
                 *       "repayment_amount": "1012",
                 *       "repayment_due_date": "2026-04-01",
                 *       "approval_status": "pass",
                 *       "loan_status": "disbursed",
                 *       "refuse_reason_key": null,
                 *       "refuse_reason_params": null,
                 *       "refuse_reason": null,
                 *       "outstanding_amount": "1002",
                 *       "outstanding_principal": "1000",
                 *       "outstanding_interest": "2",
                 *       "outstanding_penalty": "0",
                 *       "due_amount": "1012",
                 *       "overdue_days": 0,
                 *       "cancelable": false,
                 *       "signature_upload_id": "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "image_upload_id": "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                 *       "agreement_version": "1.0",
                 *       "agreement_sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                 *       "agreement_lang": "en",
                 *       "created_at": "2026-03-02T15:00:00.000Z",
                 *       "review_due_at": "2026-03-03T15:00:00.000Z",
                 *       "decided_at": "2026-03-02T15:01:00.000Z",
                 *       "disbursed_at": "2026-03-02T15:02:00.000Z",
                 *       "repaid_at": null,
                 *       "canceled_at": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["Loan"];
            };
        };
        /** @description The deposit. */
        readonly Deposit: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "dep_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "type": "card",
                 *       "channel_id": "card_eur",
                 *       "network": null,
                 *       "amount": "250",
                 *       "currency": "EUR",
                 *       "fee": "0",
                 *       "rate": "1.09",
                 *       "converted_currency": "USD",
                 *       "estimated_amount": "272.5",
                 *       "audit_amount": null,
                 *       "converted_amount": null,
                 *       "status": 0,
                 *       "status_key": "wait",
                 *       "refuse_reason_key": null,
                 *       "refuse_reason_params": null,
                 *       "refuse_reason": null,
                 *       "reference": "FL-7Q2M-4K9D",
                 *       "tx_hash": null,
                 *       "confirmations": 0,
                 *       "confirmations_required": 0,
                 *       "confirmed_at": [],
                 *       "proof_upload_ids": [
                 *         "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C3"
                 *       ],
                 *       "timezone": "Europe/Berlin",
                 *       "submitted_at": "2026-03-02T15:00:00.000Z",
                 *       "review_due_at": "2026-03-02T15:05:00.000Z",
                 *       "audited_at": null,
                 *       "canceled_at": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["Deposit"];
            };
        };
        /** @description The order. */
        readonly Order: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "ord_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "client_order_id": null,
                 *       "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                 *       "position_id": null,
                 *       "intent": "open",
                 *       "symbol": "NLTO",
                 *       "name": "Nelto Instruments",
                 *       "market_id": "US",
                 *       "tick_size": "0.01",
                 *       "currency": "USD",
                 *       "direction": "long",
                 *       "side": "buy",
                 *       "order_type": "limit",
                 *       "time_in_force": "day",
                 *       "status": "wait",
                 *       "reject_code": null,
                 *       "reject_params": null,
                 *       "reject_note": null,
                 *       "quantity": "100",
                 *       "filled_quantity": "0",
                 *       "order_price": "41",
                 *       "filled_price": null,
                 *       "discount_buying_price": null,
                 *       "total_open_amount": "0",
                 *       "total_amount": "4102.05",
                 *       "handling_fee": "2.05",
                 *       "hold_amount": "4102.05",
                 *       "stop_loss": "38",
                 *       "take_profit": null,
                 *       "submitted_at": "2026-03-02T15:00:00.000Z",
                 *       "filled_at": null,
                 *       "closed_at": null,
                 *       "expires_at": "2026-03-02T21:00:00.000Z",
                 *       "fills": [],
                 *       "warnings": [],
                 *       "version": 1
                 *     }
                 */
                readonly "application/json": components["schemas"]["Order"];
            };
        };
        /** @description The position. */
        readonly Position: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "pos_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                 *       "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                 *       "symbol": "NLTO",
                 *       "name": "Nelto Instruments",
                 *       "market_id": "US",
                 *       "listed": true,
                 *       "tick_size": "0.01",
                 *       "currency": "USD",
                 *       "direction": "long",
                 *       "side": "buy",
                 *       "status": "open",
                 *       "quantity": "100",
                 *       "closable_quantity": "60",
                 *       "actual_buying_price": "40.12",
                 *       "discount_buying_price": null,
                 *       "last": "41.27",
                 *       "total_open_amount": "4012",
                 *       "total_holding_amount": "4127",
                 *       "floating_pnl": "115",
                 *       "unrealized_pnl": "115",
                 *       "floating_pnl_percentage": "2.8664",
                 *       "realized_pnl": "0",
                 *       "handling_fee": "2.01",
                 *       "margin_amount": "0",
                 *       "stop_loss": "38",
                 *       "take_profit": null,
                 *       "opened_at": "2026-02-24T15:12:09.250Z",
                 *       "closed_at": null,
                 *       "version": 2
                 *     }
                 */
                readonly "application/json": components["schemas"]["Position"];
            };
        };
        /** @description The close request. */
        readonly CloseRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "cls_01K9G5V3M8Q2W7X4Y6Z0A1B2C6",
                 *       "position_id": "pos_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                 *       "symbol": "NLTO",
                 *       "name": "Nelto Instruments",
                 *       "currency": "USD",
                 *       "direction": "long",
                 *       "quantity": "40",
                 *       "order_type": "market",
                 *       "price": null,
                 *       "status": "closing_review",
                 *       "refuse_reason_key": null,
                 *       "refuse_reason_params": null,
                 *       "refuse_reason": null,
                 *       "order_id": null,
                 *       "filled_price": null,
                 *       "handling_fee": null,
                 *       "realized_pnl": null,
                 *       "submitted_at": "2026-03-02T15:01:00.000Z",
                 *       "due_at": "2026-03-03T15:01:00.000Z",
                 *       "usual_review_s": 42,
                 *       "decided_at": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["CloseRequest"];
            };
        };
        /** @description The subscription. */
        readonly IpoSubscription: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "sub_01K9G5V3M8Q2W7X4Y6Z0A1B2C2",
                 *       "ipo_id": "ipo_01K9G5V3M8Q2W7X4Y6Z0A1B2C1",
                 *       "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "symbol": "VEXQ",
                 *       "name": "Vexbrook Solar",
                 *       "market_id": "US",
                 *       "currency": "USD",
                 *       "timezone": "America/New_York",
                 *       "mode": "partial",
                 *       "status": "submitted",
                 *       "quantity": "100",
                 *       "subscription_price": "14.5",
                 *       "issue_price": "14.5",
                 *       "total_amount": "1450",
                 *       "held_amount": "1450",
                 *       "allotted_quantity": null,
                 *       "allotted_amount": null,
                 *       "refund_amount": null,
                 *       "refuse_reason_key": null,
                 *       "refuse_reason_params": null,
                 *       "refuse_reason": null,
                 *       "cancelable": true,
                 *       "position_id": null,
                 *       "subscribed_at": "2026-03-02T15:00:00.000Z",
                 *       "close_at": "2026-03-12T20:00:00.000Z",
                 *       "audit_date": "2026-03-13",
                 *       "audited_at": null,
                 *       "expiration_date": "2026-03-16",
                 *       "allotment_at": "2026-03-16T20:00:00.000Z",
                 *       "allotted_at": null,
                 *       "listing_date": "2026-03-18",
                 *       "listing_at": "2026-03-18T13:30:00.000Z",
                 *       "listed_at": null,
                 *       "ended_at": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["IpoSubscription"];
            };
        };
        /** @description The subscription or redemption of units. */
        readonly FundOrder: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "fdo_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                 *       "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                 *       "fund_id": "BROA",
                 *       "symbol": "BROA",
                 *       "name": "Broad Market Fund",
                 *       "market_id": "US",
                 *       "currency": "USD",
                 *       "timezone": "America/New_York",
                 *       "side": "subscribe",
                 *       "mode": "amount",
                 *       "status": "submitted",
                 *       "amount": "1000",
                 *       "handling_fee": null,
                 *       "net_amount": null,
                 *       "nav": null,
                 *       "nav_date": null,
                 *       "units": null,
                 *       "cancelable": true,
                 *       "submitted_at": "2026-03-02T15:00:00.000Z",
                 *       "cut_off_at": "2026-03-02T20:00:00.000Z",
                 *       "dealing_date": "2026-03-02",
                 *       "priced_at": "2026-03-02T22:00:00.000Z",
                 *       "settlement_date": "2026-03-02",
                 *       "settles_at": "2026-03-02T22:00:00.000Z",
                 *       "settled_at": null,
                 *       "canceled_at": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["FundOrder"];
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
        /** @description Accepted for review. */
        readonly KycInReview: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "under_review",
                 *       "document_type": "idcard",
                 *       "first_name": "Noa",
                 *       "last_name": "Specimen",
                 *       "document_number": "0000",
                 *       "refuse_reason_key": null,
                 *       "refuse_note": null,
                 *       "images": [
                 *         {
                 *           "part": "front",
                 *           "status": "under_review",
                 *           "reason_key": null
                 *         },
                 *         {
                 *           "part": "back",
                 *           "status": "under_review",
                 *           "reason_key": null
                 *         }
                 *       ],
                 *       "submitted_at": "2026-03-02T15:00:00.000Z",
                 *       "review_due_at": "2026-03-03T15:00:00.000Z",
                 *       "reviewed_at": null,
                 *       "images_deleted_at": null,
                 *       "professional_status": "not_submitted",
                 *       "professional": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["Kyc"];
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
        /** @description `If-Match` is missing. */
        readonly PreconditionRequired: {
            headers: {
                readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/errors/precondition_required",
                 *       "title": "Precondition required",
                 *       "status": 428,
                 *       "code": "precondition_required",
                 *       "message": "Please load this again before you change it.",
                 *       "errors": [],
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
    };
    parameters: {
        readonly Id: components["schemas"]["Id"];
        readonly Symbol: components["schemas"]["Symbol"];
        /** @description 1 to 100 symbols, separated by commas. */
        readonly Symbols: string;
        /** @description The zone of the times in the texts. Without it they are in that of the profile. */
        readonly ReaderZone: components["schemas"]["ZoneName"];
        /** @description Rows of a page. */
        readonly Limit: number;
        /** @description `next_cursor` of the page before. */
        readonly Cursor: string;
        /** @description Not before this instant. */
        readonly FromInstant: string;
        /** @description Before this instant. */
        readonly ToInstant: string;
        /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
        readonly IdempotencyKey: string;
        /** @description 1 to 64 visible ASCII characters: new for every chosen file, the same for every retry of it. Clients of earlier versions send none. */
        readonly IdempotencyKeyOfUpload: string;
        /** @description The `version` that the change is based on, in quotes. Missing answers 428. */
        readonly IfMatch: string;
        readonly TokenInQuery: components["schemas"]["Token"];
    };
    requestBodies: never;
    headers: {
        /** @description For `If-None-Match`. */
        readonly ETag: string;
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
    readonly loginMember: {
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
                 *       "mail": "demo@fairlot.example",
                 *       "password": "Fairlot26"
                 *     }
                 */
                readonly "application/json": components["schemas"]["MailLogin"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignedIn"];
            readonly 202: components["responses"]["SecondStepNeeded"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly loginMemberByPhone: {
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
                 *       "phone": "2025550101",
                 *       "areaCode": "+1",
                 *       "password": "Fairlot26"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PhoneLogin"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignedIn"];
            readonly 202: components["responses"]["SecondStepNeeded"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly logoutMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Signed out. */
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
    readonly rotateUserToken: {
        readonly parameters: {
            readonly query: {
                readonly token: components["parameters"]["TokenInQuery"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The new token. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "hS2uT3xZ0qK9bV7mC1nR5wE8yL4aG6dJ0fP2iO3sQ1c"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RotatedToken"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly loginUser: {
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
                 *       "username": "demo@fairlot.example",
                 *       "password": "Fairlot26"
                 *     }
                 */
                readonly "application/json": components["schemas"]["UserLogin"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignedIn"];
            readonly 202: components["responses"]["SecondStepNeeded"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly checkUserLogged: {
        readonly parameters: {
            readonly query: {
                readonly token: components["parameters"]["TokenInQuery"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Whether the token belongs to a live session. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "logged": true
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LoggedState"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Profile"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly updateProfile: {
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
                 *       "nickname": "Ada",
                 *       "language": "de"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Profile"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Profile"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listLanguages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All languages, English first. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "key": "en",
                     *           "label": "English"
                     *         },
                     *         {
                     *           "key": "de",
                     *           "label": "Germany"
                     *         },
                     *         {
                     *           "key": "it",
                     *           "label": "Italy"
                     *         },
                     *         {
                     *           "key": "fr",
                     *           "label": "France"
                     *         },
                     *         {
                     *           "key": "es",
                     *           "label": "Spain"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LanguageList"];
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listMarkets: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All nine markets, in the order of the filter. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "US",
                     *           "code": "US",
                     *           "name": "United States",
                     *           "currency": "USD",
                     *           "timezone": "America/New_York",
                     *           "open": "09:30",
                     *           "close": "16:00",
                     *           "break_start": null,
                     *           "break_end": null,
                     *           "status": "open",
                     *           "opens_at": null,
                     *           "closes_at": "2026-03-02T21:00:00.000Z",
                     *           "lot_size": "1",
                     *           "tick_size": "0.01"
                     *         },
                     *         {
                     *           "id": "ES",
                     *           "code": "ES",
                     *           "name": "Spain",
                     *           "currency": "EUR",
                     *           "timezone": "Europe/Madrid",
                     *           "open": "09:00",
                     *           "close": "17:30",
                     *           "break_start": null,
                     *           "break_end": null,
                     *           "status": "open",
                     *           "opens_at": null,
                     *           "closes_at": "2026-03-02T16:30:00.000Z",
                     *           "lot_size": "1",
                     *           "tick_size": "0.01"
                     *         },
                     *         {
                     *           "id": "HK",
                     *           "code": "HK",
                     *           "name": "Hong Kong",
                     *           "currency": "HKD",
                     *           "timezone": "Asia/Hong_Kong",
                     *           "open": "09:30",
                     *           "close": "16:00",
                     *           "break_start": "12:00",
                     *           "break_end": "13:00",
                     *           "status": "closed",
                     *           "opens_at": "2026-03-03T01:30:00.000Z",
                     *           "closes_at": "2026-03-03T08:00:00.000Z",
                     *           "lot_size": "100",
                     *           "tick_size": "0.01"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["MarketList"];
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listCurrencies: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All currencies. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "code": "USD",
                     *           "name": "US dollar",
                     *           "symbol": "$",
                     *           "scale": 2,
                     *           "kind": "fiat",
                     *           "networks": []
                     *         },
                     *         {
                     *           "code": "EUR",
                     *           "name": "Euro",
                     *           "symbol": "€",
                     *           "scale": 2,
                     *           "kind": "fiat",
                     *           "networks": []
                     *         },
                     *         {
                     *           "code": "HKD",
                     *           "name": "Hong Kong dollar",
                     *           "symbol": "HK$",
                     *           "scale": 2,
                     *           "kind": "fiat",
                     *           "networks": []
                     *         },
                     *         {
                     *           "code": "SGD",
                     *           "name": "Singapore dollar",
                     *           "symbol": "S$",
                     *           "scale": 2,
                     *           "kind": "fiat",
                     *           "networks": []
                     *         },
                     *         {
                     *           "code": "USDT",
                     *           "name": "Tether",
                     *           "symbol": "₮",
                     *           "scale": 6,
                     *           "kind": "crypto",
                     *           "networks": [
                     *             "ERC20",
                     *             "TRC20"
                     *           ]
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CurrencyList"];
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getBaseSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The settings. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg_type": "chat",
                     *       "whatsapp": "",
                     *       "password_min": 4,
                     *       "password_max": 16,
                     *       "upload_max_bytes": 10485760,
                     *       "min_withdrawal": "10",
                     *       "min_withdrawal_currency": "USD",
                     *       "payee_cooling_hours": 24,
                     *       "app_version": "1.0.0",
                     *       "version_code": 100,
                     *       "market_seed": "fairlot",
                     *       "calendar_version": "2026.1",
                     *       "business_time": "2026-03-02T15:00:00.000Z",
                     *       "clock_mode": "demo",
                     *       "switched_off": [
                     *         "loans"
                     *       ],
                     *       "simulated_mailbox": true
                     *     }
                     */
                    readonly "application/json": components["schemas"]["BaseSettings"];
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getAggregateStat: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Counts over the whole offer. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "instrument_count": 412,
                     *         "market_count": 9,
                     *         "ipo_open_count": 3,
                     *         "fund_count": 18,
                     *         "quant_open_count": 6,
                     *         "as_of": "2026-03-02T15:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AggregateStat"];
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listCalendar: {
        readonly parameters: {
            readonly query: {
                readonly market_id: components["schemas"]["MarketId"];
                /** @description First day, in the market's zone. */
                readonly from: components["schemas"]["Day"];
                /** @description Last day, in the market's zone. */
                readonly to: components["schemas"]["Day"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The days, ascending. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "date": "2026-12-24",
                     *           "open": "09:30",
                     *           "close": "13:00",
                     *           "business_day": true
                     *         },
                     *         {
                     *           "date": "2026-12-25",
                     *           "open": null,
                     *           "close": null,
                     *           "business_day": false
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "valid_until": "2027-12-31"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Calendar"];
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listInstruments: {
        readonly parameters: {
            readonly query?: {
                readonly market_id?: components["schemas"]["MarketId"];
                readonly product_type?: "STOCK" | "FUND";
                readonly section?: "highest_volume" | "most_active" | "gainers" | "losers" | "popular";
                readonly query?: string;
                /** @description Rows of a page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "symbol": "CALI",
                     *           "name": "Caliston Aerospace",
                     *           "market_id": "US",
                     *           "product_type": "STOCK",
                     *           "currency": "USD",
                     *           "lot_size": "1",
                     *           "tick_size": "0.01",
                     *           "shortable": true,
                     *           "block_min_quantity": "10000",
                     *           "status": "active",
                     *           "last": "358.77",
                     *           "open": "361",
                     *           "high": "361.4",
                     *           "low": "357.9",
                     *           "close": null,
                     *           "previous_close": "361.36",
                     *           "change": "-2.59",
                     *           "change_percentage": "-0.7167",
                     *           "volume": "2412800",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         },
                     *         {
                     *           "symbol": "HAVW",
                     *           "name": "Havwick Instruments",
                     *           "market_id": "US",
                     *           "product_type": "STOCK",
                     *           "currency": "USD",
                     *           "lot_size": "1",
                     *           "tick_size": "0.01",
                     *           "shortable": true,
                     *           "block_min_quantity": "10000",
                     *           "status": "active",
                     *           "last": "285.61",
                     *           "open": "283.2",
                     *           "high": "286.1",
                     *           "low": "282.95",
                     *           "close": null,
                     *           "previous_close": "282.81",
                     *           "change": "2.8",
                     *           "change_percentage": "0.9901",
                     *           "volume": "2118500",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         },
                     *         {
                     *           "symbol": "MARR",
                     *           "name": "Marrmont Petroleum",
                     *           "market_id": "US",
                     *           "product_type": "STOCK",
                     *           "currency": "USD",
                     *           "lot_size": "1",
                     *           "tick_size": "0.01",
                     *           "shortable": true,
                     *           "block_min_quantity": "10000",
                     *           "status": "active",
                     *           "last": "114.26",
                     *           "open": "113.9",
                     *           "high": "114.6",
                     *           "low": "113.42",
                     *           "close": null,
                     *           "previous_close": "113.75",
                     *           "change": "0.51",
                     *           "change_percentage": "0.4484",
                     *           "volume": "1974600",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         },
                     *         {
                     *           "symbol": "OSTI",
                     *           "name": "Ostiston Wireless",
                     *           "market_id": "US",
                     *           "product_type": "STOCK",
                     *           "currency": "USD",
                     *           "lot_size": "1",
                     *           "tick_size": "0.01",
                     *           "shortable": true,
                     *           "block_min_quantity": "10000",
                     *           "status": "active",
                     *           "last": "92.07",
                     *           "open": "92.2",
                     *           "high": "92.48",
                     *           "low": "91.86",
                     *           "close": null,
                     *           "previous_close": "92.17",
                     *           "change": "-0.1",
                     *           "change_percentage": "-0.1085",
                     *           "volume": "1840900",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         },
                     *         {
                     *           "symbol": "NLTO",
                     *           "name": "Nelto Instruments",
                     *           "market_id": "US",
                     *           "product_type": "STOCK",
                     *           "currency": "USD",
                     *           "lot_size": "1",
                     *           "tick_size": "0.01",
                     *           "shortable": true,
                     *           "block_min_quantity": "10000",
                     *           "status": "active",
                     *           "last": "41.27",
                     *           "open": "40.9",
                     *           "high": "41.5",
                     *           "low": "40.72",
                     *           "close": null,
                     *           "previous_close": "40.76",
                     *           "change": "0.51",
                     *           "change_percentage": "1.2512",
                     *           "volume": "1830400",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         },
                     *         {
                     *           "symbol": "LUMB",
                     *           "name": "Lumbrook Medical",
                     *           "market_id": "US",
                     *           "product_type": "STOCK",
                     *           "currency": "USD",
                     *           "lot_size": "1",
                     *           "tick_size": "0.01",
                     *           "shortable": true,
                     *           "block_min_quantity": "10000",
                     *           "status": "active",
                     *           "last": "12.86",
                     *           "open": "12.7",
                     *           "high": "12.91",
                     *           "low": "12.64",
                     *           "close": null,
                     *           "previous_close": "12.66",
                     *           "change": "0.2",
                     *           "change_percentage": "1.5798",
                     *           "volume": "1198300",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         },
                     *         {
                     *           "symbol": "DORV",
                     *           "name": "Dorvlane Stores",
                     *           "market_id": "US",
                     *           "product_type": "STOCK",
                     *           "currency": "USD",
                     *           "lot_size": "1",
                     *           "tick_size": "0.01",
                     *           "shortable": true,
                     *           "block_min_quantity": "10000",
                     *           "status": "active",
                     *           "last": "8.75",
                     *           "open": "8.74",
                     *           "high": "8.79",
                     *           "low": "8.7",
                     *           "close": null,
                     *           "previous_close": "8.73",
                     *           "change": "0.02",
                     *           "change_percentage": "0.2291",
                     *           "volume": "974600",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         }
                     *       ],
                     *       "next_cursor": "eyJzIjoiRE9SViJ9.5f0c"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["InstrumentPage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getInstrument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly symbol: components["parameters"]["Symbol"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The instrument. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "symbol": "NLTO",
                     *       "name": "Nelto Instruments",
                     *       "market_id": "US",
                     *       "product_type": "STOCK",
                     *       "currency": "USD",
                     *       "lot_size": "1",
                     *       "tick_size": "0.01",
                     *       "shortable": true,
                     *       "block_min_quantity": "10000",
                     *       "status": "active"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Instrument"];
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listMovers: {
        readonly parameters: {
            readonly query: {
                readonly market_id: components["schemas"]["MarketId"];
                readonly kind: "most_active" | "gainers" | "losers";
                /** @description Rows of a page. */
                readonly limit?: components["parameters"]["Limit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Ranked, the first moves most. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "symbol": "LUMB",
                     *           "name": "Lumbrook Medical",
                     *           "market_id": "US",
                     *           "product_type": "STOCK",
                     *           "currency": "USD",
                     *           "lot_size": "1",
                     *           "tick_size": "0.01",
                     *           "shortable": true,
                     *           "block_min_quantity": "10000",
                     *           "status": "active",
                     *           "last": "12.86",
                     *           "open": "12.7",
                     *           "high": "12.91",
                     *           "low": "12.64",
                     *           "close": null,
                     *           "previous_close": "12.66",
                     *           "change": "0.2",
                     *           "change_percentage": "1.5798",
                     *           "volume": "1198300",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         },
                     *         {
                     *           "symbol": "NLTO",
                     *           "name": "Nelto Instruments",
                     *           "market_id": "US",
                     *           "product_type": "STOCK",
                     *           "currency": "USD",
                     *           "lot_size": "1",
                     *           "tick_size": "0.01",
                     *           "shortable": true,
                     *           "block_min_quantity": "10000",
                     *           "status": "active",
                     *           "last": "41.27",
                     *           "open": "40.9",
                     *           "high": "41.5",
                     *           "low": "40.72",
                     *           "close": null,
                     *           "previous_close": "40.76",
                     *           "change": "0.51",
                     *           "change_percentage": "1.2512",
                     *           "volume": "1830400",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         },
                     *         {
                     *           "symbol": "HAVW",
                     *           "name": "Havwick Instruments",
                     *           "market_id": "US",
                     *           "product_type": "STOCK",
                     *           "currency": "USD",
                     *           "lot_size": "1",
                     *           "tick_size": "0.01",
                     *           "shortable": true,
                     *           "block_min_quantity": "10000",
                     *           "status": "active",
                     *           "last": "285.61",
                     *           "open": "283.2",
                     *           "high": "286.1",
                     *           "low": "282.95",
                     *           "close": null,
                     *           "previous_close": "282.81",
                     *           "change": "2.8",
                     *           "change_percentage": "0.9901",
                     *           "volume": "2118500",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         },
                     *         {
                     *           "symbol": "CALI",
                     *           "name": "Caliston Aerospace",
                     *           "market_id": "US",
                     *           "product_type": "STOCK",
                     *           "currency": "USD",
                     *           "lot_size": "1",
                     *           "tick_size": "0.01",
                     *           "shortable": true,
                     *           "block_min_quantity": "10000",
                     *           "status": "active",
                     *           "last": "358.77",
                     *           "open": "361",
                     *           "high": "361.4",
                     *           "low": "357.9",
                     *           "close": null,
                     *           "previous_close": "361.36",
                     *           "change": "-2.59",
                     *           "change_percentage": "-0.7167",
                     *           "volume": "2412800",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         },
                     *         {
                     *           "symbol": "MARR",
                     *           "name": "Marrmont Petroleum",
                     *           "market_id": "US",
                     *           "product_type": "STOCK",
                     *           "currency": "USD",
                     *           "lot_size": "1",
                     *           "tick_size": "0.01",
                     *           "shortable": true,
                     *           "block_min_quantity": "10000",
                     *           "status": "active",
                     *           "last": "114.26",
                     *           "open": "113.9",
                     *           "high": "114.6",
                     *           "low": "113.42",
                     *           "close": null,
                     *           "previous_close": "113.75",
                     *           "change": "0.51",
                     *           "change_percentage": "0.4484",
                     *           "volume": "1974600",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         },
                     *         {
                     *           "symbol": "DORV",
                     *           "name": "Dorvlane Stores",
                     *           "market_id": "US",
                     *           "product_type": "STOCK",
                     *           "currency": "USD",
                     *           "lot_size": "1",
                     *           "tick_size": "0.01",
                     *           "shortable": true,
                     *           "block_min_quantity": "10000",
                     *           "status": "active",
                     *           "last": "8.75",
                     *           "open": "8.74",
                     *           "high": "8.79",
                     *           "low": "8.7",
                     *           "close": null,
                     *           "previous_close": "8.73",
                     *           "change": "0.02",
                     *           "change_percentage": "0.2291",
                     *           "volume": "974600",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         },
                     *         {
                     *           "symbol": "OSTI",
                     *           "name": "Ostiston Wireless",
                     *           "market_id": "US",
                     *           "product_type": "STOCK",
                     *           "currency": "USD",
                     *           "lot_size": "1",
                     *           "tick_size": "0.01",
                     *           "shortable": true,
                     *           "block_min_quantity": "10000",
                     *           "status": "active",
                     *           "last": "92.07",
                     *           "open": "92.2",
                     *           "high": "92.48",
                     *           "low": "91.86",
                     *           "close": null,
                     *           "previous_close": "92.17",
                     *           "change": "-0.1",
                     *           "change_percentage": "-0.1085",
                     *           "volume": "1840900",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["InstrumentPage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly search: {
        readonly parameters: {
            readonly query: {
                /** @description The beginning of a symbol or any part of a name. */
                readonly q: string;
                /** @description Only results of this kind. */
                readonly type?: "instrument" | "index" | "fund" | "news" | "ipo" | "replay";
                /** @description The most results to answer with. */
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The best matches first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "type": "instrument",
                     *           "id": "NLTO",
                     *           "symbol": "NLTO",
                     *           "title": "Nelto Instruments",
                     *           "subtitle": "US · USD"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SearchResults"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listQuotes: {
        readonly parameters: {
            readonly query: {
                /** @description 1 to 100 symbols, separated by commas. */
                readonly symbols: components["parameters"]["Symbols"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One quote for every symbol. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "symbol": "CALI",
                     *           "currency": "USD",
                     *           "last": "358.77",
                     *           "open": "361",
                     *           "high": "361.4",
                     *           "low": "357.9",
                     *           "close": null,
                     *           "previous_close": "361.36",
                     *           "change": "-2.59",
                     *           "change_percentage": "-0.7167",
                     *           "volume": "2412800",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         },
                     *         {
                     *           "symbol": "HAVW",
                     *           "currency": "USD",
                     *           "last": "285.61",
                     *           "open": "283.2",
                     *           "high": "286.1",
                     *           "low": "282.95",
                     *           "close": null,
                     *           "previous_close": "282.81",
                     *           "change": "2.8",
                     *           "change_percentage": "0.9901",
                     *           "volume": "2118500",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         },
                     *         {
                     *           "symbol": "MARR",
                     *           "currency": "USD",
                     *           "last": "114.26",
                     *           "open": "113.9",
                     *           "high": "114.6",
                     *           "low": "113.42",
                     *           "close": null,
                     *           "previous_close": "113.75",
                     *           "change": "0.51",
                     *           "change_percentage": "0.4484",
                     *           "volume": "1974600",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         },
                     *         {
                     *           "symbol": "OSTI",
                     *           "currency": "USD",
                     *           "last": "92.07",
                     *           "open": "92.2",
                     *           "high": "92.48",
                     *           "low": "91.86",
                     *           "close": null,
                     *           "previous_close": "92.17",
                     *           "change": "-0.1",
                     *           "change_percentage": "-0.1085",
                     *           "volume": "1840900",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         },
                     *         {
                     *           "symbol": "NLTO",
                     *           "currency": "USD",
                     *           "last": "41.27",
                     *           "open": "40.9",
                     *           "high": "41.5",
                     *           "low": "40.72",
                     *           "close": null,
                     *           "previous_close": "40.76",
                     *           "change": "0.51",
                     *           "change_percentage": "1.2512",
                     *           "volume": "1830400",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         },
                     *         {
                     *           "symbol": "LUMB",
                     *           "currency": "USD",
                     *           "last": "12.86",
                     *           "open": "12.7",
                     *           "high": "12.91",
                     *           "low": "12.64",
                     *           "close": null,
                     *           "previous_close": "12.66",
                     *           "change": "0.2",
                     *           "change_percentage": "1.5798",
                     *           "volume": "1198300",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         },
                     *         {
                     *           "symbol": "DORV",
                     *           "currency": "USD",
                     *           "last": "8.75",
                     *           "open": "8.74",
                     *           "high": "8.79",
                     *           "low": "8.7",
                     *           "close": null,
                     *           "previous_close": "8.73",
                     *           "change": "0.02",
                     *           "change_percentage": "0.2291",
                     *           "volume": "974600",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["QuoteList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listCandles: {
        readonly parameters: {
            readonly query: {
                readonly symbol: components["schemas"]["Symbol"];
                readonly interval: "1m" | "5m" | "15m" | "30m" | "1h" | "1d" | "1w" | "1mo";
                /** @description Not before this instant. */
                readonly from?: components["parameters"]["FromInstant"];
                /** @description Before this instant. */
                readonly to?: components["parameters"]["ToInstant"];
                /** @description The most bars to answer with. */
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The bars, ascending. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "t": "2025-12-01T14:30:00.000Z",
                     *           "open": "35.83",
                     *           "high": "36.05",
                     *           "low": "35.63",
                     *           "close": "35.88",
                     *           "volume": "7179500"
                     *         },
                     *         {
                     *           "t": "2025-12-02T14:30:00.000Z",
                     *           "open": "36",
                     *           "high": "36.15",
                     *           "low": "35.56",
                     *           "close": "35.84",
                     *           "volume": "8867500"
                     *         },
                     *         {
                     *           "t": "2025-12-03T14:30:00.000Z",
                     *           "open": "35.88",
                     *           "high": "36.05",
                     *           "low": "35.57",
                     *           "close": "35.73",
                     *           "volume": "9093700"
                     *         },
                     *         {
                     *           "t": "2025-12-04T14:30:00.000Z",
                     *           "open": "35.86",
                     *           "high": "35.99",
                     *           "low": "35.29",
                     *           "close": "35.52",
                     *           "volume": "7254700"
                     *         },
                     *         {
                     *           "t": "2025-12-05T14:30:00.000Z",
                     *           "open": "35.54",
                     *           "high": "35.65",
                     *           "low": "35.35",
                     *           "close": "35.46",
                     *           "volume": "7844000"
                     *         },
                     *         {
                     *           "t": "2025-12-08T14:30:00.000Z",
                     *           "open": "35.54",
                     *           "high": "35.82",
                     *           "low": "35.07",
                     *           "close": "35.11",
                     *           "volume": "9640500"
                     *         },
                     *         {
                     *           "t": "2025-12-09T14:30:00.000Z",
                     *           "open": "34.99",
                     *           "high": "35.31",
                     *           "low": "34.94",
                     *           "close": "35.18",
                     *           "volume": "6527100"
                     *         },
                     *         {
                     *           "t": "2025-12-10T14:30:00.000Z",
                     *           "open": "35.32",
                     *           "high": "35.81",
                     *           "low": "35.12",
                     *           "close": "35.74",
                     *           "volume": "6805800"
                     *         },
                     *         {
                     *           "t": "2025-12-11T14:30:00.000Z",
                     *           "open": "35.73",
                     *           "high": "36.19",
                     *           "low": "35.69",
                     *           "close": "36",
                     *           "volume": "10071800"
                     *         },
                     *         {
                     *           "t": "2025-12-12T14:30:00.000Z",
                     *           "open": "36.11",
                     *           "high": "36.4",
                     *           "low": "35.58",
                     *           "close": "35.87",
                     *           "volume": "10012600"
                     *         },
                     *         {
                     *           "t": "2025-12-15T14:30:00.000Z",
                     *           "open": "35.94",
                     *           "high": "36.03",
                     *           "low": "35.76",
                     *           "close": "35.76",
                     *           "volume": "7242800"
                     *         },
                     *         {
                     *           "t": "2025-12-16T14:30:00.000Z",
                     *           "open": "35.64",
                     *           "high": "35.64",
                     *           "low": "35.08",
                     *           "close": "35.28",
                     *           "volume": "7171700"
                     *         },
                     *         {
                     *           "t": "2025-12-17T14:30:00.000Z",
                     *           "open": "35.35",
                     *           "high": "35.99",
                     *           "low": "35.13",
                     *           "close": "35.83",
                     *           "volume": "7199800"
                     *         },
                     *         {
                     *           "t": "2025-12-18T14:30:00.000Z",
                     *           "open": "35.94",
                     *           "high": "36.02",
                     *           "low": "35.39",
                     *           "close": "35.51",
                     *           "volume": "9955900"
                     *         },
                     *         {
                     *           "t": "2025-12-19T14:30:00.000Z",
                     *           "open": "35.4",
                     *           "high": "35.63",
                     *           "low": "35.4",
                     *           "close": "35.47",
                     *           "volume": "10034500"
                     *         },
                     *         {
                     *           "t": "2025-12-22T14:30:00.000Z",
                     *           "open": "35.51",
                     *           "high": "35.83",
                     *           "low": "35.5",
                     *           "close": "35.54",
                     *           "volume": "9980200"
                     *         },
                     *         {
                     *           "t": "2025-12-23T14:30:00.000Z",
                     *           "open": "35.45",
                     *           "high": "35.98",
                     *           "low": "35.27",
                     *           "close": "35.67",
                     *           "volume": "9053300"
                     *         },
                     *         {
                     *           "t": "2025-12-24T14:30:00.000Z",
                     *           "open": "35.6",
                     *           "high": "35.67",
                     *           "low": "35.38",
                     *           "close": "35.45",
                     *           "volume": "8570500"
                     *         },
                     *         {
                     *           "t": "2025-12-26T14:30:00.000Z",
                     *           "open": "35.32",
                     *           "high": "35.56",
                     *           "low": "34.75",
                     *           "close": "34.97",
                     *           "volume": "9199100"
                     *         },
                     *         {
                     *           "t": "2025-12-29T14:30:00.000Z",
                     *           "open": "34.97",
                     *           "high": "35.49",
                     *           "low": "34.94",
                     *           "close": "35.48",
                     *           "volume": "10059900"
                     *         },
                     *         {
                     *           "t": "2025-12-30T14:30:00.000Z",
                     *           "open": "35.38",
                     *           "high": "36.03",
                     *           "low": "35.1",
                     *           "close": "35.81",
                     *           "volume": "6355600"
                     *         },
                     *         {
                     *           "t": "2025-12-31T14:30:00.000Z",
                     *           "open": "35.92",
                     *           "high": "36.22",
                     *           "low": "35.6",
                     *           "close": "35.94",
                     *           "volume": "10208000"
                     *         },
                     *         {
                     *           "t": "2026-01-02T14:30:00.000Z",
                     *           "open": "36.02",
                     *           "high": "36.67",
                     *           "low": "35.94",
                     *           "close": "36.53",
                     *           "volume": "9256100"
                     *         },
                     *         {
                     *           "t": "2026-01-05T14:30:00.000Z",
                     *           "open": "36.64",
                     *           "high": "36.77",
                     *           "low": "36.25",
                     *           "close": "36.33",
                     *           "volume": "7900500"
                     *         },
                     *         {
                     *           "t": "2026-01-06T14:30:00.000Z",
                     *           "open": "36.44",
                     *           "high": "36.62",
                     *           "low": "36.19",
                     *           "close": "36.3",
                     *           "volume": "8810300"
                     *         },
                     *         {
                     *           "t": "2026-01-07T14:30:00.000Z",
                     *           "open": "36.37",
                     *           "high": "36.48",
                     *           "low": "35.87",
                     *           "close": "36.11",
                     *           "volume": "7975500"
                     *         },
                     *         {
                     *           "t": "2026-01-08T14:30:00.000Z",
                     *           "open": "36.02",
                     *           "high": "36.12",
                     *           "low": "35.42",
                     *           "close": "35.74",
                     *           "volume": "10375400"
                     *         },
                     *         {
                     *           "t": "2026-01-09T14:30:00.000Z",
                     *           "open": "35.78",
                     *           "high": "36.06",
                     *           "low": "35.3",
                     *           "close": "35.59",
                     *           "volume": "7038000"
                     *         },
                     *         {
                     *           "t": "2026-01-12T14:30:00.000Z",
                     *           "open": "35.63",
                     *           "high": "36.09",
                     *           "low": "35.47",
                     *           "close": "36.05",
                     *           "volume": "8540900"
                     *         },
                     *         {
                     *           "t": "2026-01-13T14:30:00.000Z",
                     *           "open": "36.13",
                     *           "high": "36.44",
                     *           "low": "35.75",
                     *           "close": "35.91",
                     *           "volume": "6986000"
                     *         },
                     *         {
                     *           "t": "2026-01-14T14:30:00.000Z",
                     *           "open": "35.89",
                     *           "high": "35.94",
                     *           "low": "35.6",
                     *           "close": "35.81",
                     *           "volume": "8391200"
                     *         },
                     *         {
                     *           "t": "2026-01-15T14:30:00.000Z",
                     *           "open": "35.83",
                     *           "high": "36.53",
                     *           "low": "35.59",
                     *           "close": "36.36",
                     *           "volume": "7722300"
                     *         },
                     *         {
                     *           "t": "2026-01-16T14:30:00.000Z",
                     *           "open": "36.43",
                     *           "high": "36.94",
                     *           "low": "36.33",
                     *           "close": "36.93",
                     *           "volume": "8475100"
                     *         },
                     *         {
                     *           "t": "2026-01-20T14:30:00.000Z",
                     *           "open": "36.84",
                     *           "high": "37.33",
                     *           "low": "36.74",
                     *           "close": "37.09",
                     *           "volume": "7190000"
                     *         },
                     *         {
                     *           "t": "2026-01-21T14:30:00.000Z",
                     *           "open": "37.14",
                     *           "high": "37.47",
                     *           "low": "37.11",
                     *           "close": "37.33",
                     *           "volume": "9446100"
                     *         },
                     *         {
                     *           "t": "2026-01-22T14:30:00.000Z",
                     *           "open": "37.43",
                     *           "high": "37.94",
                     *           "low": "37.12",
                     *           "close": "37.63",
                     *           "volume": "9059700"
                     *         },
                     *         {
                     *           "t": "2026-01-23T14:30:00.000Z",
                     *           "open": "37.77",
                     *           "high": "38.24",
                     *           "low": "37.51",
                     *           "close": "38.23",
                     *           "volume": "8724300"
                     *         },
                     *         {
                     *           "t": "2026-01-26T14:30:00.000Z",
                     *           "open": "38.3",
                     *           "high": "38.62",
                     *           "low": "38.29",
                     *           "close": "38.31",
                     *           "volume": "6771000"
                     *         },
                     *         {
                     *           "t": "2026-01-27T14:30:00.000Z",
                     *           "open": "38.18",
                     *           "high": "38.22",
                     *           "low": "37.85",
                     *           "close": "37.88",
                     *           "volume": "6239800"
                     *         },
                     *         {
                     *           "t": "2026-01-28T14:30:00.000Z",
                     *           "open": "37.91",
                     *           "high": "38.67",
                     *           "low": "37.84",
                     *           "close": "38.34",
                     *           "volume": "6761300"
                     *         },
                     *         {
                     *           "t": "2026-01-29T14:30:00.000Z",
                     *           "open": "38.25",
                     *           "high": "39.19",
                     *           "low": "38.17",
                     *           "close": "38.95",
                     *           "volume": "8116600"
                     *         },
                     *         {
                     *           "t": "2026-01-30T14:30:00.000Z",
                     *           "open": "39.1",
                     *           "high": "39.25",
                     *           "low": "38.73",
                     *           "close": "38.97",
                     *           "volume": "9452200"
                     *         },
                     *         {
                     *           "t": "2026-02-02T14:30:00.000Z",
                     *           "open": "38.94",
                     *           "high": "39.43",
                     *           "low": "38.92",
                     *           "close": "39.28",
                     *           "volume": "7166500"
                     *         },
                     *         {
                     *           "t": "2026-02-03T14:30:00.000Z",
                     *           "open": "39.38",
                     *           "high": "39.73",
                     *           "low": "38.7",
                     *           "close": "38.75",
                     *           "volume": "10087200"
                     *         },
                     *         {
                     *           "t": "2026-02-04T14:30:00.000Z",
                     *           "open": "38.75",
                     *           "high": "39.11",
                     *           "low": "38.68",
                     *           "close": "39.07",
                     *           "volume": "8730900"
                     *         },
                     *         {
                     *           "t": "2026-02-05T14:30:00.000Z",
                     *           "open": "38.97",
                     *           "high": "39.44",
                     *           "low": "38.87",
                     *           "close": "39.41",
                     *           "volume": "8915500"
                     *         },
                     *         {
                     *           "t": "2026-02-06T14:30:00.000Z",
                     *           "open": "39.43",
                     *           "high": "39.6",
                     *           "low": "38.95",
                     *           "close": "39.3",
                     *           "volume": "6515900"
                     *         },
                     *         {
                     *           "t": "2026-02-09T14:30:00.000Z",
                     *           "open": "39.27",
                     *           "high": "39.38",
                     *           "low": "39.02",
                     *           "close": "39.02",
                     *           "volume": "6225800"
                     *         },
                     *         {
                     *           "t": "2026-02-10T14:30:00.000Z",
                     *           "open": "38.99",
                     *           "high": "39.53",
                     *           "low": "38.91",
                     *           "close": "39.5",
                     *           "volume": "10081000"
                     *         },
                     *         {
                     *           "t": "2026-02-11T14:30:00.000Z",
                     *           "open": "39.59",
                     *           "high": "40.02",
                     *           "low": "39.43",
                     *           "close": "39.75",
                     *           "volume": "9790700"
                     *         },
                     *         {
                     *           "t": "2026-02-12T14:30:00.000Z",
                     *           "open": "39.9",
                     *           "high": "40.35",
                     *           "low": "39.66",
                     *           "close": "40.06",
                     *           "volume": "8603000"
                     *         },
                     *         {
                     *           "t": "2026-02-13T14:30:00.000Z",
                     *           "open": "40.01",
                     *           "high": "40.33",
                     *           "low": "39.83",
                     *           "close": "40.18",
                     *           "volume": "8278200"
                     *         },
                     *         {
                     *           "t": "2026-02-17T14:30:00.000Z",
                     *           "open": "40.2",
                     *           "high": "40.85",
                     *           "low": "39.96",
                     *           "close": "40.59",
                     *           "volume": "8857800"
                     *         },
                     *         {
                     *           "t": "2026-02-18T14:30:00.000Z",
                     *           "open": "40.66",
                     *           "high": "41.33",
                     *           "low": "40.35",
                     *           "close": "41",
                     *           "volume": "10350600"
                     *         },
                     *         {
                     *           "t": "2026-02-19T14:30:00.000Z",
                     *           "open": "40.98",
                     *           "high": "41.16",
                     *           "low": "40.48",
                     *           "close": "40.83",
                     *           "volume": "10295300"
                     *         },
                     *         {
                     *           "t": "2026-02-20T14:30:00.000Z",
                     *           "open": "40.78",
                     *           "high": "40.97",
                     *           "low": "40.65",
                     *           "close": "40.94",
                     *           "volume": "9907100"
                     *         },
                     *         {
                     *           "t": "2026-02-23T14:30:00.000Z",
                     *           "open": "41.01",
                     *           "high": "41.59",
                     *           "low": "40.66",
                     *           "close": "41.32",
                     *           "volume": "9505400"
                     *         },
                     *         {
                     *           "t": "2026-02-24T14:30:00.000Z",
                     *           "open": "41.22",
                     *           "high": "41.31",
                     *           "low": "40.69",
                     *           "close": "40.98",
                     *           "volume": "6637200"
                     *         },
                     *         {
                     *           "t": "2026-02-25T14:30:00.000Z",
                     *           "open": "41.12",
                     *           "high": "41.42",
                     *           "low": "40.52",
                     *           "close": "40.75",
                     *           "volume": "9188100"
                     *         },
                     *         {
                     *           "t": "2026-02-26T14:30:00.000Z",
                     *           "open": "40.76",
                     *           "high": "41.57",
                     *           "low": "40.44",
                     *           "close": "41.4",
                     *           "volume": "8566200"
                     *         },
                     *         {
                     *           "t": "2026-02-27T14:30:00.000Z",
                     *           "open": "41.52",
                     *           "high": "41.62",
                     *           "low": "40.51",
                     *           "close": "40.76",
                     *           "volume": "8022800"
                     *         },
                     *         {
                     *           "t": "2026-03-02T14:30:00.000Z",
                     *           "open": "40.9",
                     *           "high": "41.5",
                     *           "low": "40.72",
                     *           "close": "41.27",
                     *           "volume": "1830400"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CandleList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listCourses: {
        readonly parameters: {
            readonly query: {
                /** @description 1 to 100 symbols, separated by commas. */
                readonly symbols: components["parameters"]["Symbols"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One course for every symbol, in the order asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "symbol": "CALI",
                     *           "levels": [
                     *             "361.36",
                     *             "361",
                     *             "359.66",
                     *             "358.77"
                     *           ]
                     *         },
                     *         {
                     *           "symbol": "HAVW",
                     *           "levels": [
                     *             "282.81",
                     *             "283.2",
                     *             "284.65",
                     *             "285.61"
                     *           ]
                     *         },
                     *         {
                     *           "symbol": "MARR",
                     *           "levels": [
                     *             "113.75",
                     *             "113.9",
                     *             "114.12",
                     *             "114.26"
                     *           ]
                     *         },
                     *         {
                     *           "symbol": "OSTI",
                     *           "levels": [
                     *             "92.17",
                     *             "92.2",
                     *             "92.12",
                     *             "92.07"
                     *           ]
                     *         },
                     *         {
                     *           "symbol": "NLTO",
                     *           "levels": [
                     *             "40.76",
                     *             "40.9",
                     *             "41.12",
                     *             "41.27"
                     *           ]
                     *         },
                     *         {
                     *           "symbol": "LUMB",
                     *           "levels": [
                     *             "12.66",
                     *             "12.7",
                     *             "12.8",
                     *             "12.86"
                     *           ]
                     *         },
                     *         {
                     *           "symbol": "DORV",
                     *           "levels": [
                     *             "8.73",
                     *             "8.74",
                     *             "8.75",
                     *             "8.75"
                     *           ]
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CourseList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listIndices: {
        readonly parameters: {
            readonly query?: {
                /** @description Only indices of this region, as in the rows. */
                readonly region?: components["schemas"]["Text"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All indices, by region. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "symbol": "NA-500",
                     *           "name": "North Atlantic 500",
                     *           "region": "Americas",
                     *           "market_id": "US",
                     *           "timezone": "America/New_York",
                     *           "status": "open",
                     *           "currency": "USD",
                     *           "last": "5120.44",
                     *           "open": "5101.2",
                     *           "high": "5133.9",
                     *           "low": "5098.31",
                     *           "close": null,
                     *           "previous_close": "5099.87",
                     *           "change": "20.57",
                     *           "change_percentage": "0.4033",
                     *           "volume": "0",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         },
                     *         {
                     *           "symbol": "NA-TECH",
                     *           "name": "North Atlantic Technology",
                     *           "region": "Americas",
                     *           "market_id": "US",
                     *           "timezone": "America/New_York",
                     *           "status": "open",
                     *           "currency": "USD",
                     *           "last": "17645.32",
                     *           "open": "17570.1",
                     *           "high": "17688.4",
                     *           "low": "17541.6",
                     *           "close": null,
                     *           "previous_close": "17560.83",
                     *           "change": "84.49",
                     *           "change_percentage": "0.4811",
                     *           "volume": "0",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         },
                     *         {
                     *           "symbol": "IB-35",
                     *           "name": "Iberia 35",
                     *           "region": "Europe",
                     *           "market_id": "ES",
                     *           "timezone": "Europe/Madrid",
                     *           "status": "open",
                     *           "currency": "EUR",
                     *           "last": "10482.1",
                     *           "open": "10455",
                     *           "high": "10501.7",
                     *           "low": "10440.2",
                     *           "close": null,
                     *           "previous_close": "10447.65",
                     *           "change": "34.45",
                     *           "change_percentage": "0.3297",
                     *           "volume": "0",
                     *           "session_status": "open",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "sequence": 7093512000,
                     *           "delayed": false,
                     *           "halted": false
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["IndexList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getIndex: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly symbol: components["parameters"]["Symbol"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The index. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "symbol": "NA-500",
                     *       "name": "North Atlantic 500",
                     *       "region": "Americas",
                     *       "market_id": "US",
                     *       "timezone": "America/New_York",
                     *       "status": "open",
                     *       "currency": "USD",
                     *       "last": "5120.44",
                     *       "open": "5101.2",
                     *       "high": "5133.9",
                     *       "low": "5098.31",
                     *       "close": null,
                     *       "previous_close": "5099.87",
                     *       "change": "20.57",
                     *       "change_percentage": "0.4033",
                     *       "volume": "0",
                     *       "session_status": "open",
                     *       "as_of": "2026-03-02T15:00:00.000Z",
                     *       "sequence": 7093512000,
                     *       "delayed": false,
                     *       "halted": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["IndexQuote"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listReplays: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All recordings. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "symbol": "SPX",
                     *           "name": "S&P 500",
                     *           "currency": "USD",
                     *           "timezone": "America/New_York",
                     *           "from_date": "2000-01-03",
                     *           "to_date": "2020-04-17",
                     *           "days": 5105,
                     *           "source": "Yahoo Finance, vega-datasets 3.2.1",
                     *           "licence": "BSD-3-Clause"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ReplayList"];
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listSymbols: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of them, by symbol. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "type": "instrument",
                     *           "id": "NLTO",
                     *           "symbol": "NLTO",
                     *           "title": "Nelto Instruments",
                     *           "subtitle": "US · USD"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SearchResults"];
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly streamQuotes: {
        readonly parameters: {
            readonly query: {
                /** @description 1 to 100 symbols, separated by commas. */
                readonly symbols: components["parameters"]["Symbols"];
            };
            readonly header?: {
                /** @description The last `id` that the reader saw. */
                readonly "Last-Event-ID"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The stream. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example id: 1
                     *     event: quote
                     *     data: {"symbol":"NLTO","currency":"USD","last":"41.27","open":"40.9","high":"41.5","low":"40.72","close":null,"previous_close":"40.76","change":"0.51","change_percentage":"1.2512","volume":"1830400","session_status":"open","as_of":"2026-03-02T15:00:00.000Z","sequence":7093512000,"delayed":false,"halted":false}
                     *
                     *     id: 2
                     *     event: quote
                     *     data: {"symbol":"MARR","currency":"USD","last":"114.26","open":"113.9","high":"114.6","low":"113.42","close":null,"previous_close":"113.75","change":"0.51","change_percentage":"0.4484","volume":"1974600","session_status":"open","as_of":"2026-03-02T15:00:00.000Z","sequence":7093512000,"delayed":false,"halted":false}
                     *
                     *     : heartbeat
                     */
                    readonly "text/event-stream": string;
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listWatchlists: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All lists, by position. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "wls_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "name": "Favourites",
                     *           "position": 0,
                     *           "version": 3,
                     *           "items": [
                     *             {
                     *               "symbol": "NLTO",
                     *               "position": 0,
                     *               "name": "Nelto Instruments",
                     *               "market_id": "US",
                     *               "tick_size": "0.01",
                     *               "quote": {
                     *                 "symbol": "NLTO",
                     *                 "currency": "USD",
                     *                 "last": "41.27",
                     *                 "open": "40.9",
                     *                 "high": "41.5",
                     *                 "low": "40.72",
                     *                 "close": null,
                     *                 "previous_close": "40.76",
                     *                 "change": "0.51",
                     *                 "change_percentage": "1.2512",
                     *                 "volume": "1830400",
                     *                 "session_status": "open",
                     *                 "as_of": "2026-03-02T15:00:00.000Z",
                     *                 "sequence": 7093512000,
                     *                 "delayed": false,
                     *                 "halted": false
                     *               }
                     *             },
                     *             {
                     *               "symbol": "MARR",
                     *               "position": 1,
                     *               "name": "Marrmont Petroleum",
                     *               "market_id": "US",
                     *               "tick_size": "0.01",
                     *               "quote": {
                     *                 "symbol": "MARR",
                     *                 "currency": "USD",
                     *                 "last": "114.26",
                     *                 "open": "113.9",
                     *                 "high": "114.6",
                     *                 "low": "113.42",
                     *                 "close": null,
                     *                 "previous_close": "113.75",
                     *                 "change": "0.51",
                     *                 "change_percentage": "0.4484",
                     *                 "volume": "1974600",
                     *                 "session_status": "open",
                     *                 "as_of": "2026-03-02T15:00:00.000Z",
                     *                 "sequence": 7093512000,
                     *                 "delayed": false,
                     *                 "halted": false
                     *               }
                     *             },
                     *             {
                     *               "symbol": "CALI",
                     *               "position": 2,
                     *               "name": "Caliston Aerospace",
                     *               "market_id": "US",
                     *               "tick_size": "0.01",
                     *               "quote": {
                     *                 "symbol": "CALI",
                     *                 "currency": "USD",
                     *                 "last": "358.77",
                     *                 "open": "361",
                     *                 "high": "361.4",
                     *                 "low": "357.9",
                     *                 "close": null,
                     *                 "previous_close": "361.36",
                     *                 "change": "-2.59",
                     *                 "change_percentage": "-0.7167",
                     *                 "volume": "2412800",
                     *                 "session_status": "open",
                     *                 "as_of": "2026-03-02T15:00:00.000Z",
                     *                 "sequence": 7093512000,
                     *                 "delayed": false,
                     *                 "halted": false
                     *               }
                     *             },
                     *             {
                     *               "symbol": "LUMB",
                     *               "position": 3,
                     *               "name": "Lumbrook Medical",
                     *               "market_id": "US",
                     *               "tick_size": "0.01",
                     *               "quote": {
                     *                 "symbol": "LUMB",
                     *                 "currency": "USD",
                     *                 "last": "12.86",
                     *                 "open": "12.7",
                     *                 "high": "12.91",
                     *                 "low": "12.64",
                     *                 "close": null,
                     *                 "previous_close": "12.66",
                     *                 "change": "0.2",
                     *                 "change_percentage": "1.5798",
                     *                 "volume": "1198300",
                     *                 "session_status": "open",
                     *                 "as_of": "2026-03-02T15:00:00.000Z",
                     *                 "sequence": 7093512000,
                     *                 "delayed": false,
                     *                 "halted": false
                     *               }
                     *             },
                     *             {
                     *               "symbol": "DORV",
                     *               "position": 4,
                     *               "name": "Dorvlane Stores",
                     *               "market_id": "US",
                     *               "tick_size": "0.01",
                     *               "quote": {
                     *                 "symbol": "DORV",
                     *                 "currency": "USD",
                     *                 "last": "8.75",
                     *                 "open": "8.74",
                     *                 "high": "8.79",
                     *                 "low": "8.7",
                     *                 "close": null,
                     *                 "previous_close": "8.73",
                     *                 "change": "0.02",
                     *                 "change_percentage": "0.2291",
                     *                 "volume": "974600",
                     *                 "session_status": "open",
                     *                 "as_of": "2026-03-02T15:00:00.000Z",
                     *                 "sequence": 7093512000,
                     *                 "delayed": false,
                     *                 "halted": false
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WatchlistList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createWatchlist: {
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
                 *       "name": "Favourites"
                 *     }
                 */
                readonly "application/json": components["schemas"]["WatchlistCreate"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Watchlist"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly deleteWatchlist: {
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
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly updateWatchlist: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `version` that the change is based on, in quotes. Missing answers 428. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Semiconductors"
                 *     }
                 */
                readonly "application/json": components["schemas"]["WatchlistUpdate"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Watchlist"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly orderWatchlistItems: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `version` that the change is based on, in quotes. Missing answers 428. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "symbols": [
                 *         "NLTO",
                 *         "BRVA"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["WatchlistItemOrder"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Watchlist"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly addWatchlistItem: {
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
                 *       "symbol": "NLTO"
                 *     }
                 */
                readonly "application/json": components["schemas"]["WatchlistItemAdd"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Watchlist"];
            readonly 201: components["responses"]["Watchlist"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly removeWatchlistItem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
                readonly symbol: components["parameters"]["Symbol"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Watchlist"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly previewOrder: {
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
                 *       "symbol": "NLTO",
                 *       "direction": "long",
                 *       "order_type": "limit",
                 *       "quantity": "100",
                 *       "price": "41",
                 *       "stop_loss": "38"
                 *     }
                 */
                readonly "application/json": components["schemas"]["OrderTicket"];
            };
        };
        readonly responses: {
            /** @description The estimate. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_price": "41",
                     *       "total_amount": "4102.05",
                     *       "handling_fee": "2.05",
                     *       "fee_rate": "0.0005",
                     *       "hold_amount": "4102.05",
                     *       "margin_amount": "0",
                     *       "available_before": "95897.95",
                     *       "available_after": "91795.9",
                     *       "missing_amount": "0",
                     *       "currency": "USD",
                     *       "warnings": [],
                     *       "explained": [
                     *         {
                     *           "figure": "order_total",
                     *           "operation": "sum",
                     *           "value": "4102.05",
                     *           "currency": "USD",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "source": {
                     *             "kind": "instrument",
                     *             "id": "NLTO"
                     *           },
                     *           "parts": [
                     *             {
                     *               "figure": "order_amount",
                     *               "operation": "value",
                     *               "value": "4100",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "instrument",
                     *                 "id": "NLTO"
                     *               },
                     *               "parts": []
                     *             },
                     *             {
                     *               "figure": "order_fee",
                     *               "operation": "value",
                     *               "value": "2.05",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "instrument",
                     *                 "id": "NLTO"
                     *               },
                     *               "parts": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["OrderPreview"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listOrders: {
        readonly parameters: {
            readonly query?: {
                /** @description One status of an order or several, separated by commas. */
                readonly status?: string;
                readonly symbol?: components["schemas"]["Symbol"];
                readonly market_id?: components["schemas"]["MarketId"];
                /** @description What the order does to shares, whatever it opens or closes. Closing a long sells. */
                readonly action?: "buy" | "sell";
                /** @description Not before this instant. */
                readonly from?: components["parameters"]["FromInstant"];
                /** @description Before this instant. */
                readonly to?: components["parameters"]["ToInstant"];
                /** @description Rows of a page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "ord_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "client_order_id": null,
                     *           "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                     *           "position_id": null,
                     *           "intent": "open",
                     *           "symbol": "NLTO",
                     *           "name": "Nelto Instruments",
                     *           "market_id": "US",
                     *           "tick_size": "0.01",
                     *           "currency": "USD",
                     *           "direction": "long",
                     *           "side": "buy",
                     *           "order_type": "limit",
                     *           "time_in_force": "day",
                     *           "status": "wait",
                     *           "reject_code": null,
                     *           "reject_params": null,
                     *           "reject_note": null,
                     *           "quantity": "100",
                     *           "filled_quantity": "0",
                     *           "order_price": "41",
                     *           "filled_price": null,
                     *           "discount_buying_price": null,
                     *           "total_open_amount": "0",
                     *           "total_amount": "4102.05",
                     *           "handling_fee": "2.05",
                     *           "hold_amount": "4102.05",
                     *           "stop_loss": "38",
                     *           "take_profit": null,
                     *           "submitted_at": "2026-03-02T15:00:00.000Z",
                     *           "filled_at": null,
                     *           "closed_at": null,
                     *           "expires_at": "2026-03-02T21:00:00.000Z",
                     *           "fills": [],
                     *           "warnings": [],
                     *           "version": 1
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["OrderPage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly placeOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "symbol": "NLTO",
                 *       "direction": "long",
                 *       "order_type": "limit",
                 *       "quantity": "100",
                 *       "price": "41",
                 *       "stop_loss": "38"
                 *     }
                 */
                readonly "application/json": components["schemas"]["OrderTicket"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Order"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getOrder: {
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
            readonly 200: components["responses"]["Order"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly cancelOrder: {
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
            readonly 200: components["responses"]["Order"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly amendOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `version` that the change is based on, in quotes. Missing answers 428. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "price": "40.5"
                 *     }
                 */
                readonly "application/json": components["schemas"]["OrderAmendment"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Order"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly previewAmendment: {
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
                 *       "price": "40.5"
                 *     }
                 */
                readonly "application/json": components["schemas"]["OrderAmendment"];
            };
        };
        readonly responses: {
            /** @description The estimate. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_price": "40.5",
                     *       "total_amount": "4052.03",
                     *       "handling_fee": "2.03",
                     *       "fee_rate": "0.0005",
                     *       "hold_amount": "4052.03",
                     *       "margin_amount": "0",
                     *       "available_before": "95897.95",
                     *       "available_after": "95947.97",
                     *       "missing_amount": "0",
                     *       "currency": "USD",
                     *       "warnings": [],
                     *       "explained": [
                     *         {
                     *           "figure": "order_total",
                     *           "operation": "sum",
                     *           "value": "4052.03",
                     *           "currency": "USD",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "source": {
                     *             "kind": "instrument",
                     *             "id": "NLTO"
                     *           },
                     *           "parts": [
                     *             {
                     *               "figure": "order_amount",
                     *               "operation": "value",
                     *               "value": "4050",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "instrument",
                     *                 "id": "NLTO"
                     *               },
                     *               "parts": []
                     *             },
                     *             {
                     *               "figure": "order_fee",
                     *               "operation": "value",
                     *               "value": "2.03",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "instrument",
                     *                 "id": "NLTO"
                     *               },
                     *               "parts": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["OrderPreview"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listPositions: {
        readonly parameters: {
            readonly query?: {
                /** @description `closing` covers both `closing_review` and `closing`. */
                readonly state?: "open" | "closing" | "closed";
                readonly symbol?: components["schemas"]["Symbol"];
                /** @description Rows of a page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "pos_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                     *           "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                     *           "symbol": "NLTO",
                     *           "name": "Nelto Instruments",
                     *           "market_id": "US",
                     *           "listed": true,
                     *           "tick_size": "0.01",
                     *           "currency": "USD",
                     *           "direction": "long",
                     *           "side": "buy",
                     *           "status": "open",
                     *           "quantity": "100",
                     *           "closable_quantity": "60",
                     *           "actual_buying_price": "40.12",
                     *           "discount_buying_price": null,
                     *           "last": "41.27",
                     *           "total_open_amount": "4012",
                     *           "total_holding_amount": "4127",
                     *           "floating_pnl": "115",
                     *           "unrealized_pnl": "115",
                     *           "floating_pnl_percentage": "2.8664",
                     *           "realized_pnl": "0",
                     *           "handling_fee": "2.01",
                     *           "margin_amount": "0",
                     *           "stop_loss": "38",
                     *           "take_profit": null,
                     *           "opened_at": "2026-02-24T15:12:09.250Z",
                     *           "closed_at": null,
                     *           "version": 2
                     *         },
                     *         {
                     *           "id": "pos_01K9G5V3M8Q2W7X4Y6Z0A1B2C7",
                     *           "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                     *           "symbol": "MARR",
                     *           "name": "Marrmont Petroleum",
                     *           "market_id": "US",
                     *           "listed": true,
                     *           "tick_size": "0.01",
                     *           "currency": "USD",
                     *           "direction": "long",
                     *           "side": "buy",
                     *           "status": "open",
                     *           "quantity": "30",
                     *           "closable_quantity": "30",
                     *           "actual_buying_price": "113.43",
                     *           "discount_buying_price": null,
                     *           "last": "114.26",
                     *           "total_open_amount": "3402.9",
                     *           "total_holding_amount": "3427.8",
                     *           "floating_pnl": "24.9",
                     *           "unrealized_pnl": "24.9",
                     *           "floating_pnl_percentage": "0.7317",
                     *           "realized_pnl": "0",
                     *           "handling_fee": "1.7",
                     *           "margin_amount": "0",
                     *           "stop_loss": null,
                     *           "take_profit": null,
                     *           "opened_at": "2026-02-19T16:40:31.000Z",
                     *           "closed_at": null,
                     *           "version": 1
                     *         },
                     *         {
                     *           "id": "pos_01K9G5V3M8Q2W7X4Y6Z0A1B2C6",
                     *           "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                     *           "symbol": "CALI",
                     *           "name": "Caliston Aerospace",
                     *           "market_id": "US",
                     *           "listed": true,
                     *           "tick_size": "0.01",
                     *           "currency": "USD",
                     *           "direction": "long",
                     *           "side": "buy",
                     *           "status": "open",
                     *           "quantity": "5",
                     *           "closable_quantity": "5",
                     *           "actual_buying_price": "362.5",
                     *           "discount_buying_price": null,
                     *           "last": "358.77",
                     *           "total_open_amount": "1812.5",
                     *           "total_holding_amount": "1793.85",
                     *           "floating_pnl": "-18.65",
                     *           "unrealized_pnl": "-18.65",
                     *           "floating_pnl_percentage": "-1.029",
                     *           "realized_pnl": "0",
                     *           "handling_fee": "0.99",
                     *           "margin_amount": "0",
                     *           "stop_loss": null,
                     *           "take_profit": null,
                     *           "opened_at": "2026-02-12T15:05:44.500Z",
                     *           "closed_at": null,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PositionPage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getPosition: {
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
            readonly 200: components["responses"]["Position"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly amendPosition: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `version` that the change is based on, in quotes. Missing answers 428. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "stop_loss": "39.5",
                 *       "take_profit": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["PositionAmendment"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Position"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly 428: components["responses"]["PreconditionRequired"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly closePosition: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "quantity": "40",
                 *       "order_type": "market"
                 *     }
                 */
                readonly "application/json": components["schemas"]["CloseTicket"];
            };
        };
        readonly responses: {
            readonly 202: components["responses"]["CloseRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listCloseRequests: {
        readonly parameters: {
            readonly query?: {
                readonly status?: "closing_review" | "approved" | "filled" | "refused" | "withdrawn";
                /** @description Rows of a page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "cls_01K9G5V3M8Q2W7X4Y6Z0A1B2C6",
                     *           "position_id": "pos_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                     *           "symbol": "NLTO",
                     *           "name": "Nelto Instruments",
                     *           "currency": "USD",
                     *           "direction": "long",
                     *           "quantity": "40",
                     *           "order_type": "market",
                     *           "price": null,
                     *           "status": "closing_review",
                     *           "refuse_reason_key": null,
                     *           "refuse_reason_params": null,
                     *           "refuse_reason": null,
                     *           "order_id": null,
                     *           "filled_price": null,
                     *           "handling_fee": null,
                     *           "realized_pnl": null,
                     *           "submitted_at": "2026-03-02T14:59:00.000Z",
                     *           "due_at": "2026-03-03T14:59:00.000Z",
                     *           "usual_review_s": 42,
                     *           "decided_at": null
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CloseRequestPage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly withdrawCloseRequest: {
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
            readonly 200: components["responses"]["CloseRequest"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listAccounts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Every account, by kind; the customer's first currency comes first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "kind": "cash",
                     *           "currency": "USD",
                     *           "available_funds": "25000",
                     *           "used": "0",
                     *           "owed": "0",
                     *           "overdue": "0",
                     *           "total_value": "25000",
                     *           "today_profit": "0",
                     *           "unrealized": "0"
                     *         },
                     *         {
                     *           "id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                     *           "kind": "fund",
                     *           "currency": "USD",
                     *           "available_funds": "9000",
                     *           "used": "1000",
                     *           "owed": "0",
                     *           "overdue": "0",
                     *           "total_value": "10000",
                     *           "today_profit": "0",
                     *           "unrealized": "0"
                     *         },
                     *         {
                     *           "id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                     *           "kind": "trade",
                     *           "currency": "USD",
                     *           "available_funds": "95897.95",
                     *           "used": "13450.7",
                     *           "owed": "0",
                     *           "overdue": "0",
                     *           "total_value": "109348.65",
                     *           "today_profit": "53.35",
                     *           "unrealized": "121.25"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AccountList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listEntries: {
        readonly parameters: {
            readonly query?: {
                /** @description Only this account's. */
                readonly account_id?: components["schemas"]["Id"];
                /** @description Only entries of this kind, as in the rows. */
                readonly kind?: string;
                /** @description Not before this instant. */
                readonly from?: components["parameters"]["FromInstant"];
                /** @description Before this instant. */
                readonly to?: components["parameters"]["ToInstant"];
                /** @description Rows of a page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "ent_01K9G5V3M8Q2W7X4Y6Z0A1B2C7",
                     *           "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                     *           "kind": "order_hold",
                     *           "amount": "-4102.05",
                     *           "currency": "USD",
                     *           "balance_after": "95897.95",
                     *           "ref_type": "order",
                     *           "ref_id": "ord_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "memo_key": "order_hold",
                     *           "created_at": "2026-03-02T15:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["EntryPage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly sendCode: {
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
                 *       "channel": "mail",
                 *       "mail": "ada@fairlot.example",
                 *       "purpose": "register"
                 *     }
                 */
                readonly "application/json": components["schemas"]["CodeRequest"];
            };
        };
        readonly responses: {
            /** @description Under way, if it is to be sent at all. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "expires_in": 600,
                     *       "resend_in": 60
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CodeSent"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listReceivedMessages: {
        readonly parameters: {
            readonly query: {
                /** @description A mail address, or a phone number with its area code: `+12025550101`. */
                readonly to: string;
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
                     *           "id": "out_01K2ZZZZZZZZZZZZZZZZZZZZZZ",
                     *           "channel": "mail",
                     *           "purpose": "register",
                     *           "code": "204816",
                     *           "body": "204816 is your code to open a Fairlot account.",
                     *           "sent_at": "2026-03-02T15:00:00.000Z",
                     *           "expires_at": "2026-03-02T15:10:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ReceivedMessageList"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly registerMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "mail": "ada@fairlot.example",
                 *       "password": "Correct-horse1",
                 *       "confirm_password": "Correct-horse1",
                 *       "code": "204816",
                 *       "agree": true,
                 *       "agreements": [
                 *         {
                 *           "document": "user_agreement",
                 *           "version": "1.0"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["Registration"];
            };
        };
        readonly responses: {
            /** @description Registered and signed in. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "hS2uT3xZ0qK9bV7mC1nR5wE8yL4aG6dJ0fP2iO3sQ1c",
                     *       "customer": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly resetPassword: {
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
                 *       "mail": "ada@fairlot.example",
                 *       "code": "204816",
                 *       "password": "Correct-horse2",
                 *       "confirm_password": "Correct-horse2"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PasswordReset"];
            };
        };
        readonly responses: {
            /** @description The new password works. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly changePassword: {
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
                 *       "old_password": "Fairlot26",
                 *       "password": "Correct-horse1",
                 *       "confirm_password": "Correct-horse1"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PasswordChange"];
            };
        };
        readonly responses: {
            /** @description The new session. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "hS2uT3xZ0qK9bV7mC1nR5wE8yL4aG6dJ0fP2iO3sQ1c"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RotatedToken"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly setPayPassword: {
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
                 *       "pay_password": "246810",
                 *       "confirm_pay_password": "246810",
                 *       "password": "Fairlot26"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PayPasswordChange"];
            };
        };
        readonly responses: {
            /** @description Set. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly changeContact: {
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
                 *       "password": "Fairlot26",
                 *       "mail": "ada.new@fairlot.example",
                 *       "code": "204816"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ContactChange"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Profile"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All live sessions, the latest used first. There are at most 100: one more ends the oldest. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "ses_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "platform": "h5",
                     *           "browser": "Chrome",
                     *           "system": "Android",
                     *           "ip_prefix": "203.0.113.0/24",
                     *           "created_at": "2026-03-02T14:20:00.000Z",
                     *           "last_seen_at": "2026-03-02T15:00:00.000Z",
                     *           "current": true
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SessionList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly endOtherSessions: {
        readonly parameters: {
            readonly query: {
                readonly others: true;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Only this session is left. */
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
    readonly endSession: {
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
            /** @description Over. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly freezeAccount: {
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
                 *       "password": "Fairlot26"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PasswordProof"];
            };
        };
        readonly responses: {
            /** @description Frozen. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly resetSimulation: {
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
                 *       "password": "Fairlot26"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PasswordProof"];
            };
        };
        readonly responses: {
            /** @description The new session. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "hS2uT3xZ0qK9bV7mC1nR5wE8yL4aG6dJ0fP2iO3sQ1c"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RotatedToken"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly confirmSignIn: {
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
                 *       "challenge": "hS2uT3xZ0qK9bV7mC1nR5wE8yL4aG6dJ0fP2iO3sQ1c",
                 *       "code": "204816"
                 *     }
                 */
                readonly "application/json": components["schemas"]["SecondStep"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getTotp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The second step. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "enabled": true,
                     *       "recovery_codes_left": 10,
                     *       "enabled_at": "2026-03-02T15:00:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["TotpState"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly startTotp: {
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
                 *       "password": "Fairlot26"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PasswordProof"];
            };
        };
        readonly responses: {
            /** @description The key, shown once. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *       "uri": "otpauth://totp/Fairlot:ada%40fairlot.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Fairlot"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["TotpKey"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly confirmTotp: {
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
                 *       "code": "204816"
                 *     }
                 */
                readonly "application/json": components["schemas"]["TotpProof"];
            };
        };
        readonly responses: {
            /** @description On. The recovery codes, shown once. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recovery_codes": [
                     *         "K7Q2M-9XW4T",
                     *         "3RZ8P-V6YHD"
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly renewRecoveryCodes: {
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
                 *       "password": "Fairlot26"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PasswordProof"];
            };
        };
        readonly responses: {
            /** @description The new codes, shown once. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recovery_codes": [
                     *         "K7Q2M-9XW4T",
                     *         "3RZ8P-V6YHD"
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly disableTotp: {
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
                 *       "password": "Fairlot26"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PasswordProof"];
            };
        };
        readonly responses: {
            /** @description Off. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listPasskeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All passkeys, newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "psk_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "name": "My phone",
                     *           "created_at": "2026-03-02T15:00:00.000Z",
                     *           "last_used_at": null
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PasskeyList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly addPasskey: {
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
                 *       "name": "My phone",
                 *       "credential": "{\"id\":\"...\",\"type\":\"public-key\"}"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PasskeyRegistration"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Passkey"];
            readonly 201: components["responses"]["Passkey"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly startPasskey: {
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
                 *       "password": "Fairlot26"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PasswordProof"];
            };
        };
        readonly responses: {
            /** @description The options of `navigator.credentials.create`. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "options": "{\"challenge\":\"…\",\"rp\":{\"id\":\"fairlot.example\",\"name\":\"Fairlot\"}}"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly removePasskey: {
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
            /** @description It no longer signs in. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly startPasskeySignIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The options of `navigator.credentials.get`, good for 5 minutes and one try. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "options": "{\"challenge\":\"…\",\"rpId\":\"fairlot.example\"}"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly loginByPasskey: {
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
                 *       "credential": "{\"id\":\"...\",\"type\":\"public-key\"}"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createUpload: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description 1 to 64 visible ASCII characters: new for every chosen file, the same for every retry of it. Clients of earlier versions send none. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOfUpload"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        readonly responses: {
            /** @description Stored, waiting to be used. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *       "purpose": "kyc",
                     *       "content_type": "image/jpeg",
                     *       "size": 184210,
                     *       "width": 2000,
                     *       "height": 1260,
                     *       "sha256": "3b1f0a7c5e9d2468ace013579bdf2468ace013579bdf2468ace013579bdf2468",
                     *       "url": "/api/v1/upload/upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C3"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Upload"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getUpload: {
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
            /** @description The picture. */
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
    readonly deleteUpload: {
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
            /** @description Gone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getKyc: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The identity and, apart from it, the professional qualification. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "pass",
                     *       "document_type": "idcard",
                     *       "first_name": "Ada",
                     *       "last_name": "Example",
                     *       "document_number": "0000",
                     *       "refuse_reason_key": null,
                     *       "refuse_note": null,
                     *       "images": [
                     *         {
                     *           "part": "front",
                     *           "status": "pass",
                     *           "reason_key": null
                     *         },
                     *         {
                     *           "part": "back",
                     *           "status": "pass",
                     *           "reason_key": null
                     *         }
                     *       ],
                     *       "submitted_at": "2026-01-07T10:00:00.000Z",
                     *       "review_due_at": "2026-01-08T10:00:00.000Z",
                     *       "reviewed_at": "2026-01-07T10:05:00.000Z",
                     *       "images_deleted_at": null,
                     *       "professional_status": "not_submitted",
                     *       "professional": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Kyc"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly submitIdCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "first_name": "Noa",
                 *       "last_name": "Specimen",
                 *       "id_number": "SPECIMEN 0000",
                 *       "front_upload_id": "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "back_upload_id": "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                 *       "pay_password": "246810"
                 *     }
                 */
                readonly "application/json": components["schemas"]["IdCardSubmission"];
            };
        };
        readonly responses: {
            readonly 202: components["responses"]["KycInReview"];
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly submitPassport: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "first_name": "Noa",
                 *       "last_name": "Specimen",
                 *       "passport_number": "SPECIMEN0",
                 *       "passport_upload_id": "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "pay_password": "246810"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PassportSubmission"];
            };
        };
        readonly responses: {
            readonly 202: components["responses"]["KycInReview"];
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly submitProfessional: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "professional_upload_id": "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "pay_password": "246810"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ProfessionalSubmission"];
            };
        };
        readonly responses: {
            readonly 202: components["responses"]["KycInReview"];
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listNotices: {
        readonly parameters: {
            readonly query?: {
                /** @description Only notices of this kind. */
                readonly kind?: string;
                /** @description Only unread ones. */
                readonly unread?: boolean;
                /** @description The zone of the times in the texts. Without it they are in that of the profile. */
                readonly timezone?: components["parameters"]["ReaderZone"];
                /** @description Rows of a page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "ntc_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "kind": "alert",
                     *           "title": "NLTO rose to 41.00 USD",
                     *           "body": "Your alert for 41.00 USD was reached on Mar 2, 2026, 15:52.",
                     *           "refuse_reason_key": null,
                     *           "refuse_reason_params": null,
                     *           "refuse_reason": null,
                     *           "ref_type": "instrument",
                     *           "ref_id": "NLTO",
                     *           "read": false,
                     *           "created_at": "2026-03-02T14:52:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["NoticePage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly countUnreadNotices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UnreadCount"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readNotices: {
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
                 *       "ids": [
                 *         "ntc_01K9G5V3M8Q2W7X4Y6Z0A1B2C3"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["NoticeRead"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["UnreadCount"];
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listNoticeSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["NoticeSettings"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly setNoticeSetting: {
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
                 *       "kind": "order",
                 *       "muted": true
                 *     }
                 */
                readonly "application/json": components["schemas"]["NoticeSettingUpdate"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["NoticeSettings"];
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getNotice: {
        readonly parameters: {
            readonly query?: {
                /** @description The zone of the times in the texts. Without it they are in that of the profile. */
                readonly timezone?: components["parameters"]["ReaderZone"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The notice. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ntc_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *       "kind": "alert",
                     *       "title": "NLTO rose to 41.00 USD",
                     *       "body": "Your alert for 41.00 USD was reached on Mar 2, 2026, 15:52.",
                     *       "refuse_reason_key": null,
                     *       "refuse_reason_params": null,
                     *       "refuse_reason": null,
                     *       "ref_type": "instrument",
                     *       "ref_id": "NLTO",
                     *       "read": true,
                     *       "created_at": "2026-03-02T14:52:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Notice"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly streamMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The last `id` that the reader saw. */
                readonly "Last-Event-ID"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The stream. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example id: evt_00000000000000000000000042
                     *     event: deposit
                     *     data: {"id":"dep_01K9G5V3M8Q2W7X4Y6Z0A1B2C3","version":42}
                     *
                     *     : heartbeat
                     */
                    readonly "text/event-stream": string;
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listAlerts: {
        readonly parameters: {
            readonly query?: {
                /** @description Only those of this symbol. */
                readonly symbol?: components["schemas"]["Symbol"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of them, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "alt_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "symbol": "NLTO",
                     *           "name": "Nelto Instruments",
                     *           "kind": "above",
                     *           "value": "45",
                     *           "currency": "USD",
                     *           "state": "active",
                     *           "created_at": "2026-03-02T15:00:00.000Z",
                     *           "fired_at": null,
                     *           "fired_price": null
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AlertList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createAlert: {
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
                 *       "symbol": "NLTO",
                 *       "kind": "above",
                 *       "value": "45"
                 *     }
                 */
                readonly "application/json": components["schemas"]["AlertCreate"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Alert"];
            readonly 201: components["responses"]["Alert"];
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly deleteAlert: {
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
            /** @description It is gone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getDocument: {
        readonly parameters: {
            readonly query?: {
                /** @description Instead of `Accept-Language`. */
                readonly lang?: "en" | "de" | "es" | "fr" | "it";
            };
            readonly header?: never;
            readonly path: {
                readonly key: "company_profile" | "user_agreement" | "privacy_policy" | "loan_agreement" | "about" | "photo_rules";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The document. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key": "about",
                     *       "version": "1.0",
                     *       "lang": "en",
                     *       "title": "About Fairlot",
                     *       "body_md": "Fairlot is a simulated brokerage.",
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "published_at": "2026-01-05T00:00:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Document"];
                };
            };
            /** @description Not modified. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getSupport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The desk. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg_type": "chat",
                     *       "whatsapp": null,
                     *       "online": true,
                     *       "hours": {
                     *         "opens": "08:00",
                     *         "closes": "20:00",
                     *         "timezone": "UTC",
                     *         "days": [
                     *           1,
                     *           2,
                     *           3,
                     *           4,
                     *           5
                     *         ]
                     *       },
                     *       "unread_count": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Support"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listSupportMessages: {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "msg_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                     *           "author": "desk",
                     *           "text": "On the second business day, until then it is under review.",
                     *           "upload_ids": [],
                     *           "created_at": "2026-03-02T15:00:00.000Z"
                     *         },
                     *         {
                     *           "id": "msg_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "author": "member",
                     *           "text": "When does my withdrawal arrive?",
                     *           "upload_ids": [],
                     *           "created_at": "2026-03-02T14:55:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SupportMessagePage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly sendSupportMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "text": "When does my withdrawal arrive?"
                 *     }
                 */
                readonly "application/json": components["schemas"]["SupportMessageCreate"];
            };
        };
        readonly responses: {
            /** @description The message. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "msg_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *       "author": "member",
                     *       "text": "When does my withdrawal arrive?",
                     *       "upload_ids": [],
                     *       "created_at": "2026-03-02T15:00:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SupportMessage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readSupportMessages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Nothing is unread. */
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
    readonly createExport: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "kind": "entry",
                 *       "from": "2026-01-01",
                 *       "to": "2026-06-30",
                 *       "format": "csv"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ExportCreate"];
            };
        };
        readonly responses: {
            /** @description Ordered. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "exp_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *       "kind": "entry",
                     *       "format": "csv",
                     *       "from": "2026-01-01",
                     *       "to": "2026-06-30",
                     *       "status": "queued",
                     *       "row_count": null,
                     *       "url": null,
                     *       "created_at": "2026-07-01T09:30:00.000Z",
                     *       "expires_at": "2026-07-02T09:30:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Export"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getExport: {
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
            /** @description The file's record. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "exp_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *       "kind": "entry",
                     *       "format": "csv",
                     *       "from": "2026-01-01",
                     *       "to": "2026-06-30",
                     *       "status": "ready",
                     *       "row_count": 42,
                     *       "url": "/api/v1/export/exp_01K9G5V3M8Q2W7X4Y6Z0A1B2C3/file",
                     *       "created_at": "2026-07-01T09:30:00.000Z",
                     *       "expires_at": "2026-07-02T09:30:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Export"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getExportFile: {
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
            /** @description The file, as an attachment. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example id,symbol,quantity
                     *     ord_01K9G5V3M8Q2W7X4Y6Z0A1B2C3,NLTO,10
                     */
                    readonly "text/csv": string;
                    /**
                     * @example {
                     *       "kind": "order",
                     *       "from": "2026-01-01",
                     *       "to": "2026-06-30",
                     *       "simulated": true,
                     *       "data": [
                     *         {
                     *           "id": "ord_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "symbol": "NLTO",
                     *           "quantity": "10"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ExportFile"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listDepositChannels: {
        readonly parameters: {
            readonly query?: {
                readonly type?: "card" | "wallet" | "custom";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of them, closed ones included. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "card_usd",
                     *           "type": "card",
                     *           "status": "open",
                     *           "currency": "USD",
                     *           "network": null,
                     *           "address": null,
                     *           "address_qr": null,
                     *           "bank_details": {
                     *             "account_name": "Fairlot Client Money (simulated)",
                     *             "bank_name": "Example Bank (simulated)",
                     *             "iban": "XX00 SIMU LATE D000 0000 0001",
                     *             "bic": "SIMUXX00"
                     *           },
                     *           "reference": "FL-7Q2M-4K9D",
                     *           "min": "10",
                     *           "max": "250000",
                     *           "fee": "0",
                     *           "account_currency": "USD",
                     *           "rate_to_account": "1",
                     *           "account_currencies": [
                     *             {
                     *               "currency": "USD",
                     *               "rate": "1"
                     *             }
                     *           ],
                     *           "confirmations": 0,
                     *           "confirmation_seconds": 0,
                     *           "review_minutes": 5,
                     *           "note": "quote_reference"
                     *         },
                     *         {
                     *           "id": "card_eur",
                     *           "type": "card",
                     *           "status": "open",
                     *           "currency": "EUR",
                     *           "network": null,
                     *           "address": null,
                     *           "address_qr": null,
                     *           "bank_details": {
                     *             "account_name": "Fairlot Client Money (simulated)",
                     *             "bank_name": "Example Bank (simulated)",
                     *             "iban": "XX00 SIMU LATE D000 0000 0002",
                     *             "bic": "SIMUXX00"
                     *           },
                     *           "reference": "FL-7Q2M-4K9D",
                     *           "min": "10",
                     *           "max": "250000",
                     *           "fee": "0",
                     *           "account_currency": "USD",
                     *           "rate_to_account": "1.09",
                     *           "account_currencies": [
                     *             {
                     *               "currency": "USD",
                     *               "rate": "1.09"
                     *             },
                     *             {
                     *               "currency": "EUR",
                     *               "rate": "1"
                     *             }
                     *           ],
                     *           "confirmations": 0,
                     *           "confirmation_seconds": 0,
                     *           "review_minutes": 5,
                     *           "note": "quote_reference"
                     *         },
                     *         {
                     *           "id": "card_hkd",
                     *           "type": "card",
                     *           "status": "open",
                     *           "currency": "HKD",
                     *           "network": null,
                     *           "address": null,
                     *           "address_qr": null,
                     *           "bank_details": {
                     *             "account_name": "Fairlot Client Money (simulated)",
                     *             "bank_name": "Example Bank (simulated)",
                     *             "iban": "XX00 SIMU LATE D000 0000 0003",
                     *             "bic": "SIMUXX00"
                     *           },
                     *           "reference": "FL-7Q2M-4K9D",
                     *           "min": "80",
                     *           "max": "2000000",
                     *           "fee": "0",
                     *           "account_currency": "USD",
                     *           "rate_to_account": "0.128",
                     *           "account_currencies": [
                     *             {
                     *               "currency": "USD",
                     *               "rate": "0.128"
                     *             },
                     *             {
                     *               "currency": "HKD",
                     *               "rate": "1"
                     *             }
                     *           ],
                     *           "confirmations": 0,
                     *           "confirmation_seconds": 0,
                     *           "review_minutes": 5,
                     *           "note": "quote_reference"
                     *         },
                     *         {
                     *           "id": "card_sgd",
                     *           "type": "card",
                     *           "status": "open",
                     *           "currency": "SGD",
                     *           "network": null,
                     *           "address": null,
                     *           "address_qr": null,
                     *           "bank_details": {
                     *             "account_name": "Fairlot Client Money (simulated)",
                     *             "bank_name": "Example Bank (simulated)",
                     *             "iban": "XX00 SIMU LATE D000 0000 0004",
                     *             "bic": "SIMUXX00"
                     *           },
                     *           "reference": "FL-7Q2M-4K9D",
                     *           "min": "15",
                     *           "max": "350000",
                     *           "fee": "0",
                     *           "account_currency": "USD",
                     *           "rate_to_account": "0.74",
                     *           "account_currencies": [
                     *             {
                     *               "currency": "USD",
                     *               "rate": "0.74"
                     *             },
                     *             {
                     *               "currency": "SGD",
                     *               "rate": "1"
                     *             }
                     *           ],
                     *           "confirmations": 0,
                     *           "confirmation_seconds": 0,
                     *           "review_minutes": 5,
                     *           "note": "quote_reference"
                     *         },
                     *         {
                     *           "id": "wallet_usdt_trc20",
                     *           "type": "wallet",
                     *           "status": "open",
                     *           "currency": "USDT",
                     *           "network": "TRC20",
                     *           "address": "TSIMULATED-NOT-REAL-7Q2M4K9D",
                     *           "address_qr": "tron:TSIMULATED-NOT-REAL-7Q2M4K9D",
                     *           "bank_details": null,
                     *           "reference": "FL-7Q2M-4K9D",
                     *           "min": "10",
                     *           "max": "100000",
                     *           "fee": "1",
                     *           "account_currency": "USD",
                     *           "rate_to_account": "1",
                     *           "account_currencies": [
                     *             {
                     *               "currency": "USD",
                     *               "rate": "1"
                     *             }
                     *           ],
                     *           "confirmations": 3,
                     *           "confirmation_seconds": 10,
                     *           "review_minutes": 5,
                     *           "note": "one_network"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["DepositChannelList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listDeposits: {
        readonly parameters: {
            readonly query?: {
                /** @description One status or several, separated by commas. */
                readonly status?: string;
                /** @description Not before this instant. */
                readonly from?: components["parameters"]["FromInstant"];
                /** @description Before this instant. */
                readonly to?: components["parameters"]["ToInstant"];
                /** @description Rows of a page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "dep_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "type": "card",
                     *           "channel_id": "card_eur",
                     *           "network": null,
                     *           "amount": "250",
                     *           "currency": "EUR",
                     *           "fee": "0",
                     *           "rate": "1.09",
                     *           "converted_currency": "USD",
                     *           "estimated_amount": "272.5",
                     *           "audit_amount": null,
                     *           "converted_amount": null,
                     *           "status": 0,
                     *           "status_key": "wait",
                     *           "refuse_reason_key": null,
                     *           "refuse_reason_params": null,
                     *           "refuse_reason": null,
                     *           "reference": "FL-7Q2M-4K9D",
                     *           "tx_hash": null,
                     *           "confirmations": 0,
                     *           "confirmations_required": 0,
                     *           "confirmed_at": [],
                     *           "proof_upload_ids": [
                     *             "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C3"
                     *           ],
                     *           "timezone": "Europe/Berlin",
                     *           "submitted_at": "2026-03-02T15:00:00.000Z",
                     *           "review_due_at": "2026-03-02T15:05:00.000Z",
                     *           "audited_at": null,
                     *           "canceled_at": null
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["DepositPage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createDeposit: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "channel_id": "card_eur",
                 *       "amount": "250",
                 *       "proof_upload_id": "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "account_currency": "USD",
                 *       "timezone": "Europe/Berlin"
                 *     }
                 */
                readonly "application/json": components["schemas"]["DepositCreate"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Deposit"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly simulateDeposit: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "channel_id": "wallet_usdt_trc20",
                 *       "amount": "100",
                 *       "timezone": "Europe/Berlin"
                 *     }
                 */
                readonly "application/json": components["schemas"]["DepositSimulation"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Deposit"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getDeposit: {
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
            readonly 200: components["responses"]["Deposit"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly cancelDeposit: {
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
            readonly 200: components["responses"]["Deposit"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly addDepositProof: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "proof_upload_id": "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C4"
                 *     }
                 */
                readonly "application/json": components["schemas"]["DepositProof"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Deposit"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listBankCards: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of them, the default first, then the newest. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "crd_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "name": "Salary account",
                     *           "account_name": "Ada Example",
                     *           "account_number": "••••5432",
                     *           "last4": "5432",
                     *           "bank_name": "Example Bank",
                     *           "bank_branch": "London",
                     *           "iban": "GB82 •••• •••• •••• ••54 32",
                     *           "bic": "WESTGB2L",
                     *           "is_default": true,
                     *           "pending_withdrawals": 0,
                     *           "created_at": "2026-01-12T09:00:00.000Z",
                     *           "usable_at": "2026-01-13T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["BankCardList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createBankCard: {
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
                 *       "name": "Salary account",
                 *       "account_name": "Ada Example",
                 *       "account_number": "98765432",
                 *       "bank_name": "Example Bank",
                 *       "bank_branch": "London",
                 *       "iban": "GB82 WEST 1234 5698 7654 32",
                 *       "bic": "WESTGB2L",
                 *       "pay_password": "246810"
                 *     }
                 */
                readonly "application/json": components["schemas"]["BankCardCreate"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["BankCard"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly deleteBankCard: {
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
            /** @description Removed. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly updateBankCard: {
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
                 *       "is_default": true
                 *     }
                 */
                readonly "application/json": components["schemas"]["BankCardUpdate"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["BankCard"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listCryptoWallets: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of them, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "wlt_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "name": "Hardware wallet",
                     *           "currency": "USDT",
                     *           "network": "ERC20",
                     *           "address": "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
                     *           "last4": "eAed",
                     *           "is_used": false,
                     *           "pending_withdrawals": 0,
                     *           "created_at": "2026-03-02T15:00:00.000Z",
                     *           "usable_at": "2026-03-03T15:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CryptoWalletList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createCryptoWallet: {
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
                 *       "name": "Hardware wallet",
                 *       "currency": "USDT",
                 *       "network": "ERC20",
                 *       "address": "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
                 *       "pay_password": "246810"
                 *     }
                 */
                readonly "application/json": components["schemas"]["CryptoWalletCreate"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["CryptoWallet"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly deleteCryptoWallet: {
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
            /** @description Removed. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly quoteWithdrawal: {
        readonly parameters: {
            readonly query: {
                readonly type: "bank" | "crypto";
                readonly currency: components["schemas"]["CurrencyCode"];
                /** @description The amount that leaves the account. Without it, the answer holds for any amount. */
                readonly amount?: components["schemas"]["Amount"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The current value. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "bank",
                     *       "currency": "USD",
                     *       "amount": "100",
                     *       "fee": "2",
                     *       "net_amount": "98",
                     *       "available_after": "24900",
                     *       "min": "10",
                     *       "max": "25000",
                     *       "cutoff_time": "17:00",
                     *       "market_id": "US",
                     *       "timezone": "America/New_York",
                     *       "processing_starts_at": "2026-03-02T15:00:00.000Z",
                     *       "review_due_at": "2026-03-03T15:00:00.000Z",
                     *       "arrival_date": "2026-03-04",
                     *       "possible_at": null,
                     *       "explained": [
                     *         {
                     *           "figure": "withdrawal_net",
                     *           "operation": "difference",
                     *           "value": "98",
                     *           "currency": "USD",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "source": {
                     *             "kind": "fee_schedule",
                     *             "id": "USD"
                     *           },
                     *           "parts": [
                     *             {
                     *               "figure": "withdrawal_amount",
                     *               "operation": "value",
                     *               "value": "100",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "fee_schedule",
                     *                 "id": "USD"
                     *               },
                     *               "parts": []
                     *             },
                     *             {
                     *               "figure": "withdrawal_fee",
                     *               "operation": "value",
                     *               "value": "2",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "fee_schedule",
                     *                 "id": "USD"
                     *               },
                     *               "parts": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WithdrawalQuote"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listWithdrawals: {
        readonly parameters: {
            readonly query?: {
                /** @description Only this `status_key`. */
                readonly status?: "wait" | "pass" | "refuse" | "canceled";
                /** @description Not before this instant. */
                readonly from?: components["parameters"]["FromInstant"];
                /** @description Before this instant. */
                readonly to?: components["parameters"]["ToInstant"];
                /** @description Rows of a page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WithdrawalPage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createWithdrawal: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "type": "bank",
                 *       "bank_card_id": "crd_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "currency": "USD",
                 *       "amount": "100",
                 *       "pay_password": "246810"
                 *     }
                 */
                readonly "application/json": components["schemas"]["WithdrawalCreate"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Withdrawal"];
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getWithdrawal: {
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
            readonly 200: components["responses"]["Withdrawal"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly cancelWithdrawal: {
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
            readonly 200: components["responses"]["Withdrawal"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getTransferMax: {
        readonly parameters: {
            readonly query: {
                readonly from_account_id: components["schemas"]["Id"];
                readonly to_account_id: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All that is available in the account it leaves. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "max": "25000",
                     *       "currency": "USD"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["TransferMax"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listTransfers: {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["TransferPage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createTransfer: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "from_account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                 *       "to_account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                 *       "amount": "250"
                 *     }
                 */
                readonly "application/json": components["schemas"]["TransferCreate"];
            };
        };
        readonly responses: {
            /** @description Moved. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "trf_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *       "from_account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                     *       "from_kind": "cash",
                     *       "to_account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                     *       "to_kind": "trade",
                     *       "currency": "USD",
                     *       "amount": "250",
                     *       "created_at": "2026-03-02T15:00:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Transfer"];
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
    readonly quoteConversion: {
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
                 *       "from_currency": "USD",
                 *       "to_currency": "EUR",
                 *       "from_amount": "100"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ConversionAsk"];
            };
        };
        readonly responses: {
            /** @description The quote. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "quote_id": "qte_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *       "from_currency": "USD",
                     *       "from_amount": "100",
                     *       "to_currency": "EUR",
                     *       "to_amount": "91.54",
                     *       "mid_rate": "0.92",
                     *       "rate": "0.9154",
                     *       "spread": "0.005",
                     *       "cost": "0.46",
                     *       "available": "25000",
                     *       "available_after": "24900",
                     *       "expires_at": "2026-03-02T15:00:30.000Z",
                     *       "explained": [
                     *         {
                     *           "figure": "exchange_received",
                     *           "operation": "product",
                     *           "value": "91.54",
                     *           "currency": "EUR",
                     *           "rounding": {
                     *             "places": 2,
                     *             "mode": "down"
                     *           },
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "source": {
                     *             "kind": "currency_pair",
                     *             "id": "USD/EUR"
                     *           },
                     *           "parts": [
                     *             {
                     *               "figure": "exchange_paid",
                     *               "operation": "value",
                     *               "value": "100",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "currency_pair",
                     *                 "id": "USD/EUR"
                     *               },
                     *               "parts": []
                     *             },
                     *             {
                     *               "figure": "exchange_rate",
                     *               "operation": "value",
                     *               "value": "0.9154",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "currency_pair",
                     *                 "id": "USD/EUR"
                     *               },
                     *               "parts": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ConversionQuote"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listConversions: {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ConversionPage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createConversion: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "quote_id": "qte_01K9G5V3M8Q2W7X4Y6Z0A1B2C3"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ConversionCreate"];
            };
        };
        readonly responses: {
            /** @description Exchanged. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "fx_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *       "from_currency": "USD",
                     *       "from_amount": "100",
                     *       "to_currency": "EUR",
                     *       "to_amount": "91.54",
                     *       "rate": "0.9154",
                     *       "spread": "0.005",
                     *       "cost": "0.46",
                     *       "mid_rate": "0.92",
                     *       "created_at": "2026-03-02T15:00:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Conversion"];
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
    readonly listIpos: {
        readonly parameters: {
            readonly query?: {
                /** @description `closed`: the window has closed, the shares are not yet listed. */
                readonly state?: "upcoming" | "open" | "closed" | "listed";
                /** @description Only offerings of this market. */
                readonly market_id?: components["schemas"]["MarketId"];
                /** @description Rows of a page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "ipo_01K9G5V3M8Q2W7X4Y6Z0A1B2C1",
                     *           "symbol": "VEXQ",
                     *           "name": "Vexbrook Solar",
                     *           "market_id": "US",
                     *           "currency": "USD",
                     *           "timezone": "America/New_York",
                     *           "sector": "energy",
                     *           "state": "open",
                     *           "issue_price": "14.5",
                     *           "lot_size": "10",
                     *           "min_quantity": "10",
                     *           "max_quantity": "2000",
                     *           "issue_amount": "145000000",
                     *           "shares_issued": "10000000",
                     *           "public_quantity": "1000000",
                     *           "demand": "3.2",
                     *           "open_at": "2026-03-02T14:30:00.000Z",
                     *           "close_at": "2026-03-12T20:00:00.000Z",
                     *           "audit_date": "2026-03-13",
                     *           "expiration_date": "2026-03-16",
                     *           "allotment_at": "2026-03-16T20:00:00.000Z",
                     *           "listing_date": "2026-03-18",
                     *           "listing_at": "2026-03-18T13:30:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["IpoPage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getIpo: {
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
            /** @description The offering. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ipo_01K9G5V3M8Q2W7X4Y6Z0A1B2C1",
                     *       "symbol": "VEXQ",
                     *       "name": "Vexbrook Solar",
                     *       "market_id": "US",
                     *       "currency": "USD",
                     *       "timezone": "America/New_York",
                     *       "sector": "energy",
                     *       "state": "open",
                     *       "issue_price": "14.5",
                     *       "lot_size": "10",
                     *       "min_quantity": "10",
                     *       "max_quantity": "2000",
                     *       "issue_amount": "145000000",
                     *       "shares_issued": "10000000",
                     *       "public_quantity": "1000000",
                     *       "demand": "3.2",
                     *       "open_at": "2026-03-02T14:30:00.000Z",
                     *       "close_at": "2026-03-12T20:00:00.000Z",
                     *       "audit_date": "2026-03-13",
                     *       "expiration_date": "2026-03-16",
                     *       "allotment_at": "2026-03-16T20:00:00.000Z",
                     *       "listing_date": "2026-03-18",
                     *       "listing_at": "2026-03-18T13:30:00.000Z",
                     *       "prospectus": [
                     *         "Vexbrook Solar is an invented company of this simulation."
                     *       ],
                     *       "risks": [
                     *         "The price may fall below the issue price on the first day."
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["IpoDetail"];
                };
            };
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly previewIpoSubscription: {
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
                 *       "mode": "partial",
                 *       "quantity": "100"
                 *     }
                 */
                readonly "application/json": components["schemas"]["IpoTicket"];
            };
        };
        readonly responses: {
            /** @description The sums. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *       "mode": "partial",
                     *       "quantity": "100",
                     *       "lots": 10,
                     *       "issue_price": "14.5",
                     *       "handling_fee": "0",
                     *       "total_amount": "1450",
                     *       "max_quantity": "2000",
                     *       "available_before": "100000",
                     *       "available_after": "98550",
                     *       "missing_amount": "0",
                     *       "currency": "USD",
                     *       "close_at": "2026-03-12T20:00:00.000Z",
                     *       "allotment_at": "2026-03-16T20:00:00.000Z",
                     *       "listing_at": "2026-03-18T13:30:00.000Z",
                     *       "explained": [
                     *         {
                     *           "figure": "ipo_total",
                     *           "operation": "product",
                     *           "value": "1450",
                     *           "currency": "USD",
                     *           "rounding": {
                     *             "places": 2,
                     *             "mode": "down"
                     *           },
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "source": {
                     *             "kind": "ipo",
                     *             "id": "ipo_01K9G5V3M8Q2W7X4Y6Z0A1B2C1"
                     *           },
                     *           "parts": [
                     *             {
                     *               "figure": "applied_shares",
                     *               "operation": "value",
                     *               "value": "100",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "ipo",
                     *                 "id": "ipo_01K9G5V3M8Q2W7X4Y6Z0A1B2C1"
                     *               },
                     *               "parts": []
                     *             },
                     *             {
                     *               "figure": "issue_price",
                     *               "operation": "value",
                     *               "value": "14.5",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "ipo",
                     *                 "id": "ipo_01K9G5V3M8Q2W7X4Y6Z0A1B2C1"
                     *               },
                     *               "parts": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["IpoPreview"];
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
    readonly subscribeIpo: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "mode": "partial",
                 *       "quantity": "100",
                 *       "pay_password": "246810"
                 *     }
                 */
                readonly "application/json": components["schemas"]["IpoApplication"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["IpoSubscription"];
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listIpoSubscriptions: {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "sub_01K9G5V3M8Q2W7X4Y6Z0A1B2C2",
                     *           "ipo_id": "ipo_01K9G5V3M8Q2W7X4Y6Z0A1B2C1",
                     *           "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "symbol": "VEXQ",
                     *           "name": "Vexbrook Solar",
                     *           "market_id": "US",
                     *           "currency": "USD",
                     *           "timezone": "America/New_York",
                     *           "mode": "partial",
                     *           "status": "submitted",
                     *           "quantity": "100",
                     *           "subscription_price": "14.5",
                     *           "issue_price": "14.5",
                     *           "total_amount": "1450",
                     *           "held_amount": "1450",
                     *           "allotted_quantity": null,
                     *           "allotted_amount": null,
                     *           "refund_amount": null,
                     *           "refuse_reason_key": null,
                     *           "refuse_reason_params": null,
                     *           "refuse_reason": null,
                     *           "cancelable": true,
                     *           "position_id": null,
                     *           "subscribed_at": "2026-03-02T15:00:00.000Z",
                     *           "close_at": "2026-03-12T20:00:00.000Z",
                     *           "audit_date": "2026-03-13",
                     *           "audited_at": null,
                     *           "expiration_date": "2026-03-16",
                     *           "allotment_at": "2026-03-16T20:00:00.000Z",
                     *           "allotted_at": null,
                     *           "listing_date": "2026-03-18",
                     *           "listing_at": "2026-03-18T13:30:00.000Z",
                     *           "listed_at": null,
                     *           "ended_at": null
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["IpoSubscriptionPage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getIpoSubscription: {
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
            readonly 200: components["responses"]["IpoSubscription"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly cancelIpoSubscription: {
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
            readonly 200: components["responses"]["IpoSubscription"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listFunds: {
        readonly parameters: {
            readonly query?: {
                /** @description Only funds of this market. */
                readonly market_id?: components["schemas"]["MarketId"];
                /** @description Rows of a page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, by market and symbol. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "BROA",
                     *           "symbol": "BROA",
                     *           "name": "Broad Market Fund",
                     *           "market_id": "US",
                     *           "currency": "USD",
                     *           "timezone": "America/New_York",
                     *           "nav": "33.52",
                     *           "nav_date": "2026-02-27",
                     *           "change_percentage": "0.3",
                     *           "risk_rating": "medium",
                     *           "min_amount": "100",
                     *           "subscription_fee_rate": "0.005",
                     *           "redemption_fee_rate": "0",
                     *           "management_fee_rate": "0.0045",
                     *           "settlement_days": 2,
                     *           "cut_off": "15:00",
                     *           "cut_off_at": "2026-03-02T20:00:00.000Z",
                     *           "dealing_date": "2026-03-02",
                     *           "priced_at": "2026-03-02T22:00:00.000Z",
                     *           "description": "Follows the broad market."
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FundPage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getFund: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The symbol of the fund. */
                readonly id: components["schemas"]["Symbol"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The fund. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "BROA",
                     *       "symbol": "BROA",
                     *       "name": "Broad Market Fund",
                     *       "market_id": "US",
                     *       "currency": "USD",
                     *       "timezone": "America/New_York",
                     *       "nav": "33.52",
                     *       "nav_date": "2026-02-27",
                     *       "change_percentage": "0.3",
                     *       "risk_rating": "medium",
                     *       "min_amount": "100",
                     *       "subscription_fee_rate": "0.005",
                     *       "redemption_fee_rate": "0",
                     *       "management_fee_rate": "0.0045",
                     *       "settlement_days": 2,
                     *       "cut_off": "15:00",
                     *       "cut_off_at": "2026-03-02T20:00:00.000Z",
                     *       "dealing_date": "2026-03-02",
                     *       "priced_at": "2026-03-02T22:00:00.000Z",
                     *       "description": "Follows the broad market.",
                     *       "holdings": [
                     *         {
                     *           "symbol": "NLTO",
                     *           "name": "Nelto Instruments",
                     *           "weight": "0.061"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FundDetail"];
                };
            };
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly previewFundSubscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The symbol of the fund. */
                readonly id: components["schemas"]["Symbol"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "amount": "1000"
                 *     }
                 */
                readonly "application/json": components["schemas"]["FundSubscriptionTicket"];
            };
        };
        readonly responses: {
            /** @description The sums. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                     *       "side": "subscribe",
                     *       "mode": "amount",
                     *       "amount": "1000",
                     *       "handling_fee": "5",
                     *       "net_amount": "995",
                     *       "estimated_units": "29.683770",
                     *       "nav": "33.52",
                     *       "nav_date": "2026-02-27",
                     *       "units_before": "0",
                     *       "units_after": "29.683770",
                     *       "available_before": "10000",
                     *       "available_after": "9000",
                     *       "currency": "USD",
                     *       "cut_off_at": "2026-03-02T20:00:00.000Z",
                     *       "dealing_date": "2026-03-02",
                     *       "priced_at": "2026-03-02T22:00:00.000Z",
                     *       "settlement_date": "2026-03-02",
                     *       "settles_at": "2026-03-02T22:00:00.000Z",
                     *       "explained": [
                     *         {
                     *           "figure": "order_total",
                     *           "operation": "sum",
                     *           "value": "1000",
                     *           "currency": "USD",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "source": {
                     *             "kind": "fund",
                     *             "id": "BROA"
                     *           },
                     *           "parts": [
                     *             {
                     *               "figure": "fund_net",
                     *               "operation": "value",
                     *               "value": "995",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "fund",
                     *                 "id": "BROA"
                     *               },
                     *               "parts": []
                     *             },
                     *             {
                     *               "figure": "order_fee",
                     *               "operation": "value",
                     *               "value": "5",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "fund",
                     *                 "id": "BROA"
                     *               },
                     *               "parts": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FundPreview"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly subscribeFund: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description The symbol of the fund. */
                readonly id: components["schemas"]["Symbol"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "amount": "1000"
                 *     }
                 */
                readonly "application/json": components["schemas"]["FundSubscriptionTicket"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["FundOrder"];
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly previewFundRedemption: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The symbol of the fund. */
                readonly id: components["schemas"]["Symbol"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "mode": "amount",
                 *       "amount": "200"
                 *     }
                 */
                readonly "application/json": components["schemas"]["FundRedemptionTicket"];
            };
        };
        readonly responses: {
            /** @description The sums. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                     *       "side": "redeem",
                     *       "mode": "amount",
                     *       "amount": "200",
                     *       "handling_fee": "0",
                     *       "net_amount": "200",
                     *       "estimated_units": "5.966588",
                     *       "nav": "33.52",
                     *       "nav_date": "2026-02-27",
                     *       "units_before": "29.68377",
                     *       "units_after": "23.717182",
                     *       "available_before": "9000",
                     *       "available_after": "9200",
                     *       "currency": "USD",
                     *       "cut_off_at": "2026-03-02T20:00:00.000Z",
                     *       "dealing_date": "2026-03-02",
                     *       "priced_at": "2026-03-02T22:00:00.000Z",
                     *       "settlement_date": "2026-03-02",
                     *       "settles_at": "2026-03-02T22:00:00.000Z",
                     *       "explained": [
                     *         {
                     *           "figure": "fund_net",
                     *           "operation": "difference",
                     *           "value": "200",
                     *           "currency": "USD",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "parts": [
                     *             {
                     *               "figure": "fund_amount",
                     *               "operation": "value",
                     *               "value": "200",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "fund",
                     *                 "id": "BROA"
                     *               },
                     *               "parts": []
                     *             },
                     *             {
                     *               "figure": "order_fee",
                     *               "operation": "value",
                     *               "value": "0",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "fund",
                     *                 "id": "BROA"
                     *               },
                     *               "parts": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FundPreview"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly redeemFund: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description The symbol of the fund. */
                readonly id: components["schemas"]["Symbol"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "mode": "amount",
                 *       "amount": "200"
                 *     }
                 */
                readonly "application/json": components["schemas"]["FundRedemptionTicket"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["FundOrder"];
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listFundHoldings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of them, by symbol. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "fund_id": "BROA",
                     *           "symbol": "BROA",
                     *           "name": "Broad Market Fund",
                     *           "market_id": "US",
                     *           "currency": "USD",
                     *           "units": "29.68377",
                     *           "redeemable_units": "29.68377",
                     *           "nav": "33.52",
                     *           "nav_date": "2026-02-27",
                     *           "value": "995",
                     *           "cost": "1000",
                     *           "profit": "-5",
                     *           "profit_percentage": "-0.5"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FundHoldingList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listFundOrders: {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "fdo_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                     *           "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                     *           "fund_id": "BROA",
                     *           "symbol": "BROA",
                     *           "name": "Broad Market Fund",
                     *           "market_id": "US",
                     *           "currency": "USD",
                     *           "timezone": "America/New_York",
                     *           "side": "subscribe",
                     *           "mode": "amount",
                     *           "status": "submitted",
                     *           "amount": "1000",
                     *           "handling_fee": null,
                     *           "net_amount": null,
                     *           "nav": null,
                     *           "nav_date": null,
                     *           "units": null,
                     *           "cancelable": true,
                     *           "submitted_at": "2026-03-02T15:00:00.000Z",
                     *           "cut_off_at": "2026-03-02T20:00:00.000Z",
                     *           "dealing_date": "2026-03-02",
                     *           "priced_at": "2026-03-02T22:00:00.000Z",
                     *           "settlement_date": "2026-03-02",
                     *           "settles_at": "2026-03-02T22:00:00.000Z",
                     *           "settled_at": null,
                     *           "canceled_at": null
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FundOrderPage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getFundOrder: {
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
            readonly 200: components["responses"]["FundOrder"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly cancelFundOrder: {
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
            readonly 200: components["responses"]["FundOrder"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listQuants: {
        readonly parameters: {
            readonly query?: {
                /** @description Only products of this market. */
                readonly market_id?: components["schemas"]["MarketId"];
                /** @description Only products in this currency. */
                readonly currency?: components["schemas"]["CurrencyCode"];
                /** @description Without it, `open` and `upcoming`. */
                readonly status?: "upcoming" | "open" | "closed";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of them; there are never many. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "qnt_0148200A1B2C3D4E5F6G7H8J9K",
                     *           "name": "Lodestar Sprint 112",
                     *           "institution": "Halvorn Systematic",
                     *           "market_id": "US",
                     *           "currency": "USD",
                     *           "timezone": "America/New_York",
                     *           "type": "momentum",
                     *           "risk_rating": "high",
                     *           "strategy": "On each trading day it buys the share that rose most, and sells it at the close.",
                     *           "status": "open",
                     *           "period_days": 7,
                     *           "min_amount": "100",
                     *           "max_amount": "20000",
                     *           "profit_rate_min": "-0.06",
                     *           "profit_rate_max": "0.07",
                     *           "past_profit_rate": "0.0031",
                     *           "estimated_profit": "0.31",
                     *           "subscription_fee_rate": "0",
                     *           "daily_fee_rate": "0.0001",
                     *           "early_exit_fee_rate": "0.01",
                     *           "subscription_start_at": "2026-03-02T14:00:00.000Z",
                     *           "subscription_end_at": "2026-03-12T21:00:00.000Z",
                     *           "start_at": "2026-03-05T05:00:00.000Z",
                     *           "end_at": "2026-03-12T04:00:00.000Z",
                     *           "last_trade": {
                     *             "date": "2026-03-03",
                     *             "symbol": "NLTO",
                     *             "name": "Nelto Instruments",
                     *             "buy_price": "41.2",
                     *             "sell_price": "40.87",
                     *             "profit_rate": "-0.004906"
                     *           }
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["QuantList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getQuant: {
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
            /** @description The product. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "qnt_0148200A1B2C3D4E5F6G7H8J9K",
                     *       "name": "Lodestar Sprint 112",
                     *       "institution": "Halvorn Systematic",
                     *       "market_id": "US",
                     *       "currency": "USD",
                     *       "timezone": "America/New_York",
                     *       "type": "momentum",
                     *       "risk_rating": "high",
                     *       "strategy": "On each trading day it buys the share that rose most, and sells it at the close.",
                     *       "status": "open",
                     *       "period_days": 7,
                     *       "min_amount": "100",
                     *       "max_amount": "20000",
                     *       "profit_rate_min": "-0.06",
                     *       "profit_rate_max": "0.07",
                     *       "past_profit_rate": "0.0031",
                     *       "estimated_profit": "0.31",
                     *       "subscription_fee_rate": "0",
                     *       "daily_fee_rate": "0.0001",
                     *       "early_exit_fee_rate": "0.01",
                     *       "subscription_start_at": "2026-03-02T14:00:00.000Z",
                     *       "subscription_end_at": "2026-03-12T21:00:00.000Z",
                     *       "start_at": "2026-03-05T05:00:00.000Z",
                     *       "end_at": "2026-03-12T04:00:00.000Z",
                     *       "last_trade": {
                     *         "date": "2026-03-03",
                     *         "symbol": "NLTO",
                     *         "name": "Nelto Instruments",
                     *         "buy_price": "41.2",
                     *         "sell_price": "40.87",
                     *         "profit_rate": "-0.004906"
                     *       },
                     *       "risks": [
                     *         "You can lose money."
                     *       ],
                     *       "outcomes": [
                     *         {
                     *           "case": "low",
                     *           "amount": "100",
                     *           "profit_rate": "-0.06",
                     *           "profit": "-6",
                     *           "returned_amount": "94",
                     *           "explained": [
                     *             {
                     *               "figure": "quant_returned",
                     *               "operation": "sum",
                     *               "value": "94",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "parts": [
                     *                 {
                     *                   "figure": "fund_amount",
                     *                   "operation": "value",
                     *                   "value": "100",
                     *                   "currency": "USD",
                     *                   "as_of": "2026-03-02T15:00:00.000Z",
                     *                   "source": {
                     *                     "kind": "quant",
                     *                     "id": "qnt_0148200A1B2C3D4E5F6G7H8J9K"
                     *                   },
                     *                   "parts": []
                     *                 },
                     *                 {
                     *                   "figure": "quant_outcome",
                     *                   "operation": "value",
                     *                   "value": "-6",
                     *                   "currency": "USD",
                     *                   "as_of": "2026-03-02T15:00:00.000Z",
                     *                   "source": {
                     *                     "kind": "quant",
                     *                     "id": "qnt_0148200A1B2C3D4E5F6G7H8J9K"
                     *                   },
                     *                   "parts": []
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "case": "mid",
                     *           "amount": "100",
                     *           "profit_rate": "0.0031",
                     *           "profit": "0.31",
                     *           "returned_amount": "100.31",
                     *           "explained": [
                     *             {
                     *               "figure": "quant_returned",
                     *               "operation": "sum",
                     *               "value": "100.31",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "parts": [
                     *                 {
                     *                   "figure": "fund_amount",
                     *                   "operation": "value",
                     *                   "value": "100",
                     *                   "currency": "USD",
                     *                   "as_of": "2026-03-02T15:00:00.000Z",
                     *                   "source": {
                     *                     "kind": "quant",
                     *                     "id": "qnt_0148200A1B2C3D4E5F6G7H8J9K"
                     *                   },
                     *                   "parts": []
                     *                 },
                     *                 {
                     *                   "figure": "quant_outcome",
                     *                   "operation": "value",
                     *                   "value": "0.31",
                     *                   "currency": "USD",
                     *                   "as_of": "2026-03-02T15:00:00.000Z",
                     *                   "source": {
                     *                     "kind": "quant",
                     *                     "id": "qnt_0148200A1B2C3D4E5F6G7H8J9K"
                     *                   },
                     *                   "parts": []
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "case": "high",
                     *           "amount": "100",
                     *           "profit_rate": "0.07",
                     *           "profit": "7",
                     *           "returned_amount": "107",
                     *           "explained": [
                     *             {
                     *               "figure": "quant_returned",
                     *               "operation": "sum",
                     *               "value": "107",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "parts": [
                     *                 {
                     *                   "figure": "fund_amount",
                     *                   "operation": "value",
                     *                   "value": "100",
                     *                   "currency": "USD",
                     *                   "as_of": "2026-03-02T15:00:00.000Z",
                     *                   "source": {
                     *                     "kind": "quant",
                     *                     "id": "qnt_0148200A1B2C3D4E5F6G7H8J9K"
                     *                   },
                     *                   "parts": []
                     *                 },
                     *                 {
                     *                   "figure": "quant_outcome",
                     *                   "operation": "value",
                     *                   "value": "7",
                     *                   "currency": "USD",
                     *                   "as_of": "2026-03-02T15:00:00.000Z",
                     *                   "source": {
                     *                     "kind": "quant",
                     *                     "id": "qnt_0148200A1B2C3D4E5F6G7H8J9K"
                     *                   },
                     *                   "parts": []
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "past_results": [
                     *         {
                     *           "name": "Lodestar Sprint 111",
                     *           "start_date": "2026-02-17",
                     *           "end_date": "2026-02-23",
                     *           "profit_rate": "-0.011204",
                     *           "trading_days": 5,
                     *           "losing_days": 3
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["QuantDetail"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly previewQuantSubscription: {
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
                 *       "amount": "1000"
                 *     }
                 */
                readonly "application/json": components["schemas"]["QuantTicket"];
            };
        };
        readonly responses: {
            /** @description The sums. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                     *       "amount": "100",
                     *       "handling_fee": "0",
                     *       "total_amount": "100",
                     *       "currency": "USD",
                     *       "available_before": "10000",
                     *       "available_after": "9900",
                     *       "start_at": "2026-03-03T05:00:00.000Z",
                     *       "end_at": "2026-03-10T04:00:00.000Z",
                     *       "daily_fee_rate": "0.0001",
                     *       "early_exit_fee": "1",
                     *       "outcomes": [
                     *         {
                     *           "case": "low",
                     *           "amount": "100",
                     *           "profit_rate": "-0.06",
                     *           "profit": "-6",
                     *           "returned_amount": "94",
                     *           "explained": [
                     *             {
                     *               "figure": "quant_returned",
                     *               "operation": "sum",
                     *               "value": "94",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "parts": [
                     *                 {
                     *                   "figure": "fund_amount",
                     *                   "operation": "value",
                     *                   "value": "100",
                     *                   "currency": "USD",
                     *                   "as_of": "2026-03-02T15:00:00.000Z",
                     *                   "source": {
                     *                     "kind": "quant",
                     *                     "id": "qnt_0148200A1B2C3D4E5F6G7H8J9K"
                     *                   },
                     *                   "parts": []
                     *                 },
                     *                 {
                     *                   "figure": "quant_outcome",
                     *                   "operation": "value",
                     *                   "value": "-6",
                     *                   "currency": "USD",
                     *                   "as_of": "2026-03-02T15:00:00.000Z",
                     *                   "source": {
                     *                     "kind": "quant",
                     *                     "id": "qnt_0148200A1B2C3D4E5F6G7H8J9K"
                     *                   },
                     *                   "parts": []
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "case": "mid",
                     *           "amount": "100",
                     *           "profit_rate": "0.0031",
                     *           "profit": "0.31",
                     *           "returned_amount": "100.31",
                     *           "explained": [
                     *             {
                     *               "figure": "quant_returned",
                     *               "operation": "sum",
                     *               "value": "100.31",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "parts": [
                     *                 {
                     *                   "figure": "fund_amount",
                     *                   "operation": "value",
                     *                   "value": "100",
                     *                   "currency": "USD",
                     *                   "as_of": "2026-03-02T15:00:00.000Z",
                     *                   "source": {
                     *                     "kind": "quant",
                     *                     "id": "qnt_0148200A1B2C3D4E5F6G7H8J9K"
                     *                   },
                     *                   "parts": []
                     *                 },
                     *                 {
                     *                   "figure": "quant_outcome",
                     *                   "operation": "value",
                     *                   "value": "0.31",
                     *                   "currency": "USD",
                     *                   "as_of": "2026-03-02T15:00:00.000Z",
                     *                   "source": {
                     *                     "kind": "quant",
                     *                     "id": "qnt_0148200A1B2C3D4E5F6G7H8J9K"
                     *                   },
                     *                   "parts": []
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "case": "high",
                     *           "amount": "100",
                     *           "profit_rate": "0.07",
                     *           "profit": "7",
                     *           "returned_amount": "107",
                     *           "explained": [
                     *             {
                     *               "figure": "quant_returned",
                     *               "operation": "sum",
                     *               "value": "107",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "parts": [
                     *                 {
                     *                   "figure": "fund_amount",
                     *                   "operation": "value",
                     *                   "value": "100",
                     *                   "currency": "USD",
                     *                   "as_of": "2026-03-02T15:00:00.000Z",
                     *                   "source": {
                     *                     "kind": "quant",
                     *                     "id": "qnt_0148200A1B2C3D4E5F6G7H8J9K"
                     *                   },
                     *                   "parts": []
                     *                 },
                     *                 {
                     *                   "figure": "quant_outcome",
                     *                   "operation": "value",
                     *                   "value": "7",
                     *                   "currency": "USD",
                     *                   "as_of": "2026-03-02T15:00:00.000Z",
                     *                   "source": {
                     *                     "kind": "quant",
                     *                     "id": "qnt_0148200A1B2C3D4E5F6G7H8J9K"
                     *                   },
                     *                   "parts": []
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "explained": [
                     *         {
                     *           "figure": "order_total",
                     *           "operation": "sum",
                     *           "value": "100",
                     *           "currency": "USD",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "parts": [
                     *             {
                     *               "figure": "fund_amount",
                     *               "operation": "value",
                     *               "value": "100",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "quant",
                     *                 "id": "qnt_0148200A1B2C3D4E5F6G7H8J9K"
                     *               },
                     *               "parts": []
                     *             },
                     *             {
                     *               "figure": "order_fee",
                     *               "operation": "value",
                     *               "value": "0",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "quant",
                     *                 "id": "qnt_0148200A1B2C3D4E5F6G7H8J9K"
                     *               },
                     *               "parts": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["QuantPreview"];
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
    readonly subscribeQuant: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "amount": "1000",
                 *       "pay_password": "246810"
                 *     }
                 */
                readonly "application/json": components["schemas"]["QuantApplication"];
            };
        };
        readonly responses: {
            /** @description The subscription. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "sub_01K9G5V3M8Q2W7X4Y6Z0A1B2C6",
                     *       "quant_id": "qnt_0148200A1B2C3D4E5F6G7H8J9K",
                     *       "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                     *       "name": "Lodestar Sprint 112",
                     *       "institution": "Halvorn Systematic",
                     *       "market_id": "US",
                     *       "currency": "USD",
                     *       "timezone": "America/New_York",
                     *       "type": "momentum",
                     *       "risk_rating": "high",
                     *       "status": 0,
                     *       "status_key": "running",
                     *       "end_kind": null,
                     *       "amount": "1000",
                     *       "period_days": 7,
                     *       "days_done": 1,
                     *       "profit_rate": "-0.004906",
                     *       "profit_rate_min": "-0.06",
                     *       "profit_rate_max": "0.07",
                     *       "estimated_profit": "3.1",
                     *       "pending_settlement_profit": "-4.91",
                     *       "settled_profit": "0",
                     *       "daily_fee_rate": "0.0001",
                     *       "early_exit_fee_rate": "0.01",
                     *       "exitable": true,
                     *       "exit_fee": "10",
                     *       "exit_amount": "985.09",
                     *       "returned_amount": null,
                     *       "last_trade": {
                     *         "date": "2026-03-03",
                     *         "symbol": "NLTO",
                     *         "name": "Nelto Instruments",
                     *         "buy_price": "41.2",
                     *         "sell_price": "40.87",
                     *         "profit_rate": "-0.004906"
                     *       },
                     *       "subscribed_at": "2026-03-02T15:00:00.000Z",
                     *       "start_at": "2026-03-03T05:00:00.000Z",
                     *       "end_at": "2026-03-10T04:00:00.000Z",
                     *       "ended_at": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["QuantSubscription"];
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
    readonly listQuantSubscriptions: {
        readonly parameters: {
            readonly query?: {
                /** @description `0` in progress, `1` ended. */
                readonly status?: "0" | "1";
                /** @description Rows of a page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "sub_01K9G5V3M8Q2W7X4Y6Z0A1B2C6",
                     *           "quant_id": "qnt_0148200A1B2C3D4E5F6G7H8J9K",
                     *           "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                     *           "name": "Lodestar Sprint 112",
                     *           "institution": "Halvorn Systematic",
                     *           "market_id": "US",
                     *           "currency": "USD",
                     *           "timezone": "America/New_York",
                     *           "type": "momentum",
                     *           "risk_rating": "high",
                     *           "status": 0,
                     *           "status_key": "running",
                     *           "end_kind": null,
                     *           "amount": "1000",
                     *           "period_days": 7,
                     *           "days_done": 1,
                     *           "profit_rate": "-0.004906",
                     *           "profit_rate_min": "-0.06",
                     *           "profit_rate_max": "0.07",
                     *           "estimated_profit": "3.1",
                     *           "pending_settlement_profit": "-4.91",
                     *           "settled_profit": "0",
                     *           "daily_fee_rate": "0.0001",
                     *           "early_exit_fee_rate": "0.01",
                     *           "exitable": true,
                     *           "exit_fee": "10",
                     *           "exit_amount": "985.09",
                     *           "returned_amount": null,
                     *           "last_trade": {
                     *             "date": "2026-03-03",
                     *             "symbol": "NLTO",
                     *             "name": "Nelto Instruments",
                     *             "buy_price": "41.2",
                     *             "sell_price": "40.87",
                     *             "profit_rate": "-0.004906"
                     *           },
                     *           "subscribed_at": "2026-03-02T15:00:00.000Z",
                     *           "start_at": "2026-03-03T05:00:00.000Z",
                     *           "end_at": "2026-03-10T04:00:00.000Z",
                     *           "ended_at": null
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["QuantSubscriptionPage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly sumQuantSubscriptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One row for each currency that the customer has something in. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "currency": "USD",
                     *           "invested": "1000",
                     *           "pending_settlement_profit": "-4.91",
                     *           "settled_profit": "12.4"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["QuantSumList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getQuantSubscription: {
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
            /** @description The subscription, with every day that is over. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "sub_01K9G5V3M8Q2W7X4Y6Z0A1B2C6",
                     *       "quant_id": "qnt_0148200A1B2C3D4E5F6G7H8J9K",
                     *       "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                     *       "name": "Lodestar Sprint 112",
                     *       "institution": "Halvorn Systematic",
                     *       "market_id": "US",
                     *       "currency": "USD",
                     *       "timezone": "America/New_York",
                     *       "type": "momentum",
                     *       "risk_rating": "high",
                     *       "status": 0,
                     *       "status_key": "running",
                     *       "end_kind": null,
                     *       "amount": "1000",
                     *       "period_days": 7,
                     *       "days_done": 1,
                     *       "profit_rate": "-0.004906",
                     *       "profit_rate_min": "-0.06",
                     *       "profit_rate_max": "0.07",
                     *       "estimated_profit": "3.1",
                     *       "pending_settlement_profit": "-4.91",
                     *       "settled_profit": "0",
                     *       "daily_fee_rate": "0.0001",
                     *       "early_exit_fee_rate": "0.01",
                     *       "exitable": true,
                     *       "exit_fee": "10",
                     *       "exit_amount": "985.09",
                     *       "returned_amount": null,
                     *       "last_trade": {
                     *         "date": "2026-03-03",
                     *         "symbol": "NLTO",
                     *         "name": "Nelto Instruments",
                     *         "buy_price": "41.2",
                     *         "sell_price": "40.87",
                     *         "profit_rate": "-0.004906"
                     *       },
                     *       "subscribed_at": "2026-03-02T15:00:00.000Z",
                     *       "start_at": "2026-03-03T05:00:00.000Z",
                     *       "end_at": "2026-03-10T04:00:00.000Z",
                     *       "ended_at": null,
                     *       "days": [
                     *         {
                     *           "day": 1,
                     *           "date": "2026-03-03",
                     *           "trade": {
                     *             "date": "2026-03-03",
                     *             "symbol": "NLTO",
                     *             "name": "Nelto Instruments",
                     *             "buy_price": "41.2",
                     *             "sell_price": "40.87",
                     *             "profit_rate": "-0.004906"
                     *           },
                     *           "profit": "-4.91",
                     *           "pending_profit": "-4.91"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["QuantSubscriptionDetail"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly exitQuantSubscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The subscription. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "sub_01K9G5V3M8Q2W7X4Y6Z0A1B2C6",
                     *       "quant_id": "qnt_0148200A1B2C3D4E5F6G7H8J9K",
                     *       "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                     *       "name": "Lodestar Sprint 112",
                     *       "institution": "Halvorn Systematic",
                     *       "market_id": "US",
                     *       "currency": "USD",
                     *       "timezone": "America/New_York",
                     *       "type": "momentum",
                     *       "risk_rating": "high",
                     *       "status": 1,
                     *       "status_key": "ended",
                     *       "end_kind": "early",
                     *       "amount": "1000",
                     *       "period_days": 7,
                     *       "days_done": 1,
                     *       "profit_rate": "-0.004906",
                     *       "profit_rate_min": "-0.06",
                     *       "profit_rate_max": "0.07",
                     *       "estimated_profit": "3.1",
                     *       "pending_settlement_profit": "0",
                     *       "settled_profit": "-4.91",
                     *       "daily_fee_rate": "0.0001",
                     *       "early_exit_fee_rate": "0.01",
                     *       "exitable": false,
                     *       "exit_fee": "10",
                     *       "exit_amount": "985.09",
                     *       "returned_amount": "985.09",
                     *       "last_trade": {
                     *         "date": "2026-03-03",
                     *         "symbol": "NLTO",
                     *         "name": "Nelto Instruments",
                     *         "buy_price": "41.2",
                     *         "sell_price": "40.87",
                     *         "profit_rate": "-0.004906"
                     *       },
                     *       "subscribed_at": "2026-03-02T15:00:00.000Z",
                     *       "start_at": "2026-03-03T05:00:00.000Z",
                     *       "end_at": "2026-03-10T04:00:00.000Z",
                     *       "ended_at": "2026-03-04T15:00:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["QuantSubscription"];
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
    readonly listLoanProducts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of them, the shortest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "usd_30",
                     *           "currency": "USD",
                     *           "period_days": 30,
                     *           "rate_basis": "day",
                     *           "interest_rate": "0.0004",
                     *           "penalty_rate": "0.001",
                     *           "apr": "0.156191",
                     *           "min_amount": "100",
                     *           "max_amount": "50000",
                     *           "step": "1"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LoanProductList"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly quoteLoan: {
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
                 *       "product_id": "usd_30",
                 *       "amount": "1000"
                 *     }
                 */
                readonly "application/json": components["schemas"]["LoanQuoteAsk"];
            };
        };
        readonly responses: {
            /** @description The quote. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "quote_id": "qte_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *       "product_id": "usd_30",
                     *       "currency": "USD",
                     *       "period_days": 30,
                     *       "rate_basis": "day",
                     *       "interest_rate": "0.0004",
                     *       "penalty_rate": "0.001",
                     *       "apr": "0.156191",
                     *       "amount": "1000",
                     *       "interest_amount": "12",
                     *       "fee": "0",
                     *       "repayment_amount": "1012",
                     *       "repayment_due_date": "2026-04-01",
                     *       "late_example": {
                     *         "days": 7,
                     *         "penalty_amount": "7.08"
                     *       },
                     *       "agreement_version": "1.0",
                     *       "expires_at": "2026-03-02T15:30:00.000Z",
                     *       "explained": [
                     *         {
                     *           "figure": "loan_total",
                     *           "operation": "sum",
                     *           "value": "1012",
                     *           "currency": "USD",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "source": {
                     *             "kind": "loan_product",
                     *             "id": "usd_30"
                     *           },
                     *           "parts": [
                     *             {
                     *               "figure": "lent",
                     *               "operation": "value",
                     *               "value": "1000",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "loan_product",
                     *                 "id": "usd_30"
                     *               },
                     *               "parts": []
                     *             },
                     *             {
                     *               "figure": "loan_interest",
                     *               "operation": "value",
                     *               "value": "12",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "loan_product",
                     *                 "id": "usd_30"
                     *               },
                     *               "parts": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LoanQuote"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listLoans: {
        readonly parameters: {
            readonly query?: {
                /** @description `review`: not decided; `undisbursed`: approved and not paid out; `disbursed`: owed, in time or late; `overdue`: owed and late; `repaid`. All of them, the refused and cancelled ones too, without it. */
                readonly status?: "review" | "undisbursed" | "disbursed" | "overdue" | "repaid";
                /** @description Rows of a page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "lon_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "product_id": "usd_30",
                     *           "currency": "USD",
                     *           "period_days": 30,
                     *           "rate_basis": "day",
                     *           "interest_rate": "0.0004",
                     *           "penalty_rate": "0.001",
                     *           "apr": "0.156191",
                     *           "amount": "1000",
                     *           "repayment_amount": "1012",
                     *           "repayment_due_date": "2026-04-01",
                     *           "approval_status": "pass",
                     *           "loan_status": "disbursed",
                     *           "refuse_reason_key": null,
                     *           "refuse_reason_params": null,
                     *           "refuse_reason": null,
                     *           "outstanding_amount": "1002",
                     *           "outstanding_principal": "1000",
                     *           "outstanding_interest": "2",
                     *           "outstanding_penalty": "0",
                     *           "due_amount": "1012",
                     *           "overdue_days": 0,
                     *           "cancelable": false,
                     *           "signature_upload_id": "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "image_upload_id": "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                     *           "agreement_version": "1.0",
                     *           "agreement_sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "agreement_lang": "en",
                     *           "created_at": "2026-03-02T15:00:00.000Z",
                     *           "review_due_at": "2026-03-03T15:00:00.000Z",
                     *           "decided_at": "2026-03-02T15:01:00.000Z",
                     *           "disbursed_at": "2026-03-02T15:02:00.000Z",
                     *           "repaid_at": null,
                     *           "canceled_at": null
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LoanPage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createLoan: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "quote_id": "qte_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "signature_upload_id": "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "image_upload_id": "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                 *       "agreement_version": "1.0",
                 *       "agree": true,
                 *       "pay_password": "246810"
                 *     }
                 */
                readonly "application/json": components["schemas"]["LoanCreate"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Loan"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getLoan: {
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
            /** @description The loan. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "lon_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *       "product_id": "usd_30",
                     *       "currency": "USD",
                     *       "period_days": 30,
                     *       "rate_basis": "day",
                     *       "interest_rate": "0.0004",
                     *       "penalty_rate": "0.001",
                     *       "apr": "0.156191",
                     *       "amount": "1000",
                     *       "repayment_amount": "1012",
                     *       "repayment_due_date": "2026-04-01",
                     *       "approval_status": "pass",
                     *       "loan_status": "disbursed",
                     *       "refuse_reason_key": null,
                     *       "refuse_reason_params": null,
                     *       "refuse_reason": null,
                     *       "outstanding_amount": "1002",
                     *       "outstanding_principal": "1000",
                     *       "outstanding_interest": "2",
                     *       "outstanding_penalty": "0",
                     *       "due_amount": "1012",
                     *       "overdue_days": 0,
                     *       "cancelable": false,
                     *       "signature_upload_id": "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *       "image_upload_id": "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                     *       "agreement_version": "1.0",
                     *       "agreement_sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "agreement_lang": "en",
                     *       "created_at": "2026-03-02T15:00:00.000Z",
                     *       "review_due_at": "2026-03-03T15:00:00.000Z",
                     *       "decided_at": "2026-03-02T15:01:00.000Z",
                     *       "disbursed_at": "2026-03-02T15:02:00.000Z",
                     *       "repaid_at": null,
                     *       "canceled_at": null,
                     *       "repayments": [],
                     *       "schedule": [
                     *         {
                     *           "kind": "payout",
                     *           "date": "2026-03-02",
                     *           "amount": "1000",
                     *           "state": "done"
                     *         },
                     *         {
                     *           "kind": "due",
                     *           "date": "2026-04-01",
                     *           "amount": "1012",
                     *           "state": "upcoming"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LoanDetail"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly cancelLoan: {
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
            readonly 200: components["responses"]["Loan"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly repayLoan: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "amount": "102",
                 *       "pay_password": "246810"
                 *     }
                 */
                readonly "application/json": components["schemas"]["RepaymentCreate"];
            };
        };
        readonly responses: {
            /** @description The repayment, and the loan as it is then. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "lrp_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *       "amount": "102",
                     *       "penalty_part": "0",
                     *       "interest_part": "2",
                     *       "principal_part": "100",
                     *       "paid_at": "2026-03-07T15:00:00.000Z",
                     *       "loan": {
                     *         "id": "lon_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *         "product_id": "usd_30",
                     *         "currency": "USD",
                     *         "period_days": 30,
                     *         "rate_basis": "day",
                     *         "interest_rate": "0.0004",
                     *         "penalty_rate": "0.001",
                     *         "apr": "0.156191",
                     *         "amount": "1000",
                     *         "repayment_amount": "1012",
                     *         "repayment_due_date": "2026-04-01",
                     *         "approval_status": "pass",
                     *         "loan_status": "disbursed",
                     *         "refuse_reason_key": null,
                     *         "refuse_reason_params": null,
                     *         "refuse_reason": null,
                     *         "outstanding_amount": "1002",
                     *         "outstanding_principal": "1000",
                     *         "outstanding_interest": "2",
                     *         "outstanding_penalty": "0",
                     *         "due_amount": "1012",
                     *         "overdue_days": 0,
                     *         "cancelable": false,
                     *         "signature_upload_id": "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *         "image_upload_id": "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                     *         "agreement_version": "1.0",
                     *         "agreement_sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "agreement_lang": "en",
                     *         "created_at": "2026-03-02T15:00:00.000Z",
                     *         "review_due_at": "2026-03-03T15:00:00.000Z",
                     *         "decided_at": "2026-03-02T15:01:00.000Z",
                     *         "disbursed_at": "2026-03-02T15:02:00.000Z",
                     *         "repaid_at": null,
                     *         "canceled_at": null
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LoanRepaid"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly previewRepayment: {
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
                 *       "amount": "102"
                 *     }
                 */
                readonly "application/json": components["schemas"]["RepaymentAsk"];
            };
        };
        readonly responses: {
            /** @description What it would pay, in its order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "amount": "102",
                     *       "currency": "USD",
                     *       "penalty_part": "0",
                     *       "interest_part": "2",
                     *       "principal_part": "100",
                     *       "fee": "0",
                     *       "outstanding_before": "1002",
                     *       "outstanding_after": "900",
                     *       "available_before": "5000",
                     *       "available_after": "4898",
                     *       "explained": [
                     *         {
                     *           "figure": "owed_after",
                     *           "operation": "difference",
                     *           "value": "900",
                     *           "currency": "USD",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "source": {
                     *             "kind": "loan",
                     *             "id": "lon_01K9G5V3M8Q2W7X4Y6Z0A1B2C3"
                     *           },
                     *           "parts": [
                     *             {
                     *               "figure": "loan_owed",
                     *               "operation": "value",
                     *               "value": "1002",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "loan",
                     *                 "id": "lon_01K9G5V3M8Q2W7X4Y6Z0A1B2C3"
                     *               },
                     *               "parts": []
                     *             },
                     *             {
                     *               "figure": "repayment",
                     *               "operation": "value",
                     *               "value": "102",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "loan",
                     *                 "id": "lon_01K9G5V3M8Q2W7X4Y6Z0A1B2C3"
                     *               },
                     *               "parts": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RepaymentPreview"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listBlockOffers: {
        readonly parameters: {
            readonly query?: {
                readonly market_id?: components["schemas"]["MarketId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All of it; there is one page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "blk_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                     *           "symbol": "NLTO",
                     *           "name": "Nelto Instruments",
                     *           "market_id": "US",
                     *           "currency": "USD",
                     *           "last": "41.27",
                     *           "discount_buying_price": "39.95",
                     *           "lot_size": "1",
                     *           "min_quantity": "10000",
                     *           "max_quantity": "120000",
                     *           "opens_at": null,
                     *           "expires_at": "2026-03-02T21:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["BlockOfferPage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly placeBlockTrade: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "block_offer_id": "blk_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                 *       "quantity": "10000",
                 *       "pay_password": "246810"
                 *     }
                 */
                readonly "application/json": components["schemas"]["BlockTrade"];
            };
        };
        readonly responses: {
            readonly 201: components["responses"]["Order"];
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly previewBlockTrade: {
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
                 *       "block_offer_id": "blk_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                 *       "quantity": "10000"
                 *     }
                 */
                readonly "application/json": components["schemas"]["BlockTicket"];
            };
        };
        readonly responses: {
            /** @description The cost. It is exact, because the price does not move. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_price": "39.95",
                     *       "total_amount": "399699.75",
                     *       "handling_fee": "199.75",
                     *       "fee_rate": "0.0005",
                     *       "hold_amount": "399699.75",
                     *       "margin_amount": "0",
                     *       "available_before": "5000000",
                     *       "available_after": "4600300.25",
                     *       "missing_amount": "0",
                     *       "currency": "USD",
                     *       "warnings": [],
                     *       "explained": [
                     *         {
                     *           "figure": "order_total",
                     *           "operation": "sum",
                     *           "value": "399699.75",
                     *           "currency": "USD",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "source": {
                     *             "kind": "instrument",
                     *             "id": "NLTO"
                     *           },
                     *           "parts": [
                     *             {
                     *               "figure": "order_amount",
                     *               "operation": "value",
                     *               "value": "399500",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "instrument",
                     *                 "id": "NLTO"
                     *               },
                     *               "parts": []
                     *             },
                     *             {
                     *               "figure": "order_fee",
                     *               "operation": "value",
                     *               "value": "199.75",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "instrument",
                     *                 "id": "NLTO"
                     *               },
                     *               "parts": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["OrderPreview"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly previewClose: {
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
                 *       "quantity": "40",
                 *       "order_type": "market"
                 *     }
                 */
                readonly "application/json": components["schemas"]["CloseTicket"];
            };
        };
        readonly responses: {
            /** @description The estimate. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_price": "41.27",
                     *       "amount": "1650.8",
                     *       "handling_fee": "0.99",
                     *       "fee_rate": "0.0005",
                     *       "released_amount": "1649.81",
                     *       "margin_amount": "0",
                     *       "realized_pnl": "45.01",
                     *       "available_before": "95897.95",
                     *       "available_after": "97547.76",
                     *       "currency": "USD",
                     *       "warnings": [],
                     *       "explained": [
                     *         {
                     *           "figure": "released_amount",
                     *           "operation": "difference",
                     *           "value": "1649.81",
                     *           "currency": "USD",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "source": {
                     *             "kind": "instrument",
                     *             "id": "NLTO"
                     *           },
                     *           "parts": [
                     *             {
                     *               "figure": "order_amount",
                     *               "operation": "value",
                     *               "value": "1650.8",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "instrument",
                     *                 "id": "NLTO"
                     *               },
                     *               "parts": []
                     *             },
                     *             {
                     *               "figure": "order_fee",
                     *               "operation": "value",
                     *               "value": "0.99",
                     *               "currency": "USD",
                     *               "as_of": "2026-03-02T15:00:00.000Z",
                     *               "source": {
                     *                 "kind": "instrument",
                     *                 "id": "NLTO"
                     *               },
                     *               "parts": []
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ClosePreview"];
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
    readonly previewReduction: {
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
                 *       "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                 *       "target_amount": "1500"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Reduction"];
            };
        };
        readonly responses: {
            /** @description The choice and what it brings. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "currency": "USD",
                     *       "target_amount": "1500",
                     *       "estimated_amount": "1526",
                     *       "available_before": "20",
                     *       "positions": [
                     *         {
                     *           "position_id": "pos_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                     *           "symbol": "NLTO",
                     *           "market_id": "US",
                     *           "name": "Nelto Instruments",
                     *           "direction": "long",
                     *           "quantity": "37",
                     *           "closable_quantity": "60",
                     *           "last": "41.27",
                     *           "estimated_amount": "1526",
                     *           "handling_fee": "0.99",
                     *           "realized_pnl": "41.56",
                     *           "warnings": []
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ReductionPreview"];
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
    readonly reducePositions: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                 *       "target_amount": "1500",
                 *       "positions": [
                 *         {
                 *           "position_id": "pos_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                 *           "quantity": "35"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["Reduction"];
            };
        };
        readonly responses: {
            /** @description The requests, each under review. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "estimated_amount": "1521.51",
                     *       "close_requests": [
                     *         {
                     *           "id": "cls_01K9G5V3M8Q2W7X4Y6Z0A1B2C6",
                     *           "position_id": "pos_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                     *           "symbol": "NLTO",
                     *           "name": "Nelto Instruments",
                     *           "currency": "USD",
                     *           "direction": "long",
                     *           "quantity": "35",
                     *           "order_type": "market",
                     *           "price": null,
                     *           "status": "closing_review",
                     *           "refuse_reason_key": null,
                     *           "refuse_reason_params": null,
                     *           "refuse_reason": null,
                     *           "order_id": null,
                     *           "filled_price": null,
                     *           "handling_fee": null,
                     *           "realized_pnl": null,
                     *           "submitted_at": "2026-03-02T15:01:00.000Z",
                     *           "due_at": "2026-03-03T15:01:00.000Z",
                     *           "usual_review_s": 42,
                     *           "decided_at": null
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ReductionResult"];
                };
            };
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listLots: {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of the lots that are not closed, the oldest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "method": "fifo",
                     *       "position_id": "pos_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                     *       "currency": "USD",
                     *       "quantity": "100",
                     *       "open_amount": "4012",
                     *       "realized_pnl": "0",
                     *       "data": [
                     *         {
                     *           "id": "fil_01K9G5V3M8Q2W7X4Y6Z0A1B2C6",
                     *           "order_id": "ord_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "quantity": "100",
                     *           "remaining_quantity": "100",
                     *           "price": "40.12",
                     *           "open_amount": "4012",
                     *           "opened_at": "2026-02-24T15:12:09.250Z"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LotList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getPerformance: {
        readonly parameters: {
            readonly query?: {
                /** @description How far back; `all` is since the first entry. */
                readonly period?: "1w" | "1m" | "3m" | "1y" | "all";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One for each currency. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "period": "1m",
                     *       "method": "time_weighted",
                     *       "data": [
                     *         {
                     *           "currency": "USD",
                     *           "from": "2026-02-02T15:00:00.000Z",
                     *           "to": "2026-03-02T15:00:00.000Z",
                     *           "opening_value": "118448.65",
                     *           "closing_value": "144348.65",
                     *           "net_deposits": "25000",
                     *           "profit": "900",
                     *           "return_percentage": "0.7598",
                     *           "points": [
                     *             {
                     *               "at": "2026-02-02T15:00:00.000Z",
                     *               "value": "118448.65",
                     *               "return_percentage": "0"
                     *             },
                     *             {
                     *               "at": "2026-03-02T15:00:00.000Z",
                     *               "value": "144348.65",
                     *               "return_percentage": "0.7598"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PerformanceList"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly explainFigure: {
        readonly parameters: {
            readonly query?: {
                /** @description Of this account. */
                readonly account_id?: components["schemas"]["Id"];
                /** @description Of everything in this currency, where no account or position is named. */
                readonly currency?: components["schemas"]["CurrencyCode"];
                /** @description Of this position. */
                readonly position_id?: components["schemas"]["Id"];
                /** @description Of this order. */
                readonly order_id?: components["schemas"]["Id"];
                /** @description Of this loan. */
                readonly loan_id?: components["schemas"]["Id"];
                /** @description The units of this fund that are held. */
                readonly fund_id?: components["schemas"]["Symbol"];
                /** @description Of this order of a fund, once it has its price. */
                readonly fund_order_id?: components["schemas"]["Id"];
                /** @description Of this exchange. */
                readonly conversion_id?: components["schemas"]["Id"];
                /** @description Of this withdrawal. */
                readonly withdrawal_id?: components["schemas"]["Id"];
                /** @description Of this deposit, once it has been credited. */
                readonly deposit_id?: components["schemas"]["Id"];
                /** @description Of this subscription of new shares, or to a quant fund. */
                readonly subscription_id?: components["schemas"]["Id"];
                /** @description Of this lot of the position, as in `/position/{id}/lot`. */
                readonly lot_id?: components["schemas"]["Id"];
                /** @description Of this fill of the order, in the order of `fills`, counted from 1. */
                readonly fill?: number;
                /** @description Of this ended day of the subscription to a quant fund, counted from 1. */
                readonly day?: number;
                /** @description Of this instrument or index. */
                readonly symbol?: components["schemas"]["Symbol"];
                /** @description As in `/statement`. */
                readonly month?: components["schemas"]["Month"];
                /** @description Of entries of this kind, as in `/statement`. */
                readonly kind?: string;
                /** @description As in `/performance`. */
                readonly period?: "1w" | "1m" | "3m" | "1y" | "all";
            };
            readonly header?: never;
            readonly path: {
                readonly figure: "total_value" | "available_funds" | "used" | "owed" | "today_profit" | "today_percentage" | "market_value" | "unrealized" | "unrealized_percentage" | "average_price" | "open_amount" | "realized" | "position_fees" | "order_amount" | "order_fee" | "order_total" | "fill_amount" | "fill_fee" | "performance_profit" | "opening_value" | "closing_value" | "net_deposits" | "loan_owed" | "loan_due" | "owed_principal" | "owed_interest" | "owed_penalty" | "loan_total" | "fund_value" | "fund_cost" | "fund_profit" | "fund_profit_percentage" | "fund_amount" | "fund_net" | "fund_units" | "exchange_received" | "exchange_cost" | "exchange_rate" | "withdrawal_net" | "deposit_credited" | "fifo_cost" | "fifo_realized" | "lot_result" | "quant_profit" | "quant_day_profit" | "quant_profit_so_far" | "quant_exit_fee" | "quant_returned" | "quant_invested" | "quant_pending" | "quant_settled" | "ipo_total" | "ipo_refund" | "closing_balance" | "opening_balance" | "entries_total" | "performance_percentage" | "day_change" | "day_change_percentage";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The current figure. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "figure": "market_value",
                     *       "operation": "product",
                     *       "value": "4127",
                     *       "currency": "USD",
                     *       "rounding": {
                     *         "places": 2,
                     *         "mode": "down"
                     *       },
                     *       "as_of": "2026-03-02T15:00:00.000Z",
                     *       "source": {
                     *         "kind": "instrument",
                     *         "id": "NLTO"
                     *       },
                     *       "parts": [
                     *         {
                     *           "figure": "quantity",
                     *           "operation": "value",
                     *           "value": "100",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "source": {
                     *             "kind": "instrument",
                     *             "id": "NLTO"
                     *           },
                     *           "parts": []
                     *         },
                     *         {
                     *           "figure": "last_price",
                     *           "operation": "value",
                     *           "value": "41.27",
                     *           "currency": "USD",
                     *           "as_of": "2026-03-02T15:00:00.000Z",
                     *           "source": {
                     *             "kind": "quote",
                     *             "id": "NLTO"
                     *           },
                     *           "parts": []
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FigureNode"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getStatement: {
        readonly parameters: {
            readonly query: {
                /** @description Not one that is still to come. */
                readonly month: components["schemas"]["Month"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The statement; of the month under way, up to now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "month": "2026-03",
                     *       "starts_at": "2026-03-01T00:00:00.000Z",
                     *       "ends_at": "2026-04-01T00:00:00.000Z",
                     *       "is_complete": false,
                     *       "accounts": [
                     *         {
                     *           "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                     *           "kind": "trade",
                     *           "currency": "USD",
                     *           "opening_balance": "100000",
                     *           "closing_balance": "95897.95",
                     *           "totals": [
                     *             {
                     *               "kind": "order_hold",
                     *               "amount": "-4102.05",
                     *               "count": 1
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Statement"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly 401: components["responses"]["Unauthenticated"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listNews: {
        readonly parameters: {
            readonly query?: {
                /** @description Only news of this market. */
                readonly market_id?: components["schemas"]["MarketId"];
                /** @description Only results of this company; of an index, only the ends of its market's days. */
                readonly symbol?: components["schemas"]["Symbol"];
                /** @description Rows of a page. */
                readonly limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page, the newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "nws_results.NLTO.2026-02-27",
                     *           "kind": "results",
                     *           "market_id": "US",
                     *           "title": "Nelto Instruments: results above expectations, shares +4.10%",
                     *           "summary": "Nelto Instruments (NLTO) has reported quarterly results above what the market expected. The share ended the day at 40.76 USD, +4.10% against the day before.",
                     *           "source": "Simulated newsroom",
                     *           "image_url": null,
                     *           "published_at": "2026-02-27T21:20:00.000Z",
                     *           "symbols": [
                     *             {
                     *               "symbol": "NLTO",
                     *               "name": "Nelto Instruments"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["NewsPage"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getNews: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["NewsId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The story. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "nws_session.US.2026-02-27",
                     *       "kind": "session",
                     *       "market_id": "US",
                     *       "title": "North Atlantic 500 ends the day at 5,099.87, +0.62%",
                     *       "summary": "North Atlantic 500 ended the session of February 27, 2026 at 5,099.87, +0.62% against the day before.",
                     *       "source": "Simulated newsroom",
                     *       "image_url": null,
                     *       "published_at": "2026-02-27T21:05:00.000Z",
                     *       "symbols": [
                     *         {
                     *           "symbol": "NA-500",
                     *           "name": "North Atlantic 500"
                     *         }
                     *       ],
                     *       "body_html": "<p>North Atlantic 500 ended the session of February 27, 2026 at 5,099.87, +0.62% against the day before.</p>",
                     *       "newer_id": "nws_results.NLTO.2026-02-27",
                     *       "older_id": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["NewsStory"];
                };
            };
            readonly 400: components["responses"]["Invalid"];
            readonly default: components["responses"]["Problem"];
        };
    };
}
