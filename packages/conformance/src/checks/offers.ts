import { add, compare, decimal, multiply, subtract } from '@fairlot/money';
import { accepted, equal, must, needed, refused, type Check } from '../check.js';
import { fundedAccount, scaleOf } from './accounts.js';

/** Funds, quantitative funds, IPOs and loans: what is said before consent. These checks commit to nothing. */

export const offers: readonly Check[] = [
  {
    rule: 'fund.preview',
    says: 'A fund’s preview deducts the fee at its rate and buys units at the stated price with the rest; less than the minimum is refused.',
    area: 'fund',
    async run(broker) {
      const account = await fundedAccount(broker.member, 'fund', decimal('100'));
      const { data } = accepted(await broker.visitor.call('listFunds', { query: { limit: '100' } }));
      const fund = needed(
        data.find(
          ({ currency, min_amount: min }) =>
            currency === account.currency && compare(decimal(min), decimal(account.available_funds)) <= 0,
        ),
        `needs a fund in ${account.currency} that the member can afford`,
      );
      const path = { id: fund.id };
      const scale = await scaleOf(broker, fund.currency);
      const preview = accepted(
        await broker.member.call('previewFundSubscription', { path, body: { amount: fund.min_amount } }),
      );
      const byRate = multiply(decimal(fund.min_amount), decimal(fund.subscription_fee_rate), 'up', scale);
      must(
        compare(decimal(preview.handling_fee), byRate) <= 0,
        `the fee ${preview.handling_fee} is more than by its rate`,
      );
      equal(
        preview.net_amount,
        subtract(decimal(preview.amount), decimal(preview.handling_fee)),
        'net_amount of the preview',
      );
      equal(
        preview.available_after,
        subtract(decimal(preview.available_before), decimal(preview.amount)),
        'available_after',
      );
      const less = await broker.member.call('previewFundSubscription', { path, body: { amount: '0.01' } });
      refused(less, 422, 'below_minimum');
    },
  },
  {
    rule: 'quant.preview',
    says: 'A quantitative fund’s preview adds its fee to the amount, and less than the minimum is refused with that minimum.',
    area: 'quant',
    async run({ member }) {
      const account = await fundedAccount(member, 'fund', decimal('100'));
      const { data } = accepted(await member.call('listQuants', { query: { currency: account.currency } }));
      const product = needed(
        data.find(
          (each) =>
            each.status === 'open' && compare(decimal(each.min_amount), decimal(account.available_funds)) < 0,
        ),
        `needs a quantitative fund in ${account.currency} that is open`,
      );
      const path = { id: product.id };
      const preview = accepted(
        await member.call('previewQuantSubscription', { path, body: { amount: product.min_amount } }),
      );
      equal(
        preview.total_amount,
        add(decimal(preview.amount), decimal(preview.handling_fee)),
        'total_amount of the preview',
      );
      equal(
        preview.available_after,
        subtract(decimal(preview.available_before), decimal(preview.total_amount)),
        'available_after',
      );
      refused(
        await member.call('previewQuantSubscription', { path, body: { amount: '1' } }),
        422,
        'below_minimum',
      );
    },
  },
  {
    rule: 'ipo.figures',
    says: 'An offering’s amount is its price times its shares; the shares that customers can apply for are part of them.',
    area: 'ipo',
    async run({ visitor }) {
      const { data } = accepted(await visitor.call('listIpos', { query: { limit: '50' } }));
      needed(data[0], 'no offering is listed');
      for (const ipo of data) {
        const amount = multiply(decimal(ipo.issue_price), decimal(ipo.shares_issued), 'down');
        equal(ipo.issue_amount, amount, `issue_amount of ${ipo.symbol}`);
        must(
          BigInt(ipo.public_quantity) <= BigInt(ipo.shares_issued),
          `${ipo.symbol} offers more shares than it issues`,
        );
      }
    },
  },
  {
    rule: 'loan.quote',
    says: 'A loan’s quote states its whole cost: the interest of a day, and a repayment of amount, interest and fee.',
    area: 'loan',
    async run(broker) {
      const { data } = accepted(await broker.member.call('listLoanProducts'));
      const product = needed(data[0], 'no loan is offered');
      const ask = (amount: string) =>
        broker.member.call('quoteLoan', { body: { product_id: product.id, amount } });
      const quote = accepted(await ask(product.min_amount));
      const scale = await scaleOf(broker, quote.currency);
      const days = decimal(String(quote.period_days));
      const interest = multiply(
        multiply(decimal(quote.amount), days, 'down'),
        decimal(quote.interest_rate),
        'down',
        scale,
      );
      equal(quote.interest_amount, interest, 'interest_amount, the amount times the rate times the days,');
      const all = add(add(decimal(quote.amount), interest), decimal(quote.fee));
      equal(quote.repayment_amount, all, 'repayment_amount of the quote');
      refused(await ask('100.5'), 422, 'amount_not_integer');
    },
  },
];
