import { FormWords } from '../../components/FormWords.js';
import { Transfer } from '../../features/transfer/Transfer.js';

export function Page() {
  return (
    <FormWords>
      <Transfer />
    </FormWords>
  );
}
