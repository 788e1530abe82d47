import { useEffect, useRef } from 'react';
import { useNavigate, useSearch } from '../../engine/index.js';

export type OrderType = 'market' | 'limit';

/**
 * Keeps the order type of an open ticket and that of its address the same: a link, Back and Forward change the ticket,
 * and a choice changes the address.
 * @param onType called when the address changes; must be stable
 * @returns puts a choice into the address
 */
export function useAddressedType(onType: (type: OrderType) => void): (type: OrderType) => void {
  const { symbol, side, type } = useSearch('/pages/payment/stock');
  const navigate = useNavigate();
  const shown = useRef(type);
  useEffect(() => {
    if (shown.current !== type) onType(type);
    shown.current = type;
  }, [onType, type]);
  return (next) =>
    void navigate({ to: '/pages/payment/stock', search: { symbol, side, type: next }, replace: true });
}
