import { Avatar } from '@fairlot/ui-kit/avatar';
import { Badge } from '@fairlot/ui-kit/badge';
import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { Divider } from '@fairlot/ui-kit/divider';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { GateNotice } from '@fairlot/ui-kit/gate-notice';
import { Grid, GridLink } from '@fairlot/ui-kit/grid';
import { BellIcon } from '@fairlot/ui-kit/icon';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { Cell, List } from '@fairlot/ui-kit/list';
import { Page } from '@fairlot/ui-kit/page';
import { QuoteRow } from '@fairlot/ui-kit/quote-row';
import { Result } from '@fairlot/ui-kit/result';
import { Skeleton } from '@fairlot/ui-kit/skeleton';
import { Sparkline } from '@fairlot/ui-kit/sparkline';
import { Spinner } from '@fairlot/ui-kit/spinner';
import { Stack } from '@fairlot/ui-kit/stack';
import { StatusPill } from '@fairlot/ui-kit/status-pill';
import { Tag } from '@fairlot/ui-kit/tag';
import { Heading, Text } from '@fairlot/ui-kit/text';
import { VisuallyHidden } from '@fairlot/ui-kit/visually-hidden';

const open = (
  <Button asChild>
    <a href="#open">Öffnen</a>
  </Button>
);

/**
 * Every part that does not say 'use client', and those with an action that a server component passes to them. React
 * refuses to render a page whose server component attaches a handler or a ref.
 */
export function ServerParts() {
  return (
    <Page>
      <Stack>
        <Heading level={2}>Vom Server</Heading>
        <Text>Ohne Code im Browser</Text>
        <Divider />
        <Avatar name="Hafen" /> <Badge count={3} /> <Tag>Neu</Tag> <Spinner /> <BellIcon />
        <VisuallyHidden>Nur zu hören</VisuallyHidden>
        <Skeleton />
        <Card>Eine Karte</Card>
        <Sparkline values={[1, 3, 2]} />
        <StatusPill state="done">Bezahlt</StatusPill>
        <KeyValue>
          <KeyValueRow label="Gebühr">1,00</KeyValueRow>
        </KeyValue>
        <Grid>
          <li>
            <GridLink label="Meldungen" icon={<BellIcon />} href="#bell" />
          </li>
        </Grid>
        <List>
          <li>
            <Cell asChild title="Zeile">
              <a href="#row" />
            </Cell>
          </li>
        </List>
        <QuoteRow symbol="HBR" price="12.5" changePercent="2" href="#quote" />
        <EmptyState title="Nichts da" action={open} />
        <GateNotice title="Anmelden" action={open} />
        <Result title="Fertig" action={open} />
      </Stack>
    </Page>
  );
}
