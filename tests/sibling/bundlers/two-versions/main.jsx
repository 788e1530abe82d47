import { Button } from '@fairlot/ui-kit/button';
import { toast, Toaster } from '@fairlot/ui-kit/toast';
import { createRoot } from 'react-dom/client';
import '../../brand.css';

/** A part of a page, as a micro frontend brings it, with a copy of the kit and of React. `PLACE` is its element. */
createRoot(document.getElementById(PLACE)).render(
  <>
    <Button onClick={() => void toast(`${PLACE} sagt`)}>{PLACE}</Button>
    <Toaster />
  </>,
);
