/** The kit's modules import their styles: when a server renders, they go through the bundler too. */
export default { ssr: { noExternal: [/^@fairlot\//] } };
