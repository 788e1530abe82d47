import { FormWords } from '../../components/FormWords.js';
import { Withdraw } from '../../features/withdraw/Withdraw.js';

export function Page() {
  return (
    <FormWords>
      <Withdraw type="crypto" />
    </FormWords>
  );
}
