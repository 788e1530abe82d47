import { decimal, type Decimal } from '@fairlot/money';

/** For demos only: the terminal and the README show it. */
export const DEMO_PASSWORD = 'Fairlot26';
export const DEMO_PAY_PASSWORD = '246810';

export interface DemoCustomer {
  readonly mail: string;
  /** Without the area code, which is +1. */
  readonly phone: string;
  readonly nickname: string;
  readonly isVip: boolean;
  /** Verified, with a pay password, money and a history; the other customer has just registered. */
  readonly isFunded: boolean;
  /** Available funds in USD after seeding. */
  readonly availableFunds: Readonly<Record<'cash' | 'trade' | 'fund', Decimal>>;
}

const funds = (cash: string, trade: string, fund: string): DemoCustomer['availableFunds'] => ({
  cash: decimal(cash),
  trade: decimal(trade),
  fund: decimal(fund),
});

export const demoCustomers: readonly DemoCustomer[] = [
  {
    mail: 'demo@fairlot.example',
    phone: '2025550101',
    nickname: 'Ada',
    isVip: false,
    isFunded: true,
    availableFunds: funds('25000', '100000', '10000'),
  },
  {
    mail: 'new@fairlot.example',
    phone: '2025550102',
    nickname: 'Noa',
    isVip: false,
    isFunded: false,
    availableFunds: funds('0', '0', '0'),
  },
  {
    mail: 'vip@fairlot.example',
    phone: '2025550103',
    nickname: 'Vito',
    isVip: true,
    isFunded: true,
    availableFunds: funds('25000', '5000000', '10000'),
  },
];
