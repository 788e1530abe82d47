import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountPart } from '../../components/testing/mountPart.js';
import { DocumentImage } from './DocumentImage.js';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

test('an image that the server no longer has says so, although it is still shown', async () => {
  mountPart(
    <DocumentImage
      part="front"
      value={{ id: 'upl_1', url: PIXEL }}
      onValueChange={() => undefined}
      error="This picture is no longer stored."
      refusal={undefined}
    />,
  );
  await expect.element(page.getByText('This picture is no longer stored.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove' })).toBeVisible();
});
