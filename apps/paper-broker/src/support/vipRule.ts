import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import type { Locale } from '../http/operation.js';

/** The automatic answer to a customer who asks for VIP. */
type Answer = 'granted' | 'identity';

const answers: Readonly<Record<Answer, Readonly<Record<Locale, string>>>> = {
  granted: {
    en: 'VIP is active: block trades are open to you. One such order can move a whole account, so look at its cost before you agree. This is an automatic answer.',
    de: 'VIP ist aktiv: Der Blockhandel steht Ihnen offen. Eine einzige solche Order kann ein ganzes Konto bewegen; sehen Sie sich die Kosten an, bevor Sie zustimmen. Dies ist eine automatische Antwort.',
    es: 'VIP está activo: ya puede hacer operaciones en bloque. Una sola orden así puede mover toda una cuenta; mire su coste antes de aceptar. Esta es una respuesta automática.',
    fr: 'VIP est actif : les transactions en bloc vous sont ouvertes. Un seul ordre de ce genre peut engager tout un compte ; regardez-en le coût avant d’accepter. Ceci est une réponse automatique.',
    it: 'VIP è attivo: ora può fare operazioni in blocco. Un solo ordine così può muovere un intero conto; guardi il costo prima di accettare. Questa è una risposta automatica.',
  },
  identity: {
    en: 'VIP needs a verified identity. Verify it in the settings, then ask for VIP here again. This is an automatic answer.',
    de: 'VIP setzt eine bestätigte Identität voraus. Bestätigen Sie sie in den Einstellungen und fragen Sie hier noch einmal nach VIP. Dies ist eine automatische Antwort.',
    es: 'VIP requiere una identidad verificada. Verifíquela en los ajustes y pida VIP aquí de nuevo. Esta es una respuesta automática.',
    fr: 'VIP demande une identité vérifiée. Vérifiez-la dans les réglages, puis demandez de nouveau VIP ici. Ceci est une réponse automatique.',
    it: 'VIP richiede un’identità verificata. La verifichi nelle impostazioni, poi chieda di nuovo VIP qui. Questa è una risposta automatica.',
  },
};

/**
 * The stated rule for VIP, where reviews are automatic: a customer with a verified identity who asks for it gets it.
 * @returns the answer; undefined if the message does not ask for VIP, or the customer has it
 */
export async function applyVipRule(
  tx: Tx,
  memberId: string,
  text: string,
  locale: Locale,
): Promise<string | undefined> {
  if (!/\bvip\b/i.test(text)) return undefined;
  const { vip, kyc_status: kyc } = await tx
    .selectFrom('member')
    .select(['vip', 'kyc_status'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (vip) return undefined;
  if (kyc !== 'pass') return answers.identity[locale];
  await tx.updateTable('member').set({ vip: true }).where('id', '=', memberId).execute();
  // What a customer may do is part of the profile, which apps read again when this is announced.
  await announce(tx, memberId, { event: 'kyc', id: memberId });
  return answers.granted[locale];
}
