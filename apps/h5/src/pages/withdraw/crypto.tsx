import { Withdraw } from '../../features/withdraw/Withdraw.js';

export function Page() {
  return <Withdraw type="crypto" />;
}
