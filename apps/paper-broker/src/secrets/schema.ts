/** The table of migration 0242. */
export interface SecretTables {
  server_secret: {
    name: string;
    sealed: Uint8Array;
  };
}
