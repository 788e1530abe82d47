import { FormWords } from '../../components/FormWords.js';
import { Exchange } from '../../features/exchange/Exchange.js';

export function Page() {
  return (
    <FormWords>
      <Exchange />
    </FormWords>
  );
}
