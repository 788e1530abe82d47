import type { Wire } from '@fairlot/api-client/wire';
import { expect, test } from '../support/test.js';

/** Why something was refused, in the language of each customer: on its record and in the inbox. */
const languages = [
  ['de-DE', /^Ihr Nachweis lautet auf 70,00.\$\.$/, 'Die Prüfstelle wörtlich: „Page 2, please“'],
  ['fr-FR', /^Votre justificatif porte sur 70,00.\$US\.$/, 'Mots de l’examinateur : « Page 2, please »'],
  ['it-IT', /^La tua prova riporta 70,00.USD\.$/, 'Parole di chi ha esaminato: «Page 2, please»'],
  ['es-ES', /^Tu comprobante es de 70,00.US\$\.$/, 'Palabras de la revisión: «Page 2, please»'],
] as const;

for (const [locale, sentence, quotation] of languages) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a refusal is said in the customer’s language, and the reviewer is quoted as written', async ({
      page,
      broker,
      enter,
    }) => {
      const api = await enter();
      const { id } = await api.post<Wire['Deposit']>('/deposit', {
        channel_id: 'card_usd',
        amount: '80',
        proof_upload_id: await api.upload('proof', await page.screenshot()),
        timezone: 'Europe/Berlin',
      });
      await broker.control('POST', `/review/deposit/${id}`, {
        decision: 'refuse',
        reason_key: 'amount_differs',
        reason_params: { amount: '70' },
        reason: 'Page 2, please',
      });
      for (const address of [`deposit/detail?id=${id}`, 'notice/index']) {
        await page.goto(`/#/pages/${address}`);
        await expect(page.getByText(sentence).first()).toBeVisible();
        await expect(page.getByText(quotation).first()).toBeVisible();
      }
    });
  });
}

test('a refusal of an earlier version keeps its text', async ({ page, enter }) => {
  const api = await enter();
  const { data } = await api.get<Wire['DepositPage']>('/deposit');
  const refused = data.find(({ status_key: status }) => status === 'refuse');
  const old = { refuse_reason_key: null, refuse_reason_params: null, refuse_reason: 'No transfer came.' };
  await page.route(/\/api\/v1\/deposit\/dep_/, (route) => route.fulfill({ json: { ...refused, ...old } }));
  await page.goto(`/#/pages/deposit/detail?id=${refused?.id ?? ''}`);
  await expect(page.getByText('No transfer came.', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/own words/)).toHaveCount(0);
});
