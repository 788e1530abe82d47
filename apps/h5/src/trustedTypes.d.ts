interface TrustedTypePolicyRules {
  createHTML?: (text: string) => string;
  createScriptURL?: (text: string) => string;
}

interface Window {
  /**
   * Trusted Types, which TypeScript's library lacks; not every browser has them. The server's content policy lists
   * the app's policies, and no other can be made. What a policy returns is an object that the DOM accepts in place of
   * text.
   */
  trustedTypes?: {
    createPolicy<Rules extends TrustedTypePolicyRules>(name: 'news' | 'worker', rules: Rules): Rules;
  };
}
