import type { Locale } from '../http/operation.js';

/**
 * The answer sent at once to a customer who writes after a day of silence. It says that it is automatic and promises
 * only the desk's hours. The thread's header shows these in the customer's time zone, which the server does not know.
 */
export const automaticAnswer: Readonly<Record<Locale, string>> = {
  en: 'This is an automatic answer: no person has read your message yet. When the desk is there stands above this chat, in your own time; it reads messages then and answers here, and your inbox tells you when it has. Never send your password or payment password: nobody here will ask for them.',
  de: 'Dies ist eine automatische Antwort: Noch hat niemand Ihre Nachricht gelesen. Wann der Kundenservice besetzt ist, steht in Ihrer Ortszeit über diesem Chat. Dann liest er Nachrichten und antwortet hier; Ihr Posteingang sagt Ihnen, wenn es so weit ist. Senden Sie nie Ihr Passwort oder Zahlungspasswort: Niemand hier wird danach fragen.',
  es: 'Esta es una respuesta automática: nadie ha leído aún tu mensaje. Encima de este chat figura, en tu hora local, cuándo hay alguien en atención al cliente: entonces lee los mensajes y responde aquí; tu bandeja te avisará. No envíes nunca tu contraseña ni la de pago: nadie aquí te las pedirá.',
  fr: 'Ceci est une réponse automatique : personne n’a encore lu votre message. Les heures de présence du service client figurent au-dessus de ce chat, à votre heure locale ; il lit alors les messages et répond ici, et votre boîte de réception vous préviendra. N’envoyez jamais votre mot de passe ni celui de paiement : personne ici ne les demandera.',
  it: 'Questa è una risposta automatica: nessuno ha ancora letto il tuo messaggio. Sopra questa chat è indicato, nella tua ora locale, quando l’assistenza è presente: allora legge i messaggi e risponde qui; la casella ti avviserà. Non inviare mai la password o la password di pagamento: nessuno qui te le chiederà.',
};
