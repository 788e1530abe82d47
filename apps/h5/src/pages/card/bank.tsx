import { FormWords } from '../../components/FormWords.js';
import { BankCards } from '../../features/payees/BankCards.js';

export function Page() {
  return (
    <FormWords>
      <BankCards />
    </FormWords>
  );
}
