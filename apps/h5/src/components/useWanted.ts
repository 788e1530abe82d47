import { useState } from 'react';

/**
 * The value of a box or switch that saves each change. A tap shows at once and a refusal reverts it. Until the answer,
 * further taps do nothing; the control is not disabled, because that would take the focus away.
 * @param save must handle its failure
 */
export function useWanted(saved: boolean, save: (isOn: boolean) => Promise<void>) {
  const [wanted, setWanted] = useState<boolean>();
  return {
    value: wanted ?? saved,
    onValueChange: (isOn: boolean) => {
      if (wanted !== undefined) return;
      setWanted(isOn);
      void save(isOn).finally(() => setWanted(undefined));
    },
  };
}
