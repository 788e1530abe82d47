/**
 * The namespaces that come with each language: what the frame says, how pages are called, and what can be said when
 * nothing more can be fetched. No page names them.
 */
export const coreNamespaces = ['app', 'shell', 'manifest'] as const;
