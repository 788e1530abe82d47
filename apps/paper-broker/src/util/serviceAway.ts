/**
 * Another service, such as a mail server, does not work. That says nothing about what was asked of it, so the same may
 * succeed later.
 */
export class ServiceAway extends Error {
  override readonly name = 'ServiceAway';
  /** A request that needs the service is answered so. */
  readonly statusCode = 503;
}
