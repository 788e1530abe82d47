import { FormWords } from '../../components/FormWords.js';
import { CryptoWallets } from '../../features/payees/CryptoWallets.js';

export function Page() {
  return (
    <FormWords>
      <CryptoWallets />
    </FormWords>
  );
}
