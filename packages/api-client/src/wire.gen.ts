// Generated from openapi.yaml by `npm run gen`. Do not edit.
// The contract as it is on the wire: snake_case names.

export interface paths {
    "/member/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with mail or user id
         * @description One answer for an unknown user and a wrong password, in the same time. After 5 wrong tries in 15 minutes for one identity the answer is 429 with `Retry-After` 60 s, doubling to 15 minutes.
         */
        post: operations["loginMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/login/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a phone number
         * @description As `/member/login`. `areaCode` is camelCase on the wire.
         */
        post: operations["loginMemberByPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description The token stops working at once.
         */
        post: operations["logoutMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Exchange a token for a new one
         * @deprecated
         * @description The old token is revoked. A token does not belong in an address: kept for old clients, redacted from logs, never cached. An invalid token answers 401.
         */
        put: operations["rotateUserToken"];
        /**
         * Alias of /member/login
         * @deprecated
         */
        post: operations["loginUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/check_logged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a token is valid
         * @deprecated
         * @description Always 200. Kept for old clients, as `PUT /user/login`.
         */
        get: operations["checkUserLogged"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in customer, with balances */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change nickname, avatar, language, timezone or market
         * @description Fields that are left out stay as they are. The last write wins; there is no version.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Alias of /member/profile
         * @deprecated
         * @description Answers with a `Deprecation` header.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The languages of the app */
        get: operations["listLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The markets, with their session now */
        get: operations["listMarkets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The currencies, fiat and crypto */
        get: operations["listCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/base": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings that the app starts with
         * @description Not cached for longer than it takes to ask again, because it tells the business time.
         */
        get: operations["getBaseSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aggregate/stat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much there is to see */
        get: operations["getAggregateStat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trading days and hours of a market
         * @description One row for every day from `from` to `to`, both included, at most 400.
         */
        get: operations["listCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instrument": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Instruments with their quotes
         * @description Ranked by `section` where one is given, else by symbol. `query` matches the beginning of a symbol and any part of a name, without regard to case or accents.
         */
        get: operations["listInstruments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instrument/{symbol}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                symbol: components["parameters"]["Symbol"];
            };
            cookie?: never;
        };
        /** One instrument */
        get: operations["getInstrument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The day's movers of a market */
        get: operations["listMovers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find instruments and indices */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quotes of up to 100 symbols
         * @description In the order asked for. Instruments and indices have quotes; so do replays (`GET /replay`), whose `as_of` is the close of their last real day. Unknown symbols answer 404, each named in `errors`.
         */
        get: operations["listQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Price bars of one symbol
         * @description Bars that start in [`from`, `to`). Without `from`, the last `limit` bars before `to`; without `to`, up to now. The last bar may still be forming. A replay has bars of a day and longer, at the instants of its real days; others are `range_invalid`.
         */
        get: operations["listCandles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last session of up to 100 symbols, in a few levels each
         * @description For small drawings in lists. Each course begins with the close of the session before, then has the last price of each quarter of an hour. Instruments and indices have one. Up to five minutes old.
         */
        get: operations["listCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** World indices with their quotes */
        get: operations["listIndices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/index/{symbol}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                symbol: components["parameters"]["Symbol"];
            };
            cookie?: never;
        };
        /** One index with its quote */
        get: operations["getIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Real prices of the past that can be played back
         * @description Recordings of real days. `/candle`, `/quote` and `/search` know their symbols; nothing else does: they cannot be traded, watched or alerted of. Whoever shows them shows their dates.
         */
        get: operations["listReplays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/symbol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every symbol with its name, in one answer
         * @description For a search that must work without a network. Instruments, funds, indices and replays; the same rows as `/search`.
         */
        get: operations["listSymbols"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stream/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
        get: operations["streamQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's lists with their quotes */
        get: operations["listWatchlists"];
        put?: never;
        /** Create a list */
        post: operations["createWatchlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a list */
        delete: operations["deleteWatchlist"];
        options?: never;
        head?: never;
        /** Rename or move a list */
        patch: operations["updateWatchlist"];
        trace?: never;
    };
    "/watchlist/{id}/item": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Replace the symbols, in this order */
        put: operations["orderWatchlistItems"];
        /**
         * Add a symbol at the end
         * @description A symbol that is on the list already answers 200 and changes nothing.
         */
        post: operations["addWatchlistItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchlist/{id}/item/{symbol}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                symbol: components["parameters"]["Symbol"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a symbol
         * @description A symbol that is not on the list changes nothing.
         */
        delete: operations["removeWatchlistItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an order would cost
         * @description Checks everything that placing checks and stores nothing.
         */
        post: operations["previewOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's orders */
        get: operations["listOrders"];
        put?: never;
        /**
         * Place an order
         * @description Holds the amount and the fee until the order is filled, cancelled, refused or expired. While the market is closed the order waits, and a warning says until when.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One order */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        /**
         * Cancel what is not filled
         * @description Needs no `If-Match`. Cancelling again answers the same.
         */
        delete: operations["cancelOrder"];
        options?: never;
        head?: never;
        /**
         * Change price, stop loss or take profit
         * @description Of an order that is not done. The hold follows the new price.
         */
        patch: operations["amendOrder"];
        trace?: never;
    };
    "/order/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an order would cost after a change
         * @description Of what is not filled yet. Checks everything that changing the order checks and stores nothing. What the order holds now counts as available for what it would hold then.
         */
        post: operations["previewAmendment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's positions */
        get: operations["listPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/position/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One position */
        get: operations["getPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set or clear stop loss and take profit */
        patch: operations["amendPosition"];
        trace?: never;
    };
    "/position/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to close a position, in whole or in part
         * @description The request is reviewed; once approved, an order with `intent` `close` fills it.
         */
        post: operations["closePosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/position/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's close requests */
        get: operations["listCloseRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/position/close/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw a close request
         * @description While it is in review. Withdrawing again answers the same.
         */
        delete: operations["withdrawCloseRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's balances */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every change of available funds */
        get: operations["listEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a six-digit code
         * @description The answer is the same whether or not anyone has the address: a code to reset a password only leaves for one that somebody has. A code lives 10 minutes, takes 5 tries and works once, for its address and purpose. Another one can be asked for after 60 s, five in an hour.
         */
        post: operations["sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account
         * @description Whether the address has an account already is only said to someone who has its code. The idempotency key belongs to the address.
         */
        post: operations["registerMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with a code
         * @description Ends every session, unfreezes a frozen account, and says so in the inbox and to the address.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the login password
         * @description Ends every session, this one included, and answers the token of a new one.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/pay_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set or change the payment password
         * @description The first time with the login password; later with the old payment password, or, where that is forgotten, with the login password and a code of purpose `pay_password`, which lifts a lock as well.
         */
        put: operations["setPayPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the mail address or the phone number
         * @description With the login password and a code of purpose `bind` that the new address has received. The old address is told.
         */
        put: operations["changeContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the customer is signed in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description `others=true` is required: it says what is meant.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/session/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out one device
         * @description Ending one twice answers the same.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Freeze the account
         * @description Ends every session and refuses signing in (`account_frozen`) until the password has been reset with a code. Orders and reviews that are under way go on.
         */
        post: operations["freezeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/simulation/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin the simulation anew
         * @description Accounts, positions, records, verification, watchlists, alerts and messages begin empty, under a new user id. Addresses, passwords, second step, passkeys, name, language and VIP stay. It cannot be undone. Ends every session and answers the token of a new one.
         */
        post: operations["resetSimulation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/login/second": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The second step of signing in
         * @description A code of the authenticator app, or one of the recovery codes, which each work once. A challenge lives 5 minutes and takes 5 tries.
         */
        post: operations["confirmSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether an authenticator app is asked for at signing in */
        get: operations["getTotp"];
        put?: never;
        /**
         * Get the key for an authenticator app
         * @description Nothing is asked for at signing in before a code has been confirmed. A later key replaces this one.
         */
        post: operations["startTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the second step on
         * @description With a code of the app, which shows that it has the key. Ends the other sessions.
         */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/totp/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get new recovery codes
         * @description The old ones stop working.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/totp/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the second step off
         * @description With the login password. Turning off what is off answers the same.
         */
        post: operations["disableTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's passkeys */
        get: operations["listPasskeys"];
        put?: never;
        /** Add the passkey that the device has made */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a device needs to make a passkey
         * @description With the login password. Good for 5 minutes and one passkey.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/passkey/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a passkey */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a device needs to sign in with a passkey */
        post: operations["startPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description The device has checked its owner, so no second step follows.
         */
        post: operations["loginByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a picture
         * @description JPEG, PNG or WebP by its own first bytes, whatever it is called; at most 10 MB and 40 million pixels. It is drawn anew, upright and at most 2000 pixels long, so that place and time of the photo are gone. One that is not used within 24 hours is deleted. 20 an hour, 200 MB a member.
         */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A picture of one's own
         * @description The stored bytes, as an attachment that no browser runs or shows as a page. Someone else's answers 404.
         */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        /** Delete a picture that is not used */
        delete: operations["deleteUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the verification is */
        get: operations["getKyc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kyc/idcard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the identity by an identity card
         * @description Reviewed within 24 hours; the result is a notice. After a refusal an image that was accepted need not be sent again, as long as names and number stay the same. Images are deleted once they are reviewed.
         */
        post: operations["submitIdCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kyc/passport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the identity by a passport
         * @description As `/kyc/idcard`, with the page that carries the photo.
         */
        post: operations["submitPassport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kyc/pro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove a professional qualification
         * @description For verified customers. Reviewed within 24 hours; the image is deleted then.
         */
        post: operations["submitProfessional"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The inbox */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notice/unread_count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much is unread */
        get: operations["countUnreadNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notice/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks notices as read
         * @description Ids that are unknown or someone else's change nothing. Marking twice is marking once.
         */
        post: operations["readNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notice/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which kinds of notice call the customer */
        get: operations["listNoticeSettings"];
        /**
         * Mutes a kind of notice, or lets it call again
         * @description Notices of a muted kind still arrive, as read.
         */
        put: operations["setNoticeSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One notice
         * @description Reading it here does not mark it as read.
         */
        get: operations["getNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stream/member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changes for the customer, as server-sent events
         * @description Each event names what changed and nothing more; the reader asks for it again. Read it with `fetch`: `EventSource`
         *     cannot send the token.
         *
         *     | event | `id` of the data |
         *     |---|---|
         *     | `sync` | none: the reader may have missed something and asks again for what it read before the last `quiet_ms`; the first event unless `Last-Event-ID` could be gone on from |
         *     | `order`, `position`, `deposit`, `withdrawal`, `subscription`, `loan`, `notice` | the record |
         *     | `balance` | the account, or the member where several changed |
         *     | `kyc` | the member |
         *     | `chat` | the support message |
         *     | `logout` | the session that ended; the stream of that session ends with it |
         *
         *     After `Last-Event-ID` the stream goes on behind that event, if it is not older than five minutes; an event may come
         *     twice. A comment is sent every 15 s; a reader that hears nothing for twice that long should connect again. At most
         *     4 streams for one member.
         */
        get: operations["streamMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's price alerts */
        get: operations["listAlerts"];
        put?: never;
        /**
         * Sets a price alert
         * @description Fires once, at the first price of the simulation's path that meets it, also between two looks of the server; the
         *     inbox then says when and at which price. An alert for what is true already fires at the next price.
         */
        post: operations["createAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alert/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a price alert */
        delete: operations["deleteAlert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A text of the company, in its present version */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How support can be reached, and how much of its thread is unread */
        get: operations["getSupport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's thread with support */
        get: operations["listSupportMessages"];
        put?: never;
        /**
         * Writes to support
         * @description The first message, and the first after a day of silence, is answered at once by a text that says it is automatic.
         */
        post: operations["sendSupportMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks the whole thread as read */
        post: operations["readSupportMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A file of one's own records
         * @description Made in the background; ask for it until it is `ready`. The days are whole ones in UTC, both included, at most a year; `account`, what is known of the customer, is as of now. Record and file go after a day.
         */
        post: operations["createExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** How far a file is */
        get: operations["getExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The file itself
         * @description CSV is RFC 4180 in UTF-8; what a spreadsheet would run as a formula has an apostrophe before it. JSON carries the same rows by the same names. 404 until it is ready.
         */
        get: operations["getExportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposit/channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How money can come in
         * @description Every way of a kind or of all kinds, with what it costs and the customer's own reference.
         */
        get: operations["listDepositChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's deposits */
        get: operations["listDeposits"];
        put?: never;
        /**
         * Tell of money that was sent
         * @description The money is credited once the review has passed it, within 5 minutes; a wallet's transfer is reviewed after three confirmations of its network. Nothing moves in the accounts before.
         */
        post: operations["createDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposit/simulation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a wallet's transfer happen
         * @description No network is real here, so this stands for the customer's own wallet: it makes up a transaction and its proof and tells of them as `POST /deposit` does. Only for channels of the type `wallet`.
         */
        post: operations["simulateDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One deposit */
        get: operations["getDeposit"];
        put?: never;
        post?: never;
        /**
         * Cancel a deposit that waits
         * @description Cancelling again answers the same. A deposit that was decided is refused with `invalid_transition`.
         */
        delete: operations["cancelDeposit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposit/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a proof while the deposit waits */
        post: operations["addDepositProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank_card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's bank accounts */
        get: operations["listBankCards"];
        put?: never;
        /**
         * Add a bank account to withdraw to
         * @description It must be the customer's own: once an identity is verified, `account_name` is the verified name. The IBAN is taken in any case, with or without spaces. The first one is the default.
         */
        post: operations["createBankCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank_card/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a bank account
         * @description One that a withdrawal is on its way to stays until the money has arrived.
         */
        delete: operations["deleteBankCard"];
        options?: never;
        head?: never;
        /** Rename a bank account, or make it the default */
        patch: operations["updateBankCard"];
        trace?: never;
    };
    "/crypto_wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's wallets */
        get: operations["listCryptoWallets"];
        put?: never;
        /**
         * Add a wallet to withdraw to
         * @description The address is checked against its network: ERC20 by the EIP-55 checksum where its letters are of both cases, TRC20 by Base58Check.
         */
        post: operations["createCryptoWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crypto_wallet/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a wallet
         * @description One that a withdrawal is on its way to stays until the money has arrived.
         */
        delete: operations["deleteCryptoWallet"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawal/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a withdrawal would cost and when it would arrive
         * @description Processing begins at once on a business day before 17:00 in the zone of the currency's market, otherwise on the next business day; the money arrives two business days later.
         */
        get: operations["quoteWithdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's withdrawals */
        get: operations["listWithdrawals"];
        put?: never;
        /**
         * Ask for a withdrawal
         * @description Holds `amount`, which leaves the cash account of the currency; the customer receives `amount` less `fee`. A bank account takes fiat money, a wallet its own currency.
         */
        post: operations["createWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawal/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One withdrawal */
        get: operations["getWithdrawal"];
        put?: never;
        post?: never;
        /**
         * Cancel a withdrawal that waits
         * @description The money is available again at once. Cancelling twice answers the same.
         */
        delete: operations["cancelWithdrawal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfer/max": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The most that a transfer can move */
        get: operations["getTransferMax"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's transfers */
        get: operations["listTransfers"];
        put?: never;
        /**
         * Move money between two of the customer's accounts
         * @description At once and free. Both accounts are of one currency; `/fx/quote` is for two.
         */
        post: operations["createTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fx/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an exchange would give
         * @description Holds for 30 seconds of wall time. `rate` is the mid rate less the published spread; there is no other fee. Moves nothing.
         */
        post: operations["quoteConversion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fx/conversion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's exchanges */
        get: operations["listConversions"];
        put?: never;
        /**
         * Exchange money at a quote
         * @description Between the cash accounts of the two currencies, at once. A quote is good for one exchange.
         */
        post: operations["createConversion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ipo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Offerings of new shares
         * @description Upcoming ones are those that open within two weeks; listed ones stay for twelve weeks. Without `state` all of them, the latest to open first.
         */
        get: operations["listIpos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ipo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One offering
         * @description With its prospectus and its risks in the language asked for.
         */
        get: operations["getIpo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ipo/{id}/subscription/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a subscription would hold
         * @description Checks everything that subscribing checks, except the payment password, and stores nothing.
         */
        post: operations["previewIpoSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ipo/{id}/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe for new shares
         * @description `max` takes the most whole lots that the available funds pay for, up to `max_quantity`. The whole amount is held until the allotment; what is not allotted is free again the same moment. There is no fee.
         */
        post: operations["subscribeIpo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ipo_subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's subscriptions */
        get: operations["listIpoSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ipo_subscription/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One subscription */
        get: operations["getIpoSubscription"];
        put?: never;
        post?: never;
        /**
         * Cancel until the window closes
         * @description Everything held is free again. Cancelling again answers the same.
         */
        delete: operations["cancelIpoSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Funds that can be subscribed
         * @description Each is priced once a day, at the close of its market.
         */
        get: operations["listFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fund/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The symbol of the fund. */
                id: components["schemas"]["Symbol"];
            };
            cookie?: never;
        };
        /**
         * One fund
         * @description With its ten largest holdings, in the language asked for.
         */
        get: operations["getFund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fund/{id}/subscription/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The symbol of the fund. */
                id: components["schemas"]["Symbol"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a subscription would cost
         * @description The units are an estimate by the last price; they are counted by the next one.
         */
        post: operations["previewFundSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fund/{id}/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The symbol of the fund. */
                id: components["schemas"]["Symbol"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put money into a fund
         * @description The amount is held in the `fund` account. It buys units at the first price after the cut-off time, less the fee; until the cut-off time it can be cancelled.
         */
        post: operations["subscribeFund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fund/{id}/redemption/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The symbol of the fund. */
                id: components["schemas"]["Symbol"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a redemption would bring
         * @description By the last price; paid out by the next one.
         */
        post: operations["previewFundRedemption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fund/{id}/redemption": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The symbol of the fund. */
                id: components["schemas"]["Symbol"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take money out of a fund
         * @description By amount, or `all`. Units are set aside now, counted at the first price after the cut-off time and paid on the settlement date. Where the price has fallen so far that the units set aside do not make the amount, they are all redeemed.
         */
        post: operations["redeemFund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fund_holding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's units
         * @description At the last price of each fund.
         */
        get: operations["listFundHoldings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fund_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's subscriptions and redemptions */
        get: operations["listFundOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fund_order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One subscription or redemption */
        get: operations["getFundOrder"];
        put?: never;
        post?: never;
        /**
         * Cancel until the cut-off time
         * @description What was held or set aside is free again. Cancelling again answers the same.
         */
        delete: operations["cancelFundOrder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quantitative funds
         * @description What can be subscribed now, then what comes next. A product is a round of a strategy: it is open for eleven days of every fourteen. `status=closed` lists those of the last four weeks.
         */
        get: operations["listQuants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quant/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One quantitative fund
         * @description With the results of past rounds, those that lost included, and a worked example. Nothing of it is a forecast.
         */
        get: operations["getQuant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quant/{id}/subscription/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a subscription would mean
         * @description Checks everything that subscribing checks, except the payment password, and stores nothing.
         */
        post: operations["previewQuantSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quant/{id}/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put money into a quantitative fund
         * @description The amount leaves the available funds of the `fund` account and is locked. The period begins at the next 00:00 of the market's zone; every 00:00 from then on, the result of the day that ended is added to the pending profit, which may be negative. At the end of the period amount and profit are available.
         */
        post: operations["subscribeQuant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quant_subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's subscriptions of quantitative funds */
        get: operations["listQuantSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quant_subscription/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is invested and what came of it */
        get: operations["sumQuantSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quant_subscription/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One subscription, day by day */
        get: operations["getQuantSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quant_subscription/{id}/exit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave before the end
         * @description Until the period begins everybody may leave free of charge; then only where the product has an `early_exit_fee_rate`, at that fraction of the amount. What is left is available at once. Leaving twice answers the same.
         */
        post: operations["exitQuantSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is lent
         * @description Rates are fractions for one day, simple. `apr` is the effective rate for a year.
         */
        get: operations["listLoanProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a loan would cost
         * @description To the last digit, if it is repaid on its due date, which is counted as if it were paid out today. Holds for half an hour of wall time and is good for one loan. Moves nothing.
         */
        post: operations["quoteLoan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's loans */
        get: operations["listLoans"];
        put?: never;
        /**
         * Ask for a loan
         * @description Signed and with the payment password, by verified customers. It is decided within 24 hours and paid out into the cash account a minute after its approval. Version, checksum and language of the agreement are kept with it.
         */
        post: operations["createLoan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One loan, with its schedule and repayments */
        get: operations["getLoan"];
        put?: never;
        post?: never;
        /**
         * Cancel a loan that was not paid out
         * @description Free of charge, approved or not. Cancelling again answers the same.
         */
        delete: operations["cancelLoan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/{id}/repayment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repay a loan, in part or in full
         * @description Penalty, interest and principal are paid in that order. Earlier than due, it costs nothing.
         */
        post: operations["repayLoan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loan/{id}/repayment/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a repayment would pay */
        post: operations["previewRepayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/block_trade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shares on offer in blocks
         * @description What is offered today, or while a market is closed on its next trading day, at a fixed price below the last close. Everyone sees them; taking one is for VIP customers.
         */
        get: operations["listBlockOffers"];
        put?: never;
        /**
         * Take shares of a block
         * @description An order of type `block`: its money is held, it is reviewed (`wait`), and then filled at the offer's price or refused. Its review has the order's id.
         */
        post: operations["placeBlockTrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/block_trade/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What taking shares of a block would cost
         * @description Checks everything that taking them checks, but the payment password, and stores nothing.
         */
        post: operations["previewBlockTrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/position/{id}/close/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What closing would bring
         * @description Checks everything that asking to close checks and stores nothing.
         */
        post: operations["previewClose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/position/reduce/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What closing positions would make available
         * @description Every position of the account that can be closed, with what closing the chosen shares would bring now. Without `positions` the fewest that bring `target_amount` are proposed. Nothing is stored.
         */
        post: operations["previewReduction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/position/reduce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to close several positions for money that is missing
         * @description One close request for each chosen position, at the market's price; all of them or none. Without `positions`, the proposal of the preview.
         */
        post: operations["reducePositions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/position/{id}/lot": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The purchases that a position consists of
         * @description First in, first out: closing shares takes them from the oldest lot. The other view of a position's cost; its profit and loss uses the average.
         */
        get: operations["listLots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/performance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the customer's money has become
         * @description For each currency, over all accounts: what they were worth, what was paid in and out, and the time-weighted return. The period is cut at every moment money came in or went out, the returns of the parts are multiplied: deposits and withdrawals, however large and whenever made, change the value and not the return. Loans and exchanges into another currency count as money in and out. Fees and results count as return.
         */
        get: operations["getPerformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A month of every account
         * @description Available funds at the beginning and at the end of a month, and what changed them: for each account the opening balance and the totals add up to the closing balance. Months begin at midnight UTC. Everything is simulated.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is new in the markets
         * @description Quarterly results of companies and the ends of trading days, of the last 60 days; of one company, its results of the last 400 days. All of it is simulated and follows from the prices. In the language asked for.
         */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["NewsId"];
            };
            cookie?: never;
        };
        /**
         * One story
         * @description Whole, with the stories of the same market before and after it.
         */
        get: operations["getNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description An exact decimal number as text.
         * @example 4102.05
         */
        Decimal: string;
        /** @description An exact decimal number as text, or null where there is none yet. */
        DecimalOrNull: string | null;
        /**
         * @description A decimal number that is not negative, as text. What a request may name as a price or an amount.
         * @example 41.5
         */
        Amount: string;
        /** @description As `Amount`; null clears the value. */
        AmountOrNull: string | null;
        /**
         * @description A whole number of shares, as text. `"0"` is well formed and refused with `minimum_unit`.
         * @example 100
         */
        Quantity: string;
        /**
         * Format: date-time
         * @description RFC 3339, UTC, milliseconds.
         * @example 2026-03-02T15:00:00.000Z
         */
        Instant: string;
        /**
         * Format: date-time
         * @description RFC 3339, UTC, milliseconds; null where it has not happened.
         */
        InstantOrNull: string | null;
        /**
         * Format: date
         * @description A calendar day.
         * @example 2026-03-02
         */
        Day: string;
        /**
         * @description Local time of the market, `HH:mm`.
         * @example 09:30
         */
        TimeOfDay: string;
        /** @description Local time of the market, `HH:mm`, or null. */
        TimeOfDayOrNull: string | null;
        /** @description A prefix that names the kind, and a ULID. Opaque. */
        Id: string;
        /** @description The opaque bearer token of a session. */
        Token: string;
        /**
         * @description Names an instrument or an index.
         * @example NLTO
         */
        Symbol: string;
        /**
         * @description Names a market.
         * @example US
         */
        MarketId: string;
        /** @example USD */
        CurrencyCode: string;
        /** @description One line of text. */
        Text: string;
        /** @description Compared as it is, never trimmed. A server with the strict policy asks for 8 to 64 characters and says so in `/setting/base`. */
        Password: string;
        /** @description Six digits. Asked for where money leaves or a place for it is added. */
        PayPassword: string;
        /** @description The `cursor` of the next page; null when there is none, and always where a list has no `cursor`. */
        NextCursor: string | null;
        /** @description Counts the changes of the resource; goes into `If-Match`. */
        Version: number;
        /** @description Problem details (RFC 9457) with the product's own members. */
        ErrorProblem: {
            /** @description `/errors/` and the code. */
            type: string;
            /** @description Short English text for developers. */
            title: string;
            status: number;
            /** @description Stable and machine-readable; never translated. */
            code: string;
            /** @description In the customer's language, safe to show. A list exactly when `errors` has more than one entry, in the same order. */
            message: string | string[];
            errors?: components["schemas"]["FieldError"][];
            /** @description What to quote to customer service. */
            request_id: string;
        };
        FieldError: {
            /** @description The field on the wire, with dots and indices: `items.0.symbol`. */
            path: string;
            code: string;
            message: string;
            /** @description The values inside the message, as text. */
            params?: {
                [key: string]: string;
            };
        };
        /** @description Something to know before agreeing; not a refusal. */
        Warning: {
            code: 'market_closed' | 'price_far_from_market' | 'unlimited_loss' | (string & {});
            /** @description In the customer's language. */
            message: string;
        };
        MailLogin: {
            /** @description A mail address or a user id. */
            mail: string;
            password: components["schemas"]["Password"];
        };
        PhoneLogin: {
            phone: components["schemas"]["Phone"];
            areaCode: components["schemas"]["AreaCode"];
            password: components["schemas"]["Password"];
        };
        UserLogin: {
            username: components["schemas"]["Text"];
            password: components["schemas"]["Password"];
        };
        /** @description Digits only, without the area code. */
        Phone: string;
        AreaCode: string;
        Session: {
            token: components["schemas"]["Token"];
            customer: components["schemas"]["CustomerScript"];
        };
        /** @description Script text of an external chat widget; null where the built-in chat is used. Runs in a sandbox only. */
        CustomerScript: string | null;
        RotatedToken: {
            token: components["schemas"]["Token"];
        };
        LoggedState: {
            logged: boolean;
        };
        Profile: {
            id: components["schemas"]["Id"];
            mail: string | null;
            phone: string | null;
            area_code: string | null;
            nickname: string | null;
            avatar_url: string | null;
            /** @description What the customer gives to those they invite. */
            invite_code: string;
            vip: boolean;
            kyc_status: 'not_submitted' | 'under_review' | 'pass' | 'refuse' | (string & {});
            has_pay_password: boolean;
            language: 'en' | 'de' | 'es' | 'fr' | 'it' | (string & {});
            /** @description IANA name. */
            timezone: string;
            /** @description The market that the customer chose. */
            market_id: string | null;
            created_at: components["schemas"]["Instant"];
            customer: components["schemas"]["CustomerScript"];
            balances: components["schemas"]["Account"][];
        };
        /** @description IANA name of a time zone. */
        ZoneName: string;
        ProfileUpdate: {
            nickname?: string;
            /** @description An upload made for it; null for none. */
            avatar_upload_id?: components["schemas"]["Id"] | null;
            /** @enum {string} */
            language?: "en" | "de" | "es" | "fr" | "it";
            timezone?: components["schemas"]["ZoneName"];
            market_id?: components["schemas"]["MarketId"];
        };
        LanguageList: {
            data: components["schemas"]["Language"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        Language: {
            /** @description BCP 47. */
            key: string;
            label: string;
        };
        MarketList: {
            data: components["schemas"]["Market"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        Market: {
            id: components["schemas"]["MarketId"];
            code: 'US' | 'ES' | 'FR' | 'SZ' | 'CN' | 'HK' | 'MY' | 'TW' | 'SG' | (string & {});
            name: string;
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA name. */
            timezone: string;
            open: components["schemas"]["TimeOfDay"];
            close: components["schemas"]["TimeOfDay"];
            break_start: components["schemas"]["TimeOfDayOrNull"];
            break_end: components["schemas"]["TimeOfDayOrNull"];
            status: components["schemas"]["SessionStatus"];
            /** @description When trading next starts or resumes; null while open. */
            opens_at: components["schemas"]["InstantOrNull"];
            /** @description When the current or coming session ends for the day. */
            closes_at: components["schemas"]["Instant"];
            /** @description The usual lot, in shares; an instrument may differ. */
            lot_size: components["schemas"]["Quantity"];
            /** @description The usual price step; an instrument says its own. */
            tick_size: components["schemas"]["Decimal"];
        };
        /** @description Whether a market trades now; `break` is the midday pause. */
        SessionStatus: 'open' | 'break' | 'closed' | (string & {});
        /** @description Data of the stream's `status` event. */
        MarketSession: {
            market_id: components["schemas"]["MarketId"];
            status: components["schemas"]["SessionStatus"];
            opens_at: components["schemas"]["InstantOrNull"];
            closes_at: components["schemas"]["Instant"];
            as_of: components["schemas"]["Instant"];
        };
        CurrencyList: {
            data: components["schemas"]["Currency"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        Currency: {
            code: components["schemas"]["CurrencyCode"];
            name: string;
            symbol: string;
            /** @description Places that an amount may have. */
            scale: number;
            kind: 'fiat' | 'crypto' | (string & {});
            networks: ('ERC20' | 'TRC20' | (string & {}))[];
        };
        BaseSettings: {
            /** @description How customer service is reached. */
            msg_type: 'chat' | 'whatsapp' | (string & {});
            /** @description Number for WhatsApp; empty where there is none. */
            whatsapp: string;
            /** @description Characters. */
            password_min: number;
            /** @description Characters. */
            password_max: number;
            upload_max_bytes: number;
            min_withdrawal: components["schemas"]["Decimal"];
            min_withdrawal_currency: components["schemas"]["CurrencyCode"];
            app_version: string;
            version_code: number;
            /** @description With `calendar_version` and a time, every price can be derived again. */
            market_seed: string;
            calendar_version: string;
            business_time: components["schemas"]["Instant"];
            /** @description All but `real` are simulated time. */
            clock_mode: 'demo' | 'real' | 'manual' | (string & {});
        };
        AggregateStat: {
            data: {
                instrument_count: number;
                market_count: number;
                ipo_open_count: number;
                fund_count: number;
                quant_open_count: number;
                as_of: components["schemas"]["Instant"];
            };
        };
        Calendar: {
            data: components["schemas"]["CalendarDay"][];
            next_cursor: components["schemas"]["NextCursor"];
            /** @description Holidays are known to this day; later rows know weekends only. */
            valid_until: components["schemas"]["Day"];
        };
        CalendarDay: {
            date: components["schemas"]["Day"];
            open: components["schemas"]["TimeOfDayOrNull"];
            close: components["schemas"]["TimeOfDayOrNull"];
            business_day: boolean;
        };
        Instrument: {
            symbol: components["schemas"]["Symbol"];
            /** @description Invented. */
            name: string;
            market_id: components["schemas"]["MarketId"];
            product_type: 'STOCK' | 'FUND' | (string & {});
            currency: components["schemas"]["CurrencyCode"];
            /** @description Quantities are multiples of it. */
            lot_size: components["schemas"]["Quantity"];
            /** @description The price step at the present price. */
            tick_size: components["schemas"]["Decimal"];
            shortable: boolean;
            block_min_quantity: components["schemas"]["Quantity"];
            status: 'active' | 'halted' | (string & {});
            /**
             * Format: date
             * @description The session that is the first to trade with the company's next quarterly results; null for what reports none. Of one instrument only: lists leave it out.
             */
            next_report_date?: string | null;
        };
        Quote: {
            symbol: components["schemas"]["Symbol"];
            currency: components["schemas"]["CurrencyCode"];
            last: components["schemas"]["Decimal"];
            open: components["schemas"]["Decimal"];
            high: components["schemas"]["Decimal"];
            low: components["schemas"]["Decimal"];
            /** @description The last price of the session; null until it has ended. */
            close: components["schemas"]["DecimalOrNull"];
            previous_close: components["schemas"]["Decimal"];
            /** @description `last` − `previous_close`. */
            change: components["schemas"]["Decimal"];
            /** @description In percent: `"1.25"` is 1.25 %. */
            change_percentage: components["schemas"]["Decimal"];
            /** @description Shares traded in the session so far. */
            volume: components["schemas"]["Quantity"];
            session_status: components["schemas"]["SessionStatus"];
            /** @description When `last` was traded. */
            as_of: components["schemas"]["Instant"];
            /** @description Of two quotes of a symbol, the one with the greater number is newer. */
            sequence: number;
            delayed: boolean;
            /** @description Trading in the instrument is halted; `last` is the price of that moment, and no further one comes. */
            halted: boolean;
        };
        QuoteList: {
            data: components["schemas"]["Quote"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description An instrument and its quote in one row. */
        InstrumentQuote: components["schemas"]["Instrument"] & components["schemas"]["Quote"];
        InstrumentPage: {
            data: components["schemas"]["InstrumentQuote"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description A world index and its quote in one row. An index cannot be bought. */
        IndexQuote: {
            symbol: components["schemas"]["Symbol"];
            /** @description Invented. */
            name: string;
            region: string;
            market_id: components["schemas"]["MarketId"];
            /** @description IANA name. */
            timezone: string;
            status: components["schemas"]["SessionStatus"];
        } & components["schemas"]["Quote"];
        IndexList: {
            data: components["schemas"]["IndexQuote"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        Course: {
            symbol: components["schemas"]["Symbol"];
            /** @description Oldest first; the close of the session before comes first. */
            levels: components["schemas"]["Decimal"][];
        };
        CourseList: {
            data: components["schemas"]["Course"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        Replay: {
            symbol: components["schemas"]["Symbol"];
            /** @description The real one. */
            name: string;
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA zone of the exchange. */
            timezone: string;
            /**
             * Format: date
             * @description The first real day.
             */
            from_date: string;
            /**
             * Format: date
             * @description The last real day.
             */
            to_date: string;
            /** @description How many trading days there are. */
            days: number;
            /** @description Where the figures come from. */
            source: string;
            /** @description SPDX name of the licence of the data. */
            licence: string;
        };
        ReplayList: {
            data: components["schemas"]["Replay"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        CandleList: {
            data: components["schemas"]["Candle"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        Candle: {
            /** @description Start of the bar. */
            t: components["schemas"]["Instant"];
            open: components["schemas"]["Decimal"];
            high: components["schemas"]["Decimal"];
            low: components["schemas"]["Decimal"];
            close: components["schemas"]["Decimal"];
            volume: components["schemas"]["Quantity"];
        };
        SearchResults: {
            data: components["schemas"]["SearchResult"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        SearchResult: {
            type: 'instrument' | 'index' | 'fund' | 'news' | 'ipo' | 'replay' | (string & {});
            /** @description What the resource's own path takes. */
            id: string;
            symbol: string | null;
            title: string;
            subtitle: string;
        };
        Watchlist: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Place among the lists, from 0. */
            position: number;
            items: components["schemas"]["WatchlistItem"][];
            version: components["schemas"]["Version"];
        };
        WatchlistItem: {
            symbol: components["schemas"]["Symbol"];
            /** @description Of the instrument or index. Invented. */
            name: string;
            market_id: components["schemas"]["MarketId"];
            /** @description The price step at the present price; null for an index, which has none. */
            tick_size: components["schemas"]["Decimal"] | null;
            /** @description Place in the list, from 0. */
            position: number;
            quote: components["schemas"]["Quote"];
        };
        WatchlistList: {
            data: components["schemas"]["Watchlist"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description Unique among the customer's lists, without regard to case. */
        WatchlistName: string;
        WatchlistCreate: {
            name: components["schemas"]["WatchlistName"];
            /** @description At the end when left out. */
            position?: number;
        };
        WatchlistUpdate: {
            name?: components["schemas"]["WatchlistName"];
            position?: number;
        };
        WatchlistItemAdd: {
            symbol: components["schemas"]["Symbol"];
        };
        WatchlistItemOrder: {
            symbols: components["schemas"]["Symbol"][];
        };
        OrderTicket: {
            symbol: components["schemas"]["Symbol"];
            /**
             * @description `long` buys, `short` sells what is not held, on margin.
             * @enum {string}
             */
            direction: "long" | "short";
            /** @enum {string} */
            order_type: "market" | "limit";
            /** @description At least 1 and a multiple of the lot. */
            quantity: components["schemas"]["Quantity"];
            /** @description Limit orders only: a multiple of the tick. */
            price?: components["schemas"]["Amount"];
            /** @description Below the price for long, above it for short. */
            stop_loss?: components["schemas"]["Amount"];
            /** @description Above the price for long, below it for short. */
            take_profit?: components["schemas"]["Amount"];
            /**
             * @description `day` ends with the session, `gtc` when cancelled.
             * @default day
             * @enum {string}
             */
            time_in_force?: "day" | "gtc";
            /** @description A `trade` account in the instrument's currency; the only one when left out. */
            account_id?: components["schemas"]["Id"];
            /** @description The client's own reference. */
            client_order_id?: string;
        };
        OrderPreview: {
            /** @description The limit price, or the quote now for a market order. */
            order_price: components["schemas"]["Decimal"];
            /** @description Price × quantity, with the fee added for long and taken off for short. */
            total_amount: components["schemas"]["Decimal"];
            handling_fee: components["schemas"]["Decimal"];
            /** @description A fraction: `"0.0005"` is 0.05 %. */
            fee_rate: components["schemas"]["Decimal"];
            /** @description Held until the fill, fee included; a market order holds for the worst price that it accepts. */
            hold_amount: components["schemas"]["Decimal"];
            /** @description Held as long as a short position is open; 0 for long. */
            margin_amount: components["schemas"]["Decimal"];
            available_before: components["schemas"]["Decimal"];
            available_after: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
            warnings: components["schemas"]["Warning"][];
        };
        OrderAmendment: {
            price?: components["schemas"]["Amount"];
            stop_loss?: components["schemas"]["AmountOrNull"];
            take_profit?: components["schemas"]["AmountOrNull"];
        };
        Order: {
            id: components["schemas"]["Id"];
            client_order_id: string | null;
            account_id: components["schemas"]["Id"];
            /** @description The position that it opened, increased or closes; null before the first fill that opens one. */
            position_id: string | null;
            intent: 'open' | 'close' | (string & {});
            symbol: components["schemas"]["Symbol"];
            /** @description The instrument's name. */
            name: string;
            market_id: components["schemas"]["MarketId"];
            /** @description The price step at `order_price`. */
            tick_size: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
            direction: components["schemas"]["Direction"];
            side: components["schemas"]["Side"];
            order_type: 'market' | 'limit' | 'block' | (string & {});
            time_in_force: 'day' | 'gtc' | (string & {});
            status: components["schemas"]["OrderStatus"];
            /** @description The error code of a refused order. */
            reject_code: string | null;
            quantity: components["schemas"]["Quantity"];
            filled_quantity: components["schemas"]["Quantity"];
            /** @description The limit price, or the quote at submission for a market order. */
            order_price: components["schemas"]["Decimal"];
            /** @description The average over the fills. */
            filled_price: components["schemas"]["DecimalOrNull"];
            /** @description Of a block trade. */
            discount_buying_price: components["schemas"]["DecimalOrNull"];
            /** @description What has been filled, without fees. */
            total_open_amount: components["schemas"]["Decimal"];
            /** @description As in the preview; of what was filled once the order is done. */
            total_amount: components["schemas"]["Decimal"];
            /** @description As in the preview; what was charged once the order is done. */
            handling_fee: components["schemas"]["Decimal"];
            /** @description Still held; 0 once the order is done. */
            hold_amount: components["schemas"]["Decimal"];
            stop_loss: components["schemas"]["DecimalOrNull"];
            take_profit: components["schemas"]["DecimalOrNull"];
            submitted_at: components["schemas"]["Instant"];
            /** @description The last fill. */
            filled_at: components["schemas"]["InstantOrNull"];
            /** @description When nothing more could happen to it. */
            closed_at: components["schemas"]["InstantOrNull"];
            /** @description End of the session of a `day` order. */
            expires_at: components["schemas"]["InstantOrNull"];
            /** @description Ascending in time. */
            fills: components["schemas"]["Fill"][];
            /** @description Of the answer that created the order; empty elsewhere. */
            warnings: components["schemas"]["Warning"][];
            version: components["schemas"]["Version"];
        };
        Fill: {
            quantity: components["schemas"]["Quantity"];
            price: components["schemas"]["Decimal"];
            handling_fee: components["schemas"]["Decimal"];
            filled_at: components["schemas"]["Instant"];
        };
        /** @description `wait`: accepted; `handle`: working in the market; `refused`: rejected, see `reject_code`. */
        OrderStatus: 'wait' | 'handle' | 'partially_filled' | 'filled' | 'canceled' | 'refused' | 'expired' | (string & {});
        /** @description Which way the position earns. */
        Direction: 'long' | 'short' | (string & {});
        /** @description What `direction` was opened with. */
        Side: 'buy' | 'sell' | (string & {});
        OrderPage: {
            data: components["schemas"]["Order"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        Position: {
            id: components["schemas"]["Id"];
            account_id: components["schemas"]["Id"];
            symbol: components["schemas"]["Symbol"];
            /** @description The instrument's name. */
            name: string;
            market_id: components["schemas"]["MarketId"];
            /** @description The price step at `last`. */
            tick_size: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
            direction: components["schemas"]["Direction"];
            side: components["schemas"]["Side"];
            status: 'open' | 'closing_review' | 'closing' | 'closed' | (string & {});
            /** @description Held now; of a closed position, what was held at most. */
            quantity: components["schemas"]["Quantity"];
            /** @description Held and in no close request. */
            closable_quantity: components["schemas"]["Quantity"];
            /** @description Average price of what is held, without fees. */
            actual_buying_price: components["schemas"]["Decimal"];
            /** @description Of a block trade. */
            discount_buying_price: components["schemas"]["DecimalOrNull"];
            /** @description The price that the values below use; the closing price of a closed position. */
            last: components["schemas"]["Decimal"];
            /** @description `actual_buying_price` × `quantity`. */
            total_open_amount: components["schemas"]["Decimal"];
            /** @description `last` × `quantity`; 0 once closed. */
            total_holding_amount: components["schemas"]["Decimal"];
            floating_pnl: components["schemas"]["Decimal"];
            /** @description The same number as `floating_pnl`. */
            unrealized_pnl: components["schemas"]["Decimal"];
            /** @description In percent of `total_open_amount`. */
            floating_pnl_percentage: components["schemas"]["Decimal"];
            /** @description Of the parts closed so far, after fees. */
            realized_pnl: components["schemas"]["Decimal"];
            /** @description All fees so far. */
            handling_fee: components["schemas"]["Decimal"];
            /** @description Held for a short position; 0 for long. */
            margin_amount: components["schemas"]["Decimal"];
            stop_loss: components["schemas"]["DecimalOrNull"];
            take_profit: components["schemas"]["DecimalOrNull"];
            opened_at: components["schemas"]["Instant"];
            closed_at: components["schemas"]["InstantOrNull"];
            version: components["schemas"]["Version"];
        };
        PositionAmendment: {
            stop_loss?: components["schemas"]["AmountOrNull"];
            take_profit?: components["schemas"]["AmountOrNull"];
        };
        PositionPage: {
            data: components["schemas"]["Position"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        CloseTicket: {
            /** @description 1 to `closable_quantity`; lots do not matter. */
            quantity: components["schemas"]["Quantity"];
            /** @enum {string} */
            order_type: "market" | "limit";
            /** @description Limit only: a multiple of the tick. */
            price?: components["schemas"]["Amount"];
        };
        CloseRequest: {
            id: components["schemas"]["Id"];
            position_id: components["schemas"]["Id"];
            symbol: components["schemas"]["Symbol"];
            /** @description The instrument's name. */
            name: string;
            currency: components["schemas"]["CurrencyCode"];
            direction: components["schemas"]["Direction"];
            quantity: components["schemas"]["Quantity"];
            order_type: 'market' | 'limit' | (string & {});
            price: components["schemas"]["DecimalOrNull"];
            status: 'closing_review' | 'approved' | 'filled' | 'refused' | 'withdrawn' | (string & {});
            /** @description In the customer's language. */
            refuse_reason: string | null;
            /** @description The order that fills it, once approved. */
            order_id: string | null;
            filled_price: components["schemas"]["DecimalOrNull"];
            handling_fee: components["schemas"]["DecimalOrNull"];
            realized_pnl: components["schemas"]["DecimalOrNull"];
            submitted_at: components["schemas"]["Instant"];
            /** @description The review is decided by then. */
            due_at: components["schemas"]["Instant"];
            decided_at: components["schemas"]["InstantOrNull"];
        };
        CloseRequestPage: {
            data: components["schemas"]["CloseRequest"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description Always `total_value` = `available_funds` + `used`. */
        Account: {
            id: components["schemas"]["Id"];
            /** @description `cash`: deposits and withdrawals; `trade`: orders and positions; `fund`: funds and quant. */
            kind: 'cash' | 'trade' | 'fund' | (string & {});
            currency: components["schemas"]["CurrencyCode"];
            available_funds: components["schemas"]["Decimal"];
            /** @description Held, on margin or invested. */
            used: components["schemas"]["Decimal"];
            total_value: components["schemas"]["Decimal"];
            today_profit: components["schemas"]["Decimal"];
        };
        AccountList: {
            data: components["schemas"]["Account"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description One change of an account's available funds. */
        Entry: {
            id: components["schemas"]["Id"];
            account_id: components["schemas"]["Id"];
            /** @description What happened. */
            kind: string;
            /** @description Negative where funds left. */
            amount: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description Available funds after it. */
            balance_after: components["schemas"]["Decimal"];
            /** @description What kind of thing caused it: `order`, `deposit`, … */
            ref_type: string | null;
            ref_id: string | null;
            /** @description Names the sentence that the app shows. */
            memo_key: string;
            created_at: components["schemas"]["Instant"];
        };
        EntryPage: {
            data: components["schemas"]["Entry"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description A mail address; upper and lower case are the same. */
        MailAddress: string;
        /** @description A code that was sent, or shown by an authenticator app. */
        SixDigits: string;
        /** @description `mail` with the channel mail, `phone` and `areaCode` with the channel phone. */
        CodeRequest: {
            /** @enum {string} */
            channel: "mail" | "phone";
            mail?: components["schemas"]["MailAddress"];
            phone?: components["schemas"]["Phone"];
            areaCode?: components["schemas"]["AreaCode"];
            /** @enum {string} */
            purpose: "register" | "reset" | "bind" | "pay_password";
        };
        CodeSent: {
            /** @description Seconds for which the code works. */
            expires_in: number;
            /** @description Seconds until another one can be asked for. */
            resend_in: number;
        };
        AgreementAcceptance: {
            document: string;
            version: string;
        };
        /** @description `mail`, or `phone` and `areaCode`. */
        Registration: {
            mail?: components["schemas"]["MailAddress"];
            phone?: components["schemas"]["Phone"];
            areaCode?: components["schemas"]["AreaCode"];
            password: components["schemas"]["Password"];
            confirm_password: components["schemas"]["Password"];
            code: components["schemas"]["SixDigits"];
            invite_code?: string;
            /** @description To the user agreement and the privacy policy. */
            agree: boolean;
            /** @description The versions that were shown. */
            agreements?: components["schemas"]["AgreementAcceptance"][];
        };
        /** @description `mail`, or `phone` and `areaCode`. */
        PasswordReset: {
            mail?: components["schemas"]["MailAddress"];
            phone?: components["schemas"]["Phone"];
            areaCode?: components["schemas"]["AreaCode"];
            code: components["schemas"]["SixDigits"];
            password: components["schemas"]["Password"];
            confirm_password: components["schemas"]["Password"];
        };
        PasswordChange: {
            old_password: components["schemas"]["Password"];
            password: components["schemas"]["Password"];
            confirm_password: components["schemas"]["Password"];
        };
        PayPasswordChange: {
            pay_password: components["schemas"]["PayPassword"];
            confirm_pay_password: components["schemas"]["PayPassword"];
            password?: components["schemas"]["Password"];
            old_pay_password?: components["schemas"]["PayPassword"];
            code?: components["schemas"]["SixDigits"];
        };
        /** @description `mail`, or `phone` and `areaCode`. */
        ContactChange: {
            password: components["schemas"]["Password"];
            mail?: components["schemas"]["MailAddress"];
            phone?: components["schemas"]["Phone"];
            areaCode?: components["schemas"]["AreaCode"];
            code: components["schemas"]["SixDigits"];
        };
        PasswordProof: {
            password: components["schemas"]["Password"];
        };
        MemberSession: {
            id: components["schemas"]["Id"];
            /** @description What the client called itself. */
            platform: string;
            /** @description As much of the address as it takes to recognise a place. */
            ip_prefix: string;
            created_at: components["schemas"]["Instant"];
            last_seen_at: components["schemas"]["Instant"];
            /** @description The session that asks. */
            current: boolean;
        };
        SessionList: {
            data: components["schemas"]["MemberSession"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description The password was right; a second step is left. */
        SecondStepNeeded: {
            challenge: components["schemas"]["Token"];
            methods: ('totp' | 'recovery_code' | (string & {}))[];
            /** @description Seconds. */
            expires_in: number;
        };
        SecondStep: {
            challenge: components["schemas"]["Token"];
            /** @description Six digits of the app, or a recovery code. */
            code: string;
        };
        TotpState: {
            enabled: boolean;
            recovery_codes_left: number;
            enabled_at: components["schemas"]["InstantOrNull"];
        };
        TotpKey: {
            /** @description Base32, for typing it in. */
            secret: string;
            /** @description `otpauth://`, for a QR code. */
            uri: string;
        };
        TotpProof: {
            code: components["schemas"]["SixDigits"];
        };
        RecoveryCodes: {
            recovery_codes: string[];
        };
        Passkey: {
            id: components["schemas"]["Id"];
            name: string;
            created_at: components["schemas"]["Instant"];
            last_used_at: components["schemas"]["InstantOrNull"];
        };
        PasskeyList: {
            data: components["schemas"]["Passkey"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        PasskeyOptions: {
            /** @description JSON text of WebAuthn, whose names are its own. */
            options: string;
        };
        PasskeyRegistration: {
            name: string;
            credential: components["schemas"]["PasskeyCredential"];
        };
        PasskeyLogin: {
            credential: components["schemas"]["PasskeyCredential"];
        };
        /** @description JSON text of the credential that WebAuthn answered. */
        PasskeyCredential: string;
        UploadForm: {
            purpose: components["schemas"]["UploadPurpose"];
            /**
             * Format: binary
             * @description The picture; its file name is not looked at.
             */
            file: string;
        };
        /**
         * @description What a picture is sent for; it can be used for nothing else.
         * @enum {string}
         */
        UploadPurpose: "proof" | "kyc" | "loan" | "signature" | "avatar" | "chat";
        Upload: {
            id: components["schemas"]["Id"];
            purpose: components["schemas"]["UploadPurpose"];
            content_type: 'image/jpeg' | 'image/png' | (string & {});
            /** @description Bytes, as stored. */
            size: number;
            /** @description Pixels, as stored. */
            width: number;
            /** @description Pixels, as stored. */
            height: number;
            /** @description Of the stored bytes. */
            sha256: string;
            /** @description Where it can be fetched with the session. */
            url: string;
        };
        /** @description The identity as it was last submitted. `refuse_reason_key` is that of the first refused image; each image has its own. */
        Kyc: {
            status: 'not_submitted' | 'under_review' | 'pass' | 'refuse' | (string & {});
            /** @description `idcard` or `passport`; more may come. */
            document_type: string | null;
            first_name: string | null;
            last_name: string | null;
            /** @description Once verified only its last four characters are kept. */
            document_number: string | null;
            refuse_reason_key: string | null;
            /** @description What the reviewer added in words of their own. */
            refuse_note: string | null;
            images: components["schemas"]["KycImage"][];
            submitted_at: components["schemas"]["InstantOrNull"];
            review_due_at: components["schemas"]["InstantOrNull"];
            reviewed_at: components["schemas"]["InstantOrNull"];
            images_deleted_at: components["schemas"]["InstantOrNull"];
            professional_status: 'not_submitted' | 'under_review' | 'pass' | 'refuse' | (string & {});
            professional: components["schemas"]["KycProfessional"] | null;
        };
        KycProfessional: {
            refuse_reason_key: string | null;
            refuse_note: string | null;
            submitted_at: components["schemas"]["Instant"];
            review_due_at: components["schemas"]["Instant"];
            reviewed_at: components["schemas"]["InstantOrNull"];
            images_deleted_at: components["schemas"]["InstantOrNull"];
        };
        KycImage: {
            part: 'front' | 'back' | 'passport' | 'professional' | (string & {});
            status: 'under_review' | 'accepted' | 'refused' | (string & {});
            /** @description Of a refused image: `blurred`, `dark`, `overexposed`, `too_small`, `covered`, `background`, `held`, `expired`, `wrong_document`, `details_differ`, `other`; more may come. */
            reason_key: string | null;
        };
        PersonName: string;
        DocumentNumber: string;
        IdCardSubmission: {
            first_name: components["schemas"]["PersonName"];
            last_name: components["schemas"]["PersonName"];
            id_number: components["schemas"]["DocumentNumber"];
            front_upload_id?: components["schemas"]["Id"];
            back_upload_id?: components["schemas"]["Id"];
            pay_password: components["schemas"]["PayPassword"];
        };
        PassportSubmission: {
            first_name: components["schemas"]["PersonName"];
            last_name: components["schemas"]["PersonName"];
            passport_number: components["schemas"]["DocumentNumber"];
            passport_upload_id?: components["schemas"]["Id"];
            pay_password: components["schemas"]["PayPassword"];
        };
        ProfessionalSubmission: {
            professional_upload_id?: components["schemas"]["Id"];
            pay_password: components["schemas"]["PayPassword"];
        };
        /** @description `security` cannot be muted. */
        NoticeKind: 'order' | 'position' | 'deposit' | 'withdrawal' | 'transfer' | 'ipo' | 'fund' | 'quant' | 'loan' | 'kyc' | 'alert' | 'support' | 'security' | (string & {});
        Notice: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["NoticeKind"];
            /** @description In the language of `Accept-Language`. */
            title: string;
            /** @description In the language of `Accept-Language`; instants in the customer’s zone. */
            body: string;
            /** @description What kind of record it tells of: `order`, `deposit`, … */
            ref_type: string | null;
            /** @description The record it tells of. */
            ref_id: string | null;
            read: boolean;
            created_at: components["schemas"]["Instant"];
        };
        NoticePage: {
            data: components["schemas"]["Notice"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description Either `ids`, or `all: true` with or without a `kind`. */
        NoticeRead: {
            ids?: components["schemas"]["Id"][];
            /** @constant */
            all?: true;
            kind?: string;
        } & (unknown | unknown);
        UnreadCount: {
            unread_count: number;
            /** @description Kinds with something unread. */
            kinds: {
                kind: components["schemas"]["NoticeKind"];
                unread_count: number;
            }[];
        };
        NoticeSetting: {
            kind: components["schemas"]["NoticeKind"];
            muted: boolean;
            /** @description False: it cannot be muted. */
            mutable: boolean;
        };
        NoticeSettingList: {
            data: components["schemas"]["NoticeSetting"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        NoticeSettingUpdate: {
            /** @enum {string} */
            kind: "order" | "position" | "deposit" | "withdrawal" | "transfer" | "ipo" | "fund" | "quant" | "loan" | "kyc" | "alert" | "support" | "security";
            muted: boolean;
        };
        /** @description The `data` of one event. */
        MemberEvent: {
            /** @description Of what changed; null for `sync`. */
            id: string | null;
            /** @description Larger for a later event. */
            version: number;
            /** @description Of `sync` alone, in milliseconds: nothing of the customer has changed for so long, so an answer to a question that was sent later than that is not old. */
            quiet_ms?: number;
        };
        Alert: {
            id: components["schemas"]["Id"];
            symbol: components["schemas"]["Symbol"];
            /** @description Of the instrument or index. */
            name: string;
            /** @description `above`, `below`: the price reaches `value`. `percent`: the change since the previous close reaches `value` per cent, upwards for a positive one, downwards for a negative one. */
            kind: 'above' | 'below' | 'percent' | (string & {});
            value: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
            state: 'active' | 'fired' | (string & {});
            created_at: components["schemas"]["Instant"];
            fired_at: components["schemas"]["InstantOrNull"];
            fired_price: components["schemas"]["DecimalOrNull"];
        };
        AlertList: {
            data: components["schemas"]["Alert"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        AlertCreate: {
            symbol: components["schemas"]["Symbol"];
            /** @enum {string} */
            kind: "above" | "below" | "percent";
            value: components["schemas"]["Decimal"];
        };
        Document: {
            key: string;
            /** @description What an agreement to it names. */
            version: string;
            lang: string;
            title: string;
            /** @description Markdown with headings, paragraphs, lists, emphasis and strong text; no HTML, no links. */
            body_md: string;
            /** @description Of `body_md`, UTF-8. */
            sha256: string;
            published_at: components["schemas"]["Instant"];
        };
        Support: {
            msg_type: string;
            whatsapp: string | null;
            /** @description Whether it is within the hours of the desk. */
            online: boolean;
            hours: {
                opens: components["schemas"]["TimeOfDay"];
                closes: components["schemas"]["TimeOfDay"];
                timezone: string;
                /** @description 1 is Monday. */
                days: number[];
            };
            unread_count: number;
        };
        SupportMessage: {
            id: components["schemas"]["Id"];
            /** @description `automatic`: no person has read the message yet. */
            author: 'member' | 'desk' | 'automatic' | (string & {});
            text: string;
            upload_ids: components["schemas"]["Id"][];
            created_at: components["schemas"]["Instant"];
        };
        SupportMessagePage: {
            data: components["schemas"]["SupportMessage"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        SupportMessageCreate: {
            /** @description Line breaks are kept. */
            text: string;
            upload_ids?: components["schemas"]["Id"][];
        };
        ExportCreate: {
            /** @enum {string} */
            kind: "account" | "entry" | "order" | "deposit" | "withdrawal" | "tax";
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @enum {string} */
            format: "csv" | "json";
        };
        Export: {
            id: components["schemas"]["Id"];
            kind: 'account' | 'entry' | 'order' | 'deposit' | 'withdrawal' | 'tax' | (string & {});
            format: 'csv' | 'json' | (string & {});
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @description `failed`: more rows than a file may have; a shorter period has fewer. */
            status: 'queued' | 'ready' | 'failed' | (string & {});
            row_count: number | null;
            /** @description Of the file, once it is ready. */
            url: string | null;
            created_at: components["schemas"]["Instant"];
            expires_at: components["schemas"]["Instant"];
        };
        ExportFile: {
            kind: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @constant */
            simulated: true;
            data: {
                [key: string]: string | null;
            }[];
        };
        /** @description A way for money to come in. */
        DepositChannel: {
            id: components["schemas"]["DepositChannelId"];
            /** @description `card`: by bank; `wallet`: by a network; `custom`: as agreed with customer service. */
            type: 'card' | 'wallet' | 'custom' | (string & {});
            /** @description A closed one takes no new deposits. */
            status: 'open' | 'closed' | (string & {});
            /** @description What is sent. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Of a wallet: `ERC20` or `TRC20`; else null. */
            network: string | null;
            /** @description Of a wallet; the customer's own, and visibly not an address of any real network. */
            address: string | null;
            /** @description The text of its QR code. */
            address_qr: string | null;
            /** @description Where to send it; null for a wallet and where it is agreed with customer service. */
            bank_details: components["schemas"]["BankDetails"] | null;
            /** @description Names the customer; belongs into the transfer's purpose. */
            reference: string;
            /** @description Of one deposit, in `currency`. */
            min: components["schemas"]["Amount"];
            /** @description Of one deposit, in `currency`. */
            max: components["schemas"]["Amount"];
            /** @description In `currency`; taken before it is converted. */
            fee: components["schemas"]["Amount"];
            /** @description What is credited, unless another is chosen. */
            account_currency: components["schemas"]["CurrencyCode"];
            /** @description `account_currency` for one `currency`, now. */
            rate_to_account: components["schemas"]["Amount"];
            /** @description What can be credited. */
            account_currencies: components["schemas"]["DepositRate"][];
            /** @description Of the network, before the review begins. */
            confirmations: number;
            /** @description What one of them usually takes. */
            confirmation_seconds: number;
            /** @description By when the review has decided. */
            review_minutes: number;
            /** @description Names the sentence that the app shows. */
            note: 'quote_reference' | 'one_network' | 'agree_first' | (string & {});
        };
        DepositRate: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description For one unit of what is sent. */
            rate: components["schemas"]["Amount"];
        };
        BankDetails: {
            account_name: string;
            bank_name: string;
            /** @description Visibly not an account of any real bank. */
            iban: string;
            bic: string;
        };
        DepositChannelList: {
            data: components["schemas"]["DepositChannel"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Names a channel.
         * @example card_eur
         */
        DepositChannelId: string;
        DepositCreate: {
            channel_id: components["schemas"]["DepositChannelId"];
            /** @description What was sent, in the channel's currency. */
            amount: components["schemas"]["Amount"];
            /** @description A picture of the transfer. Required; its lack answers `proof_required`. */
            proof_upload_id?: components["schemas"]["Id"];
            /** @description One of the channel's `account_currencies`; its `account_currency` when left out. */
            account_currency?: components["schemas"]["CurrencyCode"];
            /** @description Of a wallet's transfer. One transfer is credited once. */
            tx_hash?: string;
            /** @description The customer's own bank account that the money comes from; only with a channel by bank. */
            bank_card_id?: components["schemas"]["Id"];
            /** @description Where the customer is. */
            timezone: components["schemas"]["ZoneName"];
        };
        DepositSimulation: {
            channel_id: components["schemas"]["DepositChannelId"];
            amount: components["schemas"]["Amount"];
            timezone: components["schemas"]["ZoneName"];
        };
        DepositProof: {
            proof_upload_id: components["schemas"]["Id"];
        };
        /** @description Money on its way in. Waiting, `estimated_amount` says what would be credited at the rate of now; decided, `converted_amount` = (`audit_amount` - `fee`) * `rate`, cut to the currency's scale. */
        Deposit: {
            id: components["schemas"]["Id"];
            type: 'card' | 'wallet' | 'custom' | (string & {});
            channel_id: components["schemas"]["DepositChannelId"];
            /** @description `ERC20`, `TRC20`; null where there is none. */
            network: string | null;
            /** @description What was sent. */
            amount: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description Taken before it is converted; of what is credited only. */
            fee: components["schemas"]["Decimal"];
            /** @description Of now while it waits, then the one it was decided at. */
            rate: components["schemas"]["Decimal"];
            /** @description Of the account that is credited. */
            converted_currency: components["schemas"]["CurrencyCode"];
            /** @description Only while it waits. */
            estimated_amount: components["schemas"]["DecimalOrNull"];
            /** @description What the review found to have arrived. */
            audit_amount: components["schemas"]["DecimalOrNull"];
            /** @description What was credited. */
            converted_amount: components["schemas"]["DecimalOrNull"];
            /** @description 0 wait, 1 pass, 2 partial, 3 refuse, 4 canceled. */
            status: number;
            status_key: 'wait' | 'pass' | 'partial' | 'refuse' | 'canceled' | (string & {});
            /** @description Why less was credited than was told of, or nothing. */
            refuse_reason: string | null;
            reference: string;
            tx_hash: string | null;
            confirmations: number;
            confirmations_required: number;
            /** @description When each confirmation came. */
            confirmed_at: components["schemas"]["Instant"][];
            proof_upload_ids: components["schemas"]["Id"][];
            timezone: string;
            submitted_at: components["schemas"]["Instant"];
            /** @description By when it is decided; null before the last confirmation. */
            review_due_at: components["schemas"]["InstantOrNull"];
            audited_at: components["schemas"]["InstantOrNull"];
            canceled_at: components["schemas"]["InstantOrNull"];
        };
        DepositPage: {
            data: components["schemas"]["Deposit"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        BankCard: {
            id: components["schemas"]["Id"];
            /** @description The customer's own label. */
            name: string;
            /** @description Who holds the account. */
            account_name: string;
            /** @description Masked to its last four characters. */
            account_number: string;
            /** @description Of the account number. */
            last4: string;
            bank_name: string;
            bank_branch: string | null;
            /** @description Masked, in groups of four. */
            iban: string;
            bic: string;
            is_default: boolean;
            /** @description Withdrawals on their way to it; while there are any, it stays. */
            pending_withdrawals: number;
            created_at: components["schemas"]["Instant"];
        };
        BankCardList: {
            data: components["schemas"]["BankCard"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        BankCardCreate: {
            /** @description The customer's own label. */
            name: components["schemas"]["Text"];
            /** @description Who holds the account. */
            account_name: components["schemas"]["Text"];
            /** @description Digits and letters; spaces and hyphens are left out. */
            account_number: string;
            bank_name: components["schemas"]["Text"];
            bank_branch?: components["schemas"]["Text"];
            /** @description In any case, with or without spaces. */
            iban: string;
            /** @description 8 or 11 characters. */
            bic: string;
            pay_password: components["schemas"]["PayPassword"];
        };
        BankCardUpdate: {
            name?: components["schemas"]["Text"];
            /**
             * @description The other one stops being it.
             * @constant
             */
            is_default?: true;
        };
        CryptoWallet: {
            id: components["schemas"]["Id"];
            /** @description The customer's own label. */
            name: string;
            currency: components["schemas"]["CurrencyCode"];
            network: 'ERC20' | 'TRC20' | (string & {});
            address: string;
            /** @description Of the address. */
            last4: string;
            /** @description Whether a withdrawal was passed to it before. */
            is_used: boolean;
            /** @description Withdrawals on their way to it; while there are any, it stays. */
            pending_withdrawals: number;
            created_at: components["schemas"]["Instant"];
        };
        CryptoWalletList: {
            data: components["schemas"]["CryptoWallet"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        CryptoWalletCreate: {
            /** @description The customer's own label. */
            name: components["schemas"]["Text"];
            /** @enum {string} */
            currency: "USDT";
            /** @enum {string} */
            network: "ERC20" | "TRC20";
            address: string;
            pay_password: components["schemas"]["PayPassword"];
        };
        WithdrawalQuote: {
            type: 'bank' | 'crypto' | (string & {});
            currency: components["schemas"]["CurrencyCode"];
            /** @description As asked; null without one. */
            amount: components["schemas"]["DecimalOrNull"];
            /** @description Taken from the amount. */
            fee: components["schemas"]["Decimal"];
            /** @description What the customer receives; null without an amount. */
            net_amount: components["schemas"]["DecimalOrNull"];
            /** @description The equivalent of 10 USD. */
            min: components["schemas"]["Decimal"];
            /** @description What is available in the cash account. */
            max: components["schemas"]["Decimal"];
            /** @description Until then a request is processed on the same business day. */
            cutoff_time: components["schemas"]["TimeOfDay"];
            /** @description Whose business days count. */
            market_id: components["schemas"]["MarketId"];
            /** @description IANA, of that market. */
            timezone: string;
            processing_starts_at: components["schemas"]["Instant"];
            /** @description By when it is decided. */
            review_due_at: components["schemas"]["Instant"];
            /** @description In the market's zone. */
            arrival_date: components["schemas"]["Day"];
        };
        WithdrawalCreate: {
            /** @enum {string} */
            type: "bank" | "crypto";
            /** @description With `bank`. */
            bank_card_id?: components["schemas"]["Id"];
            /** @description With `crypto`. */
            crypto_wallet_id?: components["schemas"]["Id"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description What leaves the account, the fee included. */
            amount: components["schemas"]["Amount"];
            pay_password: components["schemas"]["PayPassword"];
        };
        /** @description Where the money goes, as it was when the withdrawal was asked for. */
        Payee: {
            type: 'bank' | 'crypto' | (string & {});
            /** @description The bank, or the label of the wallet. */
            name: string;
            last4: string;
            /** @description Of a wallet. */
            network: string | null;
        };
        Withdrawal: {
            id: components["schemas"]["Id"];
            /** @description The number on the receipt and on the statement of the bank. */
            reference: string;
            type: 'bank' | 'crypto' | (string & {});
            /** @description 0 wait, 1 pass, 2 refuse, 3 canceled. */
            status: number;
            status_key: 'wait' | 'pass' | 'refuse' | 'canceled' | (string & {});
            account_id: components["schemas"]["Id"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description What leaves the account. */
            amount: components["schemas"]["Decimal"];
            fee: components["schemas"]["Decimal"];
            /** @description What the customer receives. */
            net_amount: components["schemas"]["Decimal"];
            payee: components["schemas"]["Payee"];
            submitted_at: components["schemas"]["Instant"];
            processing_starts_at: components["schemas"]["Instant"];
            /** @description By when it is decided. */
            review_due_at: components["schemas"]["Instant"];
            /** @description In the market's zone. */
            arrival_date: components["schemas"]["Day"];
            /** @description Whose business days count. */
            market_id: components["schemas"]["MarketId"];
            /** @description IANA, of that market. */
            timezone: string;
            audited_at: components["schemas"]["InstantOrNull"];
            /** @description When the money arrived. */
            settled_at: components["schemas"]["InstantOrNull"];
            canceled_at: components["schemas"]["InstantOrNull"];
            refuse_reason: string | null;
        };
        WithdrawalPage: {
            data: components["schemas"]["Withdrawal"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        TransferMax: {
            max: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
        };
        TransferCreate: {
            from_account_id: components["schemas"]["Id"];
            to_account_id: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
        };
        Transfer: {
            id: components["schemas"]["Id"];
            from_account_id: components["schemas"]["Id"];
            from_kind: 'cash' | 'trade' | 'fund' | (string & {});
            to_account_id: components["schemas"]["Id"];
            to_kind: 'cash' | 'trade' | 'fund' | (string & {});
            currency: components["schemas"]["CurrencyCode"];
            amount: components["schemas"]["Decimal"];
            created_at: components["schemas"]["Instant"];
        };
        TransferPage: {
            data: components["schemas"]["Transfer"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        ConversionAsk: {
            from_currency: components["schemas"]["CurrencyCode"];
            to_currency: components["schemas"]["CurrencyCode"];
            from_amount: components["schemas"]["Amount"];
        };
        ConversionQuote: {
            quote_id: components["schemas"]["Id"];
            from_currency: components["schemas"]["CurrencyCode"];
            from_amount: components["schemas"]["Decimal"];
            to_currency: components["schemas"]["CurrencyCode"];
            /** @description Rounded down to the scale of the currency. */
            to_amount: components["schemas"]["Decimal"];
            /** @description Units of `to_currency` for one of `from_currency`. */
            mid_rate: components["schemas"]["Decimal"];
            /** @description The mid rate less the spread. */
            rate: components["schemas"]["Decimal"];
            /** @description A fraction: `"0.005"` is 0.5 %. */
            spread: components["schemas"]["Decimal"];
            /** @description In the cash account that is paid from. */
            available: components["schemas"]["Decimal"];
            /** @description Wall time. */
            expires_at: components["schemas"]["Instant"];
        };
        ConversionCreate: {
            quote_id: components["schemas"]["Id"];
        };
        Conversion: {
            id: components["schemas"]["Id"];
            from_currency: components["schemas"]["CurrencyCode"];
            from_amount: components["schemas"]["Decimal"];
            to_currency: components["schemas"]["CurrencyCode"];
            to_amount: components["schemas"]["Decimal"];
            rate: components["schemas"]["Decimal"];
            spread: components["schemas"]["Decimal"];
            created_at: components["schemas"]["Instant"];
        };
        ConversionPage: {
            data: components["schemas"]["Conversion"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        Ipo: {
            id: components["schemas"]["Id"];
            symbol: components["schemas"]["Symbol"];
            name: string;
            market_id: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            timezone: string;
            sector: string;
            state: 'upcoming' | 'open' | 'closed' | 'listed' | (string & {});
            /** @description Fixed: the price of a share for everybody. */
            issue_price: components["schemas"]["Decimal"];
            /** @description Shares; a subscription is a multiple of it. */
            lot_size: components["schemas"]["Quantity"];
            min_quantity: components["schemas"]["Quantity"];
            /** @description The most that one customer can ask for. */
            max_quantity: components["schemas"]["Quantity"];
            /** @description Issue price × shares issued. */
            issue_amount: components["schemas"]["Decimal"];
            shares_issued: components["schemas"]["Quantity"];
            /** @description Shares for applications like these; the rest goes to institutions. */
            public_quantity: components["schemas"]["Quantity"];
            /** @description How many times `public_quantity` has been asked for so far; 0 before the window opens. */
            demand: components["schemas"]["Decimal"];
            open_at: components["schemas"]["Instant"];
            close_at: components["schemas"]["Instant"];
            /** @description Applications are checked until then. */
            audit_date: components["schemas"]["Day"];
            /** @description The day of the allotment, in the zone of the market. */
            expiration_date: components["schemas"]["Day"];
            allotment_at: components["schemas"]["Instant"];
            listing_date: components["schemas"]["Day"];
            /** @description The first trade. */
            listing_at: components["schemas"]["Instant"];
        };
        IpoDetail: {
            id: components["schemas"]["Id"];
            symbol: components["schemas"]["Symbol"];
            name: string;
            market_id: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            timezone: string;
            sector: string;
            state: 'upcoming' | 'open' | 'closed' | 'listed' | (string & {});
            /** @description Fixed: the price of a share for everybody. */
            issue_price: components["schemas"]["Decimal"];
            /** @description Shares; a subscription is a multiple of it. */
            lot_size: components["schemas"]["Quantity"];
            min_quantity: components["schemas"]["Quantity"];
            /** @description The most that one customer can ask for. */
            max_quantity: components["schemas"]["Quantity"];
            /** @description Issue price × shares issued. */
            issue_amount: components["schemas"]["Decimal"];
            shares_issued: components["schemas"]["Quantity"];
            /** @description Shares for applications like these; the rest goes to institutions. */
            public_quantity: components["schemas"]["Quantity"];
            /** @description How many times `public_quantity` has been asked for so far; 0 before the window opens. */
            demand: components["schemas"]["Decimal"];
            open_at: components["schemas"]["Instant"];
            close_at: components["schemas"]["Instant"];
            /** @description Applications are checked until then. */
            audit_date: components["schemas"]["Day"];
            /** @description The day of the allotment, in the zone of the market. */
            expiration_date: components["schemas"]["Day"];
            allotment_at: components["schemas"]["Instant"];
            listing_date: components["schemas"]["Day"];
            /** @description The first trade. */
            listing_at: components["schemas"]["Instant"];
            /** @description Paragraphs, in the language asked for. */
            prospectus: string[];
            risks: string[];
        };
        IpoPage: {
            data: components["schemas"]["Ipo"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        IpoTicket: {
            /** @enum {string} */
            mode: "max" | "partial";
            /** @description With `partial` only. */
            quantity?: components["schemas"]["Quantity"];
            /** @description A `trade` account in the currency of the offering; the only one when left out. */
            account_id?: components["schemas"]["Id"];
        };
        IpoApplication: {
            /** @enum {string} */
            mode: "max" | "partial";
            /** @description With `partial` only. */
            quantity?: components["schemas"]["Quantity"];
            /** @description A `trade` account in the currency of the offering; the only one when left out. */
            account_id?: components["schemas"]["Id"];
            /** @description Six digits. */
            pay_password: string;
        };
        IpoPreview: {
            account_id: components["schemas"]["Id"];
            mode: 'max' | 'partial' | (string & {});
            quantity: components["schemas"]["Quantity"];
            lots: number;
            issue_price: components["schemas"]["Decimal"];
            /** @description Always 0: a subscription costs nothing. */
            handling_fee: components["schemas"]["Decimal"];
            /** @description Held until the allotment. */
            total_amount: components["schemas"]["Decimal"];
            /** @description The most that can be asked for with these funds. */
            max_quantity: components["schemas"]["Quantity"];
            available_before: components["schemas"]["Decimal"];
            available_after: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description It can be cancelled until then. */
            close_at: components["schemas"]["Instant"];
            /** @description What is not allotted is free again then. */
            allotment_at: components["schemas"]["Instant"];
            listing_at: components["schemas"]["Instant"];
        };
        IpoSubscription: {
            id: components["schemas"]["Id"];
            ipo_id: components["schemas"]["Id"];
            account_id: components["schemas"]["Id"];
            symbol: components["schemas"]["Symbol"];
            name: string;
            market_id: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            timezone: string;
            mode: 'max' | 'partial' | (string & {});
            status: 'submitted' | 'audited' | 'waiting_allotment' | 'allotted' | 'partially_allotted' | 'not_allotted' | 'listed' | 'refused' | 'canceled' | (string & {});
            quantity: components["schemas"]["Quantity"];
            subscription_price: components["schemas"]["Decimal"];
            issue_price: components["schemas"]["Decimal"];
            total_amount: components["schemas"]["Decimal"];
            /** @description Still held; 0 once it is allotted or ended. */
            held_amount: components["schemas"]["Decimal"];
            /** @description Shares; null before the allotment. */
            allotted_quantity: string | null;
            allotted_amount: components["schemas"]["DecimalOrNull"];
            /** @description Free again. */
            refund_amount: components["schemas"]["DecimalOrNull"];
            refuse_reason: string | null;
            cancelable: boolean;
            /** @description What it became when the shares were listed. */
            position_id: string | null;
            subscribed_at: components["schemas"]["Instant"];
            close_at: components["schemas"]["Instant"];
            audit_date: components["schemas"]["Day"];
            audited_at: components["schemas"]["InstantOrNull"];
            expiration_date: components["schemas"]["Day"];
            allotment_at: components["schemas"]["Instant"];
            allotted_at: components["schemas"]["InstantOrNull"];
            listing_date: components["schemas"]["Day"];
            listing_at: components["schemas"]["Instant"];
            listed_at: components["schemas"]["InstantOrNull"];
            /** @description When it was refused or cancelled. */
            ended_at: components["schemas"]["InstantOrNull"];
        };
        IpoSubscriptionPage: {
            data: components["schemas"]["IpoSubscription"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        Fund: {
            /** @description The fund's symbol. */
            id: components["schemas"]["Symbol"];
            symbol: components["schemas"]["Symbol"];
            name: string;
            market_id: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            timezone: string;
            /** @description Price of a unit at `nav_date`. */
            nav: components["schemas"]["Decimal"];
            nav_date: components["schemas"]["Day"];
            /** @description In percent, since the price before. */
            change_percentage: components["schemas"]["Decimal"];
            risk_rating: 'low' | 'medium' | 'high' | (string & {});
            min_amount: components["schemas"]["Decimal"];
            /** @description A fraction of the amount. */
            subscription_fee_rate: components["schemas"]["Decimal"];
            redemption_fee_rate: components["schemas"]["Decimal"];
            /** @description A year; taken inside the fund, so the price is after it. */
            management_fee_rate: components["schemas"]["Decimal"];
            /** @description Business days from the pricing of a redemption to its payment. */
            settlement_days: number;
            /** @description What is asked for before it gets the price of that day. */
            cut_off: components["schemas"]["TimeOfDay"];
            /** @description The next cut-off time. */
            cut_off_at: components["schemas"]["Instant"];
            /** @description The day whose price counts for what is asked for now. */
            dealing_date: components["schemas"]["Day"];
            /** @description When that price is known. */
            priced_at: components["schemas"]["Instant"];
            description: string;
        };
        FundHolding: {
            fund_id: components["schemas"]["Symbol"];
            symbol: components["schemas"]["Symbol"];
            name: string;
            market_id: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            units: components["schemas"]["Decimal"];
            /** @description Not set aside for a redemption. */
            redeemable_units: components["schemas"]["Decimal"];
            nav: components["schemas"]["Decimal"];
            nav_date: components["schemas"]["Day"];
            value: components["schemas"]["Decimal"];
            /** @description What the units held now cost, fees included. */
            cost: components["schemas"]["Decimal"];
            profit: components["schemas"]["Decimal"];
            profit_percentage: components["schemas"]["Decimal"];
        };
        FundWeight: {
            symbol: components["schemas"]["Symbol"];
            name: string;
            /** @description A fraction of the fund. */
            weight: components["schemas"]["Decimal"];
        };
        FundDetail: {
            /** @description The fund's symbol. */
            id: components["schemas"]["Symbol"];
            symbol: components["schemas"]["Symbol"];
            name: string;
            market_id: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            timezone: string;
            /** @description Price of a unit at `nav_date`. */
            nav: components["schemas"]["Decimal"];
            nav_date: components["schemas"]["Day"];
            /** @description In percent, since the price before. */
            change_percentage: components["schemas"]["Decimal"];
            risk_rating: 'low' | 'medium' | 'high' | (string & {});
            min_amount: components["schemas"]["Decimal"];
            /** @description A fraction of the amount. */
            subscription_fee_rate: components["schemas"]["Decimal"];
            redemption_fee_rate: components["schemas"]["Decimal"];
            /** @description A year; taken inside the fund, so the price is after it. */
            management_fee_rate: components["schemas"]["Decimal"];
            /** @description Business days from the pricing of a redemption to its payment. */
            settlement_days: number;
            /** @description What is asked for before it gets the price of that day. */
            cut_off: components["schemas"]["TimeOfDay"];
            /** @description The next cut-off time. */
            cut_off_at: components["schemas"]["Instant"];
            /** @description The day whose price counts for what is asked for now. */
            dealing_date: components["schemas"]["Day"];
            /** @description When that price is known. */
            priced_at: components["schemas"]["Instant"];
            description: string;
            holdings: components["schemas"]["FundWeight"][];
        };
        FundPage: {
            data: components["schemas"]["Fund"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        FundSubscriptionTicket: {
            amount: components["schemas"]["Amount"];
            /** @description A `fund` account in the currency of the fund; the only one when left out. */
            account_id?: components["schemas"]["Id"];
        };
        FundRedemptionTicket: {
            /** @enum {string} */
            mode: "amount" | "all";
            /** @description With `amount` only. */
            amount?: components["schemas"]["Amount"];
        };
        FundPreview: {
            account_id: components["schemas"]["Id"];
            side: 'subscribe' | 'redeem' | (string & {});
            mode: 'amount' | 'all' | (string & {});
            amount: components["schemas"]["Decimal"];
            handling_fee: components["schemas"]["Decimal"];
            net_amount: components["schemas"]["Decimal"];
            /** @description By `nav`; the price that counts is not known yet. */
            estimated_units: components["schemas"]["Decimal"];
            nav: components["schemas"]["Decimal"];
            nav_date: components["schemas"]["Day"];
            units_before: components["schemas"]["Decimal"];
            units_after: components["schemas"]["Decimal"];
            available_before: components["schemas"]["Decimal"];
            available_after: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description It can be cancelled until then. */
            cut_off_at: components["schemas"]["Instant"];
            dealing_date: components["schemas"]["Day"];
            priced_at: components["schemas"]["Instant"];
            settlement_date: components["schemas"]["Day"];
            settles_at: components["schemas"]["Instant"];
        };
        FundOrder: {
            id: components["schemas"]["Id"];
            account_id: components["schemas"]["Id"];
            fund_id: components["schemas"]["Symbol"];
            symbol: components["schemas"]["Symbol"];
            name: string;
            market_id: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            timezone: string;
            side: 'subscribe' | 'redeem' | (string & {});
            mode: 'amount' | 'all' | (string & {});
            /** @description `priced`: counted, and paid on the settlement date. */
            status: 'submitted' | 'priced' | 'settled' | 'canceled' | (string & {});
            /** @description What was asked for; null for `all`. */
            amount: components["schemas"]["DecimalOrNull"];
            handling_fee: components["schemas"]["DecimalOrNull"];
            /** @description Subscription: what bought units. Redemption: what is paid out. */
            net_amount: components["schemas"]["DecimalOrNull"];
            nav: components["schemas"]["DecimalOrNull"];
            /** Format: date */
            nav_date: string | null;
            units: components["schemas"]["DecimalOrNull"];
            cancelable: boolean;
            submitted_at: components["schemas"]["Instant"];
            cut_off_at: components["schemas"]["Instant"];
            dealing_date: components["schemas"]["Day"];
            /** @description When its price is known. */
            priced_at: components["schemas"]["Instant"];
            settlement_date: components["schemas"]["Day"];
            settles_at: components["schemas"]["Instant"];
            settled_at: components["schemas"]["InstantOrNull"];
            canceled_at: components["schemas"]["InstantOrNull"];
        };
        FundOrderPage: {
            data: components["schemas"]["FundOrder"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        FundHoldingList: {
            data: components["schemas"]["FundHolding"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        Quant: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Invented. */
            institution: string;
            market_id: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            timezone: string;
            /** @description By which rule it chooses what to trade. */
            type: 'momentum' | 'reversal' | 'calm' | 'rotation' | (string & {});
            risk_rating: 'low' | 'medium' | 'high' | (string & {});
            /** @description How it trades, in plain words of the language asked for. */
            strategy: string;
            status: 'upcoming' | 'open' | 'closed' | (string & {});
            /** @description Calendar days, from 00:00 of the market to 00:00. */
            period_days: number;
            min_amount: components["schemas"]["Decimal"];
            max_amount: components["schemas"]["Decimal"];
            /** @description The worst result of a whole period, as a fraction of the amount. Below 0: money can be lost. */
            profit_rate_min: components["schemas"]["Decimal"];
            /** @description The best result of a whole period; trading stops at either end. */
            profit_rate_max: components["schemas"]["Decimal"];
            /** @description The average of `past_results`; no forecast. */
            past_profit_rate: components["schemas"]["Decimal"];
            /** @description Of `min_amount`, by `past_profit_rate`; simulated, no forecast. */
            estimated_profit: components["schemas"]["Decimal"];
            /** @description A fraction of the amount, on top of it. */
            subscription_fee_rate: components["schemas"]["Decimal"];
            /** @description A fraction of the amount for each day with a trade; every profit shown is after it. */
            daily_fee_rate: components["schemas"]["Decimal"];
            /** @description A fraction of the amount; null where nobody leaves after the period began. */
            early_exit_fee_rate: components["schemas"]["DecimalOrNull"];
            subscription_start_at: components["schemas"]["Instant"];
            subscription_end_at: components["schemas"]["Instant"];
            /** @description Of a period that is subscribed now, or at the opening. */
            start_at: components["schemas"]["Instant"];
            end_at: components["schemas"]["Instant"];
            last_trade: components["schemas"]["QuantTrade"] | null;
        };
        QuantDetail: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Invented. */
            institution: string;
            market_id: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            timezone: string;
            /** @description By which rule it chooses what to trade. */
            type: 'momentum' | 'reversal' | 'calm' | 'rotation' | (string & {});
            risk_rating: 'low' | 'medium' | 'high' | (string & {});
            /** @description How it trades, in plain words of the language asked for. */
            strategy: string;
            status: 'upcoming' | 'open' | 'closed' | (string & {});
            /** @description Calendar days, from 00:00 of the market to 00:00. */
            period_days: number;
            min_amount: components["schemas"]["Decimal"];
            max_amount: components["schemas"]["Decimal"];
            /** @description The worst result of a whole period, as a fraction of the amount. Below 0: money can be lost. */
            profit_rate_min: components["schemas"]["Decimal"];
            /** @description The best result of a whole period; trading stops at either end. */
            profit_rate_max: components["schemas"]["Decimal"];
            /** @description The average of `past_results`; no forecast. */
            past_profit_rate: components["schemas"]["Decimal"];
            /** @description Of `min_amount`, by `past_profit_rate`; simulated, no forecast. */
            estimated_profit: components["schemas"]["Decimal"];
            /** @description A fraction of the amount, on top of it. */
            subscription_fee_rate: components["schemas"]["Decimal"];
            /** @description A fraction of the amount for each day with a trade; every profit shown is after it. */
            daily_fee_rate: components["schemas"]["Decimal"];
            /** @description A fraction of the amount; null where nobody leaves after the period began. */
            early_exit_fee_rate: components["schemas"]["DecimalOrNull"];
            subscription_start_at: components["schemas"]["Instant"];
            subscription_end_at: components["schemas"]["Instant"];
            /** @description Of a period that is subscribed now, or at the opening. */
            start_at: components["schemas"]["Instant"];
            end_at: components["schemas"]["Instant"];
            last_trade: components["schemas"]["QuantTrade"] | null;
            risks: string[];
            outcomes: components["schemas"]["QuantOutcome"][];
            past_results: components["schemas"]["QuantPastResult"][];
        };
        QuantList: {
            data: components["schemas"]["Quant"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        QuantTrade: {
            date: components["schemas"]["Day"];
            symbol: components["schemas"]["Symbol"];
            name: string;
            /** @description At the opening of the day. */
            buy_price: components["schemas"]["Decimal"];
            /** @description At its close. */
            sell_price: components["schemas"]["Decimal"];
            /** @description Of the day, as a fraction of the amount, after its fee. */
            profit_rate: components["schemas"]["Decimal"];
        };
        QuantOutcome: {
            /** @description `mid` is the average of past results. */
            case: 'low' | 'mid' | 'high' | (string & {});
            amount: components["schemas"]["Decimal"];
            profit_rate: components["schemas"]["Decimal"];
            profit: components["schemas"]["Decimal"];
            returned_amount: components["schemas"]["Decimal"];
        };
        QuantPastResult: {
            name: string;
            start_date: components["schemas"]["Day"];
            end_date: components["schemas"]["Day"];
            /** @description Of who subscribed on the first day, after fees. */
            profit_rate: components["schemas"]["Decimal"];
            trading_days: number;
            losing_days: number;
        };
        QuantTicket: {
            amount: components["schemas"]["Amount"];
            /** @description A `fund` account in the currency of the product; the only one when left out. */
            account_id?: components["schemas"]["Id"];
        };
        QuantApplication: {
            amount: components["schemas"]["Amount"];
            /** @description A `fund` account in the currency of the product; the only one when left out. */
            account_id?: components["schemas"]["Id"];
            /** @description Six digits. */
            pay_password: string;
        };
        QuantPreview: {
            account_id: components["schemas"]["Id"];
            amount: components["schemas"]["Decimal"];
            /** @description On top of the amount; 0. */
            handling_fee: components["schemas"]["Decimal"];
            /** @description What leaves the available funds. */
            total_amount: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
            available_before: components["schemas"]["Decimal"];
            available_after: components["schemas"]["Decimal"];
            /** @description It can be left free of charge until then. */
            start_at: components["schemas"]["Instant"];
            /** @description Amount and profit are available then. */
            end_at: components["schemas"]["Instant"];
            daily_fee_rate: components["schemas"]["Decimal"];
            /** @description What leaving costs once the period has begun; null where nobody leaves. */
            early_exit_fee: components["schemas"]["DecimalOrNull"];
            outcomes: components["schemas"]["QuantOutcome"][];
        };
        QuantSubscription: {
            id: components["schemas"]["Id"];
            quant_id: components["schemas"]["Id"];
            account_id: components["schemas"]["Id"];
            name: string;
            institution: string;
            market_id: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            timezone: string;
            /** @description By which rule it chooses what to trade. */
            type: 'momentum' | 'reversal' | 'calm' | 'rotation' | (string & {});
            risk_rating: 'low' | 'medium' | 'high' | (string & {});
            /**
             * @description 0 in progress, 1 ended.
             * @enum {integer}
             */
            status: 0 | 1;
            status_key: 'running' | 'ended' | (string & {});
            /** @description `period` or `early`, which is: the customer left; null while it runs. */
            end_kind: string | null;
            amount: components["schemas"]["Decimal"];
            period_days: number;
            /** @description Days of the period that are over. */
            days_done: number;
            /** @description The result so far, as a fraction of the amount, after fees. */
            profit_rate: components["schemas"]["Decimal"];
            profit_rate_min: components["schemas"]["Decimal"];
            profit_rate_max: components["schemas"]["Decimal"];
            /** @description By the average of past results at the subscription; simulated, no forecast. */
            estimated_profit: components["schemas"]["Decimal"];
            /** @description What the days so far have made; it may still become less. 0 once ended. */
            pending_settlement_profit: components["schemas"]["Decimal"];
            /** @description What was paid out or taken off at the end; 0 until then. */
            settled_profit: components["schemas"]["Decimal"];
            daily_fee_rate: components["schemas"]["Decimal"];
            early_exit_fee_rate: components["schemas"]["DecimalOrNull"];
            /** @description Whether the customer may leave now. */
            exitable: boolean;
            /** @description What leaving now would cost; once ended, what it cost. */
            exit_fee: components["schemas"]["Decimal"];
            /** @description What leaving now would return. */
            exit_amount: components["schemas"]["Decimal"];
            /** @description What came back at the end. */
            returned_amount: components["schemas"]["DecimalOrNull"];
            last_trade: components["schemas"]["QuantTrade"] | null;
            subscribed_at: components["schemas"]["Instant"];
            start_at: components["schemas"]["Instant"];
            end_at: components["schemas"]["Instant"];
            ended_at: components["schemas"]["InstantOrNull"];
        };
        QuantDay: {
            day: number;
            date: components["schemas"]["Day"];
            trade: components["schemas"]["QuantTrade"] | null;
            profit: components["schemas"]["Decimal"];
            /** @description Of all days so far. */
            pending_profit: components["schemas"]["Decimal"];
        };
        QuantSubscriptionDetail: {
            id: components["schemas"]["Id"];
            quant_id: components["schemas"]["Id"];
            account_id: components["schemas"]["Id"];
            name: string;
            institution: string;
            market_id: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            timezone: string;
            /** @description By which rule it chooses what to trade. */
            type: 'momentum' | 'reversal' | 'calm' | 'rotation' | (string & {});
            risk_rating: 'low' | 'medium' | 'high' | (string & {});
            /**
             * @description 0 in progress, 1 ended.
             * @enum {integer}
             */
            status: 0 | 1;
            status_key: 'running' | 'ended' | (string & {});
            /** @description `period` or `early`, which is: the customer left; null while it runs. */
            end_kind: string | null;
            amount: components["schemas"]["Decimal"];
            period_days: number;
            /** @description Days of the period that are over. */
            days_done: number;
            /** @description The result so far, as a fraction of the amount, after fees. */
            profit_rate: components["schemas"]["Decimal"];
            profit_rate_min: components["schemas"]["Decimal"];
            profit_rate_max: components["schemas"]["Decimal"];
            /** @description By the average of past results at the subscription; simulated, no forecast. */
            estimated_profit: components["schemas"]["Decimal"];
            /** @description What the days so far have made; it may still become less. 0 once ended. */
            pending_settlement_profit: components["schemas"]["Decimal"];
            /** @description What was paid out or taken off at the end; 0 until then. */
            settled_profit: components["schemas"]["Decimal"];
            daily_fee_rate: components["schemas"]["Decimal"];
            early_exit_fee_rate: components["schemas"]["DecimalOrNull"];
            /** @description Whether the customer may leave now. */
            exitable: boolean;
            /** @description What leaving now would cost; once ended, what it cost. */
            exit_fee: components["schemas"]["Decimal"];
            /** @description What leaving now would return. */
            exit_amount: components["schemas"]["Decimal"];
            /** @description What came back at the end. */
            returned_amount: components["schemas"]["DecimalOrNull"];
            last_trade: components["schemas"]["QuantTrade"] | null;
            subscribed_at: components["schemas"]["Instant"];
            start_at: components["schemas"]["Instant"];
            end_at: components["schemas"]["Instant"];
            ended_at: components["schemas"]["InstantOrNull"];
            /** @description The last first. */
            days: components["schemas"]["QuantDay"][];
        };
        QuantSubscriptionPage: {
            data: components["schemas"]["QuantSubscription"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        QuantSum: {
            currency: components["schemas"]["CurrencyCode"];
            invested: components["schemas"]["Decimal"];
            pending_settlement_profit: components["schemas"]["Decimal"];
            settled_profit: components["schemas"]["Decimal"];
        };
        QuantSumList: {
            data: components["schemas"]["QuantSum"][];
        };
        /**
         * @description Names a product.
         * @example usd_30
         */
        LoanProductId: string;
        LoanProduct: {
            id: components["schemas"]["LoanProductId"];
            currency: components["schemas"]["CurrencyCode"];
            period_days: number;
            rate_basis: 'day' | (string & {});
            /** @description A fraction for one day. */
            interest_rate: components["schemas"]["Decimal"];
            /** @description A fraction for one day, on what is overdue. */
            penalty_rate: components["schemas"]["Decimal"];
            /** @description The effective rate for a year of 365 days, a fraction with six digits. */
            apr: components["schemas"]["Decimal"];
            min_amount: components["schemas"]["Decimal"];
            max_amount: components["schemas"]["Decimal"];
            step: components["schemas"]["Decimal"];
        };
        LoanProductList: {
            data: components["schemas"]["LoanProduct"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        LoanQuoteAsk: {
            product_id: components["schemas"]["LoanProductId"];
            /** @description A whole number; another one answers `amount_not_integer`. */
            amount: components["schemas"]["Amount"];
        };
        /** @description What it costs to repay the whole loan so many days late. */
        LateExample: {
            days: number;
            penalty_amount: components["schemas"]["Decimal"];
        };
        LoanQuote: {
            quote_id: components["schemas"]["Id"];
            product_id: components["schemas"]["LoanProductId"];
            currency: components["schemas"]["CurrencyCode"];
            period_days: number;
            rate_basis: 'day' | (string & {});
            /** @description A fraction for one day. */
            interest_rate: components["schemas"]["Decimal"];
            /** @description A fraction for one day, on what is overdue. */
            penalty_rate: components["schemas"]["Decimal"];
            /** @description The effective rate for a year of 365 days, a fraction with six digits. */
            apr: components["schemas"]["Decimal"];
            amount: components["schemas"]["Decimal"];
            interest_amount: components["schemas"]["Decimal"];
            fee: components["schemas"]["Decimal"];
            /** @description Amount, interest and fee. */
            repayment_amount: components["schemas"]["Decimal"];
            /** @description A day of UTC, if it is paid out today. */
            repayment_due_date: components["schemas"]["Day"];
            late_example: components["schemas"]["LateExample"];
            /** @description Of `/document/loan_agreement`. */
            agreement_version: string;
            /** @description Wall time. */
            expires_at: components["schemas"]["Instant"];
        };
        LoanCreate: {
            quote_id: components["schemas"]["Id"];
            /** @description Required; its lack answers `signature_required`. */
            signature_upload_id?: components["schemas"]["Id"];
            /** @description Required; its lack answers `image_required`. */
            image_upload_id?: components["schemas"]["Id"];
            /** @description Of `/document/loan_agreement`, as the customer read it. */
            agreement_version: string;
            /** @description Must be true; anything else answers `agreement_required`. */
            agree?: boolean;
            pay_password: components["schemas"]["PayPassword"];
        };
        /** @description Interest is `interest_rate` times the principal that is left, for each day after the payout until the due date; then `penalty_rate` times what is overdue, without the penalty itself. What has grown is rounded half up as a whole. */
        Loan: {
            id: components["schemas"]["Id"];
            product_id: components["schemas"]["LoanProductId"];
            currency: components["schemas"]["CurrencyCode"];
            period_days: number;
            rate_basis: 'day' | (string & {});
            /** @description A fraction for one day. */
            interest_rate: components["schemas"]["Decimal"];
            /** @description A fraction for one day, on what is overdue. */
            penalty_rate: components["schemas"]["Decimal"];
            /** @description The effective rate for a year of 365 days, a fraction with six digits. */
            apr: components["schemas"]["Decimal"];
            amount: components["schemas"]["Decimal"];
            /** @description As it was signed: the amount, and the interest of the whole period. */
            repayment_amount: components["schemas"]["Decimal"];
            /**
             * Format: date
             * @description A day of UTC; null before the payout.
             */
            repayment_due_date: string | null;
            approval_status: 'under_review' | 'pass' | 'refuse' | 'canceled' | (string & {});
            loan_status: 'not_disbursed' | 'disbursed' | 'overdue' | 'repaid' | (string & {});
            refuse_reason: string | null;
            /** @description Owed now: the sum of the three that follow. */
            outstanding_amount: components["schemas"]["Decimal"];
            outstanding_principal: components["schemas"]["Decimal"];
            outstanding_interest: components["schemas"]["Decimal"];
            outstanding_penalty: components["schemas"]["Decimal"];
            /** @description What will be owed on the due date if nothing more is repaid; overdue, what is owed. */
            due_amount: components["schemas"]["DecimalOrNull"];
            overdue_days: number;
            cancelable: boolean;
            signature_upload_id: components["schemas"]["Id"];
            image_upload_id: components["schemas"]["Id"];
            agreement_version: string;
            /** @description Of the text that was signed. */
            agreement_sha256: string;
            /** @description The language it was signed in. */
            agreement_lang: string;
            /** @description When it was signed. */
            created_at: components["schemas"]["Instant"];
            /** @description By when it is decided. */
            review_due_at: components["schemas"]["Instant"];
            decided_at: components["schemas"]["InstantOrNull"];
            disbursed_at: components["schemas"]["InstantOrNull"];
            repaid_at: components["schemas"]["InstantOrNull"];
            canceled_at: components["schemas"]["InstantOrNull"];
        };
        LoanPage: {
            data: components["schemas"]["Loan"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        Repayment: {
            id: components["schemas"]["Id"];
            amount: components["schemas"]["Decimal"];
            penalty_part: components["schemas"]["Decimal"];
            interest_part: components["schemas"]["Decimal"];
            principal_part: components["schemas"]["Decimal"];
            paid_at: components["schemas"]["Instant"];
        };
        LoanScheduleLine: {
            kind: 'payout' | 'repayment' | 'due' | (string & {});
            date: components["schemas"]["Day"];
            amount: components["schemas"]["Decimal"];
            state: 'done' | 'upcoming' | 'overdue' | (string & {});
        };
        LoanDetail: {
            id: components["schemas"]["Id"];
            product_id: components["schemas"]["LoanProductId"];
            currency: components["schemas"]["CurrencyCode"];
            period_days: number;
            rate_basis: 'day' | (string & {});
            /** @description A fraction for one day. */
            interest_rate: components["schemas"]["Decimal"];
            /** @description A fraction for one day, on what is overdue. */
            penalty_rate: components["schemas"]["Decimal"];
            /** @description The effective rate for a year of 365 days, a fraction with six digits. */
            apr: components["schemas"]["Decimal"];
            amount: components["schemas"]["Decimal"];
            /** @description As it was signed: the amount, and the interest of the whole period. */
            repayment_amount: components["schemas"]["Decimal"];
            /**
             * Format: date
             * @description A day of UTC; null before the payout.
             */
            repayment_due_date: string | null;
            approval_status: 'under_review' | 'pass' | 'refuse' | 'canceled' | (string & {});
            loan_status: 'not_disbursed' | 'disbursed' | 'overdue' | 'repaid' | (string & {});
            refuse_reason: string | null;
            /** @description Owed now: the sum of the three that follow. */
            outstanding_amount: components["schemas"]["Decimal"];
            outstanding_principal: components["schemas"]["Decimal"];
            outstanding_interest: components["schemas"]["Decimal"];
            outstanding_penalty: components["schemas"]["Decimal"];
            /** @description What will be owed on the due date if nothing more is repaid; overdue, what is owed. */
            due_amount: components["schemas"]["DecimalOrNull"];
            overdue_days: number;
            cancelable: boolean;
            signature_upload_id: components["schemas"]["Id"];
            image_upload_id: components["schemas"]["Id"];
            agreement_version: string;
            /** @description Of the text that was signed. */
            agreement_sha256: string;
            /** @description The language it was signed in. */
            agreement_lang: string;
            /** @description When it was signed. */
            created_at: components["schemas"]["Instant"];
            /** @description By when it is decided. */
            review_due_at: components["schemas"]["Instant"];
            decided_at: components["schemas"]["InstantOrNull"];
            disbursed_at: components["schemas"]["InstantOrNull"];
            repaid_at: components["schemas"]["InstantOrNull"];
            canceled_at: components["schemas"]["InstantOrNull"];
            /** @description The first first. */
            repayments: components["schemas"]["Repayment"][];
            /** @description What was and will be paid. A repayment stands on the day it was made. */
            schedule: components["schemas"]["LoanScheduleLine"][];
        };
        LoanRepaid: {
            id: components["schemas"]["Id"];
            amount: components["schemas"]["Decimal"];
            penalty_part: components["schemas"]["Decimal"];
            interest_part: components["schemas"]["Decimal"];
            principal_part: components["schemas"]["Decimal"];
            paid_at: components["schemas"]["Instant"];
            loan: components["schemas"]["Loan"];
        };
        RepaymentAsk: {
            /** @description At most what is owed. */
            amount: components["schemas"]["Amount"];
            /** @description The cash account of the currency; the one there is when left out. */
            account_id?: components["schemas"]["Id"];
        };
        RepaymentCreate: {
            /** @description At most what is owed. */
            amount: components["schemas"]["Amount"];
            /** @description The cash account of the currency; the one there is when left out. */
            account_id?: components["schemas"]["Id"];
            pay_password: components["schemas"]["PayPassword"];
        };
        RepaymentPreview: {
            amount: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
            penalty_part: components["schemas"]["Decimal"];
            interest_part: components["schemas"]["Decimal"];
            principal_part: components["schemas"]["Decimal"];
            fee: components["schemas"]["Decimal"];
            outstanding_before: components["schemas"]["Decimal"];
            outstanding_after: components["schemas"]["Decimal"];
            available_before: components["schemas"]["Decimal"];
            available_after: components["schemas"]["Decimal"];
        };
        BlockOffer: {
            id: components["schemas"]["Id"];
            symbol: components["schemas"]["Symbol"];
            /** @description The instrument's name. */
            name: string;
            market_id: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            last: components["schemas"]["Decimal"];
            /** @description What a share costs in this offer, fixed until it expires. */
            discount_buying_price: components["schemas"]["Decimal"];
            lot_size: components["schemas"]["Quantity"];
            min_quantity: components["schemas"]["Quantity"];
            /** @description What is left of it. */
            max_quantity: components["schemas"]["Quantity"];
            /** @description From when it can be taken, while its market is closed. */
            opens_at: components["schemas"]["InstantOrNull"];
            expires_at: components["schemas"]["Instant"];
        };
        BlockOfferPage: {
            data: components["schemas"]["BlockOffer"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        BlockTicket: {
            block_offer_id: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
        };
        BlockTrade: {
            block_offer_id: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            pay_password: components["schemas"]["PayPassword"];
        };
        /** @description What closing shares of a position would bring at the prices of now. */
        ClosePreview: {
            /** @description The limit price, or the quote now for a market order. */
            order_price: components["schemas"]["Decimal"];
            /** @description Price × quantity. */
            amount: components["schemas"]["Decimal"];
            /** @description The minimum included. */
            handling_fee: components["schemas"]["Decimal"];
            /** @description A fraction: `"0.0005"` is 0.05 %. */
            fee_rate: components["schemas"]["Decimal"];
            /** @description What becomes available: of a long the amount less the fee; of a short margin and proceeds, less what buying back costs. Negative where a short lost more than that. */
            released_amount: components["schemas"]["Decimal"];
            /** @description Of a short, the margin that comes free. */
            margin_amount: components["schemas"]["Decimal"];
            /** @description After the fees of opening and closing. */
            realized_pnl: components["schemas"]["Decimal"];
            available_before: components["schemas"]["Decimal"];
            available_after: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
            warnings: components["schemas"]["Warning"][];
        };
        Reduction: {
            account_id: components["schemas"]["Id"];
            /** @description What should become available. */
            target_amount: components["schemas"]["Amount"];
            /** @description The customer's choice; a position that is not named stays as it is. */
            positions?: {
                position_id: components["schemas"]["Id"];
                quantity: components["schemas"]["Quantity"];
            }[];
        };
        ReductionPreview: {
            currency: components["schemas"]["CurrencyCode"];
            target_amount: components["schemas"]["Decimal"];
            /** @description What the chosen shares would bring together, after fees. */
            estimated_amount: components["schemas"]["Decimal"];
            available_before: components["schemas"]["Decimal"];
            positions: components["schemas"]["ReductionLine"][];
        };
        ReductionLine: {
            position_id: components["schemas"]["Id"];
            symbol: components["schemas"]["Symbol"];
            /** @description The instrument's name. */
            name: string;
            direction: components["schemas"]["Direction"];
            /** @description Chosen or proposed; `"0"` for none. */
            quantity: components["schemas"]["Quantity"];
            closable_quantity: components["schemas"]["Quantity"];
            last: components["schemas"]["Decimal"];
            /** @description After the fee. */
            estimated_amount: components["schemas"]["Decimal"];
            handling_fee: components["schemas"]["Decimal"];
            /** @description After the fees of opening and closing. */
            realized_pnl: components["schemas"]["Decimal"];
        };
        ReductionResult: {
            close_requests: components["schemas"]["CloseRequest"][];
            estimated_amount: components["schemas"]["Decimal"];
        };
        /** @description One purchase, or for a short one sale, and what is left of it. */
        Lot: {
            id: components["schemas"]["Id"];
            /** @description The order that brought it; null for shares that were allotted. */
            order_id: string | null;
            quantity: components["schemas"]["Quantity"];
            remaining_quantity: components["schemas"]["Quantity"];
            price: components["schemas"]["Decimal"];
            /** @description What the rest of it cost. */
            open_amount: components["schemas"]["Decimal"];
            opened_at: components["schemas"]["Instant"];
        };
        LotList: {
            method: 'fifo' | (string & {});
            position_id: components["schemas"]["Id"];
            currency: components["schemas"]["CurrencyCode"];
            quantity: components["schemas"]["Quantity"];
            /** @description What is left cost, by this method. */
            open_amount: components["schemas"]["Decimal"];
            /** @description What was closed has brought by this method, after the fees of opening and closing it. */
            realized_pnl: components["schemas"]["Decimal"];
            data: components["schemas"]["Lot"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        PerformancePoint: {
            at: components["schemas"]["Instant"];
            value: components["schemas"]["Decimal"];
            /** @description Since the beginning of the period, in per cent. */
            return_percentage: components["schemas"]["Decimal"];
        };
        /** @description Always `closing_value` = `opening_value` + `net_deposits` + `profit`. */
        Performance: {
            currency: components["schemas"]["CurrencyCode"];
            from: components["schemas"]["Instant"];
            to: components["schemas"]["Instant"];
            opening_value: components["schemas"]["Decimal"];
            closing_value: components["schemas"]["Decimal"];
            /** @description Paid in less paid out. */
            net_deposits: components["schemas"]["Decimal"];
            profit: components["schemas"]["Decimal"];
            /** @description Time-weighted, in per cent. */
            return_percentage: components["schemas"]["Decimal"];
            /** @description Ascending; the first is the beginning of the period, the last its end. */
            points: components["schemas"]["PerformancePoint"][];
        };
        PerformanceList: {
            period: '1w' | '1m' | '3m' | '1y' | 'all' | (string & {});
            method: 'time_weighted' | (string & {});
            data: components["schemas"]["Performance"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description A calendar month, `YYYY-MM`.
         * @example 2026-02
         */
        Month: string;
        StatementTotal: {
            /** @description What happened, as in the entries. */
            kind: string;
            /** @description Negative where funds left. */
            amount: components["schemas"]["Decimal"];
            /** @description How many entries. */
            count: number;
        };
        /** @description Always `closing_balance` = `opening_balance` + the sum of `totals`. */
        StatementAccount: {
            account_id: components["schemas"]["Id"];
            kind: 'cash' | 'trade' | 'fund' | (string & {});
            currency: components["schemas"]["CurrencyCode"];
            opening_balance: components["schemas"]["Decimal"];
            closing_balance: components["schemas"]["Decimal"];
            totals: components["schemas"]["StatementTotal"][];
        };
        Statement: {
            month: components["schemas"]["Month"];
            starts_at: components["schemas"]["Instant"];
            /** @description Exclusive. */
            ends_at: components["schemas"]["Instant"];
            /** @description False while the month is under way. */
            is_complete: boolean;
            /** @description Those that were open by its end. */
            accounts: components["schemas"]["StatementAccount"][];
        };
        /** @description What the story tells of, and the trading date. Opaque to clients. */
        NewsId: string;
        NewsItem: {
            id: components["schemas"]["NewsId"];
            /** @description A company's quarterly results, or how a market ended its day. */
            kind: 'results' | 'session' | (string & {});
            market_id: components["schemas"]["MarketId"];
            title: string;
            summary: string;
            source: string;
            image_url: string | null;
            published_at: components["schemas"]["Instant"];
            /** @description What it speaks of, the most important first. */
            symbols: components["schemas"]["NewsSymbol"][];
        };
        NewsSymbol: {
            symbol: components["schemas"]["Symbol"];
            name: string;
        };
        NewsPage: {
            data: components["schemas"]["NewsItem"][];
            next_cursor: components["schemas"]["NextCursor"];
        };
        NewsStory: components["schemas"]["NewsItem"] & {
            /** @description Paragraphs of text, escaped by the server; no other elements. */
            body_html: string;
            newer_id: components["schemas"]["NewsId"] | null;
            older_id: components["schemas"]["NewsId"] | null;
        };
    };
    responses: {
        /** @description Signed in. */
        SignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "token": "hS2uT3xZ0qK9bV7mC1nR5wE8yL4aG6dJ0fP2iO3sQ1c",
                 *       "customer": null
                 *     }
                 */
                "application/json": components["schemas"]["Session"];
            };
        };
        /** @description The password was right; a second step is left, `/member/login/second`. */
        SecondStepNeeded: {
            headers: {
                [name: string]: unknown;
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
                "application/json": components["schemas"]["SecondStepNeeded"];
            };
        };
        /** @description The customer. */
        Profile: {
            headers: {
                [name: string]: unknown;
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
                 *           "id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                 *           "kind": "trade",
                 *           "currency": "USD",
                 *           "available_funds": "95897.95",
                 *           "used": "4102.05",
                 *           "total_value": "100000",
                 *           "today_profit": "0"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Profile"];
            };
        };
        /** @description The bank account. */
        BankCard: {
            headers: {
                [name: string]: unknown;
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
                 *       "created_at": "2026-03-02T15:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["BankCard"];
            };
        };
        /** @description The wallet. */
        CryptoWallet: {
            headers: {
                [name: string]: unknown;
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
                 *       "created_at": "2026-03-02T15:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["CryptoWallet"];
            };
        };
        /** @description The withdrawal. */
        Withdrawal: {
            headers: {
                [name: string]: unknown;
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
                 *       "refuse_reason": null
                 *     }
                 */
                "application/json": components["schemas"]["Withdrawal"];
            };
        };
        /** @description What is unread now. */
        UnreadCount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "unread_count": 2,
                 *       "kinds": [
                 *         {
                 *           "kind": "alert",
                 *           "unread_count": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UnreadCount"];
            };
        };
        /** @description Every kind. */
        NoticeSettings: {
            headers: {
                [name: string]: unknown;
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
                "application/json": components["schemas"]["NoticeSettingList"];
            };
        };
        /** @description The list. */
        Watchlist: {
            headers: {
                [name: string]: unknown;
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
                "application/json": components["schemas"]["Watchlist"];
            };
        };
        /** @description The loan. */
        Loan: {
            headers: {
                [name: string]: unknown;
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
                "application/json": components["schemas"]["Loan"];
            };
        };
        /** @description The deposit. */
        Deposit: {
            headers: {
                [name: string]: unknown;
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
                "application/json": components["schemas"]["Deposit"];
            };
        };
        /** @description The order. */
        Order: {
            headers: {
                [name: string]: unknown;
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
                "application/json": components["schemas"]["Order"];
            };
        };
        /** @description The position. */
        Position: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "pos_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                 *       "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                 *       "symbol": "NLTO",
                 *       "name": "Nelto Instruments",
                 *       "market_id": "US",
                 *       "tick_size": "0.01",
                 *       "currency": "USD",
                 *       "direction": "long",
                 *       "side": "buy",
                 *       "status": "open",
                 *       "quantity": "100",
                 *       "closable_quantity": "100",
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
                "application/json": components["schemas"]["Position"];
            };
        };
        /** @description The close request. */
        CloseRequest: {
            headers: {
                [name: string]: unknown;
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
                 *       "refuse_reason": null,
                 *       "order_id": null,
                 *       "filled_price": null,
                 *       "handling_fee": null,
                 *       "realized_pnl": null,
                 *       "submitted_at": "2026-03-02T15:01:00.000Z",
                 *       "due_at": "2026-03-03T15:01:00.000Z",
                 *       "decided_at": null
                 *     }
                 */
                "application/json": components["schemas"]["CloseRequest"];
            };
        };
        /** @description The subscription. */
        IpoSubscription: {
            headers: {
                [name: string]: unknown;
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
                "application/json": components["schemas"]["IpoSubscription"];
            };
        };
        /** @description The subscription or redemption of units. */
        FundOrder: {
            headers: {
                [name: string]: unknown;
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
                "application/json": components["schemas"]["FundOrder"];
            };
        };
        /** @description The shape is wrong; `errors` names every field. */
        Invalid: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
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
                "application/problem+json": components["schemas"]["ErrorProblem"];
            };
        };
        /** @description No session, or it is over. The only meaning of 401. */
        Unauthenticated: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
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
                "application/problem+json": components["schemas"]["ErrorProblem"];
            };
        };
        /** @description Accepted for review. */
        KycInReview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "under_review",
                 *       "document_type": "idcard",
                 *       "first_name": "Noa",
                 *       "last_name": "Specimen",
                 *       "document_number": "SPECIMEN 0000",
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
                "application/json": components["schemas"]["Kyc"];
            };
        };
        /** @description Signed in or not, this account may not. */
        Forbidden: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
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
                "application/problem+json": components["schemas"]["ErrorProblem"];
            };
        };
        /** @description Unknown, or someone else’s. */
        NotFound: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
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
                "application/problem+json": components["schemas"]["ErrorProblem"];
            };
        };
        /** @description The state, the version or a request in flight is in the way. */
        Conflict: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
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
                "application/problem+json": components["schemas"]["ErrorProblem"];
            };
        };
        /** @description Well formed, but not possible. */
        Refused: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
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
                "application/problem+json": components["schemas"]["ErrorProblem"];
            };
        };
        /** @description `If-Match` is missing. */
        PreconditionRequired: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
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
                "application/problem+json": components["schemas"]["ErrorProblem"];
            };
        };
        /** @description Too many requests or tries. */
        TooManyRequests: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
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
                "application/problem+json": components["schemas"]["ErrorProblem"];
            };
        };
        /** @description Any other error. */
        Problem: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
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
                "application/problem+json": components["schemas"]["ErrorProblem"];
            };
        };
    };
    parameters: {
        Id: components["schemas"]["Id"];
        Symbol: components["schemas"]["Symbol"];
        /** @description 1 to 100 symbols, separated by commas. */
        Symbols: string;
        /** @description Rows of a page. */
        Limit: number;
        /** @description `next_cursor` of the page before. */
        Cursor: string;
        /** @description Not before this instant. */
        FromInstant: string;
        /** @description Before this instant. */
        ToInstant: string;
        /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
        IdempotencyKey: string;
        /** @description The `version` that the change is based on, in quotes. Missing answers 428. */
        IfMatch: string;
        TokenInQuery: components["schemas"]["Token"];
    };
    requestBodies: never;
    headers: {
        /** @description For `If-None-Match`. */
        ETag: string;
        /** @description The quota and its window. `"default";q=120;w=60` is 120 in 60 s. */
        "RateLimit-Policy": string;
        /** @description What is left, and for how long. `"default";r=37;t=12` is 37 for 12 s. */
        RateLimit: string;
        /** @description Seconds to wait. */
        "Retry-After": number;
        /** @description Always `Bearer`. */
        "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    loginMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mail": "demo@fairlot.example",
                 *       "password": "Fairlot26"
                 *     }
                 */
                "application/json": components["schemas"]["MailLogin"];
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            202: components["responses"]["SecondStepNeeded"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    loginMemberByPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "2025550101",
                 *       "areaCode": "+1",
                 *       "password": "Fairlot26"
                 *     }
                 */
                "application/json": components["schemas"]["PhoneLogin"];
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            202: components["responses"]["SecondStepNeeded"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    logoutMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    rotateUserToken: {
        parameters: {
            query: {
                token: components["parameters"]["TokenInQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "hS2uT3xZ0qK9bV7mC1nR5wE8yL4aG6dJ0fP2iO3sQ1c"
                     *     }
                     */
                    "application/json": components["schemas"]["RotatedToken"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    loginUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "demo@fairlot.example",
                 *       "password": "Fairlot26"
                 *     }
                 */
                "application/json": components["schemas"]["UserLogin"];
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            202: components["responses"]["SecondStepNeeded"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    checkUserLogged: {
        parameters: {
            query: {
                token: components["parameters"]["TokenInQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the token belongs to a live session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "logged": true
                     *     }
                     */
                    "application/json": components["schemas"]["LoggedState"];
                };
            };
            400: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Profile"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nickname": "Ada",
                 *       "language": "de"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Profile"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Profile"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    listLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All languages, English first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
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
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["LanguageList"];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listMarkets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All nine markets, in the order of the filter. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
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
                     *           "status": "break",
                     *           "opens_at": "2026-03-02T05:00:00.000Z",
                     *           "closes_at": "2026-03-02T08:00:00.000Z",
                     *           "lot_size": "100",
                     *           "tick_size": "0.01"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["MarketList"];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listCurrencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All currencies. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["CurrencyList"];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getBaseSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                     *       "app_version": "1.0.0",
                     *       "version_code": 100,
                     *       "market_seed": "fairlot",
                     *       "calendar_version": "2026.1",
                     *       "business_time": "2026-03-02T15:00:00.000Z",
                     *       "clock_mode": "demo"
                     *     }
                     */
                    "application/json": components["schemas"]["BaseSettings"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getAggregateStat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts over the whole offer. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["AggregateStat"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listCalendar: {
        parameters: {
            query: {
                market_id: components["schemas"]["MarketId"];
                /** @description First day, in the market's zone. */
                from: components["schemas"]["Day"];
                /** @description Last day, in the market's zone. */
                to: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days, ascending. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listInstruments: {
        parameters: {
            query?: {
                market_id?: components["schemas"]["MarketId"];
                product_type?: "STOCK" | "FUND";
                section?: "highest_volume" | "most_active" | "gainers" | "losers" | "popular";
                query?: string;
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
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
                     *         }
                     *       ],
                     *       "next_cursor": "eyJzIjoiTkxUTyJ9.5f0c"
                     *     }
                     */
                    "application/json": components["schemas"]["InstrumentPage"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getInstrument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                symbol: components["parameters"]["Symbol"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instrument. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["Instrument"];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listMovers: {
        parameters: {
            query: {
                market_id: components["schemas"]["MarketId"];
                kind: "most_active" | "gainers" | "losers";
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ranked, the first moves most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
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
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["InstrumentPage"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    search: {
        parameters: {
            query: {
                /** @description The beginning of a symbol or any part of a name. */
                q: string;
                /** @description Only results of this kind. */
                type?: "instrument" | "index" | "fund" | "news" | "ipo" | "replay";
                /** @description The most results to answer with. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best matches first. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            400: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    listQuotes: {
        parameters: {
            query: {
                /** @description 1 to 100 symbols, separated by commas. */
                symbols: components["parameters"]["Symbols"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One quote for every symbol. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
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
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["QuoteList"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listCandles: {
        parameters: {
            query: {
                symbol: components["schemas"]["Symbol"];
                interval: "1m" | "5m" | "15m" | "30m" | "1h" | "1d" | "1w" | "1mo";
                /** @description Not before this instant. */
                from?: components["parameters"]["FromInstant"];
                /** @description Before this instant. */
                to?: components["parameters"]["ToInstant"];
                /** @description The most bars to answer with. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bars, ascending. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "t": "2026-03-02T14:30:00.000Z",
                     *           "open": "40.9",
                     *           "high": "41.02",
                     *           "low": "40.88",
                     *           "close": "40.97",
                     *           "volume": "52300"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["CandleList"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listCourses: {
        parameters: {
            query: {
                /** @description 1 to 100 symbols, separated by commas. */
                symbols: components["parameters"]["Symbols"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One course for every symbol, in the order asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "symbol": "NLTO",
                     *           "levels": [
                     *             "40.76",
                     *             "40.9",
                     *             "41.02",
                     *             "41.27"
                     *           ]
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["CourseList"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listIndices: {
        parameters: {
            query?: {
                /** @description Only indices of this region, as in the rows. */
                region?: components["schemas"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All indices, by region. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["IndexList"];
                };
            };
            400: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getIndex: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                symbol: components["parameters"]["Symbol"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The index. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["IndexQuote"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listReplays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All recordings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["ReplayList"];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listSymbols: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by symbol. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    streamQuotes: {
        parameters: {
            query: {
                /** @description 1 to 100 symbols, separated by commas. */
                symbols: components["parameters"]["Symbols"];
            };
            header?: {
                /** @description The last `id` that the reader saw. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example id: 1
                     *     event: quote
                     *     data: {"symbol":"NLTO","currency":"USD","last":"41.27","sequence":7093512000}
                     *
                     *     : heartbeat
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listWatchlists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All lists, by position. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["WatchlistList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    createWatchlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Favourites"
                 *     }
                 */
                "application/json": components["schemas"]["WatchlistCreate"];
            };
        };
        responses: {
            201: components["responses"]["Watchlist"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    deleteWatchlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    updateWatchlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that the change is based on, in quotes. Missing answers 428. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Semiconductors"
                 *     }
                 */
                "application/json": components["schemas"]["WatchlistUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Watchlist"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            428: components["responses"]["PreconditionRequired"];
            default: components["responses"]["Problem"];
        };
    };
    orderWatchlistItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "symbols": [
                 *         "NLTO",
                 *         "BRVA"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WatchlistItemOrder"];
            };
        };
        responses: {
            200: components["responses"]["Watchlist"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    addWatchlistItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "symbol": "NLTO"
                 *     }
                 */
                "application/json": components["schemas"]["WatchlistItemAdd"];
            };
        };
        responses: {
            200: components["responses"]["Watchlist"];
            201: components["responses"]["Watchlist"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    removeWatchlistItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                symbol: components["parameters"]["Symbol"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Watchlist"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    previewOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": components["schemas"]["OrderTicket"];
            };
        };
        responses: {
            /** @description The estimate. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                     *       "available_before": "100000",
                     *       "available_after": "95897.95",
                     *       "currency": "USD",
                     *       "warnings": [
                     *         {
                     *           "code": "market_closed",
                     *           "message": "The market is closed. Your order goes when it opens at 09:30 New York time."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderPreview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description One status of an order or several, separated by commas. */
                status?: string;
                symbol?: components["schemas"]["Symbol"];
                market_id?: components["schemas"]["MarketId"];
                /** @description What the order does to shares, whatever it opens or closes. Closing a long sells. */
                action?: "buy" | "sell";
                /** @description Not before this instant. */
                from?: components["parameters"]["FromInstant"];
                /** @description Before this instant. */
                to?: components["parameters"]["ToInstant"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": components["schemas"]["OrderTicket"];
            };
        };
        responses: {
            201: components["responses"]["Order"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Order"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Order"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    amendOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that the change is based on, in quotes. Missing answers 428. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": "40.5"
                 *     }
                 */
                "application/json": components["schemas"]["OrderAmendment"];
            };
        };
        responses: {
            200: components["responses"]["Order"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            428: components["responses"]["PreconditionRequired"];
            default: components["responses"]["Problem"];
        };
    };
    previewAmendment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": "40.5"
                 *     }
                 */
                "application/json": components["schemas"]["OrderAmendment"];
            };
        };
        responses: {
            /** @description The estimate. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                     *       "currency": "USD",
                     *       "warnings": []
                     *     }
                     */
                    "application/json": components["schemas"]["OrderPreview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    listPositions: {
        parameters: {
            query?: {
                /** @description `closing` covers both `closing_review` and `closing`. */
                state?: "open" | "closing" | "closed";
                symbol?: components["schemas"]["Symbol"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                     *           "tick_size": "0.01",
                     *           "currency": "USD",
                     *           "direction": "long",
                     *           "side": "buy",
                     *           "status": "open",
                     *           "quantity": "100",
                     *           "closable_quantity": "100",
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
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["PositionPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    getPosition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Position"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    amendPosition: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `version` that the change is based on, in quotes. Missing answers 428. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stop_loss": "39.5",
                 *       "take_profit": null
                 *     }
                 */
                "application/json": components["schemas"]["PositionAmendment"];
            };
        };
        responses: {
            200: components["responses"]["Position"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            428: components["responses"]["PreconditionRequired"];
            default: components["responses"]["Problem"];
        };
    };
    closePosition: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quantity": "40",
                 *       "order_type": "market"
                 *     }
                 */
                "application/json": components["schemas"]["CloseTicket"];
            };
        };
        responses: {
            202: components["responses"]["CloseRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    listCloseRequests: {
        parameters: {
            query?: {
                status?: "closing_review" | "approved" | "filled" | "refused" | "withdrawn";
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                     *           "refuse_reason": null,
                     *           "order_id": null,
                     *           "filled_price": null,
                     *           "handling_fee": null,
                     *           "realized_pnl": null,
                     *           "submitted_at": "2026-03-02T15:01:00.000Z",
                     *           "due_at": "2026-03-03T15:01:00.000Z",
                     *           "decided_at": null
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["CloseRequestPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawCloseRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CloseRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every account, by kind; the customer's first currency comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                     *           "kind": "trade",
                     *           "currency": "USD",
                     *           "available_funds": "95897.95",
                     *           "used": "4102.05",
                     *           "total_value": "100000",
                     *           "today_profit": "0"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AccountList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    listEntries: {
        parameters: {
            query?: {
                /** @description Only this account's. */
                account_id?: components["schemas"]["Id"];
                /** @description Only entries of this kind, as in the rows. */
                kind?: string;
                /** @description Not before this instant. */
                from?: components["parameters"]["FromInstant"];
                /** @description Before this instant. */
                to?: components["parameters"]["ToInstant"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["EntryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    sendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel": "mail",
                 *       "mail": "ada@fairlot.example",
                 *       "purpose": "register"
                 *     }
                 */
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            /** @description Under way, if it is to be sent at all. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "expires_in": 600,
                     *       "resend_in": 60
                     *     }
                     */
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    registerMember: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Registered and signed in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "hS2uT3xZ0qK9bV7mC1nR5wE8yL4aG6dJ0fP2iO3sQ1c",
                     *       "customer": null
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mail": "ada@fairlot.example",
                 *       "code": "204816",
                 *       "password": "Correct-horse2",
                 *       "confirm_password": "Correct-horse2"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The new password works. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "old_password": "Fairlot26",
                 *       "password": "Correct-horse1",
                 *       "confirm_password": "Correct-horse1"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "hS2uT3xZ0qK9bV7mC1nR5wE8yL4aG6dJ0fP2iO3sQ1c"
                     *     }
                     */
                    "application/json": components["schemas"]["RotatedToken"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    setPayPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pay_password": "246810",
                 *       "confirm_pay_password": "246810",
                 *       "password": "Fairlot26"
                 *     }
                 */
                "application/json": components["schemas"]["PayPasswordChange"];
            };
        };
        responses: {
            /** @description Set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    changeContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Fairlot26",
                 *       "mail": "ada.new@fairlot.example",
                 *       "code": "204816"
                 *     }
                 */
                "application/json": components["schemas"]["ContactChange"];
            };
        };
        responses: {
            200: components["responses"]["Profile"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All live sessions, the latest used first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "ses_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "platform": "h5",
                     *           "ip_prefix": "203.0.113.0/24",
                     *           "created_at": "2026-03-02T15:00:00.000Z",
                     *           "last_seen_at": "2026-03-02T15:20:00.000Z",
                     *           "current": true
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    endOtherSessions: {
        parameters: {
            query: {
                others: true;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only this session is left. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Over. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    freezeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Fairlot26"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description Frozen. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    resetSimulation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Fairlot26"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description The new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "hS2uT3xZ0qK9bV7mC1nR5wE8yL4aG6dJ0fP2iO3sQ1c"
                     *     }
                     */
                    "application/json": components["schemas"]["RotatedToken"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    confirmSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challenge": "hS2uT3xZ0qK9bV7mC1nR5wE8yL4aG6dJ0fP2iO3sQ1c",
                 *       "code": "204816"
                 *     }
                 */
                "application/json": components["schemas"]["SecondStep"];
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "enabled": true,
                     *       "recovery_codes_left": 10,
                     *       "enabled_at": "2026-03-02T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["TotpState"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    startTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Fairlot26"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description The key, shown once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *       "uri": "otpauth://totp/Fairlot:ada%40fairlot.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Fairlot"
                     *     }
                     */
                    "application/json": components["schemas"]["TotpKey"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "204816"
                 *     }
                 */
                "application/json": components["schemas"]["TotpProof"];
            };
        };
        responses: {
            /** @description On. The recovery codes, shown once. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Fairlot26"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description The new codes, shown once. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    disableTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Fairlot26"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description Off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All passkeys, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "My phone",
                 *       "credential": "{\"id\":\"...\",\"type\":\"public-key\"}"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyRegistration"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Fairlot26"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description The options of `navigator.credentials.create`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "options": "{\"challenge\":\"…\",\"rp\":{\"id\":\"fairlot.example\",\"name\":\"Fairlot\"}}"
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It no longer signs in. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    startPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options of `navigator.credentials.get`, good for 5 minutes and one try. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "options": "{\"challenge\":\"…\",\"rpId\":\"fairlot.example\"}"
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    loginByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credential": "{\"id\":\"...\",\"type\":\"public-key\"}"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        responses: {
            /** @description Stored, waiting to be used. */
            201: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["Upload"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    deleteUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    getKyc: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identity and, apart from it, the professional qualification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "under_review",
                     *       "document_type": "idcard",
                     *       "first_name": "Noa",
                     *       "last_name": "Specimen",
                     *       "document_number": "SPECIMEN 0000",
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
                    "application/json": components["schemas"]["Kyc"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    submitIdCard: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": components["schemas"]["IdCardSubmission"];
            };
        };
        responses: {
            202: components["responses"]["KycInReview"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    submitPassport: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Noa",
                 *       "last_name": "Specimen",
                 *       "passport_number": "SPECIMEN0",
                 *       "passport_upload_id": "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "pay_password": "246810"
                 *     }
                 */
                "application/json": components["schemas"]["PassportSubmission"];
            };
        };
        responses: {
            202: components["responses"]["KycInReview"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    submitProfessional: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "professional_upload_id": "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "pay_password": "246810"
                 *     }
                 */
                "application/json": components["schemas"]["ProfessionalSubmission"];
            };
        };
        responses: {
            202: components["responses"]["KycInReview"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    listNotices: {
        parameters: {
            query?: {
                /** @description Only notices of this kind. */
                kind?: string;
                /** @description Only what is not read yet. */
                unread?: boolean;
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "ntc_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "kind": "alert",
                     *           "title": "NLTO rose to 45.00 USD",
                     *           "body": "Your alert for 45.00 USD was reached on Mar 2, 2026, 4:12 PM.",
                     *           "ref_type": "instrument",
                     *           "ref_id": "NLTO",
                     *           "read": false,
                     *           "created_at": "2026-03-02T15:12:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["NoticePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    countUnreadNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnreadCount"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    readNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "ntc_01K9G5V3M8Q2W7X4Y6Z0A1B2C3"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NoticeRead"];
            };
        };
        responses: {
            200: components["responses"]["UnreadCount"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    listNoticeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NoticeSettings"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    setNoticeSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "order",
                 *       "muted": true
                 *     }
                 */
                "application/json": components["schemas"]["NoticeSettingUpdate"];
            };
        };
        responses: {
            200: components["responses"]["NoticeSettings"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    getNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ntc_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *       "kind": "alert",
                     *       "title": "NLTO rose to 45.00 USD",
                     *       "body": "Your alert for 45.00 USD was reached on Mar 2, 2026, 4:12 PM.",
                     *       "ref_type": "instrument",
                     *       "ref_id": "NLTO",
                     *       "read": true,
                     *       "created_at": "2026-03-02T15:12:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Notice"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    streamMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The last `id` that the reader saw. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example id: evt_00000000000000000000000042
                     *     event: deposit
                     *     data: {"id":"dep_01K9G5V3M8Q2W7X4Y6Z0A1B2C3","version":42}
                     *
                     *     : heartbeat
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listAlerts: {
        parameters: {
            query?: {
                /** @description Only those of this symbol. */
                symbol?: components["schemas"]["Symbol"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["AlertList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    createAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "symbol": "NLTO",
                 *       "kind": "above",
                 *       "value": "45"
                 *     }
                 */
                "application/json": components["schemas"]["AlertCreate"];
            };
        };
        responses: {
            /** @description The alert. */
            201: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["Alert"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    deleteAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getDocument: {
        parameters: {
            query?: {
                /** @description Instead of `Accept-Language`. */
                lang?: "en" | "de" | "es" | "fr" | "it";
            };
            header?: never;
            path: {
                key: "company_profile" | "user_agreement" | "privacy_policy" | "loan_agreement" | "about" | "photo_rules";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getSupport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The desk. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["Support"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    listSupportMessages: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "msg_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "author": "member",
                     *           "text": "When does my withdrawal arrive?",
                     *           "upload_ids": [],
                     *           "created_at": "2026-03-02T15:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["SupportMessagePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    sendSupportMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "When does my withdrawal arrive?"
                 *     }
                 */
                "application/json": components["schemas"]["SupportMessageCreate"];
            };
        };
        responses: {
            /** @description The message. */
            201: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["SupportMessage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    readSupportMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is unread. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    createExport: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "entry",
                 *       "from": "2026-01-01",
                 *       "to": "2026-06-30",
                 *       "format": "csv"
                 *     }
                 */
                "application/json": components["schemas"]["ExportCreate"];
            };
        };
        responses: {
            /** @description Ordered. */
            202: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["Export"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file's record. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["Export"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getExportFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as an attachment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example id,symbol,quantity
                     *     ord_01K9G5V3M8Q2W7X4Y6Z0A1B2C3,NLTO,10
                     */
                    "text/csv": string;
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
                    "application/json": components["schemas"]["ExportFile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listDepositChannels: {
        parameters: {
            query?: {
                type?: "card" | "wallet" | "custom";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, closed ones included. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
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
                    "application/json": components["schemas"]["DepositChannelList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    listDeposits: {
        parameters: {
            query?: {
                /** @description One status or several, separated by commas. */
                status?: string;
                /** @description Not before this instant. */
                from?: components["parameters"]["FromInstant"];
                /** @description Before this instant. */
                to?: components["parameters"]["ToInstant"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["DepositPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    createDeposit: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel_id": "card_eur",
                 *       "amount": "250",
                 *       "proof_upload_id": "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "account_currency": "USD",
                 *       "timezone": "Europe/Berlin"
                 *     }
                 */
                "application/json": components["schemas"]["DepositCreate"];
            };
        };
        responses: {
            201: components["responses"]["Deposit"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    simulateDeposit: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel_id": "wallet_usdt_trc20",
                 *       "amount": "100",
                 *       "timezone": "Europe/Berlin"
                 *     }
                 */
                "application/json": components["schemas"]["DepositSimulation"];
            };
        };
        responses: {
            201: components["responses"]["Deposit"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    getDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deposit"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    cancelDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deposit"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    addDepositProof: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "proof_upload_id": "upl_01K9G5V3M8Q2W7X4Y6Z0A1B2C4"
                 *     }
                 */
                "application/json": components["schemas"]["DepositProof"];
            };
        };
        responses: {
            200: components["responses"]["Deposit"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    listBankCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, the default first, then the newest. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                     *           "bank_branch": null,
                     *           "iban": "GB82 •••• •••• •••• ••54 32",
                     *           "bic": "WESTGB2L",
                     *           "is_default": true,
                     *           "pending_withdrawals": 0,
                     *           "created_at": "2026-03-02T15:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["BankCardList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    createBankCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Salary account",
                 *       "account_name": "Ada Example",
                 *       "account_number": "98765432",
                 *       "bank_name": "Example Bank",
                 *       "iban": "GB82 WEST 1234 5698 7654 32",
                 *       "bic": "WESTGB2L",
                 *       "pay_password": "246810"
                 *     }
                 */
                "application/json": components["schemas"]["BankCardCreate"];
            };
        };
        responses: {
            201: components["responses"]["BankCard"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    deleteBankCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    updateBankCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "is_default": true
                 *     }
                 */
                "application/json": components["schemas"]["BankCardUpdate"];
            };
        };
        responses: {
            200: components["responses"]["BankCard"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listCryptoWallets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                     *           "created_at": "2026-03-02T15:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["CryptoWalletList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    createCryptoWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Hardware wallet",
                 *       "currency": "USDT",
                 *       "network": "ERC20",
                 *       "address": "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
                 *       "pay_password": "246810"
                 *     }
                 */
                "application/json": components["schemas"]["CryptoWalletCreate"];
            };
        };
        responses: {
            201: components["responses"]["CryptoWallet"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    deleteCryptoWallet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    quoteWithdrawal: {
        parameters: {
            query: {
                type: "bank" | "crypto";
                currency: components["schemas"]["CurrencyCode"];
                /** @description What leaves the account. Without it the answer says what holds for any amount. */
                amount?: components["schemas"]["Amount"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As of now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "bank",
                     *       "currency": "USD",
                     *       "amount": "100",
                     *       "fee": "2",
                     *       "net_amount": "98",
                     *       "min": "10",
                     *       "max": "25000",
                     *       "cutoff_time": "17:00",
                     *       "market_id": "US",
                     *       "timezone": "America/New_York",
                     *       "processing_starts_at": "2026-03-02T15:00:00.000Z",
                     *       "review_due_at": "2026-03-03T15:00:00.000Z",
                     *       "arrival_date": "2026-03-04"
                     *     }
                     */
                    "application/json": components["schemas"]["WithdrawalQuote"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                /** @description Only this `status_key`. */
                status?: "wait" | "pass" | "refuse" | "canceled";
                /** @description Not before this instant. */
                from?: components["parameters"]["FromInstant"];
                /** @description Before this instant. */
                to?: components["parameters"]["ToInstant"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["WithdrawalPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    createWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "bank",
                 *       "bank_card_id": "crd_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                 *       "currency": "USD",
                 *       "amount": "100",
                 *       "pay_password": "246810"
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawalCreate"];
            };
        };
        responses: {
            201: components["responses"]["Withdrawal"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    getWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Withdrawal"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Withdrawal"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getTransferMax: {
        parameters: {
            query: {
                from_account_id: components["schemas"]["Id"];
                to_account_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that is available in the account it leaves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "max": "25000",
                     *       "currency": "USD"
                     *     }
                     */
                    "application/json": components["schemas"]["TransferMax"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    listTransfers: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["TransferPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    createTransfer: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from_account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                 *       "to_account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                 *       "amount": "250"
                 *     }
                 */
                "application/json": components["schemas"]["TransferCreate"];
            };
        };
        responses: {
            /** @description Moved. */
            201: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    quoteConversion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from_currency": "USD",
                 *       "to_currency": "EUR",
                 *       "from_amount": "100"
                 *     }
                 */
                "application/json": components["schemas"]["ConversionAsk"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                     *       "available": "25000",
                     *       "expires_at": "2026-03-02T15:00:30.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ConversionQuote"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    listConversions: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ConversionPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    createConversion: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quote_id": "qte_01K9G5V3M8Q2W7X4Y6Z0A1B2C3"
                 *     }
                 */
                "application/json": components["schemas"]["ConversionCreate"];
            };
        };
        responses: {
            /** @description Exchanged. */
            201: {
                headers: {
                    [name: string]: unknown;
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
                     *       "created_at": "2026-03-02T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Conversion"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    listIpos: {
        parameters: {
            query?: {
                /** @description `closed`: the window has closed, the shares are not yet listed. */
                state?: "upcoming" | "open" | "closed" | "listed";
                /** @description Only offerings of this market. */
                market_id?: components["schemas"]["MarketId"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["IpoPage"];
                };
            };
            400: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getIpo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offering. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["IpoDetail"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    previewIpoSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mode": "partial",
                 *       "quantity": "100"
                 *     }
                 */
                "application/json": components["schemas"]["IpoTicket"];
            };
        };
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                     *       "currency": "USD",
                     *       "close_at": "2026-03-12T20:00:00.000Z",
                     *       "allotment_at": "2026-03-16T20:00:00.000Z",
                     *       "listing_at": "2026-03-18T13:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["IpoPreview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    subscribeIpo: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mode": "partial",
                 *       "quantity": "100",
                 *       "pay_password": "246810"
                 *     }
                 */
                "application/json": components["schemas"]["IpoApplication"];
            };
        };
        responses: {
            201: components["responses"]["IpoSubscription"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    listIpoSubscriptions: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["IpoSubscriptionPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    getIpoSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IpoSubscription"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    cancelIpoSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IpoSubscription"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listFunds: {
        parameters: {
            query?: {
                /** @description Only funds of this market. */
                market_id?: components["schemas"]["MarketId"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, by market and symbol. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["FundPage"];
                };
            };
            400: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getFund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The symbol of the fund. */
                id: components["schemas"]["Symbol"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fund. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["FundDetail"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    previewFundSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The symbol of the fund. */
                id: components["schemas"]["Symbol"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": "1000"
                 *     }
                 */
                "application/json": components["schemas"]["FundSubscriptionTicket"];
            };
        };
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                     *       "settles_at": "2026-03-02T22:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["FundPreview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    subscribeFund: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The symbol of the fund. */
                id: components["schemas"]["Symbol"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": "1000"
                 *     }
                 */
                "application/json": components["schemas"]["FundSubscriptionTicket"];
            };
        };
        responses: {
            201: components["responses"]["FundOrder"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    previewFundRedemption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The symbol of the fund. */
                id: components["schemas"]["Symbol"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mode": "amount",
                 *       "amount": "200"
                 *     }
                 */
                "application/json": components["schemas"]["FundRedemptionTicket"];
            };
        };
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                     *       "side": "redeem",
                     *       "mode": "amount",
                     *       "amount": "200",
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
                     *       "settles_at": "2026-03-02T22:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["FundPreview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    redeemFund: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The symbol of the fund. */
                id: components["schemas"]["Symbol"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mode": "amount",
                 *       "amount": "200"
                 *     }
                 */
                "application/json": components["schemas"]["FundRedemptionTicket"];
            };
        };
        responses: {
            201: components["responses"]["FundOrder"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    listFundHoldings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by symbol. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["FundHoldingList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    listFundOrders: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["FundOrderPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    getFundOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FundOrder"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    cancelFundOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FundOrder"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listQuants: {
        parameters: {
            query?: {
                /** @description Only products of this market. */
                market_id?: components["schemas"]["MarketId"];
                /** @description Only products in this currency. */
                currency?: components["schemas"]["CurrencyCode"];
                /** @description Without it, `open` and `upcoming`. */
                status?: "upcoming" | "open" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them; there are never many. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["QuantList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    getQuant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                     *           "returned_amount": "94"
                     *         },
                     *         {
                     *           "case": "mid",
                     *           "amount": "100",
                     *           "profit_rate": "0.0031",
                     *           "profit": "0.31",
                     *           "returned_amount": "100.31"
                     *         },
                     *         {
                     *           "case": "high",
                     *           "amount": "100",
                     *           "profit_rate": "0.07",
                     *           "profit": "7",
                     *           "returned_amount": "107"
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
                    "application/json": components["schemas"]["QuantDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    previewQuantSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": "1000"
                 *     }
                 */
                "application/json": components["schemas"]["QuantTicket"];
            };
        };
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                     *           "returned_amount": "94"
                     *         },
                     *         {
                     *           "case": "mid",
                     *           "amount": "100",
                     *           "profit_rate": "0.0031",
                     *           "profit": "0.31",
                     *           "returned_amount": "100.31"
                     *         },
                     *         {
                     *           "case": "high",
                     *           "amount": "100",
                     *           "profit_rate": "0.07",
                     *           "profit": "7",
                     *           "returned_amount": "107"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuantPreview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    subscribeQuant: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": "1000",
                 *       "pay_password": "246810"
                 *     }
                 */
                "application/json": components["schemas"]["QuantApplication"];
            };
        };
        responses: {
            /** @description The subscription. */
            201: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["QuantSubscription"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    listQuantSubscriptions: {
        parameters: {
            query?: {
                /** @description `0` in progress, `1` ended. */
                status?: "0" | "1";
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["QuantSubscriptionPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    sumQuantSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row for each currency that there is something in. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["QuantSumList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    getQuantSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription, with every day that is over. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["QuantSubscriptionDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    exitQuantSubscription: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["QuantSubscription"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    listLoanProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, the shortest first. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["LoanProductList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    quoteLoan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": "usd_30",
                 *       "amount": "1000"
                 *     }
                 */
                "application/json": components["schemas"]["LoanQuoteAsk"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                     *       "expires_at": "2026-03-02T15:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["LoanQuote"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    listLoans: {
        parameters: {
            query?: {
                /** @description `review`: not decided; `undisbursed`: approved and not paid out; `disbursed`: owed, in time or late; `repaid`. All of them, the refused and cancelled ones too, without it. */
                status?: "review" | "undisbursed" | "disbursed" | "repaid";
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["LoanPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    createLoan: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": components["schemas"]["LoanCreate"];
            };
        };
        responses: {
            201: components["responses"]["Loan"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    getLoan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The loan. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["LoanDetail"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    cancelLoan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Loan"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    repayLoan: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": "102",
                 *       "pay_password": "246810"
                 *     }
                 */
                "application/json": components["schemas"]["RepaymentCreate"];
            };
        };
        responses: {
            /** @description The repayment, and the loan as it is then. */
            201: {
                headers: {
                    [name: string]: unknown;
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
                    "application/json": components["schemas"]["LoanRepaid"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    previewRepayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": "102"
                 *     }
                 */
                "application/json": components["schemas"]["RepaymentAsk"];
            };
        };
        responses: {
            /** @description What it would pay, in its order. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                     *       "available_after": "4898"
                     *     }
                     */
                    "application/json": components["schemas"]["RepaymentPreview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    listBlockOffers: {
        parameters: {
            query?: {
                market_id?: components["schemas"]["MarketId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of it; there is one page. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                     *           "last": "10",
                     *           "discount_buying_price": "9.68",
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
                    "application/json": components["schemas"]["BlockOfferPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    placeBlockTrade: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "block_offer_id": "blk_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                 *       "quantity": "10000",
                 *       "pay_password": "246810"
                 *     }
                 */
                "application/json": components["schemas"]["BlockTrade"];
            };
        };
        responses: {
            201: components["responses"]["Order"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    previewBlockTrade: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "block_offer_id": "blk_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                 *       "quantity": "10000"
                 *     }
                 */
                "application/json": components["schemas"]["BlockTicket"];
            };
        };
        responses: {
            /** @description The cost. It is exact, because the price does not move. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_price": "9.68",
                     *       "total_amount": "96848.4",
                     *       "handling_fee": "48.4",
                     *       "fee_rate": "0.0005",
                     *       "hold_amount": "96848.4",
                     *       "margin_amount": "0",
                     *       "available_before": "5000000",
                     *       "available_after": "4903151.6",
                     *       "currency": "USD",
                     *       "warnings": []
                     *     }
                     */
                    "application/json": components["schemas"]["OrderPreview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    previewClose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quantity": "40",
                 *       "order_type": "market"
                 *     }
                 */
                "application/json": components["schemas"]["CloseTicket"];
            };
        };
        responses: {
            /** @description The estimate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_price": "43.5",
                     *       "amount": "1740",
                     *       "handling_fee": "0.99",
                     *       "fee_rate": "0.0005",
                     *       "released_amount": "1739.01",
                     *       "margin_amount": "0",
                     *       "realized_pnl": "98.19",
                     *       "available_before": "95897.95",
                     *       "available_after": "97636.96",
                     *       "currency": "USD",
                     *       "warnings": []
                     *     }
                     */
                    "application/json": components["schemas"]["ClosePreview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    previewReduction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "account_id": "acc_01K9G5V3M8Q2W7X4Y6Z0A1B2C4",
                 *       "target_amount": "1500"
                 *     }
                 */
                "application/json": components["schemas"]["Reduction"];
            };
        };
        responses: {
            /** @description The choice and what it brings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "currency": "USD",
                     *       "target_amount": "1500",
                     *       "estimated_amount": "1521.76",
                     *       "available_before": "20",
                     *       "positions": [
                     *         {
                     *           "position_id": "pos_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                     *           "symbol": "NLTO",
                     *           "name": "Nelto Instruments",
                     *           "direction": "long",
                     *           "quantity": "35",
                     *           "closable_quantity": "40",
                     *           "last": "43.5",
                     *           "estimated_amount": "1521.51",
                     *           "handling_fee": "0.99",
                     *           "realized_pnl": "85.79"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReductionPreview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    reducePositions: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 64 visible ASCII characters: new for every intent, the same for every retry of it. Kept for 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": components["schemas"]["Reduction"];
            };
        };
        responses: {
            /** @description The requests, each under review. */
            202: {
                headers: {
                    [name: string]: unknown;
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
                     *           "refuse_reason": null,
                     *           "order_id": null,
                     *           "filled_price": null,
                     *           "handling_fee": null,
                     *           "realized_pnl": null,
                     *           "submitted_at": "2026-03-02T15:01:00.000Z",
                     *           "due_at": "2026-03-03T15:01:00.000Z",
                     *           "decided_at": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReductionResult"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            default: components["responses"]["Problem"];
        };
    };
    listLots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lots of which something is left, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "method": "fifo",
                     *       "position_id": "pos_01K9G5V3M8Q2W7X4Y6Z0A1B2C5",
                     *       "currency": "USD",
                     *       "quantity": "60",
                     *       "open_amount": "2424.4",
                     *       "realized_pnl": "134.69",
                     *       "data": [
                     *         {
                     *           "id": "fil_01K9G5V3M8Q2W7X4Y6Z0A1B2C6",
                     *           "order_id": "ord_01K9G5V3M8Q2W7X4Y6Z0A1B2C3",
                     *           "quantity": "100",
                     *           "remaining_quantity": "60",
                     *           "price": "40.12",
                     *           "open_amount": "2407.2",
                     *           "opened_at": "2026-02-24T15:12:09.250Z"
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["LotList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getPerformance: {
        parameters: {
            query?: {
                /** @description How far back; `all` is since the first entry. */
                period?: "1w" | "1m" | "3m" | "1y" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One for each currency. */
            200: {
                headers: {
                    [name: string]: unknown;
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
                     *           "opening_value": "100000",
                     *           "closing_value": "125900",
                     *           "net_deposits": "25000",
                     *           "profit": "900",
                     *           "return_percentage": "0.8911",
                     *           "points": [
                     *             {
                     *               "at": "2026-02-02T15:00:00.000Z",
                     *               "value": "100000",
                     *               "return_percentage": "0"
                     *             },
                     *             {
                     *               "at": "2026-03-02T15:00:00.000Z",
                     *               "value": "125900",
                     *               "return_percentage": "0.8911"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["PerformanceList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    getStatement: {
        parameters: {
            query: {
                /** @description Not one that is still to come. */
                month: components["schemas"]["Month"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement; of the month under way, up to now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "month": "2026-02",
                     *       "starts_at": "2026-02-01T00:00:00.000Z",
                     *       "ends_at": "2026-03-01T00:00:00.000Z",
                     *       "is_complete": true,
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
                    "application/json": components["schemas"]["Statement"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    listNews: {
        parameters: {
            query?: {
                /** @description Only news of this market. */
                market_id?: components["schemas"]["MarketId"];
                /** @description Only results of this company; of an index, only the ends of its market's days. */
                symbol?: components["schemas"]["Symbol"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "nws_results.NLTO.2026-03-02",
                     *           "kind": "results",
                     *           "market_id": "US",
                     *           "title": "Nelto Instruments: results above expectations, shares +4.10%",
                     *           "summary": "Nelto Instruments (NLTO) has reported quarterly results above what the market expected. The share ended the day at 41.20 USD, +4.10% against the day before.",
                     *           "source": "Simulated newsroom",
                     *           "image_url": null,
                     *           "published_at": "2026-03-02T21:20:00.000Z",
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
                    "application/json": components["schemas"]["NewsPage"];
                };
            };
            400: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
    getNews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["NewsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The story. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "nws_session.US.2026-03-02",
                     *       "kind": "session",
                     *       "market_id": "US",
                     *       "title": "North America 500 ends the day at 5,021.40, +0.62%",
                     *       "summary": "North America 500 ended the session of March 2, 2026 at 5,021.40, +0.62% against the day before.",
                     *       "source": "Simulated newsroom",
                     *       "image_url": null,
                     *       "published_at": "2026-03-02T21:05:00.000Z",
                     *       "symbols": [
                     *         {
                     *           "symbol": "NA-500",
                     *           "name": "North America 500"
                     *         }
                     *       ],
                     *       "body_html": "<p>North America 500 ended the session of March 2, 2026 at 5,021.40, +0.62% against the day before.</p>",
                     *       "newer_id": "nws_results.NLTO.2026-03-02",
                     *       "older_id": null
                     *     }
                     */
                    "application/json": components["schemas"]["NewsStory"];
                };
            };
            400: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
}
