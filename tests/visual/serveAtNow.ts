import { createHash } from 'node:crypto';
import { openBroker } from '../../apps/paper-broker/src/broker.js';
import { readConfig } from '../../apps/paper-broker/src/settings/config.js';
import { connectEmbedded } from '../../apps/paper-broker/src/db/connect.js';
import { createLogger } from '../../apps/paper-broker/src/http/logger.js';
import { withSecretKey } from '../../apps/paper-broker/src/secrets/secretKeyFile.js';
import { NOW } from './now.js';

/** The server at one fixed moment, including its wall clock, so that pictures do not change with the calendar. */
const config = withSecretKey(readConfig(process.env));
const db = await connectEmbedded({ dataDir: config.dataDir });
let drawn = 0;
const broker = await openBroker({
  config,
  db,
  entropy: {
    bytes: (length) =>
      new Uint8Array(
        createHash('shake256', { outputLength: length })
          .update(String((drawn += 1)))
          .digest(),
      ),
  },
  log: createLogger(config.logLevel),
  wall: () => NOW,
});
await broker.app.listen({ port: config.port, host: config.host });
broker.start();
process.on('SIGTERM', () => {
  void broker
    .close()
    .then(() => db.close())
    .then(() => process.exit(0));
});
