import type { Wire } from '@fairlot/api-client/wire';
import { byLanguage } from '../http/headers.js';
import { locales } from '../http/locale.js';
import type { BrokerContext } from '../context.js';
import type { Operations } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { findDocument } from './documents.js';

/** The company's documents, readable without signing in. */
export const documentOperations = ({ config }: Pick<BrokerContext, 'config'>): Operations => ({
  getDocument(call) {
    const wanted = locales.find((locale) => locale === call.query.lang);
    const document = findDocument(call.params.key, wanted ?? call.locale, config.appName);
    if (document === undefined) throw new Refusal('not_found');
    const body: Wire['Document'] = {
      key: document.key,
      version: document.version,
      lang: document.lang,
      title: document.title,
      body_md: document.body,
      sha256: document.sha256,
      published_at: document.publishedAt,
    };
    return Promise.resolve({ status: 200, body, headers: byLanguage });
  },
});
