// @ts-check
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';

/**
 * Places one order, for loads that send at a steady pace whether or not the one before was answered.
 * @param {{agent: import('node:http').Agent, url: string, token: string, body: string}} order
 * @returns {Promise<string>} its id
 */
export function placeOrder({ agent, url, token, body }) {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${url}/api/v1/order`,
      {
        method: 'POST',
        agent,
        headers: {
          authorization: `Bearer ${token}`,
          platform: 'h5',
          'idempotency-key': randomUUID(),
          'content-type': 'application/json',
        },
      },
      async (incoming) => {
        const answer = (await incoming.setEncoding('utf8').toArray()).join('');
        if (incoming.statusCode === 201) resolve(JSON.parse(answer).id);
        else reject(new Error(`An order answered ${incoming.statusCode} ${answer}`));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
