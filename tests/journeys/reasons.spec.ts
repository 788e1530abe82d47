import type { Wire } from '@fairlot/api-client/wire';
import { expect, test } from '../support/test.js';

/** Why something was refused, in the language of each customer: on its record and in the inbox. */
const languages = [
  ['de', /^Ihr Nachweis lautet auf 70,00.\$\.$/, 'Die Prüfstelle wörtlich: „Page 2, please“'],
  ['fr', /^Votre justificatif porte sur 70,00.\$US\.$/, 'Mots de l’examinateur : « Page 2, please »'],
  ['it', /^La tua prova riporta 70,00.USD\.$/, 'Parole di chi ha esaminato: «Page 2, please»'],
  ['es', /^Tu comprobante es de 70,00.US\$\.$/, 'Palabras de la revisión: «Page 2, please»'],
] as const;

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
  await page.goto('/#/pages/setting/index');
  for (const [language, sentence, quotation] of languages)
    await test.step(language, async () => {
      await page.evaluate((key) => localStorage.setItem('fairlot.1.lang', JSON.stringify(key)), language);
      // The language is that of the start.
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const address of [`deposit/detail?id=${id}`, 'notice/index']) {
        await page.goto(`/#/pages/${address}`);
        const drawn = page.locator(`main[data-page="/pages/${address.split('?')[0] ?? ''}"]`);
        await expect(drawn.getByText(sentence).first()).toBeVisible();
        await expect(drawn.getByText(quotation).first()).toBeVisible();
      }
    });
});

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
