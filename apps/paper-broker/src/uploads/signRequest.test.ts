import { expect, it } from 'vitest';
import { signRequest } from './signRequest.js';

/** The examples of Amazon's documentation, "Signature Calculations for the Authorization Header". */
const key = {
  id: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const at = new Date('2013-05-24T00:00:00Z');
const host = 'https://examplebucket.s3.amazonaws.com';

it('signs the published example of reading an object', () => {
  const request = { method: 'GET', url: new URL(`${host}/test.txt`), headers: { range: 'bytes=0-9' } };
  expect(signRequest(request, key, at)).toMatchObject({
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
      'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,' +
      'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  });
});

it('signs the published example of writing an object', () => {
  const request = {
    method: 'PUT',
    url: new URL(`${host}/test%24file.text`),
    headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    body: Buffer.from('Welcome to Amazon S3.'),
  };
  const { authorization } = signRequest(request, key, at);
  expect(authorization).toMatch(
    /Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd$/,
  );
});
