import type { FastifyInstance } from 'fastify';

/**
 * When the app stops, ends its connections as soon as no request is open any more. Node itself ends only those that
 * are idle at that moment. A connection that gets its answer later, or that a browser opened in advance and has not
 * used yet, would keep the app from stopping.
 */
export function endConnections(app: FastifyInstance): void {
  const { server } = app;
  let open = 0;
  let isStopping = false;
  const endIfDone = (): void => {
    if (isStopping && open === 0) server.closeAllConnections();
  };
  server.on('request', (_request, response) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
      endIfDone();
    });
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    // After the server has stopped listening.
    setImmediate(endIfDone);
  });
}
