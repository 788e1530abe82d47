import type { Locale } from '../http/operation.js';

/** Said at once to whoever writes after a silence. It says what it is, and promises nothing but the hours of the desk. */
export const automaticAnswer: Readonly<Record<Locale, string>> = {
  en: 'This is an automatic answer: no person has read your message yet. The desk reads messages Monday to Friday, 08:00 to 20:00 UTC, and answers here; your inbox tells you when it has. Never send your password or payment password: nobody here will ask for them.',
  de: 'Dies ist eine automatische Antwort: Noch hat niemand Ihre Nachricht gelesen. Der Kundenservice liest Nachrichten Montag bis Freitag von 08:00 bis 20:00 UTC und antwortet hier; Ihr Posteingang sagt Ihnen, wenn es so weit ist. Senden Sie nie Ihr Passwort oder Zahlungspasswort: Niemand hier wird danach fragen.',
  es: 'Esta es una respuesta automática: nadie ha leído aún su mensaje. Atención al cliente lee los mensajes de lunes a viernes, de 08:00 a 20:00 UTC, y responde aquí; su bandeja se lo dirá. No envíe nunca su contraseña ni la de pago: nadie aquí se las pedirá.',
  fr: 'Ceci est une réponse automatique : personne n’a encore lu votre message. Le service client lit les messages du lundi au vendredi, de 08:00 à 20:00 UTC, et répond ici ; votre boîte de réception vous préviendra. N’envoyez jamais votre mot de passe ni celui de paiement : personne ici ne les demandera.',
  it: 'Questa è una risposta automatica: nessuno ha ancora letto il suo messaggio. L’assistenza legge i messaggi dal lunedì al venerdì, dalle 08:00 alle 20:00 UTC, e risponde qui; la casella la avviserà. Non invii mai la password o la password di pagamento: nessuno qui le chiederà.',
};
