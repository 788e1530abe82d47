// Generated from openapi.yaml by `npm run gen`. Do not edit.
// The contract in the app’s spelling: camelCase names.

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
         * @description Never cached, because it has the business time.
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
         * @description Recordings of real days. `/candle`, `/quote` and `/search` know their symbols; nothing else does: they cannot be traded or watched, and have no alerts. A client that shows them shows their dates.
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
        /**
         * Replace the symbols, in this order
         * @description The same symbols in the same order change nothing and need no current version.
         */
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
         * @description Checks everything that placing checks, and stores nothing. Where the money does not suffice, the answer has all figures and says in `missing_amount` what is missing.
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
         * @description Of what is not filled yet. Checks everything that changing the order checks, and stores nothing; for lack of money see `missing_amount`. What the order holds now counts as available for what it would hold then.
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
    "/mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the simulated mailbox
         * @description What was sent to an address and is still worth reading, newest first: codes only while they work. It exists while no provider of mail or text messages is set (`simulated_mailbox` of `/setting/base`), and only for clients on the same machine; for all others it is 404.
         */
        get: operations["listReceivedMessages"];
        put?: never;
        post?: never;
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
         * @description `others=true` is required, so that no call ends all sessions by mistake.
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
         * @description With the login password. Turning it off twice gives the same answer.
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
         * @description JPEG, PNG or WebP by its own first bytes, whatever it is called; at most 10 MB and 40 million pixels. It is drawn anew, upright and at most 2000 pixels long, so that place and time of the photo are gone. One that is not used within 24 hours is deleted. 20 an hour, 200 MB a member. A signature shows something on white paper. Without a key a repeat is another picture.
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
         *     inbox then says when and at which price. What is true already is refused with `already_met` and the current price;
         *     a percentage is compared only while the market is open.
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
         * @description Made in the background; ask for it until it is `ready`. The days are whole ones in UTC, both included, at most a year; `account`, what is known of the customer, is current. Record and file go after a day.
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
         * @description It cannot be removed before a withdrawal to it has arrived.
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
         * @description It cannot be removed before a withdrawal to it has arrived.
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
         * @description Holds `amount`, which leaves the cash account of the currency; the customer receives `amount` less `fee`. A bank account takes fiat money, a wallet its own currency. A new payee takes withdrawals `payee_cooling_hours` after it was added; for as long none leave after a password was reset or a factor of signing in changed.
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
         * @description Checks everything that subscribing checks, except the payment password and the money, and stores nothing. Where the money does not suffice, the sums say what is missing.
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
         * @description Checks everything that taking them checks, but the payment password, and stores nothing; for lack of money see `missing_amount`.
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
         * @description First in, first out: closing shares takes them from the oldest lot. The other view of a position's cost; its profit and loss uses the average. The shares that were closed cost what all cost less what those that are left do, and their fees alike. The sums are of all lots, on every page.
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
         * @description For each currency, over all accounts: what they were worth, what was paid in and out, and the time-weighted return. The period is cut at every hour in which money came in or went out (at every such day, where it is longer than 31 days), the returns of the parts are multiplied: deposits and withdrawals, however large, change the value and not the return. What comes in within a part counts from its beginning, what goes out until its end. Loans and exchanges into another currency count as money in and out. Fees and results count as return. Periods begin at midnight UTC.
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
    "/explain/{figure}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a figure adds up
         * @description A figure as a tree, made by the code that computes it: the value of a node is its operation over its parts in their order (`difference`: the first less all others; `quotient`: the first by the second), exactly, after the rounding that it states. A node without parts says where it comes from. What the figure is of follows in the query: an account, or all accounts of a currency, for balances; a position, an order, a loan, a fund or a subscription for theirs; a currency and a period for `performance_profit`, its parts and `performance_percentage`; an account and a month for `opening_balance` and `closing_balance`, and a kind of entries for `entries_total`; a symbol for how its day went. `fifo_cost` and `fifo_realized` are of a position by first in, first out, and `lot_result` is of one of its lots. `unrealized` is of a position, or of all that are open in a currency; `order_total` and `order_fee` are of an order of shares or of a fund; `quant_invested`, `quant_pending` and `quant_settled` are of a currency.
         */
        get: operations["explainFigure"];
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
        /** @description An exact decimal number as text. */
        Decimal: string;
        /** @description An exact decimal number as text, or null where there is none yet. */
        DecimalOrNull: string | null;
        /** @description A decimal number that is not negative, as text. What a request may name as a price or an amount. */
        Amount: string;
        /** @description As `Amount`; null clears the value. */
        AmountOrNull: string | null;
        /** @description A whole number of shares, as text. `"0"` is well formed and refused with `minimum_unit`. */
        Quantity: string;
        /**
         * Format: date-time
         * @description RFC 3339, UTC, milliseconds.
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
         */
        Day: string;
        /** @description Local time of the market, `HH:mm`. */
        TimeOfDay: string;
        /** @description Local time of the market, `HH:mm`, or null. */
        TimeOfDayOrNull: string | null;
        /** @description A prefix that names the kind, and a ULID. Opaque. */
        Id: string;
        /** @description The opaque bearer token of a session. */
        Token: string;
        /** @description Names an instrument or an index. */
        Symbol: string;
        /** @description Names a market. */
        MarketId: string;
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
            requestId: string;
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
            code: 'market_closed' | 'instrument_halted' | 'price_far_from_market' | 'unlimited_loss' | (string & {});
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
            areaCode: string | null;
            nickname: string | null;
            avatarUrl: string | null;
            /** @description What the customer gives to those they invite. */
            inviteCode: string;
            vip: boolean;
            kycStatus: 'not_submitted' | 'under_review' | 'pass' | 'refuse' | (string & {});
            hasPayPassword: boolean;
            language: 'en' | 'de' | 'es' | 'fr' | 'it' | (string & {});
            /** @description IANA name. */
            timezone: string;
            /** @description The market that the customer chose. */
            marketId: string | null;
            createdAt: components["schemas"]["Instant"];
            customer: components["schemas"]["CustomerScript"];
            balances: components["schemas"]["Account"][];
        };
        /** @description IANA name of a time zone. */
        ZoneName: string;
        ProfileUpdate: {
            nickname?: string;
            /** @description An upload made for it; null for none. */
            avatarUploadId?: components["schemas"]["Id"] | null;
            /** @enum {string} */
            language?: "en" | "de" | "es" | "fr" | "it";
            timezone?: components["schemas"]["ZoneName"];
            marketId?: components["schemas"]["MarketId"];
        };
        LanguageList: {
            data: components["schemas"]["Language"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        Language: {
            /** @description BCP 47. */
            key: string;
            label: string;
        };
        MarketList: {
            data: components["schemas"]["Market"][];
            nextCursor: components["schemas"]["NextCursor"];
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
            breakStart: components["schemas"]["TimeOfDayOrNull"];
            breakEnd: components["schemas"]["TimeOfDayOrNull"];
            status: components["schemas"]["SessionStatus"];
            /** @description When trading next starts or resumes; null while open. */
            opensAt: components["schemas"]["InstantOrNull"];
            /** @description When the current or coming session ends for the day. */
            closesAt: components["schemas"]["Instant"];
            /** @description The usual lot, in shares; an instrument may differ. */
            lotSize: components["schemas"]["Quantity"];
            /** @description The usual price step; an instrument says its own. */
            tickSize: components["schemas"]["Decimal"];
        };
        /** @description Whether a market trades now; `break` is the midday pause. */
        SessionStatus: 'open' | 'break' | 'closed' | (string & {});
        /** @description Data of the stream's `status` event. */
        MarketSession: {
            marketId: components["schemas"]["MarketId"];
            status: components["schemas"]["SessionStatus"];
            opensAt: components["schemas"]["InstantOrNull"];
            closesAt: components["schemas"]["Instant"];
            asOf: components["schemas"]["Instant"];
        };
        CurrencyList: {
            data: components["schemas"]["Currency"][];
            nextCursor: components["schemas"]["NextCursor"];
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
            msgType: 'chat' | 'whatsapp' | (string & {});
            /** @description Number for WhatsApp; empty where there is none. */
            whatsapp: string;
            /** @description Characters. */
            passwordMin: number;
            /** @description Characters. */
            passwordMax: number;
            uploadMaxBytes: number;
            minWithdrawal: components["schemas"]["Decimal"];
            minWithdrawalCurrency: components["schemas"]["CurrencyCode"];
            /** @description For how long no withdrawal goes to a new payee, and none at all after a password was reset or a factor of signing in changed. */
            payeeCoolingHours: number;
            appVersion: string;
            versionCode: number;
            /** @description With `calendar_version` and a time, every price can be derived again. Null in production, where it is a secret. */
            marketSeed: string | null;
            calendarVersion: string;
            businessTime: components["schemas"]["Instant"];
            /** @description All but `real` are simulated time. */
            clockMode: 'demo' | 'real' | 'manual' | (string & {});
            /** @description Names of the switches that are off: what the app has behind them is not offered. */
            switchedOff: string[];
            /** @description Messages are sent nowhere; a client on the same machine reads them by `listReceivedMessages`. */
            simulatedMailbox: boolean;
        };
        AggregateStat: {
            data: {
                instrumentCount: number;
                marketCount: number;
                ipoOpenCount: number;
                fundCount: number;
                quantOpenCount: number;
                asOf: components["schemas"]["Instant"];
            };
        };
        Calendar: {
            data: components["schemas"]["CalendarDay"][];
            nextCursor: components["schemas"]["NextCursor"];
            /** @description Holidays are known to this day; later rows know weekends only. */
            validUntil: components["schemas"]["Day"];
        };
        CalendarDay: {
            date: components["schemas"]["Day"];
            open: components["schemas"]["TimeOfDayOrNull"];
            close: components["schemas"]["TimeOfDayOrNull"];
            businessDay: boolean;
        };
        Instrument: {
            symbol: components["schemas"]["Symbol"];
            /** @description Invented. */
            name: string;
            marketId: components["schemas"]["MarketId"];
            productType: 'STOCK' | 'FUND' | (string & {});
            currency: components["schemas"]["CurrencyCode"];
            /** @description Quantities are multiples of it. */
            lotSize: components["schemas"]["Quantity"];
            /** @description The price step at the present price. */
            tickSize: components["schemas"]["Decimal"];
            shortable: boolean;
            blockMinQuantity: components["schemas"]["Quantity"];
            status: 'active' | 'halted' | (string & {});
            /**
             * Format: date
             * @description The session that is the first to trade with the company's next quarterly results; null for what reports none. Of one instrument only: lists leave it out.
             */
            nextReportDate?: string | null;
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
            previousClose: components["schemas"]["Decimal"];
            /** @description `last` − `previous_close`. */
            change: components["schemas"]["Decimal"];
            /** @description In percent: `"1.25"` is 1.25 %. */
            changePercentage: components["schemas"]["Decimal"];
            /** @description Shares traded in the session so far. */
            volume: components["schemas"]["Quantity"];
            sessionStatus: components["schemas"]["SessionStatus"];
            /** @description When `last` was traded. */
            asOf: components["schemas"]["Instant"];
            /** @description Of two quotes of a symbol, the one with the greater number is newer. */
            sequence: number;
            delayed: boolean;
            /** @description Trading in the instrument is halted; `last` is the price of that moment, and no further one comes. */
            halted: boolean;
        };
        QuoteList: {
            data: components["schemas"]["Quote"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description An instrument and its quote in one row. */
        InstrumentQuote: components["schemas"]["Instrument"] & components["schemas"]["Quote"];
        InstrumentPage: {
            data: components["schemas"]["InstrumentQuote"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A world index and its quote in one row. An index cannot be bought. */
        IndexQuote: {
            symbol: components["schemas"]["Symbol"];
            /** @description Invented. */
            name: string;
            region: string;
            marketId: components["schemas"]["MarketId"];
            /** @description IANA name. */
            timezone: string;
            status: components["schemas"]["SessionStatus"];
        } & components["schemas"]["Quote"];
        IndexList: {
            data: components["schemas"]["IndexQuote"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        Course: {
            symbol: components["schemas"]["Symbol"];
            /** @description Oldest first; the close of the session before comes first. */
            levels: components["schemas"]["Decimal"][];
        };
        CourseList: {
            data: components["schemas"]["Course"][];
            nextCursor: components["schemas"]["NextCursor"];
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
            fromDate: string;
            /**
             * Format: date
             * @description The last real day.
             */
            toDate: string;
            /** @description How many trading days there are. */
            days: number;
            /** @description Where the figures come from. */
            source: string;
            /** @description SPDX name of the licence of the data. */
            licence: string;
        };
        ReplayList: {
            data: components["schemas"]["Replay"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        CandleList: {
            data: components["schemas"]["Candle"][];
            nextCursor: components["schemas"]["NextCursor"];
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
            nextCursor: components["schemas"]["NextCursor"];
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
            marketId: components["schemas"]["MarketId"];
            /** @description The price step at the present price; null for an index, which has none. */
            tickSize: components["schemas"]["Decimal"] | null;
            /** @description Place in the list, from 0. */
            position: number;
            quote: components["schemas"]["Quote"];
        };
        WatchlistList: {
            data: components["schemas"]["Watchlist"][];
            nextCursor: components["schemas"]["NextCursor"];
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
             * @description `long` buys, `short` sells what is not held, on margin: this share of what its shares are worth at the order's price or at the market's, whichever is higher.
             * @enum {string}
             */
            direction: "long" | "short";
            /** @enum {string} */
            orderType: "market" | "limit";
            /** @description At least 1, a multiple of the lot, and at most this many shares. */
            quantity: components["schemas"]["Quantity"];
            /** @description Limit orders only, a multiple of the tick; not further from the last price than this share of it. */
            price?: components["schemas"]["Amount"];
            /** @description Below the price for long, above it for short. */
            stopLoss?: components["schemas"]["Amount"];
            /** @description Above the price for long, below it for short. */
            takeProfit?: components["schemas"]["Amount"];
            /**
             * @description `day` ends with the session, `gtc` when cancelled.
             * @default day
             * @enum {string}
             */
            timeInForce?: "day" | "gtc";
            /** @description A `trade` account in the instrument's currency; the only one when left out. */
            accountId?: components["schemas"]["Id"];
            /** @description The client's own reference. */
            clientOrderId?: string;
        };
        OrderPreview: {
            /** @description The limit price, or the quote now for a market order. */
            orderPrice: components["schemas"]["Decimal"];
            /** @description Price × quantity, with the fee added for long and taken off for short. */
            totalAmount: components["schemas"]["Decimal"];
            handlingFee: components["schemas"]["Decimal"];
            /** @description A fraction: `"0.0005"` is 0.05 %. */
            feeRate: components["schemas"]["Decimal"];
            /** @description Held until the fill, fee included; a long market order holds for the worst price that it accepts, a short for its margin. */
            holdAmount: components["schemas"]["Decimal"];
            /** @description Held as long as a short position is open, of the higher of the order price and the market; 0 for long. */
            marginAmount: components["schemas"]["Decimal"];
            availableBefore: components["schemas"]["Decimal"];
            /** @description Below zero where the money does not suffice. */
            availableAfter: components["schemas"]["Decimal"];
            /** @description What the account lacks for the hold; 0 where the money suffices. Above 0, placing is refused as `insufficient_funds`. */
            missingAmount: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
            warnings: components["schemas"]["Warning"][];
            /** @description How `total_amount` adds up, `handling_fee` among its parts: `order_total`, as `/explain` tells it of an order; and `available_after`, `hold_amount` among its parts (`order_hold`). */
            explained: components["schemas"]["FigureNode"][];
        };
        OrderAmendment: {
            price?: components["schemas"]["Amount"];
            stopLoss?: components["schemas"]["AmountOrNull"];
            takeProfit?: components["schemas"]["AmountOrNull"];
        };
        Order: {
            id: components["schemas"]["Id"];
            clientOrderId: string | null;
            accountId: components["schemas"]["Id"];
            /** @description The position that it opened, increased or closes; null before the first fill that opens one. */
            positionId: string | null;
            intent: 'open' | 'close' | (string & {});
            symbol: components["schemas"]["Symbol"];
            /** @description The instrument's name. */
            name: string;
            marketId: components["schemas"]["MarketId"];
            /** @description The price step at `order_price`. */
            tickSize: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
            direction: components["schemas"]["Direction"];
            side: components["schemas"]["Side"];
            orderType: 'market' | 'limit' | 'block' | (string & {});
            timeInForce: 'day' | 'gtc' | (string & {});
            status: components["schemas"]["OrderStatus"];
            rejectCode: components["schemas"]["OrderReason"];
            rejectParams: components["schemas"]["ReasonParamsOrNull"];
            rejectNote: components["schemas"]["ReviewersWords"];
            quantity: components["schemas"]["Quantity"];
            filledQuantity: components["schemas"]["Quantity"];
            /** @description The limit price, or the quote at submission for a market order. */
            orderPrice: components["schemas"]["Decimal"];
            /** @description The average over the fills. */
            filledPrice: components["schemas"]["DecimalOrNull"];
            /** @description Of a block trade. */
            discountBuyingPrice: components["schemas"]["DecimalOrNull"];
            /** @description What has been filled, without fees. */
            totalOpenAmount: components["schemas"]["Decimal"];
            /** @description As in the preview; of what was filled once the order is done. */
            totalAmount: components["schemas"]["Decimal"];
            /** @description As in the preview; what was charged once the order is done. */
            handlingFee: components["schemas"]["Decimal"];
            /** @description Still held; 0 once the order is done. */
            holdAmount: components["schemas"]["Decimal"];
            stopLoss: components["schemas"]["DecimalOrNull"];
            takeProfit: components["schemas"]["DecimalOrNull"];
            submittedAt: components["schemas"]["Instant"];
            /** @description The last fill. */
            filledAt: components["schemas"]["InstantOrNull"];
            /** @description When nothing more could happen to it. */
            closedAt: components["schemas"]["InstantOrNull"];
            /** @description End of the session of a `day` order. */
            expiresAt: components["schemas"]["InstantOrNull"];
            /** @description Ascending in time. */
            fills: components["schemas"]["Fill"][];
            /** @description Of the answer that created the order; empty elsewhere. */
            warnings: components["schemas"]["Warning"][];
            version: components["schemas"]["Version"];
        };
        Fill: {
            quantity: components["schemas"]["Quantity"];
            price: components["schemas"]["Decimal"];
            /** @description Price × quantity, as booked: the amounts of all fills are `total_open_amount`. */
            amount: components["schemas"]["Decimal"];
            handlingFee: components["schemas"]["Decimal"];
            filledAt: components["schemas"]["Instant"];
        };
        /** @description `wait`: accepted; `handle`: working in the market; `refused`: rejected, see `reject_code`. */
        OrderStatus: 'wait' | 'handle' | 'partially_filled' | 'filled' | 'canceled' | 'refused' | 'expired' | (string & {});
        /** @description Which way the position earns. */
        Direction: 'long' | 'short' | (string & {});
        /** @description What `direction` was opened with. */
        Side: 'buy' | 'sell' | (string & {});
        OrderPage: {
            data: components["schemas"]["Order"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        Position: {
            id: components["schemas"]["Id"];
            accountId: components["schemas"]["Id"];
            symbol: components["schemas"]["Symbol"];
            /** @description The instrument's name. */
            name: string;
            marketId: components["schemas"]["MarketId"];
            /** @description False once the instrument has left the market; `last` is then the average opening price. */
            listed: boolean;
            /** @description The price step at `last`. */
            tickSize: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
            direction: components["schemas"]["Direction"];
            side: components["schemas"]["Side"];
            status: 'open' | 'closing_review' | 'closing' | 'closed' | (string & {});
            /** @description Held now; of a closed position, what was held at most. */
            quantity: components["schemas"]["Quantity"];
            /** @description Held and in no close request. */
            closableQuantity: components["schemas"]["Quantity"];
            /** @description Average price of the units held, without fees. */
            actualBuyingPrice: components["schemas"]["Decimal"];
            /** @description Of a block trade. */
            discountBuyingPrice: components["schemas"]["DecimalOrNull"];
            /** @description The price that the values below use; the closing price of a closed position. */
            last: components["schemas"]["Decimal"];
            /** @description `actual_buying_price` × `quantity`. */
            totalOpenAmount: components["schemas"]["Decimal"];
            /** @description `last` × `quantity`; 0 once closed. */
            totalHoldingAmount: components["schemas"]["Decimal"];
            floatingPnl: components["schemas"]["Decimal"];
            /** @description The same number as `floating_pnl`. */
            unrealizedPnl: components["schemas"]["Decimal"];
            /** @description In percent of `total_open_amount`. */
            floatingPnlPercentage: components["schemas"]["Decimal"];
            /** @description Of the parts closed so far, after fees. */
            realizedPnl: components["schemas"]["Decimal"];
            /** @description All fees so far. */
            handlingFee: components["schemas"]["Decimal"];
            /** @description Held for a short position; 0 for long. */
            marginAmount: components["schemas"]["Decimal"];
            stopLoss: components["schemas"]["DecimalOrNull"];
            takeProfit: components["schemas"]["DecimalOrNull"];
            openedAt: components["schemas"]["Instant"];
            closedAt: components["schemas"]["InstantOrNull"];
            version: components["schemas"]["Version"];
        };
        PositionAmendment: {
            stopLoss?: components["schemas"]["AmountOrNull"];
            takeProfit?: components["schemas"]["AmountOrNull"];
        };
        PositionPage: {
            data: components["schemas"]["Position"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        CloseTicket: {
            /** @description 1 to `closable_quantity`; lots do not matter. */
            quantity: components["schemas"]["Quantity"];
            /** @enum {string} */
            orderType: "market" | "limit";
            /** @description Limit only: a multiple of the tick. */
            price?: components["schemas"]["Amount"];
        };
        CloseRequest: {
            id: components["schemas"]["Id"];
            positionId: components["schemas"]["Id"];
            symbol: components["schemas"]["Symbol"];
            /** @description The instrument's name. */
            name: string;
            currency: components["schemas"]["CurrencyCode"];
            direction: components["schemas"]["Direction"];
            quantity: components["schemas"]["Quantity"];
            orderType: 'market' | 'limit' | (string & {});
            price: components["schemas"]["DecimalOrNull"];
            status: 'closing_review' | 'approved' | 'filled' | 'refused' | 'withdrawn' | (string & {});
            refuseReasonKey: components["schemas"]["CloseReason"];
            refuseReasonParams: components["schemas"]["ReasonParamsOrNull"];
            refuseReason: components["schemas"]["ReviewersWords"];
            /** @description The order that fills it, once approved. */
            orderId: string | null;
            filledPrice: components["schemas"]["DecimalOrNull"];
            handlingFee: components["schemas"]["DecimalOrNull"];
            realizedPnl: components["schemas"]["DecimalOrNull"];
            submittedAt: components["schemas"]["Instant"];
            /** @description The review is decided by then. */
            dueAt: components["schemas"]["Instant"];
            /** @description How long a review usually takes, in seconds: nine of ten of the last ones were decided sooner. Null while there are too few of them. */
            usualReviewS: number | null;
            decidedAt: components["schemas"]["InstantOrNull"];
        };
        CloseRequestPage: {
            data: components["schemas"]["CloseRequest"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description Always `total_value` = `available_funds` + `used` - `owed`. */
        Account: {
            id: components["schemas"]["Id"];
            /** @description `cash`: deposits and withdrawals; `trade`: orders and positions; `fund`: funds and quant. */
            kind: 'cash' | 'trade' | 'fund' | (string & {});
            currency: components["schemas"]["CurrencyCode"];
            availableFunds: components["schemas"]["Decimal"];
            /** @description Held, on margin or invested. */
            used: components["schemas"]["Decimal"];
            /** @description Principal, interest and penalty of loans. Never negative. */
            owed: components["schemas"]["Decimal"];
            /** @description What of it is past its due date. */
            overdue: components["schemas"]["Decimal"];
            totalValue: components["schemas"]["Decimal"];
            todayProfit: components["schemas"]["Decimal"];
            /** @description What the open positions of the account would bring, at the very prices that `used` and `total_value` count them with: where newer prices bring more, these are more by the difference. */
            unrealized: components["schemas"]["Decimal"];
        };
        AccountList: {
            data: components["schemas"]["Account"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description One change of an account's available funds. */
        Entry: {
            id: components["schemas"]["Id"];
            accountId: components["schemas"]["Id"];
            /** @description What happened. */
            kind: string;
            /** @description Negative where funds left. */
            amount: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description Available funds after it. */
            balanceAfter: components["schemas"]["Decimal"];
            /** @description What kind of thing caused it: `order`, `deposit`, … */
            refType: string | null;
            refId: string | null;
            /** @description Names the sentence that the app shows. */
            memoKey: string;
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A figure and what it is made of. `value` is `operation` over the values of `parts`, exactly, then `rounding`. A sum and a product have any number of parts. A node of operation `value` has no parts and a source. Of the lots and fills of a position the newest hundred are parts, and all before them are together one part, `earlier`. */
        FigureNode: {
            /**
             * @description What it is.
             * @enum {string}
             */
            figure: "total_value" | "available_funds" | "available_after" | "available_unheld" | "order_hold" | "hold_so_far" | "held_amount" | "worst_price" | "shorted_value" | "margin_rate" | "loss_borne" | "used" | "owed" | "owed_principal" | "owed_interest" | "owed_penalty" | "assets" | "held_funds" | "margin" | "short_proceeds" | "quant_invested" | "quant_result" | "market_value" | "quantity" | "last_price" | "last_level" | "issue_price" | "allotted_shares" | "fund_units" | "fund_price" | "last_known_value" | "today_profit" | "instrument_profit" | "value_before" | "previous_close" | "paid_today" | "fees_today" | "today_percentage" | "value_before_today" | "times_hundred" | "hundred" | "unrealized" | "unrealized_percentage" | "average_price" | "open_amount" | "opened_amount" | "allotted_amount" | "earlier" | "closed_cost" | "closed_amount" | "closed_fees" | "realized" | "position_fees" | "fifo_cost" | "fifo_realized" | "fifo_closed_cost" | "fifo_fees" | "fifo_open_fees" | "lot_amount" | "lot_fee" | "fee_times_shares" | "lot_result" | "fill_amount" | "fill_fee" | "fill_quantity" | "fill_price" | "order_amount" | "order_quantity" | "order_price" | "order_fee" | "fee_rate" | "minimum_fee" | "order_total" | "performance_profit" | "opening_value" | "closing_value" | "value_then" | "net_deposits" | "money_in" | "loan_owed" | "loan_due" | "interest_to_come" | "lent" | "interest_so_far" | "interest_a_day" | "interest_rate" | "days" | "penalty_so_far" | "repaid" | "fund_amount" | "fund_net" | "fund_value" | "fund_cost" | "fund_paid" | "fund_redeemed_cost" | "fund_profit" | "fund_profit_percentage" | "quant_profit" | "quant_day_profit" | "quant_day_rate" | "quant_profit_so_far" | "quant_outcome" | "quant_worth" | "quant_returned" | "quant_pending" | "quant_settled" | "quant_exit_fee" | "profit_rate" | "applied_shares" | "ipo_lots" | "lot_size" | "lot_cost" | "ipo_total" | "ipo_paid" | "ipo_refund" | "closing_balance" | "opening_balance" | "entries_total" | "entries_of_day" | "performance_percentage" | "growth" | "growth_before" | "growth_gain" | "part_growth" | "money_at_work" | "released_amount" | "day_change" | "day_change_percentage" | "withdrawal_amount" | "withdrawal_fee" | "withdrawal_net" | "deposit_arrived" | "deposit_fee" | "deposit_net" | "deposit_credited" | "exchange_received" | "exchange_paid" | "exchange_at_mid" | "exchange_cost" | "exchange_rate" | "mid_rate" | "kept_share" | "whole" | "spread" | "loan_total" | "loan_interest" | "late_penalty" | "penalty_a_day" | "penalty_rate" | "repayment" | "repaid_penalty" | "repaid_interest" | "repaid_principal" | "owed_after";
            /** @enum {string} */
            operation: "value" | "sum" | "difference" | "product" | "quotient";
            value: components["schemas"]["Decimal"];
            /** @description Of an amount or a price; a number, a rate and a percentage have none. */
            currency?: components["schemas"]["CurrencyCode"];
            rounding?: {
                places: number;
                /**
                 * @description `down`: cut toward zero, as amounts are; `half_up`: to the nearest, ties away from zero, as what is derived is; `up`: away from zero, as units that have to suffice are.
                 * @enum {string}
                 */
                mode: "down" | "half_up" | "up";
            };
            /** @description Since when or at what moment it is so. */
            asOf: components["schemas"]["Instant"];
            /** @description Where it can be looked up. */
            source?: {
                /**
                 * @description `account`: its ledger entries; `entries`: those of a currency; `order`, `orders`: an order, the orders of a symbol; `position`; `instrument`, `quote`: a symbol and its price; `index`: one by its symbol; `fund`: a fund by its symbol; `fund_order`: an order of one; `fx_conversion`: an exchange; `withdrawal`, `deposit`: one of these; `loan`, `quant`, `quant_subscription`, `ipo`, `ipo_subscription`: one of these; `loans`: the loans of a currency; `loan_product`: an offer of one; `entry_kind`: the entries of a kind in a statement; `fee_schedule`: the fees of a currency; `currency_pair`: two currencies and their rate; `rule`: what is so by definition.
                 * @enum {string}
                 */
                kind: "account" | "entries" | "order" | "orders" | "position" | "instrument" | "quote" | "index" | "fund" | "fund_order" | "fx_conversion" | "withdrawal" | "deposit" | "loan" | "loans" | "loan_product" | "quant" | "quant_subscription" | "ipo" | "ipo_subscription" | "entry_kind" | "fee_schedule" | "currency_pair" | "rule";
                id: string;
            };
            parts: components["schemas"]["FigureNode"][];
        };
        EntryPage: {
            data: components["schemas"]["Entry"][];
            nextCursor: components["schemas"]["NextCursor"];
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
            expiresIn: number;
            /** @description Seconds until another one can be asked for. */
            resendIn: number;
        };
        ReceivedMessage: {
            id: string;
            /** @enum {string} */
            channel: "mail" | "phone";
            purpose: 'register' | 'reset' | 'bind' | 'pay_password' | 'security' | (string & {});
            /** @description What the message brings; null for one without a code. */
            code: string | null;
            /** @description In the language of the request that created it. */
            body: string;
            sentAt: components["schemas"]["Instant"];
            /** @description When its code stops working. Wall time. */
            expiresAt: components["schemas"]["InstantOrNull"];
        };
        ReceivedMessageList: {
            data: components["schemas"]["ReceivedMessage"][];
            nextCursor: components["schemas"]["NextCursor"];
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
            confirmPassword: components["schemas"]["Password"];
            code: components["schemas"]["SixDigits"];
            inviteCode?: string;
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
            confirmPassword: components["schemas"]["Password"];
        };
        PasswordChange: {
            oldPassword: components["schemas"]["Password"];
            password: components["schemas"]["Password"];
            confirmPassword: components["schemas"]["Password"];
        };
        PayPasswordChange: {
            payPassword: components["schemas"]["PayPassword"];
            confirmPayPassword: components["schemas"]["PayPassword"];
            password?: components["schemas"]["Password"];
            oldPayPassword?: components["schemas"]["PayPassword"];
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
            /**
             * @description A name, the same in every language, by the `User-Agent` of the sign-in, which is not kept here. Null: unknown,
             *     as inside another app.
             */
            browser: 'Chrome' | 'Edge' | 'Firefox' | 'Opera' | 'Safari' | 'Samsung Internet' | (string & {}) | null;
            /** @description A name like `browser`, of the device or its system. Null if unknown. */
            system: 'Android' | 'ChromeOS' | 'Linux' | 'Windows' | 'iPad' | 'iPhone' | 'macOS' | (string & {}) | null;
            /** @description As much of the address as it takes to recognise a place. */
            ipPrefix: string;
            createdAt: components["schemas"]["Instant"];
            lastSeenAt: components["schemas"]["Instant"];
            /** @description The session that asks. */
            current: boolean;
        };
        SessionList: {
            data: components["schemas"]["MemberSession"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description The password was right; a second step is left. */
        SecondStepNeeded: {
            challenge: components["schemas"]["Token"];
            methods: ('totp' | 'recovery_code' | (string & {}))[];
            /** @description Seconds. */
            expiresIn: number;
        };
        SecondStep: {
            challenge: components["schemas"]["Token"];
            /** @description Six digits of the app, or a recovery code. */
            code: string;
        };
        TotpState: {
            enabled: boolean;
            recoveryCodesLeft: number;
            enabledAt: components["schemas"]["InstantOrNull"];
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
            recoveryCodes: string[];
        };
        Passkey: {
            id: components["schemas"]["Id"];
            name: string;
            createdAt: components["schemas"]["Instant"];
            lastUsedAt: components["schemas"]["InstantOrNull"];
        };
        PasskeyList: {
            data: components["schemas"]["Passkey"][];
            nextCursor: components["schemas"]["NextCursor"];
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
            contentType: 'image/jpeg' | 'image/png' | (string & {});
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
            documentType: string | null;
            firstName: string | null;
            lastName: string | null;
            /** @description Its last four characters, of a short number half. Once reviewed no more than these are kept. */
            documentNumber: string | null;
            refuseReasonKey: components["schemas"]["KycReason"];
            refuseNote: components["schemas"]["ReviewersWords"];
            images: components["schemas"]["KycImage"][];
            submittedAt: components["schemas"]["InstantOrNull"];
            reviewDueAt: components["schemas"]["InstantOrNull"];
            reviewedAt: components["schemas"]["InstantOrNull"];
            imagesDeletedAt: components["schemas"]["InstantOrNull"];
            professionalStatus: 'not_submitted' | 'under_review' | 'pass' | 'refuse' | (string & {});
            professional: components["schemas"]["KycProfessional"] | null;
        };
        /** @description The values that the sentence of a reason names. The list of reasons says which one has which. */
        ReasonParams: {
            amount?: components["schemas"]["Decimal"];
            /** @description Of `amount`. */
            currency?: components["schemas"]["CurrencyCode"];
            percent?: components["schemas"]["Decimal"];
        };
        ReasonParamsOrNull: components["schemas"]["ReasonParams"] | null;
        /** @description What a reviewer added to the reason, as it was written, in any language. Where there is no reason of a list, all that is known of it. */
        ReviewersWords: string | null;
        /** @description Why less than the reported amount, or nothing, was credited. `amount_differs`: the proof is for `amount`; `bank_fee`: a bank or the network kept a part; `not_arrived`: no transfer came; `name_differs`: it came from somebody else; `reference_missing`: it cannot be assigned; `proof_unreadable`, `proof_incomplete`: of the picture; `duplicate`: this transfer was credited before. Null for any other deposit, and for one that an earlier version refused in words. */
        DepositReason: 'amount_differs' | 'bank_fee' | 'not_arrived' | 'name_differs' | 'reference_missing' | 'proof_unreadable' | 'proof_incomplete' | 'duplicate' | 'other' | (string & {}) | null;
        /** @description Why it was not paid out. `name_differs`: the payee has another name than the customer; `payee_invalid`: the bank or network does not know the payee; `network_unavailable`: nothing can be sent there now; `origin_unclear`: where the money came from; `not_confirmed`: whether the customer asked for it. Null for any other withdrawal, and for one that an earlier version refused in words. */
        WithdrawalReason: 'name_differs' | 'payee_invalid' | 'network_unavailable' | 'origin_unclear' | 'not_confirmed' | 'other' | (string & {}) | null;
        /** @description Why an image was refused. Null for any other image. */
        KycReason: 'blurred' | 'dark' | 'overexposed' | 'too_small' | 'covered' | 'background' | 'held' | 'expired' | 'wrong_document' | 'details_differ' | 'other' | (string & {}) | null;
        /** @description Why the shares were not closed. `unlisted`: the instrument has left the market; `instrument_halted`: its trading is halted; `price_unclear`: its price is being checked. Null for any other request, and for one that an earlier version refused in words or without any. */
        CloseReason: 'unlisted' | 'instrument_halted' | 'price_unclear' | 'other' | (string & {}) | null;
        /** @description Why it was not approved. `amount_too_high`: at most `amount` could be; `income_too_low`, `income_unproven`: of the income; `debt_too_high`: of what is owed already; `image_unreadable`, `signature_unclear`: of what was sent. Null for any other loan, and for one that an earlier version refused in words. */
        LoanReason: 'amount_too_high' | 'income_too_low' | 'income_unproven' | 'debt_too_high' | 'image_unreadable' | 'signature_unclear' | 'other' | (string & {}) | null;
        /** @description Why it took no part in the allotment. `audit_overdue`: it was not checked in time; `not_eligible`: the offer is not open to this customer; `details_missing`: something about the customer is missing; `offer_withdrawn`: the company withdrew the offer. Null for any other subscription, and for one that an earlier version refused in words. */
        IpoReason: 'audit_overdue' | 'not_eligible' | 'details_missing' | 'offer_withdrawn' | 'other' | (string & {}) | null;
        /** @description Why the order was refused, or `unlisted`: it ended because its instrument left the market. `insufficient_funds`, `instrument_halted`; `price_band`: the price was more than `percent` away. Of a block trade: `seller_withdrew`; `shares_gone`: somebody else has them; `price_moved`: the agreed price is too far from the market's; `block_refused`: any other reason. Null for any other order. */
        OrderReason: 'insufficient_funds' | 'instrument_halted' | 'price_band' | 'unlisted' | 'seller_withdrew' | 'shares_gone' | 'price_moved' | 'block_refused' | (string & {}) | null;
        KycProfessional: {
            refuseReasonKey: components["schemas"]["KycReason"];
            refuseNote: components["schemas"]["ReviewersWords"];
            submittedAt: components["schemas"]["Instant"];
            reviewDueAt: components["schemas"]["Instant"];
            reviewedAt: components["schemas"]["InstantOrNull"];
            imagesDeletedAt: components["schemas"]["InstantOrNull"];
        };
        KycImage: {
            part: 'front' | 'back' | 'passport' | 'professional' | (string & {});
            status: 'under_review' | 'accepted' | 'refused' | (string & {});
            /** @description Of a refused image. */
            reasonKey: components["schemas"]["KycReason"];
        };
        PersonName: string;
        DocumentNumber: string;
        IdCardSubmission: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            idNumber: components["schemas"]["DocumentNumber"];
            frontUploadId?: components["schemas"]["Id"];
            backUploadId?: components["schemas"]["Id"];
            payPassword: components["schemas"]["PayPassword"];
        };
        PassportSubmission: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            passportNumber: components["schemas"]["DocumentNumber"];
            passportUploadId?: components["schemas"]["Id"];
            payPassword: components["schemas"]["PayPassword"];
        };
        ProfessionalSubmission: {
            professionalUploadId?: components["schemas"]["Id"];
            payPassword: components["schemas"]["PayPassword"];
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
            /** @description Of a refusal, and of a deposit that was credited in part: the reason in the list of the `kind`. `deposit`: `DepositReason`, `withdrawal`: `WithdrawalReason`, `kyc`: `KycReason`, `position`: `CloseReason`, `loan`: `LoanReason`, `ipo`: `IpoReason`, `order`: `OrderReason`. */
            refuseReasonKey: string | null;
            refuseReasonParams: components["schemas"]["ReasonParamsOrNull"];
            refuseReason: components["schemas"]["ReviewersWords"];
            /** @description What kind of record it tells of: `order`, `deposit`, … */
            refType: string | null;
            /** @description The record it tells of. */
            refId: string | null;
            read: boolean;
            createdAt: components["schemas"]["Instant"];
        };
        NoticePage: {
            data: components["schemas"]["Notice"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description Either `ids`, or `all: true` with or without a `kind`. */
        NoticeRead: {
            ids?: components["schemas"]["Id"][];
            /** @constant */
            all?: true;
            kind?: string;
        } & (unknown | unknown);
        UnreadCount: {
            /** @description 100 means 100 or more. */
            unreadCount: number;
            /** @description Kinds with something unread. */
            kinds: {
                kind: components["schemas"]["NoticeKind"];
                /** @description 100 means 100 or more. */
                unreadCount: number;
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
            nextCursor: components["schemas"]["NextCursor"];
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
            quietMs?: number;
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
            createdAt: components["schemas"]["Instant"];
            firedAt: components["schemas"]["InstantOrNull"];
            firedPrice: components["schemas"]["DecimalOrNull"];
        };
        AlertList: {
            data: components["schemas"]["Alert"][];
            nextCursor: components["schemas"]["NextCursor"];
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
            bodyMd: string;
            /** @description Of `body_md`, UTF-8. */
            sha256: string;
            publishedAt: components["schemas"]["Instant"];
        };
        Support: {
            msgType: string;
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
            /** @description 100 means 100 or more. */
            unreadCount: number;
        };
        SupportMessage: {
            id: components["schemas"]["Id"];
            /** @description `automatic`: no person has read the message yet. */
            author: 'member' | 'desk' | 'automatic' | (string & {});
            text: string;
            uploadIds: components["schemas"]["Id"][];
            createdAt: components["schemas"]["Instant"];
        };
        SupportMessagePage: {
            data: components["schemas"]["SupportMessage"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        SupportMessageCreate: {
            /** @description Line breaks are kept. */
            text: string;
            uploadIds?: components["schemas"]["Id"][];
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
            rowCount: number | null;
            /** @description Of the file, once it is ready. */
            url: string | null;
            createdAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
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
            /** @description The currency that is sent. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Of a wallet: `ERC20` or `TRC20`; else null. */
            network: string | null;
            /** @description Of a wallet; the customer's own, and visibly not an address of any real network. */
            address: string | null;
            /** @description The text of its QR code. */
            addressQr: string | null;
            /** @description Where to send it; null for a wallet and where it is agreed with customer service. */
            bankDetails: components["schemas"]["BankDetails"] | null;
            /** @description Names the customer; belongs into the transfer's purpose. */
            reference: string;
            /** @description Of one deposit, in `currency`. */
            min: components["schemas"]["Amount"];
            /** @description Of one deposit, in `currency`. */
            max: components["schemas"]["Amount"];
            /** @description In `currency`; taken before it is converted. */
            fee: components["schemas"]["Amount"];
            /** @description The currency that is credited, unless another is chosen. */
            accountCurrency: components["schemas"]["CurrencyCode"];
            /** @description `account_currency` for one `currency`, now. */
            rateToAccount: components["schemas"]["Amount"];
            /** @description What can be credited. */
            accountCurrencies: components["schemas"]["DepositRate"][];
            /** @description Of the network, before the review begins. */
            confirmations: number;
            /** @description What one of them usually takes. */
            confirmationSeconds: number;
            /** @description By when the review has decided. */
            reviewMinutes: number;
            /** @description Names the sentence that the app shows. */
            note: 'quote_reference' | 'one_network' | 'agree_first' | (string & {});
        };
        DepositRate: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description For one unit of the currency that is sent. */
            rate: components["schemas"]["Amount"];
        };
        BankDetails: {
            accountName: string;
            bankName: string;
            /** @description Visibly not an account of any real bank. */
            iban: string;
            bic: string;
        };
        DepositChannelList: {
            data: components["schemas"]["DepositChannel"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description Names a channel. */
        DepositChannelId: string;
        DepositCreate: {
            channelId: components["schemas"]["DepositChannelId"];
            /** @description What was sent, in the channel's currency. */
            amount: components["schemas"]["Amount"];
            /** @description A picture of the transfer. Required; its lack answers `proof_required`. */
            proofUploadId?: components["schemas"]["Id"];
            /** @description One of the channel's `account_currencies`; its `account_currency` when left out. */
            accountCurrency?: components["schemas"]["CurrencyCode"];
            /** @description Of a wallet's transfer. One transfer is credited once. */
            txHash?: string;
            /** @description The customer's own bank account that the money comes from; only with a channel by bank. */
            bankCardId?: components["schemas"]["Id"];
            /** @description Where the customer is. */
            timezone: components["schemas"]["ZoneName"];
        };
        DepositSimulation: {
            channelId: components["schemas"]["DepositChannelId"];
            amount: components["schemas"]["Amount"];
            timezone: components["schemas"]["ZoneName"];
        };
        DepositProof: {
            proofUploadId: components["schemas"]["Id"];
        };
        /** @description Money on its way in. Waiting, `estimated_amount` says what would be credited at the current rate; decided, `converted_amount` = (`audit_amount` - `fee`) * `rate`, cut to the currency's scale. */
        Deposit: {
            id: components["schemas"]["Id"];
            type: 'card' | 'wallet' | 'custom' | (string & {});
            channelId: components["schemas"]["DepositChannelId"];
            /** @description `ERC20`, `TRC20`; null where there is none. */
            network: string | null;
            /** @description What was sent. */
            amount: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description Taken before the conversion, and only of the amount that is credited. */
            fee: components["schemas"]["Decimal"];
            /** @description Current while it waits, then the one it was decided at. */
            rate: components["schemas"]["Decimal"];
            /** @description Of the account that is credited. */
            convertedCurrency: components["schemas"]["CurrencyCode"];
            /** @description Only while it waits. */
            estimatedAmount: components["schemas"]["DecimalOrNull"];
            /** @description What the review found to have arrived. */
            auditAmount: components["schemas"]["DecimalOrNull"];
            /** @description What was credited. */
            convertedAmount: components["schemas"]["DecimalOrNull"];
            /** @description 0 wait, 1 pass, 2 partial, 3 refuse, 4 canceled. */
            status: number;
            statusKey: 'wait' | 'pass' | 'partial' | 'refuse' | 'canceled' | (string & {});
            refuseReasonKey: components["schemas"]["DepositReason"];
            refuseReasonParams: components["schemas"]["ReasonParamsOrNull"];
            refuseReason: components["schemas"]["ReviewersWords"];
            reference: string;
            txHash: string | null;
            confirmations: number;
            confirmationsRequired: number;
            /** @description When each confirmation came. */
            confirmedAt: components["schemas"]["Instant"][];
            proofUploadIds: components["schemas"]["Id"][];
            timezone: string;
            submittedAt: components["schemas"]["Instant"];
            /** @description By when it is decided; null before the last confirmation. */
            reviewDueAt: components["schemas"]["InstantOrNull"];
            auditedAt: components["schemas"]["InstantOrNull"];
            canceledAt: components["schemas"]["InstantOrNull"];
        };
        DepositPage: {
            data: components["schemas"]["Deposit"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        BankCard: {
            id: components["schemas"]["Id"];
            /** @description The customer's own label. */
            name: string;
            /** @description Who holds the account. */
            accountName: string;
            /** @description Masked to its last four characters. */
            accountNumber: string;
            /** @description Of the account number. */
            last4: string;
            bankName: string;
            bankBranch: string | null;
            /** @description Masked, in groups of four. */
            iban: string;
            bic: string;
            isDefault: boolean;
            /** @description Withdrawals on their way to it; while there are any, it stays. */
            pendingWithdrawals: number;
            createdAt: components["schemas"]["Instant"];
            /** @description From when withdrawals may go to it. */
            usableAt: components["schemas"]["Instant"];
        };
        BankCardList: {
            data: components["schemas"]["BankCard"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        BankCardCreate: {
            /** @description The customer's own label. */
            name: components["schemas"]["Text"];
            /** @description Who holds the account. */
            accountName: components["schemas"]["Text"];
            /** @description Digits and letters; spaces and hyphens are left out. */
            accountNumber: string;
            bankName: components["schemas"]["Text"];
            bankBranch: components["schemas"]["Text"];
            /** @description In any case, with or without spaces. */
            iban: string;
            /** @description 8 or 11 characters. */
            bic: string;
            payPassword: components["schemas"]["PayPassword"];
        };
        BankCardUpdate: {
            name?: components["schemas"]["Text"];
            /**
             * @description The other one stops being it.
             * @constant
             */
            isDefault?: true;
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
            isUsed: boolean;
            /** @description Withdrawals on their way to it; while there are any, it stays. */
            pendingWithdrawals: number;
            createdAt: components["schemas"]["Instant"];
            /** @description From when withdrawals may go to it. */
            usableAt: components["schemas"]["Instant"];
        };
        CryptoWalletList: {
            data: components["schemas"]["CryptoWallet"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        CryptoWalletCreate: {
            /** @description The customer's own label. */
            name: components["schemas"]["Text"];
            /** @enum {string} */
            currency: "USDT";
            /** @enum {string} */
            network: "ERC20" | "TRC20";
            address: string;
            payPassword: components["schemas"]["PayPassword"];
        };
        WithdrawalQuote: {
            type: 'bank' | 'crypto' | (string & {});
            currency: components["schemas"]["CurrencyCode"];
            /** @description As asked; null without one. */
            amount: components["schemas"]["DecimalOrNull"];
            /** @description Taken from the amount. */
            fee: components["schemas"]["Decimal"];
            /** @description What the customer receives; null without an amount. */
            netAmount: components["schemas"]["DecimalOrNull"];
            /** @description In the cash account; null without an amount, and where less than it is available. */
            availableAfter: components["schemas"]["DecimalOrNull"];
            /** @description The equivalent of 10 USD. */
            min: components["schemas"]["Decimal"];
            /** @description The available funds of the cash account. */
            max: components["schemas"]["Decimal"];
            /** @description Until then a request is processed on the same business day. */
            cutoffTime: components["schemas"]["TimeOfDay"];
            /** @description Whose business days count. */
            marketId: components["schemas"]["MarketId"];
            /** @description IANA, of that market. */
            timezone: string;
            processingStartsAt: components["schemas"]["Instant"];
            /** @description By when it is decided. */
            reviewDueAt: components["schemas"]["Instant"];
            /** @description In the market's zone. */
            arrivalDate: components["schemas"]["Day"];
            /** @description From when the customer may withdraw again after a password was reset or a factor of signing in changed; null: now. */
            possibleAt: components["schemas"]["InstantOrNull"];
            /** @description How `net_amount` adds up (`withdrawal_net`), `fee` among its parts, and `available_after`; without what is null. */
            explained: components["schemas"]["FigureNode"][];
        };
        WithdrawalCreate: {
            /** @enum {string} */
            type: "bank" | "crypto";
            /** @description With `bank`. */
            bankCardId?: components["schemas"]["Id"];
            /** @description With `crypto`. */
            cryptoWalletId?: components["schemas"]["Id"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description What leaves the account, the fee included. */
            amount: components["schemas"]["Amount"];
            payPassword: components["schemas"]["PayPassword"];
        };
        /** @description Where the money goes, as it was at the time of the request. */
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
            statusKey: 'wait' | 'pass' | 'refuse' | 'canceled' | (string & {});
            accountId: components["schemas"]["Id"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description What leaves the account. */
            amount: components["schemas"]["Decimal"];
            fee: components["schemas"]["Decimal"];
            /** @description What the customer receives. */
            netAmount: components["schemas"]["Decimal"];
            payee: components["schemas"]["Payee"];
            submittedAt: components["schemas"]["Instant"];
            processingStartsAt: components["schemas"]["Instant"];
            /** @description By when it is decided. */
            reviewDueAt: components["schemas"]["Instant"];
            /** @description In the market's zone. */
            arrivalDate: components["schemas"]["Day"];
            /** @description Whose business days count. */
            marketId: components["schemas"]["MarketId"];
            /** @description IANA, of that market. */
            timezone: string;
            auditedAt: components["schemas"]["InstantOrNull"];
            /** @description When the money arrived. */
            settledAt: components["schemas"]["InstantOrNull"];
            canceledAt: components["schemas"]["InstantOrNull"];
            refuseReasonKey: components["schemas"]["WithdrawalReason"];
            refuseReasonParams: components["schemas"]["ReasonParamsOrNull"];
            refuseReason: components["schemas"]["ReviewersWords"];
        };
        WithdrawalPage: {
            data: components["schemas"]["Withdrawal"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        TransferMax: {
            max: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
        };
        TransferCreate: {
            fromAccountId: components["schemas"]["Id"];
            toAccountId: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
        };
        Transfer: {
            id: components["schemas"]["Id"];
            fromAccountId: components["schemas"]["Id"];
            fromKind: 'cash' | 'trade' | 'fund' | (string & {});
            toAccountId: components["schemas"]["Id"];
            toKind: 'cash' | 'trade' | 'fund' | (string & {});
            currency: components["schemas"]["CurrencyCode"];
            amount: components["schemas"]["Decimal"];
            createdAt: components["schemas"]["Instant"];
        };
        TransferPage: {
            data: components["schemas"]["Transfer"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        ConversionAsk: {
            fromCurrency: components["schemas"]["CurrencyCode"];
            toCurrency: components["schemas"]["CurrencyCode"];
            fromAmount: components["schemas"]["Amount"];
        };
        ConversionQuote: {
            quoteId: components["schemas"]["Id"];
            fromCurrency: components["schemas"]["CurrencyCode"];
            fromAmount: components["schemas"]["Decimal"];
            toCurrency: components["schemas"]["CurrencyCode"];
            /** @description Rounded down to the scale of the currency. */
            toAmount: components["schemas"]["Decimal"];
            /** @description Units of `to_currency` for one of `from_currency`. */
            midRate: components["schemas"]["Decimal"];
            /** @description The mid rate less the spread. */
            rate: components["schemas"]["Decimal"];
            /** @description A fraction: `"0.005"` is 0.5 %. */
            spread: components["schemas"]["Decimal"];
            /** @description What the spread costs, in `to_currency`: the amount at the mid rate, rounded down, less `to_amount`. */
            cost: components["schemas"]["Decimal"];
            /** @description In the cash account that is paid from. */
            available: components["schemas"]["Decimal"];
            /** @description Null where less is available than is paid. */
            availableAfter: components["schemas"]["DecimalOrNull"];
            /** @description Wall time. */
            expiresAt: components["schemas"]["Instant"];
            /** @description How `to_amount` adds up, `rate` among its parts, `exchange_received`; how `cost` does, `exchange_cost`; and `available_after`, unless it is null. */
            explained: components["schemas"]["FigureNode"][];
        };
        ConversionCreate: {
            quoteId: components["schemas"]["Id"];
        };
        Conversion: {
            id: components["schemas"]["Id"];
            fromCurrency: components["schemas"]["CurrencyCode"];
            fromAmount: components["schemas"]["Decimal"];
            toCurrency: components["schemas"]["CurrencyCode"];
            toAmount: components["schemas"]["Decimal"];
            rate: components["schemas"]["Decimal"];
            spread: components["schemas"]["Decimal"];
            /** @description What the spread cost, in `to_currency`, as the quote said. Null where `mid_rate` is. */
            cost: components["schemas"]["DecimalOrNull"];
            /** @description Null for an exchange from before it was kept. */
            midRate: components["schemas"]["DecimalOrNull"];
            createdAt: components["schemas"]["Instant"];
        };
        ConversionPage: {
            data: components["schemas"]["Conversion"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        Ipo: {
            id: components["schemas"]["Id"];
            symbol: components["schemas"]["Symbol"];
            name: string;
            marketId: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            timezone: string;
            sector: string;
            state: 'upcoming' | 'open' | 'closed' | 'listed' | (string & {});
            /** @description Fixed: the price of a share for everybody. */
            issuePrice: components["schemas"]["Decimal"];
            /** @description Shares; a subscription is a multiple of it. */
            lotSize: components["schemas"]["Quantity"];
            minQuantity: components["schemas"]["Quantity"];
            /** @description The most that one customer can ask for. */
            maxQuantity: components["schemas"]["Quantity"];
            /** @description Issue price × shares issued. */
            issueAmount: components["schemas"]["Decimal"];
            sharesIssued: components["schemas"]["Quantity"];
            /** @description Shares for applications like these; the rest goes to institutions. */
            publicQuantity: components["schemas"]["Quantity"];
            /** @description How many times `public_quantity` has been asked for so far; 0 before the window opens. */
            demand: components["schemas"]["Decimal"];
            openAt: components["schemas"]["Instant"];
            closeAt: components["schemas"]["Instant"];
            /** @description Applications are checked until then. */
            auditDate: components["schemas"]["Day"];
            /** @description The day of the allotment, in the zone of the market. */
            expirationDate: components["schemas"]["Day"];
            allotmentAt: components["schemas"]["Instant"];
            listingDate: components["schemas"]["Day"];
            /** @description The first trade. */
            listingAt: components["schemas"]["Instant"];
        };
        IpoDetail: {
            id: components["schemas"]["Id"];
            symbol: components["schemas"]["Symbol"];
            name: string;
            marketId: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            timezone: string;
            sector: string;
            state: 'upcoming' | 'open' | 'closed' | 'listed' | (string & {});
            /** @description Fixed: the price of a share for everybody. */
            issuePrice: components["schemas"]["Decimal"];
            /** @description Shares; a subscription is a multiple of it. */
            lotSize: components["schemas"]["Quantity"];
            minQuantity: components["schemas"]["Quantity"];
            /** @description The most that one customer can ask for. */
            maxQuantity: components["schemas"]["Quantity"];
            /** @description Issue price × shares issued. */
            issueAmount: components["schemas"]["Decimal"];
            sharesIssued: components["schemas"]["Quantity"];
            /** @description Shares for applications like these; the rest goes to institutions. */
            publicQuantity: components["schemas"]["Quantity"];
            /** @description How many times `public_quantity` has been asked for so far; 0 before the window opens. */
            demand: components["schemas"]["Decimal"];
            openAt: components["schemas"]["Instant"];
            closeAt: components["schemas"]["Instant"];
            /** @description Applications are checked until then. */
            auditDate: components["schemas"]["Day"];
            /** @description The day of the allotment, in the zone of the market. */
            expirationDate: components["schemas"]["Day"];
            allotmentAt: components["schemas"]["Instant"];
            listingDate: components["schemas"]["Day"];
            /** @description The first trade. */
            listingAt: components["schemas"]["Instant"];
            /** @description Paragraphs, in the language asked for. */
            prospectus: string[];
            risks: string[];
        };
        IpoPage: {
            data: components["schemas"]["Ipo"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        IpoTicket: {
            /** @enum {string} */
            mode: "max" | "partial";
            /** @description With `partial` only. */
            quantity?: components["schemas"]["Quantity"];
            /** @description A `trade` account in the currency of the offering; the only one when left out. */
            accountId?: components["schemas"]["Id"];
        };
        IpoApplication: {
            /** @enum {string} */
            mode: "max" | "partial";
            /** @description With `partial` only. */
            quantity?: components["schemas"]["Quantity"];
            /** @description A `trade` account in the currency of the offering; the only one when left out. */
            accountId?: components["schemas"]["Id"];
            /** @description Six digits. */
            payPassword: string;
        };
        IpoPreview: {
            /** @description Null if the customer has no trade account in the currency yet. */
            accountId: string | null;
            mode: 'max' | 'partial' | (string & {});
            /** @description With `max` one lot at least, even if the money does not suffice for it. */
            quantity: components["schemas"]["Quantity"];
            lots: number;
            issuePrice: components["schemas"]["Decimal"];
            /** @description Always 0: a subscription costs nothing. */
            handlingFee: components["schemas"]["Decimal"];
            /** @description Held until the allotment. */
            totalAmount: components["schemas"]["Decimal"];
            /** @description The most that can be asked for with these funds. */
            maxQuantity: components["schemas"]["Quantity"];
            availableBefore: components["schemas"]["Decimal"];
            /** @description Below zero where the money does not suffice. */
            availableAfter: components["schemas"]["Decimal"];
            /** @description What the account lacks; 0 where the money suffices. Above 0, subscribing is refused as `insufficient_funds`. */
            missingAmount: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description It can be cancelled until then. */
            closeAt: components["schemas"]["Instant"];
            /** @description When the money for shares that are not allotted is free again. */
            allotmentAt: components["schemas"]["Instant"];
            listingAt: components["schemas"]["Instant"];
            /** @description How `total_amount` (`ipo_total`, as `/explain` tells it of a subscription), `handling_fee` (`order_fee`) and `available_after` add up; with `max`, `quantity` as well, among the parts of the total (`applied_shares`). */
            explained: components["schemas"]["FigureNode"][];
        };
        IpoSubscription: {
            id: components["schemas"]["Id"];
            ipoId: components["schemas"]["Id"];
            accountId: components["schemas"]["Id"];
            symbol: components["schemas"]["Symbol"];
            name: string;
            marketId: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            timezone: string;
            mode: 'max' | 'partial' | (string & {});
            status: 'submitted' | 'audited' | 'waiting_allotment' | 'allotted' | 'partially_allotted' | 'not_allotted' | 'listed' | 'refused' | 'canceled' | (string & {});
            quantity: components["schemas"]["Quantity"];
            subscriptionPrice: components["schemas"]["Decimal"];
            issuePrice: components["schemas"]["Decimal"];
            totalAmount: components["schemas"]["Decimal"];
            /** @description Still held; 0 once it is allotted or ended. */
            heldAmount: components["schemas"]["Decimal"];
            /** @description Shares; null before the allotment. */
            allottedQuantity: string | null;
            allottedAmount: components["schemas"]["DecimalOrNull"];
            /** @description Free again. */
            refundAmount: components["schemas"]["DecimalOrNull"];
            refuseReasonKey: components["schemas"]["IpoReason"];
            refuseReasonParams: components["schemas"]["ReasonParamsOrNull"];
            refuseReason: components["schemas"]["ReviewersWords"];
            cancelable: boolean;
            /** @description What it became when the shares were listed. */
            positionId: string | null;
            subscribedAt: components["schemas"]["Instant"];
            closeAt: components["schemas"]["Instant"];
            auditDate: components["schemas"]["Day"];
            auditedAt: components["schemas"]["InstantOrNull"];
            expirationDate: components["schemas"]["Day"];
            allotmentAt: components["schemas"]["Instant"];
            allottedAt: components["schemas"]["InstantOrNull"];
            listingDate: components["schemas"]["Day"];
            listingAt: components["schemas"]["Instant"];
            listedAt: components["schemas"]["InstantOrNull"];
            /** @description When it was refused or cancelled. */
            endedAt: components["schemas"]["InstantOrNull"];
        };
        IpoSubscriptionPage: {
            data: components["schemas"]["IpoSubscription"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        Fund: {
            /** @description The fund's symbol. */
            id: components["schemas"]["Symbol"];
            symbol: components["schemas"]["Symbol"];
            name: string;
            marketId: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            timezone: string;
            /** @description Price of a unit at `nav_date`. */
            nav: components["schemas"]["Decimal"];
            navDate: components["schemas"]["Day"];
            /** @description In percent, since the price before. */
            changePercentage: components["schemas"]["Decimal"];
            riskRating: 'low' | 'medium' | 'high' | (string & {});
            minAmount: components["schemas"]["Decimal"];
            /** @description A fraction of the amount. */
            subscriptionFeeRate: components["schemas"]["Decimal"];
            redemptionFeeRate: components["schemas"]["Decimal"];
            /** @description A year; taken inside the fund, so the price is after it. */
            managementFeeRate: components["schemas"]["Decimal"];
            /** @description Business days from the pricing of a redemption to its payment. */
            settlementDays: number;
            /** @description Orders before it get the price of that day. */
            cutOff: components["schemas"]["TimeOfDay"];
            /** @description The next cut-off time. */
            cutOffAt: components["schemas"]["Instant"];
            /** @description The day whose price an order gets now. */
            dealingDate: components["schemas"]["Day"];
            /** @description When that price is known. */
            pricedAt: components["schemas"]["Instant"];
            description: string;
        };
        FundHolding: {
            fundId: components["schemas"]["Symbol"];
            symbol: components["schemas"]["Symbol"];
            name: string;
            marketId: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            units: components["schemas"]["Decimal"];
            /** @description Not set aside for a redemption. */
            redeemableUnits: components["schemas"]["Decimal"];
            nav: components["schemas"]["Decimal"];
            navDate: components["schemas"]["Day"];
            value: components["schemas"]["Decimal"];
            /** @description What the units held now cost, fees included. */
            cost: components["schemas"]["Decimal"];
            profit: components["schemas"]["Decimal"];
            profitPercentage: components["schemas"]["Decimal"];
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
            marketId: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            timezone: string;
            /** @description Price of a unit at `nav_date`. */
            nav: components["schemas"]["Decimal"];
            navDate: components["schemas"]["Day"];
            /** @description In percent, since the price before. */
            changePercentage: components["schemas"]["Decimal"];
            riskRating: 'low' | 'medium' | 'high' | (string & {});
            minAmount: components["schemas"]["Decimal"];
            /** @description A fraction of the amount. */
            subscriptionFeeRate: components["schemas"]["Decimal"];
            redemptionFeeRate: components["schemas"]["Decimal"];
            /** @description A year; taken inside the fund, so the price is after it. */
            managementFeeRate: components["schemas"]["Decimal"];
            /** @description Business days from the pricing of a redemption to its payment. */
            settlementDays: number;
            /** @description Orders before it get the price of that day. */
            cutOff: components["schemas"]["TimeOfDay"];
            /** @description The next cut-off time. */
            cutOffAt: components["schemas"]["Instant"];
            /** @description The day whose price an order gets now. */
            dealingDate: components["schemas"]["Day"];
            /** @description When that price is known. */
            pricedAt: components["schemas"]["Instant"];
            description: string;
            holdings: components["schemas"]["FundWeight"][];
        };
        FundPage: {
            data: components["schemas"]["Fund"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        FundSubscriptionTicket: {
            amount: components["schemas"]["Amount"];
            /** @description A `fund` account in the currency of the fund; the only one when left out. */
            accountId?: components["schemas"]["Id"];
        };
        FundRedemptionTicket: {
            /** @enum {string} */
            mode: "amount" | "all";
            /** @description With `amount` only. */
            amount?: components["schemas"]["Amount"];
        };
        FundPreview: {
            accountId: components["schemas"]["Id"];
            side: 'subscribe' | 'redeem' | (string & {});
            mode: 'amount' | 'all' | (string & {});
            amount: components["schemas"]["Decimal"];
            handlingFee: components["schemas"]["Decimal"];
            netAmount: components["schemas"]["Decimal"];
            /** @description By `nav`; the price that counts is not known yet. */
            estimatedUnits: components["schemas"]["Decimal"];
            nav: components["schemas"]["Decimal"];
            navDate: components["schemas"]["Day"];
            unitsBefore: components["schemas"]["Decimal"];
            unitsAfter: components["schemas"]["Decimal"];
            availableBefore: components["schemas"]["Decimal"];
            availableAfter: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description It can be cancelled until then. */
            cutOffAt: components["schemas"]["Instant"];
            dealingDate: components["schemas"]["Day"];
            pricedAt: components["schemas"]["Instant"];
            settlementDate: components["schemas"]["Day"];
            settlesAt: components["schemas"]["Instant"];
            /** @description How `amount` adds up where money is put in (`order_total`) and `net_amount` where it is taken out (`fund_net`), `handling_fee` among the parts of either; `estimated_units` (`fund_units`) and `available_after`. */
            explained: components["schemas"]["FigureNode"][];
        };
        FundOrder: {
            id: components["schemas"]["Id"];
            accountId: components["schemas"]["Id"];
            fundId: components["schemas"]["Symbol"];
            symbol: components["schemas"]["Symbol"];
            name: string;
            marketId: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            timezone: string;
            side: 'subscribe' | 'redeem' | (string & {});
            mode: 'amount' | 'all' | (string & {});
            /** @description `priced`: counted, and paid on the settlement date. */
            status: 'submitted' | 'priced' | 'settled' | 'canceled' | (string & {});
            /** @description What was asked for; null for `all`. */
            amount: components["schemas"]["DecimalOrNull"];
            handlingFee: components["schemas"]["DecimalOrNull"];
            /** @description Subscription: the amount that bought units. Redemption: the amount that is paid out. */
            netAmount: components["schemas"]["DecimalOrNull"];
            nav: components["schemas"]["DecimalOrNull"];
            /** Format: date */
            navDate: string | null;
            units: components["schemas"]["DecimalOrNull"];
            cancelable: boolean;
            submittedAt: components["schemas"]["Instant"];
            cutOffAt: components["schemas"]["Instant"];
            dealingDate: components["schemas"]["Day"];
            /** @description When its price is known. */
            pricedAt: components["schemas"]["Instant"];
            settlementDate: components["schemas"]["Day"];
            settlesAt: components["schemas"]["Instant"];
            settledAt: components["schemas"]["InstantOrNull"];
            canceledAt: components["schemas"]["InstantOrNull"];
        };
        FundOrderPage: {
            data: components["schemas"]["FundOrder"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        FundHoldingList: {
            data: components["schemas"]["FundHolding"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        Quant: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Invented. */
            institution: string;
            marketId: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            timezone: string;
            /** @description By which rule it chooses what to trade. */
            type: 'momentum' | 'reversal' | 'calm' | 'rotation' | (string & {});
            riskRating: 'low' | 'medium' | 'high' | (string & {});
            /** @description How it trades, in plain words of the language asked for. */
            strategy: string;
            status: 'upcoming' | 'open' | 'closed' | (string & {});
            /** @description Calendar days, from 00:00 of the market to 00:00. */
            periodDays: number;
            minAmount: components["schemas"]["Decimal"];
            maxAmount: components["schemas"]["Decimal"];
            /** @description The worst result of a whole period, as a fraction of the amount. Below 0: money can be lost. */
            profitRateMin: components["schemas"]["Decimal"];
            /** @description The best result of a whole period; trading stops at either end. */
            profitRateMax: components["schemas"]["Decimal"];
            /** @description The average of `past_results`; no forecast. */
            pastProfitRate: components["schemas"]["Decimal"];
            /** @description Of `min_amount`, by `past_profit_rate`; simulated, no forecast. */
            estimatedProfit: components["schemas"]["Decimal"];
            /** @description A fraction of the amount, on top of it. */
            subscriptionFeeRate: components["schemas"]["Decimal"];
            /** @description A fraction of the amount for each day with a trade; every profit shown is after it. */
            dailyFeeRate: components["schemas"]["Decimal"];
            /** @description A fraction of the amount; null where it is impossible to leave after the period began. */
            earlyExitFeeRate: components["schemas"]["DecimalOrNull"];
            subscriptionStartAt: components["schemas"]["Instant"];
            subscriptionEndAt: components["schemas"]["Instant"];
            /** @description Of a period that is subscribed now, or at the opening. */
            startAt: components["schemas"]["Instant"];
            endAt: components["schemas"]["Instant"];
            lastTrade: components["schemas"]["QuantTrade"] | null;
        };
        QuantDetail: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Invented. */
            institution: string;
            marketId: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            timezone: string;
            /** @description By which rule it chooses what to trade. */
            type: 'momentum' | 'reversal' | 'calm' | 'rotation' | (string & {});
            riskRating: 'low' | 'medium' | 'high' | (string & {});
            /** @description How it trades, in plain words of the language asked for. */
            strategy: string;
            status: 'upcoming' | 'open' | 'closed' | (string & {});
            /** @description Calendar days, from 00:00 of the market to 00:00. */
            periodDays: number;
            minAmount: components["schemas"]["Decimal"];
            maxAmount: components["schemas"]["Decimal"];
            /** @description The worst result of a whole period, as a fraction of the amount. Below 0: money can be lost. */
            profitRateMin: components["schemas"]["Decimal"];
            /** @description The best result of a whole period; trading stops at either end. */
            profitRateMax: components["schemas"]["Decimal"];
            /** @description The average of `past_results`; no forecast. */
            pastProfitRate: components["schemas"]["Decimal"];
            /** @description Of `min_amount`, by `past_profit_rate`; simulated, no forecast. */
            estimatedProfit: components["schemas"]["Decimal"];
            /** @description A fraction of the amount, on top of it. */
            subscriptionFeeRate: components["schemas"]["Decimal"];
            /** @description A fraction of the amount for each day with a trade; every profit shown is after it. */
            dailyFeeRate: components["schemas"]["Decimal"];
            /** @description A fraction of the amount; null where it is impossible to leave after the period began. */
            earlyExitFeeRate: components["schemas"]["DecimalOrNull"];
            subscriptionStartAt: components["schemas"]["Instant"];
            subscriptionEndAt: components["schemas"]["Instant"];
            /** @description Of a period that is subscribed now, or at the opening. */
            startAt: components["schemas"]["Instant"];
            endAt: components["schemas"]["Instant"];
            lastTrade: components["schemas"]["QuantTrade"] | null;
            risks: string[];
            outcomes: components["schemas"]["QuantOutcome"][];
            pastResults: components["schemas"]["QuantPastResult"][];
        };
        QuantList: {
            data: components["schemas"]["Quant"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        QuantTrade: {
            date: components["schemas"]["Day"];
            symbol: components["schemas"]["Symbol"];
            name: string;
            /** @description At the opening of the day. */
            buyPrice: components["schemas"]["Decimal"];
            /** @description At its close. */
            sellPrice: components["schemas"]["Decimal"];
            /** @description Of the day, as a fraction of the amount, after its fee. */
            profitRate: components["schemas"]["Decimal"];
        };
        QuantOutcome: {
            /** @description `mid` is the average of past results. */
            case: 'low' | 'mid' | 'high' | (string & {});
            amount: components["schemas"]["Decimal"];
            profitRate: components["schemas"]["Decimal"];
            profit: components["schemas"]["Decimal"];
            returnedAmount: components["schemas"]["Decimal"];
            /** @description How `returned_amount` adds up (`quant_returned`), `profit` among its parts (`quant_outcome`). */
            explained: components["schemas"]["FigureNode"][];
        };
        QuantPastResult: {
            name: string;
            startDate: components["schemas"]["Day"];
            endDate: components["schemas"]["Day"];
            /** @description Of who subscribed on the first day, after fees. */
            profitRate: components["schemas"]["Decimal"];
            tradingDays: number;
            losingDays: number;
        };
        QuantTicket: {
            amount: components["schemas"]["Amount"];
            /** @description A `fund` account in the currency of the product; the only one when left out. */
            accountId?: components["schemas"]["Id"];
        };
        QuantApplication: {
            amount: components["schemas"]["Amount"];
            /** @description A `fund` account in the currency of the product; the only one when left out. */
            accountId?: components["schemas"]["Id"];
            /** @description Six digits. */
            payPassword: string;
        };
        QuantPreview: {
            accountId: components["schemas"]["Id"];
            amount: components["schemas"]["Decimal"];
            /** @description On top of the amount; 0. */
            handlingFee: components["schemas"]["Decimal"];
            /** @description What leaves the available funds. */
            totalAmount: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
            availableBefore: components["schemas"]["Decimal"];
            availableAfter: components["schemas"]["Decimal"];
            /** @description It can be left free of charge until then. */
            startAt: components["schemas"]["Instant"];
            /** @description Amount and profit are available then. */
            endAt: components["schemas"]["Instant"];
            dailyFeeRate: components["schemas"]["Decimal"];
            /** @description The cost of leaving once the period has begun; null where it is impossible. */
            earlyExitFee: components["schemas"]["DecimalOrNull"];
            outcomes: components["schemas"]["QuantOutcome"][];
            /** @description How `total_amount` adds up (`order_total`), `handling_fee` among its parts; `available_after`, and `early_exit_fee` (`quant_exit_fee`) where it is not null. */
            explained: components["schemas"]["FigureNode"][];
        };
        QuantSubscription: {
            id: components["schemas"]["Id"];
            quantId: components["schemas"]["Id"];
            accountId: components["schemas"]["Id"];
            name: string;
            institution: string;
            marketId: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            timezone: string;
            /** @description By which rule it chooses what to trade. */
            type: 'momentum' | 'reversal' | 'calm' | 'rotation' | (string & {});
            riskRating: 'low' | 'medium' | 'high' | (string & {});
            /**
             * @description 0 in progress, 1 ended.
             * @enum {integer}
             */
            status: 0 | 1;
            statusKey: 'running' | 'ended' | (string & {});
            /** @description `period` or `early`, which is: the customer left; null while it runs. */
            endKind: string | null;
            amount: components["schemas"]["Decimal"];
            periodDays: number;
            /** @description Days of the period that are over. */
            daysDone: number;
            /** @description The result so far, as a fraction of the amount, after fees. */
            profitRate: components["schemas"]["Decimal"];
            profitRateMin: components["schemas"]["Decimal"];
            profitRateMax: components["schemas"]["Decimal"];
            /** @description By the average of past results at the subscription; simulated, no forecast. */
            estimatedProfit: components["schemas"]["Decimal"];
            /** @description What the days so far have made; it may still become less. 0 once ended. */
            pendingSettlementProfit: components["schemas"]["Decimal"];
            /** @description What was paid out or taken off at the end; 0 until then. */
            settledProfit: components["schemas"]["Decimal"];
            dailyFeeRate: components["schemas"]["Decimal"];
            earlyExitFeeRate: components["schemas"]["DecimalOrNull"];
            /** @description Whether the customer may leave now. */
            exitable: boolean;
            /** @description What leaving now would cost; once ended, what it cost. */
            exitFee: components["schemas"]["Decimal"];
            /** @description What leaving now would return. */
            exitAmount: components["schemas"]["Decimal"];
            /** @description What came back at the end. */
            returnedAmount: components["schemas"]["DecimalOrNull"];
            lastTrade: components["schemas"]["QuantTrade"] | null;
            subscribedAt: components["schemas"]["Instant"];
            startAt: components["schemas"]["Instant"];
            endAt: components["schemas"]["Instant"];
            endedAt: components["schemas"]["InstantOrNull"];
        };
        QuantDay: {
            day: number;
            date: components["schemas"]["Day"];
            trade: components["schemas"]["QuantTrade"] | null;
            profit: components["schemas"]["Decimal"];
            /** @description Of all days so far. */
            pendingProfit: components["schemas"]["Decimal"];
        };
        QuantSubscriptionDetail: {
            id: components["schemas"]["Id"];
            quantId: components["schemas"]["Id"];
            accountId: components["schemas"]["Id"];
            name: string;
            institution: string;
            marketId: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description IANA, of the market. */
            timezone: string;
            /** @description By which rule it chooses what to trade. */
            type: 'momentum' | 'reversal' | 'calm' | 'rotation' | (string & {});
            riskRating: 'low' | 'medium' | 'high' | (string & {});
            /**
             * @description 0 in progress, 1 ended.
             * @enum {integer}
             */
            status: 0 | 1;
            statusKey: 'running' | 'ended' | (string & {});
            /** @description `period` or `early`, which is: the customer left; null while it runs. */
            endKind: string | null;
            amount: components["schemas"]["Decimal"];
            periodDays: number;
            /** @description Days of the period that are over. */
            daysDone: number;
            /** @description The result so far, as a fraction of the amount, after fees. */
            profitRate: components["schemas"]["Decimal"];
            profitRateMin: components["schemas"]["Decimal"];
            profitRateMax: components["schemas"]["Decimal"];
            /** @description By the average of past results at the subscription; simulated, no forecast. */
            estimatedProfit: components["schemas"]["Decimal"];
            /** @description What the days so far have made; it may still become less. 0 once ended. */
            pendingSettlementProfit: components["schemas"]["Decimal"];
            /** @description What was paid out or taken off at the end; 0 until then. */
            settledProfit: components["schemas"]["Decimal"];
            dailyFeeRate: components["schemas"]["Decimal"];
            earlyExitFeeRate: components["schemas"]["DecimalOrNull"];
            /** @description Whether the customer may leave now. */
            exitable: boolean;
            /** @description What leaving now would cost; once ended, what it cost. */
            exitFee: components["schemas"]["Decimal"];
            /** @description What leaving now would return. */
            exitAmount: components["schemas"]["Decimal"];
            /** @description What came back at the end. */
            returnedAmount: components["schemas"]["DecimalOrNull"];
            lastTrade: components["schemas"]["QuantTrade"] | null;
            subscribedAt: components["schemas"]["Instant"];
            startAt: components["schemas"]["Instant"];
            endAt: components["schemas"]["Instant"];
            endedAt: components["schemas"]["InstantOrNull"];
            /** @description The last first. */
            days: components["schemas"]["QuantDay"][];
        };
        QuantSubscriptionPage: {
            data: components["schemas"]["QuantSubscription"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        QuantSum: {
            currency: components["schemas"]["CurrencyCode"];
            invested: components["schemas"]["Decimal"];
            pendingSettlementProfit: components["schemas"]["Decimal"];
            settledProfit: components["schemas"]["Decimal"];
        };
        QuantSumList: {
            data: components["schemas"]["QuantSum"][];
        };
        /** @description Names a product. */
        LoanProductId: string;
        LoanProduct: {
            id: components["schemas"]["LoanProductId"];
            currency: components["schemas"]["CurrencyCode"];
            periodDays: number;
            rateBasis: 'day' | (string & {});
            /** @description A fraction for one day. */
            interestRate: components["schemas"]["Decimal"];
            /** @description A fraction of the overdue amount, for one day. */
            penaltyRate: components["schemas"]["Decimal"];
            /** @description The effective rate for a year of 365 days, a fraction with six digits. */
            apr: components["schemas"]["Decimal"];
            minAmount: components["schemas"]["Decimal"];
            maxAmount: components["schemas"]["Decimal"];
            step: components["schemas"]["Decimal"];
        };
        LoanProductList: {
            data: components["schemas"]["LoanProduct"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        LoanQuoteAsk: {
            productId: components["schemas"]["LoanProductId"];
            /** @description A whole number; another one answers `amount_not_integer`. */
            amount: components["schemas"]["Amount"];
        };
        /** @description What it costs to repay the whole loan so many days late. */
        LateExample: {
            days: number;
            penaltyAmount: components["schemas"]["Decimal"];
        };
        LoanQuote: {
            quoteId: components["schemas"]["Id"];
            productId: components["schemas"]["LoanProductId"];
            currency: components["schemas"]["CurrencyCode"];
            periodDays: number;
            rateBasis: 'day' | (string & {});
            /** @description A fraction for one day. */
            interestRate: components["schemas"]["Decimal"];
            /** @description A fraction of the overdue amount, for one day. */
            penaltyRate: components["schemas"]["Decimal"];
            /** @description The effective rate for a year of 365 days, a fraction with six digits. */
            apr: components["schemas"]["Decimal"];
            amount: components["schemas"]["Decimal"];
            interestAmount: components["schemas"]["Decimal"];
            fee: components["schemas"]["Decimal"];
            /** @description Amount, interest and fee. */
            repaymentAmount: components["schemas"]["Decimal"];
            /** @description A day of UTC, if it is paid out today. */
            repaymentDueDate: components["schemas"]["Day"];
            lateExample: components["schemas"]["LateExample"];
            /** @description Of `/document/loan_agreement`. */
            agreementVersion: string;
            /** @description Wall time. */
            expiresAt: components["schemas"]["Instant"];
            /** @description How `repayment_amount` adds up, `interest_amount` among its parts, and the penalty of `late_example`: `loan_total` and `late_penalty`. */
            explained: components["schemas"]["FigureNode"][];
        };
        LoanCreate: {
            quoteId: components["schemas"]["Id"];
            /** @description Required; its lack answers `signature_required`. */
            signatureUploadId?: components["schemas"]["Id"];
            /** @description Required; its lack answers `image_required`. */
            imageUploadId?: components["schemas"]["Id"];
            /** @description Of `/document/loan_agreement`, as the customer read it. */
            agreementVersion: string;
            /** @description Must be true; anything else answers `agreement_required`. */
            agree?: boolean;
            payPassword: components["schemas"]["PayPassword"];
        };
        /** @description Interest is `interest_rate` times the principal that is left, for each day after the payout until the due date; then `penalty_rate` times what is overdue, without the penalty itself. What has grown is cut to the currency's places as a whole. */
        Loan: {
            id: components["schemas"]["Id"];
            productId: components["schemas"]["LoanProductId"];
            currency: components["schemas"]["CurrencyCode"];
            periodDays: number;
            rateBasis: 'day' | (string & {});
            /** @description A fraction for one day. */
            interestRate: components["schemas"]["Decimal"];
            /** @description A fraction of the overdue amount, for one day. */
            penaltyRate: components["schemas"]["Decimal"];
            /** @description The effective rate for a year of 365 days, a fraction with six digits. */
            apr: components["schemas"]["Decimal"];
            amount: components["schemas"]["Decimal"];
            /** @description As signed: the amount, and the interest of the whole period. */
            repaymentAmount: components["schemas"]["Decimal"];
            /**
             * Format: date
             * @description A day of UTC; null before the payout.
             */
            repaymentDueDate: string | null;
            approvalStatus: 'under_review' | 'pass' | 'refuse' | 'canceled' | (string & {});
            loanStatus: 'not_disbursed' | 'disbursed' | 'overdue' | 'repaid' | (string & {});
            refuseReasonKey: components["schemas"]["LoanReason"];
            refuseReasonParams: components["schemas"]["ReasonParamsOrNull"];
            refuseReason: components["schemas"]["ReviewersWords"];
            /** @description Owed now: the sum of the three that follow. */
            outstandingAmount: components["schemas"]["Decimal"];
            outstandingPrincipal: components["schemas"]["Decimal"];
            outstandingInterest: components["schemas"]["Decimal"];
            outstandingPenalty: components["schemas"]["Decimal"];
            /** @description The amount owed on the due date if nothing more is repaid; the amount owed now when it is overdue. */
            dueAmount: components["schemas"]["DecimalOrNull"];
            overdueDays: number;
            cancelable: boolean;
            signatureUploadId: components["schemas"]["Id"];
            imageUploadId: components["schemas"]["Id"];
            agreementVersion: string;
            /** @description Of the text that was signed. */
            agreementSha256: string;
            /** @description The language it was signed in. */
            agreementLang: string;
            /** @description When it was signed. */
            createdAt: components["schemas"]["Instant"];
            /** @description By when it is decided. */
            reviewDueAt: components["schemas"]["Instant"];
            decidedAt: components["schemas"]["InstantOrNull"];
            disbursedAt: components["schemas"]["InstantOrNull"];
            repaidAt: components["schemas"]["InstantOrNull"];
            canceledAt: components["schemas"]["InstantOrNull"];
        };
        LoanPage: {
            data: components["schemas"]["Loan"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        Repayment: {
            id: components["schemas"]["Id"];
            amount: components["schemas"]["Decimal"];
            penaltyPart: components["schemas"]["Decimal"];
            interestPart: components["schemas"]["Decimal"];
            principalPart: components["schemas"]["Decimal"];
            paidAt: components["schemas"]["Instant"];
        };
        LoanScheduleLine: {
            kind: 'payout' | 'earlier' | 'repayment' | 'due' | (string & {});
            date: components["schemas"]["Day"];
            amount: components["schemas"]["Decimal"];
            state: 'done' | 'upcoming' | 'overdue' | (string & {});
        };
        LoanDetail: {
            id: components["schemas"]["Id"];
            productId: components["schemas"]["LoanProductId"];
            currency: components["schemas"]["CurrencyCode"];
            periodDays: number;
            rateBasis: 'day' | (string & {});
            /** @description A fraction for one day. */
            interestRate: components["schemas"]["Decimal"];
            /** @description A fraction of the overdue amount, for one day. */
            penaltyRate: components["schemas"]["Decimal"];
            /** @description The effective rate for a year of 365 days, a fraction with six digits. */
            apr: components["schemas"]["Decimal"];
            amount: components["schemas"]["Decimal"];
            /** @description As signed: the amount, and the interest of the whole period. */
            repaymentAmount: components["schemas"]["Decimal"];
            /**
             * Format: date
             * @description A day of UTC; null before the payout.
             */
            repaymentDueDate: string | null;
            approvalStatus: 'under_review' | 'pass' | 'refuse' | 'canceled' | (string & {});
            loanStatus: 'not_disbursed' | 'disbursed' | 'overdue' | 'repaid' | (string & {});
            refuseReasonKey: components["schemas"]["LoanReason"];
            refuseReasonParams: components["schemas"]["ReasonParamsOrNull"];
            refuseReason: components["schemas"]["ReviewersWords"];
            /** @description Owed now: the sum of the three that follow. */
            outstandingAmount: components["schemas"]["Decimal"];
            outstandingPrincipal: components["schemas"]["Decimal"];
            outstandingInterest: components["schemas"]["Decimal"];
            outstandingPenalty: components["schemas"]["Decimal"];
            /** @description The amount owed on the due date if nothing more is repaid; the amount owed now when it is overdue. */
            dueAmount: components["schemas"]["DecimalOrNull"];
            overdueDays: number;
            cancelable: boolean;
            signatureUploadId: components["schemas"]["Id"];
            imageUploadId: components["schemas"]["Id"];
            agreementVersion: string;
            /** @description Of the text that was signed. */
            agreementSha256: string;
            /** @description The language it was signed in. */
            agreementLang: string;
            /** @description When it was signed. */
            createdAt: components["schemas"]["Instant"];
            /** @description By when it is decided. */
            reviewDueAt: components["schemas"]["Instant"];
            decidedAt: components["schemas"]["InstantOrNull"];
            disbursedAt: components["schemas"]["InstantOrNull"];
            repaidAt: components["schemas"]["InstantOrNull"];
            canceledAt: components["schemas"]["InstantOrNull"];
            /** @description The newest 100, the first of them first. */
            repayments: components["schemas"]["Repayment"][];
            /** @description What was and will be paid. A repayment stands on the day it was made; `earlier` is all of them before `repayments`, on the day of their last. */
            schedule: components["schemas"]["LoanScheduleLine"][];
        };
        LoanRepaid: {
            id: components["schemas"]["Id"];
            amount: components["schemas"]["Decimal"];
            penaltyPart: components["schemas"]["Decimal"];
            interestPart: components["schemas"]["Decimal"];
            principalPart: components["schemas"]["Decimal"];
            paidAt: components["schemas"]["Instant"];
            loan: components["schemas"]["Loan"];
        };
        RepaymentAsk: {
            /** @description At most the amount owed. */
            amount: components["schemas"]["Amount"];
            /** @description The cash account of the currency; the one there is when left out. */
            accountId?: components["schemas"]["Id"];
        };
        RepaymentCreate: {
            /** @description At most the amount owed. */
            amount: components["schemas"]["Amount"];
            /** @description The cash account of the currency; the one there is when left out. */
            accountId?: components["schemas"]["Id"];
            payPassword: components["schemas"]["PayPassword"];
        };
        RepaymentPreview: {
            amount: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
            penaltyPart: components["schemas"]["Decimal"];
            interestPart: components["schemas"]["Decimal"];
            principalPart: components["schemas"]["Decimal"];
            fee: components["schemas"]["Decimal"];
            outstandingBefore: components["schemas"]["Decimal"];
            outstandingAfter: components["schemas"]["Decimal"];
            availableBefore: components["schemas"]["Decimal"];
            availableAfter: components["schemas"]["Decimal"];
            /** @description How `amount` is used, and how `outstanding_after` adds up, `outstanding_before` among its parts: `repayment` and `owed_after`; and `available_after`. */
            explained: components["schemas"]["FigureNode"][];
        };
        BlockOffer: {
            id: components["schemas"]["Id"];
            symbol: components["schemas"]["Symbol"];
            /** @description The instrument's name. */
            name: string;
            marketId: components["schemas"]["MarketId"];
            currency: components["schemas"]["CurrencyCode"];
            last: components["schemas"]["Decimal"];
            /** @description What a share costs in this offer, fixed until it expires. */
            discountBuyingPrice: components["schemas"]["Decimal"];
            lotSize: components["schemas"]["Quantity"];
            minQuantity: components["schemas"]["Quantity"];
            /** @description The quantity that is left. */
            maxQuantity: components["schemas"]["Quantity"];
            /** @description From when it can be taken, while its market is closed. */
            opensAt: components["schemas"]["InstantOrNull"];
            expiresAt: components["schemas"]["Instant"];
        };
        BlockOfferPage: {
            data: components["schemas"]["BlockOffer"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        BlockTicket: {
            blockOfferId: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
        };
        BlockTrade: {
            blockOfferId: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            payPassword: components["schemas"]["PayPassword"];
        };
        /** @description What closing shares of a position would bring at the current prices. */
        ClosePreview: {
            /** @description The limit price, or the quote now for a market order. */
            orderPrice: components["schemas"]["Decimal"];
            /** @description Price × quantity. */
            amount: components["schemas"]["Decimal"];
            /** @description The minimum included. */
            handlingFee: components["schemas"]["Decimal"];
            /** @description A fraction: `"0.0005"` is 0.05 %. */
            feeRate: components["schemas"]["Decimal"];
            /** @description What becomes available: of a long the amount less the fee; of a short margin and proceeds, less what buying back costs. Negative where a short lost more than that. */
            releasedAmount: components["schemas"]["Decimal"];
            /** @description Of a short, the margin that comes free. */
            marginAmount: components["schemas"]["Decimal"];
            /** @description After the fees of opening and closing. */
            realizedPnl: components["schemas"]["Decimal"];
            availableBefore: components["schemas"]["Decimal"];
            availableAfter: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
            warnings: components["schemas"]["Warning"][];
            /** @description How `released_amount` adds up, `handling_fee` among its parts, and `realized_pnl`: `released_amount` and `realized`; and `available_after`. */
            explained: components["schemas"]["FigureNode"][];
        };
        Reduction: {
            accountId: components["schemas"]["Id"];
            /** @description What should become available. */
            targetAmount: components["schemas"]["Amount"];
            /** @description The customer's choice; a position that is not named stays as it is. */
            positions?: {
                positionId: components["schemas"]["Id"];
                quantity: components["schemas"]["Quantity"];
            }[];
        };
        ReductionPreview: {
            currency: components["schemas"]["CurrencyCode"];
            targetAmount: components["schemas"]["Decimal"];
            /** @description What the chosen shares would bring together, after fees. */
            estimatedAmount: components["schemas"]["Decimal"];
            availableBefore: components["schemas"]["Decimal"];
            positions: components["schemas"]["ReductionLine"][];
        };
        ReductionLine: {
            positionId: components["schemas"]["Id"];
            symbol: components["schemas"]["Symbol"];
            marketId: components["schemas"]["MarketId"];
            /** @description The instrument's name. */
            name: string;
            direction: components["schemas"]["Direction"];
            /** @description Chosen or proposed; `"0"` for none. */
            quantity: components["schemas"]["Quantity"];
            closableQuantity: components["schemas"]["Quantity"];
            last: components["schemas"]["Decimal"];
            /** @description After the fee. */
            estimatedAmount: components["schemas"]["Decimal"];
            handlingFee: components["schemas"]["Decimal"];
            /** @description After the fees of opening and closing. */
            realizedPnl: components["schemas"]["Decimal"];
            /** @description Why it does not trade now, and until when. Closing it waits until then. */
            warnings: components["schemas"]["Warning"][];
        };
        ReductionResult: {
            closeRequests: components["schemas"]["CloseRequest"][];
            estimatedAmount: components["schemas"]["Decimal"];
        };
        /** @description One purchase, or one sale for a short position, and the shares that are left of it. */
        Lot: {
            id: components["schemas"]["Id"];
            /** @description The order that brought it; null for shares that were allotted. */
            orderId: string | null;
            quantity: components["schemas"]["Quantity"];
            remainingQuantity: components["schemas"]["Quantity"];
            price: components["schemas"]["Decimal"];
            /** @description What the rest of it cost. */
            openAmount: components["schemas"]["Decimal"];
            openedAt: components["schemas"]["Instant"];
        };
        LotList: {
            method: 'fifo' | (string & {});
            positionId: components["schemas"]["Id"];
            currency: components["schemas"]["CurrencyCode"];
            quantity: components["schemas"]["Quantity"];
            /** @description The cost of the shares that are left, by this method. */
            openAmount: components["schemas"]["Decimal"];
            /** @description What was closed has brought by this method, after the fees of opening and closing it. */
            realizedPnl: components["schemas"]["Decimal"];
            data: components["schemas"]["Lot"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        PerformancePoint: {
            at: components["schemas"]["Instant"];
            value: components["schemas"]["Decimal"];
            /** @description Since the beginning of the period, in per cent. */
            returnPercentage: components["schemas"]["Decimal"];
        };
        /** @description Always `closing_value` = `opening_value` + `net_deposits` + `profit`. */
        Performance: {
            currency: components["schemas"]["CurrencyCode"];
            from: components["schemas"]["Instant"];
            to: components["schemas"]["Instant"];
            openingValue: components["schemas"]["Decimal"];
            closingValue: components["schemas"]["Decimal"];
            /** @description Paid in less paid out. */
            netDeposits: components["schemas"]["Decimal"];
            profit: components["schemas"]["Decimal"];
            /** @description Time-weighted, in per cent. */
            returnPercentage: components["schemas"]["Decimal"];
            /** @description Ascending; the first is the beginning of the period, the last its end. */
            points: components["schemas"]["PerformancePoint"][];
        };
        PerformanceList: {
            period: '1w' | '1m' | '3m' | '1y' | 'all' | (string & {});
            method: 'time_weighted' | (string & {});
            data: components["schemas"]["Performance"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A calendar month, `YYYY-MM`. */
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
            accountId: components["schemas"]["Id"];
            kind: 'cash' | 'trade' | 'fund' | (string & {});
            currency: components["schemas"]["CurrencyCode"];
            openingBalance: components["schemas"]["Decimal"];
            closingBalance: components["schemas"]["Decimal"];
            totals: components["schemas"]["StatementTotal"][];
        };
        Statement: {
            month: components["schemas"]["Month"];
            startsAt: components["schemas"]["Instant"];
            /** @description Exclusive. */
            endsAt: components["schemas"]["Instant"];
            /** @description False while the month is under way. */
            isComplete: boolean;
            /** @description Those that were open by its end. */
            accounts: components["schemas"]["StatementAccount"][];
        };
        /** @description What the story tells of, and the trading date. Opaque to clients. */
        NewsId: string;
        NewsItem: {
            id: components["schemas"]["NewsId"];
            /** @description A company's quarterly results, or how a market ended its day. */
            kind: 'results' | 'session' | (string & {});
            marketId: components["schemas"]["MarketId"];
            title: string;
            summary: string;
            source: string;
            imageUrl: string | null;
            publishedAt: components["schemas"]["Instant"];
            /** @description Its subjects, the most important first. */
            symbols: components["schemas"]["NewsSymbol"][];
        };
        NewsSymbol: {
            symbol: components["schemas"]["Symbol"];
            name: string;
        };
        NewsPage: {
            data: components["schemas"]["NewsItem"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        NewsStory: components["schemas"]["NewsItem"] & {
            /** @description Paragraphs of text, escaped by the server; no other elements. */
            bodyHtml: string;
            newerId: components["schemas"]["NewsId"] | null;
            olderId: components["schemas"]["NewsId"] | null;
        };
    };
    responses: {
        /** @description Signed in. */
        SignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Session"];
            };
        };
        /** @description The password was right; a second step is left, `/member/login/second`. */
        SecondStepNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SecondStepNeeded"];
            };
        };
        /** @description The customer. */
        Profile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Profile"];
            };
        };
        /** @description The alert. */
        Alert: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Alert"];
            };
        };
        /** @description A passkey. */
        Passkey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Passkey"];
            };
        };
        /** @description The bank account. */
        BankCard: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BankCard"];
            };
        };
        /** @description The wallet. */
        CryptoWallet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CryptoWallet"];
            };
        };
        /** @description The withdrawal. */
        Withdrawal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Withdrawal"];
            };
        };
        /** @description The unread ones. */
        UnreadCount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnreadCount"];
            };
        };
        /** @description Every kind. */
        NoticeSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NoticeSettingList"];
            };
        };
        /** @description The list. */
        Watchlist: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Watchlist"];
            };
        };
        /** @description The loan. */
        Loan: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Loan"];
            };
        };
        /** @description The deposit. */
        Deposit: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deposit"];
            };
        };
        /** @description The order. */
        Order: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Order"];
            };
        };
        /** @description The position. */
        Position: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Position"];
            };
        };
        /** @description The close request. */
        CloseRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CloseRequest"];
            };
        };
        /** @description The subscription. */
        IpoSubscription: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IpoSubscription"];
            };
        };
        /** @description The subscription or redemption of units. */
        FundOrder: {
            headers: {
                [name: string]: unknown;
            };
            content: {
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
                "application/problem+json": components["schemas"]["ErrorProblem"];
            };
        };
        /** @description Accepted for review. */
        KycInReview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
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
                "application/problem+json": components["schemas"]["ErrorProblem"];
            };
        };
        /** @description In conflict with the state, the version or a request that is running. */
        Conflict: {
            headers: {
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
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
                "application/problem+json": components["schemas"]["ErrorProblem"];
            };
        };
    };
    parameters: {
        Id: components["schemas"]["Id"];
        Symbol: components["schemas"]["Symbol"];
        /** @description 1 to 100 symbols, separated by commas. */
        Symbols: string;
        /** @description The zone of the times in the texts. Without it they are in that of the profile. */
        ReaderZone: components["schemas"]["ZoneName"];
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
        /** @description 1 to 64 visible ASCII characters: new for every chosen file, the same for every retry of it. Clients of earlier versions send none. */
        IdempotencyKeyOfUpload: string;
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
        /** @description The calls that are left, and for how long. `"default";r=37;t=12` is 37 for 12 s. */
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseSettings"];
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AggregateStat"];
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
    listCalendar: {
        parameters: {
            query: {
                marketId: components["schemas"]["MarketId"];
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
                marketId?: components["schemas"]["MarketId"];
                productType?: "STOCK" | "FUND";
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
                marketId: components["schemas"]["MarketId"];
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
                "application/json": components["schemas"]["WatchlistItemOrder"];
            };
        };
        responses: {
            200: components["responses"]["Watchlist"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            428: components["responses"]["PreconditionRequired"];
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
                marketId?: components["schemas"]["MarketId"];
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
                accountId?: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listReceivedMessages: {
        parameters: {
            query: {
                /** @description A mail address, or a phone number with its area code: `+12025550101`. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedMessageList"];
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
            /** @description All live sessions, the latest used first. There are at most 100: one more ends the oldest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                "application/json": components["schemas"]["PasskeyRegistration"];
            };
        };
        responses: {
            200: components["responses"]["Passkey"];
            201: components["responses"]["Passkey"];
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
            header?: {
                /** @description 1 to 64 visible ASCII characters: new for every chosen file, the same for every retry of it. Clients of earlier versions send none. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOfUpload"];
            };
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
                /** @description Only unread ones. */
                unread?: boolean;
                /** @description The zone of the times in the texts. Without it they are in that of the profile. */
                timezone?: components["parameters"]["ReaderZone"];
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
            query?: {
                /** @description The zone of the times in the texts. Without it they are in that of the profile. */
                timezone?: components["parameters"]["ReaderZone"];
            };
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
                "application/json": components["schemas"]["AlertCreate"];
            };
        };
        responses: {
            200: components["responses"]["Alert"];
            201: components["responses"]["Alert"];
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
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
                    "text/csv": string;
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
                /** @description The amount that leaves the account. Without it, the answer holds for any amount. */
                amount?: components["schemas"]["Amount"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                fromAccountId: components["schemas"]["Id"];
                toAccountId: components["schemas"]["Id"];
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
                marketId?: components["schemas"]["MarketId"];
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
                marketId?: components["schemas"]["MarketId"];
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
                marketId?: components["schemas"]["MarketId"];
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
            /** @description One row for each currency that the customer has something in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description `review`: not decided; `undisbursed`: approved and not paid out; `disbursed`: owed, in time or late; `overdue`: owed and late; `repaid`. All of them, the refused and cancelled ones too, without it. */
                status?: "review" | "undisbursed" | "disbursed" | "overdue" | "repaid";
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
                marketId?: components["schemas"]["MarketId"];
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
                    "application/json": components["schemas"]["ReductionPreview"];
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
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["Limit"];
                /** @description `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the lots that are not closed, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotList"];
                };
            };
            400: components["responses"]["Invalid"];
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
                    "application/json": components["schemas"]["PerformanceList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Problem"];
        };
    };
    explainFigure: {
        parameters: {
            query?: {
                /** @description Of this account. */
                accountId?: components["schemas"]["Id"];
                /** @description Of everything in this currency, where no account or position is named. */
                currency?: components["schemas"]["CurrencyCode"];
                /** @description Of this position. */
                positionId?: components["schemas"]["Id"];
                /** @description Of this order. */
                orderId?: components["schemas"]["Id"];
                /** @description Of this loan. */
                loanId?: components["schemas"]["Id"];
                /** @description The units of this fund that are held. */
                fundId?: components["schemas"]["Symbol"];
                /** @description Of this order of a fund, once it has its price. */
                fundOrderId?: components["schemas"]["Id"];
                /** @description Of this exchange. */
                conversionId?: components["schemas"]["Id"];
                /** @description Of this withdrawal. */
                withdrawalId?: components["schemas"]["Id"];
                /** @description Of this deposit, once it has been credited. */
                depositId?: components["schemas"]["Id"];
                /** @description Of this subscription of new shares, or to a quant fund. */
                subscriptionId?: components["schemas"]["Id"];
                /** @description Of this lot of the position, as in `/position/{id}/lot`. */
                lotId?: components["schemas"]["Id"];
                /** @description Of this fill of the order, in the order of `fills`, counted from 1. */
                fill?: number;
                /** @description Of this ended day of the subscription to a quant fund, counted from 1. */
                day?: number;
                /** @description Of this instrument or index. */
                symbol?: components["schemas"]["Symbol"];
                /** @description As in `/statement`. */
                month?: components["schemas"]["Month"];
                /** @description Of entries of this kind, as in `/statement`. */
                kind?: string;
                /** @description As in `/performance`. */
                period?: "1w" | "1m" | "3m" | "1y" | "all";
            };
            header?: never;
            path: {
                figure: "total_value" | "available_funds" | "used" | "owed" | "today_profit" | "today_percentage" | "market_value" | "unrealized" | "unrealized_percentage" | "average_price" | "open_amount" | "realized" | "position_fees" | "order_amount" | "order_fee" | "order_total" | "fill_amount" | "fill_fee" | "performance_profit" | "opening_value" | "closing_value" | "net_deposits" | "loan_owed" | "loan_due" | "owed_principal" | "owed_interest" | "owed_penalty" | "loan_total" | "fund_value" | "fund_cost" | "fund_profit" | "fund_profit_percentage" | "fund_amount" | "fund_net" | "fund_units" | "exchange_received" | "exchange_cost" | "exchange_rate" | "withdrawal_net" | "deposit_credited" | "fifo_cost" | "fifo_realized" | "lot_result" | "quant_profit" | "quant_day_profit" | "quant_profit_so_far" | "quant_exit_fee" | "quant_returned" | "quant_invested" | "quant_pending" | "quant_settled" | "ipo_total" | "ipo_refund" | "closing_balance" | "opening_balance" | "entries_total" | "performance_percentage" | "day_change" | "day_change_percentage";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current figure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FigureNode"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
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
                marketId?: components["schemas"]["MarketId"];
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
                    "application/json": components["schemas"]["NewsStory"];
                };
            };
            400: components["responses"]["Invalid"];
            default: components["responses"]["Problem"];
        };
    };
}
