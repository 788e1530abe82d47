import { expect, test } from 'vitest';
import { textOf, textsOf, type Locale } from '../i18n/testing/textsOf.js';

/** The words of each language that mean the same as the one we use. */
const STRAY = {
  en: /\b(pay password|payment PIN|securities loan|help desk)\b/i,
  de: /Zahlungs-PIN|Zahlungscode|Wertpapierkredit|Effektenkredit|Kundendienst|Support-Team/i,
  fr: /code de paiement|prêt sur titres|service clientèle|(^|\s)assistance|contrat d’utilisation/i,
  it: /codice di pagamento|prestito titoli|servizio clienti|servizio assistenza|posta in arrivo|\bemail\b|\bcrypto\b|contratto d’uso|ordin[ei] a mercato|(?<!\{)\baccount\b|(di|questo) portafoglio\b|Carica la ricevuta|\bvers(are|amenti)\b/i,
  es: /clave de pago|PIN de pago|servicio al cliente|\bsoporte\b|\bjustificante|\busted\b|^Deje\b|\bretiros\b|[oó]rden(es)? de mercado|período/i,
} as const satisfies Record<Locale, RegExp>;
test.each(Object.keys(STRAY) as Locale[])('one word a thing in %s', (locale) => {
  const stray = textsOf(locale)
    .split('\n')
    .filter((text) => STRAY[locale].test(text));
  expect(stray).toEqual([]);
});

/** Formal address in the languages in which the app says "tu". */
const FORMAL = {
  it: /\b(Lasci|[Rr]ichieda|[Ii]nserisca|Non possiede|[Dd]i lei|[Ll]ei (usa|firma)|[Ll]e viene|suo (conto|consenso|accesso)|suoi diritti|modificare i suoi|Se (non )?rimborsa|Lei|Suo|Sua|Suoi|Sue|Scelga|Controlli|Carichi|Aggiunga|Scriva|Riprovi|Confronti|[Ll]e \w+iamo|trasferisca)\b/,
  es: /\b(usted|Usted|[Ss]u (contraseña|consentimiento|navegador|firma)|Deberá(?!s)|Puede (ver|cancelar|exportar|leer)|no (suba|introduzca)|Pida|Elija|Introduzca|[Ee]scriba|Suba|Revise|Compruebe|Añada|Inténtelo|Indique|Su cuenta|su cuenta|\w*[áéíóú]\w*selo)\b/,
} as const;

test.each(Object.keys(FORMAL) as (keyof typeof FORMAL)[])('one form of address in %s', (locale) => {
  const formal = textsOf(locale)
    .split('\n')
    .filter((text) => FORMAL[locale].test(text));
  expect(formal).toEqual([]);
});

/** What these texts are about has one name, whatever part of the app shows it. */
const SAME = [
  ['history.filledPrice', 'orderTicket.filledPrice'],
  ['history.orderPrice', 'explain.figure.order_price'],
  ['trade.row.price', 'stockQuote.averagePrice', 'explain.figure.average_price'],
] as const;

test.each(Object.keys(STRAY) as Locale[])('one name for one figure in %s', (locale) => {
  for (const ids of SAME) expect(new Set(ids.map((id) => textOf(locale, id))).size, ids.join()).toBe(1);
});

test('a second word is reported', () => {
  expect(STRAY.de.test('Ihr Wertpapierkredit')).toBe(true);
  expect(STRAY.fr.test('Contacter l’assistance, ou Assistance')).toBe(true);
  expect(FORMAL.es.test('Usted recibe')).toBe(true);
});
