/**
 * The namespaces loaded with each language: the frame, the pages' names, and messages for when nothing more can be
 * loaded. Pages do not name them.
 */
export const coreNamespaces = ['app', 'shell', 'manifest'] as const;
