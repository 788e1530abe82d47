import { Card } from '@fairlot/ui-kit/card';
import { de } from '@fairlot/ui-kit/messages';
import { Change, Price } from '@fairlot/ui-kit/price';
import { KitProvider } from '@fairlot/ui-kit/provider';
import { App } from './app.js';
import { ServerParts } from './serverParts.jsx';

/** A server component: what can be drawn here is, and what needs a browser says so itself. */
export default function Page() {
  return (
    <KitProvider locale="de" messages={de} timeZone="Europe/Berlin">
      <Card>
        <Price value="2500.5" currency="EUR" /> <Change percent="-1.5" />
      </Card>
      <App />
      <ServerParts />
    </KitProvider>
  );
}
